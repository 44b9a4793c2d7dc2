"""The colours of Political Chicken, and a shape in two tones."""

from art.kit import CREAM, clip, path

PLUM, DARK_PLUM = "#3a3550", "#262238"
CRIMSON, DARK_CRIMSON = "#c8434a", "#97303a"
NAVY, DARK_NAVY = "#2f5fae", "#234783"
TWEED, DARK_TWEED = "#8a6a3f", "#63491f"
GREY, DARK_GREY = "#8f8aa6", "#6b6885"
GREEN, DARK_GREEN = "#4fae62", "#337a45"
WOOD, DARK_WOOD = "#8b4d1e", "#63340f"
TEAL, DARK_TEAL = "#38c0b4", "#1f8f88"
VIOLET, DARK_VIOLET = "#9a6fd0", "#6c459c"
BLUE, DARK_BLUE = "#4a86e0", "#2f5fae"
GLASS = "#bfeef0"
PAPER, DARK_PAPER = CREAM, "#dcd0c4"


def two(d: str, light: str, dark: str, x: float = 140, sw: float = 8) -> str:
    """Draw a shape in two tones: light up to about `x`, dark to the right of it.

    Args:
        d: The path of the shape.
        light: The colour of the left part.
        dark: The colour of the right part.
        x: Where the shade begins.
        sw: The width of the outline.
    """
    shade = path(f"M{x} -160 q46 150 -22 460 H420 V-160Z", dark, width=0)
    return path(d, light, width=0) + clip(d, shade) + path(d, width=sw)
