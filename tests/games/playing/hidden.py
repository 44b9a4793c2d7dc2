"""Reshuffle what a viewer of Playing Chicken cannot know.

That is the order of the goal pile, and which unseen cards a seat still holds and which have left
the game. An attentive player works that out from the reveals (PL-8), but a view must not show it.
"""

from random import Random

from games.engine.asks import Choice, Decision, Fact, Seat
from games.engine.house import random_choice
from games.playing.state import PlayingState

DISCLOSING = frozenset({"goal_turned"})
"""Public events that show hidden cards."""

LONGEST: dict[str, str | int] = {"memory_aid": True}
"""Options that reveal the most during a game."""

PRIVATE: dict[str, dict[str, Fact]] = {"left_behind": {"card": 4}}
"""Example facts for each private event."""


def reshuffled(state: PlayingState, viewer: Seat | None, rng: Random) -> PlayingState:
    """Change all that the view hides, in place, and return the state."""
    rng.shuffle(state.pile)
    for seat, player in enumerate(state.seats):
        if seat != viewer:
            unseen = player.hand + player.gone
            rng.shuffle(unseen)
            player.hand, player.gone = unseen[: len(player.hand)], unseen[len(player.hand) :]

    return state


def lively(decision: Decision, rng: Random) -> Choice:
    """Return a random legal choice."""
    return random_choice(decision, rng)
