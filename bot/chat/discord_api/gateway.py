"""The line to Discord: what we do otherwise than discord.py, which holds it.

Rule 1: a Discord that was away is met again soon after it is back, however long that took.
Rule 2: while nobody can reach us no deadline passes: that is nobody's silence.
Rule 3: an event that cannot be read is left alone. It ends neither the line nor the process.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Literal

import discord.client
from discord.backoff import ExponentialBackoff

from bot.chat.pages.custom_ids import OURS

log = logging.getLogger(__name__)

LONGEST = 15.0
"""Seconds between two tries to reach Discord, at most. A try that fails costs nothing; those that
Discord counts (a thousand a day) are logins, and the line is taken up again without one.
"""

BRIEF = 5.0
"""Seconds. A line that is taken up again sooner has cost nobody anything: what was pressed
meanwhile is delivered then, before the first deadline passes.
"""

PRESS = "INTERACTION_CREATE"
"""The event by which presses come, and commands."""

PRESSED = "coop-pressed"
"""Where the data of a press keep the pressed message, as Discord sent it."""

UNHEARD = frozenset({"MESSAGE_UPDATE"})
"""Events that tell us nothing, and that no intent keeps away: each edit of ours comes back so.
discord.py would build the message with an object for each of its parts, for nobody.
"""

GREETING = "READY"
"""The one event without which nothing works: if that cannot be read, a new process must try."""


class SoonAgain(ExponentialBackoff[Literal[False]]):
    """discord.py's own goes up to 17 minutes, in which Discord may long be back."""

    def delay(self) -> float:
        return min(super().delay(), LONGEST)


# There is no setting for it: `Client.connect` makes one of these by its name.
discord.client.ExponentialBackoff = SoonAgain  # type: ignore[attr-defined, assignment]


Parse = Callable[[Any], None]
"""Reads one kind of event."""


def forgiving(parsers: Mapping[str, Parse], pressed: Parse | None = None) -> dict[str, Parse]:
    """The same parsers of events, by name; what one of them raises is logged, and ends there. What
    is of no use is not parsed at all. `pressed` hears of each press and command first.
    """
    wrapped = {
        event: parse if event == GREETING else partial(_parsed, event, parse)
        for event, parse in parsers.items()
        if event not in UNHEARD
    }
    if PRESS in parsers:
        wrapped[PRESS] = partial(_parsed, PRESS, partial(_pressed, pressed, parsers[PRESS]))
    return wrapped


def _pressed(pressed: Parse | None, parse: Parse, payload: Any) -> None:
    if pressed is not None:
        pressed(payload)
    parse(_light(payload))


def _parsed(event: str, parse: Parse, payload: Any) -> None:
    try:
        parse(payload)
    except Exception as error:  # noqa: BLE001 - whatever it was, the next event is read
        # Not what it says: that may be quoted from the event.
        log.error("an event %s could not be read: %s", event, type(error).__name__)


def _light(payload: dict[str, Any]) -> dict[str, Any]:
    """A press of ours without its message. discord.py would build an object of that and of each of
    its parts, for a good part of what the press costs until its answer; we read little of it.
    """
    data, message = payload.get("data"), payload.get("message")
    if not data or not message or not str(data.get("custom_id", "")).startswith(OURS):
        return payload
    light = payload | {"data": data | {PRESSED: message}}
    del light["message"]
    return light


class Line:
    """Whether people can reach us, by the gateway, and we them, by requests. `missed` hears how
    many seconds that was not so, if it was long enough to cost anybody a deadline.
    """

    def __init__(
        self, missed: Callable[[float], Awaitable[None]], steady: Callable[[], float] | None = None
    ) -> None:
        self._missed = missed
        self._steady = steady or time.monotonic
        self._cut_at: float | None = self._steady()
        self._is_new = True
        self._failing_at: float | None = None

    @property
    def is_cut(self) -> bool:
        """Also before the first connection. A request that fails may be for once."""
        silent = self._failing_at is not None and self._steady() - self._failing_at >= BRIEF
        return silent or self._cut_at is not None

    @property
    def silence(self) -> float:
        """For how many seconds nobody could reach us, or we nobody; 0 while all is well."""
        since = [at for at in (self._cut_at, self._failing_at) if at is not None]
        return self._steady() - min(since) if self.is_cut else 0.0

    @property
    def is_failing(self) -> bool:
        """Whether the last request failed: somebody should try again."""
        return self._failing_at is not None

    def failed(self) -> None:
        """A request had no answer, or none that makes sense."""
        if self._failing_at is None:
            self._failing_at = self._steady()

    async def answered(self) -> None:
        """A request had an answer, whatever it was."""
        if self._failing_at is None:
            return
        seconds = self._steady() - self._failing_at
        self._failing_at = None
        if seconds >= BRIEF:
            log.info("Discord answers again after %.0f seconds", seconds)
            await self._missed(seconds)

    def cut(self) -> None:
        """Discord does not hear us. May be told again and again."""
        if self._cut_at is None:
            self._cut_at = self._steady()

    async def mended(self, *, resumed: bool) -> None:
        """Discord hears us; `resumed`: and has told us all that we missed."""
        if self._cut_at is None:
            return
        seconds = self._steady() - self._cut_at
        if seconds >= BRIEF and not self._is_new:
            log.info("Discord is back after %.0f seconds; nobody is timed out for them", seconds)
        try:
            if seconds >= BRIEF or not (resumed or self._is_new):
                await self._missed(seconds)
        finally:
            self._cut_at, self._is_new = None, False
