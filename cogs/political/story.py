"""Describes events in sentences, for the news on the table and on a private card.

A bulletin is an event that is shown to players: its kind and its facts (bot/tables/table.py).
Its `to` is the seat that alone sees it, or None. An event has no sentence if the table shows
it anyway, or if the next sentence repeats it.
"""

from collections.abc import Sequence

from bot.tables.table import Bulletin
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
"""Events that only the message of the battle shows. The news of the table say how it ended."""

ENDS = frozenset({"taken_over", "destroyed", "held"})
"""Events that say how a battle ended."""

ENDS_A_BATTLE = ENDS | {"dice"}
"""The last events of a battle."""


def sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    facts = labels.spoken(bulletin.facts) | owner(labels, bulletin)
    if bulletin.kind == "event_played":
        facts["help"] = labels.help(bulletin.word("card")) or ""

    if bulletin.kind == "saw_hand" and labels.scene.pictured:
        facts["cards"] = labels.brief_hand(bulletin.words("cards"))

    if bulletin.kind == "scrapped":
        # The first card is the group itself; the other cards were attached to it.
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
    """Return sentences about dice and end of a turn's battle, if they are still in the news."""
    current_turn = 0
    sentences = []
    for bulletin in news:
        if bulletin.kind == "turn_started":
            current_turn = bulletin.number("number")
        elif current_turn == turn and bulletin.to is None and bulletin.kind in ENDS_A_BATTLE:
            sentences.append(sentence(labels, bulletin))

    return sentences


MINE = ENDS | {"freed", "exposed", "attached"}
"""Public events that the card of a seat shows if they concern its stacks or its attack."""


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat, most: int) -> list[str]:
    """Return the news of a seat since its previous turn: private and public events about it.

    The hand of another player is left out while the question shows it. While the seat is asked, its
    own draws are left out, because its hand shows the cards.
    """
    bulletins: list[Bulletin] = []
    # The index in `bulletins` of the first news after the draw of the previous turn.
    previous_turn = 0
    for bulletin in news:
        if bulletin.to == viewer and bulletin.kind == "drew" and _begins_a_turn(news, bulletin):
            # A turn of this seat begins, so the news before its previous turn are dropped.
            del bulletins[:previous_turn]
            previous_turn = len(bulletins) + 1  # after this draw, which is added below

        is_shown = bulletin.kind == "saw_hand" and labels.view.phase == "inbox"
        if (bulletin.to == viewer and not is_shown) or _concerns(bulletin, viewer):
            bulletins.append(bulletin)

    if labels.asked:
        bulletins = [bulletin for bulletin in bulletins if bulletin.kind != "drew"]

    return [sentence(labels, item) for item in _join_draws(bulletins)[-most:]]


def _join_draws(bulletins: Sequence[Bulletin]) -> list[Bulletin]:
    """Return the news with consecutive draws joined into one."""
    merged: list[Bulletin] = []
    for bulletin in bulletins:
        if merged and merged[-1].kind == bulletin.kind == "drew":
            cards = [*merged[-1].words("cards"), *bulletin.words("cards")]
            merged[-1] = Bulletin(bulletin.revision, bulletin.kind, {"cards": cards}, bulletin.to)
        else:
            merged.append(bulletin)

    return merged


def _begins_a_turn(news: Sequence[Bulletin], drawn: Bulletin) -> bool:
    """Return whether this draw begins a turn: the next public event is then "turn_started"."""
    after = [bulletin for bulletin in news[news.index(drawn) + 1 :] if bulletin.to is None]
    return bool(after) and after[0].kind == "turn_started"


def _concerns(bulletin: Bulletin, viewer: Seat) -> bool:
    """Return whether a public event concerns this seat: its stacks, its cards, or its attack."""
    is_own_card = bulletin.kind == "attached" and viewer == bulletin.seat()
    if bulletin.to is not None or bulletin.kind not in MINE or is_own_card:
        return False
    # The first of these facts that the event has names the seat that it concerns.
    affected = next(fact for fact in ("owner", "target", "seat") if fact in bulletin.facts)
    return viewer == bulletin.seat(affected) or (
        bulletin.kind in ENDS and viewer == bulletin.seat()
    )
