"""A rolling restart: the new process waits for the old one, and no write is lost."""

import asyncio
import json
import sys
import time

from tests.repository.tree import ROOT

COMMON = """
import asyncio, json, signal, sys, time
from pathlib import Path
from bot.storage import Lock
from bot.store import Store
from tests.bot.storage.tables import entry, table

path = Path(sys.argv[1])

def say(**facts):
    print(json.dumps(facts), flush=True)
"""

OLD = """
async def main():
    told_to_stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told_to_stop.set)
    lock = Lock(path)
    await lock.take()
    store = await Store.open(path)
    revision = 0
    await store.tables.save(table(revision=0))
    while not told_to_stop.is_set():
        revision += 1
        await store.tables.save(table(revision=revision), entry(revision))
        say(told=revision)
        await asyncio.sleep(0.005)  # leave the processor to the start of the other process
    save = store.tables.save(table(revision=revision + 1), entry(revision + 1))
    last = asyncio.ensure_future(save)
    await asyncio.sleep(0)  # a click that is under way when the end comes
    await store.close()
    await last
    say(told=revision + 1)
    lock.release()

asyncio.run(main())
"""

NEW = """
async def main():
    lock = Lock(path)
    say(waiting=not lock.take_now())
    await lock.take()
    store = await Store.open(path)
    taken = time.monotonic()
    found = await store.tables.load("t1")
    revision, steps = found.table.revision, [row.revision for row in found.rows]
    say(taken=taken, revision=revision, complete=steps == [*range(1, revision + 1)])
    await store.close()
    lock.release()

asyncio.run(main())
"""


async def started(script, path):
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", COMMON + script, path, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )


async def said(process):
    return json.loads(await process.stdout.readline())


async def test_new_process_takes_over_at_once_with_all_writes(path):
    async with asyncio.timeout(30):
        old = await started(OLD, path)
        told = (await said(old))["told"]
        new = await started(NEW, path)
        try:
            assert (await said(new)) == {"waiting": True}

            since = time.monotonic()
            old.terminate()
            async for line in old.stdout:
                told = json.loads(line)["told"]

            found = await said(new)
            for process in (
                old,
                new,
            ):  # killing a process that has just ended would lose its exit code
                await process.wait()
        finally:
            for process in (old, new):
                if process.returncode is None:
                    process.kill()
                await process.wait()

    assert old.returncode == 0
    # The new process polls for the lock, so the handover takes a moment.
    assert found["taken"] - since < 1.0
    assert found["revision"] == told
    assert found["complete"]
