"""What servers need from a store."""

from typing import Protocol

from bot.servers.audit import Deed, Line
from bot.servers.rules import ServerRules


class RuleBook(Protocol):
    """Durable when it returns."""

    async def every_servers_rules(self) -> dict[int, ServerRules]:
        """Of all servers that have set any."""
        ...

    async def put_server_rules(
        self, guild_id: int, rules: ServerRules, at: float, *deeds: Deed
    ) -> None:
        """The rules, and who has changed what of them: all or nothing."""
        ...

    async def note(self, guild_id: int, at: float, deed: Deed) -> None: ...

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[Line]:
        """The latest lines, or those before that number, the newest first."""
        ...
