"""Every game that ends leaves a record; none tells of a game that goes on."""

import asyncio
import json
import zlib
from unittest.mock import AsyncMock

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


@pytest.fixture
def records(house, shelf):
    records = Records(shelf, TOYS)
    house.tables.on_end.append(records.ended)
    return records


async def test_a_finished_game_leaves_a_record_that_is_true(house, records, shelf):
    table_id = await played_out(house)
    await records.settle()

    table = await house.tables.table(table_id)
    text = zlib.decompress(shelf.bodies[table_id]).decode()

    assert text == await records.of(table)
    assert verify(text, TOYS).why is None

    header, *_, last = map(json.loads, text.splitlines())
    assert {one["name"] for one in header["seats"]} == {"Ada", "Ben"}
    assert header["dealt_at"] == 1_000.0
    assert last["line"] == "result"
    assert "user_id" not in text


async def test_names_in_a_record_are_as_harmless_as_at_the_table(house, records):
    table_id = await house.open()
    await house.tables.lobbies.join(table_id, BEN, "B\u2028e\u202en\ud800", "en", "joined 1")
    await house.tables.lobbies.start(table_id, ADA)
    table = await house.tables.moderation.end(table_id, ADA)
    await records.settle()

    text = await records.of(table)

    assert verify(text, TOYS).why is None

    header = json.loads(text.partition("\n")[0])
    assert {one["name"] for one in header["seats"]} == {"Ada", "B en"}


async def test_a_game_that_was_ended_leaves_one_too(house, records):
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    table = await house.tables.moderation.end(table_id, ADA)
    await records.settle()

    text = await records.of(table)

    assert verify(text, TOYS).why is None
    assert json.loads(text.splitlines()[-1])["reason"] == table.reason


async def test_a_server_that_keeps_none_is_left_with_none(house, shelf):
    kept = False
    records = Records(shelf, TOYS, keeps=lambda _: kept)
    house.tables.on_end.append(records.ended)
    table_id = await played_out(house)
    await records.settle()

    assert shelf.bodies == {}
    assert await shelf.unrecorded() == []

    kept = True  # from now on: what was played is gone
    table = await house.tables.table(table_id)
    with pytest.raises(NotKept):
        await records.of(table)

    with pytest.raises(NotKept):
        await Stories(shelf, TOYS).of(table)

    await records.mend(table_id)
    assert shelf.bodies == {}


async def test_what_has_a_record_keeps_it_whatever_its_server_wants_since(house, shelf):
    kept = True
    records = Records(shelf, TOYS, keeps=lambda _: kept)
    table_id = await played_out(house)
    await records.mend(table_id)
    kept = False
    await records.mend(table_id)

    assert shelf.unkept == set()
    assert await records.of(await house.tables.table(table_id))


async def test_whoever_asks_as_the_game_ends_hears_that_it_is_not_kept(house, shelf):
    records = Records(shelf, TOYS, keeps=lambda _: False)
    table_id = await played_out(house)
    with pytest.raises(NotKept):
        await records.of(await house.tables.table(table_id))


async def test_a_lobby_that_was_cancelled_leaves_none(house, records, shelf):
    table_id = await house.open()
    await house.tables.moderation.end(table_id, ADA)
    await records.settle()

    assert shelf.bodies == {}

    with pytest.raises(NoRecord):
        await records.of(await house.tables.table(table_id))


async def test_nothing_is_told_of_a_game_that_goes_on(house, records, shelf):
    table_id = await house.deal(BEN)

    with pytest.raises(GameGoesOn):
        await records.of(await house.tables.table(table_id))
    assert shelf.bodies == {}


async def test_what_could_not_be_written_is_written_at_the_next_start(house, records, shelf):
    shelf.fail = True
    table_id = await played_out(house)
    await records.settle()

    assert shelf.bodies == {}

    shelf.fail = False

    later = Records(shelf, TOYS)
    await later.write_missing()

    assert verify(await later.of(await house.tables.table(table_id)), TOYS).why is None


async def test_closing_finishes_the_record_that_was_begun_while_catching_up(house, shelf):
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

    assert list(shelf.bodies) == [first]
    assert await shelf.unrecorded() == [second]


async def test_who_stops_waiting_for_a_record_stops_nobody_else(house, records, shelf):
    table = await house.tables.table(await played_out(house))
    shelf.bodies.clear()
    hasty = asyncio.create_task(records.of(table))
    patient = asyncio.create_task(records.of(table))
    await asyncio.sleep(0)
    hasty.cancel()

    assert verify(await patient, TOYS).why is None


async def test_a_game_that_fell_back_is_recorded_with_all_its_epochs(house, shelf):
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    house.settings["games"] = changed = {"toy": Changed}
    house.restart()
    await play_out(house, table_id)

    text = await Records(shelf, changed).of(await house.tables.table(table_id))
    lines = [json.loads(line) for line in text.splitlines()]

    assert [line["epoch"] for line in lines if line["line"] == "fell_back"] == [1]
    assert [line["revision"] for line in lines if line.get("superseded")] == [1]
    assert verify(text, changed).why is None


def store_nothing(_):
    """What a feature stores that has found nothing."""


def reading(records):
    """With a feature that cannot read what was not replayed."""

    def read(record, _):
        fault = "not replayed" if b"unreplayed" in record else None
        return Reading(store_nothing, fault)

    records.readers.append(read)
    return records


async def test_a_record_that_counts_for_nobody_is_mended_when_the_rules_can_follow_it_again(
    house, shelf
):
    table_id = await played_out(house)
    records = reading(Records(shelf, {"toy": ChangedLater}))
    records.ended(table_id)
    await records.settle()

    assert b"unreplayed" in zlib.decompress(shelf.bodies[table_id])

    records = reading(Records(shelf, TOYS))
    await records.mend(table_id)
    mended = shelf.bodies[table_id]

    assert verify(zlib.decompress(mended).decode(), TOYS).why is None

    await reading(Records(shelf, {"toy": ChangedLater})).mend(table_id)
    assert shelf.bodies[table_id] == mended, "other rules made it worse"

    shelf.bodies[table_id] = b"egg"
    await records.mend(table_id)
    assert shelf.bodies[table_id] == mended


# -- what else becomes of it -----------------------------------------------------------------------


@pytest.mark.parametrize("adds", [False, True])
async def test_listeners_hear_of_records_that_add_to_the_result(house, records, adds):
    told = []
    records.readers.append(lambda *_: Reading(store_nothing, adds_to_result=adds))
    records.on_news.append(told.append)
    table_id = await played_out(house)
    await records.settle()

    assert told == ([table_id] if adds else [])


async def test_a_feature_reads_the_record_and_its_table(house, records, shelf):
    heard = []

    def read(record, table):
        heard.append((record, table.id))
        return Reading(store_nothing)

    records.readers.append(read)
    table_id = await played_out(house)
    await records.settle()

    assert heard == [(zlib.decompress(shelf.bodies[table_id]), table_id)]


async def test_a_record_that_counts_for_nobody_is_a_record_and_the_log_says_why(
    house, records, shelf, caplog
):
    records.readers.append(lambda *_: Reading(store_nothing, fault="a line of it makes no sense"))
    table_id = await played_out(house)
    await records.settle()

    assert table_id in shelf.bodies
    assert f"record cannot be counted: table={table_id}: a line of it" in caplog.text


@pytest.mark.parametrize("nonsense", [b"an egg", zlib.compress(b"\xff\xfe")])
async def test_a_record_that_makes_no_sense_is_written_anew(
    house, records, shelf, caplog, nonsense
):
    table_id = await played_out(house)
    await records.settle()
    shelf.bodies[table_id] = nonsense
    text = await records.of(await house.tables.table(table_id))

    assert verify(text, TOYS).why is None
    assert zlib.decompress(shelf.bodies[table_id]).decode() == text
    assert "record is unreadable" in caplog.text


async def test_a_table_that_is_gone_has_none(house, records, shelf, caplog):
    table = await house.tables.table(await played_out(house))
    await records.settle()
    house.store.tables.clear()
    shelf.bodies.clear()
    with pytest.raises(NoRecord):
        await records.of(table)

    assert shelf.bodies == {}


async def test_a_record_that_could_not_be_written_is_missing_until_it_is(
    house, records, shelf, monkeypatch
):
    with monkeypatch.context() as locked:
        locked.setattr(shelf, "put_record", AsyncMock(side_effect=NotWritten))
        table_id = await played_out(house)
        await records.settle()

    assert table_id not in shelf.bodies

    await records.write_missing()
    await records.quiet(table_id)
    await asyncio.sleep(0)
    await records.settle()

    assert table_id in shelf.bodies


async def test_a_start_that_cannot_look_what_is_missing_is_a_start(shelf, caplog, monkeypatch):
    monkeypatch.setattr(shelf, "unrecorded", AsyncMock(side_effect=OSError("disk full")))
    records = Records(shelf, TOYS)
    await records.write_missing()
    await records.settle()
    assert "missing records not read" in caplog.text
