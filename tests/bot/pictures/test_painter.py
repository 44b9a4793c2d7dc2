"""Painting, checked pixel by pixel."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures import painter
from bot.pictures.display_list import (
    GOLD,
    INK,
    Arrow,
    CardDrawing,
    DisplayList,
    Label,
    Place,
    Polyline,
    Rectangle,
    StillMark,
)
from tests.support.pictures import drawn


@pytest.mark.parametrize(
    "box",
    [
        Rectangle(0, 0, 300, 200, 18, "#1f3c2e"),
        Rectangle(0, 0, 300, 200, 18, "#1f3c2e", "#f7c934", 5),
        Rectangle(0, 0, 300, 60, 30, None, "#f7c934", 6),
        Rectangle(0, 0, 300, 200, 0, "#1f3c2e"),
        Rectangle(0, 0, 300, 200, 2, "#1f3c2e", "#f7c934", 6),
        Rectangle(0, 0, 12, 9, 4, "#1f3c2e"),
    ],
)
def test_box_with_finely_drawn_corners_equals_a_wholly_fine_one(
    box: Rectangle,
):
    quick, *_ = drawn(box)
    whole = painter._box_drawing(
        box.width, box.height, box.radius, box.fill, box.line, box.line_width
    )
    assert quick.size == whole.size == (box.width, box.height)
    # Two of 255 levels are invisible, and rounding needs them.
    assert _apart(quick, whole) <= 2


@pytest.mark.parametrize(
    "mark",
    [
        Rectangle(10, 20, 300, 200, 18, "#1f3c2e", "#f7c934", 5),
        Label("Pickles", 150, 60, 40, GOLD, at="cm"),
        Label("Pickles", 150, 60, 40, GOLD, at="cm", stroke=6),
        Arrow(40, 200, 300, 60, GOLD),
        Polyline(((40, 200), (120, 90), (300, 60)), GOLD, dash=20),
        Place(
            CardDrawing(
                80, 60, (Rectangle(0, 0, 80, 60, 14, GOLD, INK), Label("7", 40, 30, at="cm"))
            ),
            9,
            9,
        ),
    ],
)
def test_mark_looks_the_same_on_a_page_and_on_a_card(mark: StillMark):
    """Opaque and transparent backgrounds use different code."""
    page = painter.paint(DisplayList(260, "#1f3c2e", (mark,), "common", 360))
    ground = Rectangle(0, 0, 360, 260, 0, "#1f3c2e")
    card, *_ = drawn(Place(CardDrawing(360, 260, (ground, mark)), 0, 0))
    assert _apart(page, card.convert("RGB")) <= 2


def _apart(one: Image.Image, other: Image.Image) -> int:
    """Return the largest difference of any channel."""
    parts = ImageStat.Stat(ImageChops.difference(one, other)).extrema
    return int(max(high for _, high in parts))


def _colour(pixel: Any) -> str:
    return "#" + bytes(pixel).hex()


def _motley() -> DisplayList:
    # Noise is hard to compress, so the file becomes large.
    noise = Image.effect_noise((1000, 300), 90).convert("RGB")
    marks = tuple(
        Rectangle(x, y, 24, 24, 4, _colour(noise.getpixel((x, y))))
        for x in range(0, 970, 26)
        for y in range(0, 270, 26)
    )
    return DisplayList(300, INK, marks, "common")


def test_large_file_is_compressed_harder_without_a_change():
    picture = _motley()
    once = painter.png(picture)
    # At the limit, the first attempt is good enough.
    assert painter.png(replace(picture, most=len(once))) == once

    again = painter.png(replace(picture, most=len(once) - 1))
    assert len(again) < len(once)
    assert not ImageChops.difference(*(_opened(one) for one in (once, again))).getbbox()


def _opened(content: bytes) -> Image.Image:
    return Image.open(BytesIO(content)).convert("RGB")


def test_file_is_encoded_in_small_parts():
    """Each part is written with the interpreter lock held, so a large one would block the bot."""
    content = painter.png(_motley())
    parts = []
    # Skip the signature, then read chunk after chunk: length, type, data, checksum.
    at = 8
    while at < len(content):
        size = int.from_bytes(content[at : at + 4], "big")
        parts += [size] if content[at + 4 : at + 8] == b"IDAT" else []
        at += size + 12

    assert sum(parts) > 8192 >= max(parts)


GROUND = "#1f3c2e"


def _box_of(mark: StillMark) -> tuple[int, int, int, int] | None:
    """Return the box that the mark covers on a page."""
    page = painter.paint(DisplayList(200, GROUND, (mark,), "common", 300))
    return ImageChops.difference(page, Image.new("RGB", page.size, GROUND)).getbbox()


@pytest.mark.parametrize(
    ("points", "long", "pieces"),
    [
        ([(0, 0), (10, 0)], 3, [[(0, 0), (3, 0)], [(6, 0), (9, 0)]]),
        ([(0, 0), (10, 0)], 4, [[(0, 0), (4, 0)], [(8, 0), (10, 0)]]),
        ([(0, 0), (4, 0), (4, 4)], 3, [[(0, 0), (3, 0)], [(4, 2), (4, 4)]]),
        ([(0, 0), (4, 0), (4, 4)], 6, [[(0, 0), (4, 0), (4, 2)]]),
        ([(0, 0), (0, 2)], 5, [[(0, 0), (0, 2)]]),
    ],
)
def test_dashes_continue_around_corners(points: Any, long: float, pieces: Any):
    """Every second piece of the line is drawn."""
    assert [*painter._dashes(points, long)] == pieces


def test_line_goes_from_point_to_point():
    assert _box_of(Polyline(((40, 50), (140, 50)), GOLD, 8)) == (40, 46, 141, 55)
    assert _box_of(Polyline(((60, 30), (60, 130)), GOLD, 8)) == (56, 30, 65, 131)


def test_arrow_points_at_its_end():
    """The head extends beyond the end, and is symmetric to the line."""
    right = _box_of(Arrow(40, 100, 200, 100, GOLD, 8, bend=0))
    left = _box_of(Arrow(200, 100, 40, 100, GOLD, 8, bend=0))

    assert right is not None
    assert left is not None
    assert (right[0], right[2]) == (40, 223)
    assert abs((right[1] + right[3]) / 2 - 100) <= 1
    assert abs(left[2] - 200) <= 1
    assert right[3] - right[1] > 2 * 8

    # Without `bend=0` the arrow is curved.
    page = painter.paint(DisplayList(200, GROUND, (Arrow(40, 100, 200, 100, GOLD),), "common", 300))
    across, down = Arrow(40, 100, 200, 100).at(0.5)
    assert _colour(page.getpixel((round(across), round(down)))) == GOLD
    assert (across, down) == (120, 88), "bent to its left by half of what was asked for"


def test_anchor_positions_the_label():
    corners = {at: drawn(Label("Ada", 100, 60, 40, GOLD, at=at))[1:] for at in ("lt", "cm")}
    found, *_ = drawn(Label("Ada", 100, 60, 40, GOLD))
    assert corners["lt"] == (100, 60)
    assert corners["cm"] == (100 - found.width // 2, 60 - found.height // 2)

    right = drawn(Label("Ada", 100, 60, 40, GOLD, at="rb"))[1:]
    assert right == (100 - found.width, 60 - found.height)


def test_label_can_be_turned():
    flat, *_ = drawn(Label("Pickles", 0, 0, 40, GOLD, at="lt"))
    turned, *_ = drawn(Label("Pickles", 0, 0, 40, GOLD, at="lt", turned=True))
    assert turned.size == flat.size[::-1]


def test_stroke_widens_letters_on_the_outside():
    plain, *_ = drawn(Label("I", 0, 0, 40, GOLD, at="lt"))
    stroked, *_ = drawn(Label("I", 0, 0, 40, GOLD, at="lt", stroke=6, stroke_fill=INK))
    content = stroked.tobytes()
    pixels = [content[at : at + 4] for at in range(0, len(content), 4)]

    assert {GOLD, INK} <= {_colour(one[:3]) for one in pixels if one.endswith(b"\xff")}

    inside = painter._text_mask("I", "fredoka", 40, 600, 100, False, 6, False)
    around = painter._text_mask("I", "fredoka", 40, 600, 100, False, 6, True)
    assert ImageStat.Stat(around).sum[0] > 2 * ImageStat.Stat(inside).sum[0]
    assert stroked.height == plain.height + 2 * 6
