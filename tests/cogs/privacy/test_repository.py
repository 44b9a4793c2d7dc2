"""The SQL of erasure and retention, table by table.

Whole games are erased in test_forgetting.py.
"""

import asyncio
from dataclasses import replace
from secrets import token_hex

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import Surface
from bot.storage.stored import ColumnKind, columns
from bot.tables.audit import AuditAct, Deed, note
from bot.tables.table import Player, Status
from cogs.privacy import repository
from tests.bot.storage.tables import (
    ADA,
    BEN,
    CLEO,
    checkpoint,
    entry,
    get_rows,
    put_row,
    table,
)

SERVER = 7
ELSEWHERE = 8
CARD = Surface(SurfaceId("t1", Kind.CARD, ADA), 900, 9, 1, "n0nce", "hash", "token", 10.5)


async def kept(store, name, record=b"told"):
    """Store a finished game with a record."""
    await store.tables.save(table(name, status=Status.OVER))
    await store.records.put_record(name, record)


async def nonsense(store, name):
    """Store a table that cannot be read."""
    await store.tables.save(table(name))
    sql = "UPDATE tables SET body = '{}' WHERE id = ?"
    await store.database.write(lambda connection: connection.execute(sql, (name,)))


async def rows(store, name):
    sql = f"SELECT * FROM {name}"
    return await store.database.read(lambda db: db.execute(sql).fetchall())


async def wiped(erasure):
    async with asyncio.timeout(20):
        while not await erasure.wipe():  # noqa: ASYNC110 - a server may itself be looking
            await asyncio.sleep(0.05)


class TestAPerson:
    async def test_requests_are_ordered_and_stored_once(self, erasure):
        # Ada asks twice; her first request counts.
        for user_id, at in ((ADA, 30.0), (BEN, 20.0), (CLEO, 20.0), (ADA, 10.0)):
            await erasure.ask_to_forget(user_id, at)
        assert await erasure.asked_to_forget() == [BEN, CLEO, ADA]
        await erasure.forget_person(BEN)
        assert await erasure.asked_to_forget() == [CLEO, ADA]

    @pytest.mark.parametrize("backwards", [True, False])
    async def test_request_is_deleted_last(self, erasure, monkeypatch, backwards):
        """The order of the columns must not matter:

        an interrupted erasure is repeated by the request.
        """
        said = []
        execute = erasure._execute

        def in_order(*kinds):
            return sorted(columns(*kinds), reverse=backwards)

        async def listening(sql, *values):
            said.append(sql)
            await execute(sql, *values)

        monkeypatch.setattr(erasure, "_execute", listening)
        monkeypatch.setattr(repository, "columns", in_order)
        await erasure.forget_person(ADA)

        assert said[-1] == "DELETE FROM forgetting WHERE user_id = ?"
        # No statement runs twice, and there is one for each column at least.
        assert (
            len(said)
            == len({*said})
            > len([*columns(ColumnKind.PERSON, ColumnKind.OTHER, ColumnKind.DOER)])
        )

    async def test_tables_naming_a_person_are_read_in_pieces(self, store, erasure):
        await store.tables.save(table("t1"))
        await store.tables.save(table("t2", host_id=BEN, players=[]))
        await store.tables.save(table("t3", status=Status.OVER))
        await nonsense(store, "t4")

        # Two at a time: the answer names where to go on.
        assert await erasure.naming(ADA, "", 2) == ([("t1", True)], "t2")
        # Whether t4 names Ada is unknown, because it cannot be read.
        assert await erasure.naming(ADA, "t2", 2) == ([("t3", False)], "t4")
        assert await erasure.naming(ADA, "t4", 2) == ([], None)

    async def test_a_table_is_live_until_it_is_over(self, store, erasure):
        for status in Status:
            await store.tables.save(table(status.value, status=status))
        found, _ = await erasure.naming(ADA, "", 9)
        live = {table_id for table_id, is_live in found if is_live is True}
        assert live == {*Status} - {Status.OVER, Status.CLOSED}

    async def test_stored_data_leaves_out_other_persons(self, store, erasure):
        await store.tables.save(table("t1"))
        deeds = [Deed(ADA, AuditAct.LADDER, other=BEN)]
        await store.database.write(lambda connection: note(connection, SERVER, 5.0, deeds))
        await store.surfaces.put_surface(CARD, replace(CARD, id=SurfaceId("t1", Kind.CARD, BEN)))
        # Another player's surface and the acts against others are left out.
        found = await erasure.rows_about(ADA)

        assert found["seats"] == [{"table_id": "t1", "user_id": ADA}]
        assert [[*row.values()] for row in found["surfaces"]] == [
            [f"card:{ADA}", 900, 9, "token", None, 10.5]
        ]

        (deed,) = found["audit"]
        assert (deed["user_id"], deed["act"]) == (ADA, "ladder")
        assert not {"other_id", "number"} & {*deed}
        assert not [name for name, there in (await erasure.rows_about(CLEO)).items() if there]


class TestAGameThatIsRewritten:
    async def test_rewrite_changes_table_and_record(self, store, erasure):
        for name in ("t1", "t2"):
            await kept(store, name)

        # Erases a name in the table.
        def erased(draft):
            draft.players = [Player("nobody"), *draft.players[1:]]

        async def changed(record):
            # The record is rewritten in the same transaction, with the table as it is now.
            def rewritten(body, draft):
                assert (body, draft.players[0].name) == (before, "nobody")
                return record

            before = await store.records.record("t1")
            await erasure.rewrite("t1", erased, rewritten)
            return await store.records.record("t1")

        # Shorter, equal and longer values, as the rewritten record may be.
        for record in (b"z", b"a", b"a", b"b"):
            assert await changed(record) == record

        names = [player.name for player in (await store.tables.load("t1")).table.players]
        assert names == ["nobody", "Ben"]
        # Another table is untouched.
        assert (await store.tables.load("t2")).table.players[0].name == "Ada"
        assert await store.records.record("t2") == b"told"

    async def test_rewrite_can_delete_the_record(self, store, erasure):
        await kept(store, "t1")
        await erasure.rewrite("t1", lambda _: None, lambda *_: None)
        # A record that cannot be rewritten is deleted.
        assert await store.records.record("t1") is None
        assert await store.tables.load("t1") is not None

    async def test_rewrite_works_without_a_record(self, store, erasure):
        await store.tables.save(table("t1", status=Status.OVER))
        await erasure.rewrite("t1", lambda _: None, lambda *_: b"told")
        assert await store.records.record("t1") is None

    async def test_rewrite_deletes_an_unreadable_game(self, store, erasure):
        await kept(store, "t1")
        await nonsense(store, "t1")
        # An unknown id changes nothing.
        await erasure.rewrite("never", lambda _: None, lambda body, _: body)

        assert await store.records.record("t1") == b"told"

        await erasure.rewrite("t1", lambda _: None, lambda body, _: body)
        assert await store.records.record("t1") is None
        assert await rows(store, "tables") == []


class TestAGame:
    async def test_tables_returns_existing_readable_tables(self, store, erasure):
        await store.tables.save(table("t1"))
        await nonsense(store, "t2")
        assert await erasure.tables(["t2", "never", "t1"]) == [table("t1")]
        assert await erasure.tables([]) == []

    async def test_finished_game_without_a_message_is_untidy(self, store, erasure):
        for name, status in (("t1", Status.OVER), ("t2", Status.CLOSED), ("t3", Status.PLAYING)):
            await store.tables.save(table(name, status=status, opened_at=50.0 - int(name[1])))

        for name in ("shown", "late"):
            await store.tables.save(table(name, status=Status.OVER, opened_at=40.0))

        # "shown" has a message, and "late" has a choice after the limit.
        await store.surfaces.put_surface(replace(CARD, id=SurfaceId("shown", Kind.TABLE)))
        await store.tables.save(table("late", status=Status.OVER), entry(1, at=60.0))
        await store.tables.save(table("t1", status=Status.OVER), entry(1, at=59.5))

        # Ordered by their opening, oldest first.
        assert await erasure.untidy(0.0, 60.0, 9) == [("t2", 48.0), ("t1", 49.0)]
        assert await erasure.untidy(0.0, 60.0, 1) == [("t2", 48.0)]
        assert await erasure.untidy(48.0, 60.0, 9) == [("t1", 49.0)]
        assert await erasure.untidy(0.0, 49.0, 9) == [("t2", 48.0)]

    async def test_tidied_game_keeps_the_steps_since_its_checkpoint(self, store, erasure):
        over = table("t1", status=Status.OVER, epoch=1, opened_at=40.0)
        await store.tables.save(over, entry(0), checkpoint(0))
        await store.tables.save(over, entry(1))

        for revision in range(1, 5):
            # The last checkpoint is at revision 3 of the present epoch.
            put = checkpoint(3, epoch=1) if revision == 3 else None
            await store.tables.save(over, entry(revision, epoch=1), put)

        await store.tables.save(table("t2"), entry(0), checkpoint(0))

        await erasure.tidy(replace(over, players=[]))
        stored = await store.tables.load("t1")

        assert stored.table.players == []
        assert [row.revision for row in stored.rows] == [4]

        # Older epochs and older steps are gone; the other table is untouched.
        steps = {(row[0], row[1], row[2]) for row in await rows(store, "journal")}
        assert steps == {("t1", 1, 3), ("t1", 1, 4), ("t2", 0, 0)}
        assert await erasure.untidy(0.0, 3e9, 9) == []

    async def test_game_is_outdated_after_its_last_choice(self, store, erasure):
        for name, opened_at in (("t1", 20.0), ("t2", 10.0), ("late", 5.0)):
            await store.tables.save(table(name, status=Status.OVER, opened_at=opened_at))

        await store.tables.save(table("live", opened_at=1.0))
        await store.tables.save(table("late", status=Status.OVER), entry(1, at=60.0))
        assert await erasure.outdated(60.0, 9) == ["t2", "t1"]
        assert await erasure.outdated(60.0, 1) == ["t2"]
        assert await erasure.outdated(20.0, 9) == ["t2"]

    async def test_dropped_table_takes_all_its_rows_along(self, store, erasure):
        for name in ("t1", "t2", "t3"):
            await kept(store, name)
            await store.tables.save(table(name, status=Status.OVER), entry(0), checkpoint(0))
            await store.surfaces.put_surface(replace(CARD, id=CARD.id._replace(table_id=name)))
            await put_row(store, "bets", table_id=name, user_id=CLEO, seat=0)
            await store.records.leave_unkept(name)
            await put_row(store, "counted", table_id=name)
            await put_row(store, "called", table_id=name)

        # A table that does not exist is no error.
        await erasure.drop_tables(["t1", "t3", "never"])
        # All columns of all tables that hold a table's id.
        of_tables = {}
        for name, column in columns(ColumnKind.TABLE):
            sql = f"SELECT DISTINCT {column} FROM {name}"
            of_tables[name] = [key for (key,) in await erasure._fetch_all(sql)]

        assert {name for name, ids in of_tables.items() if ids not in ([], ["t2"])} == set()
        # Tables in which this test put nothing.
        assert [name for name, ids in of_tables.items() if not ids] == ["finished", "parts"]


class TestAServer:
    async def test_server_is_known_by_any_of_its_rows(self, store, erasure):
        assert await erasure.servers() == set()
        await store.tables.next_number(SERVER)
        await put_row(store, "alerts", guild_id=ELSEWHERE, game="out", user_id=ADA)
        # Also by a server that was only noted as left.
        await erasure.note_left([9], 1.0)
        assert await erasure.servers() == {SERVER, ELSEWHERE}

    async def test_first_leaving_of_a_server_counts(self, erasure):
        await erasure.note_left([8, 7], 10.0)
        # Noted again: the first time counts.
        await erasure.note_left([7, 9], 20.0)
        await erasure.note_left([], 30.0)

        assert await erasure.left_before(15.0) == [7, 8]
        assert await erasure.left_before(10.0) == []
        assert await erasure.left_before(20.5) == [7, 8, 9]

        # A server that was not left is no error.
        await erasure.note_back([8, 99])
        await erasure.note_back([])
        assert await erasure.left_before(20.5) == [7, 9]

    async def test_tables_of_a_server_are_limited(self, store, erasure):
        for name, guild_id in (("t1", SERVER), ("t2", SERVER), ("t3", ELSEWHERE)):
            await store.tables.save(table(name, guild_id=guild_id))
        assert sorted(await erasure.tables_of_server(SERVER, 9)) == ["t1", "t2"]
        # At most as many as asked for.
        assert len(await erasure.tables_of_server(SERVER, 1)) == 1

    async def test_erasure_of_a_server_keeps_its_tables(self, store, erasure):
        for guild_id in (SERVER, ELSEWHERE):
            await store.tables.save(table(f"t{guild_id}", guild_id=guild_id))
            await store.tables.next_number(guild_id)
            await put_row(store, "alerts", guild_id=guild_id, game="out", user_id=ADA)

        await erasure.note_left([SERVER], 1.0)
        await erasure.forget_server(SERVER)
        assert await erasure.servers() == {ELSEWHERE}
        # Tables are deleted one by one elsewhere.
        assert [one.id for one in await store.tables.tables_on(SERVER)] == [f"t{SERVER}"]
        assert await get_rows(store, "alerts", "guild_id") == [(ELSEWHERE,)]
        assert await erasure.left_before(9.0) == []
        assert not await erasure.is_wiped()


class TestLeavingNothing:
    async def test_erased_rows_are_wiped_once(self, store, erasure):
        assert await erasure.is_wiped()

        await erasure.forget_person(ADA)
        assert not await erasure.is_wiped()
        # A quick wipe leaves pages that must be rewritten.
        assert await erasure.wipe(wholly=False) is False
        assert not await erasure.is_wiped()

        # Retried, because the server may read for a moment.
        await wiped(erasure)
        assert await erasure.is_wiped()

    async def test_wipe_is_incomplete_while_another_process_reads(
        self, store, erasure, monkeypatch
    ):
        async def read_by_another(*, wholly):
            return False

        await erasure.forget_person(ADA)
        monkeypatch.setattr(store.database, "wipe", read_by_another)
        assert await erasure.wipe() is False
        assert not await erasure.is_wiped()

    async def test_only_a_whole_wipe_shrinks_the_database(self, store, erasure):
        await erasure.wipe(wholly=False)
        before = await erasure.database_size()
        # A large value, and its deletion.
        for words in (token_hex(200_000), ""):
            await store.put_meta("much", words)

        await erasure.wipe(wholly=False)
        between = await erasure.database_size()
        await wiped(erasure)

        # Only the whole wipe returns the space.
        assert between > before + 200_000 > await erasure.database_size() > 0
