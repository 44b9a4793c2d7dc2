"""Draws charts: bars, and a line over time. Texts: data/locales/*/pictures.ftl.

Readers can tell the parts of a chart apart by place, shape and name, not by colour alone. All texts
are passed in the reader's language. bot/pictures/display_list.py explains the marks (rectangles,
labels, lines) of a picture and their parameters.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.i18n.words import Words
from bot.pictures.display_list import (
    CREAM,
    DARK,
    GOLD,
    SMALLEST,
    DisplayList,
    Label,
    Mark,
    Picture,
    Polyline,
    Rectangle,
)
from bot.pictures.lettering import fits
from cogs.pictures import DIM, LIGHT

_LEFT = 32
"""The left edge of a chart in pixels."""

_RIGHT = 968
"""The right edge of a chart."""

_TOP = 112
"""The upper edge of a chart, below the title."""

_FAINT = "#41466f"
"""The colour of things in the background: a grid, the rest of a bar."""


def _title(title: str, note: str) -> Iterator[Mark]:
    """Draw the title, and a note beside it."""
    yield Label(title, _LEFT, 52, 44, CREAM, 700, room=600)
    yield Label(note, _RIGHT, 54, 32, DIM, 500, "rm", room=310)


# -- bars (lengths are in pixels) ------------------------------------------------------------------

_BAR = 48
"""The height of a bar."""

_STEP = 76
"""The distance from the top of a bar to the top of the next bar."""

_RIM = 6
"""The distance between a bar and its frame."""

_THINNEST = 10
"""The least width of a bar above zero."""

_TICK = 12
"""The width of the upright line at a share."""

_OUT = 10
"""How far this line extends above and below its bar."""

_NAMES = 320
"""The width for names on the left."""

_NUMBERS = 160
"""The width for texts on the right."""

_NAME_SIZES = (34, 32, SMALLEST)
"""Font sizes of a name, the preferred one first. The longest title of a game fits in the last."""

MOST_BARS = 12
"""With more bars the picture would be higher than a phone."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar.

    Attributes:
        name: The text before the bar.
        number: Its length.
        said: The text at its end, such as "12 of 30".
        of: What the number is a part of, such as all games; it is drawn as a frame around the bar.
        share: A value to compare the number with, drawn as an upright line.
        share_said: The share in words.
    """

    name: str
    number: float
    said: str
    of: float
    share: float
    share_said: str


@dataclass(frozen=True, slots=True)
class BarsPicture(Picture):
    """One to MOST_BARS bars below each other, from zero to the largest number."""

    title: str
    bars: tuple[Bar, ...]
    note: str
    """A few words beside the title, such as a date or a name."""

    def __post_init__(self) -> None:
        if not 0 < len(self.bars) <= MOST_BARS:
            raise ValueError(f"{len(self.bars)} bars")
        if any(not 0 <= bar.number <= bar.of for bar in self.bars):
            raise ValueError("a bar is shorter than nothing or longer than the whole")
        if any(bar.share < 0 for bar in self.bars):
            raise ValueError("a share is less than nothing")

    def alt(self, words: Words) -> str:
        """Describe every bar in its order."""
        each = [
            words("alt-bar-share", name=bar.name, said=bar.said, share=bar.share_said)
            for bar in self.bars
        ]
        return " ".join([words("alt-chart-of", title=self.title, note=self.note), *each])

    def display(self, words: Words) -> DisplayList:
        marks = list(_title(self.title, self.note))
        left = _LEFT + _NAMES
        room = _RIGHT - _NUMBERS - _LEFT - _NAMES
        # A bar of the length `most` fills the room. The 1 avoids a division by zero.
        most = max(max(bar.of, bar.share) for bar in self.bars) or 1
        for place, bar in enumerate(self.bars):
            y = _TOP + place * _STEP
            middle = y + _BAR / 2
            whole, part, share = (
                round(room * number / most) for number in (bar.of, bar.number, bar.share)
            )
            name_size = _name_size(bar.name)
            marks.append(Label(bar.name, _LEFT, middle, name_size, CREAM, 600, room=_NAMES - 20))

            # A small whole is still wide enough for the thinnest bar.
            whole = max(whole, 2 * _RIM + _THINNEST)
            marks.append(Rectangle(left, y, whole, _BAR, 10, None, DIM, 3))

            # The bar is smaller than its frame by the rim.
            if bar.number:
                wide = max(part - 2 * _RIM, _THINNEST)
                high = _BAR - 2 * _RIM
                marks.append(Rectangle(left + _RIM, y + _RIM, wide, high, 10 - _RIM, GOLD))

            share_left = left + share - _TICK // 2
            share_height = _BAR + 2 * _OUT
            marks.append(Rectangle(share_left, y - _OUT, _TICK, share_height, 2, CREAM, DARK, 3))

            # The text is on the right of the frame, the bar and the share.
            end = left + max(whole, share) + 16
            marks.append(Label(bar.said, end, middle, 36, CREAM, 700, room=_RIGHT - end))

        # The line at which all bars begin, so that readers recognise an empty bar.
        # It extends 8 pixels above the first bar and below the last.
        line_height = (len(self.bars) - 1) * _STEP + _BAR + 16
        marks.append(Rectangle(left - 4, _TOP - 8, 4, line_height, 2, DIM))
        return DisplayList(_TOP + line_height + 16, DARK, tuple(marks), "common")


# -- a line ----------------------------------------------------------------------------------------

_FIELD = 360
"""The height of the field for the line."""

_AXIS = 90
"""The width for numbers on the left of the field."""

_ENDS = 170
"""The width for the name of the line on the right of the field."""

_TICKS = 5
"""The most ticks: numbers on the left, each with a horizontal line."""

_DOTTED = 24
"""If a line has more numbers than this, only the last number has a dot, and the line is thinner."""

_DOT = 22
"""The size of a dot."""


@dataclass(frozen=True, slots=True)
class LinePicture(Picture):
    """A line that spans the whole width.

    Attributes:
        numbers: The numbers, the oldest first.
        said: The last number in words.
        unsure: How many of the first numbers are uncertain. Their dots are hollow.
        below: The texts below the first and the last number.
    """

    title: str
    name: str
    numbers: tuple[float, ...]
    said: str
    unsure: int
    below: tuple[str, str]
    note: str

    def __post_init__(self) -> None:
        if not self.numbers:
            raise ValueError("a line without a number")

    def alt(self, words: Words) -> str:
        """Describe where the line began, its lowest and highest number, and where it ends."""
        line = words(
            "alt-line", name=self.name, said=self.said, count=len(self.numbers),
            first=_number(self.numbers[0]), lowest=_number(min(self.numbers)),
            highest=_number(max(self.numbers)),
        )  # fmt: skip
        return f"{words('alt-chart-of', title=self.title, note=self.note)} {line}"

    def display(self, words: Words) -> DisplayList:
        ticks = _ticks(self.numbers)
        marks = (
            *_title(self.title, self.note),
            *self._grid(ticks),
            *self._below(),
            *self._line(ticks),
            *self._end(ticks),
        )
        return DisplayList(_TOP + _FIELD + 72, DARK, marks, "common")

    def _grid(self, ticks: list[float]) -> Iterator[Mark]:
        """Draw a horizontal line and a number for each tick."""
        for tick in ticks:
            y = _height(tick, ticks)
            yield Rectangle(_LEFT + _AXIS, y - 1, _RIGHT - _ENDS - _LEFT - _AXIS, 3, 1, _FAINT)
            yield Label(_number(tick), _LEFT + _AXIS - 16, y, 32, DIM, 500, "rm", room=_AXIS - 16)

    def _below(self) -> Iterator[Mark]:
        """Draw the texts below the line at the edges."""
        left = _LEFT + _AXIS
        right = _RIGHT - _ENDS
        for text, x, at in zip(self.below, (left, right), ("lm", "rm"), strict=True):
            room = (right - left) // 2 - 16
            yield Label(text, x, _TOP + _FIELD + 40, 32, DIM, 500, at, room=room)

    def _line(self, ticks: list[float]) -> Iterator[Mark]:
        """Draw the line with its dots."""
        left = _LEFT + _AXIS + _DOT
        right = _RIGHT - _ENDS - _DOT
        step = (right - left) / max(1, len(self.numbers) - 1)
        # A single number is on the right, like every last number.
        first = left if len(self.numbers) > 1 else right
        points = tuple(
            (first + place * step, _height(number, ticks))
            for place, number in enumerate(self.numbers)
        )
        if len(points) > 1:
            yield Polyline(points, GOLD, 7 if len(points) <= _DOTTED else 5)

        half = _DOT // 2
        for place, (x, y) in enumerate(points):
            is_last = place == len(points) - 1
            if is_last or len(points) <= _DOTTED:
                inside, line = (DARK, GOLD) if place < self.unsure else (GOLD, DARK)
                dot_x = round(x) - half
                dot_y = round(y) - half
                yield Rectangle(dot_x, dot_y, _DOT, _DOT, half, inside, line, 4)

    def _end(self, ticks: list[float]) -> Iterator[Mark]:
        """Draw the last number and the name beside the end of the line, within the field."""
        y = min(max(_height(self.numbers[-1], ticks), _TOP + 20.0), _TOP + _FIELD - 20.0)
        x = _RIGHT - _ENDS + 8
        yield Label(self.said, x, y - 18, 42, LIGHT, 700, room=_ENDS - 8)
        yield Label(self.name, x, y + 20, 30, DIM, 500, room=_ENDS - 8)


def _ticks(numbers: Sequence[float]) -> list[float]:
    """Return at most _TICKS evenly spaced round numbers that enclose all numbers.

    For numbers from 3 to 47 they are 0, 20, 40 and 60.
    """
    low = min(numbers)
    high = max(numbers)
    # If all numbers are equal, the axis still needs some height.
    if low == high:
        low = low - 1
        high = high + 1

    # The power of ten below the needed step (44 / 4 = 11 needs 10), then the first round multiple
    # of it with few enough ticks: one more than there are steps between `low` and `high`.
    step = 10.0 ** math.floor(math.log10((high - low) / (_TICKS - 1)))
    sizes = (step * size for size in (1, 2, 5, 10, 20))
    step = next(size for size in sizes if math.ceil(high / size) - math.floor(low / size) < _TICKS)
    return [step * place for place in range(math.floor(low / step), math.ceil(high / step) + 1)]


def _height(number: float, ticks: list[float]) -> float:
    """Return the y of a number in the field."""
    return _TOP + _FIELD * (ticks[-1] - number) / (ticks[-1] - ticks[0])


def _number(number: float) -> str:
    """Return a number as on an axis, without a fraction if it has none."""
    return f"{round(number, 3):g}".replace("-", "−")


def _name_size(name: str) -> int:
    """Return the largest font size that lets the whole name fit beside its bar."""
    fitting = (size for size in _NAME_SIZES if fits(name, size, 600, _NAMES - 20))
    # A name that fits in no size is cut.
    return next(fitting, _NAME_SIZES[0])
