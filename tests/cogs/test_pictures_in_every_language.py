"""Pictures take every language's length: their words lie within them, and cover nothing."""

from dataclasses import replace

import pytest

from bot.chat.pages.page import picture_of
from bot.language.checking import translations
from bot.language.words import Words
from bot.tables.table import Status
from cogs.lobby.picture import LobbyPicture
from cogs.pictures import in_two
from games.registry import GAMES
from tests.cogs.faces import FACES
from tests.cogs.test_every_language import scenes
from tests.cogs.test_lobby_pages import lobby
from tests.repository.tree import ROOT
from tests.support.pictures import assert_well_drawn, texts

in_every_language = pytest.mark.parametrize("locale", translations())
"""Only in those that people speak: our letters are theirs."""

SEATS = (None, 0, 1)
"""Whose pages are looked at; None: what everybody sees."""


DRAWN = [slug for slug in GAMES if (ROOT / "cogs" / slug / "picture.py").is_file()]


@pytest.mark.parametrize("slug", DRAWN)
@in_every_language
def test_every_picture_of_a_game_is_well_drawn(slug: str, locale: str) -> None:
    face, words, drawn = FACES[slug], Words(locale), 0
    for scene in scenes(slug):
        if scene.viewer not in SEATS or scene.status is Status.OVER:
            continue  # a podium ends below its picture: see test_podium.py
        draw = face.table if scene.viewer is None else face.card
        image = picture_of(draw(replace(scene, pictured=True), words))
        if image is not None:
            assert_well_drawn(image.picture, words)
            drawn += 1
    assert drawn > len(SEATS)


@in_every_language
def test_who_sits_in_the_lobby_is_well_drawn(locale: str) -> None:
    words = Words(locale)
    display = assert_well_drawn(LobbyPicture.of(lobby(1, least=3, pictured=True)), words)
    assert words("lobby-picture-needed") in texts(display)


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Congelación", ("Conge-", "lación")),
        ("Interferência", ("Interfe-", "rência")),
        ("Pick the Lock", ("Pick", "the Lock")),
        ("Schrumpft", ("Schrumpft", "")),
        ("Egg", ("Egg", "")),
    ],
)
def test_a_long_word_is_broken_between_syllables(title: str, lines: tuple[str, str]) -> None:
    assert in_two(title) == lines
