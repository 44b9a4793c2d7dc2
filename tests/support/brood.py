"""Starts several bots from one process that has imported all of Coop.

    process = await hatched(BOT_PROCESS, "sync", environment={...}, folder=here)

The result is used like that of `asyncio.create_subprocess_exec`, with pipes for input and output.
Forked processes differ from `python -m` in one way: all of them share the seed of Python's hashes,
so their sets have the same order. A test that needs other orders starts a new interpreter.
"""

import asyncio
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

FORKS = multiprocessing.get_context("forkserver")
# The fork server imports this module once, before it forks.
FORKS.set_forkserver_preload(["tests.support.brooder"])


class Hatched:
    """A forked process, with the attributes of `asyncio.subprocess.Process` that tests use."""

    def __init__(
        self,
        process: ForkServerProcess,
        stdin: asyncio.StreamWriter,
        stdout: asyncio.StreamReader,
        stderr: asyncio.StreamReader | None,
    ) -> None:
        assert process.pid is not None

        self.pid = process.pid
        self.returncode: int | None = None
        self.stdin = stdin
        self.stdout = stdout
        self.stderr = stderr
        self._process = process
        self._ended = asyncio.Event()
        # The sentinel becomes readable when the process ends.
        asyncio.get_running_loop().add_reader(process.sentinel, self._on_exit)

    def _on_exit(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self.returncode = self._process.exitcode
        self._process.close()
        self.stdin.close()
        self._ended.set()

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        # After the end of the process, its id may belong to another process.
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


async def hatched(
    module: str,
    *arguments: str,
    environment: Mapping[str, str],
    folder: Path,
    apart: bool = False,
) -> Hatched:
    """Run `python -m module arguments` in a forked process.

    Args:
        module: The module to run.
        arguments: Its arguments.
        environment: All environment variables.
        folder: The working directory.
        apart: Whether standard error gets a pipe of its own.
    """
    stdin = os.pipe()
    outputs = [os.pipe() for _ in range(2 if apart else 1)]
    child_ends = [Connection(stdin[0], writable=False)]
    child_ends += [Connection(write_end, readable=False) for _, write_end in outputs]
    process = FORKS.Process(
        target=_run_in_fork,
        args=(module, arguments, dict(environment), folder, child_ends),
        daemon=True,
    )
    process.start()
    # The parent's copies must be closed, or the end of the output would never be seen.
    for end in child_ends:
        end.close()

    readers = [await _reader(read_end) for read_end, _ in outputs]
    return Hatched(process, await _writer(stdin[1]), readers[0], readers[1] if apart else None)


async def _reader(end: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(end, "rb", 0))
    return reader


async def _writer(end: int) -> asyncio.StreamWriter:
    loop = asyncio.get_running_loop()
    protocol = asyncio.StreamReaderProtocol(asyncio.StreamReader())
    transport, _ = await loop.connect_write_pipe(lambda: protocol, os.fdopen(end, "wb", 0))
    return asyncio.StreamWriter(transport, protocol, None, loop)


def _run_in_fork(
    module: str,
    arguments: Sequence[str],
    environment: dict[str, str],
    folder: Path,
    pipes: Sequence[Connection],
) -> None:
    """Do in the forked process what `python -m` would do."""
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    # Without a pipe for standard error, the pipe of standard output is used twice.
    for number, pipe in enumerate((*pipes, pipes[-1])[:3]):
        os.dup2(pipe.fileno(), number)

    for pipe in pipes:
        pipe.close()

    # The stdin of a forked process is /dev/null otherwise.
    sys.stdin = os.fdopen(0, closefd=False)
    sys.stdout.reconfigure(write_through=True)  # type: ignore[union-attr]
    sys.argv[1:] = arguments
    main = f"{module}.__main__"  # for a package
    sys.modules.pop(main if main in sys.modules else module, None)
    runpy.run_module(module, run_name="__main__", alter_sys=True)
