"""A disk that is forgotten is known before anything is lost on it."""

from pathlib import Path

import pytest

from bot.ops import disk
from bot.ops.doctor import disk as doctor
from bot.ops.doctor.verdict import Mark
from tests.bot.running import Run, outcome

HEROKU = {"DYNO": "worker.1"}
FLY = {"FLY_APP_NAME": "henhouse"}


@pytest.fixture
def mounted(monkeypatch):
    def make(is_mounted):
        monkeypatch.setattr(disk, "_is_mounted", lambda _: is_mounted)

    return make


def test_at_home_the_disk_lasts(tmp_path):
    assert disk.forgotten_by(tmp_path / "coop.sqlite3", {}) is None
    assert disk.forgotten_by(tmp_path / "coop.sqlite3", {"DYNO": ""}) is None


@pytest.mark.parametrize(
    ("environment", "is_mounted", "platform"),
    [
        (HEROKU, False, "Heroku"),
        (HEROKU, True, "Heroku"),
        (FLY, False, "Fly.io"),
        (FLY, True, None),
        ({"RAILWAY_ENVIRONMENT_ID": "x"}, False, "Railway"),
        ({"RENDER": "true"}, False, "Render"),
    ],
)
def test_a_volume_lasts_where_there_are_volumes(mounted, environment, is_mounted, platform):
    mounted(is_mounted)
    assert disk.forgotten_by(Path("coop.sqlite3"), environment) == platform


def test_what_is_mounted_is_on_another_disk():
    assert disk._is_mounted(Path("/proc/1/nothing/coop.sqlite3"))
    assert not disk._is_mounted(Path("/coop.sqlite3"))


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


def test_the_doctor_says_it_too(tmp_path, monkeypatch):
    monkeypatch.setenv("DYNO", "worker.1")
    path = tmp_path / "coop.sqlite3"
    verdict = doctor.look(path)
    assert (verdict.mark, verdict.finding) == (Mark.FAIL, "forgotten")
    assert doctor.look(path, lasts=True).mark is not Mark.FAIL
