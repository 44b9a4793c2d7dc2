"""Tips: one sentence on the card of somebody new to a game, at the moment it matters.

Each game has its own in `tips.py`, by the kind of question that they are for: a look at the scene
of one viewer yields the names and facts of sentences `GAME-tips-NAME`. A look sees what the seat
sees and nothing more, it remembers nothing, and it says what is so, never what to choose.
Texts: tips.ftl.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from bot.i18n.words import Said, Words
from bot.tables.scene import Scene
from cogs.pages import SceneLabels

L = TypeVar("L", bound=SceneLabels[Any])

Tip = tuple[str, Mapping[str, Said]]
"""The name of a sentence, and its facts."""
Looks = Mapping[str, Callable[[L], Iterator[Tip]]]
"""By the kind of question: all that there is to say; the first tip is told."""


def found(labels: L, looks: Looks[L]) -> Iterator[Tip]:
    """All that there is to say of what is asked now."""
    look = looks.get(_asked(labels.scene))
    return iter(()) if look is None else look(labels)


def first(
    labels_of: Callable[[Scene[Any], Words], L], looks: Looks[L], scene: Scene[Any], words: Words
) -> str | None:
    """The sentence of the first look that finds something; on a table, where everybody reads it,
    with the names of those it is for.
    """
    if _asked(scene) not in looks:
        return None
    labels = labels_of(scene, words)
    for name, facts in found(labels, looks):
        said = words(f"{scene.game}-tips-{name}", **facts)
        if scene.viewer is None and scene.ask is not None:
            return words("tip-to", seats=labels.seats(scene.ask.waiting), said=said)
        return said
    return None


def _asked(scene: Scene[Any]) -> str:
    """What the viewer is asked now, or the table, where its question is everybody's to read; empty
    where that is nothing.
    """
    if scene.viewer is None:
        ask = scene.ask
        return ask.kind if ask is not None and ask.public and ask.waiting else ""
    question = scene.open_question
    return "" if question is None else question.decision.kind
