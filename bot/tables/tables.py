"""The tables of this house: the one door for clicks, commands, deadlines and house players.

Rule 1: one thing at a time per table.
Rule 2: committed before anybody is told; if the commit or the script fails, nothing has happened.
Rule 3: whoever looks sees committed state only (bot/tables/queries.py).
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from weakref import WeakValueDictionary

from bot.tables import absence, lobby, standing_orders
from bot.tables.button_tokens import signs_any
from bot.tables.deadlines import HOUR, Thinking, wait_for_company
from bot.tables.lifecycle import Lifecycle
from bot.tables.passage import Passage
from bot.tables.ports import Clock, Store
from bot.tables.queries import Queries
from bot.tables.refusals import (
    AlreadyAnswered,
    NotAtThisTable,
    NotDealtYet,
    StaleClick,
    TableGone,
    TablePaused,
    TableSetBack,
    TooManyPlayers,
)
from bot.tables.scene import Question
from bot.tables.scene_builder import question
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.steps import Steps
from bot.tables.table import Absence, Bulletin, Guest, Pace, Player, Status, Table
from bot.tables.table_limits import TableLimits
from games.kit.asks import Choice, Seat
from games.kit.chance import SALT_BYTES, SEED_BYTES
from games.kit.game import Game
from games.registry import GAMES

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = 10

AHEAD = 300
"""So many steps beyond its own a table is looked for a button that it does not know."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """An accepted press: whose it was, what it chose of which question, and what that seat alone
    was told.
    """

    seat: Seat
    question: Question | None
    choice: Choice
    told: tuple[Bulletin, ...]


class Tables(Queries, Passage, Lifecycle):
    """See bot/tables/ports.py for what it needs. All methods may raise Refused
    (bot/tables/refusals.py).
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        rng: Random,
        *,
        room: TableLimits | None = None,
        lobby_minutes: int = 30,
        paused_hours: int = 24,
        games: Mapping[str, type[Game[Any]]] = GAMES,
        thinking: Thinking | None = None,
        house_names: Callable[[str], Sequence[str]] = lambda _: ("House",),
    ) -> None:
        self.games = games
        waiting = paused_hours * HOUR
        self._keeper = SessionCache(store, clock, rng, games, thinking or Thinking(), waiting)
        self._play = Steps(self._keeper)
        self._store = store
        self._room = room or TableLimits()
        self._lobby_seconds = lobby_minutes * 60.0
        self._house_names = house_names
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # By server: between counting its tables and opening one nobody else may open one there.

    def listen(self, changed: Callable[[str], None]) -> None:
        """Call `changed` with a table's id after every commit."""
        self._keeper.listen(changed)

    def listen_for_ends(self, ended: Callable[[str], None]) -> None:
        """Call `ended` with a table's id after the commit that ended it."""
        self._keeper.listen_for_ends(ended)

    # -- lobby --------------------------------------------------------------------------------

    async def open(
        self,
        *,
        game: str,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        host_locale: str,
        locale: str,
        pace: Pace,
        level: str,
        fill: int = 0,
        options: Mapping[str, Any] | None = None,
        guest: Guest | None = None,
    ) -> Table:
        """A new lobby with its host seated. `guest`: whom the host challenges."""
        rules = self.games[game]
        chosen = dict(options or {})
        most = rules.seats_for(rules.Options(**chosen))[-1]
        if fill > most:
            raise TooManyPlayers(most=most)
        async with self._opening.setdefault(guild_id, asyncio.Lock()):
            await self._room.must_be_left(self._store, guild_id, channel_id, host_id)
            table = Table(
                id="".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH)),
                game=game,
                guild_id=guild_id,
                channel_id=channel_id,
                host_id=host_id,
                number=await self._store.next_number(guild_id),
                seed=secrets.token_hex(SEED_BYTES),
                salt=secrets.token_hex(SALT_BYTES),
                key=secrets.token_hex(16),
                opened_at=self._keeper.now(),
                pace=pace,
                level=level,
                fill=fill,
                options=chosen,
                locale=locale,
                players=[Player(host_name, host_id, locale=host_locale)],
                guest=guest,
                era=self._keeper.era,
                rules_version=rules.rules_version,
            )
            async with self._keeper.lock(table.id):
                self._expect_company(table)
                await self._keeper.save(self._keeper.add(table))
        return table

    async def join(self, table_id: str, user_id: int, name: str, locale: str) -> Table:
        """Take a seat in the lobby."""
        async with self._keeper.changing(table_id) as session:
            table = session.table
            lobby.join(table, Player(name, user_id, locale=locale), self._seats(table)[-1])
            self._expect_company(table)
        return table

    async def decline(self, table_id: str, user_id: int) -> Table:
        """Say no to a challenge; the seat that was kept is free."""
        async with self._keeper.changing(table_id) as session:
            lobby.decline(session.table, user_id)
        return session.table

    async def leave(self, table_id: str, user_id: int) -> Table:
        """Give the seat in the lobby back; host rights pass on."""
        async with self._keeper.changing(table_id) as session:
            lobby.leave(session.table, user_id)
        return session.table

    async def depart(self, table_id: str, user_id: int, why: Absence = Absence.LEFT) -> Table:
        """Leave the table, wherever it is: before the deal the seat is free again, after it a house
        player sits in. Raises AlreadyLeft too.
        """
        async with self._keeper.changing(table_id) as session:
            if session.table.status is Status.LOBBY:
                lobby.leave(session.table, user_id)
            else:
                absence.depart(session, user_id, why)
                self._go_on(session)
        return session.table

    async def notice(self, table_id: str, user_id: int) -> bool:
        """This person has pressed something, or asked for their hand: if a house player sat in for
        them, it gets up. True if so.
        """
        async with self._keeper.lock(table_id):
            return await self._greet(await self._keeper.session(table_id), user_id)

    async def add_house(self, table_id: str, by: int) -> Table:
        """Seat one more house player."""
        async with self._keeper.changing(table_id) as session:
            table = session.table
            lobby.must_be_open(table)
            lobby.must_be_host(table, by)
            lobby.add_house(table, self._seats(table)[-1], self._house_names(table.locale))
        return table

    async def remove(self, table_id: str, by: int, place: int) -> Table:
        """Remove whoever sits at that place of the lobby."""
        async with self._keeper.changing(table_id) as session:
            lobby.remove(session.table, by, place)
        return session.table

    async def start(self, table_id: str, by: int) -> Table:
        """Shuffle the seats, deal, and ask the first question."""
        async with self._keeper.lock(table_id):
            session = await self._keeper.session(table_id)
            table = session.table
            lobby.must_be_open(table)
            lobby.must_be_host(table, by)
            with self._keeper.forgetting(table_id):
                seats = self._seats(table)
                lobby.fill_up(table, seats[0], seats[-1], self._house_names(table.locale))
                await self._play.deal(session, self.games[table.game])
        return table

    # -- play ---------------------------------------------------------------------------------

    async def press(
        self, table_id: str, user_id: int, token: str, picks: Sequence[int], *, public: bool = False
    ) -> Pressed:
        """A choice from a button or menu. `picks` index into the decision's (or ask's public)
        options.
        """
        async with self._keeper.lock(table_id):
            session = await self._keeper.session(table_id)
            try:
                await self._greet(session, user_id)
                seat = _playing_seat(session.table, user_id)
                read = session.read_public if public else session.read_private
                choice = read(seat, token, picks)
            except (StaleClick, AlreadyAnswered, NotDealtYet, TablePaused):
                await self._must_not_be_ahead(session, user_id, token)
                raise
            asked = question(session, seat)
            told = await self._play.take(session, seat, choice, "player")
        return Pressed(seat, asked, choice, tuple(one for one in told if one.to == seat))

    async def give_order(
        self, table_id: str, user_id: int, slug: str, values: Sequence[str]
    ) -> Table:
        """Set a standing order of this person; no values: it is off."""
        async with self._keeper.changing(table_id) as session:
            table = session.table
            seat = _seat_in_a_game(table, user_id)
            if session.engine is None:
                raise TablePaused
            standing_orders.give(table, session.engine, seat, slug, values)
            absence.greet(session, seat, self._keeper.now())
            session.thoughts.pop(seat, None)
            self._go_on(session)
        return table

    async def _must_not_be_ahead(self, session: Session, user_id: int, token: str) -> None:
        """Raises TableSetBack where the button is one of a question that this table has not come to
        yet: whoever keeps the database has set it back without anybody noticing.
        """
        table = session.table
        seat = table.seat_of(user_id)
        if table.status is Status.LOBBY:  # nobody knows where people came to sit
            seats, first = list(range(self._seats(table)[-1])), 0
        else:
            seats, first = [] if seat is None else [seat], table.revision + 1
        to_come = range(first, first + AHEAD)
        if signs_any(token, table.key, table.epoch, to_come, seats):
            with self._keeper.forgetting(table.id):
                table.set_back(self._keeper.era)
            await self._keeper.save(session)
            raise TableSetBack

    # -- small things -------------------------------------------------------------------------

    def _expect_company(self, table: Table) -> None:
        """A lobby closes by itself when nobody has come for a while."""
        wait_for_company(table, "lobby", self._keeper.now() + self._lobby_seconds)

    async def _greet(self, session: Session, user_id: int) -> bool:
        seat = session.table.seat_of(user_id)
        with self._keeper.forgetting(session.table.id):
            if seat is None or not absence.greet(session, seat, self._keeper.now()):
                return False
            self._go_on(session)
        await self._keeper.save(session)
        return True

    def _go_on(self, session: Session) -> None:
        """After somebody came or went: who answers now, and does anybody play at all?"""
        if session.table.status is Status.PLAYING:
            self._keeper.settle(session)
        absence.consider(session)


def _playing_seat(table: Table, user_id: int) -> Seat:
    seat = _seat_in_a_game(table, user_id)
    if table.status is Status.PAUSED:
        raise TablePaused
    return seat


def _seat_in_a_game(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotAtThisTable
    if table.status is Status.LOBBY:
        raise NotDealtYet
    if table.status not in (Status.PLAYING, Status.PAUSED):
        raise TableGone
    return seat
