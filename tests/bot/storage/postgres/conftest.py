"""Fixtures: the tests of this folder use a database on a server."""

import pytest


@pytest.fixture
def place(server):
    return server
