"""The private card. There is nothing private in it: it says so, and lets its seat answer here too.

It is sent to nobody unasked: one calls it with `/chicken hand`, or has it ring.
"""

from bot.chat.pages.page import Block, Page, Text
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.card import framed, headline
from cogs.out import table
from cogs.out.labels import Labels
from cogs.result import winners
from cogs.table import paused


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    assert scene.viewer is not None, "a card belongs to a seat"
    asked = scene.question is not None
    blocks: list[Block] = [Text(f"{headline(labels, _title(labels))}\n{_what(labels)}")]
    if asked:
        blocks += table.buttons(labels, "pick")
    ways_on = [table.reminder(words, on=scene.is_to_ring)] if scene.status is Status.PLAYING else []
    return framed(labels, blocks, *ways_on)


def _title(labels: Labels) -> str:
    if labels.scene.status is Status.OVER:
        return labels.words("card-title-over")
    return labels.words(
        "out-card-title" if labels.scene.question is None else "out-card-title-turn"
    )


def _what(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    if scene.status is Status.OVER:
        return winners(labels)
    if scene.status is Status.PAUSED:
        return paused(labels)
    if scene.question is not None and scene.ask is not None:
        return "\n".join((*table.series(labels), table.awaited(labels, scene.ask)))
    if scene.is_to_ring:
        return words("out-card-rings")
    assert scene.viewer is not None, "a card belongs to a seat"
    pile = words("out-card-pile", count=labels.view.seats[scene.viewer].pile)
    return f"{pile}\n{words('out-card-open')}"
