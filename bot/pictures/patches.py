"""Computes the difference of two successive pictures as a small file, called a patch.

A patch shows the pixels that have changed, and is transparent elsewhere. The HTML page of a replay
(cogs/replays/document.py) lays it over the first picture, so that both together look like the
second. Importing this module loads Pillow.
"""

from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

_SQUARE = 3
"""The width in pixels of the square that is copied around each changed pixel.

Three means one more pixel on each side. It hides seams when a browser scales both files down.
"""

_THOROUGH = 7
"""The compression level of zlib."""


class PixelSheet(NamedTuple):
    """A picture whose pixels are indexes of the colours in a palette."""

    pixels: Image.Image
    palette: bytes


def read_pixels(png: bytes) -> PixelSheet:
    """Read a PNG file that Coop has painted."""
    image = Image.open(BytesIO(png))
    # As "L" (shades of grey), because Pillow can compare and count these. The shades are indexes.
    pixels = Image.frombytes("L", image.size, image.convert("P").tobytes())
    return PixelSheet(pixels, bytes(image.getpalette() or ()))


def mask_of_changes(before: PixelSheet, after: PixelSheet) -> Image.Image | None:
    """Return a mask of the pixels that differ; None if size or palette differ."""
    if before.palette != after.palette or before.pixels.size != after.pixels.size:
        return None
    difference = ImageChops.difference(before.pixels, after.pixels)
    return difference.point(lambda value: 255 if value else 0)


def count_changes(change: Image.Image) -> int:
    """Return the number of changed pixels of a mask."""
    return change.histogram()[255]  # `mask_of_changes` marks them with 255


def encode_patch(after: PixelSheet, change: Image.Image) -> bytes | None:
    """Return the changed pixels as a PNG file.

    Returns:
        None if the changes use all colours of the palette, so that none is left for transparency.
    """
    mask = change.filter(ImageFilter.MaxFilter(_SQUARE))
    used = after.pixels.histogram(mask)  # how often each colour occurs in the changed area
    # A palette has three bytes for each colour.
    unused = (color for color in range(len(after.palette) // 3) if not used[color])
    clear = next(unused, None)
    if clear is None:
        return None

    # Everything gets the transparent colour, then the changed pixels are copied over it.
    pixels = Image.new("L", after.pixels.size, clear)
    pixels.paste(after.pixels, mask=mask)
    image = Image.frombytes("P", pixels.size, pixels.tobytes())
    image.putpalette(after.palette)

    # A patch must be small to be of use, so it is compressed more slowly and more strongly.
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=_THOROUGH, transparency=clear)

    return buffer.getvalue()
