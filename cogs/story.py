"""What happened, as short sentences: what the stories of all games have in common.

Each game says it in its own words, `GAME-told-KIND`; what befalls a table is told in every game
alike (tables.ftl).
"""

from collections.abc import Iterable
from typing import Any

from bot.i18n.words import Said
from bot.pages.limits import room
from bot.tables.bulletin import Bulletin
from cogs.pages import SceneLabels
from games.engine.asks import Seat

QUIET = frozenset({"scored", "game_over"})
"""Left out where the table shows it anyway."""

LINES = 5
LONGEST = 1200
"""Of the news of a game that does not select its own."""


def message(labels: SceneLabels[Any], one: Bulletin) -> str:
    """The sentence for it. What one seat alone was told has two: "you" is for that seat, and a
    story names the seat to its reader.
    """
    if one.kind.startswith("table-"):
        return one.kind
    if _is_of_another(labels, one):
        return f"{labels.scene.game}-secret-{one.kind}"
    return f"{labels.scene.game}-told-{one.kind}"


def owner(labels: SceneLabels[Any], one: Bulletin) -> dict[str, Said]:
    """Whom a secret was told, as a fact for its sentence; nothing where the reader is that seat."""
    if one.to is None or not _is_of_another(labels, one):
        return {}
    return {"seat": labels.seat(one.to)}


def sentence(labels: SceneLabels[Any], one: Bulletin) -> str:
    """One happening in words."""
    facts = labels.spoken(one.facts) | owner(labels, one)
    return labels.words(message(labels, one), **facts)


def _is_of_another(labels: SceneLabels[Any], one: Bulletin) -> bool:
    return one.to is not None and one.to != labels.scene.viewer


def table_news(labels: SceneLabels[Any]) -> str:
    """The latest public happenings, oldest first."""
    told = [one for one in labels.scene.news if one.to is None and one.kind not in QUIET]
    return _sentences(labels, told)


def card_news(labels: SceneLabels[Any], seat: Seat) -> str:
    """The same for one seat, with what it alone was told: what befell somebody at the table is not
    news to themselves.
    """
    news = [one for one in labels.scene.news if not one.kind.startswith("table-")]
    return _sentences(
        labels, [one for one in news if one.to in (None, seat) and one.kind not in QUIET]
    )


def _sentences(labels: SceneLabels[Any], told: list[Bulletin]) -> str:
    return "\n".join(latest((sentence(labels, one) for one in reversed(told)), LINES, LONGEST))


def latest(backwards: Iterable[str], most: int, longest: int) -> list[str]:
    """The end of a story that is told `backwards`, put right again: at most so many lines and
    characters (limits.room).
    """
    lines: list[str] = []
    left = longest
    for line in backwards:
        left -= room(line) + 1
        if left < 0 or len(lines) == most:
            break
        lines.append(line)
    return lines[::-1]
