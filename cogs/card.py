"""What stands on the private card of every game. Texts: faces.ftl, and of each game
`<game>-title-<decision>`.

A notification shows how a message begins: the title. A phone shows how it ends: the question, right
above its buttons.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.chat.pages.page import Block, Button, Link, Page, Row, Text
from bot.chat.pages.presentable import jump
from bot.language.words import Said, Words
from bot.tables.scene import Question, Scene
from bot.tables.table import Status
from cogs.labels import SceneLabels
from cogs.rulebook import rules_button
from games.kit.asks import Choice

ACCENT = 0x5B6EE1
ACCENT_ASKED = 0xE8A33D


def headline(labels: SceneLabels[Any], title: str) -> str:
    number = labels.scene.number
    return "### " + labels.words("card-headline", title=title, game=labels.game, number=number)


def title(labels: SceneLabels[Any], **facts: Said) -> str:
    """What its seat is asked, in a few words. `facts`: what the game says in its titles."""
    scene, question = labels.scene, labels.scene.question
    if scene.status is Status.OVER:
        return labels.words("card-title-over")
    if question is None or question.settled:
        return labels.words("card-title-none")
    return labels.words(f"{scene.game}-title-{question.decision.kind}", **facts)


def paused(labels: SceneLabels[Any]) -> str:
    return labels.words("card-paused", why=labels.why)


def waiting(labels: SceneLabels[Any], why: str) -> str:
    """Why there is nothing to press: the table is paused, or else what this message says."""
    if labels.scene.status is Status.PAUSED:
        return paused(labels)
    return labels.words(why)


def chosen(question: Question) -> Choice:
    """What the seat has chosen and may still change."""
    if not question.settled or question.chosen is None:
        return ()
    return question.decision.read(question.chosen) or ()


def framed(labels: SceneLabels[Any], blocks: Iterable[Block], *ways_on: Button) -> Page:
    """The whole card: `blocks`, after the first of them what was chosen in silence, and below them
    the ways on, of which the table is the last.
    """
    scene, words = labels.scene, labels.words
    headline, *others = blocks
    ways = Row((*ways_on, rules_button(scene.game, words), way_back(scene, words)))
    accent = ACCENT_ASKED if _is_asked(scene.question) else ACCENT
    return Page((headline, *_chosen_in_silence(labels), *others, ways), accent)


def _chosen_in_silence(labels: SceneLabels[Any]) -> Iterator[Block]:
    """Nobody should take what the clock did for their own doing."""
    named = [
        labels.chosen(option, silence.kind)
        for silence in labels.scene.silences
        for option in silence.choice
    ]
    if named:
        yield Text(labels.words("card-silent", chosen=", ".join(named)))


def _is_asked(question: Question | None) -> bool:
    """What a standing order answers in a moment asks for nobody's attention."""
    return question is not None and not question.settled and question.coming is None


def way_back(scene: Scene, words: Words) -> Link:
    """To the table's channel."""
    where = jump(scene.guild_id, scene.channel_id)
    return Link(words("card-back", number=scene.number), where)
