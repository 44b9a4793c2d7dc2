"""How many tables may be open at once, so that one person or one server cannot fill the bot."""

from dataclasses import dataclass

from bot.tables.ports import Store
from bot.tables.refusals import TooManyTables, TooManyTablesOfYours, TooManyTablesOnServer


@dataclass(frozen=True, slots=True)
class TableLimits:
    """`per_person`: those that somebody hosts on one server. A table that is over takes no room."""

    per_channel: int = 4
    per_server: int = 50
    per_person: int = 5

    async def must_be_left(
        self, store: Store, guild_id: int, channel_id: int, host_id: int
    ) -> None:
        """Raises TooManyTables, TooManyTablesOfYours, TooManyTablesOnServer."""
        if len(await store.tables_in(channel_id)) >= self.per_channel:
            raise TooManyTables(most=self.per_channel)
        on_server, hosted = await store.crowd(guild_id, host_id)
        if hosted >= self.per_person:
            raise TooManyTablesOfYours(most=self.per_person)
        if on_server >= self.per_server:
            raise TooManyTablesOnServer(most=self.per_server)
