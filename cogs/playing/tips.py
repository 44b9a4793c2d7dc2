"""Tips for the first walls; see cogs/tips.py. Whoever remembers the reveals knows all hands."""

from cogs.pages import given
from cogs.playing.labels import Labels
from cogs.tips import Facts, Looks
from games.playing.state import ROUNDS


def _others(labels: Labels) -> list[tuple[int, ...]]:
    """What the others hold, as the reveals tell."""
    own = given(labels.view.own).seat
    return [hand for seat, hand in enumerate(labels.held) if seat != own]


def _goal(labels: Labels) -> int:
    return labels.view.goal or 0


def no_crash(labels: Labels) -> Facts | None:
    """Not even everybody's highest cards together are too much."""
    most = max(given(labels.view.own).hand) + sum(map(max, _others(labels)))
    return {"goal": _goal(labels), "most": most} if most < _goal(labels) else None


def sure_crash(labels: Labels) -> Facts | None:
    """Even everybody's lowest cards together are too much."""
    least = min(given(labels.view.own).hand) + sum(map(min, _others(labels)))
    return {"goal": _goal(labels), "least": least} if least > _goal(labels) else None


def last_round(labels: Labels) -> Facts | None:
    """One trick, and the biggest prize."""
    view = labels.view
    return {"exact": view.exact_prize} if view.round == ROUNDS else None


def left_behind(labels: Labels) -> Facts | None:
    """What is kept after this trick leaves the game."""
    return {} if labels.view.trick == labels.view.tricks else None


def boldest(labels: Labels) -> Facts | None:
    """Nobody else holds a card as high as this seat's highest."""
    high = max(given(labels.view.own).hand)
    return {"card": high} if all(max(hand) < high for hand in _others(labels)) else None


def most_timid(labels: Labels) -> Facts | None:
    """Nobody else holds a card as low as this seat's lowest."""
    low = min(given(labels.view.own).hand)
    return {"card": low} if all(min(hand) > low for hand in _others(labels)) else None


def share(labels: Labels) -> Facts | None:
    """What everybody would have to play to hit the goal together."""
    seats = len(labels.view.seats)
    return {"goal": _goal(labels), "seats": seats, "each": round(_goal(labels) / seats)}


LOOKS: Looks[Labels] = {
    "card": {
        "no-crash": no_crash,
        "sure-crash": sure_crash,
        "last-round": last_round,
        "left-behind": left_behind,
        "boldest": boldest,
        "most-timid": most_timid,
        "share": share,
    },
}
