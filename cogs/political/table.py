"""The public table: every base, what happened, then what is awaited and until when. A battle has a
message of its own, and one line here while it is fought.
"""

from bot.chat.faces import Aside
from bot.chat.page import Block, Line, Page, Text
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.political import board, result, story
from cogs.political.labels import Labels
from cogs.table import headline, now, small_print, ways_on
from cogs.wording import until
from games.political.state import Fought
from games.political.vocabulary import TAKE_OVER

ACCENT = 0x8E5BB5
ACCENT_BATTLE = 0xE8A33D
ACCENT_TAKEN, ACCENT_DESTROYED, ACCENT_HELD = 0x3F7D58, 0xC0392B, 0x5B6EE1

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
    closing: list[Block] = [Text(_small_print(labels)), Line(), Text(now(labels, awaited))]
    blocks += _news(labels, [*blocks, *closing])
    blocks += [*closing, ways_on(scene, words)]
    return Page(tuple(blocks), ACCENT if labels.view.battle is None else ACCENT_BATTLE)


def _head(labels: Labels) -> str:
    return f"{headline(labels.scene, labels.words)}\n{board.headline(labels)}"


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
    told = Text(board.fought(labels, view.fought))
    return Aside(str(turn), Page((told,), _accent(view.fought)), ended=True)


def _accent(one: Fought) -> int:
    if not one.won:
        return ACCENT_HELD
    return ACCENT_TAKEN if one.battle.intent == TAKE_OVER else ACCENT_DESTROYED


def _battle(labels: Labels) -> list[Block]:
    one = labels.view.battle
    return [] if one is None else [Text(board.title(labels, one)), Line()]


def _news(labels: Labels, others: list[Block]) -> list[Block]:
    """What happened, in the room that is left."""
    used = sum(len(block.body) for block in others if isinstance(block, Text))
    room = max(SHORTEST_NEWS, FULL - used)
    lines = story.table_news(labels, labels.scene.news, LINES, room)
    return [Text("\n".join(lines))] if lines else []


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who is asked what, and until when."""
    words = labels.words
    facts = labels.spoken(ask.about)
    who = labels.seats(ask.waiting)
    people = len(ask.waiting)
    what = words(f"political-ask-{ask.kind}", **(facts | {"who": who, "people": people}))
    return until(words, what, ask.deadline)


def _small_print(labels: Labels) -> str:
    hints = (labels.words("political-table-hint"), labels.words("table-hand-hint"))
    return small_print(*hints, board.legend(labels))
