"""Tests of positions that are written with the names of a state's fields."""

from typing import Any

import pytest

from games.engine.positions import ScenarioError, Zone, plain_positions
from games.heist.rules import Heist
from games.playing.rules import PlayingChicken

PLAIN = plain_positions(PlayingChicken)
SEATS = {letter: {"hand": [2, 6], "points": at} for at, letter in enumerate("ABC")}
REST = {"round": 2, "trick": 1, "options": {}}


def test_position_sets_fields_of_table_and_seats():
    state = PLAIN.set_up({**REST, **SEATS, "pile": [10, 12]})

    # A name with a letter is that of one seat; without one it is the list of all seats.
    assert PLAIN.look(state, "round") == 2
    assert PLAIN.look(state, "B.points") == 1
    assert PLAIN.look(state, "points") == [0, 1, 2]
    # The hand is ordered, and its cards are compared by number.
    assert PLAIN.look(state, "C.hand") == Zone(["2", "6"], ordered=True, worth=int)


def test_position_writes_seats_by_their_letters():
    plain = plain_positions(Heist)
    seats = {letter: {"character": "boss"} for letter in "ABC"} | {
        "C": {"character": "devil", "devil_target": "A"}
    }

    state: Any = plain.set_up({**seats, "leader": "B", "turn_order": ["B", "C"]})

    # Seats are letters in the file and numbers in the state, also inside lists.
    assert (state.leader, state.turn_order) == (1, [1, 2])
    assert plain.look(state, "leader") == "B"
    assert plain.look(state, "turn_order").cards == ["B", "C"]
    assert plain.look(state, "devil_target") == ["none", "none", "A"]


def test_position_leaves_unnamed_lists_empty():
    state = PLAIN.set_up({**REST, **SEATS})

    assert PLAIN.look(state, "pile").cards == []


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({**REST, **SEATS, "rond": 1}, "rond"),
        ({**REST, **SEATS, "A": {"hnad": [1]}}, "hnad"),
        ({**REST, "A": {}, "B": {}}, "2 seats"),
    ],
)
def test_position_refuses_unknown_word(position, said):
    with pytest.raises(ScenarioError, match=said):
        PLAIN.set_up(position)


def test_kind_of_an_option_may_be_left_out_if_it_is_the_only_one():
    # The word "play" may be left out, as all options of the game have it.
    assert PLAIN.spoken("4") == PLAIN.spoken("play 4") == "play 4"
