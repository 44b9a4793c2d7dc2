"""The house players of one table. They know nothing but their seat's view, so they can be made anew
at any time.
"""

import asyncio
import logging
from random import Random

from bot.tables.table import Table
from games.kit.asks import Choice, Decision, Seat
from games.kit.engine import Engine
from games.kit.house import House, default_choice, thinks_long

log = logging.getLogger(__name__)

SEED_BITS = 64
SITTER = "medium"
"""The level of the house player that substitutes for a person: a seat should not be lost for a nap
(PL-21, CR-36).
"""


class Houses:
    """`choose` is called under the table's lock: nothing moves while somebody thinks."""

    def __init__(self) -> None:
        self._players: dict[Seat, House] = {}

    async def choose(
        self, table: Table, engine: Engine, seat: Seat, decision: Decision, rng: Random
    ) -> Choice:
        """The default where a house player breaks: a table must not wait for one for ever."""
        try:
            choice = await self._thought(table, engine, seat, decision, rng)
        except Exception:  # the default is chosen instead
            log.exception("table %s: the house player of seat %d broke", table.id, seat)
        else:
            if decision.allows(choice):
                return choice
            log.error("table %s: seat %d chose what is not on offer", table.id, seat)
        return default_choice(decision, rng)

    async def _thought(
        self, table: Table, engine: Engine, seat: Seat, decision: Decision, rng: Random
    ) -> Choice:
        house = self._house(table, engine, seat)
        view = engine.view(seat)
        if not thinks_long(house):
            return house.choose(view, decision, rng)
        # A generator of its own: others draw from the tables' meanwhile.
        own = Random(rng.getrandbits(SEED_BITS))
        return await asyncio.to_thread(house.choose, view, decision, own)

    def _house(self, table: Table, engine: Engine, seat: Seat) -> House:
        if seat not in self._players:
            houses = type(engine.game).houses
            level = table.players[seat].level or SITTER
            self._players[seat] = houses.get(level, next(iter(houses.values())))()
        return self._players[seat]
