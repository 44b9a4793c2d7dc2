"""What stands on the public table of every game. Texts: faces.ftl, and of each game
`<game>-table-seal`.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.chat.page import Button, Do, Row, Tone
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.labels import SceneLabels

SIGN = "🐔"

L = TypeVar("L", bound=SceneLabels[Any])


def headline(scene: Scene, words: Words) -> str:
    """Which table it is."""
    game = words(f"{scene.game}-title")
    return "### " + words("table-headline", sign=SIGN, game=game, number=scene.number)


def now(labels: L, awaited: Callable[[L, OpenAsk], str]) -> str:
    """Whom the table waits for, in the game's own words; why it does not go on."""
    scene = labels.scene
    if scene.status is Status.PAUSED:
        return paused(labels)
    return awaited(labels, scene.ask) if scene.ask is not None else ""


def paused(labels: SceneLabels[Any]) -> str:
    return labels.words("table-paused", why=labels.why)


def small_print(labels: SceneLabels[Any], *hints: str) -> str:
    """The game's own `hints`, and the seal under which the cards were dealt."""
    scene = labels.scene
    seal = labels.words(f"{scene.game}-table-seal", seal=f"`{scene.commitment}`")
    return "\n".join(f"-# {line}" for line in (*hints, seal) if line)


def hand_button(words: Words) -> Button:
    """Shows whoever presses it their own card."""
    return Button(words("table-button-hand"), Do("hand"), Tone.MAIN, "✋")


def hand_row(words: Words) -> Row:
    """For tables on which there is nothing else to press."""
    return Row((hand_button(words),))
