"""Platforms with disks that are not kept, and the permissions of the file with the token."""

import stat
from pathlib import Path

import pytest

from bot.ops import environment
from playground.process.bot_process import BASE
from tests.bot.running import Run, outcome

HEROKU = {"DYNO": "worker.1"}
FLY = {"FLY_APP_NAME": "henhouse"}


@pytest.fixture
def mounted(monkeypatch):
    def make(is_mounted):
        monkeypatch.setattr(environment, "_is_mounted", lambda _: is_mounted)

    return make


def test_disk_of_an_ordinary_machine_is_kept(tmp_path):
    assert environment.forgotten_by(tmp_path / "coop.sqlite3", {}) is None
    assert environment.forgotten_by(tmp_path / "coop.sqlite3", {"DYNO": ""}) is None


@pytest.mark.parametrize(
    ("variables", "is_mounted", "platform"),
    [
        (HEROKU, False, "Heroku"),
        # Heroku has no volumes, so a mount there is not kept either.
        (HEROKU, True, "Heroku"),
        (FLY, False, "Fly.io"),
        (FLY, True, None),
        ({"RAILWAY_ENVIRONMENT_ID": "x"}, False, "Railway"),
        ({"RENDER": "true"}, False, "Render"),
    ],
)
def test_mounted_volume_is_kept_on_platforms_with_volumes(mounted, variables, is_mounted, platform):
    mounted(is_mounted)
    assert environment.forgotten_by(Path("coop.sqlite3"), variables) == platform


def test_mount_is_recognised_by_its_device():
    assert environment._is_mounted(Path("/proc/1/nothing/coop.sqlite3"))
    assert not environment._is_mounted(Path("/coop.sqlite3"))


async def test_bot_refuses_to_start_on_a_disk_that_is_not_kept(tmp_path):
    code, said = await outcome(Run(tmp_path, DISCORD_TOKEN="x", **HEROKU))
    assert code == 2
    assert "Heroku forgets this disk" in said
    assert not (tmp_path / "data").exists()


async def test_bot_starts_with_a_database_elsewhere_or_a_confirmation(tmp_path):
    elsewhere = {"DATABASE_URL": "postgresql://coop@127.0.0.1:1/coop"}
    for more in (elsewhere, {"COOP_DISK": "lasts"}):
        # Port 9 of this machine refuses connections, so the start waits, after the check.
        unreachable = {"DISCORD_TOKEN": "x", BASE: "http://127.0.0.1:9"}
        bot = Run(tmp_path, "playground.process.bot_process", **unreachable, **HEROKU, **more)
        async with bot as run:
            await run.until_it_says("Discord cannot be reached, trying again")


# -- the file with the token ----------------------------------------------------------------------


@pytest.fixture
def file(tmp_path):
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=secret\n")
    file.chmod(0o644)
    return file


def mode(file):
    return stat.S_IMODE(file.stat().st_mode)


def test_token_file_is_restricted_and_that_is_logged_once(file, caplog):
    environment.restrict_env_file(file)
    environment.restrict_env_file(file)

    assert mode(file) == 0o600
    assert len(caplog.messages) == 1
    assert "secret" not in caplog.text


@pytest.mark.parametrize("content", ["COOP_PACE=quick\n", "DISCORD_TOKEN=\n"])
def test_file_without_a_token_is_not_changed(file, content, caplog):
    file.write_text(content)

    environment.restrict_env_file(file)

    assert mode(file) == 0o644
    assert not caplog.messages


def test_missing_file_is_fine(tmp_path, caplog):
    environment.restrict_env_file(tmp_path / ".env")

    assert not caplog.messages


def test_file_of_another_user_is_not_changed(file, monkeypatch):
    monkeypatch.setattr("os.geteuid", lambda: file.stat().st_uid + 1)

    environment.restrict_env_file(file)

    assert mode(file) == 0o644


def test_failed_restriction_is_logged(file, monkeypatch, caplog):
    def refused(*_):
        raise PermissionError(1, "Read-only file system")

    monkeypatch.setattr("pathlib.Path.chmod", refused)

    environment.restrict_env_file(file)

    assert "Read-only" in caplog.text
