"""What happened, as short sentences: what the stories of all games have in common."""

from collections.abc import Iterable
from typing import Any

from bot.tables.table import Bulletin
from cogs.pages import SceneLabels


def message(labels: SceneLabels[Any], one: Bulletin) -> str:
    """The sentence for it: what befalls a table is told in every game alike (tables.ftl)."""
    return one.kind if one.kind.startswith("table-") else f"{labels.scene.game}-told-{one.kind}"


def latest(backwards: Iterable[str], most: int, longest: int) -> list[str]:
    """The end of a story that is told `backwards`, put right again: at most so many lines and
    characters.
    """
    lines: list[str] = []
    room = longest
    for line in backwards:
        room -= len(line) + 1
        if room < 0 or len(lines) == most:
            break
        lines.append(line)
    return lines[::-1]
