"""Proofs of fair games: the seal, shown from the deal on, and the record of a finished game."""

import json

from bot.i18n.words import Words
from bot.tables.table import Status
from games.engine.referee import verify
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.found import found
from tests.support.world import World

WORDS = Words("en")


def file_of(world: World, answer: Answer) -> tuple[str, str]:
    """Return name and text of the file in an answer."""
    message = world.env.backend.get_message(answer.page.channel_id, answer.page.id)
    (attached,) = message.attachments
    return attached["filename"], found(world.env.backend.cdn.get(attached["url"])).decode()


async def test_record_of_a_finished_game_can_be_downloaded(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=6)
    table_id = await dealt(world)
    onlooker = world.add("Zoe")
    await Clicker(world, table_id, 6).skip()

    story = (await onlooker.do("story", table_id=table_id)).page
    answer = await onlooker.click(story, story.verb("record"))

    assert answer.is_private

    name, text = file_of(world, answer)
    assert name == "heist-1.jsonl"
    assert name in answer.text
    assert verify(text, GAMES).why is None

    # Records hold names but no ids.
    for person in world.people.values():
        assert str(person.id) not in text


async def test_record_of_a_cancelled_game_can_be_downloaded(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=7)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 7)
    for _ in range(5):
        await clicker.look()
        await clicker.step()

    await world.coop.tables.moderation.end(table_id, world.ada.id)
    await world.settle()

    story = (await world.ben.do("story", table_id=table_id)).page
    _, text = file_of(world, await world.ben.click(story, story.verb("record")))

    assert verify(text, GAMES).why is None
    # The last line says why the game was not finished.
    assert json.loads(text.splitlines()[-1])["reason"] == "closed-by-host"


async def test_record_of_a_running_game_is_refused(opened: Opened) -> None:
    """The button is forged on a running table."""
    world = await opened("Ada", "Ben", "Cleo", seed=8)
    table_id = await dealt(world)
    table = world.table(table_id)
    forged = table.verb("hand").custom_id.replace(":hand", ":record")

    answer = await world.ben.forge(table, forged)

    assert answer.is_private
    assert "over" in answer.text

    stored = world.env.backend.get_message(answer.page.channel_id, answer.page.id)
    # The refusal has no file.
    assert not stored.attachments
    assert (await world.live(table_id)).status is Status.PLAYING


class TestTheSeal:
    async def test_seal_button_needs_a_valid_signature(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=11)
        table_id = await dealt(world)
        button = (await world.ben.more(table_id)).verb("seal")
        seal = button.custom_id
        token = button.does.token

        # A token that this bot has never signed.
        answer = await world.ben.forge(world.table(table_id), seal.replace(token, "x" * 8))

        assert answer.text == WORDS("refused-stale-click")
