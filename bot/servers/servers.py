"""The rules of all servers: asked at every way in, changed by those who may."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.common.clock import Clock
from bot.servers.bans import Ban, BanRepository, mark_of
from bot.servers.door import AccessRepository, Door
from bot.servers.rules import NO_RULES, Ceiling, ServerRepository, ServerRules
from bot.tables.audit import AuditAct, AuditLine, Deed
from bot.tables.context import TableLimits
from bot.tables.deadlines import DAY
from bot.tables.table import Pace
from games.engine.house import level_for

NAMES = tuple(one.name for one in fields(ServerRules))


@dataclass(frozen=True, slots=True)
class ServerSwitch:
    """A switch of a feature on the page with a server's settings.

    Args:
        is_on: Takes the server's id.
        turn: Takes the server's id, the id of who turns it, and `on`.
    """

    is_on: Callable[[int], Awaitable[bool]]
    turn: Callable[..., Awaitable[None]]


class Servers:
    """Whoever may change something is asked by whoever calls: nobody is checked here."""

    def __init__(
        self,
        rules: ServerRepository,
        bans: BanRepository,
        access: AccessRepository,
        clock: Clock,
        ceiling: Ceiling,
    ) -> None:
        self._rules = rules
        self._kept_bans = bans
        self._access = access
        self._clock = clock
        self.ceiling = ceiling
        self.door = Door(access, clock)
        self.switches: dict[str, ServerSwitch] = {}
        self._known: dict[int, ServerRules] = {}
        self._key = b""
        self._bans: dict[tuple[int, int], Ban] = {}
        self._changing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def wake(self) -> None:
        """Read what was set before. Until then, every server is as if it had set nothing."""
        await self.door.look()
        self._known = await self._rules.every_servers_rules()
        self._key = await self._access.ban_key()
        self._bans = {(ban.guild_id, ban.mark): ban for ban in await self._kept_bans.every_ban()}

    # -- asking -----------------------------------------------------------------------------------

    def of(self, guild_id: int) -> ServerRules:
        """What the server has set itself."""
        return self._known.get(guild_id, NO_RULES)

    def limits(self, guild_id: int) -> TableLimits:
        return self.ceiling.limits_for(self.of(guild_id))

    def usual_pace(self, guild_id: int) -> Pace:
        return self.ceiling.pace_for(self.of(guild_id))

    def usual_level(self, guild_id: int, levels: Collection[str]) -> str:
        """Of a game that has these; its first one where the server has said nothing."""
        return level_for(self.of(guild_id).level, levels)

    def keeps_records(self, guild_id: int) -> bool:
        return self.of(guild_id).records

    def talks(self, guild_id: int) -> bool:
        """Whether house players may say anything."""
        return self.of(guild_id).talk

    # -- changing ---------------------------------------------------------------------------------

    async def change(self, guild_id: int, by: int, **changes: Any) -> ServerRules:
        """Set these rules of the server. What changes nothing is not written. Raises
        AboveTheCeiling.
        """
        self.ceiling.must_hold(changes)
        async with self._changing.setdefault(guild_id, asyncio.Lock()):
            before = self.of(guild_id)
            rules = replace(before, **changes)
            deeds = [*_deeds(before, rules, by)]
            if not deeds:
                return before

            await self._rules.put_server_rules(guild_id, rules, self._clock.now(), *deeds)
            self._known[guild_id] = rules

        return rules

    def forget(self, guild_id: int) -> None:
        """Its rules were deleted from the store."""
        self._known.pop(guild_id, None)
        for key in [key for key in self._bans if key[0] == guild_id]:
            del self._bans[key]

    # -- who may not sit down ---------------------------------------------------------------------

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        """Whether this person may sit down there."""
        if not self.door.lets_in(user_id):
            return False
        if not self._bans:
            return True

        ban = self._bans.get((guild_id, mark_of(user_id, self._key)))
        return ban is None or not ban.holds(self._clock.now())

    async def bans(self, guild_id: int) -> list[Ban]:
        """Those that hold, the latest first."""
        now = self._clock.now()
        return [ban for ban in await self._kept_bans.bans_on(guild_id) if ban.holds(now)]

    async def ban(
        self, guild_id: int, by: int, other: int, *, days: int | None, reason: str
    ) -> None:
        """From now on, for so many days, or until it is lifted."""
        now = self._clock.now()
        until = None if days is None else now + days * DAY
        ban = Ban(guild_id, mark_of(other, self._key), now, until, by, other, reason)
        value = "none" if until is None else f"<t:{int(until)}:D>"
        await self._kept_bans.put_ban(ban, Deed(by, AuditAct.BAN, value=value, other=other))
        self._bans[guild_id, ban.mark] = ban

    async def lift(self, guild_id: int, by: int, mark: int) -> bool:
        """Let whoever has this mark sit down there again. False where nobody was kept off."""
        found = next((ban for ban in await self.bans(guild_id) if ban.mark == mark), None)
        if found is None:
            return False

        deed = Deed(by, AuditAct.LIFT, other=found.other)
        await self._kept_bans.drop_ban(guild_id, mark, self._clock.now(), deed)
        self._bans.pop((guild_id, mark), None)

        return True

    # -- the audit --------------------------------------------------------------------------------

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[AuditLine]:
        """Return the latest lines, or those before that number, the newest first."""
        return await self._rules.audit(guild_id, before, most)


def _deeds(before: ServerRules, after: ServerRules, by: int) -> Iterator[Deed]:
    for name in NAMES:
        value = getattr(after, name)
        if value != getattr(before, name):
            yield Deed(by, AuditAct.SET, name, _written(value))


def _written(value: object) -> str:
    """As JSON; lists in an order of their own, so that equal values are equal texts."""
    plain = sorted(value) if isinstance(value, frozenset) else value
    return json.dumps(plain, separators=(",", ":"))
