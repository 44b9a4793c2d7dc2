"""The pictures of Chicken Heist: the bank, and a hand."""

from dataclasses import replace
from itertools import permutations

import pytest

from bot.pictures.display_list import Arrow, Place
from cogs.heist.hand import HandPicture
from cogs.heist.picture import AimPicture, TablePicture
from games.heist.vocabulary import BASE_EVENTS
from tests.cogs.pictures import assert_all_are_well_drawn, assert_is_blind, labels
from tests.cogs.stage import Stage
from tests.support.pictures import assert_well_drawn


def test_every_position_is_well_drawn():
    assert_all_are_well_drawn("heist", TablePicture.of, HandPicture.of)


def test_picture_does_not_depend_on_hidden_cards():
    assert_is_blind("heist", TablePicture.of, HandPicture.of)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_aim_of_any_seat_at_any_seat_hides_no_number(seats: int):
    table = TablePicture.of(labels(Stage(seats, 3)))
    # Every pair of seats, because an arrow could cover the number of a seat.
    for by, target in permutations(range(seats), 2):
        aimed = replace(table, aims=(AimPicture("copycat", by, target, is_void=False),))
        marks = assert_well_drawn(aimed).still
        assert sum(isinstance(mark, Arrow) for mark in marks) == 1


@pytest.mark.parametrize("slots", [[1], [2, 3], [1, 2, 3]])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 6])
def test_notes_stay_inside_the_picture(slots: list[int], count: int) -> None:
    notes = tuple((event, tuple(slots)) for event in BASE_EVENTS[:count])
    hand = HandPicture("cowboy", False, (), notes, (), True)
    display = assert_well_drawn(hand)
    slots_drawn = [mark for mark in display.still if isinstance(mark, Place) and mark.y == 290]

    assert len(slots_drawn) == count * len(slots)
    # The panel of the notes ends at 986.
    assert max(mark.x for mark in slots_drawn) + 62 <= 986
