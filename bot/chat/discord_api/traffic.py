"""What is asked of us and what we ask of Discord, counted: how soon people are answered, and how
often Discord finds us too fast. Nothing of what is said.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp

from bot.chat.discord_api.rate_limiter import TOO_MANY
from bot.clockwork.durations import Durations

SECOND = 1.0

IN_VAIN = 3.0
"""Seconds after which Discord tells the presser that the interaction failed."""

SUGGESTION = 4
"""The type of an interaction that asks what to suggest while somebody types."""

CALLBACK = "/callback"
"""The end of the address of an answer; the id of what is answered stands two parts before it."""

REFUSED = 400


class Traffic:
    """`answers`: from hearing of a press or command until Discord has the first answer.
    `unanswered`: how many had none in time, or none that Discord took. `too_fast`: requests that it
    refused for coming too fast (429).
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self.answers = Durations(0.05, 0.1, 0.25, 0.5, SECOND, 1.5, 2.0, IN_VAIN)
        self.too_fast = 0
        self._steady = steady
        self._heard: OrderedDict[str, float] = OrderedDict()
        self._open: set[str] = set()
        self._in_vain = 0

    @property
    def unanswered(self) -> int:
        self._give_up()
        return self._in_vain

    def heard(self, interaction: Mapping[str, Any]) -> None:
        """Somebody has pressed something, or given a command. Discord may tell of it twice."""
        number = str(interaction.get("id"))
        if interaction.get("type") != SUGGESTION and number not in self._heard:
            self._heard[number] = self._steady()
            self._open.add(number)
            self._give_up()

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """To all requests."""
        trace.on_request_end.append(self._ended)
        return trace

    async def _ended(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        status, path = end.response.status, end.url.path
        if status == TOO_MANY:
            self.too_fast += 1
        elif status < REFUSED and path.endswith(CALLBACK):
            number = path.split("/")[-3]
            if number in self._open:
                self._open.discard(number)
                self.answers.note(self._steady() - self._heard[number])

    def _give_up(self) -> None:
        """On those who were told that it failed."""
        before = self._steady() - IN_VAIN
        while self._heard:
            oldest = next(iter(self._heard))
            if self._heard[oldest] >= before:
                return
            del self._heard[oldest]
            if oldest in self._open:
                self._open.discard(oldest)
                self._in_vain += 1
