"""Who did what on a server: what stands on its audit page."""

from enum import StrEnum
from typing import NamedTuple

KEPT = 500
"""So many lines are kept of each server, the latest."""

KEPT_OF_ONE = 100
"""And so many of what one person did there: nobody gets rid of what others did by doing much."""


class Act(StrEnum):
    """What somebody did. The values are stored, and name a sentence: `audit-<value>`."""

    SET = "set"
    """One of the server's rules: `about` is its name, `value` what it is now."""
    LADDER = "ladder"
    """Put up or away: `value`."""

    BAN = "ban"
    """`other` may not sit down there any more; `value`: until when, or "none"."""
    LIFT = "lift"
    """`other` may again."""

    # What moderators do to a table, whose number is `about`.
    END = "end"
    MOVE = "move"
    SKIP = "skip"
    BENCH = "bench"
    """A house player plays for `other`."""
    HOST = "host"
    """`other` is the host from now on."""
    BACK = "back-step"


class Deed(NamedTuple):
    """Something that is about to be written down."""

    by: int
    act: Act
    about: str = ""
    value: str = ""
    other: int | None = None


class Noted(NamedTuple):
    """It, and when: to be written with what it was that was done."""

    at: float
    deed: Deed


class Line(NamedTuple):
    """Something that was written down. Nobody's id stands there who has asked to be forgotten."""

    number: int
    at: float
    by: int | None
    other: int | None
    act: str
    about: str
    value: str

    def repeats(self, other: "Line") -> bool:
        """Whether the same person set the same rule, to whatever."""
        same = self.by == other.by and self.act == other.act and self.about == other.about
        return same and self.act in (Act.SET, Act.LADDER)
