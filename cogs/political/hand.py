"""Draws a hand of Political Chicken: its cards, below the base of their player.

A base is all groups of a player with their attachments. All lengths are in pixels;
bot/pictures/display_list.py explains the marks, and positions such as "cb".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.i18n.words import Words
from bot.pages.page import Image, Text
from bot.pictures import sprites
from bot.pictures.display_list import (
    CREAM,
    DARK,
    GOLD,
    INK,
    DisplayList,
    Label,
    Mark,
    Picture,
    Rectangle,
    Sprite,
)
from bot.pictures.lettering import width
from cogs.pages import require
from cogs.pictures import BAD_DARK, GOOD_DARK, LIGHT, drawn_name, name_label
from cogs.political.labels import Labels, copies_of, number, with_sign
from cogs.political.picture import (
    FIELD,
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


def hand_image(labels: Labels, text: str) -> Image:
    """Return the hand as a picture.

    Args:
        labels: The words of the scene.
        text: The hand in text, shown where pictures are off.
    """
    if not labels.scene.pictured:
        return Image(instead=(Text(text),))
    return Image(HandPicture.of(labels), hand_alt(labels), (Text(text),))


# -- the picture -----------------------------------------------------------------------------------

_BASE_TOP = 66  # the upper edge of the base
_BASE_HEIGHT = 112  # the height of the base
_CARD_WIDTH = 188  # the width of a card
_CARD_HEIGHT = 250  # the height of a card
_GAP = 9  # the distance between two cards
_CARDS_IN_A_ROW = 5
"""Cards side by side. With more, long names would not fit."""


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A kind of card and its number of copies.

    Attributes:
        side: The wing of a group; for other cards their kind.
        counts: Its influence, or None for a special or an event.
        power: What a special or an event does, otherwise ''.
        tag: A word on a card that the viewer has just drawn, otherwise ''.
    """

    sprite: str
    name: str
    side: str
    counts: int | None
    power: str
    copies: int
    tag: str = ""

    @classmethod
    def of(cls, labels: Labels, name: str, copies: int) -> "CardPicture":
        box_card = card(name)
        counts = None if box_card.power else box_card.influence
        is_new = box_card.entry in [card(drawn).entry for drawn in labels.new_cards]
        return cls(
            art(name),
            labels.name(name),
            box_card.wing or box_card.kind,
            counts,
            box_card.power,
            copies,
            labels.words("political-picture-new") if is_new else "",
        )


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """A base with the cards in hand.

    The card of a waiting player must change only by the player's own acts, so nothing in it depends
    on other players.

    Attributes:
        seat: The viewer's seat.
        base: The viewer's base.
        owner: The seat whose hand the viewer looks into; None if the hand is the viewer's own.
        whose: The name of the player in `owner`.
        is_asked: Whether the viewer has to decide.
        is_story: Whether the picture is part of a replay, which has no reader to address.
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
        """Return the viewer's own hand, or during the event Leaked Inbox the hand of its victim."""
        own = require(labels.view.own)
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
        marks += plate(words, self.seat, self.base, _BASE_TOP, _BASE_HEIGHT, is_turn=self.is_asked)
        add_blocks(self.base.blocks, _BASE_TOP, _BASE_HEIGHT, marks)
        y = _BASE_TOP + _BASE_HEIGHT + 12
        # The text about an empty hand addresses the reader, so a replay does not show it.
        if not self.cards and self.is_story:
            return DisplayList(y, PAGE, tuple(marks), PALETTE)
        if not self.cards:
            text = words("political-picture-no-cards")
            marks.append(Label(text, 500, y + 44, 36, PALE, 500, "cm", room=940))
            return DisplayList(y + 92, PAGE, tuple(marks), PALETTE)

        for place, card_picture in enumerate(self.cards):
            row, column = divmod(place, _CARDS_IN_A_ROW)
            x = 12 + column * (_CARD_WIDTH + _GAP)
            marks += drawn_card(card_picture, x, y + row * (_CARD_HEIGHT + _GAP))

        rows = -(-len(self.cards) // _CARDS_IN_A_ROW)  # rounded up
        return DisplayList(y + rows * (_CARD_HEIGHT + _GAP) + 4, PAGE, tuple(marks), PALETTE)

    def _head(self, words: Words) -> Iterator[Mark]:
        """Draw the line at the top: the number of cards, or the owner of another player's hand."""
        if not self.is_story:
            yield Rectangle(12, 10, 268, 46, 18, DARK)
            yield Label(words("picture-private"), 30, 33, 31, LIGHT, 600, room=234)

        if self.owner is None:
            count = sum(card_picture.copies for card_picture in self.cards)
            text = words("political-picture-hand", count=count)
            yield Label(text, 982, 34, 36, CREAM, 700, "rm", room=660)
            return

        text = words("political-picture-mail")
        yield Label(text, 300, 34, 36, PALE, 500)
        x = 312 + width(text, 36, 500)
        yield name_label(
            words, self.whose, self.owner, x, 34, 976 - x, size=36, at="lm", weight=700
        )


_LINES = 3
"""The most lines of a card's name."""

_LETTERS = 30  # the size of the letters of a name
_LINE = 30  # the distance between two lines of a name
NARROW = 0.85
"""Letters may be narrowed to this share of their width if that makes room for one more word."""


def drawn_card(card_picture: CardPicture, x: int, y: int) -> Iterator[Mark]:
    """Draw a card: its value in the corner, in the shape of its wing, and its name below.

    The drawing is not cached: there are about a hundred kinds of cards, and few are drawn again
    soon.
    """
    width, height = sprites.size(f"{card_picture.sprite}@m")
    # A drawing that is too large is made smaller, but none is made larger.
    scale = min(1.0, (_CARD_WIDTH - 22) / width, 138 / height)
    yield Rectangle(x, y, _CARD_WIDTH, _CARD_HEIGHT, 16, CREAM, INK, 6)
    yield Rectangle(
        x + 10,
        y + 10,
        _CARD_WIDTH - 20,
        138,
        RADIUS.get(card_picture.side, 12),
        FIELD[card_picture.side],
    )
    drawn_width = None if scale == 1.0 else round(width * scale)
    yield Sprite(f"{card_picture.sprite}@m", x + _CARD_WIDTH // 2, y + 148, "cb", width=drawn_width)
    yield from _corner(card_picture, x, y)

    if card_picture.copies > 1:
        yield Rectangle(x + _CARD_WIDTH - 62, y + 108, 56, 44, 14, INK)
        yield Label(f"×{card_picture.copies}", x + _CARD_WIDTH - 34, y + 129, 34, CREAM, 700, "cm")

    if card_picture.tag:
        yield Rectangle(x + _CARD_WIDTH - 104, y + 4, 100, 48, 14, GOLD, INK, 5)
        yield Label(card_picture.tag, x + _CARD_WIDTH - 54, y + 27, 32, INK, 700, "cm", room=84)

    lines = _name_lines(card_picture.name, _CARD_WIDTH - 12)
    first_y = y + 199 - (len(lines) - 1) * _LINE // 2
    middle_x = x + _CARD_WIDTH // 2
    for place, line in enumerate(lines):
        line_y = first_y + place * _LINE
        yield Label(line, middle_x, line_y, _LETTERS, INK, 500, "cm", room=_CARD_WIDTH - 10)


def _corner(card_picture: CardPicture, x: int, y: int) -> Iterator[Mark]:
    """Draw a card's value, or the sign of what it does, in its upper left corner (x, y)."""
    x = x + 4
    y = y + 4
    if card_picture.side in WING_DARK:
        yield Rectangle(
            x, y, 52, 52, RADIUS[card_picture.side], WING_DARK[card_picture.side], INK, 5
        )
        yield Label(number(card_picture.counts or 0), x + 26, y + 25, 40, CREAM, 700, "cm")
    elif card_picture.counts is not None:
        is_good = card_picture.counts >= 0
        yield Rectangle(
            x, y, 64, 52, 26 if is_good else 6, GOOD_DARK if is_good else BAD_DARK, INK, 5
        )
        yield Label(with_sign(card_picture.counts), x + 32, y + 25, 38, CREAM, 700, "cm")
    elif card_picture.side != "event":
        yield Sprite(f"political/mark-{card_picture.power}@s", x, y)


def _name_lines(name: str, room: int) -> Sequence[str]:
    """Break a name into at most `_LINES` lines of narrow letters; the last one takes the rest."""
    lines: list[str] = []
    # A word may also be broken after its hyphens.
    for word in name.replace("-", "- ").split():
        gap = "" if lines and lines[-1].endswith("-") else " "
        longer = f"{lines[-1]}{gap}{word}" if lines else word
        fits = width(longer, _LETTERS, 500) * NARROW <= room
        if lines and (fits or len(lines) == _LINES):
            lines[-1] = longer
        else:
            lines.append(word)

    return lines
