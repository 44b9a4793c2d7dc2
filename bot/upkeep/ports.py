"""What upkeep needs from a store."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from bot.records.ports import Chronicle
from bot.tables.table import Table


class Naming(NamedTuple):
    """A table in which somebody may be named."""

    table_id: str
    is_live: bool


class UpkeepStore(Protocol):
    """Durable when it returns; all of one call or nothing of it."""

    # -- people -----------------------------------------------------------------------------------

    async def ask_to_forget(self, user_id: int, at: float) -> None:
        """Note that this person is to be forgotten; `forget_person` forgets that, too."""
        ...

    async def asked_to_forget(self) -> list[int]:
        """Who is waiting for it, the longest first."""
        ...

    async def naming(self, user_id: int, after: str, most: int) -> tuple[list[Naming], str | None]:
        """Look through so many tables beyond that id: those in which this person may be named, and
        the last that was looked at; None where there was none.
        """
        ...

    async def rewrite(
        self,
        table_id: str,
        in_table: Callable[[Table], None],
        in_record: Callable[[bytes, Table], bytes | None],
    ) -> None:
        """Change a table that is over, and its record with it (None: it goes). A row that makes no
        sense is dropped.
        """
        ...

    async def forget_person(self, user_id: int) -> None:
        """All rows about this person go, those of one kind after those of another, and last of all
        that they have asked. For the time when they are at no table any more.
        """
        ...

    async def known_of(self, user_id: int) -> dict[str, list[Mapping[str, Any]]]:
        """All rows about this person, by the name of what keeps them; nothing about others."""
        ...

    async def tables(self, table_ids: Collection[str]) -> list[Table]:
        """Those of these that are there, and make sense."""
        ...

    # -- games ------------------------------------------------------------------------------------

    async def chronicle(self, table_id: str) -> Chronicle | None: ...

    async def record(self, table_id: str) -> bytes | None: ...

    async def is_unkept(self, table_id: str) -> bool:
        """Whether it was played on a server that keeps no records."""
        ...

    async def untidy(self, after: float, before: float, most: int) -> list[tuple[str, float]]:
        """Tables that are over, were opened between these moments, have seen no choice since the
        later one, are shown nowhere, and hold more than they need; with when they were opened.
        """
        ...

    async def tidy(self, table: Table) -> None:
        """Write it so. Of its journal stays what its last position needs: its record tells all."""
        ...

    async def outdated(self, before: float, most: int) -> list[str]:
        """The oldest tables that are over, and saw their last choice before that moment."""
        ...

    async def drop_tables(self, table_ids: Collection[str]) -> None:
        """With their records and all else that hangs on them. What people have reached stays."""
        ...

    async def drop_past_bans(self, now: float) -> None:
        """Those that hold no more."""
        ...

    # -- servers ----------------------------------------------------------------------------------

    async def servers(self) -> set[int]:
        """All of which anything is known."""
        ...

    async def left(self, guild_ids: Iterable[int], at: float) -> None:
        """Coop is on these no more, since then or before."""
        ...

    async def back(self, guild_ids: Iterable[int]) -> None:
        """It is on these again."""
        ...

    async def left_before(self, moment: float) -> list[int]: ...

    async def tables_of_server(self, guild_id: int, most: int) -> list[str]: ...

    async def forget_server(self, guild_id: int) -> None:
        """All but its tables, for the time when these are gone."""
        ...

    # -- leaving nothing --------------------------------------------------------------------------

    async def is_wiped(self) -> bool:
        """Whether nothing is left of what was forgotten, where it stood."""
        ...

    async def wipe(self, *, wholly: bool = True) -> bool:
        """Wipe it. All others wait meanwhile, which takes but a moment where it is not `wholly`:
        then free pages are left. False where something is left, because of that or because somebody
        just reads the database.
        """
        ...

    async def what_is_ours(self) -> int:
        """Of the database, in bytes."""
        ...
