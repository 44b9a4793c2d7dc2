"""The public table: the goal, the seats, what happened, then what is awaited and until when."""

from collections.abc import Iterator

from bot.pages.faces import Aside
from bot.pages.page import Block, Kept, Line, Live, News, Page, Text
from bot.tables.scene import OpenAsk
from cogs.pages import headline, small_print, table_page, until
from cogs.pictures import image
from cogs.playing import story
from cogs.playing.labels import Labels
from cogs.playing.picture import TablePicture
from games.playing.state import ROUNDS, Reveal, tricks_in

ACCENT = 0xE8A33D
ACCENT_LAST = 0xC0392B
ACCENT_EXACT = 0x3F7D58

LINES = 4
LONGEST = 1200


def page(labels: Labels) -> Page:
    """The table as everybody sees it, until the game is over."""
    said = (Text(_where(labels)), Kept(labels.everybody()), Line())
    drawn = image(labels, TablePicture.of, said)
    body: list[Block] = [Text(headline(labels.scene, labels.words)), drawn, *happened(labels)]
    if not labels.view.reveals:  # by the second trick everybody has found their cards
        body += [Live(small_print(labels.words("table-hand-hint"))), Line()]

    accent = ACCENT_LAST if labels.is_last_trick else ACCENT
    return table_page(labels, body, awaited, labels.tricks(), accent=accent)


def happened(labels: Labels) -> list[Block]:
    """The last trick, by name unless it has a message of its own, and what befell the table around
    it.
    """
    trick = story.bare_trick(labels) if is_worth_it(labels) else story.last_trick(labels)
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


# -- a message of its own --------------------------------------------------------------------------
#
# For tricks that are worth it: the goal hit exactly, and the last trick of a round, after which
# everybody loses a card. These are fewer than half of the fifteen; the table tells the others.


def aside(labels: Labels) -> Aside | None:
    """The last trick, if it is worth it, until the next one is revealed."""
    if not is_worth_it(labels):
        return None

    tricks = labels.view.reveals
    last = tricks[-1]
    said = Text("\n".join(_lines(labels, last)))
    below = map(Text, _goodbye(labels, last))
    drawn = image(labels, TablePicture.of_last_trick, [said], below)

    accent = ACCENT_EXACT if last.total == last.goal else ACCENT
    page = Page((Text(_title(labels, last)), drawn), accent)
    return Aside(str(len(tricks)), page, ended=True)


def is_worth_it(labels: Labels) -> bool:
    """Whether the last trick has a message of its own."""
    tricks = labels.view.reveals
    return bool(tricks) and (tricks[-1].total == tricks[-1].goal or _ends_a_round(labels))


def _ends_a_round(labels: Labels) -> bool:
    tricks = labels.view.reveals
    round_ = tricks[-1].round
    return sum(trick.round == round_ for trick in tricks) == tricks_in(round_)


def _title(labels: Labels, trick: Reveal) -> str:
    """What makes it worth telling."""
    title = "exact" if trick.total == trick.goal else "round" if trick.round < ROUNDS else "end"
    said = labels.words(f"playing-moment-{title}", goal=trick.goal, round=trick.round)
    return f"### {said}"


def _lines(labels: Labels, trick: Reveal) -> Iterator[str]:
    """The trick, and at the end of a round how everybody stands; at the very end the result says
    so.
    """
    yield story.last_trick(labels)
    if _goes_on_to_a_round(labels, trick):
        yield labels.words("playing-moment-points", round=trick.round, points=labels.points())
        yield from _goodbye(labels, trick)


def _goodbye(labels: Labels, trick: Reveal) -> Iterator[str]:
    """What becomes of the cards at the end of a round."""
    if _goes_on_to_a_round(labels, trick):
        yield "-# " + labels.words("playing-moment-farewell")


def _goes_on_to_a_round(labels: Labels, trick: Reveal) -> bool:
    return _ends_a_round(labels) and trick.round < ROUNDS
