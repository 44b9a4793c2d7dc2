"""How high a text stands on a phone. Reckoned, because no server can know: rather a line too much.

A phone of 390 pixels shows 36 characters in a line of a message, and 660 to 700 pixels at once.
"""

from collections.abc import Iterable
from re import compile as pattern

from bot.pages.page import Block, Image, Line, Menu, Picker, Row, Text

PHONE = 700
"""No table should be higher than this, in pixels."""

FRAME = 60
"""What stands around the blocks of a message: its author above, and margins."""
_LINE, _ROW, _MENU = 17, 46, 48
_TITLE, _TEXT, _SMALL = (33, 32), (22, 36), (18, 44)
"""Pixels of a line, and characters in it."""
_MOMENT = pattern(r"<t:\d+:R>")
_COUNTS_DOWN = "in 60 minutes"


SHOWN = 0.34
"""Pixels of a phone for each of a picture's."""


def height(blocks: Iterable[Block]) -> int:
    """Without pictures."""
    return sum(map(_height, blocks))


def drawn(pixels: int) -> int:
    """Of a picture that is so high when it is 1000 across."""
    return round(pixels * SHOWN) + _LINE


def _height(block: Block) -> int:
    match block:
        case Text():
            return sum(map(of_line, block.body.split("\n")))
        case Line():
            return _LINE
        case Menu() | Picker():
            return _MENU
        case Row():
            return _ROW
        case Image():
            return height(block.instead)


def of_line(line: str) -> int:
    """Of a line as it is written, which a phone may break into several."""
    pixels, characters = _TEXT
    if line.startswith("-# "):
        pixels, characters = _SMALL
    elif line.startswith("### "):
        pixels, characters = _TITLE
    if "<t:" in line:
        line = _MOMENT.sub(_COUNTS_DOWN, line)
    seen = len(line) - 2 * line.count("**")
    return pixels * max(1, -(-seen // characters))
