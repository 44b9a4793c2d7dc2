"""Invariants of whole random heists, checked after every decision."""

from random import Random

import pytest

from games.engine.engine import Engine
from games.engine.house import random_choice
from games.heist.rules import Heist
from games.heist.state import SLOTS, HeistOptions, HeistState
from tests.support.combinations import pairs
from tests.support.found import found


@pytest.mark.parametrize(("seats", "number"), pairs([2, 3, 5, 8], range(6)))
def test_state_is_consistent_after_every_decision(seats: int, number: int) -> None:
    rng = Random(f"whole {seats} {number}")
    engine = Engine.deal(
        Heist, seats, HeistOptions(duel=seats == 2), rng.randbytes(32), journalling=False
    )
    cards = Heist.cards(engine.game.state)
    while engine.ask is not None:
        # Also seats that have answered, as they may revise.
        who = rng.choice([*engine.ask.owed, *engine.ask.settled])
        decision = found(engine.decision(who))

        engine.decide(who, random_choice(decision, rng))
        assert Heist.cards(engine.game.state) == cards

        holds_together(engine.game.state)

    assert engine.game.state.phase == "over"


def holds_together(state: HeistState) -> None:
    action_cards = [*state.pile, *state.discard, *state.board, *state.fortified]
    for player in state.seats:
        action_cards += player.hand

    # The box has 40 action cards, 30 loot cards and 12 characters.
    assert len(action_cards) + len(state.locked) + len(state.chain) == 40

    loot = len(state.loot_pile) + len(state.truck) + sum(len(player.loot) for player in state.seats)
    assert loot == 30
    assert len(state.characters) + len(state.seats) == 12
    assert len(state.slots) == SLOTS
    # Four of the variable events are set aside; a Substitute takes one of them.
    assert len(state.aside) == 4 - (state.substitute is not None)
    assert state.shown in (state.round - 1, state.round)

    if state.phase not in ("split", "over"):
        assert state.seats[state.leader].status == "in"

    if state.phase == "turn":
        assert len(state.inside()) >= 2

    notebooks_are_true(state)


def notebooks_are_true(state: HeistState) -> None:
    for player in state.seats:
        for note in player.notes:
            # Shown slots must be gone from notebooks, and each note must be possible.
            assert all(slot > state.shown for slot in note.slots)
            assert note.event in [state.slots[slot - 1] for slot in note.slots]
