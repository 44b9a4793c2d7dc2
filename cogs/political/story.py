"""Describes events in short sentences: news of the table, and news of one seat.

What the table shows anyway, or what the next sentence repeats, has no sentence.
"""

from collections.abc import Sequence

from bot.tables.bulletin import Bulletin
from cogs.plain import latest, message, owner
from cogs.political.labels import Labels
from games.engine.asks import Seat

QUIET = frozenset({"turn_started", "scored", "game_over", "rolled_first", "spared"})
"""Events without a sentence, because the table shows them."""

OF_A_BATTLE = frozenset(
    {
        *("attacked", "mustered", "laid", "called", "raised", "reraised", "stood"),
        *("lawyers_left_out", "dice"),
    }
)
"""Events that only the battle's own message shows. The table's news tell how it ended."""

ENDS = frozenset({"taken_over", "destroyed", "held"})
ENDS_A_BATTLE = ENDS | {"dice"}


def sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    facts = labels.spoken(bulletin.facts) | owner(labels, bulletin)
    if bulletin.kind == "event_played":
        facts["help"] = labels.help(bulletin.word("card")) or ""

    if bulletin.kind == "scrapped":
        # The first card is the group itself, the others lay on it.
        attached = bulletin.words("cards")[1:]
        facts |= {"cards": labels.cards(attached), "count": len(attached)}

    return labels.words(message(labels, bulletin).replace("_", "-"), **facts)


def table_news(labels: Labels, news: Sequence[Bulletin], most: int, longest: int) -> list[str]:
    """Return the latest public news, oldest first, in `most` lines and `longest` characters."""
    bulletins = [
        bulletin
        for bulletin in news
        if bulletin.to is None and bulletin.kind not in QUIET | OF_A_BATTLE
    ]
    return latest((sentence(labels, bulletin) for bulletin in reversed(bulletins)), most, longest)


def end_of_battle(labels: Labels, news: Sequence[Bulletin], turn: int) -> list[str]:
    """Return the dice and the end of the battle in that turn, if it is still among the news."""
    number = 0
    sentences = []
    for bulletin in news:
        if bulletin.kind == "turn_started":
            number = bulletin.number("number")
        elif number == turn and bulletin.to is None and bulletin.kind in ENDS_A_BATTLE:
            sentences.append(sentence(labels, bulletin))

    return sentences


MINE = ENDS | {"freed", "exposed", "attached"}
"""Public events that a seat hears of on its card when they concern its own stacks."""


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat, most: int) -> list[str]:
    """Return the news of a seat since its turn before: private events, and what was done to it.

    A hand that the viewer looks into is left out while the question shows it.
    """
    bulletins: list[Bulletin] = []
    before = 0
    for bulletin in news:
        if bulletin.to == viewer and bulletin.kind == "drew" and _begins_a_turn(news, bulletin):
            # A turn of this seat begins: drop what happened before its previous turn.
            del bulletins[:before]
            before = len(bulletins) + 1

        # The question itself shows the hand.
        is_shown = bulletin.kind == "saw_hand" and labels.view.phase == "inbox"
        if (bulletin.to == viewer and not is_shown) or _concerns(bulletin, viewer):
            bulletins.append(bulletin)

    return [sentence(labels, item) for item in _join_draws(bulletins)[-most:]]


def _join_draws(bulletins: Sequence[Bulletin]) -> list[Bulletin]:
    """Join draws that follow each other into one sentence."""
    merged: list[Bulletin] = []
    for bulletin in bulletins:
        if merged and merged[-1].kind == bulletin.kind == "drew":
            cards = [*merged[-1].words("cards"), *bulletin.words("cards")]
            merged[-1] = Bulletin(bulletin.revision, bulletin.kind, {"cards": cards}, bulletin.to)
        else:
            merged.append(bulletin)

    return merged


def _begins_a_turn(news: Sequence[Bulletin], drawn: Bulletin) -> bool:
    """Whether a turn begins with this draw: then the next public event is the turn's start."""
    after = [bulletin for bulletin in news[news.index(drawn) + 1 :] if bulletin.to is None]
    return bool(after) and after[0].kind == "turn_started"


def _concerns(bulletin: Bulletin, viewer: Seat) -> bool:
    """Whether a public event is news to this seat: done to it, or by it in a battle."""
    if bulletin.to is not None or bulletin.kind not in MINE:
        return False
    # The first of these facts names the seat to which something was done.
    whose = next(fact for fact in ("owner", "target", "seat") if fact in bulletin.facts)
    return viewer == bulletin.seat(whose) or (bulletin.kind in ENDS and viewer == bulletin.seat())
