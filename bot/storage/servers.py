"""What servers have set for themselves, and who has: bot.servers.ports.RuleBook."""

import logging
from collections.abc import Sequence

from pydantic import TypeAdapter, ValidationError

from bot.servers.rules import ServerRules
from bot.storage.database import Database
from bot.storage.writer import Writer
from bot.tables.audit import KEPT, KEPT_OF_ONE, Deed, Line

log = logging.getLogger(__name__)

RULES = TypeAdapter(ServerRules)

EVERY = "SELECT guild_id, body FROM server_rules ORDER BY guild_id"
PUT = """
    INSERT INTO server_rules (guild_id, body) VALUES (?, ?)
        ON CONFLICT (guild_id) DO UPDATE SET body = excluded.body
"""
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
LATEST = """
    SELECT number, at, user_id, other_id, act, about, value FROM audit
    WHERE guild_id = ? AND number < ? ORDER BY number DESC LIMIT ?
"""
NEWEST = 2**62
"""No number is as great."""


class ServerStore:
    """See bot.servers.ports.RuleBook for what each method promises."""

    _writer: Writer

    async def every_servers_rules(self) -> dict[int, ServerRules]:
        rows = await self._writer.read(lambda database: database.execute(EVERY).fetchall())
        found: dict[int, ServerRules] = {}
        for guild_id, body in rows:
            try:
                found[guild_id] = RULES.validate_json(body)
            except ValidationError:  # one server's; all others play by theirs
                log.error("the rules of server %d make no sense, and do not count", guild_id)
        return found

    async def put_server_rules(
        self, guild_id: int, rules: ServerRules, at: float, *deeds: Deed
    ) -> None:
        body = RULES.dump_json(rules, exclude_defaults=True).decode()

        def put(database: Database) -> None:
            database.execute(PUT, (guild_id, body))
            note(database, guild_id, at, deeds)

        await self._writer.write(put)

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[Line]:
        values = guild_id, NEWEST if before is None else before, most
        rows = await self._writer.read(lambda database: database.execute(LATEST, values).fetchall())
        return [Line(*row) for row in rows]


def note(database: Database, guild_id: int, at: float, deeds: Sequence[Deed]) -> None:
    """Into the audit, within whatever else is written."""
    (last,) = database.execute(LAST, (guild_id,)).fetchone()
    for number, deed in enumerate(deeds, last + 1):
        row = guild_id, number, at, deed.by, deed.other, deed.act.value, deed.about, deed.value
        database.execute(ADD, row)
    for by in sorted({deed.by for deed in deeds}):
        database.execute(PRUNE_OF_ONE, (guild_id, by, guild_id, by, KEPT_OF_ONE))
    database.execute(PRUNE, (guild_id, guild_id, KEPT))
