"""Draws a hand of Political Chicken: its cards, below the base of their player."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.i18n.words import Words
from bot.pages.page import Image, Text
from bot.pictures import sprites
from bot.pictures.display_list import (
    CREAM,
    DARK,
    INK,
    DisplayList,
    Label,
    Mark,
    Rectangle,
    Sprite,
)
from bot.pictures.lettering import width
from bot.pictures.picture import Picture
from cogs.pages import given
from cogs.pictures import LIGHT, drawn_name, named
from cogs.political.labels import Labels, copies_of, number, signed
from cogs.political.picture import (
    BAD,
    FIELD,
    GOOD,
    PAGE,
    PALE,
    PALETTE,
    RADIUS,
    WING_DARK,
    BasePicture,
    add_blocks,
    art,
    hand_alt,
    plate,
)
from games.engine.asks import Seat
from games.political.stacks import card


def hand_image(labels: Labels, text: str, *below: str) -> Image:
    """Return the hand as a picture.

    Args:
        labels: The words of the scene.
        text: The hand in text, shown where pictures are off.
        below: Lines that the picture cannot say.
    """
    if not labels.scene.pictured:
        return Image(instead=(Text(text),))
    picture = HandPicture.of(labels)
    return Image(picture, hand_alt(labels), (Text(text),), tuple(map(Text, filter(None, below))))


# -- drawn -----------------------------------------------------------------------------------------

_HAND_TOP = 66
_HAND_BASE = 112
_WIDE = 188
_HIGH = 250
_GAP = 9
_CARDS_IN_A_ROW = 5
"""Cards side by side. With more, long names would not fit."""


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A kind of card and its number of copies.

    Attributes:
        side: Its wing, or its kind if it has no wing.
        counts: Its influence, or None if it does something instead.
    """

    sprite: str
    name: str
    side: str
    counts: int | None
    power: str
    copies: int

    @classmethod
    def of(cls, labels: Labels, name: str, copies: int) -> "CardPicture":
        box_card = card(name)
        counts = None if box_card.power else box_card.influence
        return cls(
            art(name),
            labels.name(name),
            box_card.wing or box_card.kind,
            counts,
            box_card.power,
            copies,
        )


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """A base with the cards in hand.

    A waiting card changes only by its own player's acts, so nothing here depends on other players.

    Attributes:
        owner: The seat with this hand, if the viewer looks into it; None for the viewer's own hand.
        whose: The name of that seat.
        is_asked: Whether the player has to decide.
        is_story: Whether it is drawn in a replay, where no reader is addressed.
    """

    seat: Seat
    base: BasePicture
    owner: Seat | None
    whose: str
    is_asked: bool
    cards: tuple[CardPicture, ...]
    is_story: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "HandPicture":
        """Return the viewer's own hand, or the victim's hand during Leaked Inbox."""
        own = given(labels.view.own)
        hand, owner = labels.hand_in_sight()
        return cls(
            own.seat,
            BasePicture.of(labels, own.seat),
            owner,
            "" if owner is None else drawn_name(labels, owner),
            labels.scene.question is not None,
            tuple([CardPicture.of(labels, *pair) for pair in copies_of(hand)]),
            labels.scene.is_story,
        )

    def display(self, words: Words) -> DisplayList:
        marks: list[Mark] = [*self._head(words)]
        marks += plate(words, self.seat, self.base, _HAND_TOP, _HAND_BASE, is_turn=self.is_asked)
        add_blocks(self.base.blocks, _HAND_TOP, _HAND_BASE, marks)
        y = _HAND_TOP + _HAND_BASE + 12
        # In a replay an empty hand needs no text.
        if not self.cards and self.is_story:
            return DisplayList(y, PAGE, tuple(marks), PALETTE)
        if not self.cards:
            text = words("political-picture-no-cards")
            marks.append(Label(text, 500, y + 44, 36, PALE, 500, "cm", room=940))
            return DisplayList(y + 92, PAGE, tuple(marks), PALETTE)

        for place, card_picture in enumerate(self.cards):
            row, column = divmod(place, _CARDS_IN_A_ROW)
            x = 12 + column * (_WIDE + _GAP)
            marks += drawn_card(card_picture, x, y + row * (_HIGH + _GAP))

        rows = -(-len(self.cards) // _CARDS_IN_A_ROW)
        return DisplayList(y + rows * (_HIGH + _GAP) + 4, PAGE, tuple(marks), PALETTE)

    def _head(self, words: Words) -> Iterator[Mark]:
        """Draw the line at the top, with the owner of a hand that is looked into."""
        if not self.is_story:
            yield Rectangle(12, 10, 268, 46, 18, DARK)
            yield Label(words("picture-private"), 30, 33, 31, LIGHT, 600, room=234)

        if self.owner is None:
            held = sum(card_picture.copies for card_picture in self.cards)
            text = words("political-picture-hand", count=held)
            yield Label(text, 982, 34, 36, CREAM, 700, "rm", room=660)

            return

        text = words("political-picture-mail")
        yield Label(text, 300, 34, 36, PALE, 500)
        x = 312 + width(text, 36, 500)
        yield named(words, self.whose, self.owner, x, 34, 976 - x, size=36, at="lm", weight=700)


_LINES = 3
"""The most lines of a card's name."""
_SIZE = 30
_LINE = 30
NARROW = 0.85
"""Letters may be condensed to this share of their width, if one more word then fits."""


def drawn_card(card_picture: CardPicture, x: int, y: int) -> Iterator[Mark]:
    """Draw a card: its value in the corner, in the shape of its wing, and its name below.

    Not cached: there are about a hundred kinds, and few are drawn again soon.
    """
    width, height = sprites.size(f"{card_picture.sprite}@m")
    # Art is made smaller to fit, but never larger.
    scale = min(1.0, (_WIDE - 22) / width, 138 / height)
    yield Rectangle(x, y, _WIDE, _HIGH, 16, CREAM, INK, 6)
    yield Rectangle(
        x + 10, y + 10, _WIDE - 20, 138, RADIUS.get(card_picture.side, 12), FIELD[card_picture.side]
    )
    across = None if scale == 1.0 else round(width * scale)
    yield Sprite(f"{card_picture.sprite}@m", x + _WIDE // 2, y + 148, "cb", width=across)
    yield from _corner(card_picture, x, y)

    if card_picture.copies > 1:
        yield Rectangle(x + _WIDE - 62, y + 108, 56, 44, 14, INK)
        yield Label(f"×{card_picture.copies}", x + _WIDE - 34, y + 129, 34, CREAM, 700, "cm")

    lines = _name_lines(card_picture.name, _WIDE - 12)
    first = y + 199 - (len(lines) - 1) * _LINE // 2
    middle = x + _WIDE // 2
    for place, line in enumerate(lines):
        at = first + place * _LINE
        yield Label(line, middle, at, _SIZE, INK, 500, "cm", room=_WIDE - 10)


def _corner(card_picture: CardPicture, x: int, y: int) -> Iterator[Mark]:
    """Draw a card's value in its corner, or the sign of what it does."""
    x = x + 4
    y = y + 4
    if card_picture.side in WING_DARK:
        yield Rectangle(
            x, y, 52, 52, RADIUS[card_picture.side], WING_DARK[card_picture.side], INK, 5
        )
        yield Label(number(card_picture.counts or 0), x + 26, y + 25, 40, CREAM, 700, "cm")
    elif card_picture.counts is not None:
        is_good = card_picture.counts >= 0
        yield Rectangle(x, y, 64, 52, 26 if is_good else 6, GOOD if is_good else BAD, INK, 5)
        yield Label(signed(card_picture.counts), x + 32, y + 25, 38, CREAM, 700, "cm")
    elif card_picture.side != "event":
        yield Sprite(f"political/mark-{card_picture.power}@s", x, y)


def _name_lines(name: str, room: int) -> Sequence[str]:
    """Break a name into at most `_LINES` lines of condensed letters; the last takes the rest."""
    lines: list[str] = []
    # A word may also be broken after its hyphens.
    for word in name.replace("-", "- ").split():
        gap = "" if lines and lines[-1].endswith("-") else " "
        longer = f"{lines[-1]}{gap}{word}" if lines else word
        fits = width(longer, _SIZE, 500) * NARROW <= room
        if lines and (fits or len(lines) == _LINES):
            lines[-1] = longer
        else:
            lines.append(word)

    return lines
