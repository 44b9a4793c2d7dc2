"""The public table: the goal, the seats, what happened, then what is awaited and until when.

A phone shows a message from its end: what one must see at a glance stands there, above the button.
"""

from bot.chat.page import Block, Button, Do, Line, Page, Row, Text, Tone
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.playing import board, result, story
from cogs.playing.labels import Labels
from cogs.wording import moment

ACCENT = 0xE8A33D
ACCENT_LAST = 0xC0392B

LINES = 6
LONGEST = 1200


def page(scene: Scene, words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(scene, words)
    if scene.status is Status.OVER:
        return result.page(labels)
    blocks: list[Block] = [Text(_head(labels)), Text(board.seats(labels)), Line()]
    blocks += happened(labels)
    blocks += [Text(_small_print(labels)), Line(), Text(_now(labels))]
    hand = Button(words("playing-button-hand"), Do("hand"), Tone.MAIN, "✋")
    blocks.append(Row((hand,)))
    return Page(tuple(blocks), ACCENT_LAST if board.is_last_trick(labels) else ACCENT)


def happened(labels: Labels) -> list[Block]:
    """The tricks of this round as bare sums, then the last one by name."""
    lines = story.table_news(labels, labels.scene.news, LINES, LONGEST)
    last = story.last_trick(labels)
    told = [*lines, last] if last else lines
    return [Text("\n".join(told)), Line()] if told else []


def _head(labels: Labels) -> str:
    title = labels.words("playing-table-headline", sign="🐔", number=labels.scene.number)
    parts = [f"### {title}", board.headline(labels), f"# {board.goal(labels)}"]
    return "\n".join((*parts, f"-# {board.goals(labels)}"))


def _now(labels: Labels) -> str:
    """Whom the table waits for; why it does not go on."""
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return words("playing-table-paused", why=words(scene.reason) if scene.reason else "")
    return awaited(labels, scene.ask) if scene.ask is not None else ""


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """What is asked, of whom when one is left, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("playing-ask-pause")
    last = board.awaited(labels)
    if last is None:
        what = words("playing-ask-card", last="yes" if board.is_last_trick(labels) else "no")
    else:
        what = words("playing-ask-one-missing", seat=labels.seat(last))
    if ask.deadline is None:
        return what
    return words("playing-deadline", text=what, when=moment(ask.deadline))


def _small_print(labels: Labels) -> str:
    hint = labels.words("playing-table-hand-hint")
    seal = labels.words("playing-table-seal", seal=f"`{labels.scene.commitment}`")
    return f"-# {hint}\n-# {seal}"
