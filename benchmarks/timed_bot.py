"""The bot of the end-to-end tests (tests/browser/stacked_bot.py) with a stopwatch.

For each press it measures the CPU time of the event loop's thread, from reading the press from the
gateway's socket until its answer is written to the callback's socket. Work for other presses in
between is not counted: a context variable tells to which press a callback belongs. It writes one
line for each press to the file that `STOPWATCH` names: the press's id, milliseconds.
"""

import os
from asyncio import Handle
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from time import thread_time
from typing import Any, TextIO

from aiohttp import ClientRequest
from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState

from tests.browser import stacked_bot

STOPWATCH = "COOP_STOPWATCH"


@dataclass(slots=True)
class Bill:
    """The CPU time of one press, in seconds.

    Attributes:
        press: The id of the interaction.
        used: CPU time so far.
        since: When the callback that runs now for the press began, in the thread's CPU time.
        paid: Whether the answer is written, so that nothing more is counted.
    """

    press: str
    used: float = 0.0
    since: float = 0.0
    paid: bool = False


_bill: ContextVar[Bill | None] = ContextVar("bill", default=None)


class Stopwatch:
    """Wraps where a press comes in, what runs for it, and where its answer goes out."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._read_at = 0.0
        """When the latest gateway message was read, in the thread's CPU time."""

    def start(self) -> None:
        """Replace the methods of asyncio, aiohttp and discord.py by measuring ones."""
        read = DiscordWebSocket.received_message
        made = ConnectionState.parse_interaction_create
        run = Handle._run
        written = ClientRequest.write_bytes

        async def reading(socket: DiscordWebSocket, text: Any) -> None:
            self._read_at = thread_time()
            await read(socket, text)

        def making(state: ConnectionState, press: Any) -> None:
            bill = Bill(press["id"])
            before = _bill.set(bill)
            try:
                made(state, press)
            finally:
                _bill.reset(before)
                bill.used = thread_time() - self._read_at

        def running(handle: Any) -> None:
            bill = handle._context.get(_bill)
            if bill is None or bill.paid:
                run(handle)
                return

            bill.since = thread_time()
            run(handle)
            if not bill.paid:
                bill.used += thread_time() - bill.since

        async def writing(request: ClientRequest, *arguments: Any) -> None:
            await written(request, *arguments)
            bill = _bill.get()
            if bill is not None and request.url.parts[-1] == "callback":
                self._answered(bill)

        DiscordWebSocket.received_message = reading  # type: ignore[method-assign]
        ConnectionState.parse_interaction_create = making  # type: ignore[assignment, method-assign]
        Handle._run = running  # type: ignore[assignment, method-assign]
        ClientRequest.write_bytes = writing  # type: ignore[assignment, method-assign]

    def _answered(self, bill: Bill) -> None:
        bill.paid = True
        bill.used += thread_time() - bill.since
        self._file.write(f"{bill.press} {bill.used * 1000:.4f}\n")


@contextmanager
def stopwatch() -> Iterator[None]:
    """Time the presses of the bot in this process."""
    with open(os.environ[STOPWATCH], "a", buffering=1, encoding="utf-8") as file:
        Stopwatch(file).start()
        yield


def main(argv: Sequence[str] | None = None) -> int:
    with stopwatch():
        return stacked_bot.main(argv)
