"""Writes `letters.json`: which letters our fonts have.

This is computed when the art is made, because it takes a second.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from bot.pictures.lettering import FONTS, font

FILE = Path(__file__).parents[1] / "data" / "pictures" / "letters.json"

_TRIED = (*range(0x21, 0x2000), *range(0x2010, 0x2028), *range(0x20A0, 0x20C0), 0x2212)
"""The code points that are checked.

They are alphabets that are written from left to right, dashes, quotation marks, currency signs, and
the minus sign.
"""

_NOT_A_LETTER = "\U0010fffe"
_SIZE, _WEIGHT, _WIDTH = 30, 600, 100


def write() -> None:
    """Write letters.json: font -> ranges of code points, with both ends included."""
    ranges = {face: list(_ranges(_covered(face))) for face in FONTS}
    FILE.write_text(json.dumps(ranges, separators=(",", ":")) + "\n", encoding="utf-8")


def _covered(face: str) -> Iterable[int]:
    letters = font(face, _SIZE, _WEIGHT, _WIDTH)
    missing = bytes(letters.getmask(_NOT_A_LETTER))
    for point in _TRIED:
        drawn = letters.getmask(chr(point))
        if drawn.getbbox() is not None and bytes(drawn) != missing:
            yield point


def _ranges(points: Iterable[int]) -> Iterable[tuple[int, int]]:
    first = last = -1
    for point in points:
        if point != last + 1:
            if last >= 0:
                yield first, last
            first = point
        last = point
    if last >= 0:
        yield first, last
