"""Names that fit, and names that no font of ours can draw."""

import pytest

from bot.pictures import lettering
from bot.pictures.lettering import ELLIPSIS, OTHER, PLAIN, WIDTHS, fitted, printable, width

NAME = "Henrietta the Magnificent"


@pytest.mark.parametrize(
    ("name", "text", "face"),
    [
        ("Ada", "Ada", PLAIN),
        ("Ada 🐔", "Ada", PLAIN),
        ("A  d\ta", "A da", PLAIN),
        ("🐔🐔", "?", PLAIN),
        ("דג", "?", PLAIN),
        ("", "?", PLAIN),
    ],
)
def test_a_name_is_what_can_be_drawn_of_it(name, text, face):
    assert printable(name, "?") == (text, face)


def test_what_the_plain_face_lacks_the_other_one_may_have():
    other = map(chr, sorted(lettering._covered(OTHER) - lettering._covered(PLAIN)))
    name = 3 * next(char for char in other if char.isalpha())
    assert printable(name, "?") == (name, OTHER)


def test_too_little_of_a_name_is_none():
    """Two thirds of its letters at least."""
    assert printable("abדc", "?") == ("abc", PLAIN)
    assert printable("aדגb", "?") == ("?", PLAIN)


def fits(room):
    text, axis = fitted(NAME, 32, 600, PLAIN, room, 0)
    return text, axis, lettering._wide(text, 32, 600, PLAIN, axis, 0)


def test_what_has_room_is_as_it_is():
    assert fitted(NAME, 32, 600, PLAIN, None, 0) == (NAME, WIDTHS[0])
    full = width(NAME, 32)
    assert fits(full)[:2] == (NAME, WIDTHS[0])


def test_what_is_too_wide_is_set_narrower_and_then_cut():
    narrowest = lettering._wide(NAME, 32, 600, PLAIN, WIDTHS[-1], 0)
    text, axis, wide = fits(int(narrowest) + 1)
    assert (text, axis) == (NAME, WIDTHS[-1])

    text, axis, wide = fits(int(narrowest) - 1)
    assert axis == WIDTHS[-1]
    assert text.endswith(ELLIPSIS)
    assert NAME.startswith(text[:-1])
    assert len(text) > len(NAME) - 4, "no more of it than needs be"
    assert wide <= narrowest - 1
    assert " " + ELLIPSIS not in {fits(room)[0][-2:] for room in range(60, 200, 10)}


def test_where_nothing_fits_that_is_said_too():
    assert fits(1)[:2] == (ELLIPSIS, WIDTHS[-1])


def test_the_other_face_is_set_narrower_but_never_too_narrow():
    axes = [lettering._axis(OTHER, percent) for percent in WIDTHS]
    assert axes == sorted(axes, reverse=True)
    assert axes[0] == WIDTHS[0] - lettering.NARROWER
    assert axes[-1] >= lettering.NARROWEST


def test_a_width_grows_with_its_letters_and_their_stroke():
    assert width("mm", 32) > width("m", 32) > width("i", 32) > 2
    assert width("m", 32, stroke=6) > width("m", 32)
    plain = lettering.font(PLAIN, 32, 600, WIDTHS[0]).getbbox("m")
    assert width("m", 32) == round(plain[2] - plain[0]) + 2
