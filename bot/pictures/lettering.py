"""Letters: fonts, which names they can draw, and how wide a text is.

FreeType's faces are not to be shared between threads: what opens a font belongs to the studio's
one. Anybody may ask what is `printable`.
"""

import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import ImageFont

_COVERED = Path(__file__).parents[2] / "data" / "pictures" / "letters.json"
"""Which letters each font has, as ranges of code points; `make art` asks the fonts."""

PLAIN = "fredoka"
OTHER = "noto"
"""For names with Cyrillic, Greek, Vietnamese letters."""

FONTS = {
    PLAIN: ("fontpkg_fredoka", "Fredoka[wdth,wght].ttf"),
    OTHER: ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"),
}

WIDTHS = (100, 88, 75)
"""Per cent of a letter's usual width: how a name is made to fit."""
NARROWER = 12
"""Noto's letters are wider by so much."""
NARROWEST = 62

ELLIPSIS = "…"

_DROPPED = frozenset({"So", "Sk", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Cc"})
"""Categories of Unicode that no font of ours draws well: emojis, marks, controls."""
_FROM_THE_RIGHT = frozenset({"R", "AL"})
"""Such letters would have to be shaped."""


@lru_cache(16)
def font(face: str, size: int, weight: int, width: int) -> "ImageFont.FreeTypeFont":
    """A font of ours; few at once, for they are large. Set without a shaper on purpose: the same
    pixels on every machine.
    """
    from PIL import ImageFont  # takes a while, and without pictures nobody needs it

    package, name = FONTS[face]
    path = str(files(package).joinpath("files", name))
    found = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    axes = {b"Weight": weight, b"Width": width}
    found.set_variation_by_axes([axes[axis["name"]] for axis in found.get_variation_axes()])

    return found


@lru_cache(1024)
def printable(name: str, instead: str) -> tuple[str, str]:
    """(text, face) of a person's name; `instead`, where too little of it can be drawn.

    Emojis go; what is left must be in one font as a whole, and two thirds of the letters.
    """
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(char for char in composed if _may_stay(char)).strip()
    letters = _letters(composed)
    left = _letters(kept)
    for face in (PLAIN, OTHER):
        if left and left * 3 >= letters * 2 and all(_covers(face, char) for char in kept):
            return " ".join(kept.split()), face

    return instead, PLAIN


def width(text: str, size: int, weight: int = 600, stroke: int = 0) -> int:
    """How many pixels a label is wide that nothing narrows."""
    left, _, right, _ = font(PLAIN, size, weight, WIDTHS[0]).getbbox(text, stroke_width=stroke)
    return round(right - left) + 2


def fits(text: str, size: int, weight: int, room: int) -> bool:
    """Whether it can be set whole."""
    return fitted(text, size, weight, PLAIN, room, 0)[0] == text


@lru_cache(1024)
def fitted(
    text: str, size: int, weight: int, face: str, room: int | None, stroke: int
) -> tuple[str, int]:
    """(text, width axis): set narrower until it fits, then cut."""
    axes = [_axis(face, percent) for percent in WIDTHS]
    if room is None:
        return text, axes[0]

    for axis in axes:
        if _wide(text, size, weight, face, axis, stroke) <= room:
            return text, axis

    for end in range(len(text) - 1, 0, -1):
        cut = text[:end].rstrip() + ELLIPSIS
        if _wide(cut, size, weight, face, axes[-1], stroke) <= room:
            return cut, axes[-1]

    return ELLIPSIS, axes[-1]


def _axis(face: str, percent: int) -> int:
    return percent if face == PLAIN else max(NARROWEST, percent - NARROWER)


def _wide(text: str, size: int, weight: int, face: str, axis: int, stroke: int) -> float:
    left, _, right, _ = font(face, size, weight, axis).getbbox(text, stroke_width=stroke)
    return right - left + 2


def _may_stay(char: str) -> bool:
    category = unicodedata.category(char)
    return category not in _DROPPED and unicodedata.bidirectional(char) not in _FROM_THE_RIGHT


def _letters(text: str) -> int:
    return sum(unicodedata.category(char)[0] in "LN" for char in text)


def _covers(face: str, char: str) -> bool:
    """Whether the font has a drawing of its own for this."""
    return char == " " or ord(char) in _covered(face)


@cache
def _covered(face: str) -> frozenset[int]:
    ranges = json.loads(_COVERED.read_text(encoding="utf-8"))[face]
    return frozenset(point for first, last in ranges for point in range(first, last + 1))
