"""A message of its own beside the table, for tricks worth it: the goal hit exactly, and the last
trick of a round, after which everybody loses a card. Fewer than half of the fifteen are; the others
are told on the table alone.
"""

from collections.abc import Iterator

from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Page, Text
from bot.language.words import Words
from bot.tables.scene import Scene
from cogs.playing import story
from cogs.playing.labels import Labels
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
    page = Page((Text("\n".join(_lines(labels, tricks[-1]))),), accent)
    return Aside(str(len(tricks)), page, ended=True)


def is_worth_it(labels: Labels) -> bool:
    """Whether the last trick has a message of its own."""
    tricks = labels.view.reveals
    return bool(tricks) and (tricks[-1].total == tricks[-1].goal or _ends_a_round(labels))


def _ends_a_round(labels: Labels) -> bool:
    tricks = labels.view.reveals
    round_ = tricks[-1].round
    return sum(trick.round == round_ for trick in tricks) == tricks_in(round_)


def _lines(labels: Labels, trick: Reveal) -> Iterator[str]:
    """What makes it worth telling, the trick, and at the end of a round how everybody stands; at
    the very end the result says so.
    """
    words, ends = labels.words, _ends_a_round(labels)
    title = "exact" if trick.total == trick.goal else "round" if trick.round < ROUNDS else "end"
    yield "### " + words(f"playing-moment-{title}", goal=trick.goal, round=trick.round)
    yield story.last_trick(labels)
    if ends and trick.round < ROUNDS:
        yield words("playing-moment-points", round=trick.round, points=labels.points())
        yield "-# " + words("playing-moment-farewell")
