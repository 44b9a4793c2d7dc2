"""The goal, the prizes, the goals to come, the points: what the table and the cards both show."""

from collections.abc import Iterator

from cogs.playing.labels import AWAITED, Labels
from games.kit.asks import Seat
from games.playing import memory
from games.playing.state import ROUNDS
from games.playing.view import SeatView


def headline(labels: Labels) -> str:
    """Round, trick, and what there is to win."""
    view, words = labels.view, labels.words
    lines = [
        words("playing-table-round", round=view.round, trick=view.trick, tricks=view.tricks),
        prizes(labels),
    ]
    return "\n".join(lines)


def prizes(labels: Labels) -> str:
    view = labels.view
    return labels.words("playing-prizes", plain=view.prize, exact=view.exact_prize)


def goal(labels: Labels) -> str:
    """The number to stop on, as large as Discord writes."""
    return labels.words("playing-table-goal", goal=labels.view.goal or 0)


def is_last_trick(labels: Labels) -> bool:
    """Whether the card that is not played leaves the game."""
    return labels.view.trick == labels.view.tricks


def goals(labels: Labels) -> str:
    """What has come since the last shuffle, and how many are still face down."""
    view = labels.view
    seen = ", ".join(map(str, view.seen[:-1])) or labels.words("playing-no-cards")
    return labels.words("playing-table-goals", pile=view.pile, seen=seen, round=ROUNDS)


def seats(labels: Labels) -> str:
    """How many cards everybody has, then every seat: its points, whether it is the one that is
    waited for.
    """
    cards = labels.words("playing-table-seats", count=labels.view.seats[0].cards)
    return "\n".join((cards, *(_seat(labels, seat) for seat in labels.view.seats)))


def _seat(labels: Labels, seat: SeatView) -> str:
    line = labels.words("playing-seat-line", name=labels.seat(seat.seat), points=seat.points)
    return " · ".join((line, *_facts(labels, seat)))


def _facts(labels: Labels, seat: SeatView) -> Iterator[str]:
    words, view = labels.words, labels.view
    if seat.spent and view.options.memory_aid:
        yield words("playing-seat-spent", cards=labels.hand(memory.spent(view, seat.seat)))
    if labels.last_awaited == seat.seat:
        yield words("playing-seat-awaited", sign=AWAITED)
    yield from labels.sitter(seat.seat)


def points(labels: Labels, viewer: Seat | None = None) -> str:
    """Everybody's points, the most first: `Ben 4 · you 2 · Cleo 0`."""
    words = labels.words
    best_first = sorted(labels.view.seats, key=lambda seat: -seat.points)
    return " · ".join(
        words("playing-points-own", points=one.points)
        if one.seat == viewer
        else words("playing-points", name=labels.seat(one.seat), points=one.points)
        for one in best_first
    )
