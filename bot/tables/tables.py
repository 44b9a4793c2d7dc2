"""The entry point of this package: presses, commands and deadlines arrive here.

Every change is made on a draft: bot/tables/session_cache.py.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.common.clock import Clock
from bot.tables import absence, lobby, standing_orders
from bot.tables.audit import AuditAct
from bot.tables.bot_players import BeginSearch
from bot.tables.context import Room, TableContext, TableLimits
from bot.tables.deadlines import HOUR, Thinking
from bot.tables.deadlines_runner import DeadlinesRunner
from bot.tables.lobbies import Lobbies
from bot.tables.moderation import Moderation
from bot.tables.refusals import OtherServer, TableGone, TablePaused, TooManyTables
from bot.tables.repository import TableRepository
from bot.tables.scene import Scene, TableSummary, scene, summary
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import Absence, Bulletin, Status, WhichServers, everywhere, is_alone
from games.engine.asks import Choice, Seat
from games.engine.game import Rules
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Pressed:
    """An accepted press.

    Attributes:
        seat: The seat of the player.
        kind: The kind of the decision.
        choice: The choice.
        told: The bulletins of this step that only this seat may read.
    """

    seat: Seat
    kind: str
    choice: Choice
    told: tuple[Bulletin, ...]


class Tables:
    """Reads tables, plays, and handles time. All methods may raise Refused.

    Return values contain only committed state, and do not change later.

    Attributes:
        lobbies: Opens and changes lobbies, and opens rematches.
        moderation: Actions of moderators.
        hooks: Where features add checks.
        sessions: The tables in memory, for features with services of their own.
        context: What these services share.
        choices: Counts the committed choices by their cause.
        notice: Gives a player who is present their seat back if they were missed, and returns
            whether they were.
        wake: Loads the due times of all tables after a start.
        tick: Carries out what is due.
        next_due: Returns when `tick` next has something to do, in seconds since 1970, or None.
        correct_timers: Corrects the timers after downtime.
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
        self.context = TableContext(self.sessions, store, room, house_names)
        self.hooks = self.context.hooks
        self.lobbies = Lobbies(self.context)
        self.moderation = Moderation(self.context)
        self.choices = self.sessions.choices
        self.on_change = self.sessions.on_change
        self.on_end = self.sessions.on_end
        self.notice = self.sessions.mark_returned
        self.next_due = self.sessions.dues.next
        deadlines = DeadlinesRunner(self.sessions, reaches)
        self.wake = deadlines.wake
        self.tick = deadlines.tick
        self.correct_timers = deadlines.correct_timers

    # -- looking ------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableSummary:
        """Return a summary of the table."""
        return summary((await self.sessions.look(table_id)).table)

    async def scene(
        self, table_id: str, viewer: Seat | None = None, *, pictured: bool = True
    ) -> Scene:
        """Return what this seat may see; None means the public. `pictured`: see `Scene`."""
        return self._scene(await self.sessions.look(table_id), viewer, pictured)

    async def scene_of(self, table_id: str, user_id: int, *, pictured: bool = True) -> Scene:
        """Return what this user may see.

        The seat is looked up here, because seats move in a lobby.

        Raises:
            NotAtThisTable: The user has no seat.
        """
        session = await self.sessions.look(table_id)
        seat = session.table.seat_of(user_id)
        if seat is None:
            raise session.table.not_seated()

        return self._scene(session, seat, pictured)

    async def tables_in(self, channel_id: int) -> list[TableSummary]:
        """Return the live tables of a channel, oldest first."""
        return [summary(table) for table in await self.context.store.tables_in(channel_id)]

    async def tables_on(self, guild_id: int) -> list[TableSummary]:
        """Return the live tables of a server, oldest first."""
        return [summary(table) for table in await self.context.store.tables_on(guild_id)]

    async def tables_of(self, user_id: int) -> list[TableSummary]:
        """Return the live tables at which the user sits, oldest first."""
        return [summary(table) for table in await self.context.store.tables_of(user_id)]

    # -- play ---------------------------------------------------------------------------------

    async def press(
        self, table_id: str, user_id: int, token: str, picks: Sequence[int], *, public: bool = False
    ) -> Pressed:
        """Take a choice from a button or a menu.

        If a house player substitutes for the user, the user gets the seat back, even if the press
        is refused.

        Args:
            table_id: The table.
            user_id: The user who pressed.
            token: The token of the button.
            picks: Indexes into the options of the decision, or into the public options of the ask.
            public: Whether the button was on the public message.

        Raises:
            NotAtThisTable: The user has no seat.
            TablePaused: The table is paused.
            Refused: The press is stale, or the choice is not allowed.
        """
        async with self.sessions.changing(table_id, here=user_id) as change:
            seat = change.table.seat_in_game(user_id)
            if change.table.status is Status.PAUSED:
                raise TablePaused

            # The token is checked under the table's lock, so the ask cannot change meanwhile.
            read = change.read_public if public else change.read_private
            kind, choice = read(seat, token, picks)
            news = change.take(seat, choice, "player", self.sessions.now())

        return Pressed(
            seat, kind, choice, tuple(bulletin for bulletin in news if bulletin.to == seat)
        )

    async def give_order(
        self, table_id: str, user_id: int, slug: str, values: Sequence[str]
    ) -> None:
        """Set a standing order of this user; without values the order is off."""
        async with self.sessions.changing(table_id, here=user_id) as change:
            seat = change.table.seat_in_game(user_id)
            if change.engine is None:
                raise TablePaused

            standing_orders.give(change.table, change.engine, seat, slug, values)
            # A new time is drawn: the old time was drawn before the order existed.
            change.forget_thinking_times(seat)

    async def depart(self, table_id: str, user_id: int, why: Absence = Absence.LEFT) -> None:
        """Leave the table. In a lobby the seat becomes free; in a game a house player substitutes.

        Raises:
            AlreadyLeft: The player has left this game already.
            NotAtThisTable: The user has no seat.
            TableOver: The table is over.
        """
        async with self.sessions.changing(table_id) as change:
            if change.table.status is Status.LOBBY:
                lobby.leave(change.table, user_id)
            else:
                absence.depart(change.table, user_id, why)

    async def change_person(self, user_id: int, **changes: Any) -> None:
        """Change `locale` or `hen` of this user's seats (see `Player`) at all of their live tables.

        `locale` is the language of what only this user sees. At a table that they play alone by
        direct message, that is the whole table.
        """
        for stored in await self.context.store.tables_of(user_id):
            player = stored.player(user_id)
            if player is None or replace(player, **changes) == player:
                continue

            # The row may be older than the session in memory. So the table may be gone, and the
            # seat is looked up again in the draft.
            with suppress(TableGone):
                async with self.sessions.changing(stored.id) as change:
                    table = change.table
                    if (seat := table.seat_of(user_id)) is not None:
                        table.change_player(seat, **changes)
                        if is_alone(table.guild_id):
                            table.locale = table.players[seat].locale

    # -- whether a table goes on, and where ---------------------------------------------------

    async def close(self, table_id: str, reason: str) -> None:
        """Close the table for the bot itself; `reason` is the id of a sentence in tables.ftl."""
        async with self.sessions.changing(table_id) as change:
            change.table.must_be_live()
            change.table.close(reason)

    async def pause(self, table_id: str, reason: str) -> TableSummary:
        """Pause a game until `unpause`.

        A lobby and a game that the current rules cannot resume do not change.

        Args:
            table_id: The table.
            reason: The id of a sentence in tables.ftl. It replaces the reason of an earlier pause.
        """
        async with self.sessions.changing(table_id) as change:
            change.table.must_be_live()
            if change.engine is not None:
                change.table.pause(reason)

        return summary(change.table)

    async def unpause(self, table_id: str, channel_id: int) -> None:
        """Resume a game in this channel. All players have their full time again.

        A game stays paused if the current rules cannot resume it, or if all players are away.
        """
        async with self.sessions.changing(table_id) as change:
            # Without an engine the game cannot be resumed: leave it paused.
            if change.table.status is Status.PAUSED and change.engine is not None:
                change.table.channel_id = channel_id
                change.table.go_on()

    async def move(
        self, table_id: str, by: int, guild_id: int, channel_id: int, *, moderator: bool = False
    ) -> None:
        """Move the table to another channel of its server.

        A paused table stays paused until `unpause`, so that it does not continue unseen.

        Args:
            table_id: The table.
            by: The user who moves it.
            guild_id: The server of the new channel.
            channel_id: The new channel.
            moderator: Whether this user is a moderator.

        Raises:
            TableOver: The table is over.
            OtherServer: The table belongs to another server.
            HostOrModeratorOnly: The user is neither.
            TooManyTables: The new channel is full.
        """
        async with self.context.opening_on(guild_id):
            # Lock order: the server's lock comes before the table's lock.
            already_there = {table.id for table in await self.context.store.tables_in(channel_id)}
            async with self.sessions.changing(table_id) as change:
                table = change.table
                table.must_be_live()
                if table.guild_id != guild_id:
                    raise OtherServer(number=table.number)

                lobby.must_be_host_or_moderator(table, by, moderator=moderator)
                most = self.context.room.limits(guild_id).per_channel
                # A table may be moved to its own channel: it does not count itself.
                if len(already_there - {table_id}) >= most:
                    raise TooManyTables(most=most)

                table.channel_id = channel_id
                if not table.hosts(by):
                    change.note(self.sessions.now(), by, AuditAct.MOVE)

    # -- helpers ------------------------------------------------------------------------------

    def _scene(self, session: Session, viewer: Seat | None, pictured: bool) -> Scene:
        """Return the scene of a session. House players make no remarks on private cards."""
        seats = session.player_counts(self.games)
        talks = viewer is None and self.context.room.talks(session.table.guild_id)
        return scene(session, seats[0], seats[-1], viewer, pictured=pictured, talks=talks)
