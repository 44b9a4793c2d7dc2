"""The house players (automated players) of one table.

A house player knows only the view of its seat, so it can be created again at any time. Its temper
is how much risk it takes. Some house players search: they compute their choice for up to half a
second, in another process. PL-21 and CR-36 are in games/playing/RULES.md and games/crazy/RULES.md.
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
from games.engine.temper import give_temper

log = logging.getLogger(__name__)

SEED_BITS = 64
"""How many bits a seed for a generator or a search has."""

SUBSTITUTE_LEVEL = "medium"
"""The level of a house player that substitutes for a person (PL-21, CR-36).

It is not the weakest level, because a short absence should not cost the player the game.
"""


BeginSearch = Callable[[Searching, Any, Decision, int, float], asyncio.Future[Choice | None]]
"""Starts a search outside the event loop (games/engine/house.py).

Arguments: the searching house player, its view, its decision, a seed, and the limit in seconds. The
result is a choice, or None if the search failed. The caller cancels a future that it does not need
any more. The function never raises.
"""


class RunningSearch(NamedTuple):
    """A running search, with the decision number and the view that it was started for."""

    number: int
    view: Any
    result: "asyncio.Future[Choice | None]"


class Houses:
    """The house players of one table, one per seat.

    `choose` is called while the table's lock is held, so it must be quick. A long search is
    therefore started with `search` when the seat is asked, and `choose` takes its result.
    """

    def __init__(self) -> None:
        self._players: dict[Seat, House] = {}
        """The house players that have been made so far, by seat."""
        self._searches: dict[Seat, RunningSearch] = {}
        """The searches that were begun, by seat."""

    def search(
        self,
        table: Table,
        engine: Engine,
        seat: Seat,
        rng: Random,
        begin_search: BeginSearch,
        seconds: float,
    ) -> None:
        """Start the search of the seat's house player, if that house player searches.

        A search for the same decision and view continues. A search for another one is cancelled.

        Args:
            table: The table.
            engine: The table's engine. Its open ask waits for this seat.
            seat: The seat that is asked.
            rng: The generator that the seed of the search is drawn from.
            begin_search: Starts the search.
            seconds: The time in seconds until the choice is due.
        """
        house = self._house(table, engine, seat)
        if not searches(house):
            return

        decision = engine.decision(seat)
        view = engine.view(seat)
        assert decision is not None
        running = self._searches.get(seat)
        if running is not None:
            # The first two fields are `number` and `view`.
            if running[:2] == (decision.number, view):
                return
            # The decision or the view has changed: the result would be of no use.
            running.result.cancel()

        result = begin_search(house, view, decision, rng.getrandbits(SEED_BITS), seconds)
        self._searches[seat] = RunningSearch(decision.number, view, result)

    async def choose(
        self, table: Table, engine: Engine, seat: Seat, decision: Decision, rng: Random
    ) -> Choice:
        """Return the choice of the seat's house player.

        Args:
            table: The table, for its id and the level and temper of the seat.
            engine: The table's engine.
            seat: The seat to answer for.
            decision: The decision of that seat.
            rng: The generator for house players.

        Returns:
            A legal choice. If the house player raises an error or returns an illegal choice, it is
            the default choice, because a table must not be blocked by a bug.
        """
        try:
            choice = await self._computed(table, engine, seat, decision, rng)
        except Exception:  # any bug of a house player: use the default
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

    async def _computed(
        self, table: Table, engine: Engine, seat: Seat, decision: Decision, rng: Random
    ) -> Choice:
        """Return the choice that the house player computes; it may be illegal."""
        house = self._house(table, engine, seat)
        view = engine.view(seat)
        if searches(house):
            choice = self._search_result(seat, decision, view)
            if choice is not None:
                return choice

            # The search is not finished, has failed, or was for another view: use the simple house
            # player that stands in.
            house = give_temper(house.stand_in, table.players[seat].temper)

        # A house player that thinks long may need up to 50 ms, too long for the event loop.
        if not thinks_long(house):
            return house.choose(view, decision, rng)

        # The thread gets its own generator, because other tables draw from `rng` meanwhile.
        own_rng = Random(rng.getrandbits(SEED_BITS))
        return await asyncio.to_thread(house.choose, view, decision, own_rng)

    def _search_result(self, seat: Seat, decision: Decision, view: Any) -> Choice | None:
        """Return the result of the seat's search if it is finished and still applies, else None."""
        search = self._searches.pop(seat, None)
        if search is None:
            return None
        if search[:2] == (decision.number, view) and search.result.done():
            return None if search.result.cancelled() else search.result.result()

        # The search is unfinished, or belongs to another decision or view.
        search.result.cancel()
        return None

    def _house(self, table: Table, engine: Engine, seat: Seat) -> House:
        """Return the house player of this seat; create it on first use."""
        if seat not in self._players:
            # `houses`: level -> a function that makes its house player. If the game lacks the
            # level, `level_for` returns another one.
            houses = type(engine.game).houses
            player = table.players[seat]
            house = houses[level_for(player.level or SUBSTITUTE_LEVEL, houses)]()
            self._players[seat] = give_temper(house, player.temper)

        return self._players[seat]
