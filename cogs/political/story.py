"""What happened, as short sentences: the table's news, or one seat's own.

Rule: what the table shows anyway, or what the next sentence says again, is left out.
"""

from collections.abc import Sequence

from bot.tables.bulletin import Bulletin
from cogs.plain import latest, message, owner
from cogs.political.labels import Labels
from games.engine.asks import Seat

QUIET = frozenset({"turn_started", "scored", "game_over", "rolled_first", "spared"})
"""Without a sentence: the table shows it anyway."""

OF_A_BATTLE = frozenset(
    {
        *("attacked", "mustered", "laid", "called", "raised", "reraised", "stood"),
        *("lawyers_left_out", "dice"),
    }
)
"""Left to the battle's own message; what came of it is told."""

ENDS = frozenset({"taken_over", "destroyed", "held"})
ENDS_A_BATTLE = ENDS | {"dice"}


def sentence(labels: Labels, one: Bulletin) -> str:
    """One happening in words."""
    facts = labels.spoken(one.facts) | owner(labels, one)
    if one.kind == "event_played":
        facts["help"] = labels.help(one.word("card")) or ""

    if one.kind == "scrapped":
        attached = one.words("cards")[1:]
        facts |= {"cards": labels.cards(attached), "count": len(attached)}

    return labels.words(message(labels, one).replace("_", "-"), **facts)


def table_news(labels: Labels, news: Sequence[Bulletin], most: int, longest: int) -> list[str]:
    """The latest public happenings, oldest first: at most so many lines and characters."""
    told = [one for one in news if one.to is None and one.kind not in QUIET | OF_A_BATTLE]
    return latest((sentence(labels, one) for one in reversed(told)), most, longest)


def end_of_battle(labels: Labels, news: Sequence[Bulletin], turn: int) -> list[str]:
    """The dice of that turn and what came of them, as far as it is still news."""
    number = 0
    told = []
    for one in news:
        if one.kind == "turn_started":
            number = one.number("number")
        elif number == turn and one.to is None and one.kind in ENDS_A_BATTLE:
            told.append(sentence(labels, one))

    return told


MINE = ENDS | {"freed", "exposed", "attached"}
"""Public happenings that a seat wants to hear of when they are its own."""


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat, most: int) -> list[str]:
    """What was told to this seat alone, and what was done to it, since the turn before: whoever is
    up wants to know what has happened meanwhile. A hand that it is looking into is shown with the
    question.
    """
    told: list[Bulletin] = []
    before = 0
    for one in news:
        if one.to == viewer and one.kind == "drew" and _begins_a_turn(news, one):
            del told[:before]
            before = len(told) + 1

        is_shown = one.kind == "saw_hand" and labels.view.phase == "inbox"
        if (one.to == viewer and not is_shown) or _concerns(one, viewer):
            told.append(one)

    return [sentence(labels, one) for one in _side_by_side(told)[-most:]]


def _side_by_side(told: Sequence[Bulletin]) -> list[Bulletin]:
    """Cards that were drawn one after the other are told in one breath."""
    found: list[Bulletin] = []
    for one in told:
        if found and found[-1].kind == one.kind == "drew":
            cards = [*found[-1].words("cards"), *one.words("cards")]
            found[-1] = Bulletin(one.revision, one.kind, {"cards": cards}, one.to)
        else:
            found.append(one)

    return found


def _begins_a_turn(news: Sequence[Bulletin], drawn: Bulletin) -> bool:
    """A card drawn at the beginning of a turn is followed by that turn."""
    after = [one for one in news[news.index(drawn) + 1 :] if one.to is None]
    return bool(after) and after[0].kind == "turn_started"


def _concerns(one: Bulletin, viewer: Seat) -> bool:
    if one.to is not None or one.kind not in MINE:
        return False
    whose = next(fact for fact in ("owner", "target", "seat") if fact in one.facts)
    return viewer == one.seat(whose) or (one.kind in ENDS and viewer == one.seat())
