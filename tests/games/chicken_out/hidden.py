"""Reshuffle what a viewer of Chicken Out! cannot see: the piles and the cards left over.

Remembered cards are shuffled too. A view takes them from the cards that were picked up face up,
never from a pile, so it must stay equal.
"""

from random import Random

from games.chicken_out.state import OutState
from games.chicken_out.vocabulary import CHICKEN_OUT
from games.engine.asks import Choice, Decision, Seat
from games.engine.house import random_choice

DISCLOSING: frozenset[str] = frozenset()

TIMID = 0.7

LONGEST: dict[str, str | int] = {"deals": 2, "positions": "play_on"}
"""Options that reveal the most during a game."""


def reshuffled(state: OutState, viewer: Seat | None, rng: Random) -> OutState:
    """Shuffle the cards of all piles and the left-over cards in place, and return the state."""
    zones = [*(seat_state.pile for seat_state in state.seats), state.left_over]
    cards = [card for zone in zones for card in zone]
    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]

    return state


def lively(decision: Decision, rng: Random) -> Choice:
    """Return a random legal choice that often chickens out, so that a game has many series."""
    # Choices that are all equally likely would bust soon and end after few series.
    if CHICKEN_OUT in decision.options and rng.random() < TIMID:
        return (CHICKEN_OUT,)
    return random_choice(decision, rng)
