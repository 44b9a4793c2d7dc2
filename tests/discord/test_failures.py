"""Errors on the bot's side:

the failed press changes nothing, the next one works, and no page lies.
"""

import logging

import pytest

from bot.common.refused import NotWritten
from bot.tables.table import Status
from tests.discord.conftest import Expected, Opened
from tests.discord.dealing import game_at
from tests.support.clicker import Clicker
from tests.support.ledger import unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.shown import Control, Shown
from tests.support.world import World


async def a_turn(opened: Opened, seed: int) -> tuple[World, str, Clicker]:
    clicker = await game_at(opened, "turn", seed)
    return clicker.world, clicker.table_id, clicker


async def an_answer(clicker: Clicker) -> tuple[Person, Shown, Control]:
    person, _ = (await clicker.asked())[0]
    card = person.card(clicker.table_id)
    return person, card, card.answers[0]


async def test_full_disk_is_refused_logged_and_survived(
    opened: Opened, expected: Expected, caplog: pytest.LogCaptureFixture
) -> None:
    """No player sees a choice that was not stored, the log says it once with the reason,
    and then all continues.
    """
    world, table_id, clicker = await a_turn(opened, 71)
    person, card, control = await an_answer(clicker)
    with unchanged(world.database):
        shown = world.table(table_id)

        async def only_look(is_full: int) -> None:
            await world.coop.store.database.read(
                # SQLite refuses every write in this mode.
                lambda db: db.execute(f"PRAGMA query_only = {is_full}")
            )

        await only_look(1)
        for _ in range(3):
            assert_refused(await person.click(card, control, clicker.values(control)), NotWritten())

        assert_refused(await world.ada.start(), NotWritten())
        expected.errors = True
        (told,) = [record for record in caplog.records if record.levelno >= logging.ERROR]

        assert "attempt to write a readonly database" in told.getMessage()
        # A known error is logged without a traceback.
        assert told.exc_info is None

        # Deadlines pass during the hour, and no default can be stored.
        await world.tick(3600)

    assert world.table(table_id) == shown

    said = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert 2 <= len(said) <= 4, "once a minute at most, while it is tried"
    assert all("readonly" in one.getMessage() and one.exc_info is None for one in said)

    await only_look(0)
    await world.tick(10)
    await clicker.play_on()

    assert (await world.live(table_id)).status is Status.OVER
