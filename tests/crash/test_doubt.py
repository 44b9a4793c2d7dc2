"""A sample of what befalls a database on a server; all of it: `python -m tests.crash`."""

from tests.crash.doubt import Cut, cuts, pause


async def test_who_pressed_when_a_commit_was_cut_is_told_nothing_false() -> None:
    assert await cuts(len(Cut)) == []


async def test_coop_that_may_have_lost_its_lease_says_nothing() -> None:
    assert await pause(3.0) == []
