"""Here a store is a file."""

import pytest


@pytest.fixture
def place(path):
    return path
