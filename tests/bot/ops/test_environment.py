"""A disk that is forgotten is known before anything is lost on it; the token is for its owner."""

import stat
from pathlib import Path

import pytest

from bot.ops import environment
from tests.bot.running import Run, outcome

HEROKU = {"DYNO": "worker.1"}
FLY = {"FLY_APP_NAME": "henhouse"}


@pytest.fixture
def mounted(monkeypatch):
    def make(is_mounted):
        monkeypatch.setattr(environment, "_is_mounted", lambda _: is_mounted)

    return make


def test_at_home_the_disk_lasts(tmp_path):
    assert environment.forgotten_by(tmp_path / "coop.sqlite3", {}) is None
    assert environment.forgotten_by(tmp_path / "coop.sqlite3", {"DYNO": ""}) is None


@pytest.mark.parametrize(
    ("variables", "is_mounted", "platform"),
    [
        (HEROKU, False, "Heroku"),
        (HEROKU, True, "Heroku"),
        (FLY, False, "Fly.io"),
        (FLY, True, None),
        ({"RAILWAY_ENVIRONMENT_ID": "x"}, False, "Railway"),
        ({"RENDER": "true"}, False, "Render"),
    ],
)
def test_a_volume_lasts_where_there_are_volumes(mounted, variables, is_mounted, platform):
    mounted(is_mounted)
    assert environment.forgotten_by(Path("coop.sqlite3"), variables) == platform


def test_what_is_mounted_is_on_another_disk():
    assert environment._is_mounted(Path("/proc/1/nothing/coop.sqlite3"))
    assert not environment._is_mounted(Path("/coop.sqlite3"))


async def test_coop_does_not_start_there(tmp_path):
    code, said = await outcome(Run(tmp_path, DISCORD_TOKEN="x", **HEROKU))
    assert code == 2
    assert "Heroku forgets this disk" in said
    assert not (tmp_path / "data").exists()


async def test_with_a_database_elsewhere_or_if_told_so_it_does(tmp_path):
    elsewhere = {"DATABASE_URL": "postgresql://coop@127.0.0.1:1/coop"}
    for more in (elsewhere, {"COOP_DISK": "lasts"}):
        nobody = {"DISCORD_TOKEN": "x", "HTTPS_PROXY": "http://127.0.0.1:1"}
        code, said = await outcome(Run(tmp_path, **nobody, **HEROKU, **more))
        assert "forgets" not in said
        assert code != 0


# -- the file with the token ----------------------------------------------------------------------


@pytest.fixture
def file(tmp_path):
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=secret\n")
    file.chmod(0o644)
    return file


def mode(file):
    return stat.S_IMODE(file.stat().st_mode)


def test_it_is_closed_to_others_and_that_is_told_once(file, caplog):
    environment.restrict_env_file(file)
    environment.restrict_env_file(file)

    assert mode(file) == 0o600
    assert len(caplog.messages) == 1
    assert "secret" not in caplog.text


@pytest.mark.parametrize("content", ["COOP_PACE=quick\n", "DISCORD_TOKEN=\n"])
def test_a_file_without_a_token_stays_as_it_is(file, content, caplog):
    file.write_text(content)

    environment.restrict_env_file(file)

    assert mode(file) == 0o644
    assert not caplog.messages


def test_no_file_is_fine(tmp_path, caplog):
    environment.restrict_env_file(tmp_path / ".env")

    assert not caplog.messages


def test_somebody_elses_file_is_left_alone(file, monkeypatch):
    monkeypatch.setattr("os.geteuid", lambda: file.stat().st_uid + 1)

    environment.restrict_env_file(file)

    assert mode(file) == 0o644


def test_a_file_that_cannot_be_closed_is_told(file, monkeypatch, caplog):
    def refused(*_):
        raise PermissionError(1, "Read-only file system")

    monkeypatch.setattr("pathlib.Path.chmod", refused)

    environment.restrict_env_file(file)

    assert "Read-only" in caplog.text
