"""What a viewer of Political Chicken cannot know, dealt anew.

The others' hands, the deck, the reserve; not the hand that the viewer is looking into.
"""

from random import Random

from games.engine.asks import Choice, Decision, Fact, Option, Seat
from games.engine.house import random_choice
from games.political.state import PoliticalState

SHORT: dict[str, str | int] = {"format": "short"}
"""Options with which it has fewer choices, and no fewer kinds of them."""

PRIVATE: dict[str, dict[str, Fact]] = {
    "drew": {"cards": ["L6-1"]},
    "saw_hand": {"target": 0, "cards": ["L6-1"]},
}
"""An example of everything that one seat alone is told: the facts of the event."""


def reshuffled(state: PoliticalState, viewer: Seat | None, rng: Random) -> PoliticalState:
    """The state as it might be as well, for all the view says. Changes and returns it."""
    known = {viewer}
    if state.phase == "inbox" and viewer == state.seat:
        known.add(state.victim)

    hands = [one.hand for seat, one in enumerate(state.seats) if seat not in known]
    places = [*hands, state.deck, state.reserve]
    unseen = [card for place in places for card in place]
    rng.shuffle(unseen)
    for place in places:
        place[:] = [unseen.pop() for _ in place]

    return state


ACTS = {"event": 2, "recruit": 1, "let_go": 1, "attach": 2, "attack": 5}
"""How often a lively table does what."""


def lively(decision: Decision, rng: Random) -> Choice:
    """A random legal choice; builders go on rather than back, and battles are frequent."""
    if decision.kind == "team":
        joins = [one for one in decision.options if one.kind == "join"] or [*decision.options]
        return tuple(rng.sample(joins, rng.randint(1, min(3, len(joins)))))
    if decision.kind == "turn":
        kinds = sorted({one.kind for one in decision.options})
        kind = rng.choices(kinds, [ACTS.get(kind, 1) for kind in kinds])[0]
        return (rng.choice([one for one in decision.options if one.kind == kind]),)
    if rng.random() < 0.9 and Option("back") in decision.options:
        return (rng.choice([one for one in decision.options if one != Option("back")]),)

    return random_choice(decision, rng)
