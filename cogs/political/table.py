"""The public table: every base, the battle, what happened, then what is awaited and until when.

A phone shows a message from its end: what one must see at a glance stands there, above the button.
"""

from bot.chat.faces import Aside
from bot.chat.page import Block, Button, Do, Line, Page, Row, Text, Tone
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.political import board, result, story
from cogs.political.labels import Labels
from cogs.wording import moment

ACCENT = 0x8E5BB5
ACCENT_BATTLE = 0xC0392B

FULL = 3700
"""Characters of text that a table may have; Discord allows 4000."""
LINES = 5
SHORTEST_NEWS = 160


def page(scene: Scene, words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(scene, words)
    if scene.status is Status.OVER:
        return result.page(labels)
    blocks: list[Block] = [Text(_head(labels)), Text("\n".join(board.rows(labels))), Line()]
    blocks += _battle(labels)
    closing: list[Block] = [Text(_small_print(labels)), Line(), Text(_now(labels))]
    blocks += _news(labels, [*blocks, *closing])
    hand = Button(words("political-button-hand"), Do("hand"), Tone.MAIN, "✋")
    blocks += [*closing, Row((hand,))]
    return Page(tuple(blocks), ACCENT if labels.view.battle is None else ACCENT_BATTLE)


def _head(labels: Labels) -> str:
    title = labels.words("political-table-headline", sign="🐔", number=labels.scene.number)
    return f"### {title}\n{board.headline(labels)}"


def battle(scene: Scene, words: Words) -> Aside | None:
    """The message of the battle that is being fought, or of the one that has just ended."""
    labels = Labels(scene, words)
    view = labels.view
    if view.battle is not None:
        fight = Text(board.battle(labels, view.battle))
        return Aside(str(view.turn), Page((fight,), ACCENT_BATTLE))
    if view.fought is None:
        return None
    turn = view.turn if scene.status is Status.OVER else view.turn - 1
    return Aside(
        str(turn), Page((Text(board.fought(labels, view.fought)),), ACCENT_BATTLE), ended=True
    )


def _battle(labels: Labels) -> list[Block]:
    """One line: the rest stands in the battle's own message."""
    view = labels.view
    if view.battle is not None:
        return [Text(board.title(labels, view.battle)), Line()]
    if view.fought is None:
        return []
    return [
        Text(board.title(labels, view.fought.battle) + " " + board.verdict(labels, view.fought)),
        Line(),
    ]


def _news(labels: Labels, others: list[Block]) -> list[Block]:
    """What happened, in the room that is left."""
    used = sum(len(block.body) for block in others if isinstance(block, Text))
    room = max(SHORTEST_NEWS, FULL - used)
    lines = story.table_news(labels, labels.scene.news, LINES, room)
    return [Text("\n".join(lines))] if lines else []


def _now(labels: Labels) -> str:
    """Whom the table waits for; why it does not go on."""
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return words("political-table-paused", why=words(scene.reason) if scene.reason else "")
    return awaited(labels, scene.ask) if scene.ask is not None else ""


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who is asked what, and until when."""
    words = labels.words
    facts = labels.spoken(ask.about)
    who = labels.seats(ask.waiting)
    people = len(ask.waiting)
    what = words(f"political-ask-{ask.kind}", **(facts | {"who": who, "people": people}))
    if ask.deadline is None:
        return what
    return words("political-deadline", text=what, when=moment(ask.deadline))


def _small_print(labels: Labels) -> str:
    words = labels.words
    lines = [words("political-table-hand-hint"), board.legend(labels)]
    lines.append(words("political-table-seal", seal=f"`{labels.scene.commitment}`"))
    return "\n".join(f"-# {line}" for line in lines if line)
