"""Tests of `python -m playground` on the command line."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from playground.process.bot_process import BOT
from tests.playground.conftest import SAMPLE


@asynccontextmanager
async def typed(*options: str, **variables: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        *options,
        env={**os.environ, BOT: SAMPLE, "SSH_CONNECTION": "", **variables},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        # A session of its own, so that Ctrl+C in the test's terminal does not reach it.
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(15):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def said(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    return (await process.stdout.readline()).decode()


def address_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://127.0.0.1:"))


async def until_online(address: str) -> dict[str, object]:
    base, key = address.split("/?key=")
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"{base}/page/{key}/state") as answer:
                state: dict[str, object] = await answer.json()

            if state["bot"]["online"]:  # type: ignore[index]
                return state

            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_user_of_ssh_is_told_how_to_reach_it() -> None:
    async with typed(SSH_CONNECTION="198.51.100.7 50022 203.0.113.5 22") as process:
        port = address_in(await said(process)).rpartition(":")[2].partition("/")[0]

        assert f"ssh -N -L {port}:127.0.0.1:{port} 203.0.113.5\n" in await said(process)


@pytest.mark.slow
async def test_ctrl_c_closes_the_playground() -> None:
    async with typed("--people", "3") as process:
        address = address_in(await said(process))
        state = await until_online(address)
        assert [person["name"] for person in state["people"]] == ["Ada", "Ben", "Cleo"]  # type: ignore[attr-defined]

        # SIGINT is what Ctrl+C sends.
        process.send_signal(signal.SIGINT)
        assert "closed" in await said(process)
        assert await process.wait() == 0


async def test_no_bot_prints_the_variables_for_another_bot() -> None:
    async with typed("--no-bot") as process:
        await said(process)
        assert "DISCORD_TOKEN=" in await said(process)
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0


@pytest.mark.slow
async def test_the_bot_does_not_outlive_a_killed_playground(tmp_path: Path) -> None:
    farewell = tmp_path / "farewell"
    async with typed(SAMPLE_FAREWELL=str(farewell)) as process:
        await until_online(address_in(await said(process)))
        # SIGKILL cannot be handled, so the bot itself must notice the end of its parent.
        process.kill()
        while not farewell.exists():  # noqa: ASYNC110 - another process makes it
            await asyncio.sleep(0.05)
