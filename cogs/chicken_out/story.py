"""Tells each series as a line. A series is the cards that are turned until the table is cleared.

For example: `Ada opens with +6, +1: 7 · Ben must turn +4: 11 · Cleo dares +10: 21`. Cards that had
to be turned and cards that a player chose to turn have different words. A bulletin is an event as
readers get it: its kind and its facts. After a 21 the same player makes a run: one card or more.
Numbers such as OR-39 are those of games/chicken_out/RULES.md.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from types import MappingProxyType

from bot.i18n.words import join_with_commas
from bot.tables.table import Bulletin, Status
from cogs.chicken_out.labels import Labels
from cogs.plain import latest, message
from games.chicken_out.vocabulary import BRAVE_FROM

Manners = Mapping[int, str]
"""`id` of the bulletin of a card -> `dares` if the player chose to turn the card, else `must`."""

QUIET = frozenset({"scored", "game_over"})
"""Events without a sentence, because the table shows them."""

BEGINNINGS = frozenset({"dealt", "opened", "ran", "chickened", "muddled", "called_off"})
"""Events that begin a new line."""

ALONE = frozenset({"dealt", "muddled", "called_off", "tallied", "unbeatable"})
"""Events that are a line of their own. All others are part of what a seat does."""

BEGIN_WITH_CARDS = frozenset({"opened", "ran"})
"""Events whose sentence includes the cards that are turned right after them."""

CARDS_NAMED = (4, 1)
"""How many cards the latest line names, and how many the line before it names.

Older lines tell only how they ended: players have to remember what lies under which pile (OR-39).
"""

IN_PASSING = frozenset({"turned", "opened", "ran"})
"""Events that older lines leave out."""


def table_news(labels: Labels, most: int, longest: int) -> list[str]:
    """Return the lines before the series on the table, oldest first.

    After the end of the game no series is on the table. `most` is the most lines, and `longest` the
    most characters.
    """
    lines = _lines(labels)
    current = _current_place(labels, lines)
    return latest(_backwards(labels, lines, current), most, longest)


def on_table(labels: Labels) -> str:
    """Return the line about the series on the table; '' if there is none."""
    lines = _lines(labels)
    place = _current_place(labels, lines)
    return "" if place is None else _line(labels, lines[place], CARDS_NAMED[0])


def _lines(labels: Labels) -> list[list[Bulletin]]:
    """Return the public news, split into lines."""
    return _split_into_lines(
        [
            bulletin
            for bulletin in labels.scene.news
            if bulletin.to is None and bulletin.kind not in QUIET
        ]
    )


def _current_place(labels: Labels, lines: Sequence[list[Bulletin]]) -> int | None:
    """Return the index of the line about the series on the table, or None."""
    if not labels.view.series or labels.scene.status is Status.OVER:
        return None
    places = (place for place, line in enumerate(lines) if not _is_alone(line[0].kind))
    return max(places, default=None)


def _backwards(
    labels: Labels, lines: Sequence[list[Bulletin]], current: int | None
) -> Iterator[str]:
    """Yield all lines except that at index `current`, the newest first."""
    for place in reversed(range(len(lines))):
        age = len(lines) - 1 - place
        text = _line(labels, lines[place], CARDS_NAMED[age] if age < len(CARDS_NAMED) else 0)
        if text and place != current:
            yield text


def _split_into_lines(news: Sequence[Bulletin]) -> list[list[Bulletin]]:
    """Split the news into lines: before each series, and around events that stand alone."""
    lines: list[list[Bulletin]] = []
    for bulletin in news:
        # "dealt" is a line of its own, so the very first event begins a line in any case.
        before = lines[-1][-1].kind if lines else "dealt"
        # After a chicken-out the same player opens the next series, and one sentence tells both.
        continues = before == "chickened" and bulletin.kind == "opened"
        if (
            _is_alone(bulletin.kind)
            or _is_alone(before)
            or (bulletin.kind in BEGINNINGS and not continues)
        ):
            lines.append([bulletin])
        else:
            lines[-1].append(bulletin)

    return lines


def _is_alone(kind: str) -> bool:
    """Return whether an event of this kind is a line of its own, like events of the table."""
    return kind in ALONE or kind.startswith("table-")


def _line(labels: Labels, line: Sequence[Bulletin], cards_named: int) -> str:
    """Return a line with its last `cards_named` cards; with 0 only its end, which may be ''."""
    if _is_alone(line[0].kind):
        return labels.words(message(labels, line[0]), **labels.spoken(line[0].facts))

    card_places = [place for place, bulletin in enumerate(line) if bulletin.kind == "turned"]
    manners = _manners_of(line)
    # Only the last cards are named; the line says that there were more.
    if cards_named and len(card_places) > cards_named:
        latest_cards = _turns_text(
            labels, _split_by_seat(line[card_places[-cards_named] :]), manners
        )
        return labels.words("out-earlier", cards=latest_cards)
    if cards_named:
        return _turns_text(labels, _split_by_seat(line), manners)

    # An older line tells only how it ended.
    ends = (
        [bulletin for bulletin in acts if bulletin.kind not in IN_PASSING]
        for acts in _split_by_seat(line)
    )
    return _turns_text(labels, ends, manners)


def _turns_text(labels: Labels, turns: Iterable[Sequence[Bulletin]], manners: Manners) -> str:
    """Return what several seats did, in one line."""
    return " · ".join(acts_text(labels, acts, manners) for acts in turns if acts)


def _manners_of(series: Sequence[Bulletin]) -> Manners:
    """Return for each card whether it had to be turned or the player chose to (5.1, 5.2)."""
    manner_of: dict[int, str] = {}
    count = 0
    is_run = False
    # None stands before the first event, so that each event is the second one of a pair.
    for before, bulletin in pairwise([None, *series]):
        is_run = bulletin is not None and (
            bulletin.kind == "ran" or (is_run and bulletin.kind == "turned")
        )
        if bulletin is not None and bulletin.kind == "turned":
            # In a run, the player chooses to turn each card after the first.
            chooses = is_run and before is not None and before.kind == "turned"
            manner_of[id(bulletin)] = "dares" if chooses or count >= BRAVE_FROM else "must"
            count = bulletin.number("count")

    return manner_of


def last_run(labels: Labels) -> int:
    """Return the number of cards in the run that emptied a pile; 0 if it was no run."""
    lines = _lines(labels)
    series = next((line for line in reversed(lines) if line[-1].kind == "went_out"), [])
    kinds = [bulletin.kind for bulletin in series]
    if "ran" not in kinds:
        return 0

    # The events after the last "ran": the run in which the pile became empty.
    run = series[len(kinds) - kinds[::-1].index("ran") :]
    turned = [bulletin for bulletin in run if bulletin.kind == "turned"]
    is_one_seat = {bulletin.seat() for bulletin in turned} == {series[-1].seat()}
    return len(turned) if is_one_seat else 0


def _split_by_seat(series: Sequence[Bulletin]) -> Iterator[list[Bulletin]]:
    """Split a series by seats. An event without a seat belongs to the seat before it."""
    acts: list[Bulletin] = []
    for bulletin in series:
        if acts:
            seat = acts[0].facts.get("seat")
            if bulletin.facts.get("seat", seat) != seat:
                yield acts
                acts = []

        acts.append(bulletin)

    yield acts


def acts_text(
    labels: Labels, acts: Sequence[Bulletin], manners: Manners = MappingProxyType({})
) -> str:
    """Return what a seat did: `**Ada** opens with +3, +8: **11**`.

    Without `manners` the sentence does not say whether the player chose to turn the cards.
    """
    words = labels.words
    sentence = ""
    before = ""

    # Cards that follow each other are joined into one list. `sentence` grows by one group of events
    # of the same kind at a time.
    for kind, group in groupby(acts, lambda bulletin: bulletin.kind):
        bulletins = [*group]
        parts = [_part(labels, bulletin) for bulletin in bulletins]
        part = " ".join(parts)
        if kind == "turned":
            facts = {
                "cards": join_with_commas(words, parts),
                "count": bulletins[-1].number("count"),
            }
            part = words("out-told-turned", **facts, how=manners.get(id(bulletins[0]), "plainly"))

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
