"""Erases a person, at the request of the person or of the operator.

The steps are the same in the running Coop and in `./coop forget`.
"""

import logging
import zlib
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import KW_ONLY, dataclass, replace

from bot.i18n.words import instance
from bot.records.records import without_erased_names
from bot.tables import absence, lobby
from bot.tables.refusals import TableGone
from bot.tables.session_cache import SessionCache
from bot.tables.table import Absence, Player, Status, Table, alone_with
from bot.tables.tokens import user_hash
from cogs.privacy.repository import ErasureRepository
from games.engine.asks import Seat
from games.engine.cuts import are_words

# -- erasing a person at a table -------------------------------------------------------------------
#
# The games stay.
#
# Rule 1: afterwards neither the user id, nor the name, nor any text of the person is in the table.
# Rule 2: other players lose nothing: a running game goes on with a house player, a finished one
#     keeps its result, and the random numbers stay the same.
# Rule 3: a person who had cards cannot bet as a spectator after their erasure. So until the game
#     ends, the table stores a mark: a hash of the user id that thousands of users share.

NOBODY = 0
"""A user id that no user has."""


def forget_in(table: Table, user_id: int) -> None:
    """Erase a person from a draft (an uncommitted copy) of a table."""
    if table.guest is not None and table.guest.user_id == user_id:
        table.guest = None

    # `regulars` are the people of the game before a rematch, `called` those who are notified of it.
    table.rematch = replace(
        table.rematch,
        regulars=_without(table.rematch.regulars, user_id),
        called=_without(table.rematch.called, user_id),
    )
    seat = table.seat_of(user_id)
    if seat is not None:
        _empty_seat(table, seat, user_id)

    # A host who timed out, and would be the host again on returning.
    if table.dozing_host == user_id:
        table.dozing_host = None

    if table.host_id == user_id:
        table.host_id = NOBODY


def _empty_seat(table: Table, seat: Seat, user_id: int) -> None:
    """Erase the person from their seat."""
    # Before the deal the seat becomes free.
    if table.status is Status.LOBBY:
        lobby.leave(table, user_id)
        return

    player = table.players[seat]
    if table.is_live:
        table.sat = tuple(sorted({*table.sat, user_hash(table.key, user_id)}))

    if table.is_live and player.absence not in (Absence.LEFT, Absence.GONE):
        # A house player takes over. If the player had left before, a house player plays already.
        absence.depart(table, user_id, Absence.LEFT)

    # A cut is what a player adds to the seed before the deal. One in the person's own words is
    # erased. The resulting seed is stored instead, so that the game goes on with the same cards.
    cut = player.cut
    if cut is not None and are_words(cut):
        table.sown = table.game_seed.hex()
        cut = None

    table.players[seat] = Player(
        instance(table.locale)("forgotten-name"),
        locale=table.locale,
        joined=player.joined,
        cut=cut,
        absence=table.players[seat].absence,
    )
    # Seats whose missed turn is not announced yet.
    table.untold = tuple(waiting_seat for waiting_seat in table.untold if waiting_seat != seat)


def _without(people: Collection[int], user_id: int) -> tuple[int, ...]:
    return tuple(person for person in people if person != user_id)


async def forget_at(sessions: SessionCache, table_id: str, user_id: int) -> bool:
    """Erase a person at a table that is not over.

    Args:
        sessions: All tables in memory.
        table_id: The table.
        user_id: The person.

    Returns:
        False if the table is over. Then nothing has changed.

    Raises:
        TableGone: There is no such table.
        NotWritten: The database could not be written.
    """
    async with sessions.changing(table_id) as change:
        is_live = change.table.is_live
        if is_live:
            forget_in(change.table, user_id)

    return is_live


log = logging.getLogger(__name__)

TABLES_A_QUERY = 100
"""How many tables one query searches. Other work waits meanwhile."""

PASSES = 3
"""The most times that all tables are searched.

The person may go on playing, and join a table that was searched a moment before.
"""

# -- searching all tables --------------------------------------------------------------------------

TableWait = Callable[[str], Awaitable[None]]
"""Waits for something about a table. Takes the id of the table."""


async def _no_wait(_: str) -> None:
    """Wait for nothing: for `./coop forget`, which writes neither records nor messages."""


@dataclass(frozen=True, slots=True)
class Forgetting:
    """Erases people.

    Attributes:
        erasure: The rows about people.
        sessions: All tables in memory.
        wait_idle: Waits until all messages of a table are up to date.
        quiet: Waits until the record of a table is not being written.
        changed: Called with the id of each table whose record was changed or deleted.
        forgotten: Called with the id of each person just before and just after their rows are
            deleted. Then work in progress must store nothing about the person, and caches must drop
            them.
    """

    erasure: ErasureRepository
    sessions: SessionCache
    _: KW_ONLY
    wait_idle: TableWait = _no_wait
    quiet: TableWait = _no_wait
    changed: Callable[[str], None] = lambda _: None
    forgotten: Callable[[int], object] = lambda _: None

    async def forget(self, user_id: int) -> None:
        """Erase everything about this person.

        This can be interrupted at any time, and called again.

        Raises:
            NotWritten: The database could not be written.
        """
        # Repeated, because the person may have sat down elsewhere during a search.
        for _ in range(PASSES):
            was_named = await self._forget_at_all_tables(user_id)
            await self._forget_dm(alone_with(user_id))
            if not was_named:
                break

        # Before the rows are deleted: work in progress must store nothing about the person.
        self.forgotten(user_id)
        await self.erasure.forget_person(user_id)
        # After the rows are deleted: caches drop what they have read meanwhile.
        self.forgotten(user_id)
        log.info("person was forgotten on request")

    async def _forget_at_all_tables(self, user_id: int) -> bool:
        """Erase the person at all tables. Return whether any table may have named them."""
        is_named = False
        after = ""
        while True:
            namings, last = await self.erasure.naming(user_id, after, TABLES_A_QUERY)
            for table_id, is_live in namings:
                await self._forget_at_table(table_id, user_id, is_live=is_live)

            # All tables were searched.
            if last is None:
                return is_named

            is_named = is_named or bool(namings)
            after = last

    async def _forget_at_table(self, table_id: str, user_id: int, *, is_live: bool) -> None:
        """Erase the person at one table."""
        # If the table was deleted meanwhile, its record is handled below.
        with suppress(TableGone):
            if is_live and await forget_at(self.sessions, table_id, user_id):
                await self.wait_idle(table_id)
                return

        # A finished table is changed in the database, so it must not be in memory meanwhile:
        # `set_aside` locks it and drops it from memory.
        await self.quiet(table_id)
        async with self.sessions.set_aside(table_id):
            await self.erasure.rewrite(
                table_id,
                lambda table: forget_in(table, user_id),
                rewritten,
            )

        self.changed(table_id)

    async def _forget_dm(self, guild_id: int) -> None:
        """Delete the games that the person played by direct message, alone with house players.

        `guild_id` is the number that stands for a server in these games (`alone_with`).
        """
        while table_ids := await self.erasure.tables_of_server(guild_id, TABLES_A_QUERY):
            for table_id in table_ids:
                await self.quiet(table_id)

            await self.erasure.drop_tables(table_ids)
            for table_id in table_ids:
                self.sessions.drop(table_id)
                self.changed(table_id)

        await self.erasure.forget_server(guild_id)


def rewritten(record: bytes, table: Table) -> bytes | None:
    """Return the record of a table without the erased person.

    Returns:
        None if the record cannot be read. Then it may name the person, and must be deleted.
    """
    try:
        text = zlib.decompress(record).decode()
        agreed = without_erased_names(text, table)
    except (ValueError, zlib.error):
        log.warning("corrupt record deleted: table=%s", table.id)
        return None

    return record if agreed == text else zlib.compress(agreed.encode(), 9)
