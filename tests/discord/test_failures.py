"""Errors on the bot's side:

the failed press changes nothing, the next one works, and no page lies.
"""

import logging
from typing import Any

import pytest

from bot.common.refused import NotWritten
from bot.tables.refusals import SomethingBroke
from bot.tables.table import Status
from games.engine.engine import Engine
from tests.discord.conftest import Expected, Opened
from tests.discord.dealing import game_at
from tests.support.clicker import Clicker
from tests.support.ledger import alter, journal, ledger, unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Control, Shown
from tests.support.world import World


class DiskFull(OSError):
    """An error that a store may raise."""


async def a_turn(opened: Opened, seed: int) -> tuple[World, str, Clicker]:
    clicker = await game_at(opened, "turn", seed)
    return clicker.world, clicker.table_id, clicker


async def an_answer(clicker: Clicker) -> tuple[Person, Shown, Control]:
    person, _ = (await clicker.asked())[0]
    card = person.card(clicker.table_id)
    return person, card, card.answers[0]


async def test_failed_commit_changes_nothing(
    opened: Opened, expected: Expected, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, table_id, clicker = await a_turn(opened, 71)
    person, card, control = await an_answer(clicker)
    before = ledger(world.database)
    shown = world.table(table_id)

    async def save(*what: Any, **more: Any) -> None:
        raise DiskFull

    # Only this commit fails.
    with monkeypatch.context() as broken:
        broken.setattr(world.coop.store.tables, "save", save)
        told = await person.click(card, control, clicker.values(control))

    # The error must be logged; without this flag the guard would fail the test.
    expected.errors = True
    assert_refused(told, SomethingBroke())
    assert ledger(world.database) == before
    assert world.table(table_id) == shown

    # The same button works when the store does.
    await person.click(card, control, clicker.values(control))
    assert len(journal(world.database, table_id)) == len(before["journal"]) + 1

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER


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


def breaking(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Make the script raise in the middle of its next steps, after it has changed the state."""
    left = [times]
    run = Engine._run

    def breaks(self: Engine, sent: Any) -> None:
        # Only choices fail, not the entering of the script.
        if sent is not None and left[0]:
            left[0] -= 1
            self.game.state.draws += 1
            self.broken = True
            raise ZeroDivisionError("a bug in the rules")

        run(self, sent)

    monkeypatch.setattr(Engine, "_run", breaks)


async def test_script_that_fails_once_changes_nothing(
    opened: Opened, expected: Expected, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, table_id, clicker = await a_turn(opened, 72)
    person, card, control = await an_answer(clicker)
    before = ledger(world.database)
    breaking(monkeypatch, times=1)
    expected.errors = True
    assert_refused(await person.click(card, control, clicker.values(control)), SomethingBroke())

    # The draft with the half-done change was thrown away.
    assert ledger(world.database) == before

    await person.click(card, control, clicker.values(control))
    assert len(journal(world.database, table_id)) == len(before["journal"]) + 1

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER


async def test_script_that_fails_twice_pauses_the_table(
    opened: Opened, expected: Expected, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, table_id, clicker = await a_turn(opened, 73)
    person, card, control = await an_answer(clicker)
    rows = journal(world.database, table_id)
    breaking(monkeypatch, times=2)
    expected.errors = True

    for _ in range(2):
        answer = await person.click(card, control, clicker.values(control))
        assert answer.is_private

    table = await world.live(table_id)
    assert table.status is Status.PAUSED
    assert table.reason is not None
    assert sentence(table.reason) in world.table(table_id).text
    # A second failure would repeat, so the table pauses and keeps its journal.
    assert journal(world.database, table_id) == rows, "what was chosen is not lost"

    answer = await person.forge(card, control.custom_id, clicker.values(control))
    assert answer.is_private


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


async def test_deleted_table_message_is_sent_again(opened: Opened) -> None:
    """The public table is deleted: it is sent again, and the game goes on."""
    world, table_id, clicker = await a_turn(opened, 75)
    # The edit of a deleted message fails with this code.
    world.wire.allowed.add(10008)
    gone = world.table(table_id)
    world.env.backend.delete_message(gone.channel_id, gone.id)
    await clicker.play_on()

    assert (await world.live(table_id)).status is Status.OVER
    assert world.table(table_id).id != gone.id, "the table did not come back"


async def test_table_is_sent_again_below_the_chat(opened: Opened) -> None:
    """The table is sent again below the chat and can be played there."""
    world, table_id, clicker = await a_turn(opened, 76)
    first = world.table(table_id)
    # More messages than the bot tolerates below a table.
    for number in range(12):
        await world.ada.member.send(world.channel, f"cluck {number}")

    await world.tick(61)

    def stub() -> Shown:
        return world.message(first.channel_id, first.id)

    # The old message becomes a link to the new one.
    await clicker.play(until=lambda: not stub().controls)
    assert not stub().controls
    assert str(world.table(table_id).id) in stub().text

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER
