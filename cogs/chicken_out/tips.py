"""Chooses tips for the first series; see cogs/plain.py.

The game has no secrets, so a tip for the current player stands on the table.
"""

from collections.abc import Iterator

from cogs.chicken_out.labels import Labels
from cogs.plain import Looks, Tip
from games.chicken_out.vocabulary import BRAVE_FROM, TARGET

FEW = 2
"""Cards in the pile of another seat, which will soon be empty."""
MANY = 6
"""Cards in a long series."""
HOT = 18
"""A count that makes a bust likely."""


def _turn(labels: Labels) -> Iterator[Tip]:
    """Yield tips about players with few cards, and about the cost of a bust."""
    view = labels.view
    # The player's last card ends the deal for them.
    if view.seats[view.seat].pile == 1:
        yield "last-card", {}

    # Rivals who may win the race with their next cards.
    near = [
        seat
        for seat, seat_view in enumerate(view.seats)
        if seat != view.seat and seat_view.place is None and 0 < seat_view.pile <= FEW
    ]
    if view.goal == "race" and near:
        yield "rival", {"seat": labels.seat(near[0]), "cards": view.seats[near[0]].pile}

    # With a high count few black cards fit.
    room = TARGET - view.count
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
