"""What is painted, looked at pixel by pixel."""

import pytest
from PIL import ImageChops, ImageStat

from bot.pictures import painter
from bot.pictures.display_list import Box


@pytest.mark.parametrize(
    "box",
    [
        Box(0, 0, 300, 200, 18, "#1f3c2e"),
        Box(0, 0, 300, 200, 18, "#1f3c2e", "#f7c934", 5),
        Box(0, 0, 300, 60, 30, None, "#f7c934", 6),
        Box(0, 0, 40, 200, 0, "#1f3c2e", alpha=40),
        Box(0, 0, 12, 9, 4, "#1f3c2e"),
    ],
)
def test_a_box_of_which_only_the_corners_are_drawn_finely_looks_as_if_all_of_it_were(box: Box):
    quick, *_ = painter.drawn(box)
    whole = painter._finely_boxed(
        box.width, box.height, box.radius, box.fill, box.line, box.line_width
    )
    whole.putalpha(whole.getchannel("A").point(lambda value: value * box.alpha // 100))
    assert quick.size == whole.size == (box.width, box.height)
    apart = ImageChops.difference(quick, whole)
    assert max(high for _, high in ImageStat.Stat(apart).extrema) <= 2
