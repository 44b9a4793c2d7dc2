"""Tells each series as a line.

For example: `Ada opens with +6, +1: 7 · Ben must turn +4: 11 · Cleo dares +10: 21`. Cards that had
to be played and cards that were dared are told in different words.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from types import MappingProxyType

from bot.i18n.words import commas
from bot.tables.bulletin import Bulletin
from bot.tables.table import Status
from cogs.chicken_out.labels import Labels
from cogs.plain import latest, message
from games.chicken_out.vocabulary import BRAVE_FROM

How = Mapping[int, str]
"""How a card came to be played (`dares` or `must`), by the `id` of its bulletin."""

QUIET = frozenset({"scored", "game_over"})
"""Events without a sentence, because the table shows them."""

BEGINNINGS = frozenset({"dealt", "opened", "ran", "chickened", "muddled", "called_off"})
"""Events that begin a new line."""

ALONE = frozenset({"dealt", "muddled", "called_off", "tallied", "unbeatable"})
"""Events that are a line of their own. All others are part of what a seat does."""

BEGIN_WITH_CARDS = frozenset({"opened", "ran"})
"""Events to which the cards turned next belong."""

IN_FULL = (4, 1)
"""Number of cards that the latest line names, and that the line before it names.

Older lines name only their end: players have to remember what lies under which pile (OR-39).
"""
IN_PASSING = frozenset({"turned", "opened", "ran"})


def table_news(labels: Labels, most: int, longest: int) -> list[str]:
    """Return the series before the one on the table, oldest first.

    After the end no series is on the table. At most `most` lines and `longest` characters.
    """
    lines = _lines(labels)
    on_table = _on_table(labels, lines)
    return latest(_backwards(labels, lines, on_table), most, longest)


def on_table(labels: Labels) -> str:
    """Return who played what in the series on the table."""
    lines = _lines(labels)
    place = _on_table(labels, lines)
    return "" if place is None else _line(labels, lines[place], IN_FULL[0])


def _lines(labels: Labels) -> list[list[Bulletin]]:
    """Return the public news, split into lines."""
    return _by_line(
        [
            bulletin
            for bulletin in labels.scene.news
            if bulletin.to is None and bulletin.kind not in QUIET
        ]
    )


def _on_table(labels: Labels, lines: Sequence[list[Bulletin]]) -> int | None:
    """Return the index of the line about the series on the table, or None."""
    if not labels.view.series or labels.scene.status is Status.OVER:
        return None
    places = (place for place, line in enumerate(lines) if not _is_alone(line[0].kind))
    return max(places, default=None)


def _backwards(
    labels: Labels, lines: Sequence[list[Bulletin]], on_table: int | None
) -> Iterator[str]:
    """Yield the lines before the one on the table, the newest first."""
    for place in reversed(range(len(lines))):
        age = len(lines) - 1 - place
        text = _line(labels, lines[place], IN_FULL[age] if age < len(IN_FULL) else 0)
        if text and place != on_table:
            yield text


def _by_line(news: Sequence[Bulletin]) -> list[list[Bulletin]]:
    """Split the news into lines: before each series, and around events that stand alone."""
    lines: list[list[Bulletin]] = []
    for bulletin in news:
        # The very first event begins a line in any case.
        before = lines[-1][-1].kind if lines else "dealt"
        # After a chicken-out the same player opens the next series in the same sentence.
        taken = before == "chickened" and bulletin.kind == "opened"
        if (
            _is_alone(bulletin.kind)
            or _is_alone(before)
            or (bulletin.kind in BEGINNINGS and not taken)
        ):
            lines.append([bulletin])
        else:
            lines[-1].append(bulletin)

    return lines


def _is_alone(kind: str) -> bool:
    """Whether an event of this kind is a line of its own."""
    return kind in ALONE or kind.startswith("table-")


def _line(labels: Labels, series: Sequence[Bulletin], in_full: int) -> str:
    """Return a line with its last `in_full` cards; with 0 only its end, which may be empty."""
    if _is_alone(series[0].kind):
        return labels.words(message(labels, series[0]), **labels.spoken(series[0].facts))

    cards = [place for place, bulletin in enumerate(series) if bulletin.kind == "turned"]
    how = _how(series)
    # Only the last cards are named; the line says that there were more.
    if in_full and len(cards) > in_full:
        latest_cards = _turns(labels, _by_seat(series[cards[-in_full] :]), how)
        return labels.words("out-earlier", cards=latest_cards)
    if in_full:
        return _turns(labels, _by_seat(series), how)

    # An older line says only how it ended.
    ends = (
        [bulletin for bulletin in acts if bulletin.kind not in IN_PASSING]
        for acts in _by_seat(series)
    )
    return _turns(labels, ends, how)


def _turns(labels: Labels, turns: Iterable[Sequence[Bulletin]], how: How) -> str:
    """Return what several seats did, in one line."""
    return " · ".join(does(labels, acts, how) for acts in turns if acts)


def _how(series: Sequence[Bulletin]) -> How:
    """Return for each card whether it had to be turned or was dared (5.1, 5.2)."""
    manners: dict[int, str] = {}
    count = 0
    running = False
    for before, bulletin in pairwise([None, *series]):
        running = bulletin is not None and (
            bulletin.kind == "ran" or (running and bulletin.kind == "turned")
        )
        if bulletin is not None and bulletin.kind == "turned":
            # In a run, every card after the first is a free choice.
            chooses = running and before is not None and before.kind == "turned"
            manners[id(bulletin)] = "dares" if chooses or count >= BRAVE_FROM else "must"
            count = bulletin.number("count")

    return manners


def last_run(labels: Labels) -> int:
    """Return the number of cards in the run that emptied a pile; 0 if it was no run."""
    lines = _lines(labels)
    series = next((line for line in reversed(lines) if line[-1].kind == "went_out"), [])
    kinds = [bulletin.kind for bulletin in series]
    if "ran" not in kinds:
        return 0

    # Everything after the last "ran": the run that ended the pile.
    since = series[len(kinds) - kinds[::-1].index("ran") :]
    turned = [bulletin for bulletin in since if bulletin.kind == "turned"]
    alone = {bulletin.seat() for bulletin in turned} == {series[-1].seat()}
    return len(turned) if alone else 0


def _by_seat(series: Sequence[Bulletin]) -> Iterator[list[Bulletin]]:
    """Split a series by seats. Events without a seat belong to the seat before."""
    acts: list[Bulletin] = []
    for bulletin in series:
        if acts and bulletin.facts.get("seat", acts[0].facts.get("seat")) != acts[0].facts.get(
            "seat"
        ):
            yield acts
            acts = []
        acts.append(bulletin)

    yield acts


def does(labels: Labels, acts: Sequence[Bulletin], how: How = MappingProxyType({})) -> str:
    """Return what a seat did: `**Ada** opens with +3, +8: **11**`. `how`: see `_how`."""
    words = labels.words
    sentence = ""
    before = ""
    # Neighbouring cards are joined into one list.
    for kind, group in groupby(acts, lambda bulletin: bulletin.kind):
        alike = [*group]
        parts = [_part(labels, bulletin) for bulletin in alike]
        part = " ".join(parts)
        if kind == "turned":
            facts = {"cards": commas(words, parts), "count": alike[-1].number("count")}
            part = words("out-told-turned", **facts, how=how.get(id(alike[0]), "plainly"))

        if kind == "turned" and before in BEGIN_WITH_CARDS:
            sentence = words("out-told-with-cards", **facts, does=sentence)
        elif before == "chickened":
            sentence = words("out-told-then", does=sentence, then=part)
        else:
            sentence = f"{sentence} {part}".lstrip()

        before = kind

    if "seat" not in acts[0].facts:
        return sentence

    return words("out-told-seat", seat=labels.seat(acts[0].seat()), does=sentence)


def _part(labels: Labels, bulletin: Bulletin) -> str:
    """Return an event in words, without its seat."""
    if bulletin.kind != "turned":
        return labels.words(f"out-told-{bulletin.kind}", **labels.spoken(bulletin.facts))
    subtracted = bulletin.word("effect") == "subtract"
    return labels.card(bulletin.word("card"), bulletin.word("identity"), subtracted=subtracted)
