"""A message of its own beside the table, for tricks worth it: the goal hit exactly, and the last
trick of a round, after which everybody loses a card. Fewer than half of the fifteen are; the others
are told on the table alone.
"""

from collections.abc import Iterator

from bot.i18n.words import Words
from bot.pages.faces import Aside
from bot.pages.page import Image, Page, Text
from bot.tables.scene import Scene
from cogs.pictures import others
from cogs.playing import alt, story
from cogs.playing.labels import Labels
from cogs.playing.picture import TablePicture
from games.playing.state import ROUNDS, Reveal, tricks_in
from games.playing.view import PlayingView

ACCENT = 0xE8A33D
ACCENT_EXACT = 0x3F7D58


def aside(scene: Scene[PlayingView], words: Words) -> Aside | None:
    """The last trick, if it is worth it, until the next one is revealed."""
    labels, tricks = Labels(scene, words), scene.view.reveals
    if not is_worth_it(labels):
        return None
    accent = ACCENT_EXACT if tricks[-1].total == tricks[-1].goal else ACCENT
    said = Text("\n".join(_lines(labels, tricks[-1])))
    drawn = Image(instead=(said,))
    if scene.pictured:
        picture = TablePicture.of_last_trick(labels)
        below = *map(Text, _goodbye(labels, tricks[-1])), *others(scene, words)
        drawn = Image(picture, alt.table(picture, words), (said,), below)
    page = Page((Text(_title(labels, tricks[-1])), drawn), accent)
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
