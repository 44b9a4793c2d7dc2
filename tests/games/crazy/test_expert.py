"""Tests of the expert: its sampled worlds match its view and follow the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from games.crazy.box import CARDS
from games.crazy.players.house import ExpertHouse, HardHouse, MediumHouse
from games.crazy.players.plans import own_view
from games.crazy.players.rollouts import Worlds, finish
from games.crazy.players.search import HURRIED, OWN, hands_like, worlds_like
from games.crazy.positions import set_up
from games.crazy.rules import CrazyChicken
from games.crazy.state import CrazyState, SeatState, points
from games.crazy.view import CrazyView
from games.engine.asks import CLOCK, Decision, Option, Seat
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.house import House
from games.engine.simulate import finishes, play_many

MANY = 30


def playing(number: int) -> Engine:
    options = CrazyChicken.Options(rounds=1)
    return Engine.deal(CrazyChicken, 2, options, b"%032d" % number, journalling=False)


def asked(kind: str, games: int = 4) -> Iterator[tuple[Seat, CrazyView, Decision, CrazyState]]:
    """Yield all decisions of a kind in games of hard house players."""
    for number in range(games):
        engine = playing(number)
        rng = Random(number)
        while engine.ask is not None:
            ((seat, decision),) = engine.ask.owed.items()
            # The clock has no view; its default choice continues the game.
            if seat == CLOCK:
                engine.decide(seat, decision.default or ())
                continue

            view = engine.view(seat)
            if decision.kind == kind:
                yield seat, view, decision, engine.game.state

            engine.decide(seat, HardHouse().choose(view, decision, rng))


def test_worlds_have_the_view_and_the_cards_of_the_real_state() -> None:
    generator = np.random.default_rng(1)
    for seat, view, _, state in asked("act"):
        worlds = worlds_like(view, MANY, generator)
        for world in range(MANY):
            one = state_of(worlds, world, view)
            # The sampled state must look to this seat exactly like the real one.
            assert CrazyChicken.cards(one) == CrazyChicken.cards(state)
            assert CrazyChicken.view(one, seat) == view


def test_worlds_have_each_hidden_card_in_proportion() -> None:
    """Each hidden card is in the other hand as often as its share among the hidden cards."""
    _, view, _, _ = next(asked("act"))
    worlds = hands_like(view, 4000, np.random.default_rng(2))
    other = worlds.hand[1 - view.turn].mean(1)
    own = np.array([own_view(view).hand.count(card) for card in CARDS])
    # How many copies of each card this seat has not in its own hand.
    unseen = np.array(CARDS) - own
    expected = unseen * view.seats[1 - view.turn].hand / unseen.sum()

    assert np.allclose(other, expected, atol=0.1)


# Sets of two mean a hurried player; large sets or hoarded pairs mean one like the expert.
LAID_AT_ONCE = {"sets": {"20": 2, "18": 2, "16": 2}, "hand": [14, 12, 9, 8]}
GATHERED = {"sets": {"20": 6, "18": 6}, "hand": [14, 12, 9, 8]}
HOLDS_PAIRS = {"hand": [20, 20, 18, 18, 9], "shown": [20, 20, 18, 18]}


@pytest.mark.parametrize(
    ("other", "least", "most"),
    [(LAID_AT_ONCE, 0.75, 1), ({}, 0.4, 0.6), (GATHERED, 0, 0.1), (HOLDS_PAIRS, 0, 0.1)],
)
def test_style_is_guessed_from_laid_and_hoarded_cards(
    other: dict[str, Any], least: float, most: float
) -> None:
    position = {"phase": "act", "A": {"hand": [20, 18, 12, 7, 6]}, "B": other}
    state = set_up(position)
    worlds = worlds_like(CrazyChicken.view(state, 0), 1000, np.random.default_rng(4))

    assert least <= (worlds.styles[1] == HURRIED).mean() <= most


@pytest.mark.parametrize(("style", "level"), [(OWN, HardHouse), (HURRIED, MediumHouse)])
def test_playout_ends_like_the_engine(style: int, level: type[House]) -> None:
    """The playout ends like the engine; a few ties may be broken differently."""
    generator = np.random.default_rng(3)
    alike = 0
    looked = 0
    # Every ninth position, for speed.
    for place, (seat, view, _, _) in enumerate(asked("draw_first")):
        if place % 9:
            continue

        worlds = worlds_like(view, 4, generator)
        # Both seats play in the same style, so that the engine can be run with one level.
        worlds.styles[:] = style
        states = [state_of(worlds, world, view) for world in range(4)]
        for state, lead in zip(states, finish(worlds, seat), strict=True):
            alike += played_out(state, level()) == lead
            looked += 1

    assert looked > 30
    # In a tie each side may choose another of two equal cards, so not all ends agree.
    assert alike / looked > 0.8


def state_of(worlds: Worlds, world: int, view: CrazyView) -> CrazyState:
    """Return world number `world` as a state of the engine."""
    sets = worlds.sets[:, :, world]
    piles = worlds.piles
    seats = [
        SeatState(
            hand=listed(worlds.hand[seat, :, world]),
            sets={card: n for card in CARDS if (n := listed(sets[seat]).count(card))},
            shown=list(view.seats[seat].shown),
            rounds=list(view.seats[seat].rounds),
        )
        for seat in (0, 1)
    ]
    down = [
        [CARDS[card] for card in piles.down[pile, world, : piles.left[pile, world]]]
        for pile in (0, 1)
    ]
    # A world begins inside a turn, so a deal in progress counts as drawing.
    return CrazyState(
        phase="draw" if view.phase == "deal" else view.phase,  # type: ignore[arg-type]
        options=view.options,
        seat=view.turn,
        starter=0,
        seats=seats,
        left=down[0],
        right=down[1],
        first=list(view.first),
        second=list(view.second),
    )


def listed(counts: NDArray[np.intp]) -> list[int]:
    return [card for card, n in zip(CARDS, counts, strict=True) for _ in range(n)]


def played_out(state: CrazyState, house: House) -> int:
    """Return the lead of seat 0 after both seats have played on with this house player."""
    engine = Engine.enter(CrazyChicken, state, SeededChance(bytes(32)))
    while engine.ask is not None:
        ((seat, decision),) = engine.ask.owed.items()
        engine.decide(seat, house.choose(engine.view(seat), decision, Random(1)))

    one, other = engine.game.state.seats
    return points(one.sets) - points(other.sets)


def expert(position: dict[str, Any]) -> Option:
    engine = Engine.enter(CrazyChicken, set_up(position), SeededChance(bytes(32)))
    assert engine.ask is not None
    ((seat, decision),) = engine.ask.owed.items()
    # 400 worlds are enough: the right choice in these positions wins by a clear margin.
    return ExpertHouse(400).choose(engine.view(seat), decision, Random(1))[0]


# Five types: a sixth ends the round.
SIX = {"14": 2, "12": 2, "9": 2, "8": 2, "7": 2}


def test_expert_ends_the_last_round_where_that_wins() -> None:
    position = {
        "phase": "act",
        "options": {"rounds": 1},
        "A": {"hand": [20, 20, 6, 18], "sets": SIX},
        "B": {"hand": [18, 18, 18], "sets": {"16": 3}},
    }
    assert expert(position) == Option("lay", "2x20")


def test_expert_does_not_end_a_round_where_that_loses() -> None:
    """Two sixes would be the sixth type and end the round while the other side leads."""
    position = {
        "phase": "act",
        "options": {"rounds": 1},
        "A": {"hand": [6, 6, 20, 20], "sets": {"9": 2, "8": 2, "7": 2, "12": 2}},
        "B": {"sets": {"18": 9, "16": 8, "14": 7}, "rounds": []},
    }
    assert expert(position) != Option("lay", "2x6")


@pytest.mark.parametrize(
    ("draw", "kinds"),
    [
        pytest.param("one_by_one", {"draw_first", "draw_second", "act"}, marks=pytest.mark.slow),
        ("both", {"draw_both", "act"}),
    ],
)
def test_expert_searches_for_each_kind_of_decision(draw: str, kinds: set[str]) -> None:
    """Searches are repeatable, and for each kind the expert differs at least once from hard."""
    options = CrazyChicken.Options.model_validate({"rounds": 1, "draw": draw})
    other = set()
    engine = Engine.deal(CrazyChicken, 2, options, bytes(32), journalling=False)
    while engine.ask is not None:
        ((seat, decision),) = engine.ask.owed.items()
        view = engine.view(seat)
        choice = ExpertHouse(60).choose(view, decision, Random(1))
        if choice != HardHouse().choose(view, decision, Random(1)):
            if decision.kind not in other:
                assert choice == ExpertHouse(60).choose(view, decision, Random(1))

            other.add(decision.kind)

        engine.decide(seat, choice)

    # An expert that always chose as its stand-in would pass the tests above without thinking.
    assert other == kinds


# Full, as it takes long. Heist's expert plays in every run.
@pytest.mark.full
def test_expert_finishes_ahead_of_hard() -> None:
    """Only the direction is tested; the size of the lead is measured by `benchmarks.house` in
    hours.
    """
    houses: list[House] = [ExpertHouse(120), HardHouse()]
    games = play_many(CrazyChicken, CrazyChicken.Options(rounds=1), houses, 12, "some thought")
    [found] = finishes(games, ["expert", "hard"]).values()
    assert found.share > 0.5
