"""A game that goes back: whoever looked out since knows nothing by it, and what was known stays."""

from collections import Counter

import pytest

from games.engine.chance import SeededChance
from games.heist.box import box
from games.heist.rules import Heist
from games.heist.state import HeistOptions, HeistState, Note

MANY = 600
PEEKED = 7


def dealt(seed: int) -> HeistState:
    return Heist.deal(4, HeistOptions(), SeededChance(b"%032d" % seed))


def went_back(state: HeistState, seed: int) -> HeistState:
    again = state.model_copy(deep=True)
    Heist.lay_anew(again, SeededChance(b"%032d" % seed, 1, state.draws))
    return again


def share(event: str, seeds: range, state: HeistState) -> float:
    """How often it lies in the slot that was looked at, after a step back."""
    return sum(went_back(state, seed).slots[PEEKED - 1] == event for seed in seeds) / len(seeds)


def test_a_lookout_since_is_worth_nothing() -> None:
    """Whatever was seen there, it lies there as often as for somebody who has never looked."""
    state = dealt(1)
    for event in ("police", *box().variable_events):
        if event not in state.slots + state.aside:
            continue

        other = state.model_copy(deep=True)
        place = other.slots.index(event) if event in other.slots else None
        if place is not None:
            slots = other.slots
            slots[place], slots[PEEKED - 1] = slots[PEEKED - 1], slots[place]
            assert abs(share(event, range(MANY), other) - share(event, range(MANY), state)) < 0.06
            assert share(event, range(MANY), other) < 0.25


@pytest.mark.parametrize("seed", range(20))
def test_what_a_notebook_speaks_of_stays_where_it_is(seed: int) -> None:
    state = dealt(seed)
    state.shown = 2
    state.seats[0].notes = [Note(state.slots[4], [5]), Note(state.slots[8], [9, 10])]
    state.seats[3].notes = [Note(state.slots[6], [7])]
    again = went_back(state, seed)
    for slot in (1, 2, 5, 7, 9, 10):
        assert again.slots[slot - 1] == state.slots[slot - 1]

    assert again.seats == state.seats
    assert Counter(again.slots + again.aside) == Counter(state.slots + state.aside)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_in_every_game_is_never_left_out(seed: int) -> None:
    again = went_back(dealt(seed), seed)
    assert not {*again.aside} & {*box().base_events}
    assert len(again.slots) == len(dealt(seed).slots)


def test_other_events_may_be_left_out_now() -> None:
    state = dealt(1)
    assert any({*went_back(state, seed).aside} != {*state.aside} for seed in range(9))
