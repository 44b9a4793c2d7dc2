"""The bot of the end-to-end tests with a stopwatch in its hand.

For every press it notes what the event loop's thread has used of the CPU between reading the
press from the gateway's socket and writing the answer to the socket of the callback: a line of
milliseconds in the file that `STOPWATCH` names.
"""

import os
from collections.abc import Sequence
from time import thread_time
from typing import Any, TextIO

from aiohttp import ClientRequest
from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState

from tests.e2e import stacked_bot

STOPWATCH = "COOP_STOPWATCH"


class Stopwatch:
    """Wraps where a press comes in and where its answer goes out; both are discord.py's."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._read_at = 0.0
        self._began: dict[str, float] = {}

    def start(self) -> None:
        read, made = DiscordWebSocket.received_message, ConnectionState.parse_interaction_create
        written = ClientRequest.write_bytes

        async def reading(socket: DiscordWebSocket, text: Any) -> None:
            self._read_at = thread_time()
            await read(socket, text)

        def making(state: ConnectionState, press: Any) -> None:
            self._began[press["id"]] = self._read_at
            made(state, press)

        async def writing(request: ClientRequest, *arguments: Any) -> None:
            await written(request, *arguments)
            self._answered(request.url.parts)

        DiscordWebSocket.received_message = reading  # type: ignore[method-assign]
        ConnectionState.parse_interaction_create = making  # type: ignore[method-assign]
        ClientRequest.write_bytes = writing  # type: ignore[method-assign]

    def _answered(self, path: Sequence[str]) -> None:
        """`path` ends with interactions, id, token, callback."""
        if path[-1] == "callback" and (began := self._began.pop(path[-3], None)) is not None:
            self._file.write(f"{(thread_time() - began) * 1000:.4f}\n")


def main(argv: Sequence[str] | None = None) -> int:
    with open(os.environ[STOPWATCH], "a", buffering=1, encoding="utf-8") as file:
        Stopwatch(file).start()
        return stacked_bot.main(argv)
