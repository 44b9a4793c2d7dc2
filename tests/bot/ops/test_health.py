"""What a probe from outside is told of the Coop that plays here."""

import json
import os
import socket

import pytest

from bot.ops import health
from bot.ops.health import OUT_OF_REACH, SILENT, Heart, check_health, file_of


@pytest.fixture
def database(tmp_path):
    return tmp_path / "coop.sqlite3"


def beaten(database, reach=0.0):
    """A heart that has beaten once."""
    heart = Heart(database, lambda: reach)
    heart.beat()
    return heart


def test_all_is_well_while_it_beats(database):
    beaten(database)

    assert check_health(database) is None
    assert file_of(database).stat().st_mode & 0o777 == 0o600


def test_nothing_is_left_of_a_coop_that_stopped_in_order(database, tmp_path):
    heart = beaten(database)
    heart.stop()

    assert check_health(database) == f"No Coop of this machine plays on {database}."
    assert list(tmp_path.iterdir()) == []


def test_it_is_heard_of_anew_at_every_beat(database):
    heart = beaten(database)
    first = json.loads(file_of(database).read_text())["at"]

    heart.beat()

    assert json.loads(file_of(database).read_text())["at"] > first


def test_silence_is_told(database):
    beaten(database)
    at = json.loads(file_of(database).read_text())["at"]

    assert check_health(database, now=at + SILENT) is None
    assert "hangs, or was killed" in (check_health(database, now=at + SILENT + 1) or "")
    assert str(os.getpid()) in (check_health(database, now=at + SILENT + 1) or "")


def test_a_beat_of_before_the_machine_started_anew_does_not_count(database):
    beaten(database)
    at = json.loads(file_of(database).read_text())["at"]

    assert "hangs, or was killed" in (check_health(database, now=at - 1) or "")


@pytest.mark.parametrize(("seconds", "is_well"), [(OUT_OF_REACH, True), (OUT_OF_REACH + 1, False)])
def test_a_discord_that_is_long_out_of_reach_is_told(database, seconds, is_well):
    beaten(database, seconds)

    assert (check_health(database) is None) == is_well


@pytest.mark.parametrize("content", ["", "{}", "[]", "null", '{"process": "hen"}', "\x00"])
def test_a_file_that_makes_no_sense_is_none(database, content):
    file_of(database).write_text(content)

    assert check_health(database) == f"No Coop of this machine plays on {database}."


def test_where_nothing_can_be_written_play_goes_on(database, caplog):
    file_of(database).mkdir()

    heart = beaten(database)
    heart.beat()
    heart.stop()

    assert len(caplog.messages) == 1
    assert "health file not written" in caplog.text


@pytest.fixture
def systemd(tmp_path, monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield line


def test_systemd_hears_every_beat(systemd, database):
    beaten(database)

    assert systemd.recv(100) == b"WATCHDOG=1"


def test_a_socket_without_a_file_is_found_as_well(monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind("\0coop-test-@")
        monkeypatch.setenv("NOTIFY_SOCKET", "@coop-test-@")
        health.tell_systemd(health.READY)

        assert line.recv(100) == b"READY=1"


def test_without_systemd_nothing_is_told(monkeypatch, caplog):
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    health.tell_systemd(health.READY)
    monkeypatch.setenv("NOTIFY_SOCKET", "/no/such/socket")
    health.tell_systemd(health.READY)

    assert not [one for one in caplog.records if one.levelname != "DEBUG"]
