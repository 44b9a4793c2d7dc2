"""Display lists: plain values that say what is drawn where. painter.py paints them in order.

A display list consists of marks, such as a drawing, a line of text or an arrow. Lengths are in
pixels of a picture 1000 pixels wide; a phone shows it at about a third of its size.

`at` says which point of a mark is at (x, y), by two letters: l, c or r (left, centre, right), then
t, m or b (top, middle, bottom). Colours are `#rrggbb`, and must be in the palette of the game,
which the folder `art` makes.
"""

from dataclasses import dataclass

WIDTH = 1000

SMALLEST = 30
"""The smallest size of letters. It is ten pixels on a phone that is 340 pixels wide."""

INK = "#1d1424"
CREAM = "#fff8ea"
DARK = "#16142e"
GOLD = "#f7c934"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing from data/pictures/sprites, by its name, such as `heist/cowboy@s` (@s: small)."""

    name: str
    x: float
    y: float
    at: str = "lt"
    width: int | None = None
    """Scale it to this width; None: its own size, which is faster and sharper."""
    top: int | None = None
    """Draw only this many pixels from above, after scaling; None: all."""
    alpha: int = 100
    """Opacity in per cent."""
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
    """The thickness of the letters, 300 to 700: labels 500, names 600, numbers and titles 700."""
    at: str = "lm"
    room: int | None = None
    """The most pixels; None: any width. A wider text gets narrower letters, and then is cut."""
    stroke: int = 0
    """The width of a line around each letter."""
    stroke_fill: str = INK
    instead: str | None = None
    """Only for a player's name: the text to use if no font can draw the name."""
    turned: bool = False
    """Draw it vertically, to be read from bottom to top."""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle with round corners. `fill` and `line` are colours, or None for no such part."""

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
    """An arrow from (x, y) to (to_x, to_y), bent to its left.

    `bend`: how far the control point of the curve lies beside the middle, as a share of the length.
    An arrow from (0, 0) to (100, 0) with a bend of 0.2 has it at (50, -20), above the line.
    """

    x: float
    y: float
    to_x: float
    to_y: float
    fill: str = CREAM
    line_width: int = 8
    bend: float = 0.15

    def at(self, part: float) -> tuple[float, float]:
        """Return a point of the arrow: 0 is its beginning, 1 its end."""
        across = self.to_x - self.x
        down = self.to_y - self.y
        bend_x = (self.x + self.to_x) / 2 + down * self.bend
        bend_y = (self.y + self.to_y) / 2 - across * self.bend
        # A quadratic Bézier curve: a mean of begin, control point and end, with these weights.
        before = (1 - part) ** 2
        between = 2 * part * (1 - part)
        after = part**2
        return (
            before * self.x + between * bend_x + after * self.to_x,
            before * self.y + between * bend_y + after * self.to_y,
        )


@dataclass(frozen=True, slots=True)
class Polyline:
    """A line through several points."""

    points: tuple[tuple[float, float], ...]
    fill: str = CREAM
    line_width: int = 6
    dash: int | None = None
    """The length of dashes and gaps in pixels; None: a solid line."""


@dataclass(frozen=True, slots=True)
class CardDrawing:
    """A group of marks, such as a card, on a transparent ground. It is painted once and cached."""

    width: int
    height: int
    marks: tuple["Mark", ...]
    angle: int = 0
    """Degrees, counterclockwise. A turned card is larger."""
    veil: str | None = None
    """A colour over the whole card, which shows that it cannot be played now; None: no veil."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card and where it is drawn."""

    card: CardDrawing
    x: float
    y: float
    at: str = "lt"


Mark = Sprite | Label | Rectangle | Arrow | Polyline | Place


@dataclass(frozen=True, slots=True)
class DisplayList:
    """A whole picture.

    Args:
        height: In pixels.
        ground: The background: a colour, or a sprite that fills the picture from its upper left
            corner.
        marks: What is drawn, in order.
        palette: The game in whose palette the picture is saved.
        width: In pixels.
        most: The size of the file in bytes above which it is compressed again at a higher level;
            None: never.
    """

    height: int
    ground: str
    marks: tuple[Mark, ...]
    palette: str
    width: int = WIDTH
    most: int | None = None
