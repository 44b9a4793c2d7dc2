"""How many tables may be open at once, so that one person or one server cannot fill the bot."""

from dataclasses import dataclass
from typing import Protocol

from bot.tables.refusals import TooManyTables, TooManyTablesOfYours, TooManyTablesOnServer
from bot.tables.repository import TableRepository


@dataclass(frozen=True, slots=True)
class TableLimits:
    """`per_person`: those that somebody hosts on one server. A table that is over takes no room.
    `lobby_minutes`: how long a lobby stays to which nobody comes.
    """

    per_channel: int = 4
    per_server: int = 50
    per_person: int = 5
    lobby_minutes: int = 30

    @property
    def lobby_seconds(self) -> float:
        return self.lobby_minutes * 60.0

    def limits(self, guild_id: int) -> "TableLimits":
        """Return the limits of each server: the same for all (see Room)."""
        return self

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        return True

    def talks(self, guild_id: int) -> bool:
        return True

    async def must_be_left(
        self, store: TableRepository, guild_id: int, channel_id: int, host_id: int
    ) -> None:
        """Raises TooManyTables, TooManyTablesOfYours, TooManyTablesOnServer."""
        if len(await store.tables_in(channel_id)) >= self.per_channel:
            raise TooManyTables(most=self.per_channel)
        on_server, hosted = await store.crowd(guild_id, host_id)
        if hosted >= self.per_person:
            raise TooManyTablesOfYours(most=self.per_person)
        if on_server >= self.per_server:
            raise TooManyTablesOnServer(most=self.per_server)


class Room(Protocol):
    """Knows what each server has room for, and who may sit there: bot.servers, which imports this
    package, or TableLimits, where all servers are alike.
    """

    def limits(self, guild_id: int) -> TableLimits: ...

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        """Whether this person may sit down there."""
        ...

    def talks(self, guild_id: int) -> bool:
        """Whether house players may say anything there."""
        ...
