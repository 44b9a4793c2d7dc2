"""What happened, as short sentences: the table's news, or one seat's own.

Rule: what the table shows anyway is left out. A trick is told while it is the last one; those
before it are one press away (result.py).
"""

from collections.abc import Sequence

from bot.tables.bulletin import Bulletin
from cogs.plain import latest, message, owner
from cogs.playing.labels import HOW, Labels
from games.engine.asks import Seat
from games.playing.state import Reveal

QUIET = frozenset(
    {
        *("round_started", "goal_turned", "goals_shuffled"),
        *("round_ended", "scored", "game_over"),
    }
)
"""Without a sentence: the table shows it anyway."""


def sentence(labels: Labels, one: Bulletin) -> str:
    """One happening in words."""
    facts = labels.spoken(one.facts) | owner(labels, one)
    if one.kind == "revealed":
        facts |= _how(one.number("goal"), one.number("total"))
    return labels.words(message(labels, one), **facts)


def how(goal: int, total: int) -> str:
    """`below`, `exact` or `over`."""
    return "exact" if total == goal else "below" if total < goal else "over"


def _how(goal: int, total: int) -> dict[str, str]:
    found = how(goal, total)
    return {"how": found, "sign": HOW[found]}


def last_trick(labels: Labels) -> str:
    """Who played what in the last trick, and who won; empty before the first."""
    if not labels.view.reveals:
        return ""
    trick = labels.view.reveals[-1]
    return labels.words("playing-trick", cards=_played(labels, trick), **_facts(labels, trick))


def bare_trick(labels: Labels) -> str:
    """The same as a sum; empty before the first."""
    if not labels.view.reveals:
        return ""

    trick = labels.view.reveals[-1]
    cards = "+".join(map(str, trick.cards))
    return labels.words("playing-told-revealed", cards=cards, **_facts(labels, trick))


def own_trick(labels: Labels, seat: Seat) -> list[str]:
    """The last trick for one seat; nothing before the first."""
    if not labels.view.reveals:
        return []

    trick = labels.view.reveals[-1]
    won = "yes" if seat in trick.winners else "no"
    words = labels.words
    facts = _facts(labels, trick)
    return [
        words("playing-card-trick", card=trick.cards[seat], won=won, **facts),
        words("playing-card-played", cards=_played(labels, trick)),
    ]


def _played(labels: Labels, trick: Reveal) -> str:
    return " · ".join(
        labels.words("playing-trick-card", name=name, card=card)
        for name, card in zip(labels.names, trick.cards, strict=True)
    )


def _facts(labels: Labels, trick: Reveal) -> dict[str, str | int]:
    total = trick.total
    return {
        "goal": trick.goal,
        "total": total,
        "seats": labels.seats(trick.winners),
        "people": len(trick.winners),
        "points": trick.points,
        **_how(trick.goal, total),
    }


def table_news(labels: Labels, last: str, most: int, longest: int) -> list[str]:
    """What has happened since the trick before the `last` one, oldest first: at most so many lines
    and characters.
    """
    told = [one for one in labels.scene.news if one.to is None and one.kind not in QUIET]
    tricks = [place for place, one in enumerate(told) if one.kind == "revealed"]
    if len(tricks) > 1:
        del told[: tricks[-2] + 1]

    backwards = (last if one.kind == "revealed" else sentence(labels, one) for one in told[::-1])
    return latest(filter(None, backwards), most, longest)


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat) -> list[str]:
    """What was told to this seat alone since the last trick."""
    told: list[Bulletin] = []
    for one in news:
        if one.kind == "revealed":
            told.clear()
        elif one.to == viewer:
            told.append(one)

    return [sentence(labels, one) for one in told]
