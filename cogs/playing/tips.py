"""Chooses tips for the first walls; see cogs/plain.py. All hands follow from the reveals."""

from collections.abc import Iterator

from cogs.pages import given
from cogs.plain import Looks, Tip
from cogs.playing.labels import Labels
from games.playing.state import ROUNDS


def _card(labels: Labels) -> Iterator[Tip]:
    """Yield tips about what all hands together can reach, and about this trick."""
    view = labels.view
    own = given(view.own)
    goal = view.goal or 0
    others = [hand for seat, hand in enumerate(labels.all_hands) if seat != own.seat]

    # The highest and the lowest total that is possible.
    most = max(own.hand) + sum(map(max, others))
    if most < goal:
        yield "no-crash", {"goal": goal, "most": most}

    least = min(own.hand) + sum(map(min, others))
    if least > goal:
        yield "sure-crash", {"goal": goal, "least": least}

    if view.round == ROUNDS:
        yield "last-round", {"exact": view.exact_prize}

    if labels.is_last_trick:
        yield "left-behind", {}

    if all(max(hand) < max(own.hand) for hand in others):
        yield "boldest", {"card": max(own.hand)}

    if all(min(hand) > min(own.hand) for hand in others):
        yield "most-timid", {"card": min(own.hand)}

    seats = len(view.seats)
    # The last tip always applies: what each player would have to add.
    yield "share", {"goal": goal, "seats": seats, "each": round(goal / seats)}


LOOKS: Looks[Labels] = {"card": _card}
