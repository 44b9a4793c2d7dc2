"""Tips for the first heists; see cogs/tips.py."""

from cogs.heist.labels import Labels
from cogs.pages import given
from cogs.tips import Facts, Looks, kind
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
    is_new = kind(labels) == "turn" and looks and _noted(labels) is None
    return {"slot": slot} if is_new else None


def move_done(labels: Labels) -> Facts | None:
    """The turn goes on after its Move, for cards alone."""
    turn = labels.view.turn
    is_done = kind(labels) == "turn" and turn is not None and turn.move is not None
    return {} if is_done and given(labels.view.own).hand else None


def signal(labels: Labels) -> Facts | None:
    """One of the two signals was heard, and the next one ends it."""
    is_near = kind(labels) == "decision" and labels.view.signals == 1
    return {} if is_near and _noted(labels) is None else None


def noted(labels: Labels) -> Facts | None:
    """The notebook knows what strikes now."""
    event = _noted(labels)
    is_known = kind(labels) == "decision" and event is not None
    return {"event": labels.event(event)} if is_known and event is not None else None


def much_to_lose(labels: Labels) -> Facts | None:
    """A lot of loot, and nothing known of what comes."""
    loot = _loot(labels)
    return {"loot": loot} if kind(labels) == "decision" and loot >= MUCH else None


def no_hide(labels: Labels) -> Facts | None:
    """Nothing saves this seat any more."""
    own = given(labels.view.own)
    is_bare = kind(labels) == "decision" and not labels.view.seats[own.seat].has_hide
    return {} if is_bare else None


def last_two(labels: Labels) -> Facts | None:
    """Whoever is left alone takes the truck."""
    is_close = kind(labels) == "decision" and _inside(labels) == 2
    return {"count": labels.view.truck} if is_close else None


def holds_override(labels: Labels) -> Facts | None:
    """The window is one in which this seat could do something."""
    is_armed = kind(labels) == "override" and "override" in given(labels.view.own).hand
    return {} if is_armed else None


def sweep(labels: Labels) -> Facts | None:
    """To pass is not to be done."""
    return {} if kind(labels) == "sweep" and labels.view.sweep == 1 else None


LOOKS: Looks[Labels] = {
    "unseen": unseen,
    "move-done": move_done,
    "noted": noted,
    "last-two": last_two,
    "signal": signal,
    "no-hide": no_hide,
    "much": much_to_lose,
    "override": holds_override,
    "sweep": sweep,
}
