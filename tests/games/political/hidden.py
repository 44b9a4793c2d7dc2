"""Reshuffle what a viewer of Political Chicken cannot know.

That is other hands, the deck and the reserve, but not a hand that the viewer is looking at.
"""

from random import Random

from games.engine.asks import Choice, Decision, Fact, Option, Seat
from games.engine.house import random_choice
from games.political.state import PoliticalState

SHORT: dict[str, str | int] = {"format": "short"}
"""Options that shorten a game and keep all kinds of its choices."""

PRIVATE: dict[str, dict[str, Fact]] = {
    "drew": {"cards": ["L6-1"]},
    "saw_hand": {"target": 0, "cards": ["L6-1"]},
}
"""Example facts for each private event."""


def reshuffled(state: PoliticalState, viewer: Seat | None, rng: Random) -> PoliticalState:
    """Deal all hidden cards again in place, and return the state."""
    known = {viewer}
    # In the Inbox the seat to move looks at the hand of its victim.
    if state.phase == "inbox" and viewer == state.seat:
        known.add(state.victim)

    hands = [player.hand for seat, player in enumerate(state.seats) if seat not in known]
    places = [*hands, state.deck, state.reserve]
    unseen = [card for place in places for card in place]
    rng.shuffle(unseen)
    for place in places:
        place[:] = [unseen.pop() for _ in place]

    return state


ACTS = {"event": 2, "recruit": 1, "let_go": 1, "attach": 2, "attack": 5}
"""Weights of a lively table by kind of action."""


def lively(decision: Decision, rng: Random) -> Choice:
    """Return a random legal choice that seldom goes back and often attacks."""
    if decision.kind == "team":
        joins = [option for option in decision.options if option.kind == "join"] or [
            *decision.options
        ]
        return tuple(rng.sample(joins, rng.randint(1, min(3, len(joins)))))
    if decision.kind == "turn":
        # First a kind and then an option: otherwise kinds with many options would be chosen most.
        kinds = sorted({option.kind for option in decision.options})
        kind = rng.choices(kinds, [ACTS.get(kind, 1) for kind in kinds])[0]
        return (rng.choice([option for option in decision.options if option.kind == kind]),)
    if rng.random() < 0.9 and Option("back") in decision.options:
        return (rng.choice([option for option in decision.options if option != Option("back")]),)

    return random_choice(decision, rng)
