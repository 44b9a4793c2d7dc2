"""The private card. There is nothing private in it: it says so, and lets its seat answer here too.

It is sent to nobody unasked: one calls it with `/chicken hand`, or has it ring.
"""

from bot.i18n.words import Words
from bot.pages.page import Asked, Block, Image, Page, Text
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.chicken_out import alt, story, table
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.picture import TablePicture
from cogs.pages import card_page, given, paused, texts, winners
from cogs.pictures import others
from games.chicken_out.view import OutView


def page(scene: Scene[OutView], words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    body: list[Block] = [Text(_what(labels))]
    if scene.question is not None and scene.ask is not None:
        asked = Asked(table.awaited(labels, scene.ask))
        body = [_drawn(labels), asked, *table.buttons(labels, "pick")]
    ways_on = [table.reminder(words, on=scene.is_to_ring)] if scene.status is Status.PLAYING else []
    return card_page(labels, _title(labels), body, *ways_on)


def _title(labels: Labels) -> str:
    if labels.scene.status is Status.OVER:
        return labels.words("card-title-over")
    return labels.words(
        "out-card-title" if labels.scene.question is None else "out-card-title-turn"
    )


def _drawn(labels: Labels) -> Image:
    """The table, to decide by; in words, the series alone."""
    said = Text("\n".join(table.series(labels)))
    if not labels.scene.pictured:
        return Image(instead=(said,))
    words, picture = labels.words, TablePicture.of(labels)
    below = (*texts(story.on_table(labels)), *others(labels.scene, words))
    return Image(picture, alt.table(picture, words), (said,), below)


def _what(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    if scene.status is Status.OVER:
        return winners(labels)
    if scene.status is Status.PAUSED:
        return paused(labels)
    if scene.is_to_ring:
        return words("out-card-rings")
    pile = words("out-card-pile", count=labels.view.seats[given(scene.viewer)].pile)
    return f"{pile}\n{words('out-card-open')}"
