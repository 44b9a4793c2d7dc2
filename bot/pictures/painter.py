"""Paints display lists with Pillow.

A display list (display_list.py) is a list of marks: sprites, labels, rectangles and so on. Only one
thread may use this module, because its fonts and caches must not be shared. Labels, boxes and cards
are cached. The caches have size limits, because the number of labels with users' names is not
limited.
"""

import math
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFile

from bot.pictures import sprites
from bot.pictures.display_list import (
    INK,
    SMALLEST,
    Arrow,
    CardDrawing,
    DisplayList,
    Keyframe,
    Label,
    Moving,
    Place,
    Polyline,
    Rectangle,
    Sprite,
    StillMark,
)
from bot.pictures.lettering import FREDOKA, fit, font, printable
from bot.pictures.sprites import cached_drawings

_SCALE = 3
"""Round corners and lines are drawn this many times larger, then reduced, for smooth edges."""

_SMALL_BOX = 6000
"""The most pixels of a box that is drawn and cached as a whole."""

_BLOCK = 2**18
"""Bytes. Pillow stores large drawings in blocks of this size, which the next drawing can reuse.

Blocks of different sizes would fragment the memory.
"""

Image.core.set_block_size(_BLOCK)  # type: ignore[attr-defined]

ImageFile.MAXBLOCK = 2**13
"""Bytes that Pillow encodes in one step. It holds the GIL meanwhile, so a step must be short."""

sys.setswitchinterval(0.001)
"""Seconds after which the painting thread must let the event loop run; Python's default is 0.005.
"""

_VEIL = 0.55
"""The share of the veil's colour in a veiled card."""

LEVEL = 3
"""The compression level of zlib. A higher one takes longer and saves little."""

THOROUGH = 7
"""The compression level for a file that would be too large."""


class Layer(NamedTuple):
    """One step of painting. A mark is painted as one or several layers.

    (x, y) is the upper left corner. A layer of a single colour needs no drawing: a mask says where
    the colour is, and takes a quarter of the bytes. A plain rectangle does not even need a mask.
    """

    x: int
    y: int
    width: int
    height: int
    ink: Image.Image | str
    """A drawing, or a colour."""
    mask: Image.Image | None = None
    """The opacity of each pixel of the colour; None: fully opaque."""


def png(picture: DisplayList) -> bytes:
    """Return the picture as a PNG file with 256 fixed colours and no metadata."""
    # No dithering: it would add noise, which makes files larger and equal areas unequal.
    page = paint(picture).quantize(
        palette=sprites.palette(picture.palette), dither=Image.Dither.NONE
    )
    content = _as_png(page, LEVEL)
    if picture.most is None or len(content) <= picture.most:
        return content

    return _as_png(page, THOROUGH)


def _as_png(page: Image.Image, level: int) -> bytes:
    buffer = BytesIO()
    page.save(buffer, "PNG", compress_level=level)
    return buffer.getvalue()


def paint(picture: DisplayList) -> Image.Image:
    """Return the picture in RGB. Moving marks are painted as they look at the end."""
    page = ground(picture)
    for mark in picture.still:
        for layer in layers(mark):
            paint_on_page(page, layer)

    return page


def ground(picture: DisplayList) -> Image.Image:
    """Return the background of a picture in RGB."""
    size = picture.width, picture.height
    if picture.ground.startswith("#"):
        return Image.new("RGB", size, picture.ground)
    return sprites.ground(picture.ground).crop((0, 0, *size)).convert("RGB")


def paint_on_page(page: Image.Image, layer: Layer, left: int = 0, top: int = 0) -> None:
    """Paint a layer on a page, which is opaque. Its upper left corner is at (left, top)."""
    x = layer.x - left
    y = layer.y - top
    if isinstance(layer.ink, str):
        page.paste(layer.ink, (x, y, x + layer.width, y + layer.height), layer.mask)
    else:
        page.paste(layer.ink, (x, y), layer.ink)


def _paint_on_card(card: Image.Image, layer: Layer) -> None:
    """Paint a layer on a card, which has transparency.

    `paste` would mix the alpha channels, and make the card transparent at each soft edge.
    """
    x, y, width, height, ink, mask = layer
    if isinstance(ink, str):
        if mask is None:
            card.paste(ink, (x, y, x + width, y + height))
            return

        ink = Image.new("RGBA", (width, height), ink)
        ink.putalpha(mask)

    # alpha_composite does not accept negative coordinates, so the parts beyond the left and upper
    # edges are cut off. `max`: the size must not be negative if the ink lies outside as a whole.
    left = max(0, -x)
    top = max(0, -y)
    if left or top:
        ink = ink.crop((left, top, max(left, ink.width), max(top, ink.height)))

    if ink.width and ink.height:
        card.alpha_composite(ink, (max(0, x), max(0, y)))


def layers(mark: StillMark) -> Iterator[Layer]:
    """Yield the layers of a mark, the lowest first."""
    if isinstance(mark, Rectangle):
        yield from _box(mark)
    elif isinstance(mark, Label):
        yield from _label(mark)
    elif isinstance(mark, Arrow):
        yield from _arrow(mark)
    elif isinstance(mark, Polyline):
        yield _polyline(mark)
    else:
        drawing = _card(mark.card) if isinstance(mark, Place) else _sprite(mark)
        x, y = _corner(drawing, mark.x, mark.y, mark.at)
        yield Layer(x, y, *drawing.size, drawing)


def moved(mark: Moving, keyframe: Keyframe) -> Iterator[Layer]:
    """Yield the layers of moving marks as they look at a keyframe."""
    if keyframe.alpha == 0:
        return

    still = [layer for part in mark.marks for layer in layers(part)]
    if (keyframe.scale, keyframe.wide, keyframe.angle, keyframe.alpha) == (1, 1, 0, 100):
        for layer in still:
            yield layer._replace(x=layer.x + round(keyframe.x), y=layer.y + round(keyframe.y))

        return

    drawing, left, top = merge(still)
    yield _changed(drawing, left + drawing.width / 2, top + drawing.height / 2, keyframe)


def merge(parts: Sequence[Layer]) -> tuple[Image.Image, int, int]:
    """Paint layers on a drawing of their size; return it and its upper left corner."""
    left = min(layer.x for layer in parts)
    top = min(layer.y for layer in parts)
    right = max(layer.x + layer.width for layer in parts)
    bottom = max(layer.y + layer.height for layer in parts)
    drawing = Image.new("RGBA", (right - left, bottom - top))
    for layer in parts:
        _paint_on_card(drawing, layer._replace(x=layer.x - left, y=layer.y - top))

    return drawing, left, top


def _changed(drawing: Image.Image, x: float, y: float, keyframe: Keyframe) -> Layer:
    """Return a drawing, which has its centre at (x, y), as it looks at a keyframe."""
    if (keyframe.scale, keyframe.wide) != (1, 1):
        width = max(1, round(drawing.width * keyframe.scale * keyframe.wide))
        height = max(1, round(drawing.height * keyframe.scale))
        drawing = drawing.resize((width, height), Image.Resampling.BILINEAR)

    if keyframe.angle:
        drawing = drawing.rotate(keyframe.angle, expand=True, resample=Image.Resampling.BILINEAR)

    if keyframe.alpha < 100:
        drawing.putalpha(drawing.getchannel("A").point(lambda value: value * keyframe.alpha // 100))

    corner = _corner(drawing, x + keyframe.x, y + keyframe.y, "cm")
    return Layer(*corner, *drawing.size, drawing)


def _corner(drawing: Image.Image, x: float, y: float, at: str) -> tuple[int, int]:
    """Return the upper left corner of a drawing.

    `at` says which of its points is at (x, y), such as "lt" for left and top (display_list.py).
    """
    width, height = drawing.size
    x -= {"l": 0, "c": width // 2, "r": width}[at[0]]
    y -= {"t": 0, "m": height // 2, "b": height}[at[1]]
    return round(x), round(y)


def _sprite(mark: Sprite) -> Image.Image:
    """Return the drawing of a sprite, changed as the mark says."""
    if mark.width is None and mark.top is None and mark.alpha == 100 and not mark.grey:
        return sprites.sprite(mark.name)
    return sprites.changed(mark.name, mark.width, mark.top, mark.alpha, mark.grey)


@cached_drawings(megabytes=2)
def _card(card: CardDrawing) -> Image.Image:
    """Paint a card. Equal cards are painted once."""
    drawing = Image.new("RGBA", (card.width, card.height))
    for mark in card.marks:
        for layer in layers(mark):
            _paint_on_card(drawing, layer)

    if card.veil is not None:
        # The veil must not cover the transparent ground, so the alpha channel is put back.
        shape = drawing.getchannel("A")
        veil = Image.new("RGBA", drawing.size, card.veil)
        drawing = Image.blend(drawing, veil, _VEIL)
        drawing.putalpha(shape)

    if card.angle:  # last, so that the veil is turned with the card
        drawing = drawing.rotate(card.angle, expand=True, resample=Image.Resampling.BICUBIC)

    return drawing


def _label(mark: Label) -> Iterator[Layer]:
    """Yield the layers of a line of text: its stroke, if it has one, then its letters."""
    assert mark.size >= SMALLEST, mark
    text = mark.text
    face = FREDOKA
    # `instead` marks a player's name, which may need another font, or be replaced by that text.
    if mark.instead is not None:
        text, face = printable(text, mark.instead)

    # `fit` returns the text, which may be cut, and the width of its letters in per cent. It is
    # called last, because the fonts differ in width.
    text, letter_width = fit(text, mark.size, mark.weight, face, mark.room, mark.stroke)
    style = text, face, mark.size, mark.weight, letter_width, mark.turned, mark.stroke
    mask = _text_mask(*style, False)
    x, y = _corner(mask, mark.x, mark.y, mark.at)
    if mark.stroke:  # thicker letters in another colour, below the letters
        yield Layer(x, y, *mask.size, mark.stroke_fill, _text_mask(*style, True))

    yield Layer(x, y, *mask.size, mark.fill, mask)


@cached_drawings(megabytes=1)
def _text_mask(
    text: str,
    face: str,
    size: int,
    weight: int,
    letter_width: int,
    turned: bool,
    stroke: int,
    with_stroke: bool,
) -> Image.Image:
    """Return the mask of a text. It has room for the stroke, whether this is drawn or not.

    Args:
        text: The text.
        face: A key of `FONTS` (lettering.py).
        size: In pixels.
        weight: 300 to 700.
        letter_width: The width of the letters, in per cent.
        turned: Whether it is vertical.
        stroke: The width of the stroke in pixels.
        with_stroke: Draw the letters with their stroke; else without it.
    """
    letters = font(face, size, weight, letter_width)
    left, _, right, _ = letters.getbbox(text, stroke_width=stroke)
    above, below = letters.getmetrics()
    # One pixel more on each side for the smooth edges. The text begins at `left`, which need not
    # be 0, and is moved to the second column of pixels.
    mask = Image.new("L", (max(1, math.ceil(right - left) + 2), above + below + 2 * stroke))
    ImageDraw.Draw(mask).text(
        (1 - left, stroke), text, 255, letters, stroke_width=stroke if with_stroke else 0
    )

    return mask.rotate(90, expand=True) if turned else mask


def _box(mark: Rectangle) -> Iterator[Layer]:
    """Yield the layers of a box (`Rectangle`).

    Of a large box, only the upper and lower ends with the round corners are drawn smoothly and
    cached. The middle between them is painted as plain rectangles.
    """
    x = round(mark.x)
    y = round(mark.y)
    width = mark.width
    height = mark.height
    edge = mark.line_width if mark.line else 0  # the width of the line around the box
    rim = max(mark.radius + 1, edge)  # the height of an end: below it, both sides are straight
    look = mark.radius, mark.fill, mark.line, mark.line_width
    if height <= 2 * rim or width * height <= _SMALL_BOX:
        yield Layer(x, y, width, height, _box_drawing(width, height, *look))
        return

    # A box without a middle: its upper half is the upper end, its lower half the lower end.
    ends = _box_drawing(width, 2 * rim, *look)
    yield Layer(x, y, width, rim, ends.crop((0, 0, width, rim)))
    yield Layer(x, y + height - rim, width, rim, ends.crop((0, rim, width, 2 * rim)))
    y = y + rim
    height = height - 2 * rim
    if mark.line:
        yield Layer(x, y, edge, height, mark.line)
        yield Layer(x + width - edge, y, edge, height, mark.line)

    if mark.fill:
        yield Layer(x + edge, y, width - 2 * edge, height, mark.fill)


@cached_drawings(megabytes=1)
def _box_drawing(
    width: int, height: int, radius: int, fill: str | None, line: str | None, line_width: int
) -> Image.Image:
    """Return a box with round corners and smooth edges, in RGBA."""
    # Pillow does not smooth edges, so the box is drawn larger and then reduced.
    large = width * _SCALE, height * _SCALE
    # The colour of the edge with an opacity of 00. Reducing mixes neighbouring pixels, so a
    # transparent black beside the edge would darken it.
    around = (line or fill or INK) + "00"
    drawing = Image.new("RGBA", large, around)
    ImageDraw.Draw(drawing).rounded_rectangle(
        (0, 0, large[0] - 1, large[1] - 1),
        radius * _SCALE,
        fill=fill,
        outline=line,
        width=line_width * _SCALE if line else 0,
    )

    return drawing.reduce(_SCALE)


def _arrow(mark: Arrow) -> Iterator[Layer]:
    """Yield the layers of an arrow: a larger dark one as its edge, then the arrow itself."""
    # The curve is drawn as 24 straight pieces, which are short enough to look bent.
    points = [mark.at(step / 24) for step in range(25)]
    # The room is for the head, which is wider than the line.
    (left, top, width, height), line = _enlarged(points, room=mark.line_width * 4)
    # The direction of the head in radians, from the last three points of the curve.
    aim = math.atan2(line[-1][1] - line[-3][1], line[-1][0] - line[-3][0])
    tip_x, tip_y = line[-1]
    # `edge`: by how many pixels the dark arrow is thicker, three of them on each side of the line.
    for colour, edge in ((INK, 6), (mark.fill, 0)):
        mask = Image.new("L", (width * _SCALE, height * _SCALE))
        brush = ImageDraw.Draw(mask)
        thick = (mark.line_width + edge) * _SCALE
        # The head covers the last piece of the line.
        brush.line(line[:-1], fill=255, width=thick, joint="curve")
        # Each corner of the head has this distance from the end of the line.
        long = (mark.line_width * 2 + edge) * _SCALE
        head = [
            (tip_x + math.cos(aim + turn) * long, tip_y + math.sin(aim + turn) * long)
            for turn in (0, 2.4, -2.4)  # radians: the tip, and two barbs that point back (137°)
        ]
        brush.polygon(head, fill=255)
        yield Layer(left, top, width, height, colour, mask.reduce(_SCALE))


def _enlarged(
    points: Sequence[tuple[float, float]], room: int
) -> tuple[tuple[int, int, int, int], list[tuple[float, float]]]:
    """Prepare the drawing of a line, which is drawn larger and then reduced.

    Returns:
        Left, top, width and height of the line with `room` on each side, and the points where the
        line is drawn.
    """
    left = math.floor(min(x for x, _ in points)) - room
    top = math.floor(min(y for _, y in points)) - room
    width = math.ceil(max(x for x, _ in points)) + room - left
    height = math.ceil(max(y for _, y in points)) + room - top
    line = [((x - left) * _SCALE, (y - top) * _SCALE) for x, y in points]
    return (left, top, width, height), line


def _polyline(mark: Polyline) -> Layer:
    """Return the layer of a line through several points."""
    (left, top, width, height), points = _enlarged(mark.points, room=mark.line_width)
    mask = Image.new("L", (width * _SCALE, height * _SCALE))
    brush = ImageDraw.Draw(mask)
    for part in [points] if mark.dash is None else _dashes(points, mark.dash * _SCALE):
        brush.line(part, fill=255, width=mark.line_width * _SCALE, joint="curve")

    return Layer(left, top, width, height, mark.fill, mask.reduce(_SCALE))


def _dashes(points: list[tuple[float, float]], long: float) -> Iterator[list[tuple[float, float]]]:
    """Yield the dashes of a line, each as its points. A dash may go around corners.

    With `long` 10, a straight line of 25 pixels has dashes from 0 to 10 and from 20 to 25.

    Args:
        points: The points of the line.
        long: The length of each dash, and of each gap.
    """
    piece = [points[0]]  # the points of the current dash or gap
    still_needed = long  # the length that the piece still lacks
    is_drawn = True  # whether the piece is a dash
    for before, after in pairwise(points):
        distance = math.dist(before, after)
        done = 0.0  # the length of this straight part that belongs to finished pieces
        while distance - done > still_needed:
            done += still_needed
            part = done / distance
            end = (
                before[0] + (after[0] - before[0]) * part,
                before[1] + (after[1] - before[1]) * part,
            )
            if is_drawn:
                yield [*piece, end]

            piece = [end]
            still_needed = long
            is_drawn = not is_drawn

        # The rest of this part is too short to finish the piece, which goes on in the next part.
        still_needed -= distance - done
        piece.append(after)

    if is_drawn and len(piece) > 1:
        yield piece
