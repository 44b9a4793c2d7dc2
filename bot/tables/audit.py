"""The audit log of a server: who changed its rules, its tables or its bans."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.storage.database import Repository
from bot.storage.interfaces import Connection

KEPT = 500
"""How many of the latest lines are kept per server."""

KEPT_OF_ONE = 100
"""How many lines are kept per acting user of a server.

The limit stops a moderator from pushing out the lines of others by producing many of their own.
"""


LAST = "SELECT coalesce(max(number), 0) FROM audit WHERE guild_id = ?"
ADD = """
    INSERT INTO audit (guild_id, number, at, user_id, other_id, act, about, value)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
# The last parameter is the number of lines to keep. The subquery skips these lines and finds the
# newest line that is too old. If there are fewer lines, it yields NULL and nothing is deleted.
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
    """What a user did. The values are stored, and name a sentence: `audit-<value>`."""

    SET = "set"
    """Changed a rule of the server: `about` is its name, `value` its new value."""
    LADDER = "ladder"
    """Turned the ladder on or off: `value`."""

    BAN = "ban"
    """Banned `other` from tables of the server; `value`: until when, or "none"."""
    LIFT = "lift"
    """Lifted the ban of `other`."""

    # The remaining values are actions of moderators on a table. `about` is the table's number.
    END = "end"
    MOVE = "move"
    SKIP = "skip"
    """Ended the time of the people that the table waited for."""
    BENCH = "bench"
    """Let a house player substitute for `other`."""
    HOST = "host"
    """Made `other` the host."""
    BACK = "back-step"
    """Took the game back to its last checkpoint."""


class Deed(NamedTuple):
    """An action that is to be added to the audit log.

    The user `by` did `act`, perhaps to the user `other`. For `about` and `value` see `AuditAct`.
    """

    by: int
    act: AuditAct
    about: str = ""
    value: str = ""
    other: int | None = None


class Noted(NamedTuple):
    """An action with its time in seconds since 1970.

    It is written in the same transaction as the change that it describes.
    """

    at: float
    deed: Deed


class AuditLine(NamedTuple):
    """A stored line of the audit log.

    If a user's data was erased, their id (`by` or `other`) is None. `number` increases with each
    line; `at` is the time in seconds since 1970. The other fields are those of `Deed`.
    """

    number: int
    at: float
    by: int | None
    other: int | None
    act: str
    about: str
    value: str

    def repeats(self, other: "AuditLine") -> bool:
        """Return whether both lines set the same rule, by the same user, to any value."""
        same = self.by == other.by and self.act == other.act and self.about == other.about
        return same and self.act in (AuditAct.SET, AuditAct.LADDER)


def note(connection: Connection, guild_id: int, at: float, deeds: Sequence[Deed]) -> None:
    """Add actions to the audit log of a server, and delete lines beyond the limits.

    Args:
        connection: A connection inside the transaction that makes the change itself.
        guild_id: The server.
        at: The time in seconds since 1970.
        deeds: The actions, oldest first.
    """
    (last,) = connection.execute(LAST, (guild_id,)).fetchone()
    for number, deed in enumerate(deeds, last + 1):
        row = guild_id, number, at, deed.by, deed.other, deed.act.value, deed.about, deed.value
        connection.execute(ADD, row)

    for by in sorted({deed.by for deed in deeds}):
        connection.execute(PRUNE_OF_ONE, (guild_id, by, guild_id, by, KEPT_OF_ONE))

    # The limit per user comes first, so that lines over it do not count towards the server's limit.
    connection.execute(PRUNE, (guild_id, guild_id, KEPT))


class AuditedRepository(Repository):
    """Base of the repositories whose changes are noted in the audit log."""

    async def _execute_noted(
        self, guild_id: int, at: float, deeds: Sequence[Deed], sql: str, *values: object
    ) -> None:
        """Run one statement that writes, and add its lines to the audit log, in one transaction.

        Args:
            guild_id: The server.
            at: The time in seconds since 1970.
            deeds: The actions, oldest first.
            sql: The statement.
            *values: Its values.
        """

        def run(connection: Connection) -> None:
            connection.execute(sql, values)
            note(connection, guild_id, at, deeds)

        await self._database.write(run)
