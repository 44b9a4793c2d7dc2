"""The house players of one table. They know nothing but their seat's view, so they can be made anew
at any time.
"""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from bot.tables.table import Table
from games.engine.asks import Choice, Decision, Seat
from games.engine.engine import Engine
from games.engine.house import House, Searching, default_choice, level_for, searches, thinks_long
from games.engine.temper import tempered

log = logging.getLogger(__name__)

SEED_BITS = 64
SITTER = "medium"
"""The level of the house player that substitutes for a person: a seat should not be lost for a nap
(PL-21, CR-36).
"""


BeginSearch = Callable[[Searching, Any, Decision, int, float], asyncio.Future[Choice | None]]
"""Searches beside the event loop for a house player that does (games/engine/house.py): for its
view, its decision, with this seed, for at most this many seconds. The result is a choice or None;
cancel it if it is not needed any more. Never raises.
"""


class Begun(NamedTuple):
    """A search, and what it is about."""

    number: int
    view: Any
    found: "asyncio.Future[Choice | None]"


class Houses:
    """`choose` is called under the table's lock, where nothing moves while somebody thinks; what
    takes longer is begun when the question comes (`search`), while nobody waits.
    """

    def __init__(self) -> None:
        self._players: dict[Seat, House] = {}
        self._begun: dict[Seat, Begun] = {}

    def search(
        self,
        table: Table,
        engine: Engine,
        seat: Seat,
        rng: Random,
        begin_search: BeginSearch,
        seconds: float,
    ) -> None:
        """Let the seat's house player begin, if it is one that searches; its answer is due in so
        many seconds. What it has begun already goes on.
        """
        house = self._house(table, engine, seat)
        if not searches(house):
            return

        decision = engine.decision(seat)
        view = engine.view(seat)
        assert decision is not None
        begun = self._begun.get(seat)
        if begun is not None:
            if begun[:2] == (decision.number, view):
                return
            begun.found.cancel()

        found = begin_search(house, view, decision, rng.getrandbits(SEED_BITS), seconds)
        self._begun[seat] = Begun(decision.number, view, found)

    async def choose(
        self, table: Table, engine: Engine, seat: Seat, decision: Decision, rng: Random
    ) -> Choice:
        """The default where a house player breaks: a table must not wait for one for ever."""
        try:
            choice = await self._thought(table, engine, seat, decision, rng)
        except Exception:  # the default is chosen instead
            log.exception("house player failed, using default: table=%s seat=%d", table.id, seat)
        else:
            if decision.allows(choice):
                return choice
            log.error(
                "house player chose no legal option, using default: table=%s seat=%d",
                table.id,
                seat,
            )

        return default_choice(decision, rng)

    async def _thought(
        self, table: Table, engine: Engine, seat: Seat, decision: Decision, rng: Random
    ) -> Choice:
        house = self._house(table, engine, seat)
        view = engine.view(seat)
        if searches(house):
            found = self._found(seat, decision, view)
            if found is not None:
                return found

            house = tempered(house.stand_in, table.players[seat].temper)

        if not thinks_long(house):
            return house.choose(view, decision, rng)

        # A generator of its own: others draw from the tables' meanwhile.
        own = Random(rng.getrandbits(SEED_BITS))
        return await asyncio.to_thread(house.choose, view, decision, own)

    def _found(self, seat: Seat, decision: Decision, view: Any) -> Choice | None:
        """What its search has come to, if it is about this and has come to anything by now."""
        begun = self._begun.pop(seat, None)
        if begun is None:
            return None
        if begun[:2] == (decision.number, view) and begun.found.done():
            return None if begun.found.cancelled() else begun.found.result()

        begun.found.cancel()
        return None

    def _house(self, table: Table, engine: Engine, seat: Seat) -> House:
        if seat not in self._players:
            houses = type(engine.game).houses
            player = table.players[seat]
            made = houses[level_for(player.level or SITTER, houses)]()
            self._players[seat] = tempered(made, player.temper)

        return self._players[seat]
