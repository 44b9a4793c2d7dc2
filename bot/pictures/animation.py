"""Makes moving pictures: GIF files that play once and end as the still picture.

Only the rectangle that changes is painted and stored for each frame. In it, pixels that stay as
they are become transparent, which compresses well. Only the studio's thread may use this module.
"""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from math import ceil

from PIL import GifImagePlugin, Image, ImageChops

from bot.pictures import sprites
from bot.pictures.display_list import DisplayList, Keyframe, Moving
from bot.pictures.painter import Layer, ground, layers, moved, paint_on_page

RATE = 12.5
"""Frames a second. GIF counts in hundredths of a second, and 12.5 is every eighth of them."""

MOST_BYTES = 250 * 1024
"""The most bytes of a moving picture. It is uploaded, and loaded by all players' phones."""

_FRAME_TIME = 80
"""Milliseconds of a frame, as `RATE` says."""

_UNCHANGED = 255
"""The number of the palette that means: as in the frame before. No pixel gets its colour."""

_STAY = 1
"""The disposal method of GIF with which a frame stays where the next one does not paint."""

Box = tuple[int, int, int, int]
"""A rectangle: left, top, right, bottom."""


def gif(picture: DisplayList, *, moves: bool = True) -> bytes:
    """Return the picture as a GIF file with 255 fixed colours.

    Args:
        picture: The picture.
        moves: Play its motion once. If not, or if the file would have more than `MOST_BYTES`, the
            file has only one frame, which shows the end.
    """
    content = _play(picture, ceil(picture.seconds * RATE) if moves else 0)
    if len(content) <= MOST_BYTES or not moves:
        return content

    return _play(picture, 0)


def _play(picture: DisplayList, steps: int) -> bytes:
    """Return a GIF file with a first frame and one for each step. The last one shows the end."""
    painter = _FramePainter(picture)
    start = 0.0 if steps else picture.seconds
    page = painter.paint(start, (0, 0, picture.width, picture.height))
    content = [*_header(page.size, picture.palette), _frame(page, (0, 0))]
    for number in range(1, steps + 1):
        box = painter.changed_box((number - 1) / RATE, number / RATE)
        # Even where nothing moves there is a frame, which takes its time.
        box = box or (0, 0, 1, 1)
        part = painter.paint(number / RATE, box)
        content.append(_frame(_without_unchanged(part, page.crop(box)), box[:2]))
        page.paste(part, box[:2])

    return b"".join((*content, b";"))


def _header(size: tuple[int, int], game: str) -> list[bytes]:
    """Return the beginning of a file. Without the number of repetitions, it plays once."""
    image = _palette(game).resize(size)
    return GifImagePlugin.getheader(image, info={"duration": _FRAME_TIME, "optimize": False})[0]


def _frame(page: Image.Image, corner: tuple[int, int]) -> bytes:
    """Return a frame of a file, whose upper left corner is painted at `corner`."""
    options = {"duration": _FRAME_TIME, "transparency": _UNCHANGED, "disposal": _STAY}
    frame = BytesIO()
    # The public function `getdata` defines a class at each call, which is garbage in a cycle.
    GifImagePlugin._write_frame_data(frame, page, corner, options)  # noqa: SLF001
    return frame.getvalue()


def _without_unchanged(part: Image.Image, before: Image.Image) -> Image.Image:
    """Return a part of a frame, where pixels that are equal in the frame before are transparent."""
    is_changed = ImageChops.difference(part, before).point([0] + [255] * 255)
    result = Image.new("L", part.size, _UNCHANGED)
    result.paste(part, mask=is_changed)
    return result


class _FramePainter:
    """Paints parts of the frames of a picture."""

    def __init__(self, picture: DisplayList) -> None:
        self._ground = ground(picture)
        self._palette = _palette(picture.palette)
        self._marks = [
            mark if isinstance(mark, Moving) else tuple(layers(mark)) for mark in picture.marks
        ]
        """The marks in their order: those that move, and the layers of the others."""

    def paint(self, seconds: float, box: Box) -> Image.Image:
        """Return a part of the picture at a moment. Its grey values are numbers of the palette."""
        left, top, _, _ = box
        page = self._ground.crop(box)
        for mark in self._marks:
            shown = moved(mark, mark.at(seconds)) if isinstance(mark, Moving) else mark
            for layer in shown:
                if _touches(layer, box):
                    paint_on_page(page, layer, left, top)

        numbers = page.quantize(palette=self._palette, dither=Image.Dither.NONE)
        # Pillow compares and mixes grey values, but not the numbers of a palette.
        return Image.frombytes("L", numbers.size, numbers.tobytes())

    def changed_box(self, before: float, after: float) -> Box | None:
        """Return the rectangle that differs between two moments, or None."""
        changed: list[Layer] = []
        for mark in self._marks:
            if not isinstance(mark, Moving):
                continue

            old = mark.at(before)
            new = mark.at(after)
            if _look(old) != _look(new):
                changed += [*moved(mark, old), *moved(mark, new)]

        return _box_around(changed, self._ground.size)


def _look(keyframe: Keyframe) -> tuple[float, ...]:
    """Return how a keyframe looks, without its moment."""
    size = keyframe.scale, keyframe.wide
    return keyframe.x, keyframe.y, *size, keyframe.angle, keyframe.alpha


def _touches(layer: Layer, box: Box) -> bool:
    left, top, right, bottom = box
    is_beside = layer.x >= right or layer.x + layer.width <= left
    return not is_beside and layer.y < bottom and layer.y + layer.height > top


def _box_around(changed: Sequence[Layer], size: tuple[int, int]) -> Box | None:
    """Return the smallest rectangle of the picture that contains all layers, or None."""
    if not changed:
        return None

    left = max(0, min(layer.x for layer in changed))
    top = max(0, min(layer.y for layer in changed))
    right = min(size[0], max(layer.x + layer.width for layer in changed))
    bottom = min(size[1], max(layer.y + layer.height for layer in changed))
    return (left, top, right, bottom) if left < right and top < bottom else None


@cache
def _palette(game: str) -> Image.Image:
    """Return an image with the palette of a game without its last colour (`_UNCHANGED`)."""
    palette = Image.new("P", (1, 1))
    palette.putpalette((sprites.palette(game).getpalette() or [])[: 3 * _UNCHANGED])
    return palette
