"""The hand of Playing Chicken: the cards of one seat, and what it knows."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.i18n.words import Words
from bot.pictures.display_list import (
    CREAM,
    GOLD,
    INK,
    Box,
    Card,
    DisplayList,
    Label,
    Mark,
    Place,
    Sprite,
)
from bot.pictures.lettering import width
from bot.pictures.picture import Picture
from cogs.pages import chosen, given
from cogs.pictures import LIGHT, hen, panel
from cogs.playing.labels import Labels
from cogs.playing.picture import (
    BRICK,
    DUSK,
    PALETTE,
    PANEL,
    ROSE,
    header,
    number_card,
    prizes,
    strip,
)

Fate = Literal["held", "picked", "played"]


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """What its player holds, has picked for this trick, and has played in this round; the goal that
    it is about. `is_story`: nobody is spoken to.
    """

    hen: str
    points: int
    round: int
    trick: int
    tricks: int
    goal: int
    goals: tuple[int, ...]
    gone: tuple[int, ...]
    prize: int
    exact: int
    hand: tuple[int, ...]
    picked: int | None
    spent: tuple[int, ...]
    is_story: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "HandPicture":
        view, question = labels.view, labels.scene.question
        own = given(view.own)
        picked = chosen(question) if question is not None else ()
        return cls(
            hen=hen(labels, own.seat),
            points=view.seats[own.seat].points,
            round=view.round,
            trick=view.trick,
            tricks=view.tricks,
            goal=view.goal or 0,
            goals=view.goals,
            gone=tuple(sorted(view.seen[:-1])),
            prize=view.prize,
            exact=view.exact_prize,
            hand=own.hand,
            picked=picked[0].number if picked else None,
            spent=own.spent,
            is_story=labels.scene.is_story,
        )

    def display(self, words: Words) -> DisplayList:
        marks = [
            *header(words, self.round, self.trick, self.tricks),
            *prizes(words, self.prize, self.exact, 560, 8),
            *self._wall(words),
            *self._cards(words),
            *strip(words, self.goals, self.gone, self.goal, 402),
        ]
        return DisplayList(464, DUSK, tuple(marks), PALETTE)

    def _wall(self, words: Words) -> Iterator[Mark]:
        yield panel(14, 70, 250, 318, "#b0433d", 20)
        yield Box(14, 330, 250, 58, 20, "#4a4250")
        yield Box(14, 330, 250, 24, 0, "#4a4250")
        yield Sprite("playing/wall", 202, 382, "cb")
        yield Sprite(f"{self.hen}@m", 84, 374, "cb")
        yield Box(128, 124, 128, 84, 18, CREAM, INK, 6)
        yield Label(str(self.goal), 192, 165, 74, BRICK, 700, "cm", room=108)
        yield Label(words("playing-picture-stop-on"), 139, 97, 36, CREAM, 700, "cm", room=220)

    def _cards(self, words: Words) -> Iterator[Mark]:
        yield panel(278, 70, 708, 318, PANEL, 20)
        if not self.is_story:
            yield Label(words("picture-private"), 300, 100, 33, LIGHT, 600, room=420)
        points = str(self.points)
        yield Label(points, 964, 100, 40, LIGHT, 700, "rm")
        yield Sprite("playing/star@s", 952 - width(points, 40, 700), 98, "rm")
        cards = sorted((*self.hand, *self.spent))
        across = min(150, 680 // max(1, len(cards)) - 10)
        down = round(across * 1.31)
        left = 632 - (len(cards) * (across + 10) - 10) / 2
        spent, y = Counter(self.spent), 248 - down / 2
        for number, card in enumerate(cards):
            fate: Fate = "held"
            if spent[card]:
                spent[card] -= 1
                fate = "played"
            elif card == self.picked:
                fate = "picked"
            x = left + number * (across + 10)
            yield from _held(words, card, across, down, fate, x, y)


def _held(
    words: Words, card: int, across: int, down: int, fate: Fate, x: float, y: float
) -> Iterator[Mark]:
    """What is picked is pushed forward; what is played is pale, and says so."""
    below = y + down + 22
    if fate == "picked":
        y -= 20
        yield Box(x - 7, y - 7, across + 14, down + 14, 26, GOLD)
    drawn = number_card(card, across, down, fate == "picked")
    if fate == "played":
        drawn = Card(drawn.width, drawn.height, drawn.marks, veil=PANEL)
    yield Place(drawn, x, y)
    if fate != "held":
        ink = LIGHT if fate == "picked" else ROSE
        said = words(f"playing-picture-{fate}")
        yield Label(said, x + across / 2, below, 32, ink, 600, "cm", room=across + 8)
