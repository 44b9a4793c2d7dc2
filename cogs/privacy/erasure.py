"""Somebody asks to be forgotten: what becomes of them at their tables. The games stay.

Rule 1: afterwards neither their id, their name, nor any word of theirs stands in the table.
Rule 2: nobody else loses anything: a game goes on with a house player, one that is over keeps its
        result, and luck falls as it would have fallen. Until its end it knows whoever had cards in
        it by a mark that thousands share: they are no watcher.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

from bot.tables import absence, lobby
from bot.tables.session_cache import SessionCache
from bot.tables.table import Absence, Player, Status, Table
from bot.tables.tokens import faint_mark
from games.engine.asks import Seat
from games.engine.cuts import are_words

NOBODY = 0
"""No user has this id."""


def forget(table: Table, user_id: int, name: str) -> None:
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
        table.sown, cut = table.game_seed.hex(), None
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
            forget(change.table, user_id, name(change.table.locale))
    return is_live
