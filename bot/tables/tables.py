"""The tables: where clicks, commands, deadlines and house players arrive.

What each method changes is a draft until it leaves its block: bot/tables/session_cache.py.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from bot.common.clock import Clock
from bot.tables import absence, lobby, standing_orders
from bot.tables.audit import AuditAct
from bot.tables.bot_players import BeginSearch
from bot.tables.bulletin import Bulletin
from bot.tables.context import Room, TableContext, TableLimits
from bot.tables.deadlines import HOUR, Thinking
from bot.tables.deadlines_runner import DeadlinesRunner
from bot.tables.lobbies import Lobbies, Rematches
from bot.tables.moderation import Moderation
from bot.tables.refusals import OtherServer, TableOver, TablePaused, TooManyTables
from bot.tables.repository import TableRepository
from bot.tables.scene import Scene, TableSummary, scene, summary
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import Absence, Status, WhichServers, everywhere, is_alone
from games.engine.asks import Choice, Seat
from games.engine.game import Rules
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Pressed:
    """An accepted press: on which kind of decision, what it chose, what the seat alone was told."""

    seat: Seat
    kind: str
    choice: Choice
    told: tuple[Bulletin, ...]


class Tables:
    """The core: looks at tables, plays, and lets time pass. All methods may raise Refused. What
    they return holds no more than what was committed, and never changes.

    `lobbies`, `rematches` and `moderation` do the rest, on the same tables. `hooks` is where
    features attach; those with objects of their own take `sessions` or `context`. `choices` are
    counted by their causes.
    """

    def __init__(
        self,
        store: TableRepository,
        clock: Clock,
        rng: Random,
        *,
        room: Room | None = None,
        paused_hours: int = 24,
        games: Mapping[str, Rules] = GAMES,
        thinking: Thinking | None = None,
        house_names: Callable[[str], Sequence[str]] = lambda _: ("House",),
        reaches: WhichServers = everywhere,
        begin_search: BeginSearch | None = None,
    ) -> None:
        room = room or TableLimits()
        self.games = games
        self.sessions = SessionCache(
            store,
            clock,
            rng,
            games,
            thinking or Thinking(),
            paused_hours * HOUR,
            room.welcomes,
            begin_search,
        )
        self.context = TableContext(self.sessions, store, room, games, house_names)
        self.hooks = self.context.hooks
        self.lobbies = Lobbies(self.context)
        self.rematches = Rematches(self.context, self.lobbies)
        self.moderation = Moderation(self.context)
        self.choices = self.sessions.choices
        self.on_change = self.sessions.on_change
        self.on_end = self.sessions.on_end
        self._room = room
        self._store = store
        self._deadlines = DeadlinesRunner(self.sessions, reaches)

    # -- looking ------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableSummary:
        return summary((await self.sessions.look(table_id)).table)

    async def scene(
        self, table_id: str, viewer: Seat | None = None, *, pictured: bool = True
    ) -> Scene:
        """What this seat (None: anybody) may see; `pictured`: see Scene."""
        return self._scene(await self.sessions.look(table_id), viewer, pictured)

    async def scene_of(self, table_id: str, user_id: int, *, pictured: bool = True) -> Scene:
        """What this person may see. Seats move in a lobby, so nobody should look theirs up."""
        session = await self.sessions.look(table_id)
        seat = session.table.seat_of(user_id)
        if seat is None:
            raise session.table.not_seated()

        return self._scene(session, seat, pictured)

    async def tables_in(self, channel_id: int) -> list[TableSummary]:
        """The live tables of a channel, oldest first."""
        return [summary(table) for table in await self._store.tables_in(channel_id)]

    async def tables_on(self, guild_id: int) -> list[TableSummary]:
        """The live tables of a server, oldest first."""
        return [summary(table) for table in await self._store.tables_on(guild_id)]

    async def tables_of(self, user_id: int) -> list[TableSummary]:
        """The live tables at which the person sits, oldest first."""
        return [summary(table) for table in await self._store.tables_of(user_id)]

    # -- play ---------------------------------------------------------------------------------

    async def press(
        self, table_id: str, user_id: int, token: str, picks: Sequence[int], *, public: bool = False
    ) -> Pressed:
        """A choice from a button or menu; `picks` index into the decision's (or ask's public)
        options. A person for whom a house player sat in is back, even if the press is refused.
        """
        async with self.sessions.changing(table_id, here=user_id) as change:
            seat = change.table.seat_in_game(user_id)
            if change.table.status is Status.PAUSED:
                raise TablePaused

            read = change.read_public if public else change.read_private
            kind, choice = read(seat, token, picks)
            told = change.take(seat, choice, "player", self.sessions.now())

        return Pressed(seat, kind, choice, tuple(one for one in told if one.to == seat))

    async def give_order(
        self, table_id: str, user_id: int, slug: str, values: Sequence[str]
    ) -> TableSummary:
        """Set a standing order of this person; no values: it is off."""
        async with self.sessions.changing(table_id, here=user_id) as change:
            seat = change.table.seat_in_game(user_id)
            if change.engine is None:
                raise TablePaused

            standing_orders.give(change.table, change.engine, seat, slug, values)
            change.think_again(seat)

        return summary(change.table)

    async def depart(
        self, table_id: str, user_id: int, why: Absence = Absence.LEFT
    ) -> TableSummary:
        """Leave the table, wherever it is: before the deal the seat is free again, after it a house
        player sits in. Raises AlreadyLeft too.
        """
        async with self.sessions.changing(table_id) as change:
            if change.table.status is Status.LOBBY:
                lobby.leave(change.table, user_id)
            else:
                absence.depart(change.table, user_id, why)

        return summary(change.table)

    async def notice(self, table_id: str, user_id: int) -> bool:
        """This person has pressed something, or asked for their hand: if a house player sat in for
        them, it gets up. True if so.
        """
        return await self.sessions.greet(table_id, user_id)

    async def speak(self, user_id: int, locale: str) -> None:
        """What only this person sees of their tables is in that language from now on; in a DM that
        is all of them.
        """
        for found in await self._store.tables_of(user_id):
            player = found.player(user_id)
            if player is None or player.locale == locale:
                continue

            async with self.sessions.changing(found.id) as change:
                table = change.table
                if (seat := table.seat_of(user_id)) is not None:
                    table.change_player(seat, locale=locale)
                    table.locale = locale if is_alone(table.guild_id) else table.locale

    # -- whether it goes on, and where --------------------------------------------------------

    async def close(self, table_id: str, reason: str) -> TableSummary:
        """The bot closes the table itself; `reason` names its sentence in tables.ftl."""
        async with self._changing_live(table_id) as change:
            change.table.close(reason)
        return summary(change.table)

    async def pause(self, table_id: str, reason: str) -> TableSummary:
        """Stop the clocks of a game until `unpause`; `reason` names its sentence in tables.ftl, the
        newest one counts. A lobby is left as it is, and so is a game that these rules cannot
        resume.
        """
        async with self._changing_live(table_id) as change:
            if change.engine is not None:
                change.table.pause(reason)

        return summary(change.table)

    async def unpause(self, table_id: str, channel_id: int) -> TableSummary:
        """Go on in this channel; everybody gets their full time again. A game that these rules
        cannot resume stays as it is, and one whose people are all away goes on waiting for them.
        """
        async with self.sessions.changing(table_id) as change:
            if change.table.status is Status.PAUSED and change.engine is not None:
                change.table.channel_id = channel_id
                change.table.go_on()

        return summary(change.table)

    async def move(
        self, table_id: str, by: int, guild_id: int, channel_id: int, *, moderator: bool = False
    ) -> TableSummary:
        """Take the table, whatever its state, to another channel of its server. A paused one waits
        for `unpause`, so that it does not go on unseen.
        """
        async with self.context.opening_on(guild_id):
            standing = {table.id for table in await self._store.tables_in(channel_id)}
            async with self._changing_live(table_id) as change:
                table = change.table
                if table.guild_id != guild_id:
                    raise OtherServer(number=table.number)

                lobby.must_be_host_or_moderator(table, by, moderator=moderator)
                most = self._room.limits(guild_id).per_channel
                if len(standing - {table_id}) >= most:
                    raise TooManyTables(most=most)

                table.channel_id = channel_id
                if not table.hosts(by):
                    change.note(self.sessions.now(), by, AuditAct.MOVE)

        return summary(change.table)

    # -- time: see bot/tables/deadlines_runner.py ---

    async def wake(self, era: str = "", *, after_an_outage: bool = False) -> list[str]:
        return await self._deadlines.wake(era, after_an_outage=after_an_outage)

    async def tick(self) -> None:
        await self._deadlines.tick()

    def next_due(self) -> float | None:
        """When `tick` next has something to do, in seconds since 1970."""
        return self.sessions.dues.next()

    async def clock_moved(self, seconds: float, on: WhichServers = everywhere) -> None:
        await self._deadlines.clock_moved(seconds, on)

    # -- small things -------------------------------------------------------------------------

    @asynccontextmanager
    async def _changing_live(self, table_id: str) -> AsyncIterator[Session]:
        async with self.sessions.changing(table_id) as change:
            if not change.table.is_live:
                raise TableOver(number=change.table.number)
            yield change

    def _scene(self, session: Session, viewer: Seat | None, pictured: bool) -> Scene:
        seats = session.seat_range(self.games)
        talks = viewer is None and self._room.talks(session.table.guild_id)
        return scene(session, seats[0], seats[-1], viewer, pictured=pictured, talks=talks)
