"""What stands where in a picture: plain values, painted in their order (painter.py).

All lengths are pixels of a picture that is 1000 wide, as Discord shows it about a third as large on
a phone. `at` says which point of a mark stands at (x, y): l, c or r across, then t, m or b down.
Colours are `#rrggbb`; the palette of a game has every colour that its pictures name (art).
"""

from dataclasses import dataclass

WIDTH = 1000

SMALLEST = 30
"""Letters are never smaller: on a phone, 340 across, that is ten pixels."""

INK = "#1d1424"
CREAM = "#fff8ea"
DARK = "#16142e"
GOLD = "#f7c934"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing from data/pictures/sprites, by its name: `heist/cowboy@s`."""

    name: str
    x: float
    y: float
    at: str = "lt"
    width: int | None = None
    """Scaled to this; the size it was drawn in is quicker, and sharper."""
    top: int | None = None
    """Only so many pixels of it from above, after scaling."""
    alpha: int = 100
    """Per cent."""
    grey: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text."""

    text: str
    x: float
    y: float
    size: int = 32
    fill: str = CREAM
    weight: int = 600
    """300 to 700: labels 500, names 600, numbers and titles 700."""
    at: str = "lm"
    room: int | None = None
    """What is wider is set narrower, and then cut with an ellipsis."""
    stroke: int = 0
    stroke_fill: str = INK
    instead: str | None = None
    """The text is a person's name: this stands there where no font of ours can draw it."""
    turned: bool = False
    """Read from below to above."""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle with round corners. `fill` None: only its line."""

    x: float
    y: float
    width: int
    height: int
    radius: int = 12
    fill: str | None = DARK
    line: str | None = None
    line_width: int = 4


@dataclass(frozen=True, slots=True)
class Arrow:
    """From one point to another, bent to its left by `bend` of its length; the head at the end."""

    x: float
    y: float
    to_x: float
    to_y: float
    fill: str = CREAM
    line_width: int = 8
    bend: float = 0.15

    def at(self, part: float) -> tuple[float, float]:
        """The point that far along, from 0 to 1."""
        across = self.to_x - self.x
        down = self.to_y - self.y
        bend_x = (self.x + self.to_x) / 2 + down * self.bend
        bend_y = (self.y + self.to_y) / 2 - across * self.bend
        before = (1 - part) ** 2
        between = 2 * part * (1 - part)
        after = part**2
        return (
            before * self.x + between * bend_x + after * self.to_x,
            before * self.y + between * bend_y + after * self.to_y,
        )


@dataclass(frozen=True, slots=True)
class Polyline:
    """From point to point."""

    points: tuple[tuple[float, float], ...]
    fill: str = CREAM
    line_width: int = 6
    dash: int | None = None
    """So many pixels of line, and as many of nothing."""


@dataclass(frozen=True, slots=True)
class CardDrawing:
    """Marks that belong together, painted once and kept: equal cards are one drawing. Where no mark
    covers it, it is transparent.
    """

    width: int
    height: int
    marks: tuple["Mark", ...]
    angle: int = 0
    """Degrees, against the clock; it needs more room then."""
    veil: str | None = None
    """A colour over all of it: what cannot be played now."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card in its place."""

    card: CardDrawing
    x: float
    y: float
    at: str = "lt"


Mark = Sprite | Label | Rectangle | Arrow | Polyline | Place


@dataclass(frozen=True, slots=True)
class DisplayList:
    """A whole picture. `ground` is a colour, or a sprite that fills it from its upper left corner.
    `palette` is the game whose colours it is saved in. `most`: bytes; a larger file is packed once
    more, as hard as is worth it. None: it never gets large.
    """

    height: int
    ground: str
    marks: tuple[Mark, ...]
    palette: str
    width: int = WIDTH
    most: int | None = None
