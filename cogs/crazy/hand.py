"""What a hand of Crazy Chicken looks like: one's own cards, and above them both sides."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n.words import Words
from bot.pictures.display_list import CREAM, GOLD, INK, Box, DisplayList, Label, Mark
from bot.pictures.picture import Picture
from cogs.crazy import board
from cogs.crazy.labels import Labels
from cogs.crazy.picture import (
    CURTAIN,
    DEEP,
    FLAT,
    NO_USE,
    PALETTE,
    PANEL_LIGHT,
    SAFE,
    SIDE,
    SIDES,
    STAGE,
    Pile,
    SidePicture,
    beaten_set,
    draw_head,
    draw_piles,
    draw_side,
    draw_stack,
    pile_of,
    round_is_over,
    whose_turn,
)
from cogs.pages import given
from cogs.pictures import LIGHT, panel
from games.engine.asks import Seat

_MOST = 90 * 1024
"""Bytes: phones load a hand after every press, and no picture of any game has as many colours."""
_CURTAIN, _PILE = 172, 136
"""How high the piles stand between the two sides, and their cards."""


@dataclass(frozen=True, slots=True)
class GroupPicture:
    """All of a type that is in hand. `mark` and `more` as on the card in words."""

    card: int
    count: int
    mark: str
    more: int


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """One's own cards; what lies in front of both, oneself below. `piles` only where one is asked:
    nothing on a card moves while the other one plays. `is_story`: nobody is spoken to.
    """

    round: int
    rounds: int
    is_over: bool
    other: SidePicture
    own: SidePicture
    piles: tuple[int, int, Pile, Pile] | None
    hand: tuple[GroupPicture, ...]
    turn: Seat | None
    beaten: tuple[int, int] | None
    is_story: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "HandPicture":
        view = labels.view
        own = given(view.own)
        groups = []
        for card, count in sorted(Counter(own.hand).items(), reverse=True):
            mark, facts = board.mark_of(labels, own, card, count)
            groups.append(GroupPicture(card, count, mark, facts.get("more", 0)))
        piles = None
        if labels.scene.question is not None:
            piles = view.left, view.right, pile_of(labels, "first"), pile_of(labels, "second")
        return cls(
            round=view.round,
            rounds=view.options.rounds,
            is_over=round_is_over(labels),
            other=SidePicture.of(labels, 1 - own.seat, shows_hand=False),
            own=SidePicture.of(labels, own.seat),
            piles=piles,
            hand=tuple(groups),
            turn=whose_turn(labels),
            beaten=beaten_set(labels),
            is_story=labels.scene.is_story,
        )

    def display(self, words: Words) -> DisplayList:
        sides = self.other, self.own
        marks: list[Mark] = [*draw_head(words, self.round, self.rounds, self.is_over, sides)]
        y = SIDES[0]
        marks += self._side(words, self.other, y)
        y += SIDE - FLAT + 10
        if self.piles is not None:
            marks.append(Box(0, y, 1000, _CURTAIN, 0, CURTAIN))
            marks += [Box(0, y + edge, 1000, 8, 0, "#f4c542") for edge in (0, _CURTAIN - 8)]
            marks += draw_piles(*self.piles, y + 18, _PILE)
            y += _CURTAIN + 10
        marks += self._side(words, self.own, y)
        y += SIDE - FLAT + 10
        height = 66 + self._sizes()[1] + 80
        marks += self._hand(words, y, height)
        return DisplayList(y + height + 12, STAGE, tuple(marks), PALETTE, most=_MOST)

    def _side(self, words: Words, side: SidePicture, y: int) -> Iterator[Mark]:
        turn = self.turn == side.seat
        return draw_side(words, side, y, self.beaten, has_turn=turn, less=FLAT)

    def _sizes(self) -> tuple[int, int, float]:
        """How wide and high a card is, and how far it is to the next."""
        return (112, 126, 160) if len(self.hand) <= 6 else (92, 122, 106)

    def _hand(self, words: Words, y: int, height: int) -> Iterator[Mark]:
        """A stack for every type, and what it is good for now."""
        yield panel(12, y, 976, height, PANEL_LIGHT, 20)
        if not self.is_story:
            yield Label(words("picture-private"), 32, y + 32, 33, LIGHT, 600, room=400)
        held = words("crazy-picture-in-hand", count=sum(one.count for one in self.hand))
        yield Label(held, 968, y + 32, 33, CREAM, 600, "rm", room=400)
        across, down, pitch = self._sizes()
        for number, one in enumerate(self.hand):
            x = round(28 + number * pitch)
            yield from draw_stack(one.card, one.count, x, y + 72, across, down)
            yield Box(x + across - 60, y + 44 + down, 72, 44, 22, CREAM, INK, 4)
            middle = x + across - 24, y + 66 + down
            yield Label(f"×{one.count}", *middle, 33, INK, 700, "cm", room=58)
            yield from _good_for(words, one, x, y + 92 + down, across)


def _good_for(words: Words, one: GroupPicture, x: int, y: int, across: int) -> Iterator[Mark]:
    """Whether they can be laid, need more, or never will be."""
    fill = {"ready": GOLD, "wait": DEEP, "mine": SAFE, "lost": NO_USE}[one.mark]
    ink = INK if one.mark == "ready" else CREAM
    yield Box(x - 2, y, across + 10, 46, 14, fill, INK, 4)
    said = words(f"crazy-picture-{one.mark}", count=one.more)
    yield Label(said, x + across / 2 + 3, y + 23, 31, ink, 600, "cm", room=across - 6)
