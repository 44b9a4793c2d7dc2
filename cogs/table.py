"""What stands on the public table of every game. Texts: faces.ftl."""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.chat.pages.page import Button, Do, Row, Tone
from bot.language.words import Words
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs.labels import SceneLabels
from cogs.record import seal_button
from cogs.rulebook import rules_button
from games.registry import GAMES

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


def small_print(*hints: str) -> str:
    """What the game explains below its table."""
    return "\n".join(f"-# {line}" for line in hints if line)


def ways_on(scene: Scene, words: Words, *first: Button) -> Row:
    """The last row of a running table: what the game itself offers, then one's own card (where
    there is anything only one player may see), the rules, and the seal of the deal.
    """
    hand = (hand_button(words),) if GAMES[scene.game].secrets else ()
    return Row((*first, *hand, rules_button(scene.game, words), seal_button(scene)))


def hand_button(words: Words) -> Button:
    """Shows whoever presses it their own card."""
    return Button(words("table-button-hand"), Do("hand"), Tone.MAIN, "✋")
