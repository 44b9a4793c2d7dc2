"""Changes what a viewer of Hen Party cannot know, for tests of the view.

A viewer cannot know the hands of the others, the cards that were not dealt, and the order of the
snacks to come.
"""

from random import Random

from games.engine.asks import Seat
from games.henparty.state import HenPartyState

DISCLOSING = frozenset({"served"})
"""Public events that reveal hidden cards."""


def reshuffled(state: HenPartyState, viewer: Seat | None, rng: Random) -> HenPartyState:
    """Shuffle all cards that the viewer cannot know. Change the state in place, and return it."""
    rng.shuffle(state.snacks)
    # The viewer knows its own hand, which stays.
    others = [seat_state for seat, seat_state in enumerate(state.seats) if seat != viewer]
    unseen = state.pack + [card for other in others for card in other.hand]
    rng.shuffle(unseen)
    for other in others:
        other.hand = sorted(unseen.pop() for _ in other.hand)

    state.pack = unseen
    return state
