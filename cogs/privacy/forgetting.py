"""Forgetting somebody: the same walk while Coop plays and while it does not."""

import logging
import zlib
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace

from bot.i18n.words import instance
from bot.records.text import agreeing
from bot.tables import absence, lobby
from bot.tables.refusals import TableGone
from bot.tables.session_cache import SessionCache
from bot.tables.table import Absence, Player, Status, Table, alone_with
from bot.tables.tokens import faint_mark
from cogs.privacy.repository import ErasureRepository
from games.engine.asks import Seat
from games.engine.cuts import are_words

# -- what becomes of a person at a table -----------------------------------------------------------
#
# The games stay.
#
# Rule 1: afterwards neither the id, nor the name, nor any word of the person stands in the table.
# Rule 2: nobody else loses anything: a game goes on with a house player, one that is over keeps its
#         result, and luck falls as it would have fallen. Until its end it knows those who had cards
#         in it by a mark that thousands share: they are no watchers.

NOBODY = 0
"""No user has this id."""


def forget_in(table: Table, user_id: int, name: str) -> None:
    """Change a draft. `name`: what somebody is called whom nobody remembers."""
    if table.guest is not None and table.guest.user_id == user_id:
        table.guest = None

    table.rematch = replace(
        table.rematch,
        regulars=_without(table.rematch.regulars, user_id),
        called=_without(table.rematch.called, user_id),
    )
    seat = table.seat_of(user_id)
    if seat is not None:
        _empty(table, seat, user_id, name)

    if table.dozing_host == user_id:
        table.dozing_host = None

    if table.host_id == user_id:
        table.host_id = NOBODY


def _empty(table: Table, seat: Seat, user_id: int, name: str) -> None:
    if table.status is Status.LOBBY:
        lobby.leave(table, user_id)
        return

    player = table.players[seat]
    if table.is_live:
        table.sat = tuple(sorted({*table.sat, faint_mark(table.key, user_id)}))

    if table.is_live and player.absence not in (Absence.LEFT, Absence.GONE):
        absence.depart(table, user_id, Absence.LEFT)

    cut = player.cut
    if cut is not None and are_words(cut):
        table.sown = table.game_seed.hex()
        cut = None

    table.players[seat] = Player(
        name,
        locale=table.locale,
        joined=player.joined,
        cut=cut,
        absence=table.players[seat].absence,
    )
    table.untold = tuple(one for one in table.untold if one != seat)


def _without(people: Collection[int], user_id: int) -> tuple[int, ...]:
    return tuple(one for one in people if one != user_id)


async def forget_at(
    sessions: SessionCache, table_id: str, user_id: int, name: Callable[[str], str]
) -> bool:
    """Forget this person at a table that is not over. False: it is over, and nothing has changed.

    `name`: in that language, what they are called from now on. Raises TableGone, NotWritten.
    """
    async with sessions.changing(table_id) as change:
        is_live = change.table.is_live
        if is_live:
            forget_in(change.table, user_id, name(change.table.locale))

    return is_live


log = logging.getLogger(__name__)

BITE = 100
"""Tables that are looked through at once; other work waits meanwhile."""

PASSES = 3
"""So often all tables are looked through, at most: whoever asked may play on, and sit down at a
table that was looked at a moment before.
"""

# -- the walk through all tables -------------------------------------------------------------------

Name = Callable[[str], str]
"""What somebody is called in that language whom nobody remembers."""

Told = Callable[[str], None]
Forgotten = Callable[[int], object]
Quiet = Callable[[str], Awaitable[None]]


async def _at_once(_: str) -> None:
    """Where nobody writes records or messages."""


def nobody(locale: str) -> str:
    """What somebody is called whom nobody remembers."""
    return instance(locale)("forgotten-name")


class Forgetting:
    """`calm` waits until all messages of a table show what is true, `quiet` until nobody writes its
    record; `changed` hears of each whose record is written anew. `forgotten` is told of each person
    just before nothing is known of them any more, and just after: what is under way for them must
    not bring anything back, and what was looked up meanwhile is not true any more.
    """

    def __init__(
        self,
        erasure: ErasureRepository,
        sessions: SessionCache,
        name: Name,
        *,
        calm: Quiet = _at_once,
        quiet: Quiet = _at_once,
        changed: Told = lambda _: None,
        forgotten: Forgotten = lambda _: None,
    ) -> None:
        self._erasure = erasure
        self._sessions = sessions
        self._name = name
        self._calm = calm
        self._quiet = quiet
        self._changed = changed
        self._forgotten = forgotten

    async def forget(self, user_id: int) -> None:
        """Whatever is left of this person. May be broken off and begun again at any time. Raises
        what the store raises.
        """
        for _ in range(PASSES):
            was_named = await self._leave_all(user_id)
            await self._forget_dm(alone_with(user_id))
            if not was_named:
                break

        self._forgotten(user_id)
        await self._erasure.forget_person(user_id)
        self._forgotten(user_id)
        log.info("person was forgotten on request")

    async def _leave_all(self, user_id: int) -> bool:
        """Whether any table named this person."""
        is_named = False
        after = ""
        while True:
            found, last = await self._erasure.naming(user_id, after, BITE)
            for table_id, is_live in found:
                await self._at(table_id, user_id, is_live=is_live)

            if last is None:
                return is_named

            is_named = is_named or bool(found)
            after = last

    async def _at(self, table_id: str, user_id: int, *, is_live: bool) -> None:
        with suppress(TableGone):  # what is left of it goes below
            if is_live and await forget_at(self._sessions, table_id, user_id, self._name):
                await self._calm(table_id)
                return

        await self._quiet(table_id)
        async with self._sessions.set_aside(table_id):
            await self._erasure.rewrite(
                table_id,
                lambda table: forget_in(table, user_id, self._name(table.locale)),
                rewritten,
            )

        self._changed(table_id)

    async def _forget_dm(self, guild_id: int) -> None:
        """What they played alone with the house goes wholly: it was nobody else's, and what stands
        in the place of its server is their own number.
        """
        while found := await self._erasure.tables_of_server(guild_id, BITE):
            for table_id in found:
                await self._quiet(table_id)

            await self._erasure.drop_tables(found)
            for table_id in found:
                self._sessions.drop(table_id)
                self._changed(table_id)

        await self._erasure.forget_server(guild_id)


def rewritten(record: bytes, table: Table) -> bytes | None:
    """The record without whom its table has forgotten. None where nobody can read who is in it."""
    try:
        text = zlib.decompress(record).decode()
        agreed = agreeing(text, table)
    except (ValueError, zlib.error):
        log.warning("corrupt record deleted: table=%s", table.id)
        return None

    return record if agreed == text else zlib.compress(agreed.encode(), 9)
