"""Tests that the real bot starts on the playground."""

from tests.support.playground import Playground
from tests.support.sentences import sentence


async def test_started_bot_opens_a_table() -> None:
    async with Playground() as play:
        await play.until_online()
        await play.settled(play.slash("Ada", "chicken start heist"))
        await play.wait_for_message(play.games, contains=sentence("lobby-button-join"))
