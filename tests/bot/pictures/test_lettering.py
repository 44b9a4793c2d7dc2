"""Text on pictures: names that must fit, and names that the fonts cannot draw."""

import pytest

from bot.pictures import lettering
from bot.pictures.lettering import ELLIPSIS, FREDOKA, NOTO, WIDTHS, fit, printable, width

NAME = "Henrietta the Magnificent"


@pytest.mark.parametrize(
    ("name", "text", "face"),
    [
        ("Ada", "Ada", FREDOKA),
        ("Ada 🐔", "Ada", FREDOKA),
        ("A  d\ta", "A da", FREDOKA),
        ("🐔🐔", "?", FREDOKA),
        ("דג", "?", FREDOKA),
        ("", "?", FREDOKA),
    ],
)
def test_drawable_part_of_a_name_is_drawn(name, text, face):
    assert printable(name, "?") == (text, face)


def test_other_font_is_used_for_characters_that_the_first_one_lacks():
    other = map(chr, sorted(lettering._code_points(NOTO) - lettering._code_points(FREDOKA)))
    name = 3 * next(char for char in other if char.isalpha())
    assert printable(name, "?") == (name, NOTO)


def test_name_with_too_few_drawable_letters_is_replaced():
    """At least two thirds of the letters must be drawable."""
    assert printable("abדc", "?") == ("abc", FREDOKA)
    assert printable("aדגb", "?") == ("?", FREDOKA)


def fits(room):
    text, axis = fit(NAME, 32, 600, FREDOKA, room, 0)
    return text, axis, lettering._width(text, 32, 600, FREDOKA, axis, 0)


def test_text_with_enough_room_is_not_changed():
    assert fit(NAME, 32, 600, FREDOKA, None, 0) == (NAME, WIDTHS[0])
    full = width(NAME, 32)
    assert fits(full)[:2] == (NAME, WIDTHS[0])


def test_wide_text_is_condensed_and_then_cut():
    narrowest = lettering._width(NAME, 32, 600, FREDOKA, WIDTHS[-1], 0)
    text, axis, wide = fits(int(narrowest) + 1)
    assert (text, axis) == (NAME, WIDTHS[-1])

    text, axis, wide = fits(int(narrowest) - 1)
    assert axis == WIDTHS[-1]
    assert text.endswith(ELLIPSIS)
    assert NAME.startswith(text[:-1])
    assert len(text) > len(NAME) - 4, "no more of it than needs be"
    assert wide <= narrowest - 1
    # A blank before the ellipsis would waste room.
    assert " " + ELLIPSIS not in {fits(room)[0][-2:] for room in range(60, 200, 10)}


def test_tiny_room_gets_an_ellipsis_only():
    assert fits(1)[:2] == (ELLIPSIS, WIDTHS[-1])


def test_other_font_is_condensed_within_its_limits():
    axes = [lettering._letter_width(NOTO, percent) for percent in WIDTHS]
    assert axes == sorted(axes, reverse=True)
    assert axes[0] == WIDTHS[0] - lettering.NARROWER
    assert axes[-1] >= lettering.NARROWEST


def test_width_grows_with_letters_and_stroke():
    assert width("mm", 32) > width("m", 32) > width("i", 32) > 2
    assert width("m", 32, stroke=6) > width("m", 32)
    plain = lettering.font(FREDOKA, 32, 600, WIDTHS[0]).getbbox("m")
    assert width("m", 32) == round(plain[2] - plain[0]) + 2
