"""What whoever runs Coop allows servers at most: `.env`, as far as servers may be stricter."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Self

from bot.common.refused import Refused
from bot.servers.rules import ServerRules, is_slower
from bot.settings import Settings
from bot.tables.context import TableLimits
from bot.tables.table import Pace

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
            most, own = getattr(self.limits, name), getattr(rules, name)
            numbers[name] = most if own is None else min(own, most)
        return TableLimits(**numbers)

    def pace_for(self, rules: ServerRules) -> Pace:
        """The usual one, as far as the server allows it."""
        pace = rules.pace or self.pace
        return rules.slowest if is_slower(pace, rules.slowest) else pace

    def must_hold(self, changes: Mapping[str, object]) -> None:
        """Raises AboveTheCeiling."""
        for name in LIMITS:
            asked, most = changes.get(name), getattr(self.limits, name)
            if isinstance(asked, int) and not 1 <= asked <= most:
                raise AboveTheCeiling(most=most)
