"""What is known of a surface only while Coop runs."""

from dataclasses import dataclass
from enum import Enum

from bot.pages.delivery import Wanted

LONGEST = 60.0
"""Seconds between two attempts, at most."""


@dataclass(slots=True)
class Attempt:
    """The failures in a row, and when to try again. This is the one back-off of all surfaces."""

    failures: int = 0
    due: float = 0.0

    def failed(self, now: float) -> None:
        """Once more: at once after the first failure, then after 2, 6, 14, … seconds."""
        self.failures += 1
        self.due = now + min(LONGEST, 2.0**self.failures - 2.0)

    def clock_set_back(self, now: float) -> None:
        self.due = min(self.due, now)


@dataclass(slots=True)
class Seen:
    """What a surface showed last, and when it was looked after. Unknown after a restart."""

    edited_at: float = 0.0
    looked_at: float = 0.0
    stage: str | None = None
    """The stage of the table that was shown last."""
    dialogue: str | None = None
    """What the question belongs to that was shown last (bot/messages/drawing.py)."""
    moment: str | None = None
    """What the table was waiting for when it was last looked at."""
    over_since: float | None = None
    """Since when the result of a game waits for what is told beside the table."""

    def mark_drawn(self, wanted: Wanted, now: float) -> None:
        self.edited_at = now
        self.stage = wanted.stage
        self.dialogue = wanted.dialogue

    def waits_for(self, moment: str) -> bool:
        """Note what the table waits for; True where it has not been the same before."""
        is_new, self.moment = self.moment != moment, moment
        return is_new

    def over_for(self, now: float) -> float:
        """Seconds for which the result has been waiting."""
        self.over_since = now if self.over_since is None else self.over_since
        return now - self.over_since

    def clock_set_back(self, now: float) -> None:
        self.edited_at, self.looked_at = min(self.edited_at, now), min(self.looked_at, now)


@dataclass(slots=True)
class Depth:
    """How deep the chat has buried a message."""

    below: int = 0
    """Messages that came after it: all of them, where it was posted in this run (`is_known`)."""
    beside: int = 0
    """How many of them are the table's own (bot/messages/side_messages.py)."""
    is_known: bool = False

    @property
    def is_undisturbed(self) -> bool:
        """Whether nobody but the table itself said anything since."""
        return self.below <= self.beside

    def said(self) -> None:
        self.below += 1

    def unsaid(self, messages: int) -> None:
        self.below = max(0, self.below - messages)

    def told(self) -> None:
        """The table itself said something."""
        self.beside += 1


@dataclass(slots=True)
class Ring:
    """When a question that was shown without ringing comes again as a message."""

    at: float | None = None
    held: str | None = None
    """The question whose first ring is held back, for its person is at the table."""

    def hold(self, question: str) -> None:
        self.held, self.at = question, None

    def is_due(self, now: float) -> bool:
        return self.at is not None and self.at <= now

    def clock_set_back(self, latest: float) -> None:
        if self.at is not None:
            self.at = min(self.at, latest)


class Aim(Enum):
    KEEP = "What stands is kept true."
    POST = "A message is posted, and replaces the one that stands, if there is one."
    GIVE_UP = "Nothing is shown until a person asks for it."


class NoDm(Enum):
    """Why a person gets no DMs, and plays by My hand instead."""

    WISH = "They want their cards at the table."
    SHUT = "No DM reaches them."
