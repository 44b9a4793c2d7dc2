"""Errors on the bot's side:

the failed press changes nothing, the next one works, and no page lies.
"""

import logging
from typing import Any

import pytest

from bot.common.refused import NotWritten
from bot.tables.table import Status
from tests.discord.conftest import Expected, Opened
from tests.discord.dealing import game_at
from tests.support.clicker import Clicker
from tests.support.ledger import alter, journal, ledger, unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
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


async def test_differing_replay_falls_back_to_the_checkpoint(opened: Opened) -> None:
    """The rules change during a running game: the table says so and asks again."""
    world, table_id, clicker = await a_turn(opened, 74)
    for _ in range(200):  # until choices were made since the last checkpoint
        if _since_checkpoint(world, table_id) >= 1 and clicker.waits_for is not None:
            break

        await clicker.look()
        await clicker.step()

    epoch = (await world.live(table_id)).epoch
    rows = journal(world.database, table_id)

    def rules_change(database: Any) -> None:
        # A fingerprint that the present rules do not produce.
        alter(
            database,
            "UPDATE journal SET fingerprint = 'other-rules' WHERE table_id = ? AND revision = ?",
            table_id,
            rows[-1][1],
        )

    await world.restart(crash=True, meanwhile=rules_change)
    table = await world.live(table_id)
    await world.settle()

    # A new epoch begins at the checkpoint.
    assert table.epoch == epoch + 1
    assert sentence("table-fell-back") in "\n".join(text for _, text in world.public)
    assert journal(world.database, table_id)[: len(rows)] == rows, "superseded rows are kept"

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER


def _since_checkpoint(world: World, table_id: str) -> int:
    # The number of choices after the last checkpoint.
    books = ledger(world.database)
    passed = max(row[2] for row in books["checkpoints"] if row[0] == table_id)
    return len([row for row in books["journal"] if row[0] == table_id and row[2] > passed])
