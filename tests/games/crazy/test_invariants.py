"""Invariants of Crazy Chicken: true at every moment of every game, and the length of a round."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.crazy.box import CARDS, HAND, SMALLEST_SET, deck
from games.crazy.rules import CrazyChicken
from games.crazy.state import CrazyOptions, CrazyState, First, deal, is_locked
from games.engine.asks import CLOCK
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.house import default_choice, random_choice
from tests.games.contract.tables import choices_at_random

ROUNDS = 200
LAYS_AT_MOST = 101


def playing(number: int, **options: object) -> Engine:
    chosen = CrazyOptions.model_validate(options)
    return Engine.deal(CrazyChicken, 2, chosen, b"%032d" % number, journalling=False)


def test_cards_of_the_box() -> None:
    """2.1"""
    assert Counter(deck()) == {card: card for card in CARDS}
    assert len(deck()) == 110
    # Each lay makes a set larger, and a set begins with two cards, which limits the lays.
    assert sum(CARDS) - len(CARDS) == LAYS_AT_MOST

    # The size from which a set is locked (4.5).
    safe = [next(n for n in range(card) if is_locked(card, n)) for card in CARDS]
    assert safe == [10, 9, 8, 7, 6, 5, 4, 4, 3]


def test_hands_and_piles_of_a_deal() -> None:
    """CR-33, 2.2"""
    state: CrazyState = playing(1).game.state
    assert [len(player.hand) for player in state.seats] == [HAND, HAND]
    # 110 cards less two hands leave two piles of 52.
    assert (len(state.left), len(state.right), state.first, state.second) == (52, 52, [], [])


@pytest.mark.parametrize("seats", [1, 3])
def test_one_or_three_seats_are_refused(seats: int) -> None:
    """CR-1"""
    with pytest.raises(ValueError, match="for 2 seats"):
        Engine.deal(CrazyChicken, seats, CrazyOptions(), bytes(32))


@pytest.mark.parametrize(
    ("first", "host", "begins"),
    [("host", 0, 0), ("host", 1, 1), ("other", 0, 1), ("other", 1, 0), ("first", 1, 0)],
)
def test_host_or_other_begins_at_any_seat(first: First, host: int, begins: int):
    """CR-31"""
    options = CrazyOptions(first=first, rounds=1).seated(host, 2)
    assert deal(2, options, SeededChance(bytes(32))).starter == begins
    # `seated` turns "host" and "other" into seats and leaves the other options alone.
    assert options.rounds == 1
    assert CrazyOptions().seated(host, 2) == CrazyOptions()


@pytest.mark.parametrize(
    ("first", "seat"), [("first", 0), ("second", 1), ("host", 0), ("other", 1)]
)
def test_the_beginner_may_be_set(first: str, seat: int) -> None:
    """CR-31, 8.4"""
    assert playing(1, first=first).game.state.seat == seat


def test_beginner_is_drawn_by_default() -> None:
    """CR-31"""
    drawn = Counter(playing(number).game.state.seat for number in range(60))
    # Of 60 draws each seat gets 30 on average; 15 is four standard deviations below.
    assert min(drawn[0], drawn[1]) > 15


@pytest.mark.parametrize("draw", ["one_by_one", "both"])
def test_cards_are_conserved_after_every_choice(draw: str) -> None:
    """4.4, 4.5"""
    engine = playing(5, draw=draw)
    before = None
    for _ in choices_at_random(engine, Random(5)):
        state: CrazyState = engine.game.state
        holds(state)
        facts_by_kind: dict[str, Any] = {event.kind: event.facts for event in engine.events}
        if before is not None and "discarded" in facts_by_kind:
            # A turn is: draw, lay, discard. The hand is one card smaller after the discard.
            assert len(state.seats[facts_by_kind["discarded"]["seat"]].hand) == before - 1

        if before is not None and "laid" in facts_by_kind and "seat" in facts_by_kind["laid"]:
            held = len(state.seats[facts_by_kind["laid"]["seat"]].hand)
            assert held == before - facts_by_kind["laid"]["count"]

        before = len(state.seats[state.seat].hand) if state.phase == "act" else before


def holds(state: CrazyState) -> None:
    one, other = state.seats
    assert CrazyChicken.cards(state) == Counter({str(card): card for card in CARDS})
    # Only one player can have a set of a type (4.5).
    assert not set(one.sets) & set(other.sets)

    for seat in state.seats:
        assert all(SMALLEST_SET <= count <= card for card, count in seat.sets.items())
        assert not Counter(seat.shown) - Counter(seat.hand)
        assert seat.hand == sorted(seat.hand, reverse=True)

    # During a round no player has six types, and not all nine types are laid: both would end it.
    if state.phase == "draw" and not any(len(player.hand) == HAND for player in state.seats):
        assert len(one.sets) < 6 > len(other.sets)
        assert len(one.sets) + len(other.sets) < 9


def test_rounds_end_and_sets_only_grow() -> None:
    rng = Random(22)
    rounds = 0
    number = 0
    while rounds < ROUNDS:
        number += 1
        engine = playing(number)
        laid = Counter[int]()
        lays = 0
        while engine.ask is not None:
            seat, decision = next(iter(engine.ask.owed.items()))
            pick = default_choice if seat == CLOCK else random_choice
            engine.decide(seat, pick(decision, rng))

            for event in engine.events:
                if event.kind == "laid":
                    facts: Any = event.facts
                    card = facts["card"]
                    count = facts["count"]

                    # Each lay of a card must beat the one before it.
                    assert count > laid[card]

                    laid[card] = count
                    lays += 1
                    assert lays <= LAYS_AT_MOST
                elif event.kind == "round_ended":
                    rounds += 1
                    lays = 0
                    laid.clear()

        assert [len(player.rounds) for player in engine.game.state.seats] == [4, 4]
