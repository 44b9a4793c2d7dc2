"""Tips: one sentence on the card of somebody new to a game, at the moment it matters.

Each game has its own in `tips.py`: a look at the scene of one viewer, which gives the facts of a
sentence `GAME-tips-NAME`, or None. A look sees what the seat sees and nothing more, it remembers
nothing, and it says what is so, never what to choose. Texts: tips.ftl.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from bot.language.words import Said
from cogs.pages import SceneLabels

L = TypeVar("L", bound=SceneLabels[Any])

Facts = Mapping[str, Said]
Looks = Mapping[str, Callable[[L], Facts | None]]
"""Name -> look; of several that find something, the first one speaks."""


def kind(labels: SceneLabels[Any]) -> str:
    """What the viewer is asked now; empty where they are asked nothing."""
    question = labels.scene.open_question
    return "" if question is None else question.decision.kind


def first(labels: L, looks: Looks[L]) -> str | None:
    """The sentence of the first look that finds something."""
    for name, look in looks.items():
        facts = look(labels)
        if facts is not None:
            return labels.words(f"{labels.scene.game}-tips-{name}", **facts)
    return None
