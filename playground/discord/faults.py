"""Discord's rate limits, and Discord on a bad day: refusals, answers that come late or never,
events twice or out of order.

Sources: Discord's "Rate Limits" for the global limit, what is exempt from it, and the headers. The
numbers of the other buckets are unpublished; these are the ones that were observed.

A bad day is off until somebody turns it on. What happens to the next request follows from the seed
and from how many came before, so a bad day can be had again.
"""

import asyncio
import hashlib
import math
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any

from playground.discord.api_errors import Refusal

# -- rate limits -----------------------------------------------------------------------------------


OLD_SECONDS = 3600.0
"""Edits of messages older than this are counted apart (error 30046)."""

MESSAGES = "/api/v10/channels/{channel}/messages"
OLD_EDIT = 30046


@dataclass(frozen=True)
class Budget:
    most: int
    seconds: float


@dataclass(frozen=True)
class Budgets:
    """What is allowed. All but `everything` is counted per channel or token, and per method."""

    everything: Budget = Budget(50, 1.0)
    messages: Budget = Budget(5, 5.0)
    old_edits: Budget = Budget(3, 6.0)
    webhook: Budget = Budget(5, 2.0)
    other: Budget = Budget(50, 1.0)


UNLIMITED = Budgets(*[Budget(1_000_000, 1.0)] * 5)
"""For benchmarks, which measure the bot and not Discord's patience."""


@dataclass
class Bucket:
    """Counts the requests of one window, which begins with its first one."""

    name: str
    budget: Budget
    ends: float = 0.0
    taken: int = 0

    def take(self, now: float) -> float:
        """Count one; returns how many seconds too early it came, 0 if it may pass."""
        if now >= self.ends:
            self.ends = now + self.budget.seconds
            self.taken = 0

        if self.taken >= self.budget.most:
            return self.ends - now

        self.taken += 1
        return 0.0

    def headers(self, left: float) -> dict[str, str]:
        """What is left of it, its window ending in so many seconds."""
        return {
            "X-RateLimit-Limit": str(self.budget.most),
            "X-RateLimit-Remaining": str(self.budget.most - self.taken),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(self.name.encode()).hexdigest()[:32],
        }


class TooMany(Refusal):
    """429. `scope` is "global", "shared" or "user", as in X-RateLimit-Scope."""

    def __init__(self, bucket: Bucket, retry_after: float, scope: str, code: int = 0) -> None:
        super().__init__(429, code)
        self.bucket = bucket
        self.retry_after = math.ceil(retry_after * 1000) / 1000
        self.scope = scope

    def body(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.scope == "global",
        }
        return told | super().body() if self.code else told

    @property
    def headers(self) -> Mapping[str, str]:
        found = {
            "Retry-After": str(math.ceil(self.retry_after)),
            "X-RateLimit-Scope": self.scope,
        }
        if self.scope == "global":
            return found | {"X-RateLimit-Global": "true"}

        return found | self.bucket.headers(self.retry_after)


@dataclass(frozen=True)
class LimitedRequest:
    """What of a request decides which buckets it falls into."""

    method: str
    route: str
    """Its pattern, such as /api/v10/channels/{channel}/messages."""
    major: str = ""
    """The channel, or the webhook's token."""
    age: float = 0.0
    """Of the message that is edited, in seconds."""
    uploads: bool = False
    """Whether it brings a file."""

    @property
    def by_token(self) -> bool:
        """Whether an interaction's token opens it: such requests are not counted globally."""
        return self.route.startswith(("/api/v10/webhooks/", "/api/v10/interactions/"))


@dataclass
class Throttle:
    budgets: Budgets = field(default_factory=Budgets)
    clock: Callable[[], float] = time.monotonic
    refused: int = 0
    _all: dict[str, Bucket] = field(default_factory=dict)

    def take(self, asked: LimitedRequest) -> dict[str, str]:
        """Count this request; returns the headers that tell what is left. Raises TooMany."""
        if not asked.by_token:
            self._count("everything", "", self.budgets.everything, "global")

        if asked.method == "PATCH" and asked.age > OLD_SECONDS:
            self._count("old edits", asked.major, self.budgets.old_edits, "user", OLD_EDIT)

        name, budget = self._own(asked)
        bucket = self._count(name, asked.major, budget, "user")
        return bucket.headers(bucket.ends - self.clock())

    def _own(self, asked: LimitedRequest) -> tuple[str, Budget]:
        if asked.route.startswith("/api/v10/webhooks/"):
            return "webhook", self.budgets.webhook
        writes = asked.method in ("POST", "PATCH") and asked.route.startswith(MESSAGES)
        budget = self.budgets.messages if writes else self.budgets.other
        return f"{asked.method} {asked.route}", budget

    def _count(self, name: str, major: str, budget: Budget, scope: str, code: int = 0) -> Bucket:
        bucket = self._all.setdefault(name + major, Bucket(name, budget))
        early = bucket.take(self.clock())
        if early > 0:
            self.refused += 1
            raise TooMany(bucket, early, scope, code)

        return bucket


# -- a bad day -------------------------------------------------------------------------------------


RETRY_SECONDS = 0.2
OPEN_DM = "/api/v10/users/@me/channels"
TOO_FAST = 40003
FILE_REFUSALS = ((413, 40005), (400, 50035))
FILE_SECONDS = 1.6, 2.4
"""Longer than the bot waits with an answer, for which Discord waits three."""


class Blow(Enum):
    """What can befall a request."""

    LIMITED = "429"
    LIMITED_EVERYWHERE = "429, global"
    SHARED = "429, shared"
    BROKEN = "5xx"
    BROKEN_AFTERWARDS = "5xx, though it was carried out"
    UNHEARD = "carried out, and the line breaks"
    CUT = "the line breaks at once"
    LATE = "late"
    AGED = "30046"
    TOO_FAST = "40003"
    SHUT = "50007 or 50278"
    FILE_REFUSED = "a file refused"
    FILE_SLOW = "a file that takes its time"


@dataclass(frozen=True)
class Odds:
    """How likely each is, for a request that it can befall."""

    refused: float = 0.004
    """By a limit; Discord counts these, and too many are a ban."""
    broken: float = 0.03
    lost: float = 0.03
    late: float = 0.03
    code: float = 0.01
    file: float = 0.15
    """Of requests that bring one."""
    doubled: float = 0.08
    """Of interactions."""
    delayed: float = 0.08


@dataclass(frozen=True)
class Struck:
    """What befalls this request: `refusal` instead of or (`carried_out`) after it, or a line that
    breaks, or an answer that takes so many seconds.
    """

    blow: Blow
    refusal: Refusal | None = None
    carried_out: bool = False
    cut: bool = False
    seconds: float = 0.0


class Faults:
    def __init__(self, seed: object = 0, odds: Odds | None = None) -> None:
        self._rng = Random(f"faults {seed}")
        self.odds = odds or Odds()
        self.on = False
        self.struck: Counter[str] = Counter()

    # -- requests ----------------------------------------------------------------------------------

    def strike(self, asked: LimitedRequest, *, in_dm: bool) -> Struck | None:
        """What befalls this request, if anything does."""
        if not self.on:
            return None

        struck = self._strike(asked, in_dm=in_dm)
        if struck is not None:
            self.struck[struck.blow.value] += 1

        return struck

    def _strike(self, asked: LimitedRequest, *, in_dm: bool) -> Struck | None:
        rng = self._rng
        odds = self.odds
        if self._happens(odds.refused) and "/callback" not in asked.route:
            return self._limited(asked)
        if self._happens(odds.broken):
            status = rng.choice((500, 502, 503))
            after = rng.randint(0, 1) == 1
            blow = Blow.BROKEN_AFTERWARDS if after else Blow.BROKEN
            return Struck(blow, Refusal(status, 0), carried_out=after)
        if self._happens(odds.lost):
            after = rng.randint(0, 2) > 0
            return Struck(Blow.UNHEARD if after else Blow.CUT, carried_out=after, cut=True)
        if self._happens(odds.late):
            return Struck(Blow.LATE, carried_out=True, seconds=rng.uniform(0.02, 0.3))
        if asked.uploads and self._happens(odds.file):
            return self._upload()

        return self._code(asked, in_dm=in_dm) if self._happens(odds.code) else None

    def _happens(self, chance: float) -> bool:
        return self._rng.uniform(0, 1) < chance

    def _limited(self, asked: LimitedRequest) -> Struck:
        blow = self._rng.choice((Blow.LIMITED, Blow.SHARED, Blow.LIMITED_EVERYWHERE))
        if asked.by_token and blow is Blow.LIMITED_EVERYWHERE:
            blow = Blow.LIMITED

        scope = {Blow.LIMITED: "user", Blow.SHARED: "shared"}.get(blow, "global")
        bucket = Bucket(asked.route, Budget(1, RETRY_SECONDS), taken=1)
        return Struck(blow, TooMany(bucket, RETRY_SECONDS, scope))

    def _upload(self) -> Struck:
        """The file is not taken; or the message is there, and says so when nobody believes it."""
        if self._rng.randint(0, 1):
            return Struck(Blow.FILE_REFUSED, Refusal(*self._rng.choice(FILE_REFUSALS)))
        return Struck(Blow.FILE_SLOW, carried_out=True, seconds=self._rng.uniform(*FILE_SECONDS))

    def _code(self, asked: LimitedRequest, *, in_dm: bool) -> Struck | None:
        if asked.method == "PATCH" and asked.route.startswith(MESSAGES):
            bucket = Bucket("old edits", Budget(1, RETRY_SECONDS), taken=1)
            return Struck(Blow.AGED, TooMany(bucket, RETRY_SECONDS, "user", OLD_EDIT))
        if asked.method == "POST" and asked.route == OPEN_DM:
            return Struck(Blow.TOO_FAST, Refusal(400, TOO_FAST))
        if asked.method == "POST" and asked.route == MESSAGES and in_dm:
            return Struck(Blow.SHUT, Refusal(403, self._rng.choice((50007, 50278))))

        return None

    # -- interactions ------------------------------------------------------------------------------

    def deliver(self, send: Callable[[], None]) -> None:
        """Send an interaction to the bot: perhaps twice, perhaps after those that come later."""
        if not self.on:
            send()
            return

        twice = self._happens(self.odds.doubled)
        late = self._happens(self.odds.delayed)
        wait = self._rng.uniform(0.02, 0.6) if late else 0.0
        again = self._rng.uniform(0.0, 0.3)
        loop = asyncio.get_running_loop()
        if late:
            self.struck["an interaction late"] += 1
            loop.call_later(wait, send)
        else:
            send()

        if twice:
            self.struck["an interaction twice"] += 1
            loop.call_later(wait + again, send)
