"""Tips for the first heists; see cogs/tips.py."""

from cogs.heist.labels import Labels
from cogs.pages import given
from cogs.tips import Facts, Looks
from games.heist.state import value

MUCH = 10
"""So much loot is worth a thought before one stays."""


def _loot(labels: Labels) -> int:
    return sum(map(value, given(labels.view.own).loot))


def _noted(labels: Labels) -> str | None:
    """What the notebook says of this round's slot, if it is sure of it."""
    view = labels.view
    notes = given(view.own).notes
    return next((note.event for note in notes if note.slots == [view.round]), None)


def _inside(labels: Labels) -> int:
    return sum(one.status == "in" for one in labels.view.seats)


def unseen(labels: Labels) -> Facts | None:
    """Nothing is known of the event that strikes at the end of this round."""
    slot = labels.view.round
    question = labels.scene.question
    looks = question is not None and any(
        (one.kind, one.value) == ("lookout", slot) for one in question.decision.options
    )
    return {"slot": slot} if looks and _noted(labels) is None else None


def move_done(labels: Labels) -> Facts | None:
    """The turn goes on after its Move, for cards alone."""
    turn = labels.view.turn
    is_done = turn is not None and turn.move is not None
    return {} if is_done and given(labels.view.own).hand else None


def signal(labels: Labels) -> Facts | None:
    """One of the two signals was heard, and the next one ends it."""
    return {} if labels.view.signals == 1 and _noted(labels) is None else None


def noted(labels: Labels) -> Facts | None:
    """The notebook knows what strikes now."""
    event = _noted(labels)
    return None if event is None else {"event": labels.terms.event(event)}


def much_to_lose(labels: Labels) -> Facts | None:
    """A lot of loot, and nothing known of what comes."""
    loot = _loot(labels)
    return {"loot": loot} if loot >= MUCH else None


def no_hide(labels: Labels) -> Facts | None:
    """Nothing saves this seat any more."""
    own = given(labels.view.own)
    return None if labels.view.seats[own.seat].has_hide else {}


def last_two(labels: Labels) -> Facts | None:
    """Whoever is left alone takes the truck."""
    return {"count": labels.view.truck} if _inside(labels) == 2 else None


def holds_override(labels: Labels) -> Facts | None:
    """The window is one in which this seat could do something."""
    return {} if "override" in given(labels.view.own).hand else None


def sweep(labels: Labels) -> Facts | None:
    """To pass is not to be done."""
    return {} if labels.view.sweep == 1 else None


LOOKS: Looks[Labels] = {
    "turn": {"unseen": unseen, "move-done": move_done},
    "sweep": {"sweep": sweep},
    "override": {"override": holds_override},
    "decision": {
        "noted": noted,
        "last-two": last_two,
        "signal": signal,
        "no-hide": no_hide,
        "much": much_to_lose,
    },
}
