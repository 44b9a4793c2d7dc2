"""The public table: piles, both rows of sets, what happened, then who is awaited and until when.

A phone shows a message from its end: what one must see at a glance stands there, above the button.
"""

from bot.chat.page import Block, Button, Do, Line, Page, Row, Text, Tone
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.crazy import board, result, story
from cogs.crazy.calm import calm
from cogs.crazy.labels import Labels
from cogs.wording import moment

ACCENT = 0xE8A33D
ACCENT_PAUSE = 0x3F7D58

LINES = 5


def page(scene: Scene, words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(calm(scene), words)
    if scene.status is Status.OVER:
        return result.page(labels)
    blocks: list[Block] = [Text(_head(labels)), Text(board.seats(labels)), Line()]
    blocks += [Text(board.piles(labels)), Line()]
    news = story.table_news(labels, labels.scene.news, LINES)
    if news:
        blocks += [Text("\n".join(news)), Line()]
    blocks += [Text(_small_print(labels)), Line(), Text(_now(labels))]
    hand = Button(words("crazy-button-hand"), Do("hand"), Tone.MAIN, "✋")
    blocks.append(Row((hand,)))
    return Page(tuple(blocks), ACCENT_PAUSE if labels.view.phase == "round_over" else ACCENT)


def _head(labels: Labels) -> str:
    title = labels.words("crazy-table-headline", sign="🐔", number=labels.scene.number)
    lines = (f"### {title}", board.headline(labels), board.scores(labels))
    return "\n".join(line for line in lines if line)


def _now(labels: Labels) -> str:
    """Whom the table waits for; why it does not go on."""
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return words("crazy-table-paused", why=words(scene.reason) if scene.reason else "")
    return awaited(labels, scene.ask) if scene.ask is not None else ""


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who does what, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("crazy-ask-pause")
    facts = {"who": labels.seats(ask.waiting), **labels.spoken(ask.about)}
    what = words(f"crazy-ask-{ask.kind}", **facts)
    if ask.deadline is None:
        return what
    return words("crazy-deadline", text=what, when=moment(ask.deadline))


def _small_print(labels: Labels) -> str:
    words = labels.words
    hint = words("crazy-table-hand-hint")
    seal = words("crazy-table-seal", seal=f"`{labels.scene.commitment}`")
    return f"-# {hint}\n-# {seal}"
