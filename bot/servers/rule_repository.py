"""Stores the rules of servers, and who changed them."""

import logging

from pydantic import TypeAdapter, ValidationError

from bot.servers.rules import ServerRules
from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.tables.audit import Deed, Line, note

log = logging.getLogger(__name__)

RULES = TypeAdapter(ServerRules)

EVERY = "SELECT guild_id, body FROM server_rules ORDER BY guild_id"
PUT = """
    INSERT INTO server_rules (guild_id, body) VALUES (?, ?)
        ON CONFLICT (guild_id) DO UPDATE SET body = excluded.body
"""
LATEST = """
    SELECT number, at, user_id, other_id, act, about, value FROM audit
    WHERE guild_id = ? AND number < ? ORDER BY number DESC LIMIT ?
"""
NEWEST = 2**62
"""No number is as great."""


class ServerRepository(Repository):
    """Stores rules."""

    async def every_servers_rules(self) -> dict[int, ServerRules]:
        found: dict[int, ServerRules] = {}
        for guild_id, body in await self._fetch_all(EVERY):
            try:
                found[guild_id] = RULES.validate_json(body)
            except ValidationError:  # one server's; all others play by theirs
                log.error("the rules of server %d make no sense, and do not count", guild_id)
        return found

    async def put_server_rules(
        self, guild_id: int, rules: ServerRules, at: float, *deeds: Deed
    ) -> None:
        body = RULES.dump_json(rules, exclude_defaults=True).decode()

        def put(connection: Connection) -> None:
            connection.execute(PUT, (guild_id, body))
            note(connection, guild_id, at, deeds)

        await self._database.write(put)

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[Line]:
        below = NEWEST if before is None else before
        return [Line(*row) for row in await self._fetch_all(LATEST, guild_id, below, most)]
