"""Political Chicken, in the order a player meets it. The numbers are those of RULES.md."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import ClassVar

from games.kit.asks import Seat
from games.kit.chance import Chance
from games.kit.game import Outcome
from games.kit.house import levels
from games.political import battle, ending, events, setup, turns
from games.political.field import fighting
from games.political.house import EasyHouse, HardHouse, MediumHouse
from games.political.orders import ORDERS
from games.political.scene import Scene
from games.political.state import PoliticalOptions, PoliticalState
from games.political.view import PoliticalView, view


class PoliticalChicken(Scene):
    """Four to eight chickens gather left and right wings, and count only the difference."""

    slug = "political"
    rules_version = 2
    seats = setup.SEATS
    State = PoliticalState
    Options = PoliticalOptions
    houses = levels(EasyHouse, MediumHouse, HardHouse)
    orders = ORDERS
    moments: ClassVar[frozenset[str]] = frozenset({"taken_over", "destroyed", "held"})
    """What everybody should have seen before a house player goes on."""

    @classmethod
    def seats_for(cls, options: PoliticalOptions) -> range:
        return setup.seats_for(options)

    @classmethod
    def deal(cls, seats: int, options: PoliticalOptions, chance: Chance) -> PoliticalState:
        return setup.deal(seats, options, chance)

    async def play(self) -> Outcome:
        if self.state.phase == "dealt":
            turns.open_game(self)
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
            if self.state.phase == "turn_over":
                turns.go_on(self)
        return ending.outcome(self.state)

    @classmethod
    def view(cls, state: PoliticalState, viewer: Seat | None) -> PoliticalView:
        return view(state, viewer)

    @classmethod
    def cards(cls, state: PoliticalState) -> Counter[str]:
        """Every card, wherever it lies."""
        found = Counter([*state.deck, *state.reserve, *state.discard])
        for one in state.seats:
            found.update(one.hand)
        for stack in state.stacks():
            found.update(stack)
        for stack in fighting(state.battle) if state.battle is not None else ():
            found.update(stack)
        return found


PHASES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "turn": turns.take_turn,
    "answer": battle.answer,
    "reraise": battle.reraise,
    "lose": events.lose,
    "inbox": events.inbox,
}
