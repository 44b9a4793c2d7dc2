"""Playing Chicken, in the order a player meets it. The numbers are those of RULES.md.

Five rounds of 5, 4, 3, 2 and 1 tricks; in each trick a goal, everybody's secret card, the reveal.
"""

from collections import Counter
from collections.abc import Awaitable, Callable

from games.kit.asks import Seat
from games.kit.chance import Chance
from games.kit.game import Outcome
from games.kit.house import levels
from games.playing import setup, tricks
from games.playing.house import EasyHouse, HardHouse, MediumHouse
from games.playing.scene import Scene
from games.playing.state import PlayingOptions, PlayingState, leaders, scores
from games.playing.view import PlayingView, view


class PlayingChicken(Scene):
    """Three to eight chickens drive at a wall together; who swerves last wins, if nobody hits."""

    slug = "playing"
    seats = setup.SEATS
    State = PlayingState
    Options = PlayingOptions
    houses = levels(EasyHouse, MediumHouse, HardHouse)
    moments = frozenset({"revealed"})

    @classmethod
    def deal(cls, seats: int, options: PlayingOptions, chance: Chance) -> PlayingState:
        return setup.deal(seats, options, chance)

    async def play(self) -> Outcome:
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
        totals = scores(self.state)
        ranks = {
            seat: 1 + sum(other > mine for other in totals.values())
            for seat, mine in totals.items()
        }
        return Outcome(leaders(self.state), {**totals}, ranks)

    @classmethod
    def view(cls, state: PlayingState, viewer: Seat | None) -> PlayingView:
        return view(state, viewer)

    @classmethod
    def cards(cls, state: PlayingState) -> Counter[str]:
        """Every seat's six cards, and the goals, wherever they lie."""
        found = Counter(f"goal {goal}" for goal in state.pile + state.seen)
        for seat, one in enumerate(state.seats):
            found.update(f"{seat}: {card}" for card in one.hand + one.spent + one.gone)
        return found


PHASES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "trick": tricks.play_trick,
    "revealed": tricks.go_on,
}
