"""Tests of the goals for each number of seats, and of the sums of prizes (2, 4, PL-3, PL-4)."""

import pytest

from games.engine.house import RandomHouse
from games.engine.simulate import play_many
from games.playing.box import goals_for
from games.playing.rules import PlayingChicken
from games.playing.state import ROUNDS, PlayingOptions, exact_prize, prize, tricks_in

PRINTED = {
    3: (4, 5, 7, 8, 10, 11, 13, 13, 14, 17),
    4: (7, 9, 10, 11, 13, 13, 14, 15, 18, 19),
    5: (9, 11, 13, 13, 14, 17, 18, 21, 22, 23),
    6: (11, 14, 17, 19, 21, 22, 23, 27, 31),
    7: (13, 13, 17, 18, 19, 22, 23, 27, 31, 33),
    8: (17, 19, 21, 22, 23, 27, 31, 33, 39),
}


@pytest.mark.parametrize("seats", PlayingChicken.seats)
def test_goals_by_number_of_seats(seats: int) -> None:
    """PL-3, PL-4"""
    assert goals_for(seats) == PRINTED[seats]
    # Some goals are printed twice; the option for unique goals leaves those out.
    assert len(goals_for(seats, unique=True)) == 9
    assert set(goals_for(seats, unique=True)) == set(PRINTED[seats])


def test_twenty_one_cards_lie_in_the_box() -> None:
    """PL-3"""
    assert set().union(*PRINTED.values()) == {
        *(4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 17, 18, 19, 21, 22, 23, 27, 31, 33, 39)
    }
    assert max(goals_for(7)) == 33


@pytest.mark.parametrize(
    ("options", "plain", "exact"),
    [
        ({}, [2, 3, 4, 5, 6], [3, 4, 5, 6, 12]),
        ({"exact": "plus1"}, [2, 3, 4, 5, 6], [3, 4, 5, 6, 7]),
        ({"exact": "double"}, [2, 3, 4, 5, 6], [4, 6, 8, 10, 12]),
        ({"prize": "simple"}, [1, 2, 3, 4, 5], [2, 3, 4, 5, 6]),
        ({"prize": "mixed"}, [1, 3, 4, 5, 6], [2, 4, 5, 6, 12]),
        ({"prize": "mixed", "exact": "plus1"}, [1, 3, 4, 5, 6], [2, 4, 5, 6, 7]),
        ({"prize": "simple", "exact": "double"}, [1, 2, 3, 4, 5], [2, 4, 6, 8, 10]),
    ],
)
def test_prizes_by_round(options: dict[str, str], plain: list[int], exact: list[int]) -> None:
    """PL-1, PL-2"""
    chosen = PlayingOptions.model_validate(options)
    rounds = range(1, ROUNDS + 1)
    assert [prize(chosen, round_) for round_ in rounds] == plain
    assert [exact_prize(chosen, round_) for round_ in rounds] == exact


def test_prizes_of_a_whole_game_add_up() -> None:
    """All tricks of a game: 50 points if no goal is met exactly, 70 if all are."""
    rounds = range(1, ROUNDS + 1)
    assert sum(map(tricks_in, rounds)) == 15
    for worth, total in ((prize, 50), (exact_prize, 70)):
        assert (
            sum(tricks_in(round_) * worth(PlayingOptions(), round_) for round_ in rounds) == total
        )


@pytest.mark.parametrize("seats", [2, 9])
def test_two_or_nine_seats_are_refused(seats: int) -> None:
    """PL-10, PL-11"""
    with pytest.raises(ValueError, match="3 to 8 seats"):
        play_many(PlayingChicken, PlayingOptions(), [RandomHouse()] * seats, 1, "x")
