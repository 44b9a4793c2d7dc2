"""The health check: the file that a running bot updates, and the messages to systemd."""

import json
import os
import socket

import pytest

from bot.ops import health
from bot.ops.health import OUT_OF_REACH, SILENT, Heartbeat, check_health, file_of


@pytest.fixture
def database(tmp_path):
    return tmp_path / "coop.sqlite3"


def beaten(database, reach=0.0):
    """Return a heartbeat that was written once."""
    heart = Heartbeat(database, lambda: reach)
    heart.beat()
    return heart


def test_bot_is_healthy_while_the_heartbeat_continues(database):
    beaten(database)

    assert check_health(database) is None
    # Only the owner of the database may read it.
    assert file_of(database).stat().st_mode & 0o777 == 0o600


def test_orderly_stop_removes_the_file(database, tmp_path):
    heart = beaten(database)
    heart.stop()

    assert check_health(database) == f"No Coop of this machine plays on {database}."
    assert list(tmp_path.iterdir()) == []


def test_each_beat_has_a_later_time(database):
    heart = beaten(database)
    first = json.loads(file_of(database).read_text())["at"]

    heart.beat()

    assert json.loads(file_of(database).read_text())["at"] > first


def test_silent_bot_is_reported(database):
    beaten(database)
    at = json.loads(file_of(database).read_text())["at"]

    # The last second that is still tolerated, and the first that is not.
    assert check_health(database, now=at + SILENT) is None
    assert "hangs, or was killed" in (check_health(database, now=at + SILENT + 1) or "")
    assert str(os.getpid()) in (check_health(database, now=at + SILENT + 1) or "")


def test_heartbeat_from_before_a_reboot_does_not_count(database):
    beaten(database)
    # The time is monotonic and starts again with the machine.
    at = json.loads(file_of(database).read_text())["at"]

    assert "hangs, or was killed" in (check_health(database, now=at - 1) or "")


@pytest.mark.parametrize(("seconds", "is_well"), [(OUT_OF_REACH, True), (OUT_OF_REACH + 1, False)])
def test_long_outage_of_discord_is_reported(database, seconds, is_well):
    beaten(database, seconds)

    assert (check_health(database) is None) == is_well


@pytest.mark.parametrize("content", ["", "{}", "[]", "null", '{"process": "hen"}', "\x00"])
def test_invalid_file_counts_as_none(database, content):
    file_of(database).write_text(content)

    assert check_health(database) == f"No Coop of this machine plays on {database}."


def test_failing_write_is_logged_once_and_does_not_raise(database, caplog):
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


def test_systemd_is_notified_of_every_beat(systemd, database):
    beaten(database)

    assert systemd.recv(100) == b"WATCHDOG=1"


def test_abstract_socket_is_supported(monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        # systemd writes an abstract address with @ for its leading null byte.
        line.bind("\0coop-test-@")
        monkeypatch.setenv("NOTIFY_SOCKET", "@coop-test-@")
        health.tell_systemd(health.READY)

        assert line.recv(100) == b"READY=1"


def test_missing_systemd_is_ignored(monkeypatch, caplog):
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    health.tell_systemd(health.READY)
    monkeypatch.setenv("NOTIFY_SOCKET", "/no/such/socket")
    health.tell_systemd(health.READY)

    assert not [record for record in caplog.records if record.levelname != "DEBUG"]
