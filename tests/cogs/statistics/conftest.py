"""Fixtures: a store on a fresh database of each engine."""

from tests.bot.conftest import path, place, server
from tests.bot.store_fixtures import owned, store

__all__ = ["owned", "path", "place", "server", "store"]  # fixtures
