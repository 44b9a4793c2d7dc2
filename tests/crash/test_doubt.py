"""A sample of the tests with a database in doubt; `python -m tests.crash` runs all of them."""

import pytest

from tests.crash.doubt import Cut, cuts, pause


@pytest.mark.slow
async def test_answer_after_a_cut_commit_is_never_false() -> None:
    assert await cuts(len(Cut)) == []


@pytest.mark.slow
async def test_coop_that_may_have_lost_its_lease_says_nothing() -> None:
    assert await pause(3.0) == []
