"""Describes events in short sentences: news of the table, and what a seat must know in its turn.

Rule: the two draws of a turn are one sentence, and what the table shows anyway has none.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.i18n.words import listed
from bot.tables.absence import SILENT
from bot.tables.bulletin import Bulletin
from cogs.crazy.labels import Labels
from cogs.plain import message, owner
from games.engine.asks import Seat

QUIET = frozenset({"scored", "game_over"})
"""Events without a sentence, because the table shows them."""

DRAWS = frozenset({"drew", "took"})
SEEN = "drew_card"
TURN_ENDS = frozenset({"laid", "discarded"})


def sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    if bulletin.kind == SEEN:
        return _seen_sentence(labels, [bulletin])
    return labels.words(message(labels, bulletin), **labels.spoken(bulletin.facts))


def table_news(labels: Labels, news: Sequence[Bulletin], most: int) -> list[str]:
    """Return the latest public news of this round and the end of the last one, oldest first."""
    bulletins = [
        bulletin for bulletin in news if bulletin.to is None and bulletin.kind not in QUIET
    ]
    return [*_sentences(labels, bulletins)][-most:]


def since_last_turn(labels: Labels, news: Sequence[Bulletin], seat: Seat) -> list[str]:
    """Return what the other player did since the seat's last lay or discard, and its own draws.

    If the seat itself was silent, the first line says so, with the choice that was made for it.
    """
    bulletins = [
        bulletin for bulletin in news if bulletin.kind not in QUIET and bulletin.to in (None, seat)
    ]
    bulletins = [
        bulletin
        for bulletin in bulletins
        if (bulletin.kind, bulletin.facts.get("seat")) != (SILENT, seat)
    ]
    ends = [
        place
        for place, bulletin in enumerate(bulletins)
        if bulletin.kind in TURN_ENDS and bulletin.facts.get("seat") == seat
    ]
    if ends:
        bulletins = bulletins[ends[-1] + 1 :]

    # The seat knows which cards it drew, so the public count of its draws is left out.
    drawn = {"drew"} if any(bulletin.to == seat for bulletin in bulletins) else set()
    bulletins = [
        bulletin
        for bulletin in bulletins
        if not (bulletin.kind in drawn and bulletin.seat() == seat)
    ]
    return [*_sentences(labels, bulletins, seat)]


def _sentences(
    labels: Labels, bulletins: Sequence[Bulletin], reader: Seat | None = None
) -> Iterator[str]:
    """Yield the sentences. Draws that follow each other share one, as do the cards they brought."""
    for (kind, _), alike in groupby(bulletins, _together):
        # Draws of one player that follow each other are one sentence.
        if kind == "draws":
            yield _draw_sentence(labels, [*alike], reader)
        elif kind == SEEN:
            yield _seen_sentence(labels, alike)
        else:
            yield from (sentence(labels, bulletin) for bulletin in alike)


def _together(bulletin: Bulletin) -> tuple[str, Seat | None]:
    return ("draws", bulletin.seat()) if bulletin.kind in DRAWS else (bulletin.kind, None)


def _seen_sentence(labels: Labels, drawn: Iterable[Bulletin]) -> str:
    """Return the sentence about face-down cards, for the player who drew them."""
    bulletins = [*drawn]
    what = [*_card_names(labels, [bulletin.number("card") for bulletin in bulletins])]
    facts = owner(labels, bulletins[0])
    return labels.words(message(labels, bulletins[0]), what=listed(labels.words, what), **facts)


def _draw_sentence(labels: Labels, drawn: Sequence[Bulletin], reader: Seat | None) -> str:
    """Return the sentence about draws: face-down cards are counted, others are named."""
    words = labels.words
    drawer = drawn[0].seat()
    blind = sum(bulletin.kind == "drew" for bulletin in drawn)
    taken = [bulletin.number("card") for bulletin in drawn if bulletin.kind == "took"]
    what = [
        *_card_names(labels, taken),
        *([words("crazy-face-down", count=blind)] if blind else []),
    ]
    mine = "yes" if drawer == reader else "no"
    return words("crazy-told-draws", seat=labels.seat(drawer), mine=mine, what=listed(words, what))


def _card_names(labels: Labels, taken: Sequence[int]) -> Iterator[str]:
    """Yield `the 9`, `the 16`, or `two 9s`."""
    for card in dict.fromkeys(taken):
        yield labels.words("crazy-top-twice" if taken.count(card) > 1 else "crazy-top", card=card)
