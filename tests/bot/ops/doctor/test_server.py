"""What is told about a database on a server."""

import asyncio

import psycopg

from bot.common.database_url import Server
from bot.i18n.words import Words
from bot.ops.doctor import server as doctor
from bot.ops.doctor.verdict import Mark
from bot.storage import SqlStore
from bot.storage.engines import alone_on
from bot.storage.postgres.lease import TABLES
from tests.bot.storage.tables import table
from tests.support import postgres


def told(server):
    verdicts = [*doctor.look(server)]
    for one in verdicts:  # there is a sentence for each
        assert Words("en")(f"doctor-{one.subject}-{one.finding}", **one.facts)
    return [(one.mark, one.subject, one.finding) for one in verdicts]


async def test_a_sound_one_and_who_plays():
    with postgres.database() as server:
        store = await SqlStore.open(server)
        await store.save(table())
        await store.close()
        fine = (Mark.OK, "database", "fine")
        assert await asyncio.to_thread(told, server) == [fine, (Mark.OK, "company", "none")]
        async with alone_on(server):
            found = await asyncio.to_thread(told, server)
        assert found == [fine, (Mark.OK, "company", "stands-by")]


def test_an_empty_one_is_left_empty():
    with postgres.database("template0") as server:
        assert told(server)[0] == (Mark.OK, "database", "unfurnished")
        with psycopg.connect(server.url) as line:
            assert line.execute("SELECT to_regclass('tables')").fetchone() == (None,)


def test_a_newer_a_strangers_and_none():
    with postgres.database() as server, psycopg.connect(server.url, autocommit=True) as line:
        line.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
        assert told(server) == [(Mark.FAIL, "database", "newer")]
        line.execute("DELETE FROM meta WHERE key = 'schema'")
        assert told(server) == [(Mark.FAIL, "database", "no-server")]
    assert told(Server("postgres://a:b@127.0.0.1:1/c")) == [(Mark.FAIL, "database", "away")]


def test_one_that_forbids_us_to_look():
    refused = [(Mark.FAIL, "database", "no-server")]
    with postgres.database() as server, psycopg.connect(server.url, autocommit=True) as line:
        line.execute(f"ALTER DATABASE {line.info.dbname} SET role = pg_monitor")  # who comes now
        assert told(server) == refused
        line.execute("GRANT SELECT ON meta TO pg_monitor")
        assert told(server) == refused
        line.execute("GRANT SELECT ON tables TO pg_monitor")
        assert told(server)[0] == (Mark.OK, "database", "fine")
        line.execute(TABLES)
        assert told(server) == refused
