"""The private card. There is nothing private in it: it says so, and lets its seat answer here too.

It is sent to nobody unasked: one calls it with `/chicken hand`, or has it ring.
"""

from bot.chat.page import Block, Link, Page, Row, Text
from bot.tables.scene import Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.out import board, result, table
from cogs.out.labels import Labels
from cogs.wording import jump_link

ACCENT = 0x5B6EE1
ACCENT_ASKED = 0xE8A33D


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    assert scene.viewer is not None, "a card belongs to a seat"
    asked = scene.question is not None
    title = words("out-card-title-turn" if asked else "out-card-title")
    headline = words("out-card-headline", title=title, number=scene.number)
    blocks: list[Block] = [Text(f"### {headline}\n{_what(labels)}")]
    if asked:
        blocks += table.buttons(labels, "pick")
    where = jump_link(scene.guild_id, scene.channel_id)
    back = Link(words("out-card-back", number=scene.number), where)
    ends = (table.reminder(words), back) if scene.status is Status.PLAYING else (back,)
    blocks.append(Row(ends))
    return Page(tuple(blocks), ACCENT_ASKED if asked else ACCENT)


def _what(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    if scene.status is Status.OVER:
        return result.winners(labels)
    if scene.status is Status.PAUSED:
        return words("out-table-paused", why=words(scene.reason) if scene.reason else "")
    if scene.question is not None and scene.ask is not None:
        return f"{board.series(labels)}\n{table.awaited(labels, scene.ask)}"
    if scene.is_to_ring:
        return words("out-card-rings")
    assert scene.viewer is not None, "a card belongs to a seat"
    pile = words("out-card-pile", count=labels.view.seats[scene.viewer].pile)
    return f"{pile}\n{words('out-card-open')}"
