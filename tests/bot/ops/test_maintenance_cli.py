"""Ids on the command line."""

from argparse import ArgumentTypeError

import pytest

from bot.ops.maintenance_cli import an_id


@pytest.mark.parametrize("typed", ["Ada", "0", "-1", "12٣", "9" * 25, ""])
def test_only_an_id_is_an_id(typed):
    with pytest.raises(ArgumentTypeError, match="Copy User ID"):
        an_id(typed)


def test_an_id_is_a_number():
    assert an_id("1001") == 1001
