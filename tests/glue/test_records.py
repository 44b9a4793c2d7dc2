"""The record of a game, handed out through Discord once the game is over."""

import json

from bot.tables.table import Status
from games.kit.referee import verify
from games.registry import GAMES
from tests.clicker import Clicker
from tests.clicks import Answer
from tests.glue.conftest import Opened
from tests.glue.dealing import dealt
from tests.world import World


def file_of(world: World, answer: Answer) -> tuple[str, str]:
    """Name and text of the file in an answer."""
    assert answer.shown is not None
    message = world.env.backend.get_message(answer.shown.channel_id, answer.shown.id)
    (attached,) = message.attachments
    return attached["filename"], world.env.backend.cdn.get(attached["url"]).decode()


async def test_whoever_asks_at_the_end_gets_the_whole_story(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=6)
    table_id = await dealt(world)
    onlooker = world.add("Zoe")
    await Clicker(world, table_id, 6).play()

    answer = await onlooker.do("record", table_id=table_id)

    assert answer.is_private
    name, text = file_of(world, answer)
    assert name == "heist-1.jsonl"
    assert name in answer.text
    assert verify(text, GAMES).why is None
    for person in world.people.values():
        assert str(person.id) not in text


async def test_a_game_that_was_called_off_tells_its_story_too(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=7)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 7)
    for _ in range(5):
        await clicker.look()
        await clicker.step()
    await world.coop.tables.end(table_id, world.ada.id)
    await world.settle()

    _, text = file_of(world, await world.ben.do("record", table_id=table_id))

    assert verify(text, GAMES).why is None
    assert json.loads(text.splitlines()[-1])["reason"] == "closed-by-host"


async def test_no_game_that_goes_on_tells_anything(opened: Opened) -> None:
    """A forged button on a live table."""
    world = await opened("Ada", "Ben", "Cleo", seed=8)
    table_id = await dealt(world)
    table = world.table(table_id)
    forged = table.verb("hand").custom_id.replace(":hand", ":record")

    answer = await world.ben.forge(table, forged)

    assert answer.is_private
    assert "over" in answer.text
    assert answer.shown is not None
    stored = world.env.backend.get_message(answer.shown.channel_id, answer.shown.id)
    assert not stored.attachments
    assert (await world.live(table_id)).status is Status.PLAYING
