"""Tests of the deal and of options (3, 9)."""

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from games.chicken_out.box import deck
from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import AUTOMATIC, SEATS, OutOptions, OutState, deal
from games.engine.chance import RiggedChance
from games.engine.engine import Engine
from games.engine.simulate import play_many


def dealt(seats: int, number: int = 1, **options: Any) -> OutState:
    """Deal, check that the game has a first ask, and return the state."""
    engine = Engine.deal(ChickenOut, seats, OutOptions(**options), b"%032d" % number)
    assert engine.ask is not None

    state = engine.game.state
    assert isinstance(state, OutState)

    return state


def automatic(**options: Any) -> OutOptions:
    """Return the options of a new lobby, of which the host has set these."""
    return OutOptions(**{**OutOptions.automatic, **options})


@pytest.mark.parametrize(
    ("seats", "each", "left_over"),
    [(2, 30, 0), (3, 20, 0), (4, 15, 0), (5, 12, 0), (6, 10, 0), (7, 8, 4), (8, 7, 4)],
)
def test_all_seats_get_the_same_number_of_cards(seats: int, each: int, left_over: int) -> None:
    """OR-2, OR-3"""
    engine = Engine.deal(ChickenOut, seats, OutOptions(), bytes(32))
    assert engine.events[0].kind == "dealt"
    assert engine.events[0].facts["cards"] == each
    assert engine.events[0].facts["count"] == left_over
    assert ChickenOut.cards(engine.game.state) == Counter(deck())


def test_the_first_dealer_is_drawn_and_the_left_neighbour_opens() -> None:
    """OR-4"""
    # 30 seeds: each of the four seats is drawn at least once.
    dealers = set()
    for number in range(30):
        engine = Engine.deal(ChickenOut, 4, OutOptions(), b"%032d" % number)
        dealer = engine.game.state.deal.dealer
        dealers.add(dealer)

        assert engine.events[1].kind == "opened"
        assert engine.events[1].facts["seat"] == (dealer + 1) % 4

    assert dealers == {0, 1, 2, 3}


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """3.2"""
    # RiggedChance does not shuffle, and it draws seat 0 as the dealer.
    state = deal(3, OutOptions(), RiggedChance())
    piles = [player.pile for player in state.seats]

    assert state.deal.dealer == 0

    # The first card goes to seat 1, the left neighbour of the dealer.
    in_turn = [piles[(card + 1) % 3][card // 3] for card in range(len(deck()))]
    assert in_turn == [*deck()]


def test_automatic_goal_depends_on_the_seats() -> None:
    """OR-5, OR-6"""
    # The automatic goal is capture for one deal of two players, and race otherwise.
    assert dealt(2).goal == "capture"
    assert dealt(2, goal="race").goal == "race"
    assert dealt(2, deals=3).goal == "race"
    assert dealt(3).goal == "race"
    assert {dealt(seats, goal="capture").goal for seats in SEATS} == {"capture"}


@pytest.mark.parametrize("seats", [1, 9])
def test_one_or_nine_seats_are_refused(seats: int) -> None:
    """OR-3"""
    with pytest.raises(ValueError, match="2 to 8 seats"):
        dealt(seats)


def test_passing_to_the_left_needs_four_seats() -> None:
    """OR-36"""
    assert ChickenOut.seats_for(OutOptions(pass_left=True)) == range(4, 9)
    # Options are checked when they are dealt, as only then the number of seats is known.
    with pytest.raises(ValueError, match="4 to 8 seats"):
        dealt(3, pass_left=True)


@pytest.mark.parametrize("other", [{"deals": 2}, {"pass_left": True}])
def test_capture_excludes_other_options(other: dict[str, Any]) -> None:
    """OR-6"""
    with pytest.raises(ValidationError):
        OutOptions(goal="capture", **other)


@pytest.mark.parametrize(
    ("seats", "options", "deals"),
    [
        (2, {}, 1),
        (4, {}, 1),
        (5, {}, 3),
        (8, {}, 3),
        (6, {"goal": "capture"}, 1),
        (6, {"goal": "race"}, 3),
    ],
)
def test_automatic_number_of_deals_depends_on_the_seats(
    seats: int, options: dict[str, Any], deals: int
) -> None:
    """9.7"""
    assert dealt(seats, deals=AUTOMATIC, **options).options.deals == deals


def test_chosen_number_of_deals_is_kept() -> None:
    assert dealt(8, deals=1).options.deals == 1
    assert dealt(2, deals=4).options.deals == 4


def test_options_without_deals_mean_one_deal() -> None:
    """Records of that time always meant one deal."""
    assert dealt(6).options.deals == 1


@pytest.mark.parametrize("seats", range(2, 9))
def test_automatic_settings_give_each_player_enough_decisions(seats: int) -> None:
    """If the first player out ended a deal, eight players would have under three decisions each."""
    houses = [ChickenOut.houses["medium"]() for _ in range(seats)]
    played = play_many(ChickenOut, automatic(), houses, 40, "deals")
    each = sum(game.decisions for game in played) / len(played) / seats
    assert 12 <= each <= (35 if seats > 2 else 50)


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (2, {}, ("stop", 1)),
        (3, {}, ("stop", 1)),
        (4, {}, ("play_on", 1)),
        (8, {}, ("play_on", 1)),
        (8, {"deals": 1}, ("play_on", 1)),
        # Points over several deals are no race for places.
        (8, {"deals": 2}, ("stop", 2)),
        (8, {"goal": "capture"}, ("stop", 1)),
        (8, {"positions": "stop"}, ("stop", 3)),
        (3, {"positions": "play_on"}, ("play_on", 1)),
    ],
)
def test_automatic_positions_depend_on_the_seats(
    seats: int, options: dict[str, Any], expected: tuple[str, int]
) -> None:
    """9.4, 9.7"""
    seated = automatic(**options).seated(0, seats)
    assert (seated.positions, seated.deals) == expected


@pytest.mark.parametrize("seats", [4, 6])
def test_next_game_has_an_automatic_number_of_deals_again(seats: int) -> None:
    # `seated` turns the automatic number into one for these seats; `unseated` undoes that.
    options = automatic().seated(0, seats)
    assert options.unseated(seats) == automatic()


def test_next_game_keeps_a_chosen_number_of_deals() -> None:
    # A number that the host chose equals no automatic one for these seats.
    assert OutOptions(deals=5).unseated(6).deals == 5
    assert OutOptions(deals=1).unseated(6).deals == 1
