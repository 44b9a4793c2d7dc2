"""Moving pictures of all games: each fits the limits, and ends as the still picture."""

import pytest

from benchmarks.pictures import pictures
from bot.pictures.animation import RATE
from bot.pictures.display_list import Picture
from games.registry import GAMES
from tests.support.pictures import WORDS, assert_ends_as_still_picture

LONGEST = 3.2
"""Seconds. Players wait for the end of a moving picture."""


def moving_pictures(slug: str) -> list[Picture]:
    """Return the pictures that move in two games, with few and with many players."""
    return [picture for picture in dict.fromkeys(pictures(slug, 2, 5)) if picture.moves]


@pytest.mark.parametrize("slug", GAMES)
def test_moments_of_each_game_move_and_end_as_still_pictures(slug: str) -> None:
    by_class: dict[type[Picture], list[Picture]] = {}
    for picture in moving_pictures(slug):
        assert 1.0 <= picture.display(WORDS).seconds <= LONGEST
        by_class.setdefault(type(picture), []).append(picture)

    for several in by_class.values():
        # Painting takes a tenth of a second. The last picture is of the larger table.
        display = several[-1].display(WORDS)
        played = assert_ends_as_still_picture(display)
        assert len(played) > RATE, "it was too large, and so it stands still"
