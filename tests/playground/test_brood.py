"""Tests that a forked process behaves like one that was started."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from playground.process.supervisor import start_module
from tests.repository.tree import ROOT
from tests.support.brood import hatched

PARROT = "tests.playground.parrot"
# `hatched` forks a process that has imported everything; `start_module` runs a new interpreter.
BOTH = pytest.mark.parametrize("start", [start_module, hatched])


async def parrot(start: Any, **more: Any) -> Any:
    environment = {"PARROT": "polly", "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    return await start(PARROT, "one", "two", environment=environment, **more)


@BOTH
async def test_process_gets_arguments_environment_and_input(start: Any, tmp_path: Path) -> None:
    process = await parrot(start, folder=tmp_path)
    process.stdin.write(b"hello\n")
    process.stdin.close()

    async with asyncio.timeout(20):
        output = (await process.stdout.read()).decode().splitlines()
        # The parrot exits with 3.
        assert await process.wait() == process.returncode == 3

    assert output == [
        f"one two polly {tmp_path} True",
        "to stderr",
        # It runs as a main module, without a terminal and without other variables.
        "__main__ False False",
        "hello",
    ]


@BOTH
async def test_process_can_be_killed(start: Any, tmp_path: Path) -> None:
    process = await parrot(start, folder=tmp_path)
    async with asyncio.timeout(20):
        assert b"one two" in await process.stdout.readline()

        process.kill()
        assert await process.wait() == process.returncode == -signal.SIGKILL

        await process.stdout.read()

    process.stdin.close()


async def test_standard_error_may_be_separate(tmp_path: Path) -> None:
    process = await parrot(hatched, folder=tmp_path, apart=True)
    process.stdin.close()
    async with asyncio.timeout(20):
        assert b"stderr" not in await process.stdout.read()
        assert process.stderr is not None
        assert await process.stderr.read() == b"to stderr\n"
        assert await process.wait() == 3
