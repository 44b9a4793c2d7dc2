"""Watchers bet on who wins. Nobody learns of a bet, or of how many there are, before the end.

A bet is no part of its table: it changes nothing there, so nothing is drawn anew, and a rematch
starts without. But it is made under the table's lock, so that none comes after the card that
settles it.
"""

from collections.abc import Callable, Collection

from bot.common.refused import Refused
from bot.tables.ports import Store
from bot.tables.refusals import NotAmongTheOptions, NotDealtYet, StaleClick, TableOver
from bot.tables.scene import Foreseen, Scene, scene
from bot.tables.session_cache import SessionCache
from bot.tables.table import Status, Table
from bot.tables.tokens import faint_mark
from games.engine.asks import Seat

Offered = Callable[[Scene], Collection[Seat]]
"""On whom one may bet now, by what everybody can see; nobody: it is too late."""


class PlayersDoNotBet(Refused):
    """Whoever sits at the table has a hand in who wins, also once they are out."""


class BetsClosed(Refused):
    """Too much is decided."""


class Betting:
    """A part of bot.tables.tables.Tables."""

    _sessions: SessionCache
    _store: Store

    async def bet(self, table_id: str, user_id: int, seat: Seat, offered: Offered) -> None:
        """This person bets on that seat, in the place of what they have bet before."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            if table.status is Status.LOBBY:
                raise NotDealtYet
            if not table.is_live:
                raise TableOver(number=table.number)
            if table.seat_of(user_id) is not None or _has_sat(table, user_id):
                raise PlayersDoNotBet
            if change.engine is None:
                raise StaleClick
            many = len(table.players)
            on_whom = offered(scene(change, many, many, None, pictured=False))
            if not on_whom:
                raise BetsClosed
            if seat not in on_whom:
                raise NotAmongTheOptions
            await self._store.put_bet(table_id, user_id, seat)

    async def has_sat(self, table_id: str, user_id: int) -> bool:
        """Whether this person had cards in the game that is played there, and is forgotten since.
        Of many thousands who had none, one is taken for them.
        """
        return _has_sat((await self._sessions.look(table_id)).table, user_id)

    async def bet_of(self, table_id: str, user_id: int) -> Seat | None:
        """What this person has bet: nobody else's business."""
        return (await self._store.bets(table_id)).get(user_id)

    async def foreseen(self, table_id: str) -> Foreseen | None:
        """How many saw it coming, of those who bet; None where nobody has, or it is not over."""
        result = (await self._sessions.look(table_id)).table.result
        if result is None:
            return None
        bets = await self._store.bets(table_id)
        right = sum(seat in result.winners for seat in bets.values())
        return Foreseen(right, len(bets)) if bets else None


def _has_sat(table: Table, user_id: int) -> bool:
    return bool(table.sat) and faint_mark(table.key, user_id) in table.sat
