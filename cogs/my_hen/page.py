"""Draws the page of a person's hen: all outfits in its colour, and menus to choose another."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Image, Item, Menu, Page, Row, Text
from bot.pictures.display_list import (
    CREAM,
    DARK,
    GOLD,
    INK,
    DisplayList,
    Label,
    Mark,
    Rectangle,
    Sprite,
)
from bot.pictures.picture import Picture
from cogs.looks import COLOURS, OUTFITS
from cogs.pages import games_button

ACCENT = 0xF2C94C

OPEN = "hen"
OUTFIT = "hen-outfit"
COLOUR = "hen-colour"
RESET = "hen-reset"
"""Verbs: show the page, choose an outfit or a colour, and take the hen of the account again."""

_ROW = 4
_WIDE = 232
_HIGH = 228
_GAP = 14
"""Hens in a row, and the size of a hen's place and of the gap, in pixels."""


@dataclass(frozen=True, slots=True)
class HenPicture(Picture):
    """All outfits in one colour. The present one has a gold frame."""

    outfit: str
    colour: str

    def display(self, words: Words) -> DisplayList:
        marks = [mark for place in range(len(OUTFITS)) for mark in self._hen(words, place)]
        rows = -(-len(OUTFITS) // _ROW)
        return DisplayList(_GAP + rows * (_HIGH + _GAP), "#1d2030", tuple(marks), "common")

    def _hen(self, words: Words, place: int) -> Iterator[Mark]:
        row, column = divmod(place, _ROW)
        x = _GAP + column * (_WIDE + _GAP)
        y = _GAP + row * (_HIGH + _GAP)
        middle = x + _WIDE // 2
        outfit = OUTFITS[place]
        is_mine = outfit == self.outfit
        yield Rectangle(x, y, _WIDE, _HIGH, 18, DARK, GOLD if is_mine else None, 6)
        yield Sprite(f"common/hen-{outfit}-{self.colour}@m", middle, y + _HIGH - 54, "cb")
        yield Rectangle(x + 8, y + _HIGH - 52, _WIDE - 16, 44, 14, GOLD if is_mine else DARK)
        label = words(f"hen-{outfit}")
        ink = INK if is_mine else CREAM
        yield Label(label, middle, y + _HIGH - 30, 30, ink, 600, "cm", room=_WIDE - 24)


def open_button(words: Words) -> Button:
    """Return the button that opens the page."""
    return Button(words("hen-open"), Do(OPEN), emoji="🐣")


def my_hen_page(outfit: str, colour: str, words: Words, *, is_chosen: bool) -> Page:
    """Return the page. `is_chosen`: whether the hen is another than that of the account."""
    hen = words("hen-now", outfit=words(f"hen-{outfit}"), colour=words(f"hen-{colour}"))
    reset = Button(words("hen-reset"), Do(RESET), emoji="↩️", disabled=not is_chosen)
    return Page(
        (
            Text(f"### {words('hen-title')}\n{words('hen-about')}"),
            Image(HenPicture(outfit, colour), hen, (Text(hen),)),
            _menu(OUTFIT, OUTFITS, outfit, words),
            _menu(COLOUR, COLOURS, colour, words),
            Row((reset, games_button(words))),
        ),
        ACCENT,
    )


def _menu(verb: str, names: tuple[str, ...], chosen: str, words: Words) -> Menu:
    """Return the menu of outfits or colours. The index of a line is the place of its name."""
    items = tuple(
        Item(words(f"hen-{name}"), place, chosen=name == chosen) for place, name in enumerate(names)
    )
    return Menu(words(verb), items, verb=verb)
