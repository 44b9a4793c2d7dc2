"""Fixtures: a test house, and a store for the records of its games."""

import pytest

from tests.bot.records.shelf import Shelf
from tests.bot.tables.house import House


@pytest.fixture
def house():
    return House()


@pytest.fixture
def shelf(house):
    return Shelf(house.store)
