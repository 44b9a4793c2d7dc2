"""A server's own rules, as a value, what they refuse, and what whoever runs Coop allows at most."""

import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Self

from pydantic import TypeAdapter, ValidationError

from bot.common.refused import Refused
from bot.settings import Settings
from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.tables.audit import AuditLine, Deed, note
from bot.tables.context import TableLimits
from bot.tables.table import Pace

log = logging.getLogger(__name__)

PACES = [*Pace]
"""From the quickest to the slowest."""

MOST_NAMED = 25
"""So many channels, or roles, can be named: a menu of Discord holds no more."""


class GameSwitchedOff(Refused):
    """Nobody plays this game on this server. facts: game (its title)."""


class NotInThisChannel(Refused):
    """Tables stand elsewhere on this server. facts: channels (mentions)."""


class NoChannelLeft(Refused):
    """Of those in which tables may stand, there is none any more. The rule holds all the same:
    whoever made it wanted fewer tables, not more.
    """


class NoRoleLeft(Refused):
    """Of the roles that may open tables, there is none any more; the same holds."""


class NotYoursToStart(Refused):
    """Only some roles may open tables on this server. facts: roles (mentions)."""


class TooSlowHere(Refused):
    """Tables on this server are played faster. facts: pace (of the slowest)."""


@dataclass(frozen=True, slots=True)
class ServerRules:
    """Of a server that has set nothing, as it stands here. None: as whoever runs Coop has it.

    A channel stands for its threads, and a category for its channels (`places`); none named: all.
    """

    games_off: frozenset[str] = frozenset()
    places: frozenset[int] = frozenset()
    starters: frozenset[int] = frozenset()
    """Roles that may open tables; none named: everybody may."""
    pace: Pace | None = None
    """The usual one."""
    slowest: Pace = Pace.DAYS
    """How long a table may take."""
    level: str | None = None
    """The usual level of house players, in games that have it."""
    locale: str | None = None
    """The language of new public tables. None: Discord's own setting."""
    pictures: bool = True
    rings: bool = True
    """Whether people are called by name in channels."""
    records: bool = True
    talk: bool = True
    """Whether house players say anything at the table."""
    per_channel: int | None = None
    per_server: int | None = None
    per_person: int | None = None
    lobby_minutes: int | None = None

    def offers(self, game: str) -> bool:
        return game not in self.games_off

    def stands(self, places: Collection[int]) -> bool:
        """Whether tables may stand there: in a thread, its channel, its category."""
        return not self.places or not self.places.isdisjoint(places)

    def must_offer(self, game: str) -> None:
        """Raises GameSwitchedOff."""
        if not self.offers(game):
            raise GameSwitchedOff(game=f"{game}-title")

    def must_stand(self, places: Collection[int]) -> None:
        """Raises NotInThisChannel."""
        if not self.stands(places):
            raise NotInThisChannel(channels=", ".join(f"<#{one}>" for one in sorted(self.places)))

    def must_let_start(self, roles: Collection[int]) -> None:
        """Raises NotYoursToStart."""
        if self.starters and self.starters.isdisjoint(roles):
            raise NotYoursToStart(roles=", ".join(f"<@&{one}>" for one in sorted(self.starters)))

    def must_be_quick(self, pace: Pace) -> None:
        """Raises TooSlowHere."""
        if is_slower(pace, self.slowest):
            raise TooSlowHere(pace=f"pace-{self.slowest.value}")


NO_RULES = ServerRules()

RulesOf = Callable[[int], ServerRules]
"""The rules of the server of that id."""


def unruled(_: int) -> ServerRules:
    """Where no server has any."""
    return NO_RULES


def is_slower(pace: Pace, than: Pace) -> bool:
    return PACES.index(pace) > PACES.index(than)


# -- the ceiling: `.env`, as far as servers may be stricter ---------------------------------------

LIMITS = tuple(one.name for one in fields(TableLimits))
"""What of a server's rules is a number, with a ceiling of the same name."""


class AboveTheCeiling(Refused):
    """A number that whoever runs Coop does not allow. facts: most."""


@dataclass(frozen=True, slots=True)
class Ceiling:
    """And what is usual where a server says nothing."""

    limits: TableLimits = field(default_factory=TableLimits)
    pictures: bool = True
    pace: Pace = Pace.NORMAL

    @classmethod
    def of(cls, settings: Settings) -> Self:
        limits = TableLimits(
            settings.tables_per_channel,
            settings.tables_per_server,
            settings.tables_per_person,
            settings.lobby_minutes,
        )
        return cls(limits, pictures=settings.pictures == "on", pace=Pace(settings.pace))

    def limits_for(self, rules: ServerRules) -> TableLimits:
        """The server's own numbers, as far as they are allowed."""
        numbers: dict[str, int] = {}
        for name in LIMITS:
            most = getattr(self.limits, name)
            own = getattr(rules, name)
            numbers[name] = most if own is None else min(own, most)

        return TableLimits(**numbers)

    def pace_for(self, rules: ServerRules) -> Pace:
        """The usual one, as far as the server allows it."""
        pace = rules.pace or self.pace
        return rules.slowest if is_slower(pace, rules.slowest) else pace

    def must_hold(self, changes: Mapping[str, object]) -> None:
        """Raises AboveTheCeiling."""
        for name in LIMITS:
            asked = changes.get(name)
            most = getattr(self.limits, name)
            if isinstance(asked, int) and not 1 <= asked <= most:
                raise AboveTheCeiling(most=most)


# -- in the database -------------------------------------------------------------------------------

RULES = TypeAdapter(ServerRules)

EVERY = "SELECT guild_id, body FROM server_rules ORDER BY guild_id"
PUT = """
    INSERT INTO server_rules (guild_id, body) VALUES (?, ?)
        ON CONFLICT (guild_id) DO UPDATE SET body = excluded.body
"""
LATEST = """
    SELECT number, at, user_id, other_id, act, about, value FROM audit
    WHERE guild_id = ? AND number < ? ORDER BY number DESC LIMIT ?
"""
NEWEST = 2**62
"""No number is as great."""


class ServerRepository(Repository):
    """Stores rules."""

    async def every_servers_rules(self) -> dict[int, ServerRules]:
        found: dict[int, ServerRules] = {}
        for guild_id, body in await self._fetch_all(EVERY):
            try:
                found[guild_id] = RULES.validate_json(body)
            except ValidationError:  # one server's; all others play by theirs
                log.error("server rules are unreadable and ignored: guild=%d", guild_id)

        return found

    async def put_server_rules(
        self, guild_id: int, rules: ServerRules, at: float, *deeds: Deed
    ) -> None:
        body = RULES.dump_json(rules, exclude_defaults=True).decode()

        def put(connection: Connection) -> None:
            connection.execute(PUT, (guild_id, body))
            note(connection, guild_id, at, deeds)

        await self._database.write(put)

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[AuditLine]:
        below = NEWEST if before is None else before
        return [AuditLine(*row) for row in await self._fetch_all(LATEST, guild_id, below, most)]
