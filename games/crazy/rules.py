"""Crazy Chicken, in the order a player meets it. The numbers are those of RULES.md.

Four rounds; in each, turn by turn: draw two, then lay or discard, until six types lie before one or
nine before both.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import ClassVar

from games.crazy import ending, setup, turns
from games.crazy.house import EasyHouse, HardHouse, MediumHouse
from games.crazy.orders import ORDERS
from games.crazy.scene import Scene
from games.crazy.state import CrazyOptions, CrazyState
from games.crazy.view import CrazyView, view
from games.kit.asks import Seat
from games.kit.chance import Chance
from games.kit.game import Outcome
from games.kit.house import levels


class CrazyChicken(Scene):
    """Two chickens collect sets, and take each other's away by laying bigger ones."""

    slug = "crazy"
    seats = setup.SEATS
    State = CrazyState
    Options = CrazyOptions
    orders = ORDERS
    moments: ClassVar[frozenset[str]] = frozenset({"gave_way", "round_ended"})
    """What everybody should have seen before a house player goes on."""
    houses = levels(EasyHouse, MediumHouse, HardHouse)

    @classmethod
    def deal(cls, seats: int, options: CrazyOptions, chance: Chance) -> CrazyState:
        return setup.deal(seats, options, chance)

    async def play(self) -> Outcome:
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
        return ending.outcome(self.state)

    @classmethod
    def view(cls, state: CrazyState, viewer: Seat | None) -> CrazyView:
        return view(state, viewer)

    @classmethod
    def cards(cls, state: CrazyState) -> Counter[str]:
        """All cards, wherever they lie."""
        found = Counter(state.left + state.right + state.first + state.second)
        for one in state.seats:
            found.update(one.hand)
            found.update(one.sets)
        return Counter({str(card): count for card, count in found.items()})


PHASES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "deal": turns.begin,
    "draw": turns.draw,
    "act": turns.act,
    "round_over": ending.next_round,
}
