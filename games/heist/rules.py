"""Chicken Heist, in the order a player meets it. The numbers are those of RULES.md.

A round: Round Start, Turns, Operation, Decision, Reveal, Wrap Up. Ten events at the most.
"""

from collections import Counter
from collections.abc import Awaitable, Callable

from games.heist import deciding, ending, operation, reveal, setup, turns
from games.heist.house import EasyHouse, HardHouse, MediumHouse
from games.heist.orders import ORDERS
from games.heist.scene import Scene
from games.heist.state import HeistOptions, HeistState
from games.heist.view import HeistView, view
from games.kit.asks import Seat
from games.kit.chance import Chance
from games.kit.game import Outcome
from games.kit.house import levels


class Heist(Scene):
    """Three to eight chickens rob a bank and run before the driver does."""

    slug = "heist"
    seats = setup.SEATS
    State = HeistState
    Options = HeistOptions
    houses = levels(EasyHouse, MediumHouse, HardHouse)
    orders = ORDERS
    moments = frozenset({"event_shown", "saved", "fee_paid", "escaped", "caught"})
    """After these everybody wants to look: house players take a breath before they go on."""

    @classmethod
    def seats_for(cls, options: HeistOptions) -> range:
        return setup.seats_for(options)

    @classmethod
    def deal(cls, seats: int, options: HeistOptions, chance: Chance) -> HeistState:
        return setup.deal(seats, options, chance)

    async def play(self) -> Outcome:
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
        return ending.outcome(self)

    @classmethod
    def view(cls, state: HeistState, viewer: Seat | None) -> HeistView:
        return view(state, viewer)

    @classmethod
    def cards(cls, state: HeistState) -> Counter[str]:
        """Action cards, loot, characters and events, wherever they lie."""
        found = Counter(state.pile + state.discard + state.board)
        found.update(link.card for link in state.chain)
        found["fortify"] += len(state.fortified)
        found["lockdown"] += len(state.locked)
        found.update(state.loot_pile + state.truck + state.characters)
        found.update(state.slots + state.aside)
        if state.substitute is not None:
            found[state.substitute] += 1
        for one in state.seats:
            found.update([*one.hand, *one.loot, one.character])
        return +found


PHASES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "round_start": turns.start_round,
    "turn": turns.take_turn,
    "sweep": operation.sweep,
    "queue": operation.carry_out,
    "decision_a": deciding.stage_a,
    "decision_b": deciding.stage_b,
    "reveal": reveal.reveal,
    "saves": reveal.save_and_leave,
    "split": ending.split,
}
