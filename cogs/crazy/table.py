"""The public table: piles, both rows of sets, what happened, then who is awaited and until when."""

from bot.chat.pages.page import Block, Line, Page, Text
from bot.language.words import Words
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs.crazy import board, result, story
from cogs.crazy.calm import calm
from cogs.crazy.labels import Labels
from cogs.pages import headline, small_print, table_page, until
from games.crazy.view import CrazyView

ACCENT = 0xE8A33D
ACCENT_PAUSE = 0x3F7D58

LINES = 4


def page(scene: Scene[CrazyView], words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(calm(scene), words)
    if scene.status is Status.OVER:
        return result.page(labels)
    body: list[Block] = [Text(_head(labels)), Text(board.seats(labels)), Line()]
    body += [Text(board.piles(labels)), Line()]
    news = story.table_news(labels, labels.scene.news, LINES)
    if news:
        body += [Text("\n".join(news)), Line()]
    hints = ["crazy-table-hint", *(["table-hand-hint"] if labels.view.round == 1 else ())]
    body += [Text(small_print(*map(words, hints))), Line()]
    accent = ACCENT_PAUSE if labels.view.phase == "round_over" else ACCENT
    return table_page(labels, body, awaited, accent=accent)


def _head(labels: Labels) -> str:
    title = headline(labels.scene, labels.words)
    lines = (title, board.headline(labels), board.scores(labels))
    return "\n".join(line for line in lines if line)


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who does what, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("crazy-ask-pause")
    facts = {"who": labels.seats(ask.waiting), **labels.spoken(ask.about)}
    what = words(f"crazy-ask-{ask.kind}", **facts)
    return until(words, what, ask.deadline)
