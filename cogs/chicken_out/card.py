"""Draws the private card. The game has no secrets, so the card shows the public table again.

A card is sent only on request: by `/chicken hand`, or if the player wants a new message (a ring)
for each turn. The series is the cards on the table.
"""

from bot.pages.page import Asked, Block, Page, Text
from bot.tables.table import Status
from cogs.chicken_out import story, table
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.picture import TablePicture
from cogs.pages import card_page, paused, require, texts, winners
from cogs.pictures import image


def page(labels: Labels) -> Page:
    """Return the card of the scene's viewer."""
    scene = labels.scene
    body: list[Block] = [Text(_first_text(labels))]
    if scene.question is not None and scene.ask is not None:
        question_block = Asked(table.awaited(labels, scene.ask))
        # The player needs the table for the decision. In words, the series is enough.
        series_text = Text("\n".join(table.series(labels)))
        table_image = image(labels, TablePicture.of, [series_text], texts(story.on_table(labels)))
        body = [table_image, question_block, *table.buttons(labels, "pick")]

    return card_page(labels, _title(labels), body)


def _title(labels: Labels) -> str:
    """Return the title, which says whether it is the viewer's turn."""
    if labels.scene.status is Status.OVER:
        return labels.words("card-title-over")
    return labels.words(
        "out-card-title" if labels.scene.question is None else "out-card-title-turn"
    )


def _first_text(labels: Labels) -> str:
    """Return the text above the table: the winner, the pause, or the viewer's pile."""
    scene = labels.scene
    words = labels.words
    if scene.status is Status.OVER:
        return winners(labels)
    if scene.status is Status.PAUSED:
        return paused(labels)
    if scene.is_to_ring:
        return words("out-card-rings")

    pile = words("out-card-pile", count=labels.view.seats[require(scene.viewer)].pile)
    return f"{pile}\n{words('out-card-open')}"
