"""What a viewer of Hen Party cannot know, dealt anew.

The others' hands, what nobody was dealt, and the order of the snacks to come.
"""

from random import Random

from games.engine.asks import Seat
from games.henparty.state import HenPartyState

DISCLOSING = frozenset({"served"})
"""Events that open hidden cards to everybody."""


def reshuffled(state: HenPartyState, viewer: Seat | None, rng: Random) -> HenPartyState:
    """The state as it might be as well, for all the view says. Changes and returns it."""
    rng.shuffle(state.snacks)
    others = [one for seat, one in enumerate(state.seats) if seat != viewer]
    unseen = state.pack + [card for one in others for card in one.hand]
    rng.shuffle(unseen)
    for one in others:
        one.hand = sorted(unseen.pop() for _ in one.hand)

    state.pack = unseen
    return state
