"""Server-Sent Events: what each open page receives as it happens."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from playground.discord.world import Account

KEEPALIVE_SECONDS = 15.0
# With more unread events, the stream of a page ends. The page then connects and loads again.
MAX_WAITING = 2000


@dataclass(eq=False)
class Listener:
    """An open page of one person, with its unread events."""

    person: Account
    waiting: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(MAX_WAITING))


class Feed:
    """All open pages. A page belongs to one person; a person may have several pages."""

    def __init__(self) -> None:
        """Start without pages."""
        self._listeners: set[Listener] = set()
        """The open pages."""
        self._observers: list[Callable[[str, Any], None]] = []
        """Functions that are called with each event."""
        self.event_count = 0
        """The number of events so far.

        A page compares two of these numbers (the one of its state and the one of its event stream)
        to see whether it has missed events while it loaded.
        """

    def listen(self, observer: Callable[[str, Any], None]) -> None:
        """Call `observer` with every event and its payload, for simulated players.

        The observer also gets events that only some people may see.
        """
        self._observers.append(observer)

    def publish(
        self, event: str, payload: Any, sees: Callable[[Account], bool] = lambda _: True
    ) -> None:
        """Send an event to all pages that may see it.

        Args:
            event: The name of the event.
            payload: Its JSON.
            sees: Whether the person of a page may see it.
        """
        self.event_count += 1
        for observer in self._observers:
            observer(event, payload)

        # Without pages the JSON is not needed; benchmarks run without any.
        if not self._listeners:
            return

        text = f"event: {event}\ndata: {json.dumps(payload)}\n\n"
        for listener in tuple(self._listeners):
            if not sees(listener.person):
                continue
            try:
                listener.waiting.put_nowait(text)
            except asyncio.QueueFull:
                # A full queue means that the page has stopped reading. Its stream then ends.
                self._listeners.discard(listener)

    async def stream(self, request: web.Request, person: Account) -> web.StreamResponse:
        """Serve one page until it closes."""
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        listener = Listener(person)
        self._listeners.add(listener)
        # The page compares `told` with the `told` of its last state, which is also `event_count`.
        hello = f'event: hello\ndata: {{"told": {self.event_count}}}\n\n'
        await response.prepare(request)

        try:
            await response.write(hello.encode())
            while listener in self._listeners:
                await response.write((await self._next(listener)).encode())
        except ConnectionError:
            pass  # the page was closed
        finally:
            self._listeners.discard(listener)

        return response

    async def _next(self, listener: Listener) -> str:
        """Return the next event, or a comment that keeps the connection alive."""
        try:
            return await asyncio.wait_for(listener.waiting.get(), KEEPALIVE_SECONDS)
        except TimeoutError:
            return ": still here\n\n"

    def close(self) -> None:
        """End the streams of all pages."""
        for listener in tuple(self._listeners):
            self._listeners.discard(listener)
            # A last entry wakes the stream, which then sees that it has been removed.
            if not listener.waiting.full():
                listener.waiting.put_nowait(": bye\n\n")
