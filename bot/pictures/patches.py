"""Of pictures that follow each other, most of what is on them stays: what has changed is a small
file, transparent elsewhere, to be laid upon the picture before.

Pillow is needed; whoever has a picture to compare has it.
"""

from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

_MARGIN = 3
"""Pixels, an odd number: around what has changed, so that no seam shows where a browser makes both
files smaller.
"""
_THOROUGH = 7
"""Of zlib."""


class PixelSheet(NamedTuple):
    """A picture of fixed colours: for each pixel, which of the palette's it is."""

    pixels: Image.Image
    palette: bytes


def sheet(png: bytes) -> PixelSheet:
    """The picture in a file that the painter has made."""
    page = Image.open(BytesIO(png))
    pixels = Image.frombytes("L", page.size, page.convert("P").tobytes())
    return PixelSheet(pixels, bytes(page.getpalette() or ()))


def changed(before: PixelSheet, after: PixelSheet) -> Image.Image | None:
    """Where they differ; None where one cannot be laid upon the other."""
    if before.palette != after.palette or before.pixels.size != after.pixels.size:
        return None
    difference = ImageChops.difference(before.pixels, after.pixels)
    return difference.point(lambda value: 255 if value else 0)


def area(change: Image.Image) -> int:
    """How many pixels have changed."""
    return change.histogram()[255]


def patch(after: PixelSheet, change: Image.Image) -> bytes | None:
    """What has changed, as a file; None where it needs every colour, so that none is left to be
    the transparent one.
    """
    mask = change.filter(ImageFilter.MaxFilter(_MARGIN))
    used = after.pixels.histogram(mask)
    unused = (color for color in range(len(after.palette) // 3) if not used[color])
    clear = next(unused, None)
    if clear is None:
        return None

    pixels = Image.new("L", after.pixels.size, clear)
    pixels.paste(after.pixels, mask=mask)
    page = Image.frombytes("P", pixels.size, pixels.tobytes())
    page.putpalette(after.palette)

    found = BytesIO()
    page.save(found, "PNG", compress_level=_THOROUGH, transparency=clear)

    return found.getvalue()
