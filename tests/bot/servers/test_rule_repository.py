"""The repository of server rules and of the audit log."""

import logging

from bot.servers.rules import ServerRules
from bot.tables import audit
from bot.tables.audit import AuditAct, AuditLine, Deed, Noted
from bot.tables.repository import DuplicateStep, Entry
from bot.tables.table import Pace
from cogs.privacy.repository import ErasureRepository
from games.engine.engine import JournalRow
from tests.bot.storage.tables import ADA, BEN, CLEO, table
from tests.support.expect import expect
from tests.support.ledger import note_down

SERVER = 7
OTHER = 8

FULL = ServerRules(
    games_off=frozenset({"political"}),
    places=frozenset({2**62 + 1, 70}),
    starters=frozenset({2**62 + 3}),
    pace=Pace.QUICK,
    slowest=Pace.RELAXED,
    level="hard",
    locale="en",
    pictures=False,
    rings=False,
    records=False,
    per_channel=1,
    per_server=2,
    per_person=3,
    lobby_minutes=4,
)


async def test_rules_are_loaded_as_they_were_saved(store):
    assert await store.servers.every_servers_rules() == {}

    await store.servers.put_server_rules(SERVER, FULL, 1.0)
    await store.servers.put_server_rules(OTHER, ServerRules(rings=False), 2.0)
    assert await store.servers.every_servers_rules() == {
        SERVER: FULL,
        OTHER: ServerRules(rings=False),
    }

    await store.servers.put_server_rules(SERVER, ServerRules(), 3.0)
    assert (await store.servers.every_servers_rules())[SERVER] == ServerRules()


async def test_unreadable_rules_do_not_affect_other_servers(store, caplog):
    await store.servers.put_server_rules(SERVER, FULL, 1.0)
    await store.servers.put_server_rules(OTHER, FULL, 1.0)
    sql = "UPDATE server_rules SET body = 'feathers' WHERE guild_id = 7"
    await store.database.write(lambda database: database.execute(sql) and None)
    with caplog.at_level(logging.ERROR):
        assert await store.servers.every_servers_rules() == {OTHER: FULL}

    assert "server rules are unreadable and ignored: guild=7" in caplog.text


async def test_audit_log_is_read_from_its_end(store):
    changed = Deed(ADA, AuditAct.SET, "rings", "false")
    await store.servers.put_server_rules(
        SERVER, FULL, 1.5, changed, Deed(ADA, AuditAct.SET, "level", '"hard"')
    )
    await note_down(store, SERVER, 2.5, Deed(BEN, AuditAct.BENCH, "12", other=CLEO))
    await note_down(store, OTHER, 3.5, Deed(BEN, AuditAct.END, "1"))
    lines = await store.servers.audit(SERVER, None, 2)

    assert lines == [
        AuditLine(3, 2.5, BEN, CLEO, "bench", "12", ""),
        AuditLine(2, 1.5, ADA, None, "set", "level", '"hard"'),
    ]
    # The next page continues before line 2.
    assert await store.servers.audit(SERVER, 2, 2) == [
        AuditLine(1, 1.5, ADA, None, "set", "rings", "false")
    ]
    assert await store.servers.audit(SERVER, 1, 2) == []
    assert await store.servers.audit(9, None, 2) == []


async def test_erasure_removes_the_person_from_the_audit_log(store):
    await note_down(store, SERVER, 1.0, Deed(ADA, AuditAct.HOST, "12", other=BEN))
    await note_down(store, SERVER, 2.0, Deed(BEN, AuditAct.BENCH, "12", other=ADA))
    await ErasureRepository(store.database).forget_person(ADA)
    first, second = await store.servers.audit(SERVER, None, 10)

    assert (first.by, first.other) == (BEN, None)
    assert (second.by, second.other) == (None, BEN)


async def test_audit_line_is_written_with_its_table_or_not_at_all(store):
    one = table(guild_id=SERVER)
    noted = Noted(5.0, Deed(ADA, AuditAct.END, "12"))
    await store.tables.save(one, noted=noted)
    (line,) = await store.servers.audit(SERVER, None, 10)

    assert (line.act, line.by, line.at) == ("end", ADA, 5.0)

    step = Entry(0, JournalRow(1, 0, "a", "f"), "player", 1.0)
    await store.tables.save(one, step)
    # The step is a duplicate, so the whole transaction is rolled back.
    await expect(DuplicateStep, store.tables.save(one, step, noted=noted))

    assert await store.servers.audit(SERVER, None, 10) == [line]


async def test_audit_log_is_bounded_for_each_moderator_and_each_server(store, monkeypatch):
    assert audit.KEPT > 100

    monkeypatch.setattr(audit, "KEPT", 6)
    monkeypatch.setattr(audit, "KEPT_OF_ONE", 3)
    for number in range(3):
        await note_down(store, SERVER, 1.0, Deed(BEN, AuditAct.END, f"ben {number}"))
        await note_down(store, OTHER, 1.0, Deed(ADA, AuditAct.END, f"elsewhere {number}"))

    rules = [Deed(ADA, AuditAct.SET, f"rule {number}") for number in range(9)]
    for deed in rules:
        await note_down(store, SERVER, 2.0, deed)

    await store.servers.put_server_rules(SERVER, FULL, 2.0, *rules)
    kept = [line.about for line in await store.servers.audit(SERVER, None, 99)]
    # Three lines of Ada's at most, and Ben's three are kept.
    assert kept == ["rule 8", "rule 7", "rule 6", "ben 2", "ben 1", "ben 0"]

    await note_down(store, SERVER, 3.0, Deed(CLEO, AuditAct.END, "cleo"))
    assert len(await store.servers.audit(SERVER, None, 99)) == 6
    assert len(await store.servers.audit(OTHER, None, 99)) == 3
