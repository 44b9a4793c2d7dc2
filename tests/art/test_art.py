"""Tests that the committed pictures are what `art` draws, and that none is missing."""

import json
import re
from itertools import combinations, product
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art import emojis, lids, palette
from art.__main__ import ART, GAMES, ROOMS, SPRITES, drawings, drawn
from art.hens import COLOURS, OUTFITS, hens, houses
from art.sheets import as_deuteranope
from art.sprite import Colour, Drawing, draw, looks_like
from games import registry
from games.chicken_out.vocabulary import FOXES
from games.crazy.box import CARDS as TYPES
from games.heist import vocabulary as heist
from games.heist.box import box as heist_box
from games.playing.box import CARDS as NUMBERS
from games.political.box import cards as political_cards
from tests.repository.tree import text_files
from tests.support.combinations import sampled

CLOSE = 110
"""The largest squared distance between a tone and its entry in the palette."""


SIZES = ("smallest", "all")
"""Each drawing in the smallest of its sizes, or in all of them."""


def committed(file: Path) -> Image.Image:
    with Image.open(file) as found:
        return found.convert("RGBA")


def names(folder: str = "") -> set[str]:
    """Return the names of all sprites, without their size."""
    found = (file.relative_to(SPRITES).as_posix() for file in (SPRITES / folder).rglob("*.png"))
    return {name.removesuffix(".png").partition("@")[0] for name in found}


@pytest.mark.parametrize(
    ("folder", "sizes"),
    sampled(product(ROOMS, SIZES), [*product(ROOMS, SIZES[:1])], [("playing", SIZES[0])]),
)
def test_committed_sprites_match_the_code(folder: str, sizes: str) -> None:
    expected = {sprite.name: sprite for sprite in drawings(folder)}
    files = {f"{folder}/{file.stem}": file for file in (SPRITES / folder).glob("*.png")}
    # "make art" in the message is the command that draws them again.
    assert files.keys() == expected.keys(), "make art"

    by_size = sorted(expected.values(), key=lambda drawing: drawing.width, reverse=True)
    smallest = {(drawing.inner, drawing.box): drawing for drawing in by_size}.values()
    for drawing in smallest if sizes == "smallest" else expected.values():
        # Pictures are compared by sight: compression may differ between Pillow versions.
        assert looks_like(committed(files[drawing.name]), draw(drawing)), f"{drawing}: make art"


@pytest.mark.parametrize("drawing", lids.OF_COOP, ids=lambda drawing: drawing.name)
def test_committed_pictures_of_coop_match_the_code(drawing: Drawing) -> None:
    assert looks_like(committed(ART / f"{drawing.name}.png"), draw(drawing)), "make art"


def test_different_pictures_do_not_look_alike() -> None:
    one = Image.new("RGBA", (40, 40))
    other = Image.new("RGBA", (40, 40))
    assert looks_like(one, other)

    # A red square of 4 by 4 pixels in an empty picture.
    other.paste("#e8483f", (8, 8, 12, 12))
    assert not looks_like(one, other)
    assert not looks_like(one, one.crop((0, 0, 39, 40)))


TOLD_APART = {
    "crooks": [f"heist/{name}@s" for name in heist.CHARACTERS],
    # The levels of a house player differ only on the plate.
    "hens": [f"common/hen-{name}@s" for name in hens() if name.endswith("-white")]
    + [f"common/house-{name}@s" for name in houses() if name.endswith("-hard")],
    "numbers": [f"playing/nerve{number}@s" for number in NUMBERS],
    "sorts": ["out/redhen@s", "out/blackhen@s", *(f"out/fox-{fox}@s" for fox in FOXES)],
    "types": [f"crazy/{card}@c" for card in TYPES],
}


@pytest.mark.parametrize("kind", TOLD_APART)
def test_chickens_differ_when_small_and_grey(kind: str) -> None:
    """Compare them at a height of 34 pixels, in grey.

    A mean difference of 7 of 255 looks like another chicken; other eyes on the same hen make 3.
    """
    small = {name: in_grey(committed(SPRITES / f"{name}.png")) for name in TOLD_APART[kind]}
    alike = [
        (one, other)
        for one, other in combinations(small, 2)
        if ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean[0] < 7
    ]

    assert not alike


@pytest.mark.parametrize("outfit", OUTFITS)
def test_feathers_differ_for_a_person_who_cannot_see_green(outfit: str) -> None:
    small = [
        as_deuteranope(at_34_pixels(committed(SPRITES / f"common/hen-{outfit}-{colour}@s.png")))
        for colour in COLOURS
    ]
    for one, other in combinations(small, 2):
        assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 4


def in_grey(image: Image.Image) -> Image.Image:
    return at_34_pixels(image).convert("L")


def at_34_pixels(image: Image.Image) -> Image.Image:
    # A grey canvas of one size, so that pictures of different widths can be compared.
    canvas = Image.new("RGB", (60, 34), "#808080")
    small = image.resize((max(1, image.width * 34 // image.height), 34), Image.Resampling.BILINEAR)
    canvas.paste(small, ((60 - small.width) // 2, 0), small)
    return canvas


# ------------------------------------------------------------------------------------- boxes


def test_heist_has_all_its_sprites() -> None:
    box = heist_box()
    found = names("heist")
    expected = {
        *heist.CHARACTERS,
        *(f"event-{event}" for event in heist.EVENTS),
        *(f"action-{action}" for action in box.actions),
        *(f"loot-{loot.kind}" for loot in box.loot),
        *(f"crew-{crew}" for crew in box.crews),
        *heist.DECISIONS,
    }

    assert not {f"heist/{name}" for name in expected} - found


def test_other_games_have_all_their_sprites() -> None:
    expected = {f"playing/nerve{number}" for number in NUMBERS}
    expected |= {f"out/fox-{fox}" for fox in FOXES} | {"out/redhen", "out/blackhen"}
    expected |= {f"crazy/{card}" for card in TYPES}
    specials = {card.power for card in political_cards().values() if card.kind != "event"} - {""}
    expected |= {f"political/special-{special}" for special in specials}
    effects = {card.power for card in political_cards().values() if card.kind == "event"}
    expected |= {f"political/event-{effect}" for effect in effects}

    assert not expected - names()


@pytest.mark.parametrize("game", GAMES)
def test_game_has_box_back_and_faces(game: str) -> None:
    rules = registry.GAMES[game]
    expected = {f"back-{game}", f"box-{game}"}
    expected |= {f"house-{place}-{level}" for place in range(8) for level in rules.houses}
    # More looks than seats, so that no two people at a table look alike.
    assert len(hens()) > max(rules.seats)

    assert not {f"common/{name}" for name in expected} - names("common")


def test_every_sprite_that_code_names_is_there() -> None:
    """Only names that are written in full are found; formatted ones are not."""
    folders = "|".join(ROOMS)
    # No f-string, a folder of sprites, a name, and possibly a size such as "@s".
    written = re.compile(rf'[^f]"((?:{folders})/[a-z][\w-]*(?:@[a-z])?)"')
    found = {
        name
        for file, text in text_files().items()
        if file.startswith(("bot/", "cogs/")) and file.endswith(".py")
        for name in written.findall(text)
    }
    missing = {name for name in found if not (SPRITES / f"{name}.png").exists()}

    # An expression that matches nothing would pass.
    assert found
    assert not missing


# ------------------------------------------------------------------------------------- palettes


def entries(game: str) -> list[Colour]:
    data = (SPRITES / game / "palette.bin").read_bytes()
    assert len(data) == 3 * palette.SIZE
    return [(data[at], data[at + 1], data[at + 2]) for at in range(0, len(data), 3)]


@pytest.mark.parametrize("game", GAMES)
def test_every_flat_tone_has_an_entry(game: str) -> None:
    found = entries(game)
    far = {tone for tone in palette.tones(drawn(game)) if palette.nearest(tone, found) > CLOSE}
    assert not far, "too many tones for one palette: use those that are there"


@pytest.mark.parametrize("game", GAMES)
def test_every_colour_that_code_names_is_in_the_palette(game: str) -> None:
    assert set(palette.written(game)) <= set(entries(game)), "make art"


# ------------------------------------------------------------------------------------- emojis


@pytest.mark.slow
def test_committed_emojis_match_the_code() -> None:
    expected = {emoji.name: emoji for emoji in emojis.emojis()}
    files = {file.stem: file for file in (ART / "emoji").glob("*.png")}
    assert files.keys() == expected.keys(), "make art"

    for name, one in expected.items():
        assert looks_like(committed(files[name]), emojis.draw(one)), f"{name}: make art"

    assert (ART / "emoji.json").read_text(encoding="utf-8") == emojis.table(), "make art"


def test_emojis_are_in_discords_limits() -> None:
    for file in (ART / "emoji").glob("*.png"):
        # Discord allows 32 characters; a dash and six digits are added on upload.
        assert re.fullmatch(r"coop_[a-z_]{2,20}", file.stem), file.stem
        # Discord's limit for emojis is 256 KiB; these stay far below it.
        assert file.stat().st_size <= 25 * 1024, file.stem
        assert committed(file).size == (emojis.SIZE, emojis.SIZE)


def test_every_emoji_replaces_a_shown_sign() -> None:
    table = json.loads((ART / "emoji.json").read_text(encoding="utf-8"))
    assert {name for signs in table.values() for name in signs.values()} == {
        emoji.name for emoji in emojis.emojis()
    }

    texts = "".join(
        text
        for file, text in text_files().items()
        if file.startswith(("bot/", "cogs/", "data/locales/"))
    )
    unseen = {sign for signs in table.values() for sign in signs if sign not in texts}
    assert not unseen


def test_running_code_does_not_import_the_art() -> None:
    # The art needs Pillow and is not installed where the bot runs.
    importing = {
        file
        for file, text in text_files().items()
        if file.startswith(("bot/", "cogs/", "games/"))
        and re.search(r"^(from|import) art\b", text, re.MULTILINE)
    }
    assert not importing
