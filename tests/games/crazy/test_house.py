"""Tests of house players: legal choices, short thinking time, each level better than the next."""

from functools import partial
from random import Random
from time import thread_time

import pytest

from games.crazy.box import CARDS, TYPES_TO_END
from games.crazy.players.house import EasyHouse, HardHouse, MediumHouse
from games.crazy.players.plans import CrazyStyle, Known
from games.crazy.positions import set_up
from games.crazy.rules import CrazyChicken
from games.crazy.state import CrazyOptions
from games.engine.asks import Option
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.house import House, thinks_long
from tests.games.contract.tables import choices_at_random
from tests.games.strength import share_ahead
from tests.support.combinations import pairs
from tests.support.found import found

LEVELS = CrazyChicken.houses


@pytest.mark.slow
@pytest.mark.parametrize(
    ("draw", "levels"),
    pairs(
        ["one_by_one", "both"],
        [("hard", "medium", 120, 0.6), ("medium", "easy", 60, 0.85), ("easy", "random", 60, 0.55)],
    ),
)
def test_each_level_finishes_ahead_of_the_one_below(
    draw: str, levels: tuple[str, str, int, float]
) -> None:
    better, worse, games, at_least = levels
    # Games of two seats: the share is that of the better level alone.
    options = CrazyOptions.model_validate({"draw": draw})
    share = share_ahead(
        CrazyChicken, options, [better, worse], better=better, games=games, than=at_least
    )

    assert share > at_least


def playing(number: int, **options: object) -> Engine:
    chosen = CrazyOptions.model_validate(options)
    return Engine.deal(CrazyChicken, 2, chosen, b"%032d" % number, journalling=False)


@pytest.mark.slow
def test_hard_beats_the_former_hasty_style() -> None:
    """The hard level once laid small sets early, and lost them to larger ones."""
    # The style of that time.
    hasty = CrazyStyle(0.16, 1.2, 0.8, 0.3, 5, 7, TYPES_TO_END - 1, 8, 0.1, 1.0)
    share = share_ahead(
        CrazyChicken,
        CrazyOptions(),
        ["hard", "hasty"],
        better="hard",
        games=48,
        than=0.55,
        houses={"hard": HardHouse, "hasty": partial(HardHouse, hasty)},
    )

    assert share > 0.55


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_house_player_chooses_within_50_ms(level: str) -> None:
    house = LEVELS[level]()
    rng = Random(3)
    engine = playing(3, rounds=1)
    slowest = 0.0
    for _ in choices_at_random(engine, rng):
        for seat, decision in engine.ask.owed.items() if engine.ask else ():
            if seat >= 0:
                view = engine.view(seat)
                # CPU time of this thread, so that a busy machine does not fail the test.
                started = thread_time()
                house.choose(view, decision, rng)
                slowest = max(slowest, thread_time() - started)

    # 50 ms: a choice is made on the event loop.
    assert slowest < 0.050
    assert not thinks_long(house)


def test_known_cards_are_true() -> None:
    """A house player knows all cards that lay open and no others (CR-22)."""
    engine = playing(4, rounds=1)
    for _ in choices_at_random(engine, Random(4)):
        state = engine.game.state
        for seat in (0, 1):
            known = Known(engine.view(seat))
            other = state.seats[1 - seat]
            unseen = state.left + state.right + other.hand
            for card in CARDS:
                # Cards taken face up are certainly in the other hand; the rest may be anywhere.
                assert known.taken[card] <= other.hand.count(card)
                assert known.left(card) == unseen.count(card) - known.taken[card]


def choice(house: House, **position: object) -> Option:
    """Return what the house player chooses at this position."""
    engine = Engine.enter(CrazyChicken, set_up(position), SeededChance(bytes(32)))
    assert engine.ask is not None
    seat, decision = next(iter(engine.ask.owed.items()))
    return house.choose(engine.view(seat), decision, Random(1))[0]


def test_easy_does_not_look_at_discard_piles() -> None:
    # Two 20s lie open, but the easy level draws from the pile.
    found = choice(EasyHouse(), first=[20], second=[20], A={"hand": [20]})
    assert found == Option("draw", "left")


def test_medium_completes_a_set_and_lays_the_dearest() -> None:
    position = {"first": [20], "second": [18], "A": {"hand": [20, 18, 9]}}
    # The 20 makes a pair with the one in hand.
    assert choice(MediumHouse(), **position) == Option("draw", "first")
    hand = {"hand": [20, 20, 7, 7, 9, 9]}
    assert choice(MediumHouse(), phase="act", A=hand) == Option("lay", "2x20")


def test_hard_waits_until_a_set_is_large() -> None:
    hand = {"hand": [20, 20, 20, 9]}
    # Three of twenty are easily beaten; five are worth their risk.
    assert choice(HardHouse(), phase="act", A=hand).kind == "discard"
    hand["hand"] += [20, 20]
    assert choice(HardHouse(), phase="act", A=hand) == Option("lay", "5x20")


def test_hard_lays_early_when_the_round_may_end() -> None:
    sets = {"18": 2, "16": 2, "14": 2, "12": 2, "9": 2}
    hand = {"hand": [20, 20, 7]}
    # The other player has five types, and a sixth ends the round.
    assert choice(HardHouse(), phase="act", A=hand, B={"sets": sets}) == Option("lay", "2x20")


def test_hard_does_not_end_a_round_that_it_would_lose() -> None:
    position = {"A": {"hand": [6, 6, 7], "sets": {"7": 2}}, "phase": "act"}
    # Two 6s would be the ninth type and end the round, which the other player leads.
    sets = {"20": 5, "18": 2, "16": 2, "14": 2, "12": 2, "9": 2, "8": 2}
    assert choice(HardHouse(), **position, B={"sets": sets}).kind == "discard"


def test_hard_does_not_discard_what_the_other_collects() -> None:
    """The other side collects 9s, so the 8 is discarded although both are worth as much."""
    other_seat = {"hand": [9, 9], "shown": [9, 9]}
    found = choice(HardHouse(), phase="act", A={"hand": [9, 8]}, B=other_seat, first=[20])
    assert found == Option("discard", "8")


def test_hard_keeps_a_wanted_card_on_top_after_a_loss() -> None:
    """CR-11"""
    engine = Engine.enter(
        CrazyChicken,
        set_up(
            {
                "phase": "act",
                "seat": "B",
                "first": [18],
                "second": [6],
                "A": {"hand": [18], "sets": {"20": 2}},
                "B": {"hand": [20, 20, 20]},
            }
        ),
        SeededChance(bytes(32)),
    )
    assert engine.ask is not None

    # Seat 1 lays three and beats the two 20s, which seat 0 must now discard.
    engine.decide(1, (Option("lay", "3x20"),))
    decision = found(engine.decision(0))
    assert HardHouse().choose(engine.view(0), decision, Random(1)) == (Option("put", "second"),)
