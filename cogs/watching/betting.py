"""Watchers bet on who wins. Nobody learns of a bet, or of how many there are, before the end.

A bet is no part of its table: it changes nothing there, so nothing is drawn again, and a rematch
starts without bets. But it is made under the table's lock, so that none comes after the card that
settles it.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple

from bot.common.refused import Refused
from bot.storage.database import Database
from bot.storage.interfaces import Connection
from bot.tables.refusals import NotAmongTheOptions, NotDealtYet, StaleClick, TableOver
from bot.tables.scene import ResultNote, Scene, scene
from bot.tables.session_cache import SessionCache
from bot.tables.table import Status, Table
from bot.tables.tokens import faint_mark
from games.engine.asks import Seat

# -- what is stored --------------------------------------------------------------------------------

BETS = "SELECT user_id, seat FROM bets WHERE table_id = ?"
PUT_BET = """
    INSERT INTO bets (table_id, user_id, seat) VALUES (?, ?, ?)
        ON CONFLICT (table_id, user_id) DO UPDATE SET seat = excluded.seat
"""


class BetRepository:
    """Durable when a method returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def bets(self, table_id: str) -> dict[int, Seat]:
        """The seats on which people have bet at this table, by their user ids."""
        rows = await self._database.read(
            lambda connection: connection.execute(BETS, (table_id,)).fetchall()
        )
        return dict(rows)

    async def put_bet(self, table_id: str, user_id: int, seat: Seat) -> None:
        """Keep this bet, in the place of the person's earlier one."""

        def put(connection: Connection) -> None:
            connection.execute(PUT_BET, (table_id, user_id, seat))

        await self._database.write(put)


# -- taking bets -----------------------------------------------------------------------------------

Offered = Callable[[Scene], Collection[Seat]]
"""Returns the seats on which watchers may bet now, by what everybody can see; none: too late."""


class PlayersDoNotBet(Refused):
    """Players decide who wins, so they may not bet, also once they are out."""


class BetsClosed(Refused):
    """Too much is decided."""


class Foreseen(NamedTuple):
    """How many bets were right, of all bets at a table."""

    right: int
    bets: int


class Betting:
    """Takes bets and counts them. All methods may raise Refused."""

    def __init__(self, sessions: SessionCache, store: BetRepository) -> None:
        self._sessions = sessions
        self._store = store

    async def bet(self, table_id: str, user_id: int, seat: Seat, offered: Offered) -> None:
        """Bet on that seat, in the place of the person's earlier bet."""
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
        """Whether this person had cards in the game, and was erased since. The mark that tells is
        shared: of many thousands who had no cards, one is taken for a player.
        """
        return _has_sat((await self._sessions.look(table_id)).table, user_id)

    async def bet_of(self, table_id: str, user_id: int) -> Seat | None:
        """What this person has bet. Show it to nobody else."""
        return (await self._store.bets(table_id)).get(user_id)

    async def foreseen(self, table_id: str) -> Foreseen | None:
        """How many bets were right. None: nobody has bet, or the game is not over."""
        result = (await self._sessions.look(table_id)).table.result
        if result is None:
            return None

        bets = await self._store.bets(table_id)
        right = sum(seat in result.winners for seat in bets.values())
        return Foreseen(right, len(bets)) if bets else None

    async def result_notes(self, table_id: str) -> tuple[ResultNote, ...]:
        """What the result page says about the bets."""
        found = await self.foreseen(table_id)
        return () if found is None else (foreseen_note(found),)


def foreseen_note(found: Foreseen) -> ResultNote:
    """The sentence that says how many bets were right."""
    ending = {0: "-none", found.bets: "-all"}.get(found.right, "")
    return ResultNote(f"bets-foreseen{ending}", {"right": found.right, "bets": found.bets})


def _has_sat(table: Table, user_id: int) -> bool:
    return bool(table.sat) and faint_mark(table.key, user_id) in table.sat
