"""Server-Sent Events: what each open page hears as it happens."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from playground.discord.world import Account

KEEPALIVE_SECONDS = 15.0
MAX_WAITING = 2000  # a page that has not read this many is gone; it reloads when it returns


@dataclass(eq=False)
class Listener:
    person: Account
    waiting: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(MAX_WAITING))


class Feed:
    """Pages listen as one person each; the same person may have several windows."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._ears: list[Callable[[str, Any], None]] = []
        self.told = 0
        """How many events there were: a page sees whether it missed any before it listened."""

    def listen(self, hears: Callable[[str, Any], None]) -> None:
        """Tell of every event and its payload, whoever may see it: for people who are programs."""
        self._ears.append(hears)

    def publish(
        self, event: str, payload: Any, sees: Callable[[Account], bool] = lambda _: True
    ) -> None:
        self.told += 1
        for hears in self._ears:
            hears(event, payload)

        if not self._listeners:
            return

        text = f"event: {event}\ndata: {json.dumps(payload)}\n\n"
        for listener in tuple(self._listeners):
            if not sees(listener.person):
                continue
            try:
                listener.waiting.put_nowait(text)
            except asyncio.QueueFull:
                self._listeners.discard(listener)

    async def stream(self, request: web.Request, person: Account) -> web.StreamResponse:
        """Serve one page until it goes away."""
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        listener = Listener(person)
        self._listeners.add(listener)
        hello = f'event: hello\ndata: {{"told": {self.told}}}\n\n'
        await response.prepare(request)

        try:
            await response.write(hello.encode())
            while listener in self._listeners:
                await response.write((await self._next(listener)).encode())
        except ConnectionError:
            pass  # the window was closed
        finally:
            self._listeners.discard(listener)

        return response

    async def _next(self, listener: Listener) -> str:
        try:
            return await asyncio.wait_for(listener.waiting.get(), KEEPALIVE_SECONDS)
        except TimeoutError:
            return ": still here\n\n"

    def close(self) -> None:
        for listener in tuple(self._listeners):
            self._listeners.discard(listener)
            if not listener.waiting.full():
                listener.waiting.put_nowait(": bye\n\n")
