"""The line to Discord: what we do otherwise than discord.py, which holds it.

Rule 1: a Discord that was away is met again soon after it is back, however long that took.
Rule 2: where nobody can reach us no deadline passes: that is nobody's silence.
Rule 3: an event or a frame that cannot be read is dropped. It ends neither the connection nor the
        process.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, Literal

import discord.gateway
import discord.shard
import orjson
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

from bot.pages.custom_ids import OURS
from bot.tables.ports import WhichServers, everywhere

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

SUGGESTION = 4
"""The type of an interaction that asks what to suggest while somebody types: no press."""

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


# There is no setting for it: a connection makes one of these by its name.
discord.shard.ExponentialBackoff = SoonAgain  # type: ignore[attr-defined, assignment]


HELLO = 10
"""The first frame of a connection. It says how often to send a heartbeat."""


class UnreadableFrame(ValueError):
    """A frame of the gateway is no JSON object, or not in the form that discord.py reads."""


def read_frame(text: str) -> dict[str, Any]:
    """Parse a frame of the gateway. Raises UnreadableFrame, which quotes nothing of the frame."""
    try:
        frame = orjson.loads(text)
    except ValueError:
        raise UnreadableFrame("no JSON") from None

    if not isinstance(frame, dict):
        raise UnreadableFrame("no JSON object")
    if not isinstance(frame.get("t"), str | None):
        raise UnreadableFrame("an event without a name")
    if frame.get("op") == HELLO and not _has_heartbeat(frame.get("d")):
        raise UnreadableFrame("a greeting without a heartbeat interval")
    return frame


def _has_heartbeat(data: object) -> bool:
    return isinstance(data, dict) and isinstance(data.get("heartbeat_interval"), int | float)


_receive = DiscordWebSocket.received_message


async def _receive_readable(connection: DiscordWebSocket, frame: Any, /) -> None:
    """Drop a frame that cannot be read. discord.py would end the process with a traceback.

    What the frame told is lost, as when an event cannot be read. Without a greeting Discord hears
    no heartbeat and closes the connection, which is then resumed.
    """
    try:
        await _receive(connection, frame)
    except UnreadableFrame as error:
        log.error("gateway frame dropped: %s", error)


# The connection parses frames by a function of its module, and has no other hook for it.
discord.gateway.utils = SimpleNamespace(  # type: ignore[attr-defined, assignment]
    **(vars(discord.utils) | {"_from_json": read_frame})
)
DiscordWebSocket.received_message = _receive_readable  # type: ignore[method-assign]


Parse = Callable[[Any], None]
"""Reads one kind of event."""


def forgiving(
    parsers: Mapping[str, Parse], heard: dict[str, float] | None = None
) -> dict[str, Parse]:
    """The same parsers of events, by name; what one of them raises is logged, and ends there. What
    is of no use is not parsed at all. `heard`: where it is written down when we first heard of each
    press and command (on the clock of `time.monotonic`), by its id.
    """
    wrapped = {
        event: parse if event == GREETING else partial(_parsed, event, parse)
        for event, parse in parsers.items()
        if event not in UNHEARD
    }
    if PRESS in parsers:
        wrapped[PRESS] = partial(_parsed, PRESS, partial(_pressed, heard, parsers[PRESS]))
    return wrapped


def _pressed(heard: dict[str, float] | None, parse: Parse, payload: Any) -> None:
    if heard is not None and payload.get("type") != SUGGESTION:
        heard.setdefault(str(payload.get("id")), time.monotonic())
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


FIRST = 0
"""The connection over which comes what belongs to no server: all presses in direct messages."""


@dataclass(slots=True)
class _Ear:
    """Where we hear Discord, or should; `cut_at`: since when not. A new one has never been heard
    on.
    """

    cut_at: float | None
    is_new: bool = True


class Line:
    """Whether people can reach us, by the gateway, and we them, by requests. `missed` hears for how
    many seconds that was not so, if it was long enough to cost anybody a deadline, and on which
    servers.

    The gateway is one connection or several, by number, each for some servers (`over`). Without the
    first one nobody can press a card that was sent to them, at whatever table; another one is
    missed by its own servers alone.
    """

    def __init__(
        self,
        missed: Callable[[float, WhichServers], Awaitable[None]],
        over: Callable[[int], int] = lambda _: FIRST,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self._missed = missed
        self._over = over
        self._steady = steady or time.monotonic
        self._begun_at = self._steady()
        self._ears: dict[int, _Ear] = {}
        self._away: float | None = None
        self._failing_at: float | None = None
        self._catching_up = False
        """Whether deadlines are being moved after an outage: nothing may fall due before that."""

    def begin(self, away: float | None = None) -> None:
        """Count the silence before the first connection from now on.

        `away`: for how many seconds nobody could reach us before, if that is known. The first
        connection reports these too.
        """
        self._begun_at = self._steady()
        self._ears.clear()
        self._away = away

    def _ear(self, number: int) -> _Ear:
        return self._ears.setdefault(number, _Ear(self._begun_at))

    @property
    def is_cut(self) -> bool:
        """For all; also before the first connection. A request that fails may be for once."""
        silent = self._failing_at is not None and self._steady() - self._failing_at >= BRIEF
        return silent or self._catching_up or self._ear(FIRST).cut_at is not None

    def reaches(self, guild_id: int) -> bool:
        """Whether this server hears us and is heard, if the line is not cut for all."""
        return self._ear(self._over(guild_id)).cut_at is None

    @property
    def silence(self) -> float:
        """For how many seconds nobody could reach us, or we nobody; 0 while all is well."""
        since = [at for at in (self._ear(FIRST).cut_at, self._failing_at) if at is not None]
        return self._steady() - min(since) if self.is_cut and since else 0.0

    @property
    def is_whole(self) -> bool:
        """Whether people can reach us, and the last request was answered."""
        return not self.is_cut and not self.is_failing

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
            if self._away is not None and self._ear(FIRST).is_new:
                return  # The first connection reports these seconds with those before.
            self._catching_up = True
            try:
                await self._missed(seconds, everywhere)
            finally:
                self._catching_up = False

    def cut(self, number: int = FIRST) -> None:
        """Discord does not hear us over this connection. May be told again and again."""
        ear = self._ear(number)
        if ear.cut_at is None:
            ear.cut_at = self._steady()

    async def mended(self, number: int = FIRST, *, resumed: bool) -> None:
        """Discord hears us over it; `resumed`: and has told us all that we missed."""
        ear = self._ear(number)
        if ear.cut_at is None:
            return
        seconds = self._steady() - ear.cut_at
        is_start = ear.is_new and self._away is not None
        if is_start:
            seconds += self._away or 0.0
        if seconds >= BRIEF and is_start and number == FIRST:
            log.info("Coop was away for %.0f seconds; nobody is timed out for them", seconds)
        elif seconds >= BRIEF and not ear.is_new:
            log.info("Discord is back after %.0f seconds; nobody is timed out for them", seconds)
        on = everywhere if number == FIRST else lambda server: self._over(server) == number
        try:
            if seconds >= BRIEF or not (resumed or ear.is_new):
                await self._missed(seconds, on)
            elif is_start:  # The tables wait until they are told.
                await self._missed(0.0, on)
        finally:
            ear.cut_at, ear.is_new = None, False
