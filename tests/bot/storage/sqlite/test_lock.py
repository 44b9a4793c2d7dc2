"""The lock file, which allows one process for each database file."""

import asyncio
import logging
import os
import stat
import subprocess
import sys
import time

from bot.storage import DatabaseInUse, Lock
from bot.storage.sqlite import lock as locks
from tests.repository.tree import ROOT
from tests.support.expect import expect


def started(command):
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def lock_of(path):
    return path.with_name(f"{path.name}.lock")


async def test_second_process_waits_for_the_first(path):
    first = Lock(path)
    second = Lock(path)
    await first.take()

    await expect(
        DatabaseInUse, second.take(wait=0), match=r"coop\.sqlite3 belongs to another .*process \d+"
    )

    asyncio.get_running_loop().call_later(0.1, first.release)
    await second.take(wait=5)
    first.release()  # it has nothing to release any more

    assert Lock(path).holder() is not None

    second.release()
    assert Lock(path).holder() is None


async def test_holder_can_be_asked_without_taking_the_lock(path):
    lock = Lock(path)
    other = Lock(path)
    assert other.holder() is None
    await other.let_go()
    assert not path.parent.exists()

    assert lock.take_now()
    assert other.holder() == f"process {os.getpid()}"
    assert stat.S_IMODE(lock_of(path).stat().st_mode) == 0o600

    lock.release()
    assert other.holder() is None
    assert lock.take_now()

    lock.release()


async def test_killed_process_releases_the_lock(path):
    holder = (
        "import sys, time; from pathlib import Path; from bot.storage import Lock;"
        "print(Lock(Path(sys.argv[1])).take_now(), flush=True); time.sleep(60)"
    )
    with started([sys.executable, "-c", holder, path]) as process:
        # The process holds the lock before it prints.
        assert process.stdout.readline() == b"True\n"

        lock = Lock(path)
        assert not lock.take_now()

        process.kill()

    since = time.monotonic()
    await lock.take(wait=5)

    # The system releases it at once, before the wait of five seconds ends.
    assert time.monotonic() - since < 2

    lock.release()


def test_former_holder_is_overwritten_and_odd_content_is_readable(path):
    path.parent.mkdir()
    # Longer than the new text, so that a remainder would show.
    lock_of(path).write_bytes(b"process 1234567890 \xff and more")
    lock = Lock(path)

    assert lock.take_now()
    assert Lock(path).holder() == f"process {os.getpid()}"

    lock_of(path).write_bytes(b"hen \xff")
    assert Lock(path).holder() == "hen \N{REPLACEMENT CHARACTER}"

    lock_of(path).write_bytes(b"")
    assert Lock(path).holder() == "an unnamed process"

    lock.release()


async def test_lock_leaves_no_file_open(path):
    first = Lock(path)
    second = Lock(path)
    before = len(os.listdir("/dev/fd"))
    for _ in range(2):
        await first.take()
        # One file for the held lock, and none for the refused attempt.
        assert len(os.listdir("/dev/fd")) == before + 1
        assert not second.take_now()
        assert second.holder() is not None
        assert len(os.listdir("/dev/fd")) == before + 1

        await first.let_go()
        assert second.holder() is None
        assert len(os.listdir("/dev/fd")) == before


async def test_wait_is_limited_and_logged_once(path, monkeypatch, caplog):
    monkeypatch.setattr(locks, "POLL_SECONDS", 0.001)
    monkeypatch.setattr(locks, "WAIT_SECONDS", 0.002)
    first = Lock(path)
    with caplog.at_level(logging.INFO):
        await first.take()
        assert not caplog.records

        await expect(DatabaseInUse, Lock(path).take())

    assert [record.getMessage() for record in caplog.records] == [
        f"waiting for another instance to release file={path}"
    ]

    # The explicit limit overrides the default, which has run out already.
    monkeypatch.setattr(locks, "WAIT_SECONDS", -1)
    second = Lock(path)
    waiting = asyncio.create_task(second.take(wait=60))
    await asyncio.sleep(0.01)

    assert not waiting.done()

    first.release()
    await asyncio.wait_for(waiting, 5)
    second.release()
