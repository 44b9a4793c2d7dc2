"""Describes events in short sentences: news of the table, and news of one seat.

A bulletin is an event as readers get it: its kind and its facts (bot/tables/table.py). In a
trick each player reveals a card, and the total of all cards is compared with a goal.

Rule: an event has no sentence if the table shows it anyway. Of the tricks only the last one has a
      sentence; a button shows all tricks (result.py).
"""

from collections.abc import Sequence

from bot.tables.table import Bulletin
from cogs.plain import latest, message, owner
from cogs.playing.labels import ENDING_SIGNS, Labels
from games.engine.asks import Seat
from games.playing.state import Reveal

QUIET = frozenset(
    {
        *("round_started", "goal_turned", "goals_shuffled"),
        *("round_ended", "scored", "game_over"),
    }
)
"""Events without a sentence, because the table shows them."""


def sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    facts = labels.spoken(bulletin.facts) | owner(labels, bulletin)
    if bulletin.kind == "revealed":
        # Only a reveal has a total to compare with the goal.
        facts |= _ending_facts(bulletin.number("goal"), bulletin.number("total"))
    return labels.words(message(labels, bulletin), **facts)


def ending(goal: int, total: int) -> str:
    """Return how a trick ended: `below`, `exact` or `over`."""
    return "exact" if total == goal else ("below" if total < goal else "over")


def _ending_facts(goal: int, total: int) -> dict[str, str]:
    """Return how a trick ended, with its emoji, as facts."""
    end = ending(goal, total)
    return {"how": end, "sign": ENDING_SIGNS[end]}


def last_trick(labels: Labels) -> str:
    """Return who played which card in the last trick, and who won; '' before the first trick."""
    if not labels.view.reveals:
        return ""
    trick = labels.view.reveals[-1]
    return labels.words(
        "playing-trick", cards=_cards_by_player(labels, trick), **_trick_facts(labels, trick)
    )


def bare_trick(labels: Labels) -> str:
    """Return the last trick as a sum, without names; '' before the first trick."""
    if not labels.view.reveals:
        return ""

    trick = labels.view.reveals[-1]
    cards = "+".join(map(str, trick.cards))
    return labels.words("playing-told-revealed", cards=cards, **_trick_facts(labels, trick))


def own_trick(labels: Labels, seat: Seat) -> list[str]:
    """Return the last trick for the private card of a seat; nothing before the first trick."""
    if not labels.view.reveals:
        return []

    trick = labels.view.reveals[-1]
    won = "yes" if seat in trick.winners else "no"
    words = labels.words
    facts = _trick_facts(labels, trick)
    return [
        words("playing-card-trick", card=trick.cards[seat], won=won, **facts),
        words("playing-card-played", cards=_cards_by_player(labels, trick)),
    ]


def _cards_by_player(labels: Labels, trick: Reveal) -> str:
    """Return which player played which card."""
    return " · ".join(
        labels.words("playing-trick-card", name=name, card=card)
        for name, card in zip(labels.names, trick.cards, strict=True)
    )


def _trick_facts(labels: Labels, trick: Reveal) -> dict[str, str | int]:
    """Return the facts of a trick for its sentences."""
    total = trick.total
    return {
        "goal": trick.goal,
        "total": total,
        "seats": labels.seats(trick.winners),
        "people": len(trick.winners),
        "points": trick.points,
        **_ending_facts(trick.goal, total),
    }


def table_news(labels: Labels, last: str, most: int, longest: int) -> list[str]:
    """Return the news since the trick before the last one, oldest first.

    Args:
        labels: The words of the scene.
        last: The text for the last trick.
        most: The most lines.
        longest: The most characters.
    """
    bulletins = [
        bulletin
        for bulletin in labels.scene.news
        if bulletin.to is None and bulletin.kind not in QUIET
    ]
    trick_places = [
        place for place, bulletin in enumerate(bulletins) if bulletin.kind == "revealed"
    ]
    if len(trick_places) > 1:
        del bulletins[: trick_places[-2] + 1]

    backwards = (
        last if bulletin.kind == "revealed" else sentence(labels, bulletin)
        for bulletin in bulletins[::-1]
    )
    return latest(filter(None, backwards), most, longest)


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat) -> list[str]:
    """Return what only this seat was told since the last trick."""
    bulletins: list[Bulletin] = []
    for bulletin in news:
        # Private news of an earlier trick are out of date.
        if bulletin.kind == "revealed":
            bulletins.clear()
        elif bulletin.to == viewer:
            bulletins.append(bulletin)

    return [sentence(labels, item) for item in bulletins]
