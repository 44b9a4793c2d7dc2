"""Tests of the real bot on the playground, with a clock that is put forward."""

import re

import pytest

from tests.support.playground import Playground, text_of
from tests.support.sentences import sentence


async def test_lobby_that_is_not_dealt_ends() -> None:
    async with Playground() as play:
        await play.until_online()
        await play.settled(play.slash("Ada", "chicken start heist"))
        lobby = await play.wait_for_message(play.games, contains=sentence("lobby-button-join"))
        # One minute before the end of the lobby.
        play.hurry(29 * 60)
        await play.settled(play.click("Ben", lobby, label=sentence("lobby-button-join")))
        # The answer may be an acknowledgement only. If the clock jumped before the join, the lobby
        # would stay open for another half hour.
        await play.until(lambda: "Ben" in text_of(lobby), "the lobby to show Ben")
        play.hurry(31 * 60)
        await play.until(
            lambda: sentence("lobby-button-join") not in text_of(lobby), "the lobby to end"
        )


@pytest.mark.slow
async def test_next_process_has_the_same_clock() -> None:
    async with Playground() as play:
        await play.until_online()
        await play.settled(play.slash("Ada", "chicken start heist"))
        lobby = await play.wait_for_message(play.games, contains=sentence("lobby-button-join"))
        play.hurry(20 * 60)
        await play.kill_bot()
        # Only an answer shows that the new process is connected; it would miss a jump before that.
        await play.settled(play.slash("Ben", "chicken start heist", play.quiet))
        later = await play.wait_for_message(play.quiet, contains=sentence("lobby-button-join"))
        (ends,) = re.findall(r"<t:(\d+):R>", text_of(later))

        assert int(ends) == pytest.approx(play.simulation.clock.now() + 30 * 60, abs=30)

        # The first lobby has been open for 49 minutes, the second for 29.
        play.hurry(29 * 60)
        await play.until(
            lambda: sentence("lobby-button-join") not in text_of(lobby), "the lobby to end"
        )
        assert sentence("lobby-button-join") in text_of(later)
