"""What a viewer of Chicken Out! cannot know, dealt anew: the order of every pile, the cards left
over. What was taken lies where everybody saw it go.
"""

from random import Random

from games.kit.asks import Choice, Decision, Seat
from games.kit.house import random_choice
from games.out.state import UNSURE, OutState, SeatState
from games.out.vocabulary import CHICKEN_OUT

REVEALING: frozenset[str] = frozenset()
"""Every checkpoint stands right before an ask: nothing is turned up in between."""

DISCLOSING: frozenset[str] = frozenset()


def reshuffled(state: OutState, viewer: Seat | None, rng: Random) -> OutState:
    """The state as it might be as well, for all anybody knows. Changes and returns it."""
    unseen = [(one.pile, at) for one in state.seats for at in _unseen(one)]
    unseen += [(state.left_over, at) for at in range(len(state.left_over))]
    cards = [zone[at] for zone, at in unseen]
    rng.shuffle(cards)
    for (zone, at), card in zip(unseen, cards, strict=True):
        zone[at] = card
    return state


def _unseen(one: SeatState) -> list[int]:
    """Places of the pile (0 is its bottom) whose card nobody can know."""
    known = one.taken[::-1][: len(one.pile)]
    return [at for at in range(len(one.pile)) if at >= len(known) or known[at] == UNSURE]


def lively(decision: Decision, rng: Random) -> Choice:
    """A random legal choice of somebody timid, so that a game sees many series."""
    if CHICKEN_OUT in decision.options and rng.random() < 0.6:
        return (CHICKEN_OUT,)
    return random_choice(decision, rng)
