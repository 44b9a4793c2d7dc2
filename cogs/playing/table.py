"""The public table: the goal, the seats, what happened, then what is awaited and until when."""

from bot.i18n.words import Words
from bot.pages.page import Block, Image, Kept, Line, Live, News, Page, Text
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs.pages import headline, small_print, table_page, until
from cogs.pictures import others
from cogs.playing import alt, moment, result, story
from cogs.playing.labels import Labels
from cogs.playing.picture import TablePicture
from games.playing.view import PlayingView

ACCENT = 0xE8A33D
ACCENT_LAST = 0xC0392B

LINES = 4
LONGEST = 1200


def page(scene: Scene[PlayingView], words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(scene, words)
    if scene.status is Status.OVER:
        return result.page(labels)
    said = Text(_where(labels)), Kept(labels.everybody()), Line()
    drawn = Image(instead=said)
    if scene.pictured:
        picture = TablePicture.of(labels)
        drawn = Image(picture, alt.table(picture, words), said, others(scene, words))
    body: list[Block] = [Text(headline(scene, words)), drawn, *happened(labels)]
    if not labels.view.reveals:  # by the second trick everybody has found their cards
        body += [Live(small_print(words("table-hand-hint"))), Line()]
    accent = ACCENT_LAST if labels.is_last_trick else ACCENT
    return table_page(labels, body, awaited, labels.tricks(), accent=accent)


def happened(labels: Labels) -> list[Block]:
    """The last trick, by name unless it has a message of its own, and what befell the table around
    it.
    """
    trick = story.bare_trick(labels) if moment.is_worth_it(labels) else story.last_trick(labels)
    told = story.table_news(labels, trick, LINES, LONGEST)
    return [News("\n".join(told)), Line()] if told else []


def _where(labels: Labels) -> str:
    """Round, trick, what there is to win, and the number to stop on."""
    where = labels.round("playing-table-round")
    return f"{where}\n{labels.prizes()}\n# {labels.goal()}\n-# {labels.goals()}"


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """What is asked, of whom when one is left, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("playing-ask-pause")
    last = labels.last_awaited
    if last is None:
        what = words("playing-ask-card", last="yes" if labels.is_last_trick else "no")
    else:
        what = words("playing-ask-one-missing", seat=labels.seat(last))
    return until(words, what, ask.deadline)
