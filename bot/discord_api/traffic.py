"""Measures how fast presses and commands are answered, and counts hits of Discord's rate limits.

It stores no contents of requests.
"""

import time
from collections.abc import Callable

import aiohttp
from prometheus_client import Histogram

from bot.discord_api.outbox import TOO_MANY

SECOND = 1.0
"""An answer that takes more seconds counts as late (bot/ops/metrics.py)."""

IN_VAIN = 3.0
"""Seconds after which Discord shows the user that the interaction failed."""

CALLBACK = "/callback"
"""The end of the path of an answer: `/interactions/<id>/<token>/callback`."""

REFUSED = 400
"""From this HTTP status on, Discord has refused the request."""


class Traffic:
    """Counters of interactions and requests.

    `answers` measures the time from the event to Discord's receipt of the first answer. `too_fast`
    counts responses with status 429.

    Args:
        steady: A monotonic clock, in seconds.
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self.answers = Histogram(
            "coop_answer_seconds",
            "From hearing of a press or command to its answer.",
            buckets=(0.05, 0.1, 0.25, 0.5, SECOND, 1.5, 2.0, IN_VAIN),
            registry=None,
        )
        self.too_fast = 0
        self.heard: dict[str, float] = {}
        """Interaction id -> when the press or command arrived, by the monotonic clock.

        The gateway adds an interaction. It is removed when the time for an answer is over.
        """
        self._steady = steady
        self._answered: set[str] = set()
        """The ids of interactions in `heard` that were answered."""
        self._in_vain = 0

    @property
    def unanswered(self) -> int:
        """How many interactions had no answer that Discord accepted in time."""
        self._give_up()
        return self._in_vain

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let a trace report the end of each request, and return it."""
        trace.on_request_end.append(self._count_end)
        return trace

    async def _count_end(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        """Count a request that has ended; measure the first answer to an interaction."""
        self._give_up()
        status = end.response.status
        path = end.url.path
        if status == TOO_MANY:
            self.too_fast += 1
        elif status < REFUSED and path.endswith(CALLBACK):
            # Other interactions, such as autocomplete, are not in `heard`.
            number = path.split("/")[-3]  # the id in the path: see CALLBACK
            if number in self.heard and number not in self._answered:
                self._answered.add(number)
                self.answers.observe(self._steady() - self.heard[number])

    def _give_up(self) -> None:
        """Count and remove interactions that had no answer in time."""
        before = self._steady() - IN_VAIN
        while self.heard:
            oldest = next(iter(self.heard))
            if self.heard[oldest] >= before:
                return  # a dict keeps its order, so all other interactions are younger

            del self.heard[oldest]
            if oldest in self._answered:
                self._answered.discard(oldest)
            else:
                self._in_vain += 1
