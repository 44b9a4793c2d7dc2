"""Reshuffle what a viewer of Crazy Chicken cannot know.

That is the order of the draw piles and the other hand, except for cards that were taken face up.
"""

from collections import Counter
from random import Random

from games.crazy.state import CrazyState, SeatState
from games.engine.asks import Choice, Decision, Fact, Seat
from games.engine.house import random_choice

DISCLOSING: frozenset[str] = frozenset()

LAYS = 0.6

SHORT: dict[str, str | int] = {"rounds": 1}
"""Options that shorten a game and keep all kinds of its choices."""

LONGEST: dict[str, str | int] = {"discard_history": True}
"""Options that reveal the most during a game."""

PRIVATE: dict[str, dict[str, Fact]] = {"drew_card": {"card": 9}}
"""Example facts for each private event."""


def reshuffled(state: CrazyState, viewer: Seat | None, rng: Random) -> CrazyState:
    """Deal all hidden cards again in place, and return the state."""
    others = [player for seat, player in enumerate(state.seats) if seat != viewer]
    zones = [state.left, state.right]
    cards = [*state.left, *state.right]
    for one in others:
        cards += _unknown(one)

    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]

    for one in others:
        drawn = [cards.pop() for _ in range(len(one.hand) - len(one.shown))]
        # Cards that were taken face up stay in the hand, as the viewer remembers them.
        one.hand = sorted(drawn + one.shown, reverse=True)

    return state


def _unknown(one: SeatState) -> list[int]:
    return [*(Counter(one.hand) - Counter(one.shown)).elements()]


def lively(decision: Decision, rng: Random) -> Choice:
    """Return a random legal choice that often lays sets, so that sets are beaten."""
    lays = [option for option in decision.options if option.kind == "lay"]
    if lays and rng.random() < LAYS:
        return (rng.choice(lays),)
    return random_choice(decision, rng)
