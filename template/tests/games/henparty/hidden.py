"""Changes what a viewer of Hen Party cannot know, for tests of the view.

That is: the hands of the others, the cards that were not dealt, and the order of the snacks to
come.
"""

from random import Random

from games.engine.asks import Seat
from games.henparty.state import HenPartyState

DISCLOSING = frozenset({"served"})
"""Public events that reveal hidden cards."""


def reshuffled(state: HenPartyState, viewer: Seat | None, rng: Random) -> HenPartyState:
    """Return the state with all cards shuffled that the viewer cannot know.

    It is changed in place.
    """
    rng.shuffle(state.snacks)
    # The viewer's own hand stays: the viewer knows it.
    others = [seat_state for seat, seat_state in enumerate(state.seats) if seat != viewer]
    unseen = state.pack + [card for one in others for card in one.hand]
    rng.shuffle(unseen)
    for one in others:
        one.hand = sorted(unseen.pop() for _ in one.hand)

    state.pack = unseen
    return state
