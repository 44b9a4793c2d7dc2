"""Tests of the deal, of the three lengths, and of who begins (3)."""

from dataclasses import fields
from random import Random
from typing import Any, TypeVar

import pytest

from games.engine.chance import Chance
from games.engine.engine import Engine
from games.engine.house import RandomHouse
from games.engine.simulate import play_many
from games.political.rules import PoliticalChicken
from games.political.state import PoliticalOptions, PoliticalState, roll_for_the_first_turn
from tests.games.contract.tables import choices_of_nobody

T = TypeVar("T")


class Dice(Chance):
    """Random numbers with fixed dice."""

    def __init__(self, *dice: int) -> None:
        self.draws = 0
        self._dice = list(dice)

    def below(self, bound: int) -> int:
        return self._dice.pop(0) - 1

    def shuffle(self, cards: list[T]) -> None:
        """Leave the cards in their order."""


def dealt(seats: int, number: int = 1, **options: object) -> Engine:
    chosen = PoliticalOptions.model_validate(options)
    return Engine.deal(PoliticalChicken, seats, chosen, b"%032d" % number, journalling=False)


@pytest.mark.parametrize(
    ("format_", "seats", "deck", "reserve"),
    [
        *(("full", seats, 110 - 6 * seats, 0) for seats in range(4, 9)),
        ("standard", 4, 32, 54),
        ("standard", 5, 40, 40),
        ("standard", 6, 48, 26),
        ("standard", 7, 56, 12),
        ("standard", 8, 56, 6),
        ("short", 4, 20, 66),
        ("short", 5, 25, 55),
        ("short", 6, 30, 44),
        ("short", 7, 35, 33),
        ("short", 8, 40, 22),
    ],
)
def test_deck_and_reserve_by_seats_and_length(
    format_: str, seats: int, deck: int, reserve: int
) -> None:
    """The first turn has begun, so one card of the deck has been drawn already (PO-2)."""
    state = dealt(seats, format=format_).game.state
    assert (len(state.deck), len(state.reserve)) == (deck - 1, reserve)

    hands = sorted(len(player.hand) for player in state.seats)
    # Six cards each, and the drawn one for the seat that begins.
    assert hands == [6] * (seats - 1) + [7]


@pytest.mark.parametrize("seats", range(4, 9))
def test_all_seats_have_equally_many_turns(seats: int) -> None:
    """Turns go clockwise, and a hand is never empty (PO-4, PO-7, PO-8, PO-10)."""
    engine = dealt(seats)
    turns = [event.facts["seat"] for event in engine.events if event.kind == "turn_started"]
    for _ in choices_of_nobody(engine, Random(1)):
        for event in engine.events:
            if event.kind == "turn_started":
                seat = event.facts["seat"]
                assert isinstance(seat, int)

                turns.append(seat)
                assert engine.game.state.seats[seat].hand

    first = turns[0]
    assert isinstance(first, int)

    # With eight seats the deck lasts for seven turns each.
    each = 7 if seats == 8 else 8
    assert turns == [(first + step) % seats for step in range(each * seats)]


def test_highest_die_begins_and_ties_roll_again() -> None:
    """PO-3"""
    # Seats 0 and 2 tie twice.
    rolls = roll_for_the_first_turn(4, Dice(6, 2, 6, 1, 3, 3, 2, 5))
    assert [roll.seats for roll in rolls] == [(0, 1, 2, 3), (0, 2), (0, 2)]
    assert [roll.dice for roll in rolls] == [(6, 2, 6, 1), (3, 3), (2, 5)]


def test_beginner_is_told_with_the_dice() -> None:
    """PO-3"""
    for number in range(20):
        engine = dealt(5, number)
        last = [event for event in engine.events if event.kind == "rolled_first"][-1].facts
        seats: Any = last["seats"]
        dice: Any = last["dice"]

        # The last roll decides, and only one seat has its highest die.
        assert dice.count(max(dice)) == 1
        assert engine.game.state.seat == seats[dice.index(max(dice))]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (9, {}), (9, {"small_table": True})])
def test_three_or_nine_seats_are_refused(seats: int, options: dict[str, bool]) -> None:
    """PO-1"""
    with pytest.raises(ValueError, match=" to 8 seats, not"):
        dealt(seats, **options)


@pytest.mark.parametrize("seats", [2, 3])
def test_small_table_needs_its_option(seats: int) -> None:
    """PO-1"""
    options = PoliticalOptions(small_table=True)
    assert PoliticalChicken.seats_for(options) == range(2, 9)
    assert PoliticalChicken.seats_for(PoliticalOptions()) == range(4, 9)
    assert len(dealt(seats, small_table=True).game.state.deck) == 8 * seats - 1

    played = play_many(PoliticalChicken, options, [RandomHouse()] * seats, 5, "small")
    assert all(set(game.outcome.scores) == set(range(seats)) for game in played)


def test_no_option_chooses_a_wing_or_trades_a_card() -> None:
    """Neither a state nor a menu holds one of these (PO-63, PO-67)."""
    engine = dealt(4)
    # A chosen wing would be a field of the state, a trade would be an offer.
    names = {field.name for field in fields(PoliticalState)}
    assert names & {"wing", "wings", "offer", "trade"} == set()
    assert engine.ask is not None

    decision = next(iter(engine.ask.owed.values()))
    kinds = {option.kind for option in decision.options}
    assert kinds <= {"event", "recruit", "let_go", "attach", "attack"}
