"""What happened, as one story a series: `Ada opens ♠10 10 … ♠4 14 · Ben 🦊=20 20`.

Cards that had to be played belong to it like those that somebody dared to.
"""

from collections.abc import Iterator, Sequence

from bot.tables.table import Bulletin
from cogs.out.labels import Labels
from cogs.story import latest, message

QUIET = frozenset({"scored", "game_over"})
"""Told in words, but shown on the table anyway."""

BEGINNINGS = frozenset({"dealt", "opened", "ran", "chickened", "muddled", "called_off"})
"""What happens here begins a line."""

ALONE = frozenset({"dealt", "muddled", "called_off", "tallied", "unbeatable"})
"""Sentences of their own; all others are parts of what a seat does."""

BETWEEN = {("turned", "turned"): " … "}
"""What parts two neighbours, if not a space."""

AFTER_FLIGHT = ", "
"""What parts chickening out from how the series goes that is opened at once."""

IN_FULL = 2
"""So many of the latest lines name every card. Of older ones only the end is told: what lies under
whose pile is for each to remember (OR-39).
"""
IN_PASSING = frozenset({"turned", "opened", "ran"})


def table_news(labels: Labels, most: int, longest: int) -> list[str]:
    """The latest series, oldest first: at most so many lines and characters."""
    news = [one for one in labels.scene.news if one.to is None and one.kind not in QUIET]
    return latest(_backwards(labels, _by_line(news)), most, longest)


def _backwards(labels: Labels, lines: Sequence[list[Bulletin]]) -> Iterator[str]:
    for age, series in enumerate(reversed(lines)):
        told = _line(labels, series, frozenset() if age < IN_FULL else IN_PASSING)
        if told:
            yield told


def _by_line(news: Sequence[Bulletin]) -> list[list[Bulletin]]:
    """Cut where a series begins, and around what is told alone."""
    lines: list[list[Bulletin]] = []
    for one in news:
        before = lines[-1][-1].kind if lines else "dealt"
        taken = before == "chickened" and one.kind == "opened"
        if _is_alone(one.kind) or _is_alone(before) or (one.kind in BEGINNINGS and not taken):
            lines.append([one])
        else:
            lines[-1].append(one)
    return lines


def _is_alone(kind: str) -> bool:
    return kind in ALONE or kind.startswith("table-")


def _line(labels: Labels, series: Sequence[Bulletin], left_out: frozenset[str]) -> str:
    """Empty if nothing is left of it. Turn by turn, also where the turns between are left out."""
    if _is_alone(series[0].kind):
        return _alone(labels, series[0])
    turns = ([one for one in acts if one.kind not in left_out] for acts in _by_seat(series))
    return " · ".join(_does(labels, acts) for acts in turns if acts)


def _alone(labels: Labels, one: Bulletin) -> str:
    return labels.words(message(labels, one), **labels.spoken(one.facts))


def _by_seat(series: Sequence[Bulletin]) -> Iterator[list[Bulletin]]:
    """What one seat after the other does; what names no seat belongs to the one before."""
    acts: list[Bulletin] = []
    for one in series:
        if acts and one.facts.get("seat", acts[0].facts.get("seat")) != acts[0].facts.get("seat"):
            yield acts
            acts = []
        acts.append(one)
    yield acts


def _does(labels: Labels, acts: Sequence[Bulletin]) -> str:
    """`**Ada** opens ♠3 **3** … ♠8 **11**`"""
    told = ""
    for before, one in zip([None, *acts], acts, strict=False):
        told += _gap(before.kind if before else "", one.kind) + _part(labels, one)
    seat = acts[0].facts.get("seat")
    return f"**{labels.seat(seat)}**{told}" if isinstance(seat, int) else told.strip()


def _gap(before: str, kind: str) -> str:
    return AFTER_FLIGHT if before == "chickened" else BETWEEN.get((before, kind), " ")


def _part(labels: Labels, one: Bulletin) -> str:
    if one.kind != "turned":
        return labels.words(f"out-told-{one.kind}", **labels.spoken(one.facts))
    facts = one.facts
    subtracted = facts["effect"] == "subtract"
    card = labels.card(str(facts["card"]), str(facts["identity"]), subtracted=subtracted)
    return f"{card} **{facts['count']}**"
