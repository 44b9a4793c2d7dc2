"""Collects what Coop stores about a user.

The user sees a summary on a page of `/chicken me`, and can download everything as a file.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.table import Table, is_alone
from cogs.privacy.forgetting import TABLES_A_QUERY
from cogs.privacy.repository import ErasureRepository

EXPLAINED = (
    "All that Coop stores about you, sorted by where it is stored. docs/privacy.md says what each"
    " part is for. Times are seconds since 1970. Other people are left out. For every choice of a"
    " finished game, press the button Record at its table."
)

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Everything that is stored about a user.

    Attributes:
        user_id: The user.
        rows: Name of a database table -> its rows about the user.
        tables: Game tables at which the user sits or hosts, to which they are challenged, or whose
            rematch remembers them.
    """

    user_id: int
    rows: Mapping[str, Rows]
    tables: Sequence[Table]

    @property
    def finished_games(self) -> int:
        """The number of games that were played to their end."""
        return sum(table.was_played and self._sits(table) for table in self.tables)

    @property
    def open_tables(self) -> int:
        """The number of tables that are open."""
        return sum(table.is_live and self._sits(table) for table in self.tables)

    @property
    def server_count(self) -> int:
        """The number of servers where the user has a table or alerts."""
        # The `guild_id` of a table in a direct message (a user plays alone) is not a server.
        servers = {table.guild_id for table in self.tables if not is_alone(table.guild_id)}
        return len(servers.union(row["guild_id"] for row in self.rows["alerts"]))

    @property
    def statistic_rows(self) -> int:
        """The number of stored rows of statistics about the user."""
        tables = ("standings", "tallies", "feats", "encounters", "parts")
        return sum(len(self.rows[name]) for name in tables)

    @property
    def is_known(self) -> bool:
        return bool(self.tables) or any(map(len, self.rows.values()))

    def as_file(self, now: float) -> bytes:
        """Return everything as indented JSON, for people to read."""
        content = {
            "about": EXPLAINED,
            "made_at": now,
            "user_id": self.user_id,
            "tables": [self._table_facts(table) for table in self.tables],
            **{name: [*rows] for name, rows in self.rows.items() if rows},
        }
        return json.dumps(content, ensure_ascii=False, indent=1).encode()

    def _sits(self, table: Table) -> bool:
        return table.seat_of(self.user_id) is not None

    def _table_facts(self, table: Table) -> dict[str, Any]:
        """Return what is stored about the user at a table, without other players."""
        facts: dict[str, Any] = {
            "id": table.id,
            "number": table.number,
            "game": table.game,
            "guild_id": table.guild_id,
            "channel_id": table.channel_id,
            "status": table.status.value,
            "opened_at": table.opened_at,
            "host": table.hosts(self.user_id),
            "challenged": table.guest is not None and table.guest.user_id == self.user_id,
            # `regulars` played the game before; `called`, those who are notified, are among them.
            "sat_at_the_table_before": self.user_id in table.rematch.regulars,
        }
        player = table.player(self.user_id)
        if player is not None:
            facts["you"] = {
                "seat": table.seat_of(self.user_id),
                "name": player.name,
                "locale": player.locale,
                "joined": player.joined,
                "cut": player.cut,
                "orders": {slug: [*given.values] for slug, given in player.orders.items()},
                "absence": player.absence,
                "turns_missed": player.misses,
            }

        return facts


async def knowledge(erasure: ErasureRepository, user_id: int) -> Knowledge:
    """Search all tables in small steps, and return what is stored about a user."""
    tables: list[Table] = []
    after: str | None = ""
    while after is not None:
        matches, after = await erasure.naming(user_id, after, TABLES_A_QUERY)
        tables += await erasure.tables([table_id for table_id, _ in matches])

    # `naming` searches for the digits of the id, which may be part of another number. So check each
    # table.
    checked_tables = [table for table in tables if _names(table, user_id)]
    return Knowledge(user_id, await erasure.rows_about(user_id), checked_tables)


def _names(table: Table, user_id: int) -> bool:
    """Return whether the table names this user."""
    return (
        table.hosts(user_id)
        or table.seat_of(user_id) is not None
        or (table.guest is not None and table.guest.user_id == user_id)
        or user_id in (*table.rematch.regulars, *table.rematch.called)
    )
