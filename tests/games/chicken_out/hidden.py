"""What a viewer of Chicken Out! cannot see, dealt anew: every pile, and the cards left over.

That also moves what an attentive player could remember. It shows that the view tells this by what
was taken, before everybody's eyes, and never by a look into a pile.
"""

from random import Random

from games.chicken_out.state import OutState
from games.chicken_out.vocabulary import CHICKEN_OUT
from games.engine.asks import Choice, Decision, Seat
from games.engine.house import random_choice

DISCLOSING: frozenset[str] = frozenset()

TIMID = 0.7

LONGEST: dict[str, str | int] = {"deals": 2, "positions": "play_on"}
"""Options with which it has most to show."""


def reshuffled(state: OutState, viewer: Seat | None, rng: Random) -> OutState:
    """The state with other cards in the piles. Changes and returns it."""
    zones = [*(one.pile for one in state.seats), state.left_over]
    cards = [card for zone in zones for card in zone]
    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]

    return state


def lively(decision: Decision, rng: Random) -> Choice:
    """A random legal choice of somebody timid, so that a game sees many series."""
    if CHICKEN_OUT in decision.options and rng.random() < TIMID:
        return (CHICKEN_OUT,)
    return random_choice(decision, rng)
