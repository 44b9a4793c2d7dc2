"""What happened, as short sentences.

Rule: what the table shows anyway is left out, and a round is told until the next one is revealed.
"""

from collections.abc import Iterable

from bot.tables.bulletin import Bulletin
from cogs.henparty.labels import Labels
from cogs.pages import latest, message
from games.henparty.vocabulary import TOLD

QUIET = frozenset({"served", "scored", "game_over"})
"""Told in words, but shown on the table anyway."""

LINES = 5
LONGEST = 1200


def sentence(labels: Labels, one: Bulletin) -> str:
    """One happening in words."""
    return labels.words(message(labels, one), **labels.spoken(one.facts))


def news(labels: Labels) -> str:
    """The last round, and what befell the table around it."""
    return _last_round(labels, labels.scene.news)


def card_news(labels: Labels) -> str:
    """The last round alone: what befell somebody at the table is not news to themselves."""
    return _last_round(labels, [one for one in labels.scene.news if one.kind in TOLD.kinds])


def _last_round(labels: Labels, news: Iterable[Bulletin]) -> str:
    told = [one for one in news if one.to is None and one.kind not in QUIET]
    rounds = [place for place, one in enumerate(told) if one.kind == "revealed"]
    if len(rounds) > 1:  # the round before the last one, with who took its snack
        del told[: rounds[-2] + 2]
    return "\n".join(latest((sentence(labels, one) for one in told[::-1]), LINES, LONGEST))
