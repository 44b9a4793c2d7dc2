"""The parts of the public table: the goal, the prizes, the goals to come, the seats."""

from collections.abc import Iterator

from cogs.playing import signs
from cogs.playing.labels import Labels
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
    """Every seat: its points, its cards, whether it is the one that is waited for."""
    lines = (_seat(labels, seat) for seat in labels.view.seats)
    return "\n".join((labels.words("playing-table-seats"), *lines))


def _seat(labels: Labels, seat: SeatView) -> str:
    line = labels.words("playing-seat-line", name=labels.seat(seat.seat), points=seat.points)
    return " · ".join((line, *_facts(labels, seat)))


def _facts(labels: Labels, seat: SeatView) -> Iterator[str]:
    words, view = labels.words, labels.view
    yield words("playing-seat-cards", count=seat.cards)
    if seat.spent:
        spent = labels.backs(seat.spent)
        if view.options.memory_aid:
            spent = labels.hand(memory.spent(view, seat.seat))
        yield words("playing-seat-spent", cards=spent)
    if awaited(labels) == seat.seat:
        yield words("playing-seat-awaited", sign=signs.AWAITED)
    yield from labels.sitter(seat.seat)


def awaited(labels: Labels) -> int | None:
    """The one seat that everybody waits for. Before that, nobody is named: a table that is edited
    after every choice would cost a request for each.
    """
    ask = labels.scene.ask
    if ask is None or len(ask.waiting) != 1:
        return None
    return ask.waiting[0]
