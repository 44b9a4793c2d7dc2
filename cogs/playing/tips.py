"""Chooses tips for players who are new to Playing Chicken; see cogs/plain.py.

Each function is for one kind of question, and yields names and facts of messages
`playing-tips-NAME`. The first tip is shown. The tips may use all hands, because these follow from
the revealed cards.
"""

from collections.abc import Iterator

from cogs.pages import require
from cogs.plain import Looks, Tip
from cogs.playing.labels import Labels
from games.playing.state import ROUNDS


def _card(labels: Labels) -> Iterator[Tip]:
    """Yield tips about the totals that are possible, and about the viewer's cards."""
    view = labels.view
    own = require(view.own)
    goal = view.goal or 0
    others = [hand for seat, hand in enumerate(labels.all_hands) if seat != own.seat]

    # The highest total that is possible.
    highest = max(own.hand) + sum(map(max, others))
    if highest < goal:
        yield "no-crash", {"goal": goal, "most": highest}

    lowest = min(own.hand) + sum(map(min, others))
    if lowest > goal:
        yield "sure-crash", {"goal": goal, "least": lowest}

    if view.round == ROUNDS:
        yield "last-round", {"exact": view.exact_prize}

    if labels.is_last_trick:
        yield "left-behind", {}

    if all(max(hand) < max(own.hand) for hand in others):
        yield "boldest", {"card": max(own.hand)}

    if all(min(hand) > min(own.hand) for hand in others):
        yield "most-timid", {"card": min(own.hand)}

    seats = len(view.seats)
    # This tip always applies: what each player would have to add.
    yield "share", {"goal": goal, "seats": seats, "each": round(goal / seats)}


LOOKS: Looks[Labels] = {"card": _card}
