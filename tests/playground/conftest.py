"""Fixtures: a playground with the sample bot, and a bare bot without a library."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, Self

import aiohttp
import pytest_asyncio
from playwright.async_api import Browser, Page

from playground.discord.interactions import Timing
from tests.playground.browser import window
from tests.support.playground import Playground

SAMPLE = "tests.playground.sample_bot"


class BareBot:
    """Sends REST and gateway requests without a library, so that tests can make odd requests."""

    def __init__(self, play: Playground) -> None:
        self.play = play
        self.session = aiohttp.ClientSession()
        self.heard: list[dict[str, Any]] = []
        self.socket: aiohttp.ClientWebSocketResponse | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    async def identify(self, intents: int = 1 | 1 << 9 | 1 << 12) -> dict[str, Any]:
        self.socket = await self.session.ws_connect(self.play.simulation.gateway_address)
        # The first frame is HELLO.
        await self.socket.receive_json()
        who = {"token": self.play.simulation.token, "intents": intents, "properties": {}}
        # Opcode 2 is IDENTIFY.
        await self.socket.send_json({"op": 2, "d": who})
        return await self.hear("READY")

    async def hear(self, event: str) -> dict[str, Any]:
        assert self.socket is not None

        while True:
            async with asyncio.timeout(3):
                frame = await self.socket.receive_json()

            self.heard.append(frame)
            if frame["t"] == event:
                data: dict[str, Any] = frame["d"]
                return data

    async def rest(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request; return status and JSON (or None)."""
        head = {"Authorization": f"Bot {self.play.simulation.token}"}
        address = f"{self.play.base_url}/api/v10{path}"
        async with self.session.request(method, address, json=body, headers=head) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    async def say(self, channel: int, **body: Any) -> tuple[int, Any]:
        return await self.rest("POST", f"/channels/{channel}/messages", body)


@pytest_asyncio.fixture
async def bare() -> AsyncIterator[BareBot]:
    # Short limits, so that tests of late answers are quick.
    timing = Timing(answer_seconds=0.3, token_seconds=0.6)
    async with Playground(spawn=False, timing=timing) as play, BareBot(play) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def play() -> AsyncIterator[Playground]:
    # The slow button waits one second, which is longer than the 0.7 that the playground allows.
    slow = {"SAMPLE_SLOW": "1"}
    async with Playground(bot=SAMPLE, environment=slow, timing=Timing(0.7)) as play:
        await play.until_online()
        yield play


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, play: Playground) -> AsyncIterator[Page]:
    """Ada's window."""
    async with await window(browser, play, "Ada") as page:
        yield page


@pytest_asyncio.fixture(loop_scope="session")
async def ben(browser: Browser, play: Playground) -> AsyncIterator[Page]:
    """Ben's window."""
    async with await window(browser, play, "Ben") as page:
        yield page
