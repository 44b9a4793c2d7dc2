"""Who did what on a server: what stands on its audit page."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.storage.interfaces import Connection

KEPT = 500
"""So many lines are kept of each server, the latest."""

KEPT_OF_ONE = 100
"""And so many of what one person did there: nobody gets rid of what others did by doing much."""


LAST = "SELECT coalesce(max(number), 0) FROM audit WHERE guild_id = ?"
ADD = """
    INSERT INTO audit (guild_id, number, at, user_id, other_id, act, about, value)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
PRUNE = """
    DELETE FROM audit WHERE guild_id = ? AND number <= (
        SELECT number FROM audit WHERE guild_id = ? ORDER BY number DESC LIMIT 1 OFFSET ?
    )
"""
PRUNE_OF_ONE = """
    DELETE FROM audit WHERE guild_id = ? AND user_id = ? AND number <= (
        SELECT number FROM audit WHERE guild_id = ? AND user_id = ?
        ORDER BY number DESC LIMIT 1 OFFSET ?
    )
"""


class AuditAct(StrEnum):
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
    act: AuditAct
    about: str = ""
    value: str = ""
    other: int | None = None


class Noted(NamedTuple):
    """It, and when: to be written with what it was that was done."""

    at: float
    deed: Deed


class AuditLine(NamedTuple):
    """Something that was written down. Nobody's id stands there who has asked to be forgotten."""

    number: int
    at: float
    by: int | None
    other: int | None
    act: str
    about: str
    value: str

    def repeats(self, other: "AuditLine") -> bool:
        """Whether the same person set the same rule, to whatever."""
        same = self.by == other.by and self.act == other.act and self.about == other.about
        return same and self.act in (AuditAct.SET, AuditAct.LADDER)


def note(connection: Connection, guild_id: int, at: float, deeds: Sequence[Deed]) -> None:
    """Add deeds to the audit of a server, inside the transaction that `connection` is in."""
    (last,) = connection.execute(LAST, (guild_id,)).fetchone()
    for number, deed in enumerate(deeds, last + 1):
        row = guild_id, number, at, deed.by, deed.other, deed.act.value, deed.about, deed.value
        connection.execute(ADD, row)

    for by in sorted({deed.by for deed in deeds}):
        connection.execute(PRUNE_OF_ONE, (guild_id, by, guild_id, by, KEPT_OF_ONE))

    connection.execute(PRUNE, (guild_id, guild_id, KEPT))
