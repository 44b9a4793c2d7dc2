"""What is asked of us and what we ask of Discord, counted: how soon people are answered, and how
often Discord finds us too fast. Nothing of what is said.
"""

import time
from collections.abc import Callable

import aiohttp

from bot.common.durations import Durations
from bot.discord_api.rate_limiter import TOO_MANY

SECOND = 1.0

IN_VAIN = 3.0
"""Seconds after which Discord tells the presser that the interaction failed."""

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
        self.heard: dict[str, float] = {}
        """When we first heard of each press and command of the last seconds, by its id: the gateway
        writes it down, and whatever is counted, is counted when a request has ended.
        """
        self._steady = steady
        self._answered: set[str] = set()
        self._in_vain = 0

    @property
    def unanswered(self) -> int:
        self._give_up()
        return self._in_vain

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """To all requests."""
        trace.on_request_end.append(self._ended)
        return trace

    async def _ended(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        self._give_up()
        status = end.response.status
        path = end.url.path
        if status == TOO_MANY:
            self.too_fast += 1
        elif status < REFUSED and path.endswith(CALLBACK):
            number = path.split("/")[-3]
            if number in self.heard and number not in self._answered:
                self._answered.add(number)
                self.answers.note(self._steady() - self.heard[number])

    def _give_up(self) -> None:
        """On those who were told that it failed."""
        before = self._steady() - IN_VAIN
        while self.heard:
            oldest = next(iter(self.heard))
            if self.heard[oldest] >= before:
                return

            del self.heard[oldest]
            if oldest in self._answered:
                self._answered.discard(oldest)
            else:
                self._in_vain += 1
