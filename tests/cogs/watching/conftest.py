"""Fixtures: a store on a fresh database of each engine."""

from tests.bot.conftest import path, place, server
from tests.bot.store_fixtures import store

__all__ = ["path", "place", "server", "store"]  # fixtures
