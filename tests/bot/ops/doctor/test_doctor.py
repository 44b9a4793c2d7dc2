"""The doctor as a whole, with the lines that an operator reads."""

import os
import stat

import pytest
from discord.http import Route
from pydantic import SecretStr

from bot.settings import Settings
from bot.storage import Lock
from bot.store import Store
from bot.sync_cli import sync
from tests.bot.storage.tables import table

HOUR = 3600.0


@pytest.fixture
def token(play, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", play.simulation.token)
    return play.simulation.token


@pytest.fixture
async def registered(token, folder):
    settings = Settings(_env_file=None, discord_token=SecretStr(token))
    await sync(settings, token)


async def test_all_checks_pass(visit, registered):
    findings = await visit()

    assert findings.is_fine
    assert findings.marked("ok") == findings.lines
    assert findings.summary.startswith("All is well")


async def test_first_run_names_the_remaining_steps(visit, token, folder):
    findings = await visit()

    assert not findings.is_fine

    (due,) = findings.marked("fail")
    assert "./coop sync" in due
    assert findings["database"]
    assert not list(folder.iterdir()), "it only looks"


async def test_missing_token_skips_only_what_needs_it(visit, play):
    findings = await visit()

    assert not findings.is_fine

    (missing,) = findings.marked("fail")
    assert "DISCORD_TOKEN=" in missing
    assert findings["clock"][0].startswith("ok")
    assert findings["the rest"][0].startswith("warn")


async def test_missing_network_skips_only_what_needs_it(visit, monkeypatch, folder):
    # Port 9 of this machine refuses connections.
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api/v10")
    monkeypatch.setenv("DISCORD_TOKEN", "an.egg.shell")

    findings = await visit()

    (dead,) = findings.marked("fail")

    assert "can’t be reached (127.0.0.1: " in dead

    for here in ("programs", "settings", "rights", "database", "running", "disk"):
        assert findings[here][0].startswith("ok")

    assert findings["token"][0].startswith("warn")


@pytest.mark.parametrize(("wrong", "hint"), [("not.the.one", "doesn’t know it"), ("odd", "dots")])
async def test_wrong_token_is_explained_but_not_printed(visit, play, monkeypatch, wrong, hint):
    monkeypatch.setenv("DISCORD_TOKEN", wrong)

    findings = await visit()

    (line,) = findings.marked("fail")

    assert line == findings["token"][0]
    assert hint in line
    assert wrong not in line


async def test_token_is_in_no_line(visit, play, monkeypatch, token):
    # The bot's name comes from Discord and may hold anything, also control characters.
    monkeypatch.setattr(play.simulation.world.bot, "name", f"Bot {token}\x1b[2J\nall well")

    findings = await visit()

    told = "\n".join(findings.lines)

    assert token not in told
    assert "\x1b" not in told
    assert len(findings["token"]) == 1
    assert "all well" in findings["token"][0]


async def test_failing_request_ends_the_checks_of_discord(visit, play, token, monkeypatch):
    monkeypatch.setattr(play.simulation.shapes, "application", lambda: 1 / 0)

    findings = await visit()

    (lost,) = findings.marked("fail")

    assert "/applications/@me with 500" in lost


async def test_wrong_settings_come_first(visit, monkeypatch):
    monkeypatch.setenv("COOP_PACE", "asleep")
    monkeypatch.setenv("COOP_LOBBY_MINUTES", "0")

    findings = await visit()

    assert not findings.is_fine
    assert "“asleep”" in findings["settings"][0]
    assert "from 1 to 1440" in findings["settings"][1]
    assert findings["the rest"]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("COOP_LOGLEVEL", "COOP_LOG_LEVEL"),
        ("DATABASE_URI", "DATABASE_URL"),
        ("DB_URL", "DATABASE_URL"),
    ],
)
async def test_misspelt_variable_is_reported(visit, registered, monkeypatch, name, meant):
    monkeypatch.setenv(name, "DEBUG")
    # This one belongs to the test suite, and is no misspelling.
    monkeypatch.setenv("COOP_REQUIRE_BROWSER", "1")

    findings = await visit()

    assert findings.is_fine

    (line,) = findings.marked("warn")
    assert meant in line
    assert "one line above" in findings.summary.lower()


async def test_name_of_another_program_beside_the_right_one_is_fine(visit, registered, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("POSTGRES_URL", "postgresql://host.invalid/hens")

    assert (await visit()).marked("warn") == []


async def test_token_file_readable_by_others_is_reported(visit, registered, folder, token):
    file = folder / ".env"
    file.write_text(f"DISCORD_TOKEN={token}\n")
    file.chmod(0o644)

    findings = await visit()

    assert "chmod 600 .env" in findings["settings"][0]

    file.chmod(0o600)
    findings = await visit()
    assert findings["settings"][0].startswith("ok")


async def test_doctor_may_run_beside_the_bot(visit, registered, folder):
    path = folder / "data" / "var" / "coop.sqlite3"
    lock = Lock(path)
    assert lock.take_now()

    store = await Store.open(path)
    await store.tables.save(table("t1"))

    findings = await visit()

    assert findings.is_fine
    assert "one table is open" in findings["database"][0]
    assert f"process {os.getpid()}" in findings["running"][0]
    assert "mode" not in findings["rights"][0]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600

    await store.close()
    lock.release()


async def test_changed_commands_are_named(visit, registered, play):
    play.simulation.world.commands[0]["options"].pop()

    findings = await visit()

    assert "+ /chicken " in findings["commands"][0]
    # A warning alone does not fail the doctor.
    assert findings.is_fine
