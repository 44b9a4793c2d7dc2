"""What a viewer of Playing Chicken cannot know, dealt anew.

The order of the goal pile; which of the cards that nobody has seen this round a seat still holds
and which have left the game. (An attentive player works that out from the reveals, PL-08; the view
must not say it for all that.)
"""

from random import Random

from games.engine.asks import Choice, Decision, Fact, Seat
from games.engine.house import random_choice
from games.playing.state import PlayingState

DISCLOSING = frozenset({"goal_turned"})
"""Events that open hidden cards to everybody."""

LONGEST: dict[str, str | int] = {"memory_aid": True}
"""Options with which it has most to show."""

PRIVATE: dict[str, dict[str, Fact]] = {"left_behind": {"card": 4}}
"""An example of everything that one seat alone is told: the facts of the event."""


def reshuffled(state: PlayingState, viewer: Seat | None, rng: Random) -> PlayingState:
    """The state as it might be as well, for all the view says. Changes and returns it."""
    rng.shuffle(state.pile)
    for seat, one in enumerate(state.seats):
        if seat != viewer:
            unseen = one.hand + one.gone
            rng.shuffle(unseen)
            one.hand, one.gone = unseen[: len(one.hand)], unseen[len(one.hand) :]

    return state


def lively(decision: Decision, rng: Random) -> Choice:
    """A random legal choice."""
    return random_choice(decision, rng)
