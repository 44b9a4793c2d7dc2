"""Drawings as they are on disk, and as they are not."""

import pytest
from PIL import Image, ImageStat

from bot.pictures import sprites
from bot.pictures.display_list import CardDrawing, Place, Sprite
from tests.support.pictures import drawn


@pytest.fixture(scope="module")
def name():
    """A drawing that is there, with some colour and something that shows through."""
    found = sorted(sprites.SPRITES.glob("heist/*.png"))
    return str(found[0].relative_to(sprites.SPRITES).with_suffix(""))


def same(one, other):
    """What nobody can see of them may differ."""
    seen = [image.convert("RGBa" if image.mode == "RGBA" else image.mode) for image in (one, other)]
    return one.size == other.size and seen[0].tobytes() == seen[1].tobytes()


def strongest(image):
    """Its highest value."""
    ((_, highest),) = ImageStat.Stat(image).extrema
    return int(highest)


def test_what_is_there_is_known(name):
    assert sprites.has(name)
    assert not sprites.has("heist/no-such-bird")

    found = sprites.sprite(name)
    assert found.mode == "RGBA"
    assert sprites.size(name) == found.size
    assert sprites.ground(name).size == found.size


def test_one_that_is_changed_in_nothing_is_the_one_on_disk(name):
    whole = sprites.sprite(name)
    assert same(sprites.changed(name, None, None, 100, False), whole)
    assert same(sprites.changed(name, whole.width, whole.height, 100, False), whole)
    assert same(drawn(Sprite(name, 0, 0))[0], whole)


def test_it_may_be_smaller(name):
    whole = sprites.sprite(name)
    small = sprites.changed(name, whole.width // 2, None, 100, False)
    assert small.width == whole.width // 2
    assert abs(small.height - whole.height / 2) <= 1
    assert sprites.changed(name, 1, None, 100, False).height >= 1


def test_it_may_be_cut_from_below(name):
    whole = sprites.sprite(name)
    head = sprites.changed(name, None, 10, 100, False)
    assert same(head, whole.crop((0, 0, whole.width, 10)))


def test_it_may_be_fainter_and_without_colour(name):
    whole = sprites.sprite(name)
    faint = sprites.changed(name, None, None, 50, False)
    before, after = (strongest(one.getchannel("A")) for one in (whole, faint))

    assert after == before * 50 // 100

    grey = sprites.changed(name, None, None, 100, True)
    red, green, blue, alpha = grey.split()
    assert same(red, green)
    assert same(green, blue)
    assert same(alpha, whole.getchannel("A"))


@pytest.mark.parametrize(
    "change", [{"width": 20}, {"top": 7}, {"alpha": 40}, {"grey": True}], ids=str
)
def test_a_picture_has_them_as_it_wants_them(name, change):
    found, *_ = drawn(Sprite(name, 0, 0, **change))
    asked = {"width": None, "top": None, "alpha": 100, "grey": False} | change
    assert same(found, sprites.changed(name, *asked.values()))
    assert not same(found, sprites.sprite(name))


def test_what_cannot_be_played_is_veiled_and_keeps_its_shape(name):
    size = sprites.size(name)
    marks = (Sprite(name, 0, 0),)
    plain, *_ = drawn(Place(CardDrawing(*size, marks), 0, 0))
    veiled, *_ = drawn(Place(CardDrawing(*size, marks, veil="#000000"), 0, 0))

    assert same(plain.getchannel("A"), veiled.getchannel("A"))
    assert strongest(veiled.convert("L")) < strongest(plain.convert("L"))

    turned, *_ = drawn(Place(CardDrawing(*size, marks, angle=90), 0, 0))
    assert turned.size == size[::-1]


def test_a_game_without_colours_of_its_own_has_those_that_all_share():
    common = sprites.palette("common").getpalette()
    assert sprites.palette("no-such-game").getpalette() == common
    assert common
    assert len(common) == 256 * 3
    assert isinstance(sprites.palette("heist"), Image.Image)
