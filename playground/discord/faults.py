"""Discord's rate limits, and simulated faults.

Faults are refusals, late or missing answers, and events that come twice or out of order. They are
off until they are switched on. Which fault the next request meets follows from the seed and the
number of requests before it, so a run can be repeated.

Sources: Discord's "Rate Limits" for the global limit, its exceptions, and the headers. The numbers
of the other buckets are not published; these were observed.
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
"""Edits of messages older than this have a bucket of their own (error 30046)."""

MESSAGES = "/api/v10/channels/{channel}/messages"
# Discord's error code for too many edits of an old message.
OLD_EDIT = 30046


@dataclass(frozen=True)
class Budget:
    """`most` requests are allowed in a window of `seconds`."""

    most: int
    seconds: float


@dataclass(frozen=True)
class Budgets:
    """The limits. All except `everything` are counted by channel or token, and by method."""

    everything: Budget = Budget(50, 1.0)
    messages: Budget = Budget(5, 5.0)
    old_edits: Budget = Budget(3, 6.0)
    webhook: Budget = Budget(5, 2.0)
    other: Budget = Budget(50, 1.0)


UNLIMITED = Budgets(*[Budget(1_000_000, 1.0)] * 5)
"""For benchmarks, which measure the bot and not Discord's limits: no bot reaches these numbers."""


@dataclass
class Bucket:
    """Counts the requests of one window. A window begins with its first request."""

    name: str
    budget: Budget
    ends: float = 0.0
    taken: int = 0

    def take(self, now: float) -> float:
        """Count one request. Return how many seconds too early it came; 0 if it is allowed.

        With a budget of 5 in 5 seconds, a sixth request 3 seconds after the first is 2 too early.
        """
        # A window is fixed, as Discord's are: it does not slide with each request.
        if now >= self.ends:
            self.ends = now + self.budget.seconds
            self.taken = 0

        if self.taken >= self.budget.most:
            return self.ends - now

        self.taken += 1
        return 0.0

    def headers(self, left: float) -> dict[str, str]:
        """Return the rate limit headers. The window ends in `left` seconds."""
        return {
            "X-RateLimit-Limit": str(self.budget.most),
            "X-RateLimit-Remaining": str(self.budget.most - self.taken),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(self.name.encode()).hexdigest()[:32],
        }


class TooMany(Refusal):
    """A 429 answer. `scope` is "global", "shared" or "user", as in X-RateLimit-Scope."""

    def __init__(self, bucket: Bucket, retry_after: float, scope: str, code: int = 0) -> None:
        """Prepare the answer. `code` is a Discord error code; 0 if there is none."""
        super().__init__(429, code)
        self.bucket = bucket
        # Rounded up: a client that waits exactly this long must not come too early.
        self.retry_after = math.ceil(retry_after * 1000) / 1000
        self.scope = scope

    def body(self) -> dict[str, Any]:
        """Return Discord's body for a 429."""
        body: dict[str, Any] = {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.scope == "global",
        }
        # Only a limit with a code of its own (30046) adds Discord's usual error fields.
        return body | super().body() if self.code else body

    @property
    def headers(self) -> Mapping[str, str]:
        """The rate limit headers of a refused request."""
        headers = {
            "Retry-After": str(math.ceil(self.retry_after)),
            "X-RateLimit-Scope": self.scope,
        }
        if self.scope == "global":
            return headers | {"X-RateLimit-Global": "true"}

        return headers | self.bucket.headers(self.retry_after)


@dataclass(frozen=True)
class LimitedRequest:
    """The parts of a request that decide which buckets count it."""

    method: str
    route: str
    """The pattern of the path, such as /api/v10/channels/{channel}/messages."""
    major: str = ""
    """The channel, or the token of the webhook."""
    age: float = 0.0
    """The age of the edited message, in seconds."""
    uploads: bool = False
    """Whether the request uploads a file."""

    @property
    def by_token(self) -> bool:
        """Return whether an interaction token authorizes it. Such requests have no global limit."""
        return self.route.startswith(("/api/v10/webhooks/", "/api/v10/interactions/"))


@dataclass
class Throttle:
    """Counts all requests of the bot in their buckets."""

    budgets: Budgets = field(default_factory=Budgets)
    clock: Callable[[], float] = time.monotonic
    refused: int = 0
    _all: dict[str, Bucket] = field(default_factory=dict)

    def take(self, request: LimitedRequest) -> dict[str, str]:
        """Count the request.

        Returns:
            The headers that tell what is left.

        Raises:
            TooMany: a bucket is full.
        """
        if not request.by_token:
            self._count("everything", "", self.budgets.everything, "global")

        if request.method == "PATCH" and request.age > OLD_SECONDS:
            self._count("old edits", request.major, self.budgets.old_edits, "user", OLD_EDIT)

        name, budget = self._bucket_of(request)
        bucket = self._count(name, request.major, budget, "user")
        return bucket.headers(bucket.ends - self.clock())

    def _bucket_of(self, request: LimitedRequest) -> tuple[str, Budget]:
        """Return name and limit of the bucket of the request's route."""
        if request.route.startswith("/api/v10/webhooks/"):
            return "webhook", self.budgets.webhook
        # Sending and editing have a lower limit than other requests of a channel.
        writes = request.method in ("POST", "PATCH") and request.route.startswith(MESSAGES)
        budget = self.budgets.messages if writes else self.budgets.other
        return f"{request.method} {request.route}", budget

    def _count(self, name: str, major: str, budget: Budget, scope: str, code: int = 0) -> Bucket:
        """Count a request in one bucket. Raise TooMany if the bucket is full."""
        # Buckets are separate for each channel or token.
        bucket = self._all.setdefault(name + major, Bucket(name, budget))
        early = bucket.take(self.clock())
        if early > 0:
            self.refused += 1
            raise TooMany(bucket, early, scope, code)

        return bucket


# -- faults ----------------------------------------------------------------------------------------


# The waiting time that a simulated rate limit demands.
RETRY_SECONDS = 0.2
OPEN_DM = "/api/v10/users/@me/channels"
TOO_FAST = 40003
# HTTP statuses and error codes for a file that is refused.
FILE_REFUSALS = ((413, 40005), (400, 50035))

FILE_SECONDS = 1.6, 2.4
"""Longer than the bot waits before it answers without the file; Discord waits three seconds."""


class FaultKind(Enum):
    """The kinds of faults that a request can meet."""

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
    """The probability of each kind of fault, for requests and interactions that can meet it.

    Attributes:
        refused: A rate limit. Low, because Discord counts these and bans a client with too many.
        broken: A 5xx answer.
        lost: The connection breaks.
        late: The answer comes late.
        code: A Discord error code.
        file: A refused or slow file, for requests with a file.
        doubled: An interaction comes twice.
        delayed: An interaction comes late.
    """

    refused: float = 0.004
    broken: float = 0.03
    lost: float = 0.03
    late: float = 0.03
    code: float = 0.01
    file: float = 0.15
    doubled: float = 0.08
    delayed: float = 0.08


@dataclass(frozen=True)
class Fault:
    """The fault that a request meets.

    Attributes:
        kind: Its kind.
        refusal: The error answer; None: the usual answer.
        carried_out: Whether the request is carried out.
        cut: Whether the connection breaks before the answer.
        seconds: How long the answer takes.
    """

    kind: FaultKind
    refusal: Refusal | None = None
    carried_out: bool = False
    cut: bool = False
    seconds: float = 0.0


class Faults:
    """Draws the faults of requests and interactions."""

    def __init__(self, seed: object = 0, odds: Odds | None = None) -> None:
        """Prepare faults that are still off. The same seed gives the same faults."""
        self._rng = Random(f"faults {seed}")
        self.odds = odds or Odds()
        self.on = False
        # How often each kind of fault has happened.
        self.counts: Counter[str] = Counter()

    # -- requests ----------------------------------------------------------------------------------

    def draw(self, request: LimitedRequest, *, in_dm: bool) -> Fault | None:
        """Return the fault that this request meets, if any, and count it."""
        if not self.on:
            return None

        fault = self._draw(request, in_dm=in_dm)
        if fault is not None:
            self.counts[fault.kind.value] += 1

        return fault

    def _draw(self, request: LimitedRequest, *, in_dm: bool) -> Fault | None:
        """Draw whether the request meets a fault, and which one."""
        rng = self._rng
        odds = self.odds

        # Discord does not rate-limit the first answer to an interaction.
        if self._happens(odds.refused) and "/callback" not in request.route:
            return self._rate_limit(request)
        if self._happens(odds.broken):
            status = rng.choice((500, 502, 503))
            # A 5xx does not say whether the request was carried out, so both cases are needed.
            carried_out = rng.randint(0, 1) == 1
            kind = FaultKind.BROKEN_AFTERWARDS if carried_out else FaultKind.BROKEN
            return Fault(kind, Refusal(status, 0), carried_out=carried_out)
        if self._happens(odds.lost):
            # Two of three such requests are carried out.
            carried_out = rng.randint(0, 2) > 0
            return Fault(
                FaultKind.UNHEARD if carried_out else FaultKind.CUT,
                carried_out=carried_out,
                cut=True,
            )
        if self._happens(odds.late):
            return Fault(FaultKind.LATE, carried_out=True, seconds=rng.uniform(0.02, 0.3))
        if request.uploads and self._happens(odds.file):
            if self._rng.randint(0, 1):
                return Fault(FaultKind.FILE_REFUSED, Refusal(*self._rng.choice(FILE_REFUSALS)))
            return Fault(
                FaultKind.FILE_SLOW, carried_out=True, seconds=self._rng.uniform(*FILE_SECONDS)
            )

        return self._code(request, in_dm=in_dm) if self._happens(odds.code) else None

    def _happens(self, chance: float) -> bool:
        """Return True with this probability."""
        return self._rng.uniform(0, 1) < chance

    def _rate_limit(self, request: LimitedRequest) -> Fault:
        """Return a rate limit. It is not global if an interaction token authorizes the request."""
        kind = self._rng.choice((FaultKind.LIMITED, FaultKind.SHARED, FaultKind.LIMITED_EVERYWHERE))
        if request.by_token and kind is FaultKind.LIMITED_EVERYWHERE:
            kind = FaultKind.LIMITED

        scope = {FaultKind.LIMITED: "user", FaultKind.SHARED: "shared"}.get(kind, "global")
        # The answer needs a bucket for its headers. The fault has a full bucket of its own, because
        # those of `Throttle` must not change.
        bucket = Bucket(request.route, Budget(1, RETRY_SECONDS), taken=1)
        return Fault(kind, TooMany(bucket, RETRY_SECONDS, scope))

    def _code(self, request: LimitedRequest, *, in_dm: bool) -> Fault | None:
        """Return a Discord error code that fits the request; None if none does."""
        if request.method == "PATCH" and request.route.startswith(MESSAGES):
            bucket = Bucket("old edits", Budget(1, RETRY_SECONDS), taken=1)
            return Fault(FaultKind.AGED, TooMany(bucket, RETRY_SECONDS, "user", OLD_EDIT))
        if request.method == "POST" and request.route == OPEN_DM:
            return Fault(FaultKind.TOO_FAST, Refusal(400, TOO_FAST))
        if request.method == "POST" and request.route == MESSAGES and in_dm:
            return Fault(FaultKind.SHUT, Refusal(403, self._rng.choice((50007, 50278))))

        return None

    # -- interactions ------------------------------------------------------------------------------

    def deliver(self, send: Callable[[], None]) -> None:
        """Send an interaction to the bot: perhaps twice, perhaps after later ones."""
        if not self.on:
            send()
            return

        # All numbers are drawn, whether they are used or not, so that later faults do not depend on
        # them.
        twice = self._happens(self.odds.doubled)
        late = self._happens(self.odds.delayed)
        wait = self._rng.uniform(0.02, 0.6) if late else 0.0
        # The copy comes after the original, at most this much later.
        copy_delay = self._rng.uniform(0.0, 0.3)
        loop = asyncio.get_running_loop()
        if late:
            self.counts["an interaction late"] += 1
            loop.call_later(wait, send)
        else:
            send()

        if twice:
            self.counts["an interaction twice"] += 1
            loop.call_later(wait + copy_delay, send)
