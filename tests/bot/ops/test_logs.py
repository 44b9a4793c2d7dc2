"""The format of the log, and the redaction of secrets."""

import io
import json
import logging
import re
import sqlite3
import warnings
from collections import Counter
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from aiohttp import ServerDisconnectedError
from pydantic import BaseModel, SecretStr, ValidationError

from bot.common.refused import NotWritten
from bot.ops import logs
from bot.storage import DatabaseLost

# The token is split so that no scanner reports this file as a leak.
BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl" + ".mnopqrstuvwxyz0123456789_-ABCDEFGHIJKL"
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246" + "MTIzNDU2Nzg5" * 12 + "=="
CARD = "the fox card"  # a constant, because a traceback quotes source lines too
WEBHOOK = "https://discord.com/api/webhooks/123456789012345678/"


@pytest.fixture
def log():
    root = logging.getLogger()
    # The fixture must restore the root logger for the tests that follow.
    before = root.level, {name: logging.getLogger(name).level for name in logs.KEPT_AT_INFO}
    written = io.StringIO()
    logs.configure("DEBUG", SecretStr("hunter2-hunter2"), written)
    yield written
    root.handlers = [handler for handler in root.handlers if handler.name != logs.HANDLER]
    root.setLevel(before[0])
    for name, level in before[1].items():
        logging.getLogger(name).setLevel(level)

    logging.captureWarnings(False)


def test_record_is_one_line_with_its_time_in_utc(log):
    logging.getLogger("bot.tables").info("Table %s was dealt", 7)

    line = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO bot\.tables: Table 7 was dealt\n"
    assert re.fullmatch(line, log.getvalue())


def test_time_is_utc():
    record = logging.LogRecord("bot", logging.INFO, "", 0, "noon", (), None)
    record.created = 1_700_000_000.5
    record.msecs = 500

    assert logs.OneLine().format(record) == "2023-11-14T22:13:20.500Z INFO bot: noon"


def test_line_break_in_a_message_starts_no_new_record(log):
    logging.getLogger("bot").info("%s joined", "Ada\n2025-01-01T00:00:00.000Z ERROR bot: fire")

    assert len(log.getvalue().splitlines()) == 1


def test_traceback_follows_indented(log):
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        logging.getLogger("bot").exception("It broke")

    first, *rest = log.getvalue().splitlines()
    assert first.endswith("It broke")
    assert rest
    assert all(line.startswith("    ") for line in rest)


@pytest.mark.parametrize(
    ("secret", "text"),
    [
        (BOT_TOKEN, f"logging in with {BOT_TOKEN}"),
        (BOT_TOKEN, f"headers {{'Authorization': 'Bot {BOT_TOKEN}'}}"),
        ("abcdefghijklmnopqrstuvwx", "Authorization: Bot abcdefghijklmnopqrstuvwx"),
        (INTERACTION_TOKEN, f"answering {INTERACTION_TOKEN} late"),
        ("s3cr3t-T0ken", f"PATCH {WEBHOOK}s3cr3t-T0ken/messages/@original has returned 404"),
        ("s3cr3t-T0ken", "POST /interactions/123456789012345678/s3cr3t-T0ken/callback"),
        ("s3cr3t-T0ken", "{'id': '1', 'token': 's3cr3t-T0ken', 'version': 1}"),
        ("s3cr3t-T0ken", '{"id":"1","token":"s3cr3t-T0ken"}'),
        ("hunter2-hunter2", "the configured token, whatever its shape: hunter2-hunter2"),
    ],
)
class TestSecrets:
    def test_secret_is_not_in_a_message_or_its_arguments(self, secret, text, log):
        logging.getLogger("bot").info(text)
        logging.getLogger("bot").info("%s and %r", text, {"again": text})

        assert secret not in log.getvalue()
        assert all(logs.REDACTED in line for line in log.getvalue().splitlines())

    def test_secret_is_not_in_a_traceback(self, secret, text, log):
        try:
            # The secret is also in the text of the first error.
            try:
                raise KeyError(text)
            except KeyError as error:
                raise RuntimeError(text) from error
        except RuntimeError:
            logging.getLogger("bot").exception("It broke")

        assert secret not in log.getvalue()
        assert "RuntimeError" in log.getvalue()


def test_ordinary_text_is_not_redacted(log):
    text = "GET /channels/123456789012345678/messages/2 by bot.tables.lobby.OpenTable took 0.25 s"
    logging.getLogger("bot").info(text)

    assert text in log.getvalue()


@pytest.mark.parametrize("library", ["discord.http", "discord.gateway", "aiosqlite"])
def test_debug_records_of_libraries_are_dropped(library, log):
    # discord.py logs whole requests at this level, which would show private cards.
    logging.getLogger(library).debug("POST with {'content': 'your hand: 5, 7'}")

    assert log.getvalue() == ""


def test_configuring_again_changes_the_level_and_does_not_write_twice(log):
    logs.configure("WARNING", stream=log)
    logging.getLogger("discord.gateway").info("Shard 0 has connected")
    logging.getLogger("bot").warning("once")

    assert log.getvalue().count("bot: once") == len(log.getvalue().splitlines()) == 1


def test_warnings_go_to_the_log(log):
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn("old ways", stacklevel=1)

    assert "WARNING py.warnings" in log.getvalue()


class TestJson:
    @pytest.fixture
    def told(self, log):
        """A function that reads all records of the log as dicts."""
        logs.configure("DEBUG", SecretStr("hunter2-hunter2"), log, "json")
        return lambda: [json.loads(line) for line in log.getvalue().splitlines()]

    def test_record_is_a_json_object_on_one_line(self, told):
        logging.getLogger("bot.tables").info("%s joined\n“%d”", "Ada", 7)

        (record,) = told()
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", record.pop("time"))
        assert record == {"level": "INFO", "logger": "bot.tables", "message": "Ada joined\n“7”"}

    def test_named_arguments_are_fields(self, told):
        # Only `name=%s` in the format becomes a field, and never over a standard one.
        logging.getLogger("bot").info("100%% lost: table=%s seat=%d of %s", "t1", 3, "a heist")
        logging.getLogger("bot").info("%s is gone: table=%s", "fox", "t2")
        logging.getLogger("bot").info("level=%s", "high")
        logging.getLogger("bot").info("a table %(kind)s", {"kind": "of wood"})

        records = told()
        for record in records:
            del record["time"], record["logger"], record["message"]

        assert records == [
            {"level": "INFO", "table": "t1", "seat": "3"},
            {"level": "INFO", "table": "t2"},
            {"level": "INFO"},
            {"level": "INFO"},
        ]

    def test_traceback_has_its_own_field(self, told):
        try:
            raise ValueError("first\nsecond")
        except ValueError:
            logging.getLogger("bot").exception("It broke", stack_info=True)

        (record,) = told()
        assert record["message"] == "It broke"
        assert record["exception"].startswith("Traceback")
        assert "ValueError: first\nsecond" in record["exception"]
        assert "Stack (most recent call last)" in record["exception"]

    @pytest.mark.parametrize(
        "text",
        [
            f"Bot {BOT_TOKEN}",
            '{"token":"s3cr3t-T0ken"}',
            f"{WEBHOOK}s3cr3t-T0ken/messages",
            "hunter2-hunter2",
        ],
    )
    def test_secret_is_in_no_field(self, text, told, log):
        try:
            raise RuntimeError(text)
        except RuntimeError:
            logging.getLogger("bot").exception("%r and %s", {"again": text}, text)

        (record,) = told()
        for secret in (BOT_TOKEN, "s3cr3t-T0ken", "hunter2-hunter2"):
            assert secret not in log.getvalue()

        assert logs.REDACTED in record["message"]
        assert logs.REDACTED in record["exception"]


@pytest.fixture(params=["text", "json"])
def told(log, request):
    """The whole log in each format. Another handler has formatted the records before."""
    logs.configure("DEBUG", SecretStr("hunter2-hunter2"), log, request.param)
    # A formatter caches the traceback's text in the record, unredacted.
    first = logging.StreamHandler(io.StringIO())
    logging.getLogger().handlers.insert(0, first)
    yield lambda: log.getvalue().replace("\\n", "\n")
    logging.getLogger().removeHandler(first)


@pytest.fixture
def rules():
    """A function in a file that counts as game rules."""
    place = logs.CARD_FOLDERS[0] + "fox.py"
    names = {}
    exec(compile("def turn(card): raise KeyError(card)", place, "exec"), names)
    return names["turn"]


def test_error_of_a_game_is_located_but_not_quoted(told, rules):
    try:
        try:
            rules(CARD)
        except KeyError as error:
            raise RuntimeError("the press broke") from error
    except RuntimeError:
        logging.getLogger("bot").exception("It broke")

    assert "fox.py" in told()
    assert "in turn" in told()
    # The rules know hands, so the text of their errors may name a card.
    assert f"KeyError: {logs.REDACTED}" in told()
    assert "RuntimeError: the press broke" in told()
    assert CARD not in told()


def test_grouped_errors_of_a_game_are_not_quoted(told, rules):
    try:
        try:
            rules(CARD)
        except KeyError as error:
            raise ExceptionGroup("both broke", [error]) from None
    except ExceptionGroup:
        logging.getLogger("bot").exception("It broke")

    assert f"KeyError: {logs.REDACTED}" in told()
    assert CARD not in told()


def test_unreadable_table_is_not_quoted(told):
    class Hand(BaseModel):
        cards: int

    try:
        Hand.model_validate_json(json.dumps({"cards": CARD}))
    except ValidationError:
        logging.getLogger("bot").exception("It broke")

    assert f"ValidationError: {logs.REDACTED}" in told()
    assert CARD not in told()


def raised(by):
    """Return the error that SQLite raises for this statement."""
    with closing(sqlite3.connect(":memory:")) as database:
        try:
            database.execute(by).fetchall()
        except sqlite3.Error as error:
            return error

    raise AssertionError(f"{by} is fine")


def test_content_of_a_row_is_not_quoted(told):
    # SQLite quotes a text that is no valid UTF-8.
    error = raised(f"SELECT CAST(CAST('{CARD}' AS BLOB) || x'fffe' AS TEXT) AS body")
    assert CARD in str(error)

    logging.getLogger("bot").error("broke", exc_info=error)

    assert CARD not in told()
    assert logs.REDACTED in told()


def test_own_message_of_sqlite_is_logged(told):
    logging.getLogger("bot").error("broke", exc_info=raised("SELECT * FROM nowhere"))

    assert "no such table: nowhere" in told()


@pytest.mark.parametrize("error", [NotWritten(), DatabaseLost(Path("x"), "it was removed")])
def test_error_that_is_logged_elsewhere_is_not_repeated(log, error):
    broke = RuntimeError("a press broke")
    broke.__cause__ = error
    logging.getLogger("bot").error("one", exc_info=error)
    logging.getLogger("bot").error("two", exc_info=broke)
    logging.getLogger("bot").error("three", exc_info=RuntimeError("a bug"))

    assert re.findall("ERROR bot: (.*)", log.getvalue()) == ["three"]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": 10062}), 0),
        (ServerDisconnectedError(), 0),
        (discord.HTTPException(SimpleNamespace(status=400, reason=""), {"code": 50035}), 1),
        (KeyError("a bug"), 1),
    ],
)
def test_late_autocomplete_is_no_error(log, error, told):
    tree = logging.getLogger("discord.app_commands.tree")
    tree.error("Ignoring exception in autocomplete for %r", "chicken hand", exc_info=error)

    assert log.getvalue().count("Ignoring exception") == told


def tried(said: str = "Attempting a reconnect in %.2fs", *more: object) -> logging.LogRecord:
    """Return a record as discord.py logs a failed connection, with a traceback."""
    error = OSError("no route")
    found = (OSError, error, None)
    return logging.LogRecord("discord.client", logging.ERROR, "", 1, said, (*more, 2.5), found)


def test_failed_connections_are_logged_once_a_minute():
    now = [0.0]
    once = logs.OnceAMinute(lambda: now[0])
    told = []
    for now[0] in (0.0, 1.0, 59.0, 60.0, 61.0, 119.0, 120.0):
        told += [now[0]] if once.filter(tried()) else []

    assert told == [0.0, 60.0, 120.0]


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (tried(), "a reconnect in 2.50s"),
        (
            tried("Attempting a reconnect for shard ID %s in %.2fs", 0),
            "a reconnect for shard ID 0 in 2.50s",
        ),
    ],
)
def test_failed_connection_is_logged_in_one_line(record, said):
    assert logs.OnceAMinute(lambda: 0.0).filter(record)
    assert record.getMessage() == (
        f"Discord cannot be reached (OSError: no route). Attempting {said}"
    )
    assert (record.levelname, record.exc_info) == ("WARNING", None)

    other = tried("%.2f seconds late")
    assert logs.OnceAMinute(lambda: 0.0).filter(other)
    assert other.exc_info is not None, "what it is not for it leaves alone"


def test_errors_are_counted_by_kind(log):
    counted = logs.ERROR_COUNTER.errors

    def counts():
        (metric,) = counted.collect()
        return Counter({sample.labels["kind"]: sample.value for sample in metric.samples})

    before = counts()
    logging.getLogger("bot.storage.database").error("database not writable")
    logging.getLogger("discord.client").error("gateway")
    logging.getLogger("bot.i18n.words").error("a sentence")
    logging.getLogger("bot.storage.database").warning("database is writable again")
    # The database has logged this already.
    logging.getLogger("bot.tables.session").error("lost", exc_info=NotWritten())

    assert counts() - before == {"database": 1, "discord": 1, "other": 1}
