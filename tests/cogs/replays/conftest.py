"""A house, and the shelf with the records of its games."""

from tests.bot.records.conftest import house, shelf

__all__ = ["house", "shelf"]  # fixtures
