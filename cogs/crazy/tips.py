"""Chooses tips for players who are new to Crazy Chicken; see cogs/plain.py.

Each function is for one kind of question. It yields tips, the most important one first: the name of
a message `crazy-tips-NAME`, and its facts. The card shows the first tip, and *Help & more…* all.
"""

from collections import Counter
from collections.abc import Iterator

from cogs.crazy.labels import Labels
from cogs.pages import require
from cogs.plain import Looks, Tip, always
from games.crazy.box import TYPES_TO_END
from games.crazy.state import is_locked
from games.crazy.vocabulary import DISCARD_PILES, laying

NEARLY_EMPTY = 6
"""A draw pile with up to this number of cards is nearly empty."""


def _draw(labels: Labels) -> Iterator[Tip]:
    """Yield tips about types that this seat could take from a discard pile, and about numbers."""
    hand = require(labels.view.own).hand
    held = Counter(hand)
    tops = [card for pile in DISCARD_PILES if (card := labels.top(pile)) is not None]
    card = max((card for card in tops if held[card]), default=None)
    if card is not None:
        yield "open-card", {"card": card, "count": held[card]}
        yield "open-shows", {}

    if labels.view.round == 1 and hand:
        yield "legend", {"card": hand[0]}


def _draw_first(labels: Labels) -> Iterator[Tip]:
    """Yield the tips of `_draw`, and one if a draw pile is nearly empty, which ends the round."""
    yield from _draw(labels)
    fewest = min(labels.view.left, labels.view.right)
    if fewest <= NEARLY_EMPTY:
        yield "short-pile", {"cards": fewest}


def _act(labels: Labels) -> Iterator[Tip]:
    """Yield tips about the end of the round, and about sets that can be laid."""
    seat = require(labels.view.own).seat
    # What both seats have in front of them.
    own = labels.view.seats[seat]
    other = labels.view.seats[1 - seat]
    name = labels.seat(other.seat)
    options = require(labels.scene.question).decision.options
    # Pairs of (card, count); the third part of `laying` is a pile.
    lays = [laying(option)[:2] for option in options if option.kind == "lay"]

    # A sixth type in front of a player ends the round, so the scores matter now.
    is_new = any(not own.count(card) for card, _ in lays)
    if len(own.sets) == TYPES_TO_END - 1 and is_new:
        yield "ends", {"mine": own.points, "theirs": other.points}

    if len(other.sets) == TYPES_TO_END - 1:
        yield "other-is-near", {"seat": name}

    beaten = [card for card, _ in lays if other.count(card)]
    if beaten:
        yield "beats", {"card": beaten[0], "seat": name}

    # Sets that the other player could never beat.
    locked = [(card, count) for card, count in lays if is_locked(card, count)]
    if locked:
        card, count = locked[0]
        yield "locks", {"card": card, "count": count}

    # `shown` are the cards that the other player took from discard piles and still holds.
    if other.shown:
        yield "wanted", {"seat": name, "card": other.shown[-1]}


LOOKS: Looks[Labels] = {
    "draw_first": _draw_first,
    "draw_second": _draw,
    "act": _act,
    "give_way": always("covered"),
}
