"""Fonts: which names they can draw, and how wide a text is.

FreeType's fonts must not be shared between threads. So only the studio's thread may call functions
that open a font. `printable` opens none, and may be called from any thread.
"""

import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import ImageFont

_LETTERS_FILE = Path(__file__).parents[2] / "data" / "pictures" / "letters.json"
"""The letters of each font, as ranges of code points. `make art` writes the file."""

FREDOKA = "fredoka"
"""The font of most texts, a key of `FONTS`."""

NOTO = "noto"
"""The font with the Cyrillic, Greek and Vietnamese letters of names, a key of `FONTS`."""

# Font -> the package that contains its file, and the name of the file.
FONTS = {
    FREDOKA: ("fontpkg_fredoka", "Fredoka[wdth,wght].ttf"),
    NOTO: ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"),
}

WIDTHS = (100, 88, 75)
"""Widths of letters in per cent of the usual width, tried in this order until a text fits."""

NARROWER = 12
"""Subtracted from WIDTHS for Noto, whose letters are wider: it is drawn at 88, 76 and 63 per cent.
"""

NARROWEST = 62
"""The lowest width in per cent that Noto supports."""

ELLIPSIS = "…"
"""Stands at the end of a text that was cut."""

_DROPPED = frozenset({"So", "Sk", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Cc"})
"""Unicode categories that our fonts cannot draw well: emojis, combining marks, controls."""

_FROM_THE_RIGHT = frozenset({"R", "AL"})
"""Unicode's direction classes of right-to-left letters, which would need a text shaper."""


@lru_cache(16)
def font(face: str, size: int, weight: int, width: int) -> "ImageFont.FreeTypeFont":
    """Open a font. Only 16 are cached, because they are large.

    It uses no text shaper, so that the pixels are equal on every machine.

    Args:
        face: The name of the font, a key of `FONTS`.
        size: The size of the letters in pixels.
        weight: The weight of the letters, from 300 (light) to 700 (bold).
        width: The width of the letters in per cent of the font's own width.
    """
    from PIL import ImageFont  # a slow import, which is not needed without pictures

    package, name = FONTS[face]
    path = str(files(package).joinpath("files", name))
    opened = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    # FreeType expects the values of a variable font in the order of its axes.
    axes = {b"Weight": weight, b"Width": width}
    opened.set_variation_by_axes([axes[axis["name"]] for axis in opened.get_variation_axes()])

    return opened


@lru_cache(1024)
def printable(name: str, instead: str) -> tuple[str, str]:
    """Return how to draw a player's name.

    Characters that cannot be drawn, such as emojis, are removed. At least two thirds of the letters
    must be left, and one font must have all characters that are left.

    Args:
        name: The name.
        instead: The text to use if too little of the name can be drawn.

    Returns:
        The text and the font, a key of `FONTS`.
    """
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(char for char in composed if _may_stay(char)).strip()
    letters_before = _letters(composed)
    letters_left = _letters(kept)
    for face in (FREDOKA, NOTO):
        if (
            letters_left
            and letters_left * 3 >= letters_before * 2
            and all(char == " " or ord(char) in _code_points(face) for char in kept)
        ):
            return " ".join(kept.split()), face  # a removed emoji may leave two spaces

    return instead, FREDOKA


def width(text: str, size: int, weight: int = 600, stroke: int = 0) -> int:
    """Return the width of a label in pixels, in Fredoka with letters of their usual width."""
    return round(_width(text, size, weight, FREDOKA, WIDTHS[0], stroke))


def fits(text: str, size: int, weight: int, room: int) -> bool:
    """Return whether a text fits into `room` pixels without being cut."""
    return fit(text, size, weight, FREDOKA, room, 0)[0] == text


@lru_cache(1024)
def fit(
    text: str, size: int, weight: int, face: str, room: int | None, stroke: int
) -> tuple[str, int]:
    """Fit a text into `room` pixels: first with narrower letters, then by cutting it.

    If `room` is None, the text is not changed.

    Returns:
        The text, and the width of its letters in per cent of the font's own width.
    """
    letter_widths = [_letter_width(face, percent) for percent in WIDTHS]
    if room is None:
        return text, letter_widths[0]

    for letter_width in letter_widths:
        if _width(text, size, weight, face, letter_width, stroke) <= room:
            return text, letter_width

    # The narrowest letters are still too wide, so the text is cut, one letter after the other.
    for end in range(len(text) - 1, 0, -1):
        cut = text[:end].rstrip() + ELLIPSIS
        if _width(cut, size, weight, face, letter_widths[-1], stroke) <= room:
            return cut, letter_widths[-1]

    return ELLIPSIS, letter_widths[-1]


def _letter_width(face: str, percent: int) -> int:
    """Return the width of letters at which a font looks as wide as Fredoka at `percent`."""
    return percent if face == FREDOKA else max(NARROWEST, percent - NARROWER)


def _width(text: str, size: int, weight: int, face: str, letter_width: int, stroke: int) -> float:
    """Return the width of a text, with one pixel more on each side for its smooth edges."""
    left, _, right, _ = font(face, size, weight, letter_width).getbbox(text, stroke_width=stroke)
    return right - left + 2


def _may_stay(char: str) -> bool:
    """Return whether our fonts can draw characters of this kind well."""
    category = unicodedata.category(char)
    return category not in _DROPPED and unicodedata.bidirectional(char) not in _FROM_THE_RIGHT


def _letters(text: str) -> int:
    """Return the number of letters and digits in a text."""
    # The first letter of a category is its class: L for letters, N for numbers.
    return sum(unicodedata.category(char)[0] in "LN" for char in text)


@cache
def _code_points(face: str) -> frozenset[int]:
    """Return the code points that a font has."""
    ranges = json.loads(_LETTERS_FILE.read_text(encoding="utf-8"))[face]
    return frozenset(point for first, last in ranges for point in range(first, last + 1))
