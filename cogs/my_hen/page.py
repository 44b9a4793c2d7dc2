"""Draws the page of a person's hen: all outfits in its colour, and menus to choose another."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n.words import Words, join_with_commas
from bot.pages.page import Button, Do, Image, Item, Menu, Page, Row, Text
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
from cogs.lobby.picture import PLAIN
from cogs.looks import COLOURS, EARNED, OUTFITS
from cogs.pages import YELLOW, games_button

ALL = (*OUTFITS, *EARNED)
"""All outfits in the order of the menu. Those that take the most feats are last."""

OPEN = "hen"
"""Verb: show the page."""

OUTFIT = "hen-outfit"
"""Verb: choose an outfit."""

COLOUR = "hen-colour"
"""Verb: choose a colour."""

RESET = "hen-reset"
"""Verb: take the hen of the account again."""

_ROW = 4
"""Hens in a row."""

_WIDE = 232
"""The width of a hen's place, in pixels."""

_HIGH = 228
"""The height of a hen's place."""

_GAP = 14
"""The gap between two places."""


@dataclass(frozen=True, slots=True)
class HenPicture(Picture):
    """A picture of all outfits in one colour."""

    outfit: str
    """The outfit of the reader's hen, which has a gold frame."""
    colour: str
    feats: int
    """The number of the reader's feats. An outfit that takes more has a padlock."""

    def display(self, words: Words) -> DisplayList:
        marks: list[Mark] = []
        for place, outfit in enumerate(ALL):
            row, column = divmod(place, _ROW)
            corner = _GAP + column * (_WIDE + _GAP), _GAP + row * (_HIGH + _GAP)
            marks += self._hen(words, outfit, *corner)

        rows = -(-len(ALL) // _ROW)  # rounded up
        return DisplayList(_GAP + rows * (_HIGH + _GAP), PLAIN[0], tuple(marks), "common")

    def _hen(self, words: Words, outfit: str, x: int, y: int) -> Iterator[Mark]:
        """Draw an outfit with its name, or with the number of feats that it takes."""
        middle = x + _WIDE // 2
        bottom = y + _HIGH
        is_mine = outfit == self.outfit
        is_locked = outfit not in (*wearable(self.feats), self.outfit)
        yield Rectangle(x, y, _WIDE, _HIGH, 18, DARK, GOLD if is_mine else None, 6)
        sprite = f"common/hen-{outfit}-{self.colour}@m"
        yield Sprite(sprite, middle, bottom - 54, "cb", alpha=45 if is_locked else 100)
        if is_locked:
            yield Sprite("common/padlock@m", x + _WIDE - 46, bottom - 96, "cm")

        # The plate with the name, at the bottom.
        yield Rectangle(x + 8, bottom - 52, _WIDE - 16, 44, 14, GOLD if is_mine else DARK)
        label = words("hen-takes", feats=EARNED[outfit]) if is_locked else words(f"hen-{outfit}")
        ink = INK if is_mine else CREAM
        yield Label(label, middle, bottom - 30, 30, ink, 600, "cm", room=_WIDE - 24)


def open_button(words: Words) -> Button:
    """Return the button that opens the page."""
    return Button(words("hen-open"), Do(OPEN), emoji="🐣")


def wearable(feats: int) -> tuple[str, ...]:
    """Return the outfits that a person with this number of different feats can choose."""
    return tuple(outfit for outfit in ALL if EARNED.get(outfit, 0) <= feats)


def my_hen_page(
    outfit: str, colour: str, words: Words, *, feats: int | None, is_chosen: bool
) -> Page:
    """Return the page.

    Args:
        outfit: The outfit of the reader's hen.
        colour: The colour of its feathers.
        words: The words of the reader's language.
        feats: The number of different feats that the reader has earned; None if no feature counts
            them.
        is_chosen: Whether the reader has chosen this hen.
    """
    hen = words("hen-now", outfit=words(f"hen-{outfit}"), colour=words(f"hen-{colour}"))
    reset = Button(words("hen-reset"), Do(RESET), emoji="↩️", disabled=not is_chosen)
    about = [f"### {words('hen-title')}", words("hen-about")]
    if feats is not None:
        locked = [words(f"hen-{name}") for name in ALL if name not in wearable(feats)]
        names = join_with_commas(words, locked)
        about.append(words("hen-feats", feats=feats, locked=len(locked), outfits=names))

    return Page(
        (
            Text("\n".join(about)),
            Image(HenPicture(outfit, colour, feats or 0), hen, (Text(hen),)),
            _menu(OUTFIT, wearable(feats or 0), outfit, words),
            _menu(COLOUR, COLOURS, colour, words),
            Row((reset, games_button(words))),
        ),
        YELLOW,
    )


def _menu(verb: str, names: tuple[str, ...], chosen: str, words: Words) -> Menu:
    """Return the menu of outfits or colours. The index of an item is the place of its name."""
    items = tuple(
        Item(words(f"hen-{name}"), place, chosen=name == chosen) for place, name in enumerate(names)
    )
    return Menu(words(verb), items, verb=verb)
