"""Opens lobbies and rematches, changes them, and deals.

What a lobby allows is in bot/tables/lobby.py. `player_counts` and `seats_for` return the numbers of
players that a game allows, as a range: [0] is the least, [-1] the most.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.common.refused import Refused
from bot.tables import lobby
from bot.tables.context import SeatRequest, TableContext
from bot.tables.refusals import (
    NoLongerOffered,
    NoSuchPlayer,
    NotChallenged,
    NotOfThatGame,
    StaleClick,
    TableGone,
    TooManyPlayers,
)
from bot.tables.scene import TableSummary, summary
from bot.tables.session import Session
from bot.tables.table import Guest, Pace, Player, Rematch, Sequel, Status, Table

log = logging.getLogger(__name__)

DUEL = 2
"""The seats of a game for two: in its rematch, the second seat is kept for the opponent."""

NOT_AGAIN = 10 * 60.0
"""Seconds in which players are not notified again of a rematch of the same game."""

Check = Callable[[int], None]
"""Raises Refused if no table may be posted in the channel with this id."""


def anywhere(_: int) -> None:
    """Allow a table in every channel."""


class RematchTable(NamedTuple):
    """The rematch of a game. `is_new`: whether this press has opened it."""

    table: TableSummary
    is_new: bool


class Lobbies:
    """Opens lobbies and rematches, changes lobbies, and deals. All methods may raise Refused."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._sessions = context.sessions
        self._games = context.sessions.games

    async def open(
        self,
        *,
        game: str,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        host_locale: str,
        host_cut: str,
        locale: str,
        pace: Pace,
        level: str,
        fill: int = 0,
        options: Mapping[str, Any] | None = None,
        guest: Guest | None = None,
    ) -> TableSummary:
        """Open a lobby with its host seated.

        Args:
            game: The slug of the game.
            guild_id: The server.
            channel_id: The channel.
            host_id: The user who opens the table.
            host_name: Their display name.
            host_locale: The language of their private messages.
            host_cut: What the host adds to the seed until they cut again (games/engine/cuts.py).
            locale: The language of the table's public messages.
            pace: The pace.
            level: The level of house players.
            fill: Seat house players up to this number of players at the deal; 0: none.
            options: Options of the game that differ from the defaults.
            guest: The user that the host challenges, or None.

        Returns:
            The new table.

        Raises:
            TooManyPlayers: `fill` exceeds the seats of the game.
            Refused: A hook or a limit forbids the table.
        """
        context = self._context
        rules = self._games[game]

        # A new lobby starts with the values of `automatic`, even if the defaults are other values.
        settings = {**rules.Options.automatic, **(options or {})}
        most = rules.seats_for(rules.Options(**settings))[-1]
        if fill > most:
            raise TooManyPlayers(most=most)

        hen = context.hooks.hens.get(host_id)
        host = Player(host_name, host_id, locale=host_locale, cut=host_cut, hen=hen)
        guest_id = None if guest is None else guest.user_id

        # Hooks run before the lock is taken, because they may query the database for long.
        request = SeatRequest(guild_id, host_id, opens=True, guest_id=guest_id)
        await context.hooks.check_seat(request)

        # The lock makes counting and opening one step.
        async with context.opening_on(guild_id):
            limits = context.room.limits(guild_id)
            await limits.must_be_left(context.store, guild_id, channel_id, host_id)
            table = await context.new_table(
                game=game,
                guild_id=guild_id,
                channel_id=channel_id,
                host_id=host_id,
                pace=pace,
                level=level,
                fill=fill,
                options=settings,
                locale=locale,
                players=[host],
                guest=guest,
                rules_version=rules.rules_version,
            )
            await self._sessions.add(table)

        return summary(table)

    # -- seats ------------------------------------------------------------------------------------

    async def join(
        self,
        table_id: str,
        user_id: int,
        name: str,
        locale: str,
        cut: str,
        check: Check = anywhere,
    ) -> TableSummary:
        """Seat a user in the lobby, which then stays open longer.

        If all players of the previous game are back in their rematch, the cards are dealt.

        Args:
            table_id: The table.
            user_id: The user.
            name: Their display name.
            locale: The language of their private messages.
            cut: What they add to the seed until they cut again.
            check: Raises Refused for a channel where no cards may be dealt automatically.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            hen = self._context.hooks.hens.get(user_id)
            player = Player(
                name, user_id, locale=locale, cut=cut if table.is_cut else None, hen=hen
            )
            lobby.join(table, player, change.player_counts(self._games)[-1])
            # The hooks need the current players, so they run inside the change. A refusal drops the
            # draft.
            others = table.user_ids() - {user_id}
            request = SeatRequest(table.guild_id, user_id, others)
            await self._context.hooks.check_seat(request)
            table.expires_at = self._context.lobby_closes_at(table.guild_id)
            await self.deal_if_reunited(change, check)

        return summary(change.table)

    async def leave(self, table_id: str, user_id: int) -> None:
        """Remove a user from the lobby. Host rights pass on."""
        async with self._sessions.changing(table_id) as change:
            lobby.leave(change.table, user_id)

    async def decline(self, table_id: str, user_id: int) -> None:
        """Decline a challenge. The seat that was kept becomes free.

        Raises:
            NotChallenged: The user was not challenged, or has declined already.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            lobby.must_be_open(table)
            guest = table.guest
            if guest is None or guest.declined or guest.user_id != user_id:
                raise NotChallenged

            table.guest = replace(guest, declined=True)

    async def add_house_player(self, table_id: str, by: int) -> None:
        """Seat one more house player for the host."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            lobby.must_be_open_to_host(table, by)
            most = change.player_counts(self._games)[-1]
            lobby.add_house_player(table, most, self._context.house_names(table.locale))

    async def remove(self, table_id: str, by: int, place: int) -> None:
        """Remove a player from the lobby for the host.

        Args:
            table_id: The table.
            by: The user who presses; must be the host.
            place: The player's index in the lobby.

        Raises:
            NoSuchPlayer: There is no such player, or it is the host, who uses `leave` instead.
        """
        async with self._sessions.changing(table_id) as change:
            players = change.table.players
            lobby.must_be_open_to_host(change.table, by)
            if not 0 <= place < len(players) or players[place].user_id == by:
                raise NoSuchPlayer

            del players[place]

    # -- settings ---------------------------------------------------------------------------------

    async def change_setting(
        self, table_id: str, by: int, name: str, value: str | int | bool
    ) -> None:
        """Change one setting of the lobby for its host; see `bot.tables.lobby.change_setting`."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            rules = self._games.get(table.game)
            if rules is None:
                raise NoLongerOffered

            lobby.change_setting(table, by, rules, name, value)
            # House players have different names in each language.
            if name == "locale":
                lobby.rename_house_players(table, self._context.house_names(table.locale))

            # The setting may change how many may play, so the cached range is not valid any more.
            change.seats = None

    async def cut(self, table_id: str, user_id: int, cut: str) -> None:
        """Replace the cut of this player, which is what they add to the seed.

        Raises:
            StaleClick: The table was opened by a version without cuts.
        """
        async with self._sessions.changing(table_id) as change:
            seat = lobby.place_in_lobby(change.table, user_id)
            if not change.table.is_cut:
                raise StaleClick

            change.table.change_player(seat, cut=cut)

    # -- the deal ---------------------------------------------------------------------------------

    async def start(self, table_id: str, by: int, *, fills: bool = False) -> None:
        """Deal for the host: shuffle the seats, run the script to its first ask.

        Args:
            table_id: The table.
            by: The user who starts; must be the host.
            fills: Whether house players take the seats that the game needs and no person has.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            lobby.must_be_open_to_host(table, by)
            if fills:
                table.fill = max(table.fill, change.player_counts(self._games)[0])

            await self._deal(change)

    async def deal_if_reunited(self, change: Session, check: Check) -> None:
        """Deal a rematch if all players are back and `check` allows its channel."""
        table = change.table
        if not lobby.is_reunited(table, change.player_counts(self._games)[0]):
            return

        try:
            check(table.channel_id)
        except Refused as refused:  # the host sees the reason when they press Start
            log.info("rematch not dealt automatically: table=%s: %r", table.id, refused)
            return

        await self._deal(change)

    async def _deal(self, change: Session) -> None:
        """Seat the house players that were asked for, run the hooks, and deal."""
        context = self._context
        table = change.table
        seats = change.player_counts(self._games)
        lobby.fill_up(table, seats[0], seats[-1], context.house_names(table.locale))
        experienced = await context.store.experienced(table.game, table.user_ids())
        await context.hooks.prepare_deal(table)
        change.deal(self._games[table.game], self._sessions.now(), experienced=experienced)

    # -- rematches ---------------------------------------------------------------------------------

    async def rematch(
        self, table_id: str, presser: Player, channel_id: int, opens: Check, deals: Check
    ) -> RematchTable:
        """Open the rematch of a game; if it is open already, join it.

        The first press after a game opens a lobby with the same settings; later presses join it.

        Args:
            table_id: The table of the game that is over.
            presser: The player who pressed.
            channel_id: The channel of the press.
            opens: Raises Refused for a channel where no rematch may be opened.
            deals: Raises Refused for a channel where no cards may be dealt automatically.

        Raises:
            Refused: The presser may not open or join the rematch, or `opens` refuses.
        """
        user_id = presser.user_id
        assert user_id is not None, "house players press nothing"
        sequel_id, is_new = await self._find_or_open(table_id, user_id, presser, channel_id, opens)
        table = summary((await self._sessions.look(sequel_id)).table)
        if not is_new and table.status is Status.LOBBY and table.seat_of(user_id) is None:
            # Another player has opened the rematch before: join it like any other lobby.
            cut = presser.cut or ""
            table = await self.join(sequel_id, user_id, presser.name, presser.locale, cut, deals)
        elif is_new:
            # If the presser is the only person, the game can begin at once. A failure must not undo
            # the new table.
            try:
                async with self._sessions.changing(sequel_id) as change:
                    await self.deal_if_reunited(change, deals)
                table = summary(change.table)
            except Refused as refused:
                log.info("rematch opened, but not dealt: table=%s: %r", sequel_id, refused)

        return RematchTable(table, is_new)

    async def _find_or_open(
        self, table_id: str, user_id: int, presser: Player, channel_id: int, check: Check
    ) -> tuple[str, bool]:
        """Return the id of the rematch, and whether it was opened now.

        A rematch is opened if there is none yet, or if the last was closed. Even if several
        players press at the same moment, exactly one is opened, because the locks of the server and
        of the old table are held.

        The link is committed before the rematch itself. If the process is killed in between, the
        link leads to no table, and the next press opens another rematch.
        """
        context = self._context
        guild_id = (await self._sessions.look(table_id)).table.guild_id
        async with context.opening_on(guild_id):
            async with self._sessions.changing(table_id) as change:
                old = change.table
                if not old.was_played:
                    raise StaleClick

                previous = await self._rematch_of(old)
                if previous is not None and previous.status is not Status.CLOSED:
                    return previous.id, False

                self._must_be_offered(old, user_id)
                await context.hooks.check_seat(SeatRequest(guild_id, user_id, opens=True))
                check(channel_id)
                limits = context.room.limits(guild_id)
                await limits.must_be_left(context.store, guild_id, channel_id, user_id)

                now = self._sessions.now()
                # Opening and closing rematches must not become a way to notify players repeatedly.
                notifies = previous is None or now - previous.opened_at >= NOT_AGAIN
                new = await self._new_rematch(old, presser, channel_id, notifies=notifies)
                old.rematch = replace(old.rematch, sequel=Sequel(new.id, new.number))

            await self._sessions.add(new)

        return new.id, True

    async def _rematch_of(self, old: Table) -> Table | None:
        """Return the rematch that the old table links to, or None."""
        if old.rematch.sequel is None:
            return None
        try:
            return (await self._sessions.look(old.rematch.sequel.id)).table
        except TableGone:
            return None

    def _must_be_offered(self, old: Table, user_id: int) -> None:
        """Check that the presser played in the old game and that it can be played again.

        Raises:
            NotOfThatGame: The user had no seat in the old game.
            NoLongerOffered: The game, a level or an option does not exist any more.
        """
        if old.seat_of(user_id) is None:
            raise NotOfThatGame(number=old.number)

        rules = self._games.get(old.game)
        if rules is None:
            raise NoLongerOffered

        levels = {old.level, *(player.level for player in old.players if player.level is not None)}
        if not levels <= {*rules.houses}:
            raise NoLongerOffered

        try:
            rules.Options(**old.options)
        except ValidationError as error:
            raise NoLongerOffered from error

    async def _new_rematch(
        self, old: Table, presser: Player, channel_id: int, *, notifies: bool
    ) -> Table:
        """Create a lobby like the old table, with the presser as host and the same house players.

        In a game for two, the other seat is kept for the opponent, as in a challenge. Players that
        the presser has blocked are not notified.
        """
        rules = self._games[old.game]
        people = {player.user_id: player for player in old.players if player.user_id is not None}

        # Players who have left or timed out are not notified.
        present = [user_id for user_id, player in people.items() if player.absence is None]
        assert presser.user_id is not None, "house players press nothing"
        unwanted = {presser.user_id, *await self._context.hooks.unwanted(presser.user_id)}
        others = [user_id for user_id in present if user_id not in unwanted]
        house = [
            Player(player.name, level=player.level, temper=player.temper)
            for player in old.players
            if player.is_house
        ]

        # Values that the old deal has set are automatic again: the number of seats may differ.
        options = rules.Options(**old.options).unseated(len(old.players))
        most = rules.seats_for(options)[-1]
        is_duel = most == DUEL and bool(others)

        return await self._context.new_table(
            game=old.game,
            guild_id=old.guild_id,
            channel_id=channel_id,
            host_id=presser.user_id,
            pace=old.pace,
            level=old.level,
            fill=old.fill,
            talks=old.talks,
            options=options.model_dump(exclude_defaults=True),
            locale=old.locale,
            players=[presser, *house][:most],
            guest=Guest(others[0], people[others[0]].name) if is_duel else None,
            rules_version=rules.rules_version,
            rematch=Rematch(tuple(people), tuple(others) if notifies else ()),
        )
