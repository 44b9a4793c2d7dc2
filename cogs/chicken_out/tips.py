"""Tips for the first series; see cogs/tips.py. Nothing is secret here, so a tip stands on the
table, for whoever is asked.
"""

from cogs.chicken_out.labels import Labels
from cogs.tips import Facts, Looks
from games.chicken_out.vocabulary import BRAVE_FROM, TARGET

FEW, MANY = 2, 6
HOT = 18


def last_card(labels: Labels) -> Facts | None:
    """One card more, and this seat is out."""
    return {} if labels.view.seats[labels.view.seat].pile == 1 else None


def rival(labels: Labels) -> Facts | None:
    """Somebody else is nearly out, where that wins."""
    view = labels.view
    if view.goal != "race":
        return None
    near = [
        seat
        for seat, one in enumerate(view.seats)
        if seat != view.seat and one.place is None and 0 < one.pile <= FEW
    ]
    return {"seat": labels.seat(near[0]), "cards": view.seats[near[0]].pile} if near else None


def hot(labels: Labels) -> Facts | None:
    """Hardly any black card fits."""
    room = TARGET - labels.view.count
    return {"room": room, "too_much": room + 1} if labels.view.count >= HOT else None


def many_cards(labels: Labels) -> Facts | None:
    """It costs a lot to take this."""
    cards = len(labels.view.series)
    return {"cards": cards} if cards >= MANY else None


def room(labels: Labels) -> Facts | None:
    """How far it is."""
    return {"room": TARGET - labels.view.count}


def safe_run(labels: Labels) -> Facts | None:
    """Nothing can happen up to ten."""
    return {"count": labels.view.count} if labels.view.count < BRAVE_FROM else None


def risky_run(labels: Labels) -> Facts | None:
    """To stop costs nothing."""
    return {"count": labels.view.count}


LOOKS: Looks[Labels] = {
    "turn": {
        "last-card": last_card,
        "rival": rival,
        "hot": hot,
        "many": many_cards,
        "room": room,
    },
    "run": {"safe-run": safe_run, "risky-run": risky_run},
}
