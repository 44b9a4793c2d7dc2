"""What happens to a table before its cards are dealt, and the deal.

What a lobby allows: bot/tables/lobby.py.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.common.refused import Refused
from bot.tables import lobby
from bot.tables.context import SeatRequest, TableContext
from bot.tables.refusals import (
    NoLongerOffered,
    NoSuchPlayer,
    NotChallenged,
    StaleClick,
    TooManyPlayers,
)
from bot.tables.scene import TableSummary, summary
from bot.tables.session import Session
from bot.tables.table import Guest, Pace, Player

log = logging.getLogger(__name__)

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
            log.info("table %s does not deal by itself: %r", table.id, refused)
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
