"""Restarts in the middle of a game, with and without a crash."""

import pytest

from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import game_at
from tests.support.clicker import Clicker
from tests.support.ledger import journal, ledger
from tests.support.world import World

MOMENTS = {
    "turn": 12,
    "override": 20,
    "sweep": 12,
    "decision_a": 38,
    "decision_b": 31,
    "split": 17,
}
"""Kinds of asks, each with the seed of a game that comes to it."""


async def everything_asked(clicker: Clicker) -> dict[str, tuple[str, bool]]:
    """Return for each player the token of their question and whether they have answered."""
    found = {}
    for person in clicker.world.people.values():
        question = await clicker.question(person)
        if question is not None:
            found[person.name] = (question.token, question.settled)

    return found


def everything_shown(world: World) -> list[tuple[int, str]]:
    """Return all messages of the channel and of all DMs, with their texts."""
    shown = [(message.id, message.text) for message in world.in_channel()]
    for person in world.people.values():
        shown += [(one.id, one.text) for one in person.dms()]
    return shown


@pytest.mark.parametrize("crash", [False, True], ids=["politely", "killed"])
@pytest.mark.parametrize("moment", MOMENTS)
async def test_game_continues_after_a_restart(opened: Opened, moment: str, crash: bool) -> None:
    clicker = await game_at(opened, moment, MOMENTS[moment])
    world = clicker.world
    table_id = clicker.table_id
    asked = await everything_asked(clicker)
    shown = everything_shown(world)
    books = ledger(world.database)

    await world.restart(crash=crash)

    # Same tokens, same messages, same rows: the restart left no trace.
    assert await everything_asked(clicker) == asked, "somebody is asked anew"
    assert everything_shown(world) == shown, "a message was changed or posted twice"
    assert ledger(world.database) == books

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER

    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == clicker.presses


async def test_old_buttons_work_after_a_restart(opened: Opened) -> None:
    """The pressed button was drawn before the restart."""
    clicker = await game_at(opened, "turn", seed=8)
    world = clicker.world
    table_id = clicker.table_id
    ((person, _),) = await clicker.asked()
    card = person.card(table_id)
    await world.restart(crash=True)
    before = len(journal(world.database, table_id))
    control = card.answers[0]
    # The card as it was read before the restart.
    answer = await person.click(card, control, clicker.values(control))

    assert answer.kind == "update"
    assert len(journal(world.database, table_id)) == before + 1


async def test_crash_between_commit_and_answer(opened: Opened) -> None:
    """The choice counts, and the messages are updated after the restart."""
    clicker = await game_at(opened, "turn", seed=9)
    world = clicker.world
    table_id = clicker.table_id
    ((person, _),) = await clicker.asked()
    card = person.card(table_id)
    control = card.answers[0]
    before = len(journal(world.database, table_id))
    # The process ends before any answer is sent.
    world.wire.dead = True
    answer = await person.click(card, control, clicker.values(control))

    assert answer.kind is None, "the answer was to be lost"

    await world.restart(crash=True)
    assert len(journal(world.database, table_id)) == before + 1

    for other, _ in await clicker.asked():
        assert other.card(table_id).answers

    # The old card may be edited or replaced by a new one.
    if person.card(table_id).id == card.id:
        assert control not in person.card(table_id).live, "the answered question still stands"

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER


async def test_crash_after_sending_does_not_duplicate_the_card(opened: Opened) -> None:
    """The card was sent, but its id was not stored.

    It is sent again, and Discord recognises the nonce.
    """
    world = await opened("Ada", "Ben", "Cleo", seed=11)
    await world.ada.start()
    table_id = (await world.the_table()).id
    await world.ben.join()
    await world.cleo.join()
    world.wire.dies_after = r"POST /channels/\d+/messages"
    await world.ada.do("start")

    assert world.wire.dead

    # The process ended after the first of three cards.
    asking = [card.id for one in world.people.values() for card in one.dms() if card.answers]
    assert len(asking) == 1, "one card was sent before the end"

    await world.restart(crash=True)

    clicker = Clicker(world, table_id, seed=11)
    ((person, _),) = await clicker.asked()

    assert person.card(table_id).id == asking[0]
    assert [card.id for card in person.dms() if card.answers] == asking, "the card came twice"

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER


async def test_lobby_survives_a_restart(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    await world.ada.start()
    await world.ben.join()
    await world.restart(crash=True)

    assert len(world.in_channel()) == 1

    await world.cleo.join()
    await world.ada.do("start")
    assert (await world.the_table()).status is Status.PLAYING


async def test_deadlines_do_not_change_by_a_restart(opened: Opened) -> None:
    """A restart takes no time from any player and gives little."""
    clicker = await game_at(opened, "turn", seed=10)
    world = clicker.world
    table_id = clicker.table_id
    due = (await world.live(table_id)).due
    await world.tick(5)
    await world.restart()

    # Without an outage the deadline is unchanged.
    assert (await world.live(table_id)).due == due
