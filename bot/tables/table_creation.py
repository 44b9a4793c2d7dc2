"""New tables: by a command, and once more after a game that is over; and what is settled in them
before the deal, by their hosts, by whoever cuts, by whoever was challenged.

Lock before lock: a server's openings, then a table. Whoever holds a table opens none.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.tables import lobby
from bot.tables.context import TableContext
from bot.tables.hooks import Hooks, SeatRequest
from bot.tables.ports import TableStore
from bot.tables.refusals import (
    NoLongerOffered,
    NotOfThatGame,
    StaleClick,
    TableGone,
    TooManyPlayers,
)
from bot.tables.rematch import Rematch, Sequel
from bot.tables.scene import TableSummary, summary
from bot.tables.session_cache import SessionCache
from bot.tables.table import Guest, Pace, Player, Status, Table
from bot.tables.table_limits import Room
from bot.tables.tokens import new_key
from games.engine.chance import SALT_BYTES, SEED_BYTES
from games.engine.game import Rules

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = 10

DUEL = 2
"""A game for so many: the other seat is kept for whoever is asked."""

NOT_AGAIN = 10 * 60.0
"""Seconds for which nobody is rung once more for the same result, however often it is pressed."""

Check = Callable[[int], None]
"""Raises Refused where no table may stand in the channel of this id."""


def anywhere(_: int) -> None:
    """For whoever has nothing against any channel."""


class Next(NamedTuple):
    """The table that comes after a game; `is_new`: it was opened this very moment."""

    table: TableSummary
    is_new: bool


class Openings:
    """A part of bot.tables.tables.Tables."""

    games: Mapping[str, Rules]
    sessions: SessionCache
    _store: TableStore
    hooks: Hooks
    _room: Room
    _house_names: Callable[[str], Sequence[str]]
    """By locale."""
    context: TableContext

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
        """A new lobby with its host seated. `host_cut`: what the host brings to the seed, unless
        they cut again (games/engine/cuts.py). `guest`: the person whom the host challenges.
        """
        rules = self.games[game]
        chosen = {**rules.Options.automatic, **(options or {})}
        most = rules.seats_for(rules.Options(**chosen))[-1]
        if fill > most:
            raise TooManyPlayers(most=most)
        guest_id = None if guest is None else guest.user_id
        await self.hooks.check_seat(SeatRequest(guild_id, host_id, opens=True, guest_id=guest_id))
        async with self.context.opening_on(guild_id):
            limits = self._room.limits(guild_id)
            await limits.must_be_left(self._store, guild_id, channel_id, host_id)
            table = await self._new(
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
            await self.sessions.add(table)
        return summary(table)

    async def set_up(
        self, table_id: str, by: int, name: str, value: str | int | bool
    ) -> TableSummary:
        """The host sets one thing of the lobby anew: see bot.tables.lobby.set_up. In another
        language, house players have other names.
        """
        async with self.sessions.changing(table_id) as change:
            table = change.table
            if (rules := self.games.get(table.game)) is None:
                raise NoLongerOffered
            lobby.set_up(table, by, rules, name, value)
            if name == "locale":
                lobby.name_house(table, self._house_names(table.locale))
            change.seats = None
        return summary(table)

    async def cut(self, table_id: str, user_id: int, cut: str) -> TableSummary:
        """Cut the deck, in place of what this person has brought to the seed so far."""
        async with self.sessions.changing(table_id) as change:
            lobby.cut(change.table, user_id, cut)
        return summary(change.table)

    async def decline(self, table_id: str, user_id: int) -> TableSummary:
        """Say no to a challenge; the seat that was kept is free."""
        async with self.sessions.changing(table_id) as change:
            lobby.decline(change.table, user_id)
        return summary(change.table)

    async def _new(self, **settled: Any) -> Table:
        """A lobby with a number and secrets of its own, in no store yet. `settled`: its fields."""
        now = self.sessions.now()
        return Table(
            id="".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH)),
            number=await self._store.next_number(settled["guild_id"]),
            seed=secrets.token_hex(SEED_BYTES),
            salt=secrets.token_hex(SALT_BYTES),
            key=new_key(secrets.token_hex(16)),
            opened_at=now,
            is_cut=True,
            era=self.sessions.era,
            expires_at=self.context.lobby_closes_at(settled["guild_id"]),
            **settled,
        )

    # -- once more ----------------------------------------------------------------------------

    async def _sequel(
        self, table_id: str, user_id: int, presser: Player, channel_id: int, check: Check
    ) -> tuple[str, bool]:
        """The table that came after this one, and whether it was opened now, because there was
        none, or nobody dealt there: exactly one, whoever else presses at the same moment.

        The link is committed before the table that it leads to. Killed in between, it leads
        nowhere, and the next press opens another one.
        """
        guild_id = (await self.sessions.look(table_id)).table.guild_id
        async with self.context.opening_on(guild_id):
            async with self.sessions.changing(table_id) as change:
                old = change.table
                if not old.was_played:
                    raise StaleClick
                before = await self._after(old)
                if before is not None and before.status is not Status.CLOSED:
                    return before.id, False
                self._must_be_offered(old, user_id)
                await self.hooks.check_seat(SeatRequest(guild_id, user_id, opens=True))
                check(channel_id)
                limits = self._room.limits(guild_id)
                await limits.must_be_left(self._store, guild_id, channel_id, user_id)
                is_rung = before is None or self.sessions.now() - before.opened_at >= NOT_AGAIN
                new = await self._again(old, presser, channel_id, is_rung=is_rung)
                old.rematch = replace(old.rematch, sequel=Sequel(new.id, new.number))
            await self.sessions.add(new)
        return new.id, True

    async def _after(self, old: Table) -> Table | None:
        if old.rematch.sequel is None:
            return None
        try:
            return (await self.sessions.look(old.rematch.sequel.id)).table
        except TableGone:
            return None

    def _must_be_offered(self, old: Table, user_id: int) -> None:
        """Raises NotOfThatGame, NoLongerOffered."""
        if old.seat_of(user_id) is None:
            raise NotOfThatGame(number=old.number)
        rules = self.games.get(old.game)
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
        players. In a duel the other seat is kept, as in any challenge. Nobody is rung whom the
        presser keeps away.
        """
        rules = self.games[old.game]
        people = {one.user_id: one for one in old.players if one.user_id is not None}
        here = [who for who, one in people.items() if one.absence is None]
        assert presser.user_id is not None, "house players press nothing"
        unwanted = {presser.user_id, *await self.hooks.unwanted(presser.user_id)}
        others = [who for who in here if who not in unwanted]
        house = [
            Player(one.name, level=one.level, temper=one.temper)
            for one in old.players
            if one.is_house
        ]
        options = rules.Options(**old.options).unseated(len(old.players))
        most = rules.seats_for(options)[-1]
        is_duel = most == DUEL and bool(others)
        return await self._new(
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
