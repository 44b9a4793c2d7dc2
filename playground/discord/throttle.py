"""Discord's rate limits: how many requests in how many seconds, and what is said beyond.

Sources: Discord's "Rate Limits" for the global limit, what is exempt from it, and the headers. The
numbers of the other buckets are unpublished; these are the ones that were observed.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.discord.api_errors import Refusal

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
            self.ends, self.taken = now + self.budget.seconds, 0
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
class Asked:
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

    def take(self, asked: Asked) -> dict[str, str]:
        """Count this request; returns the headers that tell what is left. Raises TooMany."""
        if not asked.by_token:
            self._count("everything", "", self.budgets.everything, "global")
        if asked.method == "PATCH" and asked.age > OLD_SECONDS:
            self._count("old edits", asked.major, self.budgets.old_edits, "user", OLD_EDIT)
        name, budget = self._own(asked)
        bucket = self._count(name, asked.major, budget, "user")
        return bucket.headers(bucket.ends - self.clock())

    def _own(self, asked: Asked) -> tuple[str, Budget]:
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
