"""Sprites: drawings from disk, and their variants."""

import pytest
from PIL import Image, ImageStat

from bot.pictures import sprites
from bot.pictures.display_list import CardDrawing, Place, Sprite
from tests.support.pictures import drawn


@pytest.fixture(scope="module")
def name():
    """The name of an existing drawing with colours and transparency."""
    found = sorted(sprites.SPRITES.glob("heist/*.png"))
    return str(found[0].relative_to(sprites.SPRITES).with_suffix(""))


def same(one, other):
    """Return whether two images look the same. Colours of transparent pixels may differ."""
    seen = [image.convert("RGBa" if image.mode == "RGBA" else image.mode) for image in (one, other)]
    return one.size == other.size and seen[0].tobytes() == seen[1].tobytes()


def strongest(image):
    """Return the highest value of a channel."""
    ((_, highest),) = ImageStat.Stat(image).extrema
    return int(highest)


def test_existing_sprite_is_found(name):
    assert sprites.has(name)
    assert not sprites.has("heist/no-such-bird")

    found = sprites.sprite(name)
    assert found.mode == "RGBA"
    assert sprites.size(name) == found.size
    assert sprites.ground(name).size == found.size


def test_sprite_without_changes_equals_the_file(name):
    whole = sprites.sprite(name)
    assert same(sprites.changed(name, None, None, 100, False), whole)
    assert same(sprites.changed(name, whole.width, whole.height, 100, False), whole)
    assert same(drawn(Sprite(name, 0, 0))[0], whole)


def test_sprite_can_be_scaled_down(name):
    whole = sprites.sprite(name)
    small = sprites.changed(name, whole.width // 2, None, 100, False)
    assert small.width == whole.width // 2
    assert abs(small.height - whole.height / 2) <= 1
    # Even at the smallest size, one row is left.
    assert sprites.changed(name, 1, None, 100, False).height >= 1


def test_sprite_can_be_cropped_to_its_top(name):
    whole = sprites.sprite(name)
    head = sprites.changed(name, None, 10, 100, False)
    assert same(head, whole.crop((0, 0, whole.width, 10)))


def test_sprite_can_be_faint_and_grey(name):
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
def test_picture_shows_the_changed_sprite(name, change):
    found, *_ = drawn(Sprite(name, 0, 0, **change))
    asked = {"width": None, "top": None, "alpha": 100, "grey": False} | change
    assert same(found, sprites.changed(name, *asked.values()))
    assert not same(found, sprites.sprite(name))


def test_veiled_card_is_darker_and_keeps_its_shape(name):
    size = sprites.size(name)
    marks = (Sprite(name, 0, 0),)
    plain, *_ = drawn(Place(CardDrawing(*size, marks), 0, 0))
    veiled, *_ = drawn(Place(CardDrawing(*size, marks, veil="#000000"), 0, 0))

    assert same(plain.getchannel("A"), veiled.getchannel("A"))
    assert strongest(veiled.convert("L")) < strongest(plain.convert("L"))

    turned, *_ = drawn(Place(CardDrawing(*size, marks, angle=90), 0, 0))
    assert turned.size == size[::-1]


def test_game_without_a_palette_uses_the_common_one():
    common = sprites.palette("common").getpalette()
    assert sprites.palette("no-such-game").getpalette() == common
    assert common
    # A palette of PNG has 256 colours of three bytes.
    assert len(common) == 256 * 3
    assert isinstance(sprites.palette("heist"), Image.Image)
