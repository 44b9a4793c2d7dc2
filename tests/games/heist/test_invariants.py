"""Invariants of a heist: true at every moment of every game (HR-98, HR-113, 3.5, 13.6)."""

from random import Random

import pytest

from games.engine.box import laid_out
from games.engine.engine import Engine
from games.heist.box import box
from games.heist.rules import Heist
from games.heist.state import HeistState
from games.heist.vocabulary import CHARACTERS
from tests.games.contract.tables import choices_at_random
from tests.support.combinations import pairs, sampled


def heist(seats, number):
    return Engine.deal(Heist, seats, Heist.Options(), b"%032d" % number, journalling=False)


@pytest.mark.parametrize(("seats", "number"), pairs([3, 5, 8], range(10)))
def test_all_cards_are_conserved(seats, number):
    engine = heist(seats, number)
    holds(engine.game.state)
    for _ in choices_at_random(engine, Random(number)):
        holds(engine.game.state)


def holds(state: HeistState) -> None:
    # Cards on the board are of three kinds: played, fortified, and locked.
    actions = [*state.pile, *state.discard, *state.board]
    actions += ["fortify"] * len(state.fortified) + ["lockdown"] * len(state.locked)
    actions += [link.card for link in state.chain]
    actions += [card for player in state.seats for card in player.hand]

    assert sorted(actions) == sorted(laid_out(box().actions))

    loot = [
        *state.loot_pile,
        *state.truck,
        *(card for player in state.seats for card in player.loot),
    ]
    assert sorted(loot) == sorted(laid_out({kind.card: kind.copies for kind in box().loot}))

    characters = [*state.characters, *(player.character for player in state.seats)]
    assert sorted(characters) == sorted(CHARACTERS)

    # A substitute event comes from the events aside and lies apart.
    events = [*state.slots, *state.aside, *([state.substitute] if state.substitute else [])]
    assert sorted(events) == sorted(laid_out(box().base_events) + laid_out(box().variable_events))
    assert len(state.slots) == 10
    assert state.slots.count("drivers_signal") == 2

    ended = state.phase in ("split", "over")
    # `shown` lags behind `round` until the Reveal.
    assert state.shown in (state.round - 1, state.round)
    assert all(slot > state.shown for slot in state.locked), "a Lockdown lies on a revealed slot"

    # With one player inside, the heist ends before the next round.
    if state.phase in ("round_start", "turn", "sweep", "queue") and state.turns_begun <= 1:
        assert len(state.inside()) >= 2

    # A player who leaves drops the hand; one who is caught also loses all loot.
    for player in state.seats:
        if player.status != "in":
            assert not player.hand
            assert player.status == "escaped" or not player.loot

    # The leader, who has the first turn of a round, is inside.
    if not ended and state.turns_begun == 1 and state.phase == "turn":
        assert state.turn_order[0] in state.inside()


@pytest.mark.parametrize("number", sampled(range(10), range(3)))
def test_leader_is_inside_and_rounds_count_up(number):
    engine = heist(4, number)
    rounds = []
    events = list(engine.events)
    for _ in choices_at_random(engine, Random(number)):
        events += engine.events
        for event in engine.events:
            if event.kind == "round_started":
                assert engine.game.state.seats[event.facts["leader"]].status == "in"

    rounds = [event.facts["round"] for event in events if event.kind == "round_started"]
    assert rounds == list(range(1, len(rounds) + 1))
    # There are ten slots, one per round.
    assert len(rounds) <= 10


@pytest.mark.parametrize("number", range(6))
def test_effects_end_when_a_player_leaves(number):
    """HR-113"""
    engine = heist(6, number)
    for _ in choices_at_random(engine, Random(number)):
        state = engine.game.state
        # In other phases the players of this round are just leaving.
        if state.phase in ("turn", "sweep"):
            inside = state.inside()
            assert all(effect.by in inside and effect.target in inside for effect in state.standing)
            assert all(aim.target in inside for aim in [*state.copycats, *state.check_ins])
