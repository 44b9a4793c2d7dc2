"""A server's own rules, as a value, and what they refuse."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from bot.common.refused import Refused
from bot.tables.table import Pace

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
