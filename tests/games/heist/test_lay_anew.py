"""Tests of a fall back to a checkpoint: later looks become worthless, known events stay."""

from collections import Counter

import pytest

from games.engine.chance import SeededChance
from games.heist.box import box
from games.heist.rules import Heist
from games.heist.state import HeistOptions, HeistState, Note
from tests.support.duplicates import duplicate

MANY = 600
PEEKED = 7


def dealt(seed: int) -> HeistState:
    return Heist.deal(4, HeistOptions(), SeededChance(b"%032d" % seed))


def went_back(state: HeistState, seed: int) -> HeistState:
    # Epoch 1 is the one after the first fall back; each seed gives another shuffle.
    again = duplicate(state)
    Heist.shuffle_hidden(again, SeededChance(b"%032d" % seed, 1, state.draws))
    return again


def share(event: str, seeds: range, state: HeistState) -> float:
    """Return how often the event lies in the slot that was looked at, after a fall back."""
    return sum(went_back(state, seed).slots[PEEKED - 1] == event for seed in seeds) / len(seeds)


def test_look_after_the_checkpoint_is_worthless() -> None:
    """An event that was seen in a slot is there no more often than by chance."""
    state = dealt(1)
    for event in ("police", *box().variable_events):
        if event not in state.slots + state.aside:
            # An event that is not in the box cannot be compared.
            continue

        other = duplicate(state)
        place = other.slots.index(event) if event in other.slots else None
        if place is not None:
            # Put the event into the slot, as if a player had just seen it there.
            slots = other.slots
            slots[place], slots[PEEKED - 1] = slots[PEEKED - 1], slots[place]
            # 600 samples of a rare event have a standard error of about 1.5 %.
            assert abs(share(event, range(MANY), other) - share(event, range(MANY), state)) < 0.06
            assert share(event, range(MANY), other) < 0.25


@pytest.mark.parametrize("seed", range(20))
def test_noted_slots_keep_their_events(seed: int) -> None:
    state = dealt(seed)
    state.shown = 2
    # A note may be certain or name two possible slots; slots 1 and 2 have been shown.
    state.seats[0].notes = [Note(state.slots[4], [5]), Note(state.slots[8], [9, 10])]
    state.seats[3].notes = [Note(state.slots[6], [7])]
    again = went_back(state, seed)
    for slot in (1, 2, 5, 7, 9, 10):
        assert again.slots[slot - 1] == state.slots[slot - 1]

    assert again.seats == state.seats
    assert Counter(again.slots + again.aside) == Counter(state.slots + state.aside)


@pytest.mark.parametrize("seed", range(20))
def test_base_events_are_never_set_aside(seed: int) -> None:
    again = went_back(dealt(seed), seed)
    # Only variable events can be set aside.
    assert not {*again.aside} & {*box().base_events}
    assert len(again.slots) == len(dealt(seed).slots)


def test_other_variable_events_may_be_set_aside() -> None:
    state = dealt(1)
    assert any({*went_back(state, seed).aside} != {*state.aside} for seed in range(9))
