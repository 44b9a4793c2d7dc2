"""Stories of whole random games: every page has a picture, a turn is one page, and nothing on it
is for the players of a running game.
"""

from functools import cache
from random import Random

import pytest

from bot.pages.page import picture_of
from cogs.replays.leaf import StoryPages
from games.registry import GAMES
from tests.cogs.faces import FACES, WORDS
from tests.cogs.reading import aloud
from tests.cogs.replays.test_leaf import chronicle, story_of
from tests.support.combinations import pairs

TURNS = {
    "crazy": {"laid", "discarded"},
    "heist": {"turn_ended"},
    "out": {"chickened", "stopped"},
    "playing": {"revealed"},
    "political": {"turn_started"},
}
"""The public events that end a turn."""

each_game = pytest.mark.parametrize(("slug", "number"), pairs([*TURNS], range(11, 14)))

ALL_TURNS = {"crazy", "playing", "political"}
"""Games in which nothing happens outside turns."""

LIVE = ("/chicken", "<t:", "Start", "DM", "button", "deadline")
"""What only makes sense in the channel of a running game."""


@cache
def pages(slug: str, number: int) -> StoryPages:
    seats = Random(f"{slug}{number}").choice([*GAMES[slug].seats])
    return StoryPages(story_of(chronicle(slug, number, seats=seats)), FACES[slug], WORDS)


@each_game
def test_every_page_has_a_picture_and_nothing_live(slug: str, number: int) -> None:
    leaves = pages(slug, number)
    for step in range(len(leaves)):
        page = leaves.public_page(step)
        said = aloud(page)
        assert picture_of(page) is not None, step
        assert not [word for word in LIVE if word in said], (step, said)


@each_game
def test_a_turn_is_one_step(slug: str, number: int) -> None:
    story = pages(slug, number)._story
    for step in range(1, len(story) - 1):
        kinds = [event.kind for event in story.events_of(step) if event.to is None]
        turns = sum(kind in TURNS[slug] for kind in kinds)

        # Each step shows more than transitions.
        assert not GAMES[slug].passing.issuperset(kinds), (step, kinds)
        assert turns <= 1, (step, kinds)
        assert turns or slug not in ALL_TURNS, (step, kinds)
