"""Here a store is on a server."""

import pytest


@pytest.fixture
def place(server):
    return server
