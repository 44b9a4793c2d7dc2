"""Chooses tips for players who are new to Chicken Out!; see cogs/plain.py.

Each function is for one kind of question, and yields names and facts of messages `out-tips-NAME`.
The first tip is shown. The game has no secrets, so the tip stands on the public table.
"""

from collections.abc import Iterator

from cogs.chicken_out.labels import Labels
from cogs.plain import Looks, Tip
from games.chicken_out.vocabulary import BRAVE_FROM, TARGET

FEW = 2  # up to this number of cards, the pile of another seat will soon be empty
MANY = 6  # from this number of cards on, a series is expensive for the player who busts
HOT = 18  # from this count on a bust is likely


def _turn(labels: Labels) -> Iterator[Tip]:
    """Yield tips about players with few cards, and about the danger and the cost of a bust."""
    view = labels.view
    if view.seats[view.seat].pile == 1:
        yield "last-card", {}

    rivals = [
        seat
        for seat, seat_view in enumerate(view.seats)
        if seat != view.seat and seat_view.place is None and 0 < seat_view.pile <= FEW
    ]
    if view.goal == "race" and rivals:
        yield "rival", {"seat": labels.seat(rivals[0]), "cards": view.seats[rivals[0]].pile}

    room = TARGET - view.count  # how much a card may add
    if view.count >= HOT:
        yield "hot", {"room": room, "too_much": room + 1}

    if len(view.series) >= MANY:
        yield "many", {"cards": len(view.series)}

    yield "room", {"room": room}


def _run(labels: Labels) -> Iterator[Tip]:
    """Yield tips about a run: up to ten no card can bust, and stopping costs nothing."""
    count = labels.view.count
    if count < BRAVE_FROM:
        yield "safe-run", {"count": count}
    yield "risky-run", {"count": count}


LOOKS: Looks[Labels] = {"turn": _turn, "run": _run}
