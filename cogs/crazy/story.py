"""Describes events in short sentences: news of the table, and what a seat must know in its turn.

A bulletin is an event as readers get it: its kind and its facts (bot/tables/table.py).

Rule: the two draws of a turn are one sentence. An event has no sentence if the table shows it
      anyway.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.i18n.words import join_with_and
from bot.tables.absence import SILENT
from bot.tables.table import Bulletin
from cogs.crazy.labels import Labels
from cogs.plain import message, owner
from games.engine.asks import Seat

QUIET = frozenset({"scored", "game_over"})
"""Events without a sentence, because the table shows them."""

DRAWS = frozenset({"drew", "took"})
"""The public events of draws: a face-down card, or a card of a discard pile."""

SEEN = "drew_card"
"""The private event that tells a seat which face-down card it drew."""

TURN_ENDS = frozenset({"laid", "discarded"})
"""The events that end a turn."""


def sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    if bulletin.kind == SEEN:
        return _seen_sentence(labels, [bulletin])
    # SEEN is the only private event, so no owner is named here.
    return labels.words(message(labels, bulletin), **labels.spoken(bulletin.facts))


def table_news(labels: Labels, news: Sequence[Bulletin], most: int) -> list[str]:
    """Return the latest public news, at most `most` sentences, oldest first."""
    bulletins = [
        bulletin for bulletin in news if bulletin.to is None and bulletin.kind not in QUIET
    ]
    return [*_sentences(labels, bulletins)][-most:]


def since_last_turn(labels: Labels, news: Sequence[Bulletin], seat: Seat) -> list[str]:
    """Return what the other player did since the seat's last lay or discard, and its own draws.

    The event that the seat itself was silent is left out: its card says so anyway (cogs/pages.py).
    """
    # Not every event has a seat, so `bulletin.seat()` is used only where the kind is known.
    bulletins = [
        bulletin
        for bulletin in news
        if bulletin.kind not in QUIET
        and bulletin.to in (None, seat)
        and (bulletin.kind, bulletin.facts.get("seat")) != (SILENT, seat)
    ]
    ends = [
        place
        for place, bulletin in enumerate(bulletins)
        if bulletin.kind in TURN_ENDS and bulletin.facts.get("seat") == seat
    ]
    if ends:
        bulletins = bulletins[ends[-1] + 1 :]

    # The seat knows which cards it drew, so the public count of its draws is left out.
    left_out = {"drew"} if any(bulletin.to == seat for bulletin in bulletins) else set()
    bulletins = [
        bulletin
        for bulletin in bulletins
        if not (bulletin.kind in left_out and bulletin.seat() == seat)
    ]
    return [*_sentences(labels, bulletins, seat)]


def _sentences(
    labels: Labels, bulletins: Sequence[Bulletin], reader: Seat | None = None
) -> Iterator[str]:
    """Yield the sentences. Consecutive draws of a player share one, and so do the drawn cards."""
    for (kind, _), group in groupby(bulletins, _group_key):
        if kind == "draws":
            yield _draw_sentence(labels, [*group], reader)
        elif kind == SEEN:
            yield _seen_sentence(labels, group)
        else:
            yield from (sentence(labels, bulletin) for bulletin in group)


def _group_key(bulletin: Bulletin) -> tuple[str, Seat | None]:
    """Return a key that consecutive events must share to be told in one sentence."""
    return ("draws", bulletin.seat()) if bulletin.kind in DRAWS else (bulletin.kind, None)


def _seen_sentence(labels: Labels, drawn: Iterable[Bulletin]) -> str:
    """Return the sentence about face-down cards, for the player who drew them."""
    bulletins = [*drawn]
    what = [*_card_names(labels, [bulletin.number("card") for bulletin in bulletins])]
    facts = owner(labels, bulletins[0])
    return labels.words(
        message(labels, bulletins[0]), what=join_with_and(labels.words, what), **facts
    )


def _draw_sentence(labels: Labels, drawn: Sequence[Bulletin], reader: Seat | None) -> str:
    """Return the sentence about draws: face-down cards are counted, all other cards are named."""
    words = labels.words
    drawer = drawn[0].seat()
    face_down_count = sum(bulletin.kind == "drew" for bulletin in drawn)
    taken = [bulletin.number("card") for bulletin in drawn if bulletin.kind == "took"]
    what = [
        *_card_names(labels, taken),
        *([words("crazy-face-down", count=face_down_count)] if face_down_count else []),
    ]
    is_reader = "yes" if drawer == reader else "no"

    return words(
        "crazy-told-draws",
        seat=labels.seat(drawer),
        mine=is_reader,
        what=join_with_and(words, what),
    )


def _card_names(labels: Labels, taken: Sequence[int]) -> Iterator[str]:
    """Yield `the 9`, `the 16`, or `two 9s`."""
    for card in dict.fromkeys(taken):
        yield labels.words("crazy-top-twice" if taken.count(card) > 1 else "crazy-top", card=card)
