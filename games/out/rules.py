"""Chicken Out!, in the order a player meets it. The numbers are those of RULES.md."""

from collections import Counter

from games.kit.asks import Seat
from games.kit.chance import Chance
from games.kit.game import Outcome
from games.kit.house import levels
from games.out import ending, setup, turns
from games.out.house import EasyHouse, HardHouse, MediumHouse
from games.out.orders import ORDERS
from games.out.scene import Scene
from games.out.state import OutOptions, OutState
from games.out.view import OutView, view


class ChickenOut(Scene):
    """Two to eight chickens count to 21; who loses their nerve picks it all up."""

    slug = "out"
    seats = setup.SEATS
    secrets = False
    State = OutState
    Options = OutOptions
    orders = ORDERS
    houses = levels(EasyHouse, MediumHouse, lambda: HardHouse(ChickenOut))
    moments = frozenset({"made_21", "busted", "went_out"})

    @classmethod
    def seats_for(cls, options: OutOptions) -> range:
        return setup.seats_for(options)

    @classmethod
    def deal(cls, seats: int, options: OutOptions, chance: Chance) -> OutState:
        return setup.deal(seats, options, chance)

    async def play(self) -> Outcome:
        turns.play_forced_cards(self)
        while self.state.phase != "over":
            await self.checkpoint()
            await turns.ask(self)
            turns.play_forced_cards(self)
        return ending.outcome(self.state)

    @classmethod
    def view(cls, state: OutState, viewer: Seat | None) -> OutView:
        return view(state, viewer)

    @classmethod
    def cards(cls, state: OutState) -> Counter[str]:
        """Every card, wherever it lies."""
        found = Counter([*state.series.cards, *state.thrown, *state.left_over])
        for one in state.seats:
            found.update([*one.pile, *one.captured])
        return found
