"""What happens to a table before its cards are dealt, and the deal; and the table that follows a
game which is over.

What a lobby allows: bot/tables/lobby.py.
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
"""The seats of a game in which the second one is kept for the person who is challenged."""

NOT_AGAIN = 10 * 60.0
"""Seconds for which nobody is rung once more for the same result, however often it is pressed."""

Check = Callable[[int], None]
"""Raises Refused where no table may stand in the channel of this id."""


def anywhere(_: int) -> None:
    """Allows a table in every channel."""


class Lobbies:
    """All methods may raise Refused."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._sessions = context.sessions
        self._games = context.games

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
        """Open a lobby with its host seated. `host_cut`: what the host brings to the seed, unless
        they cut again (games/engine/cuts.py). `guest`: the person whom the host challenges.
        """
        context = self._context
        rules = self._games[game]
        chosen = {**rules.Options.automatic, **(options or {})}
        most = rules.seats_for(rules.Options(**chosen))[-1]
        if fill > most:
            raise TooManyPlayers(most=most)

        guest_id = None if guest is None else guest.user_id
        request = SeatRequest(guild_id, host_id, opens=True, guest_id=guest_id)
        await context.hooks.check_seat(request)

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
                options=chosen,
                locale=locale,
                players=[Player(host_name, host_id, locale=host_locale, cut=host_cut)],
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
        """Take a seat in the lobby, which then stays open longer. `cut`: see `open`. In a rematch
        for which all are back, the cards are dealt, unless `check` forbids the channel.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            player = Player(name, user_id, locale=locale, cut=cut if table.is_cut else None)
            lobby.join(table, player, change.seat_range(self._games)[-1])
            others = table.user_ids() - {user_id}
            request = SeatRequest(table.guild_id, user_id, others)
            await self._context.hooks.check_seat(request)
            table.expires_at = self._context.lobby_closes_at(table.guild_id)
            await self.deal_if_reunited(change, check)

        return summary(change.table)

    async def leave(self, table_id: str, user_id: int) -> TableSummary:
        """Give the seat in the lobby back; host rights pass on."""
        async with self._sessions.changing(table_id) as change:
            lobby.leave(change.table, user_id)
        return summary(change.table)

    async def decline(self, table_id: str, user_id: int) -> TableSummary:
        """Say no to a challenge; the seat that was kept is free."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            lobby.must_be_open(table)
            guest = table.guest
            if guest is None or guest.declined or guest.user_id != user_id:
                raise NotChallenged

            table.guest = replace(guest, declined=True)

        return summary(change.table)

    async def add_house(self, table_id: str, by: int) -> TableSummary:
        """Seat one more house player."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            lobby.must_be_open(table)
            lobby.must_be_host(table, by)
            most = change.seat_range(self._games)[-1]
            lobby.add_house(table, most, self._context.house_names(table.locale))

        return summary(change.table)

    async def remove(self, table_id: str, by: int, place: int) -> TableSummary:
        """Remove the player at that place of the lobby: not the host, for whom there is `leave`."""
        async with self._sessions.changing(table_id) as change:
            players = change.table.players
            lobby.must_be_open(change.table)
            lobby.must_be_host(change.table, by)
            if not 0 <= place < len(players) or players[place].user_id == by:
                raise NoSuchPlayer

            del players[place]

        return summary(change.table)

    # -- settings ---------------------------------------------------------------------------------

    async def set_up(
        self, table_id: str, by: int, name: str, value: str | int | bool
    ) -> TableSummary:
        """Change one setting of the lobby for its host: see bot.tables.lobby.set_up. In another
        language, house players have other names.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            rules = self._games.get(table.game)
            if rules is None:
                raise NoLongerOffered

            lobby.set_up(table, by, rules, name, value)
            if name == "locale":
                lobby.name_house(table, self._context.house_names(table.locale))

            change.seats = None

        return summary(table)

    async def cut(self, table_id: str, user_id: int, cut: str) -> TableSummary:
        """Cut the deck, in place of what this person has brought to the seed so far."""
        async with self._sessions.changing(table_id) as change:
            seat = lobby.may_cut(change.table, user_id)
            if not change.table.is_cut:
                raise StaleClick

            change.table.change_player(seat, cut=cut)

        return summary(change.table)

    # -- the deal ---------------------------------------------------------------------------------

    async def start(self, table_id: str, by: int) -> TableSummary:
        """Shuffle the seats, deal, and ask the first question."""
        async with self._sessions.changing(table_id) as change:
            lobby.must_be_open(change.table)
            lobby.must_be_host(change.table, by)
            await self._deal(change)

        return summary(change.table)

    async def deal_if_reunited(self, change: Session, check: Check) -> None:
        """Deal a rematch for which all are back, unless `check` forbids its channel."""
        table = change.table
        if not lobby.is_reunited(table, change.seat_range(self._games)[0]):
            return

        try:
            check(table.channel_id)
        except Refused as refused:  # the host is told why on pressing Start
            log.info("rematch not dealt automatically: table=%s: %r", table.id, refused)
            return

        await self._deal(change)

    async def _deal(self, change: Session) -> None:
        context = self._context
        table = change.table
        seats = change.seat_range(self._games)
        lobby.fill_up(table, seats[0], seats[-1], context.house_names(table.locale))
        known = await context.store.have_played(table.game, table.user_ids())
        await context.hooks.prepare_deal(table)
        change.deal(self._games[table.game], self._sessions.now(), known=known)


# -- once more ------------------------------------------------------------------------------------


class Next(NamedTuple):
    """The table that comes after a game; `is_new`: it was opened now."""

    table: TableSummary
    is_new: bool


class Rematches:
    """Opens rematches, and lets people join them."""

    def __init__(self, context: TableContext, lobbies: Lobbies) -> None:
        self._context = context
        self._sessions = context.sessions
        self._lobbies = lobbies

    async def open_or_join(
        self, table_id: str, presser: Player, channel_id: int, opens: Check, deals: Check
    ) -> Next:
        """The first press after a game opens a lobby like that game's in this channel; all others
        join it. `opens` is asked before it is opened, `deals` before it deals by itself.

        Raises Refused, and what `opens` raises.
        """
        user_id = presser.user_id
        name = presser.name
        locale = presser.locale
        assert user_id is not None, "house players press nothing"
        sequel, is_new = await self._sequel(table_id, user_id, presser, channel_id, opens)
        table = summary((await self._sessions.look(sequel)).table)
        if not is_new and table.status is Status.LOBBY and table.seat_of(user_id) is None:
            cut = presser.cut or ""
            table = await self._lobbies.join(sequel, user_id, name, locale, cut, deals)
        elif is_new:
            try:
                async with self._sessions.changing(sequel) as change:
                    await self._lobbies.deal_if_reunited(change, deals)
                table = summary(change.table)
            except Refused as refused:
                log.info("rematch opened, but not dealt: table=%s: %r", sequel, refused)

        return Next(table, is_new)

    async def _sequel(
        self, table_id: str, user_id: int, presser: Player, channel_id: int, check: Check
    ) -> tuple[str, bool]:
        """The table that came after this one, and whether it was opened now, because there was
        none, or nobody dealt there: exactly one, even if several people press at the same moment.

        The link is committed before the table that it leads to. Killed in between, it leads
        nowhere, and the next press opens another one.
        """
        context = self._context
        guild_id = (await self._sessions.look(table_id)).table.guild_id
        async with context.opening_on(guild_id):
            async with self._sessions.changing(table_id) as change:
                old = change.table
                if not old.was_played:
                    raise StaleClick

                before = await self._after(old)
                if before is not None and before.status is not Status.CLOSED:
                    return before.id, False

                self._must_be_offered(old, user_id)
                await context.hooks.check_seat(SeatRequest(guild_id, user_id, opens=True))
                check(channel_id)
                limits = context.room.limits(guild_id)
                await limits.must_be_left(context.store, guild_id, channel_id, user_id)

                now = self._sessions.now()
                is_rung = before is None or now - before.opened_at >= NOT_AGAIN
                new = await self._again(old, presser, channel_id, is_rung=is_rung)
                old.rematch = replace(old.rematch, sequel=Sequel(new.id, new.number))

            await self._sessions.add(new)

        return new.id, True

    async def _after(self, old: Table) -> Table | None:
        if old.rematch.sequel is None:
            return None
        try:
            return (await self._sessions.look(old.rematch.sequel.id)).table
        except TableGone:
            return None

    def _must_be_offered(self, old: Table, user_id: int) -> None:
        """Raises NotOfThatGame, NoLongerOffered."""
        if old.seat_of(user_id) is None:
            raise NotOfThatGame(number=old.number)

        rules = self._context.games.get(old.game)
        if rules is None:
            raise NoLongerOffered

        levels = {old.level, *(one.level for one in old.players if one.level is not None)}
        if not levels <= {*rules.houses}:
            raise NoLongerOffered

        try:
            rules.Options(**old.options)
        except ValidationError as error:
            raise NoLongerOffered from error

    async def _again(self, old: Table, presser: Player, channel_id: int, *, is_rung: bool) -> Table:
        """A lobby like that of the old table, with the presser as its host and the same house
        players. In a duel the other seat is kept, as in any challenge. People whom the presser
        keeps away are not rung.
        """
        rules = self._context.games[old.game]
        people = {one.user_id: one for one in old.players if one.user_id is not None}
        here = [user_id for user_id, one in people.items() if one.absence is None]
        assert presser.user_id is not None, "house players press nothing"
        unwanted = {presser.user_id, *await self._context.hooks.unwanted(presser.user_id)}
        others = [user_id for user_id in here if user_id not in unwanted]
        house = [
            Player(one.name, level=one.level, temper=one.temper)
            for one in old.players
            if one.is_house
        ]

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
            rematch=Rematch(tuple(people), tuple(others) if is_rung else ()),
        )
