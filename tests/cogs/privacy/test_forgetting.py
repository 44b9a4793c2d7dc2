"""The erasure of a person, from everything that is stored."""

import asyncio
from contextlib import suppress

import pytest

from bot.i18n.words import instance
from bot.storage.stored import STORED, ColumnKind, columns
from bot.tables.refusals import TableGone
from bot.tables.table import Absence, Pace, Status, alone_with
from cogs.privacy.forgetting import Forgetting
from games.engine.referee import verify
from games.registry import GAMES
from tests.cogs.privacy.nest import BEN, DM, NAME, PEOPLE, WORDS, ZEB, bytes_of, traces
from tests.support.found import found


async def test_erasure_leaves_no_trace_in_any_table(nest, forgetting, place):
    await nest.fill_all(place)
    before = {table for table, _ in traces(await nest.dump())}
    # All columns that can hold a person.
    named = {table for table, _ in columns(*PEOPLE, ColumnKind.SURFACE, ColumnKind.WORDS)}

    assert named <= before, "the test must put this person everywhere"

    await forgetting.forget(ZEB)

    assert traces(await nest.dump()) == set()


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_erasure_leaves_no_trace_in_files_of_sqlite(nest, forgetting, path, store, place):
    # Large values and their deletion leave free pages in the file.
    await nest.fill_all(place)
    await store.put_meta("much", "x" * 500_000)
    await store.put_meta("much", "")
    for ending in ("before-0013", "before-restore", "before-restore-wal"):
        # Copies that migrations and restores leave beside the database.
        path.with_name(f"{path.name}.{ending}").write_text(NAME + "Quackenbush")

    assert bytes_of(path)

    await forgetting.forget(ZEB)
    # Deleted rows are still in the file until it is wiped.
    assert not await nest.erasure.is_wiped()
    assert await nest.erasure.wipe()

    assert await nest.erasure.is_wiped()
    assert bytes_of(path) == set()

    # The database is still usable.
    await store.database.look()
    await store.put_meta("and", "it goes on")


READ_FILE = "SELECT pg_read_binary_file(pg_relation_filepath(%s))"


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_erasure_leaves_no_trace_in_files_of_postgresql(nest, forgetting, server, store):
    from bot.storage.postgres.connection import connect

    def files():
        # Writes all pages to the files, so that they show what is stored.
        with connect(server) as line:
            line.execute("CHECKPOINT")
            bodies = {
                table: found(line.execute(READ_FILE, (table,)).fetchone())[0] for table in STORED
            }

        needles = (str(ZEB).encode(), ZEB.to_bytes(8, "little"), b"Quackenbush", WORDS.encode())
        return {name for name, body in bodies.items() if any(one in body for one in needles)}

    await nest.fill_all(server)
    assert {"tables", "people", "seats"} <= files()

    await forgetting.forget(ZEB)

    with connect(server) as line:
        # A long transaction, as of a backup, can still read deleted rows.
        line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        line.execute("SELECT")
        assert not await nest.erasure.wipe(), "whoever makes a dump may still see all of it"
        assert not await nest.erasure.is_wiped()

    async with asyncio.timeout(20):
        # The server's own processes may read for a moment.
        while not await nest.erasure.wipe():  # noqa: ASYNC110 - the server itself may be looking
            await asyncio.sleep(0.1)

    assert files() == set()
    assert await nest.erasure.is_wiped()


async def test_record_of_a_finished_game_still_verifies(nest, forgetting):
    over = await nest.over(cut="pressed 4711")
    before = verify(await nest.record(over), GAMES)

    await forgetting.forget(ZEB)

    record = await nest.record(over)
    after = verify(record, GAMES)

    assert after == before
    assert after.why is None
    assert instance("en")("forgotten-name") in record
    assert NAME not in record

    # The result and all seats stay.
    table = await nest.row(over)
    assert table.status is Status.OVER
    assert table.result is not None
    assert [player.is_house for player in table.players].count(False) == 2


async def test_typed_cut_is_erased_and_marked_in_the_record(nest, forgetting):
    # ZEB's cut was a typed text, which must go.
    over = await nest.over()
    story = len(await nest.stories.of(await nest.tables.table(over)))

    await forgetting.forget(ZEB)

    record = await nest.record(over)
    verdict = verify(record, GAMES)

    # The verification counts the missing cut and still has the other one.
    assert (verdict.why, verdict.forgotten, verdict.cuts) == (None, 1, ("joined 77",))
    assert WORDS not in record

    ruling = await nest.referee.of(await nest.tables.table(over))
    assert ruling.verdict == verdict

    nest.stories.forget(over)
    assert len(await nest.stories.of(await nest.tables.table(over))) == story


async def test_record_cannot_claim_a_missing_cut(nest, forgetting):
    over = await nest.over()
    await forgetting.forget(ZEB)
    record = await nest.record(over)
    # An older format of records knows no missing cuts, so the claim of it must fail.
    without_erasure = record.replace('"format": 3', '"format": 2', 1)

    assert "every person cuts" in found(verify(without_erasure, GAMES).why)

    other = await nest.record(await nest.over(host=BEN, cut="joined 9"))
    # A newer format without a missing cut must fail too.
    nothing_forgotten = other.replace('"format": 2', '"format": 3', 1)
    assert "no cut is missing" in found(verify(nothing_forgotten, GAMES).why)


async def test_running_game_continues_with_its_seed(nest, forgetting):
    playing = await nest.dealt(game="heist", fill=4)
    await nest.choose(playing, 4)
    seed = (await nest.row(playing)).game_seed

    await forgetting.forget(ZEB)

    table = await nest.row(playing)

    assert table.status is Status.PLAYING
    assert table.host_id == BEN
    assert table.game_seed == seed

    (gone,) = [player for player in table.players if player.is_forgotten]
    assert (gone.name, gone.cut, gone.absence) == (
        instance("en")("forgotten-name"),
        None,
        Absence.LEFT,
    )

    # The game is read from the database, without what memory knew.
    nest.restart()
    await nest.choose(playing)
    await nest.settle()

    assert (await nest.row(playing)).status is Status.OVER
    assert verify(await nest.record(playing), GAMES).forgotten == 1


async def test_erased_host_of_a_lobby_is_followed_or_closes_it(nest, forgetting):
    lobby = await nest.lobby()
    alone = await nest.tables.lobbies.open(
        game="out", guild_id=1, channel_id=2, host_id=ZEB, host_name=NAME, host_locale="de",
        host_cut="joined 1", locale="en", pace=Pace.NORMAL, level="random",
    )  # fmt: skip

    # ZEB hosts one lobby with Ben and one alone.
    await forgetting.forget(ZEB)

    assert (await nest.row(lobby)).host_id == BEN
    assert [player.user_id for player in (await nest.row(lobby)).players] == [BEN]
    assert (await nest.row(alone.id)).reason == "closed-empty"
    assert (await nest.row(alone.id)).host_id == 0


async def test_games_in_the_persons_dm_are_deleted(nest, forgetting):
    """A DM is stored with the number of its person as its server."""
    dm = alone_with(ZEB)
    other = await nest.over()
    alone = {"guild_id": dm, "channel_id": DM}
    over = await nest.over(**alone)
    playing = await nest.dealt(game="heist", fill=4, **alone)
    await nest.choose(playing, 5)

    assert "numbering" in {table for table, _ in traces(await nest.dump())}

    await forgetting.forget(ZEB)
    await nest.settle()

    assert traces(await nest.dump()) == set()
    assert await nest.erasure.tables_of_server(dm, 9) == []

    for table_id in (over, playing):
        with pytest.raises(TableGone):
            await nest.tables.table(table_id)

    assert (await nest.row(other)).status is Status.OVER


async def test_numbering_of_a_dm_is_erased_without_games(nest, forgetting):
    # The game is gone but the numbering of its DM is stored.
    await nest.erasure.drop_tables([await nest.over(guild_id=alone_with(ZEB))])
    assert "numbering" in {table for table, _ in traces(await nest.dump())}
    await forgetting.forget(ZEB)
    assert traces(await nest.dump()) == set()


async def test_seat_taken_during_the_erasure_is_erased(nest):
    last = max([await nest.lobby() for _ in range(3)])
    joined = []

    async def sits_down(table_id):
        # While the erasure waits for the last table, ZEB sits down at a new one.
        while table_id == last and (not joined or joined[-1] > last):
            joined.append(await nest.lobby(host=BEN, cut="joined 5"))

    await Forgetting(nest.erasure, nest.tables.sessions, wait_idle=sits_down).forget(ZEB)

    assert traces(await nest.dump()) == set()
    assert [player.user_id for player in (await nest.row(joined[-1])).players] == [BEN]


async def test_interrupted_erasure_is_repeated(nest, forgetting, place, monkeypatch):
    await nest.fill_all(place)
    real = nest.erasure.rewrite
    # The first rewrite of a table fails, as in a power cut.
    monkeypatch.setattr(nest.erasure, "rewrite", broken := Broken())
    with pytest.raises(OSError, match="power cut"):
        await forgetting.forget(ZEB)

    assert broken.times == 1
    # The request is still stored, so the next start repeats it.
    assert await nest.erasure.asked_to_forget() == [ZEB]

    monkeypatch.setattr(nest.erasure, "rewrite", real)
    await forgetting.forget(ZEB)

    assert traces(await nest.dump()) == set()
    assert await nest.erasure.asked_to_forget() == []


class Broken:
    times = 0

    async def __call__(self, *_):
        self.times += 1
        raise OSError("power cut")


async def test_unreadable_rows_and_records_are_deleted(nest, forgetting, caplog):
    over = await nest.over()
    torn = await nest.over()
    sql = "UPDATE records SET body = ? WHERE table_id = ?"
    # A record and a table that cannot be read cannot be checked for names either.
    await nest.run(lambda db: db.execute(sql, (b"no record", over)))
    sql = "UPDATE tables SET body = ? WHERE id = ?"
    await nest.run(lambda db: db.execute(sql, (f'{{"host_id":{ZEB}}}', torn)))
    # Memory holds a readable copy of the table.
    nest.tables.sessions.drop(torn)

    await forgetting.forget(ZEB)

    assert await nest.store.records.record(over) is None
    assert torn not in {row[0] for row in (await nest.dump())["tables"]}
    assert traces(await nest.dump()) == set()


async def test_stored_data_of_a_person_leaves_out_other_players(nest, place):
    await nest.fill_all(place)
    known = await nest.erasure.rows_about(ZEB)
    told = {table for table, _ in columns(ColumnKind.PERSON, ColumnKind.DOER)}

    assert told <= {*known}
    assert all(known[table] for table in told)
    # Other players are left out of the file.
    assert str(BEN) not in str(known["encounters"])
    assert "other_id" not in str(known)
    assert known["people"][0]["dm_channel_id"]
    assert not any((await nest.erasure.rows_about(31337)).values())


async def test_erasure_request_is_deleted_last(nest, place, monkeypatch):
    await nest.fill_all(place)
    real = nest.erasure._execute
    times = 0
    # Fails one statement later each time, until the erasure is complete.
    while await nest.erasure.asked_to_forget():
        left = times = times + 1

        async def cut_off(sql, *values):
            nonlocal left
            if not left:
                raise OSError("power cut")
            left -= 1
            await real(sql, *values)

        monkeypatch.setattr(nest.erasure, "_execute", cut_off)
        with suppress(OSError):
            await nest.erasure.forget_person(ZEB)

    assert times > len([*columns(ColumnKind.PERSON)])

    rows = {table for table, _ in traces(await nest.dump())}
    # These are rewritten table by table, before the person's rows.
    assert rows <= {"tables", "records", "finished"}, "what the walk through the tables is for"
