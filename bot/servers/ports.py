"""What servers need from a store."""

from typing import Protocol

from bot.servers.bans import Ban
from bot.servers.door import GuestList
from bot.servers.rules import ServerRules
from bot.tables.audit import Deed, Line


class RuleBook(GuestList, Protocol):
    """Durable when it returns."""

    async def every_servers_rules(self) -> dict[int, ServerRules]:
        """Of all servers that have set any."""
        ...

    async def put_server_rules(
        self, guild_id: int, rules: ServerRules, at: float, *deeds: Deed
    ) -> None:
        """The rules, and who has changed what of them: all or nothing."""
        ...

    async def every_ban(self) -> list[Ban]: ...

    async def bans_on(self, guild_id: int) -> list[Ban]:
        """The latest first."""
        ...

    async def put_ban(self, ban: Ban, deed: Deed) -> None:
        """In the place of what was decided there about the same person, and who decided it."""
        ...

    async def drop_ban(self, guild_id: int, mark: int, at: float, deed: Deed) -> None: ...

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[Line]:
        """The latest lines, or those before that number, the newest first."""
        ...
