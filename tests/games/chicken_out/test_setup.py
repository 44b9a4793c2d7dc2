"""Dealing, and what may be set (3, 9)."""

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from games.chicken_out import setup
from games.chicken_out.box import deck
from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import OutOptions, OutState
from games.engine.engine import Engine
from games.engine.rigged import RiggedChance


def dealt(seats: int, number: int = 1, **options: Any) -> OutState:
    """The table before the first card, and a game begun from it for good measure."""
    engine = Engine.deal(ChickenOut, seats, OutOptions(**options), b"%032d" % number)
    assert engine.ask is not None
    state = engine.game.state
    assert isinstance(state, OutState)
    return state


@pytest.mark.parametrize(
    ("seats", "each", "left_over"),
    [(2, 30, 0), (3, 20, 0), (4, 15, 0), (5, 12, 0), (6, 10, 0), (7, 8, 4), (8, 7, 4)],
)
def test_everybody_gets_the_same_number(seats: int, each: int, left_over: int) -> None:
    """OR-2, OR-3"""
    engine = Engine.deal(ChickenOut, seats, OutOptions(), bytes(32))
    assert engine.events[0].kind == "dealt"
    assert engine.events[0].facts["cards"] == each
    assert engine.events[0].facts["count"] == left_over
    assert ChickenOut.cards(engine.game.state) == Counter(deck())


def test_the_first_dealer_is_drawn_and_the_left_neighbour_opens() -> None:
    """OR-4"""
    dealers = set()
    for number in range(30):
        engine = Engine.deal(ChickenOut, 4, OutOptions(), b"%032d" % number)
        dealer = engine.game.state.deal.dealer
        dealers.add(dealer)
        assert engine.events[1].kind == "opened"
        assert engine.events[1].facts["seat"] == (dealer + 1) % 4
    assert dealers == {0, 1, 2, 3}


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """3.2: dealt by seat 0 from a deck that nobody has shuffled."""
    state = setup.deal(3, OutOptions(), RiggedChance())
    piles = [one.pile for one in state.seats]
    assert state.deal.dealer == 0
    in_turn = [piles[(card + 1) % 3][card // 3] for card in range(len(deck()))]
    assert in_turn == [*deck()]


def test_what_wins_depends_on_how_many_play() -> None:
    """OR-5, OR-6"""
    assert dealt(2).goal == "capture"
    assert dealt(2, goal="race").goal == "race"
    assert dealt(2, deals=3).goal == "race"
    assert dealt(3).goal == "race"
    assert {dealt(seats, goal="capture").goal for seats in setup.SEATS} == {"capture"}


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    """OR-3"""
    with pytest.raises(ValueError, match="2 to 8 seats"):
        dealt(seats)


def test_passing_to_the_left_is_for_four_and_more() -> None:
    """OR-36"""
    assert ChickenOut.seats_for(OutOptions(pass_left=True)) == range(4, 9)
    with pytest.raises(ValueError, match="4 to 8 seats"):
        dealt(3, pass_left=True)


@pytest.mark.parametrize("other", [{"deals": 2}, {"pass_left": True}])
def test_capturing_does_not_go_with_everything(other: dict[str, Any]) -> None:
    """OR-6"""
    with pytest.raises(ValidationError):
        OutOptions(goal="capture", **other)
