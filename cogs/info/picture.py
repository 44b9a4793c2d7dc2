"""Draws the panel of `/chicken help`: the boxes of all games, or one game with its facts.

Numbers without a name are pixels in a picture that is 1000 pixels wide.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n.words import Words, commas
from bot.pictures.display_list import CREAM, DARK, DisplayList, Label, Mark, Rectangle, Sprite
from bot.pictures.picture import Picture
from cogs.lobby.picture import PAGES, PLAIN

_PALETTE = "common"
_ROW = 3
"""Boxes in a row."""
_WIDE = 316
_HIGH = 278
_GAP = 12
"""The size of the place of a box, and the gap between two places."""


@dataclass(frozen=True, slots=True)
class ShelfPicture(Picture):
    """The boxes of all games, with their names."""

    games: tuple[str, ...]

    def alt(self, words: Words) -> str:
        """Name the games."""
        titles = [words(f"{game}-title") for game in self.games]
        return words("help-alt", games=commas(words, titles))

    def display(self, words: Words) -> DisplayList:
        marks: list[Mark] = []
        for place, game in enumerate(self.games):
            row, column = divmod(place, _ROW)
            marks += _box(words, game, _GAP + column * (_WIDE + _GAP), _GAP + row * (_HIGH + _GAP))

        rows = -(-len(self.games) // _ROW)
        # A hen stands where the last row has room for one more box.
        if len(self.games) % _ROW:
            x = _GAP + (_ROW - 1) * (_WIDE + _GAP) + _WIDE // 2
            marks.append(Sprite("common/hen-sun-corn@l", x, rows * (_HIGH + _GAP) - 6, "cb"))

        return DisplayList(_GAP + rows * (_HIGH + _GAP), PLAIN[0], tuple(marks), _PALETTE)


@dataclass(frozen=True, slots=True)
class GamePicture(Picture):
    """The box of one game, and its facts in words."""

    game: str
    facts: tuple[str, ...]

    def alt(self, words: Words) -> str:
        """Name the game, and say its facts."""
        return words(
            "help-alt-game", game=words(f"{self.game}-title"), facts=commas(words, self.facts)
        )

    def display(self, words: Words) -> DisplayList:
        marks = [*_box(words, self.game, _GAP, _GAP)]
        left = _GAP + _WIDE + _GAP
        high = (_HIGH + _GAP) // len(self.facts) - _GAP
        for place, fact in enumerate(self.facts):
            y = _GAP + place * (high + _GAP)
            marks.append(Rectangle(left, y, 1000 - _GAP - left, high, 18, DARK))
            marks.append(Label(fact, left + 28, y + high // 2, 44, CREAM, room=580))

        return DisplayList(_HIGH + 2 * _GAP, PLAIN[0], tuple(marks), _PALETTE)


def _box(words: Words, game: str, x: int, y: int) -> Iterator[Mark]:
    """Draw a game's box with its name below. (x, y) is the upper left corner of its place."""
    box = f"box-{game}" if game in PAGES else "egg"
    yield Rectangle(x, y, _WIDE, _HIGH, 20, PAGES.get(game, PLAIN)[1])
    yield Sprite(f"common/{box}@l", x + _WIDE // 2, y + 226, "cb")
    title = words(f"{game}-title")
    yield Label(title, x + _WIDE // 2, y + 252, 31, CREAM, 600, "cm", room=_WIDE - 12)
