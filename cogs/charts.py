"""Draws charts: bars, and lines over time. Texts: data/locales/*/pictures.ftl.

Readers can tell the parts of a chart apart by place, shape and name, not by colour alone. All texts
are passed in the reader's language. Names of users come with a replacement (`Bar.instead`,
`ChartSeries.instead`), because our fonts lack some letters. bot/pictures/display_list.py explains
the marks (rectangles, labels, lines) of a picture and their parameters.
"""

import math
from collections.abc import Iterable, Iterator
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
    Polyline,
    Rectangle,
)
from bot.pictures.lettering import fits
from bot.pictures.picture import Picture
from cogs.pictures import DIM, LIGHT

_LEFT = 32
_RIGHT = 968
_TOP = 112
"""Edges of a chart in pixels. `_TOP` is below the title."""
_FAINT = "#41466f"
"""The colour of things in the background: a grid, the rest of a bar."""


def _alt(words: Words, title: str, note: str, each: Iterable[str]) -> str:
    """Return the description of a chart: its title, then each part."""
    name = words("alt-chart-of" if note else "alt-chart", title=title, note=note)
    return " ".join([name, *each])


def _title(title: str, note: str) -> Iterator[Mark]:
    """Draw the title, and a note beside it."""
    yield Label(title, _LEFT, 52, 44, CREAM, 700, room=600 if note else _RIGHT - _LEFT)
    if note:
        yield Label(note, _RIGHT, 54, 32, DIM, 500, "rm", room=310)


# -- bars (lengths are in pixels) ------------------------------------------------------------------

_BAR = 48
_STEP = 76
"""The height of a bar, and the distance from its top to the top of the next bar."""
_RIM = 6
_THINNEST = 10
"""The distance between a bar and its frame, and the least width of a bar above zero."""
_TICK = 12
_OUT = 10
"""The width of the upright line at a share, and how far it extends above and below its bar."""
_NAMES = 320
_NUMBERS = 160
"""The widths for names on the left, and for texts on the right."""
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
        instead: Replaces a user's name that our fonts cannot draw.
        share: A value to compare the number with, drawn as an upright line.
        share_said: The share in words.
    """

    name: str
    number: float
    said: str
    of: float | None = None
    instead: str | None = None
    share: float | None = None
    share_said: str = ""

    @property
    def whole(self) -> float:
        """The length of the frame around the bar."""
        return self.number if self.of is None else self.of

    @property
    def longest(self) -> float:
        """The length that the scale must reach."""
        return max(self.whole, self.share or 0)


@dataclass(frozen=True, slots=True)
class BarsPicture(Picture):
    """One to MOST_BARS bars below each other, from zero to the largest number."""

    title: str
    bars: tuple[Bar, ...]
    note: str = ""
    """A few words beside the title, such as a date or a name."""

    def __post_init__(self) -> None:
        if not 0 < len(self.bars) <= MOST_BARS:
            raise ValueError(f"{len(self.bars)} bars")
        if any(not 0 <= bar.number <= bar.whole for bar in self.bars):
            raise ValueError("a bar is shorter than nothing or longer than the whole")
        if any((bar.share or 0) < 0 for bar in self.bars):
            raise ValueError("a share is less than nothing")

    def alt(self, words: Words) -> str:
        """Describe every bar in its order."""
        each = [
            words("alt-bar", name=bar.name, said=bar.said)
            if bar.share is None
            else words("alt-bar-share", name=bar.name, said=bar.said, share=bar.share_said)
            for bar in self.bars
        ]
        return _alt(words, self.title, self.note, each)

    def display(self, words: Words) -> DisplayList:
        marks = list(_title(self.title, self.note))
        left = _LEFT + _NAMES
        room = _RIGHT - _NUMBERS - _LEFT - _NAMES
        # A bar of the length `most` fills the room. The 1 avoids a division by zero.
        most = max(chart_bar.longest for chart_bar in self.bars) or 1
        for place, bar in enumerate(self.bars):
            y = _TOP + place * _STEP
            middle = y + _BAR / 2
            whole, part = (round(room * number / most) for number in (bar.whole, bar.number))
            name = bar.name, _LEFT, middle, _name_size(bar.name), CREAM, 600
            marks.append(Label(*name, room=_NAMES - 20, instead=bar.instead))

            # A whole of zero has no frame. A small whole is still wide enough for the thinnest bar.
            if bar.of:
                whole = max(whole, 2 * _RIM + _THINNEST)
                marks.append(Rectangle(left, y, whole, _BAR, 10, None, DIM, 3))

            # Inside a frame the bar is smaller by the rim.
            rim = _RIM if bar.of else 0
            if bar.number:
                wide = max(part - 2 * rim, _THINNEST)
                marks.append(Rectangle(left + rim, y + rim, wide, _BAR - 2 * rim, 10 - rim, GOLD))

            share = round(room * (bar.share or 0) / most)
            if bar.share is not None:
                share_left = left + share - _TICK // 2
                share_height = _BAR + 2 * _OUT
                marks.append(
                    Rectangle(share_left, y - _OUT, _TICK, share_height, 2, CREAM, DARK, 3)
                )

            # The text is on the right of the frame, the bar and the share.
            end = left + max(whole, share) + 16
            marks.append(Label(bar.said, end, middle, 36, CREAM, 700, room=_RIGHT - end))

        # The line at which all bars begin, so that readers recognise an empty bar.
        # It extends 8 pixels above the first bar and below the last.
        line_height = (len(self.bars) - 1) * _STEP + _BAR + 16
        marks.append(Rectangle(left - 4, _TOP - 8, 4, line_height, 2, DIM))
        return DisplayList(_TOP + line_height + 16, DARK, tuple(marks), "common")


# -- lines -----------------------------------------------------------------------------------------

_FIELD = 360
_AXIS = 90
_ENDS = 170
"""Height of the field for lines; widths for numbers on its left, and for names on its right."""
_TICKS = 5
"""The most ticks (numbers on the left, each with a line), and the most texts below."""
_DOTTED = 24
"""If a line has more numbers than this, only the last number has a dot, and the line is thinner."""
_DOT = 22
"""The size of a dot."""

MOST_SERIES = 3
"""The most lines: `_LOOKS` has one look for each."""


@dataclass(frozen=True, slots=True)
class ChartSeries:
    """A line: its numbers, the oldest first. `said`: the last number in words."""

    name: str
    numbers: tuple[float, ...]
    said: str
    instead: str | None = None
    """Replaces a user's name that our fonts cannot draw."""
    unsure: int = 0
    """How many of the first numbers are uncertain. Their dots are hollow."""


@dataclass(frozen=True, slots=True)
class LinesPicture(Picture):
    """One to MOST_SERIES lines. Each line spans the whole width.

    `below`: texts along the bottom, evenly spread from the first number to the last.
    """

    title: str
    series: tuple[ChartSeries, ...]
    below: tuple[str, ...] = ()
    note: str = ""

    def __post_init__(self) -> None:
        if not 0 < len(self.series) <= MOST_SERIES:
            raise ValueError(f"{len(self.series)} lines")
        if not all(line_series.numbers for line_series in self.series) or len(self.below) > _TICKS:
            raise ValueError("a line without a number, or too many texts below")

    def alt(self, words: Words) -> str:
        """Describe where each line began, its lowest and highest number, and where it ends."""
        each = [
            words(
                "alt-line", name=line_series.name, said=line_series.said,
                count=len(line_series.numbers),
                first=_number(line_series.numbers[0]), lowest=_number(min(line_series.numbers)),
                highest=_number(max(line_series.numbers)),
            )
            for line_series in self.series
        ]  # fmt: skip
        return _alt(words, self.title, self.note, each)

    def display(self, words: Words) -> DisplayList:
        ticks = _ticks([number for series in self.series for number in series.numbers])
        marks = [*_title(self.title, self.note), *self._grid(ticks), *self._below()]
        # Names beside the ends of the lines must not overlap.
        ends = _apart([_height(series.numbers[-1], ticks) for series in self.series])
        for look, (line_series, end) in enumerate(zip(self.series, ends, strict=True)):
            marks += _line(line_series, ticks, look, end)

        height = _TOP + _FIELD + (72 if self.below else 36)
        return DisplayList(height, DARK, tuple(marks), "common")

    def _grid(self, ticks: list[float]) -> Iterator[Mark]:
        """Draw a horizontal line and a number for each tick."""
        for tick in ticks:
            y = _height(tick, ticks)
            yield Rectangle(_LEFT + _AXIS, y - 1, _RIGHT - _ENDS - _LEFT - _AXIS, 3, 1, _FAINT)
            yield Label(_number(tick), _LEFT + _AXIS - 16, y, 32, DIM, 500, "rm", room=_AXIS - 16)

    def _below(self) -> Iterator[Mark]:
        """Draw the texts below the lines: the first and the last text at the edges."""
        left = _LEFT + _AXIS
        right = _RIGHT - _ENDS
        room = (right - left) // max(1, len(self.below)) - 16
        for place, text in enumerate(self.below):
            part = place / max(1, len(self.below) - 1)
            at = "lm" if place == 0 else "rm" if part == 1 else "cm"
            x = left + (right - left) * part
            yield Label(text, x, _TOP + _FIELD + 40, 32, DIM, 500, at, room=room)


_LOOKS: tuple[tuple[str, int | None, int], ...] = (
    (GOLD, None, _DOT // 2),
    (CREAM, 16, 2),
    (DIM, 5, 7),
)
"""Looks of the first, second and third line: colour, dashes, corner radius of the dots.

The dots are a circle, a square and a square with round corners. Dashes: the length of a dash in
pixels; None: a solid line.
"""


def _line(line_series: ChartSeries, ticks: list[float], look: int, end: float) -> Iterator[Mark]:
    """Draw a line. `end`: the height of its name, beside the last number."""
    fill, dash, radius = _LOOKS[look]
    left = _LEFT + _AXIS + _DOT
    right = _RIGHT - _ENDS - _DOT
    step = (right - left) / max(1, len(line_series.numbers) - 1)
    # A single number is on the right, like every last number.
    first = left if len(line_series.numbers) > 1 else right
    points = tuple(
        (first + place * step, _height(number, ticks))
        for place, number in enumerate(line_series.numbers)
    )
    if len(points) > 1:
        yield Polyline(points, fill, 7 if len(points) <= _DOTTED else 5, dash)

    for place, (x, y) in enumerate(points):
        is_last = place == len(points) - 1
        if is_last or len(points) <= _DOTTED:
            inside, line = (DARK, fill) if place < line_series.unsure else (fill, DARK)
            half = _DOT // 2
            yield Rectangle(round(x) - half, round(y) - half, _DOT, _DOT, radius, inside, line, 4)

    x = _RIGHT - _ENDS + 8
    room = _ENDS - 8
    yield Label(line_series.said, x, end - 18, 42, LIGHT if fill == GOLD else fill, 700, room=room)
    yield Label(line_series.name, x, end + 20, 30, DIM, 500, room=room, instead=line_series.instead)


def _ticks(numbers: list[float]) -> list[float]:
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


def _apart(heights: list[float], least: int = 84) -> list[float]:
    """Return the heights (y coordinates) in the same order, moved to be `least` pixels apart.

    84 pixels are room for the two texts at the end of a line. Heights of 450 and 460 become 368 and
    452, because the field ends at 472.
    """
    top = _TOP + 20.0
    bottom = _TOP + _FIELD - 20.0
    from_the_top = sorted(range(len(heights)), key=heights.__getitem__)
    moved = list(heights)
    for place, line in enumerate(from_the_top):
        # Below the line before, but with room for the lines that follow. A lower place has a
        # greater y.
        lowest = bottom - least * (len(from_the_top) - 1 - place)
        highest = moved[from_the_top[place - 1]] + least if place else top
        moved[line] = min(max(heights[line], highest), lowest)

    return moved


def _number(number: float) -> str:
    """Return a number as on an axis, without a fraction if it has none."""
    return f"{round(number, 3):g}".replace("-", "−")


def _name_size(name: str) -> int:
    """Return the largest font size that lets the whole name fit beside its bar."""
    fitting = (size for size in _NAME_SIZES if fits(name, size, 600, _NAMES - 20))
    # A name that fits in no size is cut.
    return next(fitting, _NAME_SIZES[0])
