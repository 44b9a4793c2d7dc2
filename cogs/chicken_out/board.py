"""The parts of the public table: the seats with their piles, the count."""

from collections.abc import Iterator

from cogs.chicken_out import signs
from cogs.chicken_out.labels import Labels
from cogs.pages import chosen_settings, place
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BRAVE_FROM
from games.engine.asks import Seat

HOT_FROM = 17


def headline(labels: Labels) -> str:
    """What wins, which deal it is, and what the host has set otherwise than usual."""
    return "\n".join((_where(labels), *settings(labels)))


def _where(labels: Labels) -> str:
    view, words = labels.view, labels.words
    parts = [words(f"out-goal-{view.goal}")]
    if view.options.deals > 1:
        parts.append(words("out-table-deal", number=view.deal, deals=view.options.deals))
    if view.thrown:
        parts.append(words("out-table-thrown", count=len(view.thrown)))
    return " · ".join(parts)


def settings(labels: Labels) -> list[str]:
    """In small print, if there are any. The number of deals stands above them."""
    options = {name: value for name, value in labels.scene.options.items() if name != "deals"}
    chosen = chosen_settings("out", options, labels.words)
    said = " · ".join(filter(None, chosen))
    return [f"-# {said}"] if said else []


def seats(labels: Labels) -> str:
    """Every seat, in the order of play: a column of eight would be half a phone."""
    return " · ".join(_seat(labels, seat) for seat in range(len(labels.view.seats)))


def _seat(labels: Labels, seat: Seat) -> str:
    ask = labels.scene.ask
    awaited = ask is not None and seat in ask.waiting
    sign = f"{signs.AWAITED} " if awaited else ""
    return " ".join((f"{sign}**{labels.seat(seat)}**", *_facts(labels, seat)))


def _facts(labels: Labels, seat: Seat) -> Iterator[str]:
    words, view = labels.words, labels.view
    one = view.seats[seat]
    if one.place is not None:
        yield words("out-seat-out", sign=place(one.place))
    else:
        yield words("out-seat-pile", count=one.pile)
    if view.goal == "capture":
        yield words("out-seat-captured", count=len(one.captured))
    if view.deal > 1:
        yield words("out-seat-points", count=one.points)
    yield from labels.sitter(seat)


def count(labels: Labels) -> str:
    """The count, as large as Discord writes, and how many cards it is about."""
    view = labels.view
    cards = len(view.series)
    return "## " + labels.words("out-table-count", sign=mood(view), count=view.count, cards=cards)


def mood(view: OutView) -> str:
    """How hot the count is; the count itself stands beside it."""
    if view.count < BRAVE_FROM:
        return signs.SAFE
    return signs.HOT if view.count >= HOT_FROM else signs.BRAVE
