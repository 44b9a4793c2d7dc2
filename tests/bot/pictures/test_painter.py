"""What is painted, looked at pixel by pixel."""

from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures import painter
from bot.pictures.display_list import (
    GOLD,
    INK,
    Arrow,
    Box,
    Card,
    DisplayList,
    Label,
    Mark,
    Place,
    Polyline,
)


@pytest.mark.parametrize(
    "box",
    [
        Box(0, 0, 300, 200, 18, "#1f3c2e"),
        Box(0, 0, 300, 200, 18, "#1f3c2e", "#f7c934", 5),
        Box(0, 0, 300, 60, 30, None, "#f7c934", 6),
        Box(0, 0, 300, 200, 0, "#1f3c2e"),
        Box(0, 0, 300, 200, 2, "#1f3c2e", "#f7c934", 6),
        Box(0, 0, 12, 9, 4, "#1f3c2e"),
    ],
)
def test_a_box_of_which_only_the_corners_are_drawn_finely_looks_as_if_all_of_it_were(box: Box):
    quick, *_ = painter.drawn(box)
    whole = painter._boxed(box.width, box.height, box.radius, box.fill, box.line, box.line_width)
    assert quick.size == whole.size == (box.width, box.height)
    assert _apart(quick, whole) <= 2


@pytest.mark.parametrize(
    "mark",
    [
        Box(10, 20, 300, 200, 18, "#1f3c2e", "#f7c934", 5),
        Label("Pickles", 150, 60, 40, GOLD, at="cm"),
        Label("Pickles", 150, 60, 40, GOLD, at="cm", stroke=6),
        Arrow(40, 200, 300, 60, GOLD),
        Polyline(((40, 200), (120, 90), (300, 60)), GOLD, dash=20),
        Place(Card(80, 60, (Box(0, 0, 80, 60, 14, GOLD, INK), Label("7", 40, 30, at="cm"))), 9, 9),
    ],
)
def test_a_mark_looks_on_a_page_as_it_does_on_a_card(mark: Mark):
    """There are two ways of putting it: one for what is opaque, one for what is not."""
    page = painter.paint(DisplayList(260, "#1f3c2e", (mark,), "common", 360))
    ground = Box(0, 0, 360, 260, 0, "#1f3c2e")
    card, *_ = painter.drawn(Place(Card(360, 260, (ground, mark)), 0, 0))
    assert _apart(page, card.convert("RGB")) <= 2


def _apart(one: Image.Image, other: Image.Image) -> int:
    """By how much they differ where they differ most."""
    parts = ImageStat.Stat(ImageChops.difference(one, other)).extrema
    return int(max(high for _, high in parts))


def _colour(pixel: Any) -> str:
    return "#" + bytes(pixel).hex()


def test_a_file_comes_in_small_parts_so_that_others_have_their_turn():
    """One of them is made with all threads held."""
    noise = Image.effect_noise((1000, 300), 90).convert("RGB")
    marks = tuple(
        Box(x, y, 24, 24, 4, _colour(noise.getpixel((x, y))))
        for x in range(0, 970, 26)
        for y in range(0, 270, 26)
    )
    content = painter.png(DisplayList(300, INK, marks, "common"))
    parts, at = [], 8
    while at < len(content):
        size = int.from_bytes(content[at : at + 4], "big")
        parts += [size] if content[at + 4 : at + 8] == b"IDAT" else []
        at += size + 12
    assert sum(parts) > 8192 >= max(parts)
