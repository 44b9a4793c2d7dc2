"""Fixtures: a test house, and a store for the records of its games."""

import pytest

from tests.bot.records.shelf import Shelf


@pytest.fixture
def shelf(house):
    return Shelf(house.store)
