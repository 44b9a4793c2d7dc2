"""Tips for the first series; see cogs/tips.py. Nothing is secret here, so a tip stands on the table
for whoever's turn it is.
"""

from cogs.out.labels import Labels
from cogs.tips import Facts, Looks
from games.kit.asks import Seat
from games.out.vocabulary import BRAVE_FROM, TARGET

FEW, MANY = 2, 6
HOT = 18


def _asked(labels: Labels, kind: str) -> Seat | None:
    """Whose turn it is, if that is the question: for the table, and for that seat's own card."""
    ask, seat = labels.scene.ask, labels.view.seat
    is_it = ask is not None and ask.kind == kind and bool(ask.waiting)
    return seat if is_it and labels.scene.viewer in (None, seat) else None


def last_card(labels: Labels) -> Facts | None:
    """One card more, and this seat is out."""
    seat = _asked(labels, "turn")
    is_last = seat is not None and labels.view.seats[seat].pile == 1
    return {} if is_last else None


def rival(labels: Labels) -> Facts | None:
    """Somebody else is nearly out, where that wins."""
    me, view = _asked(labels, "turn"), labels.view
    if me is None or view.goal != "race":
        return None
    near = [
        seat
        for seat, one in enumerate(view.seats)
        if seat != me and one.place is None and 0 < one.pile <= FEW
    ]
    return {"seat": labels.seat(near[0]), "cards": view.seats[near[0]].pile} if near else None


def hot(labels: Labels) -> Facts | None:
    """Hardly any black card fits."""
    room = TARGET - labels.view.count
    is_hot = _asked(labels, "turn") is not None and labels.view.count >= HOT
    return {"room": room, "too_much": room + 1} if is_hot else None


def many_cards(labels: Labels) -> Facts | None:
    """It costs a lot to take this."""
    cards = len(labels.view.series)
    return {"cards": cards} if _asked(labels, "turn") is not None and cards >= MANY else None


def room(labels: Labels) -> Facts | None:
    """How far it is."""
    left = TARGET - labels.view.count
    return {"room": left} if _asked(labels, "turn") is not None else None


def safe_run(labels: Labels) -> Facts | None:
    """Nothing can happen up to ten."""
    is_safe = _asked(labels, "run") is not None and labels.view.count < BRAVE_FROM
    return {"count": labels.view.count} if is_safe else None


def risky_run(labels: Labels) -> Facts | None:
    """To stop costs nothing."""
    return {"count": labels.view.count} if _asked(labels, "run") is not None else None


LOOKS: Looks[Labels] = {
    "last-card": last_card,
    "rival": rival,
    "hot": hot,
    "many": many_cards,
    "room": room,
    "safe-run": safe_run,
    "risky-run": risky_run,
}
