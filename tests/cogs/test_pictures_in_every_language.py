"""Pictures in every language: their texts lie inside them and cover nothing."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.page import Page, picture_of
from bot.tables.scene import Scene
from cogs.lobby.picture import LobbyPicture
from cogs.my_hen.page import HenPicture
from cogs.pictures import in_two
from cogs.results import ResultPicture
from games.registry import GAMES, package_of
from tests.cogs.faces import FACES
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.test_every_language import LANGUAGES, scenes, words_of
from tests.repository.tree import ROOT
from tests.support import pseudo
from tests.support.combinations import pairs
from tests.support.pictures import assert_well_drawn, texts

in_every_language = pytest.mark.parametrize("locale", LANGUAGES)
"""In real languages every label is drawn in full.

In the artificial one, which is longer, a label may end with an ellipsis.
"""

SEATS = (None, 0, 1)
"""The viewers of the pages; None is the public."""


# A new game may have no pictures yet.
DRAWN = [slug for slug in GAMES if (ROOT / "cogs" / package_of(slug) / "picture.py").is_file()]


@pytest.mark.parametrize(("slug", "locale"), pairs(DRAWN, LANGUAGES, always=[pseudo.LOCALE]))
def test_every_picture_of_a_game_is_well_drawn(slug: str, locale: str) -> None:
    words = words_of(locale, drawn=True)
    drawn = 0
    for scene in scenes(slug):
        for page in shown(replace(scene, pictured=True), words):
            if (image := picture_of(page)) is not None:
                # A result picture stands on its own and is larger.
                stands = isinstance(image.picture, ResultPicture)
                whole = locale != pseudo.LOCALE
                assert_well_drawn(image.picture, words, whole=whole, stands=stands)
                drawn += 1

    assert drawn > len(SEATS)


def shown(scene: Scene, words: Words) -> Iterator[Page]:
    """Yield the pages that show a scene."""
    face = FACES[scene.game]
    if scene.viewer is None:
        yield face.table(scene, words)
        aside = face.aside(scene, words) if face.aside is not None else None
        if aside is not None:
            yield aside.page
    elif scene.viewer in SEATS:
        yield face.card(scene, words)


@in_every_language
def test_lobby_picture_is_well_drawn(locale: str) -> None:
    words = words_of(locale, drawn=True)
    display = assert_well_drawn(
        LobbyPicture.of(lobby(1, least=3, pictured=True)), words, whole=locale != pseudo.LOCALE
    )
    # A seat that must be filled before the deal.
    assert words("lobby-picture-needed") in texts(display)


@pytest.mark.parametrize("feats", [0, 15])
@in_every_language
def test_picture_of_all_hens_is_well_drawn(locale: str, feats: int) -> None:
    words = words_of(locale, drawn=True)
    shown = HenPicture("sun", "coal", feats)
    said = texts(assert_well_drawn(shown, words, whole=locale != pseudo.LOCALE))
    # Outfits that take more feats show how many.
    assert (words("hen-takes", feats=3) in said) == (feats == 0)


@in_every_language
def test_lobby_picture_shows_seats_of_the_house(locale: str) -> None:
    words = words_of(locale, drawn=True)
    shown = LobbyPicture.of(lobby(1, least=3, fill=4, pictured=True))
    said = texts(assert_well_drawn(shown, words, whole=locale != pseudo.LOCALE))

    assert said.count(words("lobby-picture-house")) == 3
    # The house fills three seats, so no more people are needed.
    assert words("lobby-picture-needed") not in said
    assert words("lobby-picture-free") in said


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        # Single words are broken between two syllables near their middle.
        ("Congelación", ("Conge-", "lación")),
        ("Interferência", ("Interfe-", "rência")),
        ("Pick the Lock", ("Pick", "the Lock")),
        # Too short to be broken, though one of them is wide.
        ("Schrumpft", ("Schrumpft", "")),
        ("Egg", ("Egg", "")),
    ],
)
def test_a_long_word_is_broken_between_syllables(title: str, lines: tuple[str, str]) -> None:
    assert in_two(title) == lines
