"""Helpers for tests of rematches: finished games, and presses of the rematch button."""

from collections.abc import Mapping
from typing import Any

from bot.tables.lobbies import Check, RematchTable, anywhere
from bot.tables.table import Absence, Player, Status
from games.engine.game import GameOptions
from tests.bot.tables.house import CHANNEL, NAMES, House
from tests.games.engine.toy import Toy
from tests.support.found import found

ELSEWHERE = CHANNEL + 1
OVER = Status.OVER
CLOSED = Status.CLOSED
LOBBY = Status.LOBBY
PLAYING = Status.PLAYING
EVE = 5


class Duel(Toy):
    slug = "duel"
    seats = range(2, 3)


class Particular(GameOptions):
    lucky: int = 3


class Optional(Toy):
    slug = "optional"
    Options = Particular


GAMES: dict[str, Any] = {"toy": Toy, "duel": Duel, "optional": Optional}


async def played(
    house: House,
    *joining: int,
    ends: Status = OVER,
    absent: Mapping[int, Absence] | None = None,
    **settings: Any,
) -> str:
    """Play a table to its end, at which these players are absent, and return its id."""
    table_id = await house.deal(*joining, **settings)
    # Setting the status is enough: a rematch never reads the game itself.
    async with house.changing(table_id) as change:
        change.table.status = ends
        change.table.revision = 7
        for person, why in (absent or {}).items():
            change.table.change_player(found(change.table.seat_of(person)), absence=why)

    return table_id


async def again(
    house: House,
    table_id: str,
    person: int,
    channel: int = CHANNEL,
    check: Check = anywhere,
) -> RematchTable:
    # Eve has no entry in NAMES because she did not play at the first table.
    name = NAMES.get(person, "Eve")
    presser = Player(name, person, cut=f"joined {person}")
    return await house.tables.lobbies.rematch(table_id, presser, channel, check, check)


def names(table: Any) -> list[str]:
    return [player.name for player in table.players]


async def live(house: House) -> list[str]:
    return [*await house.store.live()]
