"""Loads and scales sprites, the drawings that the folder `art` makes.

LRU caches with a limit in bytes keep the drawings for the next picture.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec

from cachetools import LRUCache, cached

if TYPE_CHECKING:
    from PIL import Image

SPRITES = Path(__file__).parents[2] / "data" / "pictures" / "sprites"


P = ParamSpec("P")

Maker = Callable[P, "Image.Image"]
"""A function that returns a drawing."""


def cached_drawings(megabytes: float) -> Callable[[Maker[P]], Maker[P]]:
    """Return a decorator for a function that returns drawings. It caches up to `megabytes`."""
    most = round(megabytes * 2**20)  # bytes
    memory: LRUCache[object, Image.Image] = LRUCache(most, getsizeof=_bytes)
    return cached(memory)


def _bytes(drawing: "Image.Image") -> int:
    """Return the size of a drawing in memory: a byte for each pixel and channel."""
    return drawing.width * drawing.height * len(drawing.getbands())


def _open(name: str) -> "Image.Image":
    """Return a sprite with the palette of its file."""
    from PIL import Image  # a slow import, which is not needed without pictures

    with Image.open(SPRITES / f"{name}.png") as image:
        image.load()
        return image.copy()


_drawing = cached_drawings(1)(_open)
"""A sprite takes a quarter of the memory of RGBA, and converting it to RGBA is quick."""

ground = cached_drawings(2.5)(_open)
"""Returns a background. Backgrounds are large, so they have a cache of their own."""


def sprite(name: str) -> "Image.Image":
    """Return a sprite in RGBA."""
    return _drawing(name).convert("RGBA")


def size(name: str) -> tuple[int, int]:
    """Return the width and height of a sprite in pixels."""
    return _drawing(name).size


@cache
def has(name: str) -> bool:
    """Return whether a sprite exists. Cards that an operator has added may have none."""
    return (SPRITES / f"{name}.png").exists()


@cached_drawings(2)
def changed(name: str, width: int | None, top: int | None, alpha: int, grey: bool) -> "Image.Image":
    """Return a sprite that is scaled, cut, fainter or grey.

    Args:
        name: The sprite.
        width: Scale it to this width in pixels.
        top: Keep only this many pixels from above, after scaling.
        alpha: Opacity in per cent.
        grey: Remove its colours.
    """
    from PIL import Image

    drawing = sprite(name)
    if width is not None and width != drawing.width:
        size = width, max(1, round(drawing.height * width / drawing.width))
        drawing = drawing.resize(size, Image.Resampling.LANCZOS)

    if top is not None and top < drawing.height:
        drawing = drawing.crop((0, 0, drawing.width, top))

    if grey:
        # "L" has no transparency, so it is saved and put back.
        mask = drawing.getchannel("A")
        drawing = drawing.convert("L").convert("RGBA")
        drawing.putalpha(mask)

    if alpha < 100:
        drawing = drawing.copy()
        drawing.putalpha(drawing.getchannel("A").point(lambda value: value * alpha // 100))

    return drawing


@cache
def palette(game: str) -> "Image.Image":
    """Return an image with the palette of a game: 256 fixed colours.

    The palette does not depend on the picture, because this could show which hidden cards exist. A
    game without its own drawings has the common palette.
    """
    from PIL import Image

    files = (SPRITES / folder / "palette.bin" for folder in (game, "common"))
    image = Image.new("P", (1, 1))  # its only pixel is not used
    image.putpalette(next(file for file in files if file.exists()).read_bytes())

    return image
