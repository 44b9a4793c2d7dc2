"""Draws the public table: every base, the news, and who has to decide until when.

A battle has a message of its own (an aside), and one line on the table while it lasts. A base is
all stacks of a seat: its groups with their attachments. Heights are estimated pixels on a phone
(board.py). The kinds of blocks, such as `Kept`, are in bot/pages/page.py.
"""

from collections.abc import Sequence

from bot.pages.faces import Aside
from bot.pages.page import Asked, Block, Image, Kept, Line, Live, News, Page, Text
from bot.tables.scene import OpenAsk
from bot.tables.table import Status
from cogs.pages import AMBER, BLUE, GREEN, RED, headline, last_row, now, small_print, until
from cogs.pictures import others
from cogs.political import board, story
from cogs.political.battle import battle_image
from cogs.political.board import FRAME, PHONE, WITH_PICTURE, height, line_height, picture_height
from cogs.political.labels import Labels
from cogs.political.picture import TablePicture, table_alt
from games.political.vocabulary import TAKE_OVER

ACCENT = 0x8E5BB5

FULL = 1600
"""The most characters of the news. Discord allows 4000 for a whole message."""

LINES = 4  # the most lines of news
FEW = 2  # if fewer lines of news fit beside bases with names, names are left out instead of news


def page(labels: Labels) -> Page:
    """Return the table as every player sees it, until the game is over."""
    scene = labels.scene
    words = labels.words
    head = Text(headline(scene, words))
    battle = labels.view.battle
    battle_title = [] if battle is None else [Text(board.battle_title(labels, battle))]
    closing = (
        *_hints_and_legend(labels),
        Line(),
        Asked(now(labels, awaited_text)),
        last_row(scene, words),
    )
    sentences = story.table_news(labels, labels.scene.news, LINES, FULL)

    # `room` is the height of a phone that the other texts leave for the picture and the news.
    room = PHONE - FRAME - height((head, *battle_title, *closing))
    text_blocks = _text_blocks(labels, battle_title, sentences, room)
    image = Image(instead=text_blocks)
    if scene.pictured:
        picture = TablePicture.of(labels)
        room -= PHONE - WITH_PICTURE
        news = _latest_that_fit(sentences, room - picture_height(picture.height), 1)
        # A phone has no room for both the latest news and a remark of a house player.
        if scene.remark is None:
            news = news or sentences[-1:]

        # `others` names, in small print, the players whose names the picture cannot show.
        below = (*battle_title, *_news_blocks(news), *others(scene, words))
        image = Image(picture, table_alt(labels), text_blocks, below)

    accent = ACCENT if battle is None else AMBER
    return Page((head, image, *closing), accent)


def _text_blocks(
    labels: Labels, battle_title: Sequence[Text], sentences: Sequence[str], room: int
) -> tuple[Block, ...]:
    """Return the table in text, with as many names and news as fit."""
    board_headline = board.headline(labels)
    room -= line_height(board_headline) + height((Line(),))
    bases = board.bases(labels)
    # Names matter more than older news, but the latest news is always shown.
    news = _latest_that_fit(sentences, room - board.height_with_names(bases), FEW)
    news = (
        news or _latest_that_fit(sentences, room - board.least_height(bases), 1) or sentences[-1:]
    )
    rows = "\n".join(board.rows_of_bases(labels, bases, room - sum(map(line_height, news))))
    # If the message is too long, all other texts are shortened before a `Kept` text.
    return Text(board_headline), Kept(rows), Line(), *battle_title, *_news_blocks(news)


def _news_blocks(news: Sequence[str]) -> Sequence[Text]:
    return (News("\n".join(news)),) if news else ()


def _latest_that_fit(sentences: Sequence[str], room: int, least: int) -> Sequence[str]:
    """Return the latest news that fit into `room` pixels, or () if fewer than `least` fit."""
    for first in range(len(sentences) - least + 1):
        if sum(map(line_height, sentences[first:])) <= room:
            return sentences[first:]
    return ()


def aside(labels: Labels) -> Aside | None:
    """Return the message about the current battle, or about the battle that has just ended."""
    view = labels.view
    if view.battle is not None:
        image = battle_image(labels, view.battle)
        return Aside(str(view.turn), Page((image,), AMBER))
    if view.fought is None:
        return None

    # After a battle the next turn begins at once, except after the last battle of a game.
    turn = view.turn if labels.scene.status is Status.OVER else view.turn - 1
    image = battle_image(labels, view.fought.battle, view.fought)
    accent = BLUE
    if view.fought.won:
        is_taken = view.fought.battle.intent == TAKE_OVER
        accent = GREEN if is_taken else RED

    return Aside(str(turn), Page((image,), accent), ended=True)


def last_word(key: str, labels: Labels) -> str | None:
    """Return how the battle of turn `key` ended, or None if the news do not reach back to it."""
    sentences = story.end_of_battle(labels, labels.scene.news, int(key))
    return "\n".join(sentences) or None


def awaited_text(labels: Labels, ask: OpenAsk) -> str:
    """Return which players have to decide what, and until when."""
    words = labels.words
    facts = labels.spoken(ask.about)
    who = labels.seats(ask.waiting)
    people = len(ask.waiting)
    what = words(f"political-ask-{ask.kind}", **(facts | {"who": who, "people": people}))
    return until(words, what, ask.deadline)


def _hints_and_legend(labels: Labels) -> list[Block]:
    """Return hints for reading a new table, and the legend of the emojis on it.

    There is no room for both the hints and a remark of a house player, so the remark comes first.
    """
    view = labels.view
    is_new = view.turn <= len(view.seats) and labels.scene.remark is None
    hints: list[Block] = []
    if is_new:
        hints.append(Text(small_print(labels.words("political-table-hint"))))
        hints.append(Live(small_print(labels.words("table-hand-hint"))))

    legend = small_print(board.legend(labels))
    return [*hints, *([Text(legend)] if legend else [])]
