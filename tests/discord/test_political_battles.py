"""A battle has a message of its own: sent, edited during the battle, and kept with its result."""

from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import delete
from tests.support.clicker import Clicker
from tests.support.sentences import sentence
from tests.support.shown import Shown
from tests.support.world import World

FOUR = ("Ada", "Ben", "Cleo", "Dan")
VERDICTS = [sentence(f"political-battle-{end}") for end in ("take-over", "destroy", "held")]


async def a_battle(opened: Opened, seed: int) -> Clicker:
    """Return a game in which a player has to answer an attack."""
    world = await opened(*FOUR, seed=seed)
    clicker = Clicker(world, await dealt(world, game="political"), seed)
    await clicker.skip(until=lambda: clicker.waits_for == "answer")

    assert clicker.waits_for == "answer", "nobody ever attacks anybody"

    return clicker


def battles(world: World, table_id: str) -> list[Shown]:
    """Return the messages that are no table, oldest first."""
    return [
        message
        for message in world.in_channel()
        if not message.belongs_to(table_id) and not message.links
    ]


def is_decided(shown: Shown) -> bool:
    return any(verdict in shown.text for verdict in VERDICTS)


async def decided(clicker: Clicker) -> None:
    while clicker.waits_for in ("answer", "reraise"):
        assert await clicker.step()
        await clicker.look()


async def test_battle_message_is_edited_to_its_result(opened: Opened) -> None:
    clicker = await a_battle(opened, 91)
    world = clicker.world
    table_id = clicker.table_id
    battle = battles(world, table_id)[-1]
    table = world.table(table_id)

    assert not is_decided(battle)
    assert not battle.controls

    title, *rest = battle.text.splitlines()
    assert title in table.text
    # Only the title of the battle is on the table.
    assert all(line not in table.text for line in rest), "the table keeps one line of it"

    before = battles(world, table_id)
    await decided(clicker)
    after = battles(world, table_id)

    # The same messages, of which the last was edited.
    assert [one.id for one in after] == [one.id for one in before]
    assert is_decided(after[-1])


async def test_deleted_battle_message_is_not_sent_again(opened: Opened) -> None:
    clicker = await a_battle(opened, 97)
    world = clicker.world
    table_id = clicker.table_id
    *before, battle = battles(world, table_id)
    await delete(world, battle)
    await decided(clicker)

    # A deleted battle is not important enough to be sent again.
    assert [message.id for message in battles(world, table_id)] == [one.id for one in before]
    # The table itself goes on.
    assert world.table(table_id).buttons
