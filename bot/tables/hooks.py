"""Where features attach to the life of tables.

After a change of a table, `Tables.listen` and `Tables.listen_for_ends` tell of it.
"""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field

from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A person who is about to sit down at a table, or to open one.

    `seated`: the other people there. `guest_id`: the person whom the opener challenges.
    """

    guild_id: int
    user_id: int
    seated: frozenset[int] = frozenset()
    opens: bool = False
    guest_id: int | None = None


@dataclass(frozen=True, slots=True)
class Hooks:
    """Features append their functions. What one raises drops the change of the table."""

    before_seat: list[Callable[[SeatRequest], Awaitable[None]]] = field(default_factory=list)
    """Raises Refused where this person may not sit there."""
    before_deal: list[Callable[[Table], Awaitable[None]]] = field(default_factory=list)
    """Changes the draft of a table whose cards are about to be dealt."""
    unwanted_by: list[Callable[[int], Awaitable[Collection[int]]]] = field(default_factory=list)
    """Returns the people whom this person does not want at their tables."""

    async def check_seat(self, request: SeatRequest) -> None:
        """Raises what the first hook raises that is against it."""
        for check in self.before_seat:
            await check(request)

    async def prepare_deal(self, table: Table) -> None:
        for prepare in self.before_deal:
            await prepare(table)

    async def unwanted(self, user_id: int) -> set[int]:
        """The people whom this person does not want at their tables."""
        return {other for find in self.unwanted_by for other in await find(user_id)}
