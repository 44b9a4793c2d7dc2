"""The bot in a process of its own."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Self

from tests.repository.tree import ROOT
from tests.support.brood import Hatched, hatched


class Run:
    """A process of the bot in an empty folder, with only the given variables for Coop."""

    def __init__(
        self, folder: Path, module: str = "bot", *arguments: str, **variables: str
    ) -> None:
        self.command = (module, *arguments)
        # Settings of the machine that runs the tests must not matter.
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("COOP_", "DISCORD_", "DATABASE_"))
        }
        self.environment = inherited | {"PYTHONPATH": str(ROOT)} | variables
        self.folder = folder

    async def __aenter__(self) -> Self:
        self.process = await self._start()
        return self

    async def _start(self) -> asyncio.subprocess.Process | Hatched:
        # A fork of a prepared process starts much faster than a new interpreter.
        return await hatched(
            *self.command, environment=self.environment, folder=self.folder, apart=True
        )

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    async def end(self) -> tuple[int, str]:
        """Wait for the end and return (exit code, standard error).

        The standard output is then in `report`.
        """
        assert self.process.stdout is not None
        assert self.process.stderr is not None

        async with asyncio.timeout(20):
            stderr = await self.process.stderr.read()
            self.report = (await self.process.stdout.read()).decode()
            return await self.process.wait(), stderr.decode()

    async def until_it_says(self, text: str) -> None:
        """Wait until standard error has a line with this text."""
        assert self.process.stderr is not None

        async with asyncio.timeout(20):
            while line := (await self.process.stderr.readline()).decode():
                if text in line:
                    return

        raise AssertionError(f"it never said {text!r}")


class Typed(Run):
    """A process that is started like from a shell, by a new interpreter instead of a fork."""

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            *self.command,
            cwd=self.folder,
            env=self.environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )


async def outcome(run: Run) -> tuple[int, str]:
    """Run the process to its end and return (exit code, standard error)."""
    async with run:
        return await run.end()
