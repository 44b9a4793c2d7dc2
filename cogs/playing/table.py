"""Draws the public table: the goal, the seats, the news, and who has to decide until when.

In a trick each player reveals a card, and the total of all cards is compared with the goal. The
kinds of blocks, such as `Kept`, are in bot/pages/page.py.
"""

from collections.abc import Iterator

from bot.pages.faces import Aside
from bot.pages.page import Block, Kept, Line, Live, News, Page, Text
from bot.tables.scene import OpenAsk
from cogs.pages import AMBER, GREEN, RED, headline, small_print, table_page, until
from cogs.pictures import image
from cogs.playing import story
from cogs.playing.labels import Labels
from cogs.playing.picture import TablePicture
from games.playing.state import ROUNDS, Reveal

LINES = 4  # the most lines of news
LONGEST = 1200  # the most characters of news


def page(labels: Labels) -> Page:
    """Return the table as every player sees it, until the game is over."""
    round_text = labels.round("playing-table-round")
    text_blocks = (
        Text(f"{round_text}\n{labels.prizes()}\n# {labels.goal()}\n-# {labels.goals()}"),
        Kept(labels.seats_text()),
        Line(),
    )
    picture = image(labels, TablePicture.of, text_blocks)
    body: list[Block] = [Text(headline(labels.scene, labels.words)), picture, *news_blocks(labels)]
    # The hint where players find their cards is needed only before the first trick.
    if not labels.view.reveals:
        body += [Live(small_print(labels.words("table-hand-hint"))), Line()]

    accent = RED if labels.is_last_trick else AMBER
    return table_page(labels, body, awaited_text, labels.tricks(), accent=accent)


def news_blocks(labels: Labels) -> list[Block]:
    """Return the last trick and the news around it.

    The trick is shown with names, unless it has a message of its own.
    """
    trick = story.bare_trick(labels) if labels.is_trick_special else story.last_trick(labels)
    lines = story.table_news(labels, trick, LINES, LONGEST)
    return [News("\n".join(lines)), Line()] if lines else []


def awaited_text(labels: Labels, ask: OpenAsk) -> str:
    """Return what is asked until when, and who is asked if only one answer is missing."""
    words = labels.words
    if ask.kind == "pause":
        return words("playing-ask-pause")

    last = labels.last_awaited
    if last is None:
        what = words("playing-ask-card", last="yes" if labels.is_last_trick else "no")
    else:
        what = words("playing-ask-one-missing", seat=labels.seat(last))

    return until(words, what, ask.deadline)


# -- a message for a special trick -----------------------------------------------------------------
#
# A trick gets a message if the goal was hit exactly, or if the trick ends a round, after which each
# player loses a card. These are fewer than half of the fifteen tricks; the others are news of the
# table.


def aside(labels: Labels) -> Aside | None:
    """Return the message about the last trick if the trick is special."""
    if not labels.is_trick_special:
        return None

    tricks = labels.view.reveals
    last = tricks[-1]
    text_block = Text("\n".join(_lines(labels, last)))
    below = map(Text, _farewell(labels, last))
    picture = image(labels, TablePicture.of_last_trick, [text_block], below)

    accent = GREEN if last.total == last.goal else AMBER
    # If both are true, the title is about the exact hit.
    kind = "exact" if last.total == last.goal else "round" if last.round < ROUNDS else "end"
    text = labels.words(f"playing-moment-{kind}", goal=last.goal, round=last.round)

    page = Page((Text(f"### {text}"), picture), accent)
    return Aside(str(len(tricks)), page, ended=True)


def _lines(labels: Labels, trick: Reveal) -> Iterator[str]:
    """Yield the trick, and at the end of a round the points.

    After the last round the result shows the points.
    """
    yield story.last_trick(labels)
    if _precedes_a_round(labels, trick):
        yield labels.words("playing-moment-points", round=trick.round, points=labels.points())
        yield from _farewell(labels, trick)


def _farewell(labels: Labels, trick: Reveal) -> Iterator[str]:
    """Yield what happens to the cards at the end of a round."""
    if _precedes_a_round(labels, trick):
        yield "-# " + labels.words("playing-moment-farewell")


def _precedes_a_round(labels: Labels, trick: Reveal) -> bool:
    """Return whether another round follows right after this trick, the last one revealed."""
    return labels.has_round_ended and trick.round < ROUNDS
