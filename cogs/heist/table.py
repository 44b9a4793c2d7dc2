"""The public table: the board, the seats, what happened, then what is awaited and until when.

A phone shows a message from its end: what one must see at a glance stands there, above the buttons.
A picture of the board will come between the headline and the events; until then the words do.
"""

from collections.abc import Iterator

from bot.chat.page import Block, Button, Do, Line, Page, Row, Text, Tone
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.heist import board, result, signs, story
from cogs.heist.labels import Labels
from cogs.wording import moment

ACCENT = 0xE8A33D
ACCENT_WINDOW = 0xC0392B
ACCENT_OVER = 0x3F7D58

FULL = 3600
"""Characters of text that a table may have; Discord allows 4000."""
LINES = 10
SHORTEST_NEWS = 200

_TONES = {"override": Tone.MAIN, "pass": Tone.PLAIN}


def page(scene: Scene, words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(scene, words)
    if scene.status is Status.OVER:
        return result.page(labels)
    blocks: list[Block] = [Text(_head(labels)), Line(), Text(board.events(labels))]
    board_lines = (board.piles(labels), board.chain(labels), board.in_force(labels))
    blocks.append(Text("\n".join(line for line in board_lines if line)))
    blocks += [Line(), Text(board.seats(labels))]
    blocks += news(labels, blocks)
    blocks += [Text(_small_print(labels)), Line(), Text(_now(labels))]
    blocks += _buttons(labels)
    window = scene.ask is not None and scene.ask.kind == "override"
    return Page(tuple(blocks), ACCENT_WINDOW if window else ACCENT)


def news(labels: Labels, before: list[Block]) -> list[Block]:
    """What happened, in the room that is left."""
    used = sum(len(block.body) for block in before if isinstance(block, Text))
    room = max(SHORTEST_NEWS, FULL - used)
    lines = story.table_news(labels, labels.scene.news, LINES, room)
    if not lines:
        return []
    return [Line(), Text("\n".join((labels.words("heist-table-happened"), *lines)))]


def _head(labels: Labels) -> str:
    words, view = labels.words, labels.scene.view
    phase = words(f"heist-phase-{view.phase}")
    headline = words("heist-table-headline", sign="🐔", number=labels.scene.number)
    return f"### {headline}\n{words('heist-table-round', round=view.round, phase=phase)}"


def _now(labels: Labels) -> str:
    """Whom the table waits for; why it does not go on."""
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return words("heist-table-paused", why=words(scene.reason) if scene.reason else "")
    return awaited(labels, scene.ask) if scene.ask is not None else ""


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who is asked what, and until when. How many have answered is said when one is missing."""
    words = labels.words
    facts = labels.spoken(ask.about)
    what = words(f"heist-ask-{ask.kind}", **(facts | {"who": labels.seats(ask.waiting)}))
    if ask.asked > 1 and ask.answered == ask.asked - 1:
        what = words("heist-ask-one-missing", what=what)
    if ask.deadline is None:
        return what
    return words("heist-table-deadline", what=what, when=moment(ask.deadline))


def _small_print(labels: Labels) -> str:
    hint = labels.words("heist-table-hand-hint")
    seal = labels.words("heist-table-seal", seal=f"`{labels.scene.commitment}`")
    return f"-# {hint}\n-# {seal}"


def _buttons(labels: Labels) -> list[Block]:
    hand = Button(labels.words("heist-button-hand"), Do("hand"), Tone.MAIN, "✋")
    return [Row((*_public_options(labels), hand))]


def _public_options(labels: Labels) -> Iterator[Button]:
    ask = labels.scene.ask
    if ask is None:
        return
    for index, option in enumerate(ask.public):
        tone = _TONES.get(option.kind, Tone.PLAIN)
        label = labels.option(option, ask.kind)
        yield Button(label, Do("all", index), tone, signs.OPTIONS.get(option.kind))
