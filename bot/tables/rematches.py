"""Opens the table that follows a game which is over, exactly once."""

import logging
from dataclasses import replace
from typing import NamedTuple

from pydantic import ValidationError

from bot.common.refused import Refused
from bot.tables.context import SeatRequest, TableContext
from bot.tables.lobbies import Check, Lobbies
from bot.tables.refusals import NoLongerOffered, NotOfThatGame, StaleClick, TableGone
from bot.tables.scene import TableSummary, summary
from bot.tables.table import Guest, Player, Rematch, Sequel, Status, Table

log = logging.getLogger(__name__)

DUEL = 2
"""The seats of a game in which the second one is kept for the person who is challenged."""

NOT_AGAIN = 10 * 60.0
"""Seconds for which nobody is rung once more for the same result, however often it is pressed."""


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
        user_id, name, locale = presser.user_id, presser.name, presser.locale
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
                log.info("table %s was opened, but not dealt: %r", sequel, refused)
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
