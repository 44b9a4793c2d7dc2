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


def sentence(labels: Labels, one: Bulletin) -> str:
    """Return the sentence of an event."""
    facts = labels.spoken(one.facts) | owner(labels, one)
    if one.kind == "event_played":
        facts["help"] = labels.help(one.word("card")) or ""

    if one.kind == "scrapped":
        # The first card is the group itself, the others lay on it.
        attached = one.words("cards")[1:]
        facts |= {"cards": labels.cards(attached), "count": len(attached)}

    return labels.words(message(labels, one).replace("_", "-"), **facts)


def table_news(labels: Labels, news: Sequence[Bulletin], most: int, longest: int) -> list[str]:
    """Return the latest public news, oldest first, in `most` lines and `longest` characters."""
    told = [one for one in news if one.to is None and one.kind not in QUIET | OF_A_BATTLE]
    return latest((sentence(labels, one) for one in reversed(told)), most, longest)


def end_of_battle(labels: Labels, news: Sequence[Bulletin], turn: int) -> list[str]:
    """Return the dice and the end of the battle in that turn, if it is still among the news."""
    number = 0
    told = []
    for one in news:
        if one.kind == "turn_started":
            number = one.number("number")
        elif number == turn and one.to is None and one.kind in ENDS_A_BATTLE:
            told.append(sentence(labels, one))

    return told


MINE = ENDS | {"freed", "exposed", "attached"}
"""Public events that a seat hears of on its card when they concern its own stacks."""


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat, most: int) -> list[str]:
    """Return the news of a seat since its turn before: private events, and what was done to it.

    A hand that the viewer looks into is left out while the question shows it.
    """
    told: list[Bulletin] = []
    before = 0
    for one in news:
        if one.to == viewer and one.kind == "drew" and _begins_a_turn(news, one):
            # A turn of this seat begins: drop what happened before its previous turn.
            del told[:before]
            before = len(told) + 1

        is_shown = one.kind == "saw_hand" and labels.view.phase == "inbox"
        if (one.to == viewer and not is_shown) or _concerns(one, viewer):
            told.append(one)

    return [sentence(labels, one) for one in _side_by_side(told)[-most:]]


def _side_by_side(told: Sequence[Bulletin]) -> list[Bulletin]:
    """Join draws that follow each other into one sentence."""
    found: list[Bulletin] = []
    for one in told:
        if found and found[-1].kind == one.kind == "drew":
            cards = [*found[-1].words("cards"), *one.words("cards")]
            found[-1] = Bulletin(one.revision, one.kind, {"cards": cards}, one.to)
        else:
            found.append(one)

    return found


def _begins_a_turn(news: Sequence[Bulletin], drawn: Bulletin) -> bool:
    """Whether a turn begins with this draw: then the next public event is the turn's start."""
    after = [one for one in news[news.index(drawn) + 1 :] if one.to is None]
    return bool(after) and after[0].kind == "turn_started"


def _concerns(one: Bulletin, viewer: Seat) -> bool:
    if one.to is not None or one.kind not in MINE:
        return False
    # The first of these facts names the seat to which something was done.
    whose = next(fact for fact in ("owner", "target", "seat") if fact in one.facts)
    return viewer == one.seat(whose) or (one.kind in ENDS and viewer == one.seat())
