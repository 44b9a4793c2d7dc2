"""The rules that a server sets for itself, and the operator's upper limits from `.env`.

`Servers` holds the rules and bans of all servers in memory, and stores their changes.

The classes of refusals (bot/common/refused.py) each have a sentence that the player sees. `facts`
are its variables.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Self
from weakref import WeakValueDictionary

from pydantic import TypeAdapter, ValidationError

from bot.common.clock import Clock
from bot.common.refused import Refused
from bot.servers.bans import AccessList, AccessRepository, Ban, BanRepository
from bot.settings import Settings
from bot.tables.audit import AuditAct, AuditedRepository, AuditLine, Deed
from bot.tables.context import TableLimits
from bot.tables.deadlines import DAY
from bot.tables.table import Pace
from games.engine.house import level_for

log = logging.getLogger(__name__)

PACES = [*Pace]
"""All paces, from the quickest to the slowest."""

MOST_NAMED = 25
"""The most channels or roles in a rule: in a select menu of Discord no more can be chosen."""


class GameSwitchedOff(Refused):
    """This server has switched this game off. facts: game (the message id of its title)."""


class NotInThisChannel(Refused):
    """This server allows tables only in other channels. facts: channels (mentions)."""


class NoChannelLeft(Refused):
    """All channels in which this server allows tables were deleted (bot/interactions/gate.py).

    The rule still applies, so no table is allowed: without the rule there would be more tables than
    the server wanted.
    """


class NoRoleLeft(Refused):
    """All roles that may open tables were deleted. The rule still applies: no member may."""


class NotYoursToStart(Refused):
    """Only some roles may open tables on this server. facts: roles (mentions)."""


class TooSlowHere(Refused):
    """This server does not allow so slow a pace. facts: pace (the message id of the slowest)."""


@dataclass(frozen=True, slots=True)
class ServerRules:
    """The rules of one server. The defaults apply to a server that has set nothing.

    None means the operator's setting, unless a field says otherwise.
    """

    games_off: frozenset[str] = frozenset()
    """Games that the server does not offer."""
    places: frozenset[int] = frozenset()
    """Channels and categories in which tables are allowed; if empty, all are.

    A channel includes its threads, and a category its channels.
    """
    starters: frozenset[int] = frozenset()
    """Roles that may open tables; if empty, every member may."""
    pace: Pace | None = None
    """The pace of a table if its host chooses none."""
    slowest: Pace = Pace.DAYS
    """The slowest pace that a host may choose."""
    level: str | None = None
    """The default level of house players, or a game's next lower one; None: the game's own."""
    locale: str | None = None
    """The language of new public tables. None: Discord's own setting."""
    pictures: bool = True
    """Whether messages may show pictures."""
    motion: bool = True
    """Whether pictures in channels may move."""
    rings: bool = True
    """Whether the bot may mention players in channels."""
    records: bool = True
    """Whether records of finished games are stored."""
    talk: bool = True
    """Whether house players talk at the table."""
    per_channel: int | None = None
    per_server: int | None = None
    per_person: int | None = None
    """The most open tables of a channel, of the server, and of a person."""
    lobby_minutes: int | None = None
    """Minutes after which a lobby closes."""

    def offers(self, game: str) -> bool:
        """Return whether this game can be played on the server."""
        return game not in self.games_off

    def stands(self, places: Collection[int]) -> bool:
        """Return whether a table is allowed at `places` (ids of a thread, channel and category)."""
        # One common id is enough: a rule that names the category allows all of its channels.
        return not self.places or not self.places.isdisjoint(places)

    def must_offer(self, game: str) -> None:
        """Raise GameSwitchedOff if the server does not offer this game."""
        if not self.offers(game):
            raise GameSwitchedOff(game=f"{game}-title")

    def must_stand(self, places: Collection[int]) -> None:
        """Raise NotInThisChannel if no table is allowed at these places; see `stands`."""
        if not self.stands(places):
            raise NotInThisChannel(
                channels=", ".join(f"<#{place}>" for place in sorted(self.places))
            )

    def must_let_start(self, roles: Collection[int]) -> None:
        """Raise NotYoursToStart if a member with these roles may not open a table."""
        if self.starters and self.starters.isdisjoint(roles):
            raise NotYoursToStart(roles=", ".join(f"<@&{role}>" for role in sorted(self.starters)))

    def must_be_quick(self, pace: Pace) -> None:
        """Raise TooSlowHere if the server does not allow this pace."""
        if is_slower(pace, self.slowest):
            raise TooSlowHere(pace=f"pace-{self.slowest.value}")


NO_RULES = ServerRules()

RulesOf = Callable[[int], ServerRules]
"""Returns the rules of the server with an id."""


def unruled(_: int) -> ServerRules:
    """Return the defaults for each server. Code without rules of servers, as in tests, uses it."""
    return NO_RULES


def is_slower(pace: Pace, than: Pace) -> bool:
    """Return whether `pace` is slower than `than`."""
    return PACES.index(pace) > PACES.index(than)


# -- the ceiling: upper limits from `.env` -------------------------------------------------------

LIMITS = tuple(limit.name for limit in fields(TableLimits))
"""The rules that are numbers. `TableLimits` has the operator's limit under the same name."""


class AboveTheCeiling(Refused):
    """A number is below 1 or above the operator's limit. facts: most (that limit)."""


@dataclass(frozen=True, slots=True)
class OperatorLimits:
    """The operator's upper limits, and the defaults for servers that have set nothing."""

    limits: TableLimits = field(default_factory=TableLimits)
    pictures: bool = True
    motion: bool = True
    pace: Pace = Pace.NORMAL

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """Return the limits and defaults from the settings."""
        limits = TableLimits(
            settings.tables_per_channel,
            settings.tables_per_server,
            settings.tables_per_person,
            settings.lobby_minutes,
        )
        pictures = settings.pictures != "off"
        return cls(limits, pictures, motion=settings.pictures == "on", pace=Pace(settings.pace))

    def limits_for(self, rules: ServerRules) -> TableLimits:
        """Return the limits of a server: its own numbers, but at most the operator's."""
        numbers: dict[str, int] = {}
        for name in LIMITS:
            most = getattr(self.limits, name)
            own = getattr(rules, name)
            # The operator may have lowered a limit after the server chose its number.
            numbers[name] = most if own is None else min(own, most)

        return TableLimits(**numbers)

    def pace_for(self, rules: ServerRules) -> Pace:
        """Return the default pace of a server, but at most as slow as it allows."""
        pace = rules.pace or self.pace
        return rules.slowest if is_slower(pace, rules.slowest) else pace

    def must_hold(self, changes: Mapping[str, object]) -> None:
        """Raise AboveTheCeiling if a number in `changes` is below 1 or above its limit."""
        for name in LIMITS:
            value = changes.get(name)
            most = getattr(self.limits, name)
            # None is allowed: with it the operator's limit applies.
            if isinstance(value, int) and not 1 <= value <= most:
                raise AboveTheCeiling(most=most)


# -- in the database ------------------------------------------------------------------------------

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
"""Greater than the number of any line in the audit log."""


class ServerRepository(AuditedRepository):
    """Stores the rules of servers, and reads the audit log."""

    async def every_servers_rules(self) -> dict[int, ServerRules]:
        """Return the rules of all servers that have set any, by the server's id."""
        rules: dict[int, ServerRules] = {}
        for guild_id, body in await self._fetch_all(EVERY):
            try:
                rules[guild_id] = RULES.validate_json(body)
            except ValidationError:  # one unreadable row must not stop the start of the bot
                log.error("server rules are unreadable and ignored: guild=%d", guild_id)

        return rules

    async def put_server_rules(
        self, guild_id: int, rules: ServerRules, at: float, *deeds: Deed
    ) -> None:
        """Store the rules of a server and the lines in the audit log, in one transaction.

        Args:
            guild_id: The server.
            rules: All of its rules.
            at: The time of the change, in seconds since 1970.
            *deeds: One for each rule that has changed.
        """
        # Only what differs from the defaults is stored. So when a later version of Coop changes a
        # default, this also applies to servers that have set other rules.
        body = RULES.dump_json(rules, exclude_defaults=True).decode()
        await self._execute_noted(guild_id, at, deeds, PUT, guild_id, body)

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[AuditLine]:
        """Return at most `most` lines with a number below `before`, the newest first."""
        below = NEWEST if before is None else before
        return [AuditLine(*row) for row in await self._fetch_all(LATEST, guild_id, below, most)]


# -- all servers -----------------------------------------------------------------------------------

NAMES = tuple(rule.name for rule in fields(ServerRules))


@dataclass(frozen=True, slots=True)
class ServerSwitch:
    """A switch that a feature adds to the settings page of a server.

    Args:
        is_on: Returns whether the switch is on. Takes the id of the server.
        turn: Turns it on or off. Takes the ids of server and moderator, and `on`, a keyword.
    """

    is_on: Callable[[int], Awaitable[bool]]
    turn: Callable[..., Awaitable[None]]


class Servers:
    """Reads and changes the rules and bans of servers.

    The caller must check the permissions of the moderator; this class does not. `audit` returns
    lines of the audit log, as `ServerRepository.audit` describes.
    """

    def __init__(
        self,
        rules: ServerRepository,
        bans: BanRepository,
        access: AccessRepository,
        clock: Clock,
        ceiling: OperatorLimits,
    ) -> None:
        self._rule_repository = rules
        self.audit = rules.audit
        self._ban_repository = bans
        self._clock = clock
        self.ceiling = ceiling
        self.access_list = AccessList(access, clock)
        self.switches: dict[str, ServerSwitch] = {}
        """The switches of features, by their names."""
        self._rules_by_server: dict[int, ServerRules] = {}
        """Server id -> its rules. A server that has set none is missing."""
        self._bans_by_mark: dict[tuple[int, int], Ban] = {}
        """Server id and mark of a user -> the ban."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Server id -> a lock while its rules are changed, so that no two changes overlap."""

    async def wake(self) -> None:
        """Load all rules and bans. Before that, every server has the default rules."""
        await self.access_list.load()
        self._rules_by_server = await self._rule_repository.every_servers_rules()
        self._bans_by_mark = {
            (ban.guild_id, ban.mark): ban for ban in await self._ban_repository.every_ban()
        }

    # -- reading rules ----------------------------------------------------------------------------

    def of(self, guild_id: int) -> ServerRules:
        """Return the rules of a server; the defaults if it has set nothing."""
        return self._rules_by_server.get(guild_id, NO_RULES)

    def limits(self, guild_id: int) -> TableLimits:
        """Return the limits that apply on a server."""
        return self.ceiling.limits_for(self.of(guild_id))

    def usual_pace(self, guild_id: int) -> Pace:
        """Return the default pace of a server."""
        return self.ceiling.pace_for(self.of(guild_id))

    def usual_level(self, guild_id: int, levels: Collection[str]) -> str:
        """Return the default level of house players: the server's, or the game's next lower one.

        Args:
            guild_id: The server.
            levels: The levels of the game. The first one is its own default.
        """
        return level_for(self.of(guild_id).level, levels)

    def keeps_records(self, guild_id: int) -> bool:
        """Return whether records of finished games are stored on this server."""
        return self.of(guild_id).records

    def talks(self, guild_id: int) -> bool:
        """Return whether house players talk at the tables of this server."""
        return self.of(guild_id).talk

    # -- changing rules ---------------------------------------------------------------------------

    async def change(self, guild_id: int, by: int, **changes: Any) -> ServerRules:
        """Change rules of a server. If no value differs, nothing is written.

        Args:
            guild_id: The server.
            by: The id of the moderator, for the audit log.
            **changes: New values, by the names of `ServerRules`.

        Returns:
            The rules after the change.

        Raises:
            AboveTheCeiling: A number is above the operator's limit.
        """
        self.ceiling.must_hold(changes)
        # Two moderators may change different rules at once. Each change writes all rules of the
        # server, so without the lock the second one would undo the first.
        async with self._locks.setdefault(guild_id, asyncio.Lock()):
            before = self.of(guild_id)
            rules = replace(before, **changes)
            deeds = [*_deeds(before, rules, by)]
            if not deeds:
                return before

            # First the database, then memory: if the write fails, the old rules stay in force.
            await self._rule_repository.put_server_rules(guild_id, rules, self._clock.now(), *deeds)
            self._rules_by_server[guild_id] = rules

        return rules

    def forget(self, guild_id: int) -> None:
        """Drop a server from memory. Its rows in the database are deleted by the caller."""
        self._rules_by_server.pop(guild_id, None)
        for key in [key for key in self._bans_by_mark if key[0] == guild_id]:
            del self._bans_by_mark[key]

    # -- bans -------------------------------------------------------------------------------------

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        """Return whether a user may join tables on a server."""
        if not self.access_list.lets_in(user_id):
            return False
        if not self._bans_by_mark:
            return True  # no server has a ban, so the hash need not be computed

        ban = self._bans_by_mark.get((guild_id, self.access_list.mark(user_id)))
        return ban is None or not ban.holds(self._clock.now())

    async def bans(self, guild_id: int) -> list[Ban]:
        """Return the bans of a server that are in force, the newest first."""
        now = self._clock.now()
        return [ban for ban in await self._ban_repository.bans_on(guild_id) if ban.holds(now)]

    async def ban(
        self, guild_id: int, by: int, other: int, *, days: int | None, reason: str
    ) -> None:
        """Ban a user from the tables of a server, from now on.

        Args:
            guild_id: The server.
            by: The id of the moderator.
            other: The id of the user.
            days: How long; None: until a moderator lifts the ban.
            reason: The moderator's words.
        """
        now = self._clock.now()
        until = None if days is None else now + days * DAY
        ban = Ban(guild_id, self.access_list.mark(other), now, until, by, other, reason)
        # The audit log shows the end of the ban as a Discord timestamp.
        value = "none" if until is None else f"<t:{int(until)}:D>"
        await self._ban_repository.put_ban(ban, Deed(by, AuditAct.BAN, value=value, other=other))
        self._bans_by_mark[guild_id, ban.mark] = ban

    async def lift(self, guild_id: int, by: int, mark: int) -> bool:
        """Lift the ban with this mark.

        Args:
            guild_id: The server.
            by: The id of the moderator.
            mark: The mark of the banned user.

        Returns:
            False if there was no such ban in force.
        """
        current = next((ban for ban in await self.bans(guild_id) if ban.mark == mark), None)
        if current is None:
            return False

        deed = Deed(by, AuditAct.LIFT, other=current.other)
        # The database deletes the ban and writes the audit line together (rule 3).
        await self._ban_repository.drop_ban(guild_id, mark, self._clock.now(), deed)
        self._bans_by_mark.pop((guild_id, mark), None)

        return True


def _deeds(before: ServerRules, after: ServerRules, by: int) -> Iterator[Deed]:
    """Yield a line for the audit log for each rule that differs."""
    for name in NAMES:
        value = getattr(after, name)
        if value != getattr(before, name):
            # The user, the act, the rule, and its new value.
            yield Deed(by, AuditAct.SET, name, _as_json(value))


def _as_json(value: object) -> str:
    """Return the value of a rule as JSON. Sets are sorted, so that equal sets give equal texts."""
    plain = sorted(value) if isinstance(value, frozenset) else value
    return json.dumps(plain, separators=(",", ":"))
