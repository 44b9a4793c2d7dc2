"""Fixtures: the tests of this folder use a database in a file."""

import pytest


@pytest.fixture
def place(path):
    return path
