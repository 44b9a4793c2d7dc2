"""Checks each request of the bot to the simulated Discord, and can break the connection.

simcord replaces both transports of discord.py (HTTPClient.request, AsyncWebhookAdapter.request).
Both go through `simcord.http.router.dispatch`, which is wrapped here.
"""

import asyncio
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import orjson
from simcord.backend.errors import BackendError
from simcord.http import router

from playground.limits.messages import problems as broken_limits
from tests.support.spec_check import SpecCheck

INTERACTION = re.compile(r"/(interactions|webhooks)/")
"""Answers to interactions, which do not count for the bot's rate limit."""

NONCE_HOLDS = 3 * 60.0
"""Seconds during which Discord recognizes a nonce."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the bot. `refused` is Discord's error code, or None if it was carried out."""

    method: str
    path: str
    body: Any
    refused: int | None

    @property
    def counts(self) -> bool:
        """Return whether the request counts for the bot's limit of 50 requests per second."""
        return not INTERACTION.match(self.path)


@dataclass(slots=True)
class Wire:
    """The requests of the bot, and their mistakes.

    `allowed` are the error codes that a test provokes on purpose.
    """

    requests: list[Request] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    allowed: set[int] = field(default_factory=set)
    dead: bool = False
    """The process was killed: later requests are not carried out."""
    dies_after: str | None = None
    """A pattern for method and path. The next request that matches is carried out, and the process
    is killed before the answer.
    """
    loses: str | None = None
    """A pattern for method and path. The next request that matches is carried out, and the
    connection breaks before the answer.
    """
    down: bool = False
    """The connection is broken: no request arrives."""

    @property
    def refusals(self) -> list[Request]:
        """Requests that Discord refused and no test expected to fail."""
        return [
            request for request in self.requests if request.refused not in (None, *self.allowed)
        ]

    def check(self, method: str, path: str, body: Any, files: list[Any]) -> None:
        if isinstance(body, list):  # all slash commands, which each bot registers
            problems = _find_command_problems(method, path, orjson.dumps(body))
        else:
            problems = _find_problems(method, path, body, [each.filename for each in files])
        self.problems += [f"{method} {path}: {problem}" for problem in problems]


def _find_problems(method: str, path: str, body: Any, files: list[str]) -> list[str]:
    problems = broken_limits(method, path, body, files)
    described = description()
    return problems if described is None else problems + described.problems(method, path, body)


@cache
def _find_command_problems(method: str, path: str, body: bytes) -> list[str]:
    return _find_problems(method, path, orjson.loads(body), [])


@cache
def description() -> SpecCheck | None:
    """Return Discord's own description, if the environment variable DISCORD_OPENAPI names it."""
    path = os.environ.get("DISCORD_OPENAPI")
    return SpecCheck(Path(path)) if path else None


@contextmanager
def tapped() -> Iterator[Wire]:
    """Record all requests of bots on a simulated Discord."""
    wire = Wire()
    carry_out = router.dispatch
    by_nonce: dict[tuple[str, Any], tuple[float, Any]] = {}

    def dispatch(backend: Any, method: str, path: str, **arguments: Any) -> Any:
        if wire.dead:
            # A killed process cannot handle an error, so its tasks are cancelled.
            raise asyncio.CancelledError
        if wire.down:
            raise ConnectionResetError("the line is broken")

        body = arguments.get("json")
        refused = None
        wire.check(method, path, body, arguments.get("files") or [])
        key = (path, body.get("nonce") if isinstance(body, dict) else None)
        try:
            # simcord does not know `enforce_nonce`: the same nonce sends one message. Discord
            # documents this for "the past few minutes".
            now = backend.clock.now().timestamp()
            sent_at, result = by_nonce.get(key, (0.0, None))
            if result is None or now - sent_at > NONCE_HOLDS:
                result = carry_out(backend, method, path, **arguments)

            if key[1] is not None:
                by_nonce[key] = now, result

            # The request is carried out before its answer is lost.
            if wire.loses and re.fullmatch(wire.loses, f"{method} {path}"):
                wire.down = True
                wire.loses = None
                raise ConnectionResetError("the answer was lost")
            if wire.dies_after and re.fullmatch(wire.dies_after, f"{method} {path}"):
                wire.dead = True
                wire.dies_after = None
                raise asyncio.CancelledError

            return result
        except BackendError as error:
            refused = error.code
            raise
        finally:
            wire.requests.append(Request(method, path, body, refused))

    router.dispatch = dispatch
    try:
        yield wire
    finally:
        router.dispatch = carry_out
