"""Whose eyes the token in `.env` is for."""

import stat

import pytest

from bot.ops import env_file


@pytest.fixture
def file(tmp_path):
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=secret\n")
    file.chmod(0o644)
    return file


def mode(file):
    return stat.S_IMODE(file.stat().st_mode)


def test_it_is_closed_to_others_and_that_is_told_once(file, caplog):
    env_file.close(file)
    env_file.close(file)

    assert mode(file) == 0o600
    assert len(caplog.messages) == 1
    assert "secret" not in caplog.text


@pytest.mark.parametrize("content", ["COOP_PACE=quick\n", "DISCORD_TOKEN=\n"])
def test_a_file_without_a_token_stays_as_it_is(file, content, caplog):
    file.write_text(content)

    env_file.close(file)

    assert mode(file) == 0o644
    assert not caplog.messages


def test_no_file_is_fine(tmp_path, caplog):
    env_file.close(tmp_path / ".env")

    assert not caplog.messages


def test_somebody_elses_file_is_left_alone(file, monkeypatch):
    monkeypatch.setattr("os.geteuid", lambda: file.stat().st_uid + 1)

    env_file.close(file)

    assert mode(file) == 0o644


def test_a_file_that_cannot_be_closed_is_told(file, monkeypatch, caplog):
    def refused(*_):
        raise PermissionError(1, "Read-only file system")

    monkeypatch.setattr("pathlib.Path.chmod", refused)

    env_file.close(file)

    assert "Read-only" in caplog.text
