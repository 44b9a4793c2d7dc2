"""Fixtures: a test house, and the store of its records."""

from tests.bot.records.conftest import house, shelf

__all__ = ["house", "shelf"]  # fixtures
