"""Draws the public table: the board, the seats, the news, and who has to decide until when.

A window is the short time in which all players may answer a card with an Override. The kinds of
blocks, such as `Kept`, are in bot/pages/page.py.
"""

from collections.abc import Iterator

from bot.pages.limits import room
from bot.pages.page import Button, Do, Image, Kept, Line, Live, News, Page, Text, Tone
from bot.tables.scene import OpenAsk
from cogs.heist import board, signs, story
from cogs.heist.labels import Labels
from cogs.heist.picture import TablePicture, table_alt
from cogs.pages import AMBER, RED, headline, small_print, table_page, until
from cogs.pictures import others

FULL = 3600
"""The most characters of the texts and the news, as `limits.room` counts them.

Discord allows 4000 for a whole message.
"""

LINES = 4  # lines of news if the table is shown as text
LINES_BELOW = 2  # lines of news below a picture
SHORTEST_NEWS = 200
"""The news may always have this many characters, even on a full table."""

_TONES = {"override": Tone.MAIN, "pass": Tone.PLAIN}


def page(labels: Labels) -> Page:
    """Return the table as every player sees it, until the game is over."""
    scene = labels.scene
    body = (Text(headline(scene, labels.words)), _bank_image(labels))
    # Red during a window, so that players notice it at once.
    is_window = scene.ask is not None and scene.ask.kind == "override"
    accent = RED if is_window else AMBER
    return table_page(
        labels, [*body, Line()], awaited_text, *_public_options(labels), accent=accent
    )


def _bank_image(labels: Labels) -> Image:
    """Return the table as a picture of the bank. The news and cards in force stand below it."""
    scene = labels.scene
    words = labels.words
    phase = labels.words(f"heist-phase-{labels.view.phase}")
    lines = (board.events(labels), board.piles(labels), board.chain(labels), board.in_force(labels))
    text_blocks = (
        Text(f"{labels.round_text()} · {phase}"),
        Text("\n".join(filter(None, lines))),
        Line(),
        Kept(board.seats(labels)),
    )
    hint = words("table-hand-hint") if labels.view.round <= board.NEW else ""
    hints = [Live(line) for line in (small_print(hint),) if line]

    # The news may use the characters that the other texts leave of FULL.
    taken = sum(room(block.body) for block in text_blocks if isinstance(block, Text))
    latest_news = news(labels, LINES, max(SHORTEST_NEWS, FULL - taken))
    if not scene.pictured:
        return Image(instead=(*text_blocks, *latest_news, *hints))

    picture = TablePicture.of(labels)
    alt = table_alt(labels)
    in_force = [Text(line) for line in (board.chain(labels), board.in_force(labels)) if line]

    # `others` names, in small print, the players whose names the picture cannot show. The remark of
    # a house player takes a line, and a phone has little room.
    most = LINES_BELOW if scene.remark is None else 1

    # [1:] leaves out the line that separates the news from texts. A picture needs no such line.
    news_below = news(labels, most, SHORTEST_NEWS)[1:]
    below = (*in_force, *others(scene, words), *news_below)
    return Image(picture, alt, (*text_blocks, *latest_news, *hints), below)


def news(labels: Labels, most: int, longest: int) -> list[Text | Line]:
    """Return a separating line and the news, in at most `most` lines and `longest` characters."""
    lines = story.table_news(labels, labels.scene.news, most, longest)
    return [Line(), News("\n".join(lines))] if lines else []


def awaited_text(labels: Labels, ask: OpenAsk) -> str:
    """Return who has to decide what, and until when.

    The number of answers is said only when a single one is missing, because each change of the text
    costs an edit.
    """
    words = labels.words
    facts = labels.spoken(ask.about)
    moved = "yes" if story.has_moved(labels.scene.news) else "no"
    facts |= {"who": labels.seats(ask.waiting), "moved": moved}
    what = words(f"heist-ask-{ask.kind}", **facts)
    if ask.asked > 1 and ask.answered == ask.asked - 1:
        what = words("heist-ask-one-missing", what=what)

    return until(words, what, ask.deadline, "heist-table-deadline")


def _public_options(labels: Labels) -> Iterator[Button]:
    """Yield buttons for options that all seats share, such as those of a window."""
    ask = labels.scene.ask
    if ask is None:
        return

    for index, option in enumerate(ask.public):
        tone = _TONES.get(option.kind, Tone.PLAIN)
        label = labels.option(option, ask.kind)
        yield Button(label, Do("all", index), tone, signs.OPTIONS.get(option.kind))
