"""A forked process is used, ends and dies like one that was started."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from playground.process.supervisor import started
from tests.repository.tree import ROOT
from tests.support.brood import hatched

PARROT = "tests.playground.parrot"
BOTH = pytest.mark.parametrize("start", [started, hatched])


async def parrot(start: Any, **more: Any) -> Any:
    environment = {"PARROT": "polly", "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    return await start(PARROT, "one", "two", environment=environment, **more)


@BOTH
async def test_it_is_told_all_that_it_should_know(start: Any, tmp_path: Path) -> None:
    process = await parrot(start, folder=tmp_path)
    process.stdin.write(b"hello\n")
    process.stdin.close()

    async with asyncio.timeout(20):
        told = (await process.stdout.read()).decode().splitlines()
        assert await process.wait() == process.returncode == 3

    assert told == [
        f"one two polly {tmp_path} True",
        "to stderr",
        "__main__ False False",
        "hello",
    ]


@BOTH
async def test_it_can_be_killed(start: Any, tmp_path: Path) -> None:
    process = await parrot(start, folder=tmp_path)
    async with asyncio.timeout(20):
        assert b"one two" in await process.stdout.readline()

        process.kill()
        assert await process.wait() == process.returncode == -signal.SIGKILL

        await process.stdout.read()

    process.stdin.close()


async def test_standard_error_may_stand_apart(tmp_path: Path) -> None:
    process = await parrot(hatched, folder=tmp_path, apart=True)
    process.stdin.close()
    async with asyncio.timeout(20):
        assert b"stderr" not in await process.stdout.read()
        assert process.stderr is not None
        assert await process.stderr.read() == b"to stderr\n"
        assert await process.wait() == 3
