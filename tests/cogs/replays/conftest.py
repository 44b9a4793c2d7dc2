"""Fixtures: a test house, and the store of its records."""

from tests.bot.conftest import house
from tests.bot.records.conftest import shelf

__all__ = ["house", "shelf"]  # fixtures
