"""Tips for the first sets; see cogs/tips.py."""

from collections import Counter

from cogs.crazy.labels import Labels
from cogs.pages import given
from cogs.tips import Facts, Looks, always
from games.crazy.box import TYPES_TO_END
from games.crazy.state import is_locked
from games.crazy.view import SeatView
from games.crazy.vocabulary import DISCARD_PILES, laying

FEW = 6
"""Cards in a draw pile that is soon empty."""


def _own(labels: Labels) -> SeatView:
    return labels.view.seats[given(labels.view.own).seat]


def _other(labels: Labels) -> SeatView:
    return labels.view.seats[1 - given(labels.view.own).seat]


def _lays(labels: Labels) -> list[tuple[int, int]]:
    """The sets that may be laid: type and number."""
    question = labels.scene.question
    options = () if question is None else question.decision.options
    return [laying(option)[:2] for option in options if option.kind == "lay"]


def open_card(labels: Labels) -> Facts | None:
    """A type that this seat collects lies open."""
    held = Counter(given(labels.view.own).hand)
    tops = [card for pile in DISCARD_PILES if (card := labels.top(pile)) is not None]
    card = max((card for card in tops if held[card]), default=None)
    return None if card is None else {"card": card, "count": held[card]}


def short_pile(labels: Labels) -> Facts | None:
    """A draw pile is nearly empty, and that ends the round."""
    few = min(labels.view.left, labels.view.right)
    return {"cards": few} if few <= FEW else None


def ends(labels: Labels) -> Facts | None:
    """One type more, and the round is over."""
    own, other = _own(labels), _other(labels)
    new = [card for card, _ in _lays(labels) if not own.count(card)]
    is_near = len(own.sets) == TYPES_TO_END - 1 and new
    return {"mine": own.points, "theirs": other.points} if is_near else None


def other_is_near(labels: Labels) -> Facts | None:
    """The other one needs but one type more."""
    other = _other(labels)
    is_near = len(other.sets) == TYPES_TO_END - 1
    return {"seat": labels.seat(other.seat)} if is_near else None


def beats(labels: Labels) -> Facts | None:
    """A set of the other one can be beaten."""
    other = _other(labels)
    found = [card for card, _ in _lays(labels) if other.count(card)]
    return {"card": found[0], "seat": labels.seat(other.seat)} if found else None


def locks(labels: Labels) -> Facts | None:
    """A set would be safe for good."""
    found = [(card, count) for card, count in _lays(labels) if is_locked(card, count)]
    return {"card": found[0][0], "count": found[0][1]} if found else None


def wanted(labels: Labels) -> Facts | None:
    """Everybody saw what the other one took."""
    other = _other(labels)
    return {"seat": labels.seat(other.seat), "card": other.shown[-1]} if other.shown else None


LOOKS: Looks[Labels] = {
    "draw_first": {"open-card": open_card, "short-pile": short_pile},
    "draw_second": {"open-card": open_card},
    "act": {
        "ends": ends,
        "other-is-near": other_is_near,
        "beats": beats,
        "locks": locks,
        "wanted": wanted,
    },
    "give_way": {"covered": always},
}
