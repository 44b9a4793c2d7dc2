"""Invariants of Chicken Out!: true at every moment of every game, with any options."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from games.chicken_out.box import deck
from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import UNSURE, OutOptions, OutState
from games.chicken_out.vocabulary import BRAVE_FROM, TARGET
from games.engine.engine import Engine
from tests.games.contract.tables import choices_at_random

SETTINGS = [
    (2, {}),
    (2, {"goal": "race"}),
    (3, {"goal": "capture"}),
    (8, {"goal": "capture", "positions": "play_on"}),
    (3, {"after21": "two", "same_fox": "chicken"}),
    (4, {"pass_left": True, "positions": "play_on"}),
    (5, {"positions": "play_on", "pickup": "shuffled"}),
    (6, {"deals": 3}),
    (7, {}),
    (8, {"positions": "play_on", "deals": 2}),
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_cards_and_counts_are_conserved(seats: int, options: dict[str, object]) -> None:
    """OR-2, OR-9, OR-21, OR-39, OR-41, OR-44"""
    for number in range(10):
        chosen = OutOptions.model_validate(options)
        engine = Engine.deal(ChickenOut, seats, chosen, b"%032d" % number, journalling=False)
        for _ in choices_at_random(engine, Random(number)):
            state = engine.game.state
            assert isinstance(state, OutState)

            holds(state)
            # Cards are conserved, and public events follow the rules of turns.
            counted_aloud(engine)


def holds(state: OutState) -> None:
    assert ChickenOut.cards(state) == Counter(deck())
    assert 0 <= state.series.count < TARGET
    # Each card has an identity: a Same counts as the card that it copies.
    assert len(state.series.cards) == len(state.series.identities)
    assert (state.goal == "capture") or not any(player.captured for player in state.seats)

    for player in state.seats:
        # Only the last cards of a pile can still be the remembered ones: play takes from the top.
        remembered = player.taken[-len(player.pile) :] if player.pile else ()
        there = player.pile[::-1][len(player.pile) - len(remembered) :]
        for known, card in zip(remembered, there, strict=True):
            assert known in (UNSURE, card), "memory is wrong about a pile"

    # While a game goes on, the seat to move has not finished and has cards.
    if state.phase != "over":
        assert state.seats[state.seat].place is None
        assert state.seats[state.seat].pile
        assert state.series.cards
        assert state.phase == "run" or state.series.count >= BRAVE_FROM


def counted_aloud(engine: Engine) -> None:
    """All events are public, and the count after a turned card stays below twice the target."""
    assert all(event.to is None for event in engine.events)
    for before, after in pairwise(engine.events):
        if before.kind == "turned" and after.kind == "turned":
            assert 0 <= int(str(after.facts["count"])) < 2 * TARGET


@pytest.mark.parametrize("number", range(8))
def test_view_is_the_same_for_all_and_hides_piles(number: int) -> None:
    """OR-39, 1.2"""
    # The view differs by viewer only in the field `viewer`.
    engine = Engine.deal(ChickenOut, 4, OutOptions(), b"%032d" % number, journalling=False)
    for _ in choices_at_random(engine, Random(number)):
        views = [engine.view(viewer) for viewer in (None, 0, 3)]
        for view in views:
            view.viewer = None

        assert views[0] == views[1] == views[2]
        # A pile is shown as its number of cards.
        assert [player.pile for player in views[0].seats] == [
            len(player.pile) for player in engine.game.state.seats
        ]
