"""A story addresses its reader as a stranger to the table."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.i18n.words import Words, locales
from bot.pages.page import picture_of
from bot.pages.presentable import as_text
from bot.pictures.display_list import Label, Picture
from bot.tables.scene import Scene
from cogs.replays.leaf import StoryPages, StoryPlace
from games.registry import GAMES
from tests.cogs.faces import FACES
from tests.cogs.reading import aloud
from tests.cogs.replays.test_leaf import told
from tests.support.combinations import pairs
from tests.support.pictures import all_marks, assert_well_drawn

LAID_OPEN = [slug for slug, game in GAMES.items() if "open_secrets" in vars(game)]
each_game = pytest.mark.parametrize("slug", LAID_OPEN)

SPEAKING = (
    *("picture-private", "playing-picture-pick", "heist-picture-your-loot"),
    *("heist-picture-you-know", "heist-picture-no-cards", "political-picture-no-cards"),
)
"""Texts in pictures that address a player."""


@pytest.mark.parametrize(("slug", "locale"), pairs(LAID_OPEN, locales()))
def test_no_picture_of_a_story_speaks_to_its_reader(slug: str, locale: str) -> None:
    words = Words(locale)
    spoken = {words(name, count=count) for name in SPEAKING for count in range(9)}
    leaves = StoryPages(told(slug)._story, FACES[slug], words)
    looked_at = 0
    for step in range(0, len(leaves), 9):
        for eyes in (None, *range(leaves._story.seats)):
            # With counts, because some texts depend on a number.
            page, _ = leaves.page(StoryPlace(step, eyes))
            picture = picture_of(page)
            if picture is not None:
                looked_at += 1
                assert not spoken & {*labels(picture.picture, words)}, (step, eyes)

    # Games without pictures would pass unseen.
    assert looked_at


def labels(picture: Picture, words: Words) -> Iterator[str]:
    for mark in all_marks(picture.display(words).still):
        if isinstance(mark, Label):
            yield mark.text


@each_game
def test_pictures_of_one_seat_are_well_drawn(slug: str) -> None:
    leaves = told(slug)
    for step in range(0, len(leaves), 25):
        page, _ = leaves.page(StoryPlace(step, 0))
        picture = picture_of(page)
        if picture is not None:
            assert_well_drawn(picture.picture, whole=False, stands=True)


@pytest.mark.parametrize("locale", locales())
def test_heist_story_of_a_seat_names_the_seat(locale: str) -> None:
    """They name the seat instead of addressing the reader as "you"."""
    words = Words(locale)
    leaves = StoryPages(told("heist")._story, FACES["heist"], words)
    scene: Scene = leaves._story.scene(0, 0)
    page, _ = leaves.page(StoryPlace(0, 0))
    own = as_text(page)
    character = scene.view.seats[0].character
    name = words(f"heist-character-{character}")
    lines = [line for line in aloud(own).split("\n") if name in line]

    assert lines
    assert all(f"**{scene.name(0)}**" in line for line in lines)

    # The live card addresses its player, so the lines differ.
    live = aloud(as_text(FACES["heist"].card(replace(scene, is_story=False), words)))
    assert [line for line in live.split("\n") if name in line] != lines


@each_game
def test_story_of_a_seat_names_the_seat_and_never_says_you(slug: str) -> None:
    leaves = told(slug)
    for step in range(0, len(leaves) - 1, 5):
        page, scene = leaves.page(StoryPlace(step, 0))
        # Texts of cards say what a player may do, and quotations are jokes.
        lines = [line for line in aloud(page).split("\n") if line[:2] not in ("-#", "“I")]

        assert not [line for line in lines if re.search(r"\b[Yy]ou", line)], step
        assert f"**{scene.name(0)}" in aloud(page) or f"### {scene.name(0)}" in aloud(page)
