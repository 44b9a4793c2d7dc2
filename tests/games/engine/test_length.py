"""Tests of the length of a game that the lobby shows."""

import json
from itertools import islice

import pytest

from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import OutOptions
from games.cli.minutes import format_table
from games.engine.length import (
    FOLDER,
    Minutes,
    expected_length,
    measure,
    read,
    round_outwards,
    row_key,
    variants,
)
from games.registry import GAMES
from tests.support.combinations import sampled

PARTS = 5
"""The options of a game are simulated in this many parts, of which CI runs the first."""


# Simulates each game with all options, each time at another number of seats.
@pytest.mark.parametrize("part", sampled(range(PARTS), [0]))
@pytest.mark.parametrize("slug", sampled(GAMES, GAMES, ["playing"]))
def test_stored_lengths_are_what_the_simulation_measures(slug: str, part: int) -> None:
    game = GAMES[slug]
    again = f"python -m games minutes {slug} writes what is measure today"
    for place, options in [*enumerate(variants(game))][part::PARTS]:
        seats = game.seats_for(options)
        count = seats[place % len(seats)]
        stored = Minutes(*read(slug)[row_key(game, options)][str(count)])
        assert stored == measure(game, options, count), again


@pytest.mark.parametrize("slug", GAMES)
def test_file_has_all_options_and_the_layout_of_the_command(slug: str) -> None:
    game = GAMES[slug]
    text = (FOLDER / f"{slug}.json").read_text(encoding="utf-8")
    assert text == format_table(read(slug))
    assert [*read(slug)] == [row_key(game, options) for options in variants(game)]


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_of_seats_has_its_minutes(slug: str) -> None:
    game = GAMES[slug]
    for by_seats in read(slug).values():
        seats = [int(known) for known in by_seats]
        assert seats == [*range(seats[0], game.seats[-1] + 1)]

        for least, most in by_seats.values():
            assert 1 <= least < most


def test_minutes_depend_on_seats_and_deals() -> None:
    one = OutOptions(deals=1)
    three = OutOptions(deals=3)
    assert expected_length(ChickenOut, one, 8).most < expected_length(ChickenOut, one, 3).most
    # Eight seats have few cards each, so one deal is short for them.
    assert expected_length(ChickenOut, one, 8).most < expected_length(ChickenOut, three, 8).most


def test_length_for_too_few_seats_is_that_of_the_fewest() -> None:
    # A lobby with one player shows the length for the smallest table.
    game = GAMES["heist"]
    assert expected_length(game, game.Options(), 1) == expected_length(game, game.Options(), 3)


@pytest.mark.parametrize(
    # Minutes are round_outwards more coarsely the longer a game is, and never to an empty range.
    ("least", "most", "said"),
    [(0.2, 0.3, (1, 2)), (4.9, 9.1, (4, 10)), (12.5, 21, (10, 25)), (30, 30, (30, 31))],
)
def test_minutes_are_rounded_outwards(least: float, most: float, said: Minutes) -> None:
    assert round_outwards(least, most) == said


def test_file_has_a_line_for_each_choice_of_options() -> None:
    text = format_table({"deals=1": {"2": Minutes(3, 9)}, "deals=2": {"2": Minutes(6, 15)}})
    # One line per choice of options makes changes of the file easy to review.
    assert [*islice(json.loads(text).items(), 1)] == [("deals=1", {"2": [3, 9]})]
    assert text.count("\n") == 4
