"""The process that forks bots, and the sockets on which they report."""

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self, cast

from playground.process.supervisor import REPOSITORY
from tests.crash.child import Life
from tests.support.brood import hatched

PATIENCE_SECONDS = 60.0
LINE_BYTES = 1 << 16


class Stuck(Exception):
    """A bot does not do what it should; the text says what."""


class Alive(asyncio.Protocol):
    """A running bot. `died` is set when its process has ended; `last_point` is where it died.

    The last lines of a dead bot are read too. If it died with unread data, or was written to after
    its death, the connection reports an error before them, and a stream reader would drop them.
    """

    def __init__(self, met: Callable[["Alive"], None]) -> None:
        self.died = asyncio.Event()
        self.last_point: str | None = None
        self.kinds: set[str] = set()
        """The crash points that it has reported so far."""
        self._met = met
        self._half_a_line = b""
        self._numbers = count()
        self._idle: dict[str, asyncio.Future[int]] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._met(self)

    def data_received(self, data: bytes) -> None:
        # The last element is an unfinished line, or empty.
        *lines, self._half_a_line = (self._half_a_line + data).split(b"\n")
        for line in lines:
            self._hear(line.decode())

    def connection_lost(self, error: Exception | None) -> None:
        # Read what is left in the socket, although the connection reports an error.
        with suppress(OSError):
            while data := os.read(self._transport.get_extra_info("socket").fileno(), LINE_BYTES):
                self.data_received(data)

        self.died.set()
        for waiting in self._idle.values():
            waiting.cancel()

    def _hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "died":
            self.last_point = rest
        elif word == "kind":
            self.kinds.add(rest)
        elif word == "idle":
            number, _, passed = rest.partition(" ")
            said = self._idle.pop(number)
            if not said.done():  # the wait may have timed out
                said.set_result(int(passed))

    def hurry(self, ahead: float) -> None:
        self._transport.write(f"ahead {ahead}\n".encode())

    async def idle(self, patience: float = PATIENCE_SECONDS) -> int | None:
        """Wait until the bot is idle.

        Return the number of passed crash points, or None if it died.
        """
        if self.died.is_set():
            return None

        number = str(next(self._numbers))
        said = self._idle[number] = asyncio.get_running_loop().create_future()
        self._transport.write(f"idle {number}\n".encode())

        try:
            return await asyncio.wait_for(said, patience)
        # `connection_lost` cancels the future, so this is a death, unless the test was cancelled.
        except asyncio.CancelledError:
            if self.died.is_set():
                return None
            raise
        except TimeoutError:
            raise Stuck("it never falls silent") from None

    async def end(self) -> None:
        """Close the socket, which makes the bot kill itself."""
        self._transport.close()
        await asyncio.wait_for(self.died.wait(), PATIENCE_SECONDS)


class Nest:
    """Starts bots: `async with Nest() as nest: alive = await nest.hatch(life)`, one at a time."""

    async def __aenter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="coop-torture-")
        self.address = str(Path(self._folder.name) / "lives")
        self._hatched: asyncio.Queue[Alive] = asyncio.Queue()
        self._server = await asyncio.get_running_loop().create_unix_server(
            lambda: Alive(self._hatched.put_nowait), self.address
        )
        self._process = await hatched(
            "tests.crash.child", environment=os.environ, folder=REPOSITORY
        )
        return self

    async def hatch(self, life: Life) -> Alive:
        self._process.stdin.write(life.line().encode())
        return await asyncio.wait_for(self._hatched.get(), PATIENCE_SECONDS)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.stdin.close()
        sys.stderr.write((await self._process.stdout.read()).decode())  # a life has its own log
        await self._process.wait()
        self._server.close()
        self._folder.cleanup()
