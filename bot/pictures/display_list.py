"""Display lists: plain values that say what is drawn where. painter.py paints them in order.

A display list consists of marks, such as a drawing, a line of text or an arrow. Lengths are in
pixels of a picture 1000 pixels wide; a phone shows it at about a third of its size.

`at` says which point of a mark is at (x, y), by two letters: l, c or r (left, centre, right), then
t, m or b (top, middle, bottom). Colours are `#rrggbb`, and must be in the palette of the game,
which the folder `art` makes.

Some marks move (`Moving`). A still picture shows them at their last keyframe. animation.py makes
pictures that play once, and end as the still one.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

import orjson

from bot.i18n.words import Words

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
    marks: tuple["StillMark", ...]
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


StillMark = Sprite | Label | Rectangle | Arrow | Polyline | Place


@dataclass(frozen=True, slots=True)
class Keyframe:
    """How moving marks look at one moment, compared with their own place and size.

    Args:
        at: Seconds after the start of the picture.
        x: How many pixels further right they are.
        y: How many pixels further down they are.
        scale: Their size as a share of their own size, around their centre.
        wide: Their width as a share of this size: a card that turns over becomes narrow.
        angle: Degrees by which they are turned around their centre, counterclockwise.
        alpha: Opacity in per cent; 0: they are not drawn.
        ease: How they get here from the keyframe before: `jump` changes at once at this moment,
            `even` moves at an even speed, `start` speeds up, `stop` slows down, and `smooth` does
            both.
    """

    at: float
    x: float = 0
    y: float = 0
    scale: float = 1
    wide: float = 1
    angle: float = 0
    alpha: int = 100
    ease: str = "smooth"


HIDDEN = Keyframe(0, alpha=0)
"""The first keyframe of marks that appear later."""


@dataclass(frozen=True, slots=True)
class Moving:
    """Marks that move together.

    Before the first keyframe they look as it says, and after the last one they stay. There is at
    least one keyframe, and their moments do not decrease. At the last one the marks are at their
    own place and size (they stay in the still picture), or hidden (they do not).
    """

    marks: tuple[StillMark, ...]
    keyframes: tuple[Keyframe, ...]

    @property
    def still(self) -> tuple[StillMark, ...]:
        """The marks that are there at the end."""
        return self.marks if self.keyframes[-1].alpha else ()

    def at(self, seconds: float) -> Keyframe:
        """Return how the marks look at a moment between two keyframes."""
        before = self.keyframes[0]
        for after in self.keyframes:
            if after.at > seconds:
                return _between(before, after, seconds)

            before = after

        return before


def appear(*marks: StillMark, at: float, until: float | None = None) -> Moving:
    """Return marks that are not there before the moment `at`, and not from `until` on."""
    keyframes = [HIDDEN, Keyframe(at, ease="jump")]
    if until is not None:
        keyframes.append(Keyframe(until, alpha=0, ease="jump"))

    return Moving(marks, tuple(keyframes))


def pop(*marks: StillMark, at: float, seconds: float = 0.24) -> Moving:
    """Return marks that appear at a moment, a little too large, and shrink to their size."""
    grown = Keyframe(at, scale=1.4, ease="jump")
    return Moving(marks, (HIDDEN, grown, Keyframe(at + seconds, ease="stop")))


def turn_over(
    back: tuple[StillMark, ...], face: tuple[StillMark, ...], at: float, seconds: float = 0.4
) -> Iterator[Moving]:
    """Yield the back of a card, which turns over at a moment, and its face, which stays."""
    middle = at + seconds / 2
    narrow = Keyframe(middle, wide=0.05, ease="start")
    yield Moving(back, (Keyframe(at), narrow, Keyframe(middle, alpha=0, ease="jump")))
    seen = replace(narrow, ease="jump")
    yield Moving(face, (HIDDEN, seen, Keyframe(at + seconds, ease="stop")))


def count_up(
    label: Label,
    numbers: tuple[int | str, ...],
    start: float,
    seconds: float,
    *,
    appears: float = 0,
) -> Iterator[Moving]:
    """Yield labels that show one number after another, at equal intervals. The last one stays.

    Args:
        label: The look of the labels.
        numbers: The numbers, at least one. Each may have a sign, such as ×2.
        start: When the second number replaces the first one, in seconds.
        seconds: From then until the last number.
        appears: When the first number appears, in seconds.
    """
    steps = max(1, len(numbers) - 1)
    moments = [appears, *(start + seconds * step / steps for step in range(1, len(numbers)))]
    for index, number in enumerate(numbers):
        is_last = index == len(numbers) - 1
        until = None if is_last else moments[index + 1]
        yield appear(replace(label, text=str(number)), at=moments[index], until=until)


def bounce(at: float, height: float, seconds: float = 0.32) -> tuple[Keyframe, ...]:
    """Return the keyframes of marks that hop: on the ground, in the air, on the ground again."""
    top = Keyframe(at + seconds / 2, y=-height, ease="stop")
    return Keyframe(at), top, Keyframe(at + seconds, ease="start")


def numbers_between(start: int, end: int, most: int) -> tuple[int, ...]:
    """Return `start` and up to `most` numbers after it, about evenly spaced, `end` the last."""
    steps = max(1, min(most, abs(end - start)))
    return tuple(start + round((end - start) * step / steps) for step in range(steps + 1))


def _between(before: Keyframe, after: Keyframe, seconds: float) -> Keyframe:
    """Return the state at a moment from `before` on and earlier than `after`."""
    if after.ease == "jump" or seconds <= before.at:
        return before

    passed = (seconds - before.at) / (after.at - before.at)
    share = _EASES[after.ease](passed)

    def mix(start: float, end: float) -> float:
        return start + (end - start) * share

    return Keyframe(
        seconds,
        x=mix(before.x, after.x),
        y=mix(before.y, after.y),
        scale=mix(before.scale, after.scale),
        wide=mix(before.wide, after.wide),
        angle=mix(before.angle, after.angle),
        alpha=round(mix(before.alpha, after.alpha)),
    )


_EASES: Mapping[str, Callable[[float], float]] = {
    "even": lambda passed: passed,
    "start": lambda passed: passed**2,
    "stop": lambda passed: 1 - (1 - passed) ** 2,
    "smooth": lambda passed: passed * passed * (3 - 2 * passed),
}
"""The share of the way, 0 to 1, after a share of the time, 0 to 1, for each `Keyframe.ease`."""


Mark = StillMark | Moving


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

    @property
    def still(self) -> tuple[StillMark, ...]:
        """The marks of the still picture, in order."""
        return tuple(
            part
            for mark in self.marks
            for part in (mark.still if isinstance(mark, Moving) else (mark,))
        )

    @property
    def seconds(self) -> float:
        """How long the marks move; 0: nothing moves."""
        moving = (mark for mark in self.marks if isinstance(mark, Moving))
        return max((mark.keyframes[-1].at for mark in moving), default=0.0)


# -- pictures --------------------------------------------------------------------------------------

ART = 1
"""A version. Raise it when equal values look different than before, to repaint sent pictures."""


class Picture(ABC):
    """The value of a picture: what one viewer sees.

    Subclasses are small frozen dataclasses of numbers, slugs and names. They are created and
    compared after every choice, but seldom painted.
    """

    __slots__ = ()

    file_name: ClassVar[str] = "picture.png"
    """The name of its file. It reveals nothing about the picture."""

    @property
    def moves(self) -> bool:
        """Return whether it shows a moment that can be played (`MovingPicture`)."""
        return False

    @abstractmethod
    def display(self, words: Words) -> DisplayList:
        """Return what is drawn where. It must be pure; it is called in the studio's thread."""

    def key(self, locale: str) -> str:
        """Return a key of 24 hexadecimal digits: equal for equal pictures, also after a restart."""
        # It includes the class, because values of two classes may have equal fields.
        content = orjson.dumps((ART, type(self).__module__, type(self).__name__, locale, self))
        return hashlib.sha256(content).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class MovingPicture(Picture):
    """A picture that plays once: a GIF file, whose last frame looks like `still`."""

    still: Picture

    file_name: ClassVar[str] = "picture.gif"

    def display(self, words: Words) -> DisplayList:
        return self.still.display(words)

    def key(self, locale: str) -> str:
        # The fields of `still` alone do not say which class it has.
        content = f"{self.file_name} {self.still.key(locale)}"
        return hashlib.sha256(content.encode()).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class _Nothing(Picture):
    """A placeholder on a page that shows text instead of a picture. It cannot be painted."""

    def display(self, words: Words) -> DisplayList:
        raise TypeError("this page is for a reader who sees it as text")


NOTHING: Picture = _Nothing()
