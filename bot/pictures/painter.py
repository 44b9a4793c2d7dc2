"""Paints display lists. For one thread: its fonts and caches are not to be shared.

Whatever is drawn more than once is kept: labels, boxes, cards. Names come from people, so that
every cache is bounded.
"""

import math
from io import BytesIO

from PIL import Image, ImageDraw

from bot.pictures import sprites
from bot.pictures.display_list import (
    INK,
    SMALLEST,
    Arrow,
    Box,
    Card,
    DisplayList,
    Label,
    Mark,
    Place,
    Sprite,
)
from bot.pictures.kept import kept
from bot.pictures.lettering import PLAIN, fitted, font, printable

_FINER = 3
"""Boxes are drawn so many times as large, and made smaller: smooth edges."""

LEVEL = 4
"""Of zlib: 6 would save a tenth, for half as long again."""


def png(picture: DisplayList) -> bytes:
    """The whole picture as a file: 256 fixed colours, no metadata."""
    found = BytesIO()
    paint(picture).quantize(
        palette=sprites.palette(picture.palette), dither=Image.Dither.NONE
    ).save(found, "PNG", compress_level=LEVEL)
    return found.getvalue()


def paint(picture: DisplayList) -> Image.Image:
    """The whole picture, in RGB."""
    size = picture.width, picture.height
    if picture.ground.startswith("#"):
        page = Image.new("RGB", size, picture.ground)
    else:
        page = sprites.ground(picture.ground).crop((0, 0, *size)).convert("RGB")
    for mark in picture.marks:
        _put(page, *drawn(mark))
    return page


def drawn(mark: Mark) -> tuple[Image.Image, int, int]:
    """A mark's drawing, and where its upper left corner stands."""
    if isinstance(mark, Arrow):
        return _arrow(mark)
    if isinstance(mark, Box):
        return _box(mark), round(mark.x), round(mark.y)
    if isinstance(mark, Place):
        found = _card(mark.card)
    elif isinstance(mark, Sprite):
        found = _sprite(mark)
    else:
        found = _label(mark)
    return found, *_corner(found, mark.x, mark.y, mark.at)


def _put(page: Image.Image, one: Image.Image, x: int, y: int) -> None:
    if page.mode == "RGB":
        page.paste(one, (x, y), one)
        return
    # Pasting would thin the page's own alpha at every soft edge.
    left, top = max(0, -x), max(0, -y)
    if left or top:
        one = one.crop((left, top, max(left, one.width), max(top, one.height)))
    if one.width and one.height:
        page.alpha_composite(one, (max(0, x), max(0, y)))


def _corner(found: Image.Image, x: float, y: float, at: str) -> tuple[int, int]:
    across, down = at[0], at[1]
    x -= {"l": 0, "c": found.width // 2, "r": found.width}[across]
    y -= {"t": 0, "m": found.height // 2, "b": found.height}[down]
    return round(x), round(y)


def _sprite(mark: Sprite) -> Image.Image:
    if mark.width is None and mark.top is None and mark.alpha == 100 and not mark.grey:
        return sprites.sprite(mark.name)
    return sprites.changed(mark.name, mark.width, mark.top, mark.alpha, mark.grey)


@kept(7)
def _card(card: Card) -> Image.Image:
    found = Image.new("RGBA", (card.width, card.height))
    for mark in card.marks:
        _put(found, *drawn(mark))
    if card.veil is not None:
        shape = found.getchannel("A")
        veil = Image.new("RGBA", found.size, card.veil)
        found = Image.blend(found, veil, 0.55)
        found.putalpha(shape)
    if card.angle:
        found = found.rotate(card.angle, expand=True, resample=Image.Resampling.BICUBIC)
    return found


def _label(mark: Label) -> Image.Image:
    assert mark.size >= SMALLEST, mark
    text, face = mark.text, PLAIN
    if mark.instead is not None:
        text, face = printable(text, mark.instead)
    text, axis = fitted(text, mark.size, mark.weight, face, mark.room, mark.stroke)
    stroke_fill = mark.stroke_fill if mark.stroke else INK
    return _lettered(
        text, face, mark.size, mark.weight, axis, mark.fill, mark.stroke, stroke_fill, mark.turned
    )


@kept(4)
def _lettered(
    text: str,
    face: str,
    size: int,
    weight: int,
    axis: int,
    fill: str,
    stroke: int,
    stroke_fill: str,
    turned: bool,
) -> Image.Image:
    letters = font(face, size, weight, axis)
    left, _, right, _ = letters.getbbox(text, stroke_width=stroke)
    above, below = letters.getmetrics()
    size_ = max(1, math.ceil(right - left) + 2), above + below + 2 * stroke
    found = Image.new("RGBA", size_)
    ImageDraw.Draw(found).text(
        (1 - left, stroke), text, font=letters, fill=fill, stroke_width=stroke,
        stroke_fill=stroke_fill,
    )  # fmt: skip
    return found.rotate(90, expand=True) if turned else found


def _box(mark: Box) -> Image.Image:
    return _boxed(
        mark.width, mark.height, mark.radius, mark.fill, mark.line, mark.line_width, mark.alpha
    )


@kept(4)
def _boxed(
    width: int,
    height: int,
    radius: int,
    fill: str | None,
    line: str | None,
    line_width: int,
    alpha: int,
) -> Image.Image:
    """What lies between the corners is straight: only these are drawn finely."""
    corner = max(radius, line_width if line else 0) + 4
    across, down = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
    found = _finely_boxed(across, down, radius, fill, line, line_width)
    if (across, down) != (width, height):
        found = _stretched(found, width, height)
    if alpha < 100:
        found.putalpha(found.getchannel("A").point(lambda value: value * alpha // 100))
    return found


def _finely_boxed(
    width: int, height: int, radius: int, fill: str | None, line: str | None, line_width: int
) -> Image.Image:
    large = width * _FINER, height * _FINER
    # Transparent, but of the edge's colour: else the edge would be darkened where it is soft.
    around = (line or fill or INK) + "00"
    found = Image.new("RGBA", large, around)
    ImageDraw.Draw(found).rounded_rectangle(
        (0, 0, large[0] - 1, large[1] - 1),
        radius * _FINER,
        fill=fill,
        outline=line,
        width=line_width * _FINER if line else 0,
    )
    return found.resize((width, height), Image.Resampling.LANCZOS)


def _stretched(box: Image.Image, width: int, height: int) -> Image.Image:
    """A box made larger, its corners as they were."""
    left, top = box.width // 2, box.height // 2
    wider = Image.new("RGBA", (width, box.height))
    wider.paste(box.crop((left, 0, left + 1, box.height)).resize((width, box.height)))
    wider.paste(box.crop((0, 0, left, box.height)))
    wider.paste(box.crop((left, 0, box.width, box.height)), (width - box.width + left, 0))
    found = Image.new("RGBA", (width, height))
    found.paste(wider.crop((0, top, width, top + 1)).resize((width, height)))
    found.paste(wider.crop((0, 0, width, top)))
    found.paste(wider.crop((0, top, width, box.height)), (0, height - box.height + top))
    return found


def _arrow(mark: Arrow) -> tuple[Image.Image, int, int]:
    """A bent line with a head, with an edge of ink around it."""
    points = [mark.at(step / 24) for step in range(25)]
    room = mark.line_width * 4
    left = math.floor(min(x for x, _ in points)) - room
    top = math.floor(min(y for _, y in points)) - room
    right = math.ceil(max(x for x, _ in points)) + room
    bottom = math.ceil(max(y for _, y in points)) + room
    found = Image.new("RGBA", ((right - left) * _FINER, (bottom - top) * _FINER), mark.fill + "00")
    brush = ImageDraw.Draw(found)
    line = [((x - left) * _FINER, (y - top) * _FINER) for x, y in points]
    aim = math.atan2(line[-1][1] - line[-3][1], line[-1][0] - line[-3][0])
    for colour, more in ((INK, 6), (mark.fill, 0)):
        thick = (mark.line_width + more) * _FINER
        brush.line(line[:-1], fill=colour, width=thick, joint="curve")
        long = (mark.line_width * 2 + more) * _FINER
        tip_x, tip_y = line[-1]
        head = [
            (tip_x + math.cos(aim + turn) * long, tip_y + math.sin(aim + turn) * long)
            for turn in (0, 2.4, -2.4)
        ]
        brush.polygon(head, fill=colour)
    size = right - left, bottom - top
    return found.resize(size, Image.Resampling.LANCZOS), left, top
