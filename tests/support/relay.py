"""A TCP relay to a server that a test can stall, watch and cut."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Self
from urllib.parse import parse_qs, urlsplit

from bot.common.database_url import DatabaseServer

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Connection:
    """A client's connection through the relay, which passes on all data of both sides."""

    def __init__(self, relay: "Relay", client: Ends, server: Ends) -> None:
        self.relay = relay
        self.from_client, self.to_client = client
        self.from_server, self.to_server = server

    async def run(self) -> None:
        """Run until one side closes the connection."""
        directions = [
            asyncio.create_task(self.carry_there()),
            asyncio.create_task(self.carry_back()),
        ]
        await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        self.to_server.close()
        self.to_client.close()
        # The other direction may be waiting for data that will not come.
        for direction in directions:
            direction.cancel()

        for direction in directions:
            with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
                await direction

    async def carry_there(self) -> None:
        while piece := await self.from_client.read(1 << 16):
            await self.relay.flows.wait()
            self.to_server.write(self.relay.changed(piece))

    async def carry_back(self) -> None:
        while piece := await self.from_server.read(1 << 16):
            await self.relay.flows.wait()
            self.to_client.write(piece)


class Relay:
    """Listens on `port` of 127.0.0.1 and connects to the server with `connect`.

    While `flows` is not set, the relay holds all data back. Both connections stay open.
    """

    # The class of the connections; a test may use a subclass.
    kind = Connection

    def __init__(self, connect: Callable[[], Awaitable[Ends]]) -> None:
        self._connect = connect
        self.flows = asyncio.Event()
        self.flows.set()

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._listener.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()

    def changed(self, piece: bytes) -> bytes:
        """Return what the server gets instead of this data."""
        return piece

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.kind(self, (reader, writer), await self._connect()).run()


class DatabaseRelay(Relay):
    """A relay to a PostgreSQL database of the tests; `url` is the database's address by it."""

    def __init__(self, server: DatabaseServer) -> None:
        parts = urlsplit(server.url)
        socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        super().__init__(lambda: asyncio.open_unix_connection(socket))
        self._path = parts.path

    @property
    def url(self) -> str:
        database = f"127.0.0.1:{self.port}{self._path}"
        return f"postgresql://postgres@{database}?sslmode=disable&gssencmode=disable"
