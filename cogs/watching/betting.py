"""Spectators bet on the winner. Bets and their number are secret until the end.

A bet is not a part of the table: it changes nothing at the table, so no message is redrawn, and a
rematch starts without bets. But a bet is stored under the lock of the table, so that no bet can
come after the choice that decides the game.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

from bot.common.refused import Refused
from bot.storage.database import Repository
from bot.tables.refusals import NotAmongTheOptions, NotDealtYet, StaleClick, TableOver
from bot.tables.scene import ResultNote, Scene, scene
from bot.tables.session_cache import SessionCache
from bot.tables.table import Status, Table
from bot.tables.tokens import user_hash
from games.engine.asks import Seat

# -- what is stored --------------------------------------------------------------------------------


class BetRepository(Repository):
    """Bets in the database."""

    async def bets(self, table_id: str) -> dict[int, Seat]:
        """Return the seats on which users have bet at this table, by user id."""
        return dict(
            await self._fetch_all("SELECT user_id, seat FROM bets WHERE table_id = ?", table_id)
        )

    async def put_bet(self, table_id: str, user_id: int, seat: Seat) -> None:
        """Store a bet. It replaces the user's earlier one."""
        await self._execute(
            """
            INSERT INTO bets (table_id, user_id, seat) VALUES (?, ?, ?)
                ON CONFLICT (table_id, user_id) DO UPDATE SET seat = excluded.seat
            """,
            table_id,
            user_id,
            seat,
        )


# -- taking bets -----------------------------------------------------------------------------------


class PlayersDoNotBet(Refused):
    """Players may not bet, even when they are out, because they decide who wins."""


class BetsClosed(Refused):
    """So much of the game is decided that no more bets are taken."""


class Foreseen(NamedTuple):
    """The number of right bets, and of all bets at a table."""

    right: int
    bets: int


@dataclass(frozen=True, slots=True)
class Betting:
    """Takes bets and counts them. All methods may raise Refused."""

    sessions: SessionCache
    store: BetRepository

    async def bet(
        self,
        table_id: str,
        user_id: int,
        seat: Seat,
        offered: Callable[[Scene], Collection[Seat]],
    ) -> None:
        """Bet on a seat. It replaces the user's earlier bet.

        `offered` returns the seats on which users may bet now, from the public scene. If there are
        none, it is too late.
        """
        async with self.sessions.changing(table_id) as change:
            table = change.table
            if table.status is Status.LOBBY:
                raise NotDealtYet
            if not table.is_live:
                raise TableOver(number=table.number)
            if table.seat_of(user_id) is not None or _has_sat(table, user_id):
                raise PlayersDoNotBet
            if change.engine is None:
                raise StaleClick

            # A public scene, so without a viewer (None). Only a lobby needs the least and the most
            # number of seats, the two arguments before it.
            seats = len(table.players)
            open_seats = offered(scene(change, seats, seats, None, pictured=False))
            if not open_seats:
                raise BetsClosed
            if seat not in open_seats:
                raise NotAmongTheOptions

            await self.store.put_bet(table_id, user_id, seat)

    async def has_sat(self, table_id: str, user_id: int) -> bool:
        """Return whether this user had cards in the game, and their data was erased since.

        Erasure leaves a short hash of the user id at the table. One of many thousands of users has
        the same hash, and is wrongly taken for this player.
        """
        return _has_sat((await self.sessions.look(table_id)).table, user_id)

    async def bet_of(self, table_id: str, user_id: int) -> Seat | None:
        """Return the seat on which this user has bet, or None. Show it to no other user."""
        return (await self.store.bets(table_id)).get(user_id)

    async def foreseen(self, table_id: str) -> Foreseen | None:
        """Return how many bets were right; None if there is no bet or the game is not over."""
        result = (await self.sessions.look(table_id)).table.result
        if result is None:
            return None

        bets = await self.store.bets(table_id)
        # If there are several winners, a bet on any of them is right.
        right = sum(seat in result.winners for seat in bets.values())
        return Foreseen(right, len(bets)) if bets else None

    async def result_notes(self, table_id: str) -> tuple[ResultNote, ...]:
        """Return what the result page says about the bets."""
        foreseen = await self.foreseen(table_id)
        return () if foreseen is None else (foreseen_note(foreseen),)


def foreseen_note(foreseen: Foreseen) -> ResultNote:
    """Return the sentence about how many bets were right: none, all, or some of them."""
    ending = {0: "-none", foreseen.bets: "-all"}.get(foreseen.right, "")
    return ResultNote(f"bets-foreseen{ending}", {"right": foreseen.right, "bets": foreseen.bets})


def _has_sat(table: Table, user_id: int) -> bool:
    """Return whether this user's mark is among the marks of erased players."""
    return bool(table.sat) and user_hash(table.key, user_id) in table.sat
