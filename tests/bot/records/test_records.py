"""Records: each finished game leaves one, and a running game reveals nothing."""

import asyncio
import json
import zlib
from unittest.mock import AsyncMock, Mock

import pytest

from bot.common.refused import NotWritten
from bot.records.records import GameGoesOn, NoRecord, NotKept, Records
from bot.records.repository import Reading
from cogs.replays.stories import Stories
from games.engine.referee import verify
from tests.bot.records.shelf import (
    TOYS,
    Changed,
    ChangedLater,
    play_out,
    played_out,
)
from tests.bot.tables.house import ADA, BEN
from tests.support.expect import expect


@pytest.fixture
def records(house, shelf):
    records = Records(shelf, TOYS)
    # The end of a game is what triggers its record.
    house.tables.on_end.append(records.write_record)
    return records


async def test_finished_game_leaves_a_valid_record(house, records, shelf):
    table_id = await played_out(house)
    await records.settle()

    table = await house.tables.table(table_id)
    text = zlib.decompress(shelf.bodies[table_id]).decode()

    assert text == await records.read(table)
    assert verify(text, TOYS).why is None

    # The first line is the header, and the last one the result.
    header, *_, last = map(json.loads, text.splitlines())
    assert {seat["name"] for seat in header["seats"]} == {"Ada", "Ben"}
    assert header["dealt_at"] == 1_000.0
    assert last["line"] == "result"
    # Records are public, so they name people only by their display names.
    assert "user_id" not in text


async def test_names_in_a_record_are_cleaned(house, records):
    table_id = await house.open()
    await house.tables.lobbies.join(table_id, BEN, "B\u2028e\u202en\ud800", "en", "joined 1")
    await house.tables.lobbies.start(table_id, ADA)
    await house.tables.moderation.end(table_id, ADA)
    text = await records.read(await house.tables.table(table_id))

    assert verify(text, TOYS).why is None

    header = json.loads(text.partition("\n")[0])
    assert {seat["name"] for seat in header["seats"]} == {"Ada", "B en"}


async def test_closed_game_leaves_a_record_and_a_running_game_none(house, records, shelf, table_id):
    await house.press(table_id, ADA, 0)
    # A record shows all hands, so it must not exist before the end.
    await expect(GameGoesOn, records.read(await house.tables.table(table_id)))

    assert shelf.bodies == {}
    await house.tables.moderation.end(table_id, ADA)
    table = await house.tables.table(table_id)
    await records.settle()

    text = await records.read(table)

    assert verify(text, TOYS).why is None
    # The last line tells why the game has no result.
    assert json.loads(text.splitlines()[-1])["reason"] == table.reason


async def test_server_without_records_gets_none(house, shelf):
    kept = False
    records = Records(shelf, TOYS, keeps=lambda _: kept)
    house.tables.on_end.append(records.write_record)
    table_id = await played_out(house)
    await records.settle()

    assert shelf.bodies == {}
    assert await shelf.unrecorded() == []

    kept = True  # games that were played before stay unrecorded
    table = await house.tables.table(table_id)
    await expect(NotKept, records.read(table))

    await expect(NotKept, Stories(shelf, TOYS).of(table))

    # Not even a repair may create the record later.
    await records.rewrite(table_id)
    assert shelf.bodies == {}


async def test_existing_record_is_kept_after_records_are_switched_off(house, shelf):
    kept = True
    records = Records(shelf, TOYS, keeps=lambda _: kept)
    table_id = await played_out(house)
    await records.rewrite(table_id)
    kept = False
    await records.rewrite(table_id)

    assert shelf.unkept == set()
    assert await records.read(await house.tables.table(table_id))


async def test_request_right_after_the_end_learns_that_there_is_no_record(house, shelf):
    records = Records(shelf, TOYS, keeps=lambda _: False)
    table_id = await played_out(house)
    await expect(NotKept, records.read(await house.tables.table(table_id)))


async def test_cancelled_lobby_leaves_no_record(house, records, shelf):
    table_id = await house.open()
    await house.tables.moderation.end(table_id, ADA)
    await records.settle()

    assert shelf.bodies == {}

    await expect(NoRecord, records.read(await house.tables.table(table_id)))


async def test_failed_record_is_written_at_the_next_start(house, records, shelf):
    shelf.fail = True
    table_id = await played_out(house)
    await records.settle()

    assert shelf.bodies == {}

    shelf.fail = False

    later = Records(shelf, TOYS)
    await later.write_missing()

    assert verify(await later.read(await house.tables.table(table_id)), TOYS).why is None


async def test_close_finishes_the_record_that_is_being_written(house, shelf):
    first = await played_out(house)
    second = await played_out(house)
    writing = asyncio.Event()
    go_on = asyncio.Event()
    put = shelf.put_record

    async def slowly(table_id, body, counted):
        writing.set()
        await go_on.wait()
        await put(table_id, body, counted)

    shelf.put_record = slowly
    records = Records(shelf, TOYS)
    await records.write_missing()
    await writing.wait()
    asyncio.get_running_loop().call_later(0.01, go_on.set)
    await records.settle()

    # The second record is left for the next start.
    assert list(shelf.bodies) == [first]
    assert await shelf.unrecorded() == [second]


async def test_cancelled_request_does_not_cancel_the_record(house, records, shelf):
    table = await house.tables.table(await played_out(house))
    shelf.bodies.clear()
    hasty = asyncio.create_task(records.read(table))
    patient = asyncio.create_task(records.read(table))
    await asyncio.sleep(0)
    # Both requests wait for the same task.
    hasty.cancel()

    assert verify(await patient, TOYS).why is None


async def test_game_that_fell_back_is_recorded_with_all_its_epochs(house, shelf, table_id):
    await house.press(table_id, ADA, 0)
    house.settings["games"] = changed = {"toy": Changed}
    house.restart()
    await play_out(house, table_id)

    text = await Records(shelf, changed).read(await house.tables.table(table_id))
    lines = [json.loads(line) for line in text.splitlines()]

    assert [line["epoch"] for line in lines if line["line"] == "fell_back"] == [1]
    # Steps after the checkpoint stay in the record, marked as superseded.
    assert [line["revision"] for line in lines if line.get("superseded")] == [1]
    assert verify(text, changed).why is None


def store_nothing(_):
    """Store nothing, like a feature that has found nothing to store."""


def reading(records):
    """Add a feature that cannot read a record without a replay."""

    def read(record, _):
        fault = "not replayed" if b"unreplayed" in record else None
        return Reading(store_nothing, fault)

    records.readers.append(read)
    return records


async def test_unreplayed_record_is_mended_when_the_rules_allow_it(house, shelf):
    table_id = await played_out(house)
    records = reading(Records(shelf, {"toy": ChangedLater}))
    records.write_record(table_id)
    await records.settle()

    assert b"unreplayed" in zlib.decompress(shelf.bodies[table_id])

    records = reading(Records(shelf, TOYS))
    await records.rewrite(table_id)
    mended = shelf.bodies[table_id]

    assert verify(zlib.decompress(mended).decode(), TOYS).why is None

    await reading(Records(shelf, {"toy": ChangedLater})).rewrite(table_id)
    assert shelf.bodies[table_id] == mended, "other rules made it worse"

    # A damaged record is written again as well.
    shelf.bodies[table_id] = b"egg"
    await records.rewrite(table_id)
    assert shelf.bodies[table_id] == mended


# -- features that read records --------------------------------------------------------------------


@pytest.mark.parametrize("adds", [False, True])
async def test_feature_reads_a_record_and_listeners_hear_if_it_adds_to_the_result(
    house, records, shelf, adds
):
    reads = Mock(return_value=Reading(store_nothing, adds_to_result=adds))
    told = []
    records.readers.append(reads)
    records.on_news.append(told.append)
    table_id = await played_out(house)
    await records.settle()

    ((record, table),) = [call.args for call in reads.call_args_list]
    assert (record, table.id) == (zlib.decompress(shelf.bodies[table_id]), table_id)
    # Messages are redrawn only for a record with news.
    assert told == ([table_id] if adds else [])


async def test_record_that_a_feature_cannot_read_is_kept_and_logged(house, records, shelf, caplog):
    records.readers.append(lambda *_: Reading(store_nothing, fault="a line of it makes no sense"))
    table_id = await played_out(house)
    await records.settle()

    assert table_id in shelf.bodies
    assert f"record cannot be counted: table={table_id}: a line of it" in caplog.text


@pytest.mark.parametrize("nonsense", [b"an egg", zlib.compress(b"\xff\xfe")])
async def test_unreadable_record_is_written_again(house, records, shelf, caplog, nonsense):
    table_id = await played_out(house)
    await records.settle()
    shelf.bodies[table_id] = nonsense
    text = await records.read(await house.tables.table(table_id))

    assert verify(text, TOYS).why is None
    assert zlib.decompress(shelf.bodies[table_id]).decode() == text
    assert "record is unreadable" in caplog.text


async def test_missing_table_has_no_record(house, records, shelf, caplog):
    table = await house.tables.table(await played_out(house))
    await records.settle()
    house.store.tables.clear()
    shelf.bodies.clear()
    await expect(NoRecord, records.read(table))

    assert shelf.bodies == {}


async def test_record_that_could_not_be_written_is_retried(house, records, shelf, monkeypatch):
    with monkeypatch.context() as locked:
        locked.setattr(shelf, "put_record", AsyncMock(side_effect=NotWritten))
        table_id = await played_out(house)
        await records.settle()

    assert table_id not in shelf.bodies

    await records.write_missing()
    await records.wait_idle(table_id)
    await asyncio.sleep(0)
    await records.settle()

    assert table_id in shelf.bodies


async def test_failed_query_for_missing_records_does_not_stop_the_start(shelf, caplog, monkeypatch):
    monkeypatch.setattr(shelf, "unrecorded", AsyncMock(side_effect=OSError("disk full")))
    records = Records(shelf, TOYS)
    await records.write_missing()
    await records.settle()
    assert "missing records not read" in caplog.text
