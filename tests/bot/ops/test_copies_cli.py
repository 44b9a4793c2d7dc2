"""Backup, restore and move: their questions and their messages."""

import asyncio
import os
import signal
import sqlite3
import sys
from unittest.mock import Mock

import pytest

from bot import cli
from bot.common.database_url import DatabaseServer
from bot.ops import FAILED, FINE, MEND_FIRST, maintenance_cli
from bot.storage import DatabaseInUse, Lock, copies
from bot.store import Store
from tests.bot.running import Run, outcome
from tests.bot.storage.tables import table
from tests.repository.tree import ROOT
from tests.support import postgres


@pytest.fixture
async def home(tmp_path):
    path = tmp_path / "coop.sqlite3"
    store = await Store.open(path)
    await store.tables.save(table())
    await store.close()
    return path


@pytest.fixture
async def kept(home, tmp_path):
    """A backup of the database, in a folder that did not exist."""
    file = tmp_path / "kept" / "coop"
    assert await maintenance_cli.back_up(home, print, file)
    return file


@pytest.fixture
def said():
    return []


@pytest.fixture
def typing(monkeypatch):
    """A terminal with a person at it."""
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)


async def tables(place):
    store = await Store.open(place)
    try:
        return sorted(await store.tables.live())
    finally:
        await store.close()


async def changed(home):
    store = await Store.open(home)
    await store.tables.save(table("t2"))
    await store.close()


@pytest.mark.parametrize(
    # Only an explicit "y" replaces the database.
    ("answer", "left"),
    [("y", ["t1"]), ("", ["t1", "t2"]), ("n", ["t1", "t2"])],
)
async def test_restore_asks_before_it_replaces(home, kept, said, typing, answer, left):
    asked = []
    await changed(home)

    async def ask(question):
        asked.append(question)
        return answer

    done = await maintenance_cli.restore(home, said.append, kept, yes=False, ask=ask)
    assert done is (answer == "y")
    assert await tables(home) == left
    assert "2 open tables" in asked[0]


async def at_a_terminal(home, kept, keys):
    """Run a restore in a terminal. Return its exit code and its messages.

    `keys` are typed at the question; None stands for Ctrl-C.
    """
    # A pseudo terminal, because the question is asked only at a terminal.
    ours, its = os.openpty()
    run = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "restore", kept),
        env={**os.environ, "PYTHONPATH": str(ROOT), "COOP_DATABASE": str(home)},
        cwd=home.parent,
        stdin=its,
        stderr=asyncio.subprocess.PIPE,
    )

    assert run.stderr is not None

    try:
        async with asyncio.timeout(20):
            said = await run.stderr.readuntil(b"[y/N] ")
            if keys is None:
                run.send_signal(signal.SIGINT)
            else:
                # What a person types at the terminal.
                os.write(ours, keys)

            said += await run.stderr.read()
            return await run.wait(), said.decode()
    finally:
        if run.returncode is None:
            run.kill()
            await run.wait()

        os.close(ours)
        os.close(its)


@pytest.mark.parametrize(
    ("keys", "code", "left"),
    [
        pytest.param(b"y\n", FINE, ["t1"], marks=pytest.mark.slow, id="yes"),
        pytest.param(b"\x04", FAILED, ["t1", "t2"], id="ctrl-d"),
        pytest.param(None, FAILED, ["t1", "t2"], marks=pytest.mark.slow, id="ctrl-c"),
    ],
)
async def test_each_key_at_a_terminal_is_an_answer(home, kept, keys, code, left):
    await changed(home)

    found, said = await at_a_terminal(home, kept, keys)

    assert (found, "Traceback" in said) == (code, False), said
    assert await tables(home) == left


async def test_restore_without_a_terminal_needs_yes(home, kept, said):
    await changed(home)

    assert not await maintenance_cli.restore(home, said.append, kept, yes=False)
    assert "--yes" in said[-1]
    assert await maintenance_cli.restore(home, said.append, kept, yes=True)
    assert await tables(home) == ["t1"]
    # The replaced database is kept under this name.
    assert any("before-restore" in one for one in said)


async def test_restore_and_move_are_refused_while_a_bot_runs(home, kept, tmp_path):
    lock = Lock(home)
    assert lock.take_now()

    try:
        with pytest.raises(DatabaseInUse):
            await maintenance_cli.restore(home, print, kept, yes=True)
        with pytest.raises(DatabaseInUse):
            await maintenance_cli.move(home, print, home, tmp_path / "new", yes=True)
    finally:
        lock.release()


async def test_impossible_operations_are_explained(home, said, tmp_path):
    assert not await maintenance_cli.back_up(home, said.append, home)
    assert not await maintenance_cli.back_up(home, said.append, home / "kept")
    assert not await maintenance_cli.restore(home, said.append, tmp_path / "egg", yes=True)
    assert not await maintenance_cli.move(home, said.append, home, home, yes=True)
    assert not await maintenance_cli.move(home, said.append, tmp_path / "egg", home, yes=True)
    assert len(said) == 5


@pytest.mark.parametrize("step", ["copy_into", "open_database"])
async def test_full_disk_is_reported_for_the_target(home, kept, said, tmp_path, monkeypatch, step):
    # The error that SQLite raises while it writes the copy.
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorname = "SQLITE_FULL"
    monkeypatch.setattr(copies, step, Mock(side_effect=full))

    folder = tmp_path / "full"
    target = tmp_path / "full" / "coop"

    assert not await maintenance_cli.restore(target, said.append, kept, yes=True)
    assert not await maintenance_cli.move(home, said.append, home, target, yes=True)
    assert said == [maintenance_cli.CANNOT.format(file=folder, why="database or disk is full")] * 2
    # A half-written copy must not stay under the target's name.
    assert not target.exists()
    assert await tables(home) == ["t1"]


async def test_backup_below_a_file_is_refused(home, said):
    assert not await maintenance_cli.back_up(home, said.append, home / "kept")
    assert said == [maintenance_cli.CANNOT.format(file=home, why="Not a directory")]


async def test_file_that_cannot_be_read_is_reported_as_missing(home, said, tmp_path, monkeypatch):
    closed = tmp_path / "closed"
    look = os.stat

    def stat(path, *more, **how):
        if path == closed:
            raise PermissionError(13, "Permission denied", str(path))
        return look(path, *more, **how)

    monkeypatch.setattr(os, "stat", stat)
    assert not await maintenance_cli.restore(home, said.append, closed, yes=True)
    assert said == [maintenance_cli.NO_FILE.format(file=closed)]


async def test_command_moves_a_database_to_a_server_and_back(home, tmp_path):
    with postgres.database() as server:
        move = Run(tmp_path, "bot", "move", "--from", str(home), "--to", server.url, "--yes")
        code, said = await outcome(move)
        assert (code, "to coop_" in said) == (0, True), said
        assert await tables(server) == ["t1"]

        backup = Run(tmp_path, "bot", "backup", "kept", DATABASE_URL=server.url)
        code, said = await outcome(backup)
        assert code == 0, said
        assert await tables(tmp_path / "kept") == ["t1"]

        # A new path, so nothing is replaced there.
        restore = Run(tmp_path, "bot", "restore", "kept", "--yes", COOP_DATABASE="again")
        code, said = await outcome(restore)
        assert (code, "set back" in said) == (0, True), said
        assert await tables(tmp_path / "again") == ["t1"]


async def test_equal_paths_are_recognised_as_the_same_file(home, said, tmp_path):
    detour = tmp_path / "egg" / ".." / home.name
    assert not await maintenance_cli.move(home, said.append, home, detour, yes=True)
    assert said == [maintenance_cli.SAME.format(place=home)]


def test_target_is_parsed_as_a_path_or_an_address(tmp_path):
    assert maintenance_cli.parse_place("postgres://a@b/c") == DatabaseServer("postgres://a@b/c")
    assert maintenance_cli.parse_place(str(tmp_path)) == tmp_path


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (("move", "--from", "a", "--to", ""), maintenance_cli.NO_PLACE),
        (("move", "--from", "a", "--to", "mysql://coop:hush@host/coop"), maintenance_cli.NO_PLACE),
        (("backup", "postgresql://coop:hush@host/coop"), maintenance_cli.NO_ADDRESS),
        (("restore", "postgresql://coop:hush@host/coop"), maintenance_cli.NO_ADDRESS),
    ],
)
def test_address_is_not_taken_for_a_file_name(capsys, arguments, advice):
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    said = capsys.readouterr().err
    # The password of the address must not be printed.
    assert (ended.value.code, "hush" in said) == (MEND_FIRST, False)
    assert advice in said
