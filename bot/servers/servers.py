"""The rules and bans of all servers, in memory and in the database."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.common.clock import Clock
from bot.servers.access_list import AccessList, AccessRepository
from bot.servers.bans import Ban, BanRepository, mark_of
from bot.servers.rules import NO_RULES, OperatorLimits, ServerRepository, ServerRules
from bot.tables.audit import AuditAct, Deed
from bot.tables.context import TableLimits
from bot.tables.deadlines import DAY
from bot.tables.table import Pace
from games.engine.house import level_for

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
        self._access = access
        self._clock = clock
        self.ceiling = ceiling
        self.access_list = AccessList(access, clock)
        self.switches: dict[str, ServerSwitch] = {}
        """The switches of features, by their names."""
        self._rules_by_server: dict[int, ServerRules] = {}
        """Server id -> its rules. A server that has set none is missing."""
        self._ban_key = b""
        """The secret key of the marks of banned users (bans.py)."""
        self._bans_by_mark: dict[tuple[int, int], Ban] = {}
        """Server id and mark of a user -> the ban."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Server id -> a lock while its rules are changed, so that no two changes overlap."""

    async def wake(self) -> None:
        """Load all rules and bans. Before that, every server has the default rules."""
        await self.access_list.load()
        self._rules_by_server = await self._rule_repository.every_servers_rules()
        self._ban_key = await self._access.ban_key()
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
        """Whether records of finished games are stored on this server."""
        return self.of(guild_id).records

    def talks(self, guild_id: int) -> bool:
        """Whether house players talk at the tables of this server."""
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
        """Whether a user may join tables on a server."""
        if not self.access_list.lets_in(user_id):
            return False
        if not self._bans_by_mark:
            return True  # no server has a ban, so the hash need not be computed

        ban = self._bans_by_mark.get((guild_id, mark_of(user_id, self._ban_key)))
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
        ban = Ban(guild_id, mark_of(other, self._ban_key), now, until, by, other, reason)
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
            # What was done: by whom, the act, what it is about, and the new value.
            yield Deed(by, AuditAct.SET, name, _as_json(value))


def _as_json(value: object) -> str:
    """Return the value of a rule as JSON. Sets are sorted, so that equal sets give equal texts."""
    plain = sorted(value) if isinstance(value, frozenset) else value
    return json.dumps(plain, separators=(",", ":"))
