"""One Coop per file: who holds it, who waits, and who lets go."""

import asyncio
import logging
import os
import stat
import subprocess
import sys
import time

import pytest

from bot.storage import DatabaseInUse, Lock
from bot.storage.sqlite import lock as locks
from tests.repository.tree import ROOT


def started(command):
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def lock_of(path):
    return path.with_name(f"{path.name}.lock")


def test_only_its_owner_may_read_who_holds_it(path):
    lock = Lock(path)
    assert lock.take_now()
    assert stat.S_IMODE(lock_of(path).stat().st_mode) == 0o600
    lock.release()


async def test_a_second_one_is_kept_out_until_the_first_lets_go(path):
    first = Lock(path)
    second = Lock(path)
    await first.take()

    with pytest.raises(DatabaseInUse, match=r"coop\.sqlite3 belongs to another .*process \d+"):
        await second.take(wait=0)

    asyncio.get_running_loop().call_later(0.1, first.release)
    await second.take(wait=5)
    first.release()  # it has nothing to let go of any more

    assert Lock(path).holder() is not None

    second.release()
    assert Lock(path).holder() is None


def test_who_holds_it_can_be_asked_without_taking_it(path):
    lock = Lock(path)
    other = Lock(path)
    assert other.holder() is None
    assert not path.parent.exists()

    assert lock.take_now()
    assert other.holder() == f"process {os.getpid()}"

    lock.release()
    assert other.holder() is None
    assert lock.take_now()

    lock.release()


async def test_a_killed_process_lets_go(path):
    holder = (
        "import sys, time; from pathlib import Path; from bot.storage import Lock;"
        "print(Lock(Path(sys.argv[1])).take_now(), flush=True); time.sleep(60)"
    )
    process = started([sys.executable, "-c", holder, path])
    assert process.stdout.readline() == b"True\n"

    lock = Lock(path)
    assert not lock.take_now()

    process.kill()
    process.wait(timeout=5)
    process.stdout.close()

    since = time.monotonic()
    await lock.take(wait=5)

    assert time.monotonic() - since < 2

    lock.release()


def test_who_held_it_before_is_no_part_of_who_does(path):
    path.parent.mkdir()
    lock_of(path).write_bytes(b"process 1234567890 \xff and more")
    lock = Lock(path)

    assert lock.take_now()
    assert Lock(path).holder() == f"process {os.getpid()}"

    lock_of(path).write_bytes(b"hen \xff")
    assert Lock(path).holder() == "hen \N{REPLACEMENT CHARACTER}"

    lock_of(path).write_bytes(b"")
    assert Lock(path).holder() == "an unnamed process"

    lock.release()


async def test_what_was_never_held_can_be_let_go(path):
    await Lock(path).let_go()
    assert not path.parent.exists()


async def test_whoever_asks_or_waits_leaves_no_file_open(path):
    first = Lock(path)
    second = Lock(path)
    before = len(os.listdir("/dev/fd"))
    for _ in range(2):
        await first.take()
        assert len(os.listdir("/dev/fd")) == before + 1
        assert not second.take_now()
        assert second.holder() is not None
        assert len(os.listdir("/dev/fd")) == before + 1

        await first.let_go()
        assert second.holder() is None
        assert len(os.listdir("/dev/fd")) == before


async def test_how_long_it_is_waited_for_may_be_said(path, monkeypatch, caplog):
    monkeypatch.setattr(locks, "POLL_SECONDS", 0.001)
    monkeypatch.setattr(locks, "WAIT_SECONDS", 0.002)
    first = Lock(path)
    with caplog.at_level(logging.INFO):
        await first.take()
        assert not caplog.records

        with pytest.raises(DatabaseInUse):
            await Lock(path).take()

    assert [one.getMessage() for one in caplog.records] == [
        f"waiting for another instance to release file={path}"
    ]

    monkeypatch.setattr(locks, "WAIT_SECONDS", -1)
    second = Lock(path)
    waiting = asyncio.create_task(second.take(wait=60))
    await asyncio.sleep(0.01)

    assert not waiting.done()

    first.release()
    await asyncio.wait_for(waiting, 5)
    second.release()
