"""The public table: piles, both rows of sets, what happened, then who is awaited and until when."""

from bot.i18n.words import Words
from bot.pages.page import Block, Image, Kept, Line, Live, News, Page, Text
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs.crazy import alt, board, result, story
from cogs.crazy.calm import calm
from cogs.crazy.labels import Labels
from cogs.crazy.picture import TablePicture
from cogs.pages import headline, small_print, table_page, texts, until
from cogs.pictures import others
from games.crazy.view import CrazyView

ACCENT = 0xE8A33D
ACCENT_PAUSE = 0x3F7D58

LINES = 4
LINES_BELOW = 2
"""Of what happened, below a picture."""


def page(scene: Scene[CrazyView], words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(calm(scene), words)
    if scene.status is Status.OVER:
        return result.page(labels)
    body: list[Block] = [Text(headline(scene, words)), _drawn(labels)]
    accent = ACCENT_PAUSE if labels.view.phase == "round_over" else ACCENT
    return table_page(labels, body, awaited, accent=accent)


def _drawn(labels: Labels) -> Image:
    """Everything that lies there, what happened, and what it means. Drawn, it lacks the rounds one
    by one, what lies beneath, and the news; what it means is explained in the first round.
    """
    words, scores = labels.words, board.scores(labels)
    news = "\n".join(story.table_news(labels, labels.scene.news, LINES))
    meaning, hand = words("crazy-table-hint"), words("table-hand-hint")
    is_new = labels.view.round == 1
    said: list[Block] = [Text("\n".join(filter(None, (board.headline(labels), scores))))]
    said += [Kept(board.seats(labels)), Line(), Text(board.piles(labels)), Line()]
    if news:
        said += [News(news), Line()]
    said.append(Text(small_print(meaning)))
    if is_new:
        said.append(Live(small_print(hand)))
    said.append(Line())
    if not labels.scene.pictured:
        return Image(instead=tuple(said))
    picture = TablePicture.of(labels)
    most = LINES_BELOW if labels.scene.remark is None else 1  # the phone is full
    latest = news.splitlines()[-most:]
    besides = "\n".join(filter(None, (scores, *board.beneath(labels, most=board.BENEATH), *latest)))
    below = [*texts(besides)]
    if is_new:
        below += [Text(small_print(meaning)), Live(small_print(hand))]
    return Image(
        picture,
        alt.table(picture, words),
        tuple(said),
        (*below, *others(labels.scene, words)),
    )


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who does what, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("crazy-ask-pause")
    facts = {"who": labels.seats(ask.waiting), **labels.spoken(ask.about)}
    what = words(f"crazy-ask-{ask.kind}", **facts)
    return until(words, what, ask.deadline)
