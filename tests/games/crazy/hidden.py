"""What a viewer of Crazy Chicken cannot know, dealt anew.

The order of the draw piles, and the others' hands but for what was taken before everybody's eyes.
"""

from collections import Counter
from random import Random

from games.crazy.state import CrazyState, SeatState
from games.engine.asks import Choice, Decision, Fact, Seat
from games.engine.house import random_choice

DISCLOSING: frozenset[str] = frozenset()

LAYS = 0.6

SHORT: dict[str, str | int] = {"rounds": 1}
"""Options with which it has fewer choices, and no fewer kinds of them."""

LONGEST: dict[str, str | int] = {"discard_history": True}
"""Options with which it has most to show."""

PRIVATE: dict[str, dict[str, Fact]] = {"drew_card": {"card": 9}}
"""An example of everything that one seat alone is told: the facts of the event."""


def reshuffled(state: CrazyState, viewer: Seat | None, rng: Random) -> CrazyState:
    """The state as it might be as well, for all the view says. Changes and returns it."""
    others = [one for seat, one in enumerate(state.seats) if seat != viewer]
    zones = [state.left, state.right]
    cards = [*state.left, *state.right]
    for one in others:
        cards += _unknown(one)

    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]

    for one in others:
        drawn = [cards.pop() for _ in range(len(one.hand) - len(one.shown))]
        one.hand = sorted(drawn + one.shown, reverse=True)

    return state


def _unknown(one: SeatState) -> list[int]:
    return [*(Counter(one.hand) - Counter(one.shown)).elements()]


def lively(decision: Decision, rng: Random) -> Choice:
    """A random legal choice of somebody who likes to lay, so that sets are beaten."""
    lays = [option for option in decision.options if option.kind == "lay"]
    if lays and rng.random() < LAYS:
        return (rng.choice(lays),)
    return random_choice(decision, rng)
