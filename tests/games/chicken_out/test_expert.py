"""The expert: its worlds are as its view says, and are played by the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from games.chicken_out.odds import fate, known_top, unseen
from games.chicken_out.players import house
from games.chicken_out.players.house import ExpertHouse, MediumHouse
from games.chicken_out.players.search import (
    AHEAD,
    CARDS_AT_MOST,
    HIDDEN,
    HOPE,
    KINDS,
    Worlds,
    worlds_like,
    worths,
)
from games.chicken_out.positions import set_up
from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import Deal, Goal, OutOptions, OutState, SeatState, Series
from games.chicken_out.turns import outcome
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import CHICKEN_OUT, CONTINUE, FOXES, PLAY, STOP, UNTIL_11
from games.engine.asks import Choice, Decision, Option, Seat
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.house import House
from games.engine.simulate import finishes, play_many

WORLDS = 4

TABLES = [
    pytest.param(seats, OutOptions(**options), id=f"{seats} {' '.join(map(str, options.values()))}")
    for seats, options in (
        (2, {}),
        (4, {}),
        (7, {"positions": "play_on"}),
        (3, {"goal": "capture", "positions": "play_on"}),
        (4, {"pass_left": True}),
        (3, {"after21": "two", "same_fox": "chicken"}),
    )
]
at_many_tables = pytest.mark.parametrize(("seats", "options"), TABLES)


def asked(
    seats: int, options: OutOptions, every: int = 9, games: int = 3
) -> Iterator[tuple[OutView, OutState]]:
    """Some decisions, in games of hard ones in a race, who sometimes do anything."""
    for number in range(games):
        engine = Engine.deal(ChickenOut, seats, options, b"%032d" % number, journalling=False)
        rng = Random(number)
        step = 0
        while engine.ask is not None:
            ((seat, decision),) = engine.ask.owed.items()
            step += 1
            if step % every == 0:
                yield engine.view(seat), engine.game.state

            usual = MediumHouse().choose(engine.view(seat), decision, rng)
            engine.decide(seat, usual if rng.random() < 0.8 else (rng.choice(decision.options),))


@at_many_tables
def test_what_it_deals_is_what_it_sees_and_the_rest_of_the_box(
    seats: int, options: OutOptions
) -> None:
    for view, state in asked(seats, options):
        worlds = worlds_like(view, WORLDS, np.random.default_rng(1))
        for world in range(WORLDS):
            one = state_of(worlds, world, view)
            assert ChickenOut.cards(one) == ChickenOut.cards(state)
            assert ChickenOut.view(one, view.seat) == view


def test_its_worlds_are_many() -> None:
    """Every card that may be the next one is, as often as it should be."""
    view, _ = next(asked(2, OutOptions()))
    hidden = Counter(unseen(view))
    worlds = worlds_like(view, 6000, np.random.default_rng(2))
    tops = Counter(KINDS[card % HIDDEN] for card in worlds.piles[:, view.seat, 0])
    for card, count in hidden.items():
        assert tops[card] / 6000 == pytest.approx(count / hidden.total(), abs=0.02)


@at_many_tables
def test_a_game_is_played_to_its_end_by_the_rules(
    seats: int, options: OutOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Card by card as the engine plays it with house players who think and remember alike."""
    monkeypatch.setattr(house, "FORGETS", 0.0)
    looked = 0
    for view, _ in asked(seats, options):
        worlds = worlds_like(view, WORLDS, np.random.default_rng(3))
        states = [
            played_out(state_of(worlds, world, view), worlds.is_medium[world].tolist())
            for world in range(WORLDS)
        ]
        worlds.finish(longest=0)
        won = worths(view, worlds)
        for world, state in enumerate(states):
            if state.deal.plays - view.plays > CARDS_AT_MOST:
                continue

            looked += 1
            assert worlds.sizes[world].tolist() == [len(one.pile) for one in state.seats]
            assert worlds.captured[world].tolist() == [len(one.captured) for one in state.seats]
            assert worlds.places[world].tolist() == [one.place or 0 for one in state.seats]

            winners = outcome(state).winners
            if view.seat in winners:
                assert won[world] >= 1 / len(winners)
            else:
                assert won[world] <= AHEAD

    assert looked > 20


@pytest.mark.parametrize("goal", ["capture", "race"])
def test_where_21s_are_captured_its_opponents_are_hard_or_medium(goal: Goal) -> None:
    view, _ = next(asked(3, OutOptions(goal=goal)))
    are_medium = worlds_like(view, 2000, np.random.default_rng(6)).is_medium
    shares = [0.0 if goal == "race" or seat == view.seat else 0.5 for seat in range(3)]
    assert are_medium.mean(0) == pytest.approx(shares, abs=0.05)


def test_shuffled_cards_are_all_there_and_nobody_knows_which_is_which() -> None:
    for view, _ in asked(3, OutOptions(pickup="shuffled"), every=17):
        worlds = worlds_like(view, WORLDS, np.random.default_rng(4))
        at = np.arange(WORLDS)
        worlds.chicken_out(at)

        for world in range(WORLDS):
            pile = pile_of(worlds, world, view.seat)
            taken = pile[len(pile) - len(view.series) :]
            assert Counter(KINDS[card % HIDDEN] for card in taken) == Counter(view.series)
            assert all(card >= HIDDEN for card in taken)

            unknown = unseen(view) + list(view.series)
            assert worlds.unknown[world].sum() == len(unknown)

        worlds.finish(longest=0)
        for world in range(WORLDS):
            piles = [pile_of(worlds, world, seat) for seat in range(3)]
            hidden = Counter(card % HIDDEN for pile in piles for card in pile if card >= HIDDEN)
            assert [hidden[kind] for kind in range(len(KINDS))] == worlds.unknown[world].tolist()


def pile_of(worlds: Worlds, world: int, seat: Seat) -> list[int]:
    """From its top to its bottom."""
    ring = np.roll(worlds.piles[world, seat], -worlds.tops[world, seat])
    return [int(card) for card in ring[: worlds.sizes[world, seat]]]


def state_of(worlds: Worlds, world: int, view: OutView) -> OutState:
    """One of them, as the engine would have it."""
    left = Counter(unseen(view))
    seats = []
    for seat, one in enumerate(view.seats):
        pile = pile_of(worlds, world, seat)
        left.subtract(KINDS[card % HIDDEN] for card in pile if card >= HIDDEN)
        cards = [KINDS[card % HIDDEN] for card in reversed(pile)]
        seats.append(SeatState(cards, one.captured, one.place, one.points, one.taken))

    return OutState(
        phase=view.phase,
        options=view.options,
        goal=view.goal,
        seats=seats,
        seat=view.seat,
        deal=Deal(view.deal, view.dealer, view.plays),
        series=Series([*view.series], [*view.identities], view.count),
        thrown=view.thrown,
        left_over=[*left.elements()],
    )


class ByTheOdds:
    """A hard one in a race; where 21s are captured one that hopes for them and never stops."""

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        if view.goal == "race":
            return house.HardHouse().choose(view, decision, rng)
        if decision.kind == "run":
            return (CONTINUE,)

        top = known_top(view, view.seat)
        cards = unseen(view) if top is None else [top]
        chance = sum(fate(view, card) == "21" for card in cards) / len(cards)
        return (PLAY if chance * len(view.series) > HOPE else CHICKEN_OUT,)


def played_out(state: OutState, are_medium: Sequence[bool]) -> OutState:
    """Where those play on, but for the seats that are medium ones."""
    houses: list[House] = [MediumHouse() if one else ByTheOdds() for one in are_medium]
    engine = Engine.enter(ChickenOut, state, SeededChance(bytes(32)))
    while engine.ask is not None:
        ((seat, decision),) = engine.ask.owed.items()
        engine.decide(seat, houses[seat].choose(engine.view(seat), decision, Random(1)))

    end: OutState = engine.game.state
    return end


def expert(position: dict[str, Any], *, known: bool = False) -> Option:
    """What it does there. `known`: everybody saw seat A's pile go under."""
    state = set_up(position)
    if known:
        state.seats[0].taken = tuple(reversed(state.seats[0].pile))

    engine = Engine.enter(ChickenOut, state, SeededChance(bytes(32)))
    assert engine.ask is not None

    ((seat, decision),) = engine.ask.owed.items()
    return ExpertHouse(400).choose(engine.view(seat), decision, Random(1))[0]


FOUR = ["B1", "B2", "B3", "R4"]


@pytest.mark.parametrize(("card", "wanted"), [("R9", PLAY), ("B9", CHICKEN_OUT)])
def test_it_remembers_its_last_card(card: str, wanted: Option) -> None:
    """At twenty, the red one wins the race, and the black one costs more than to chicken out."""
    position = {
        "phase": "turn",
        "goal": "race",
        "series": ["B11", "B9"],
        "A": {"pile": [card]},
        "B": {"pile": FOUR},
        "C": {"pile": FOUR},
    }
    assert expert(position, known=True) == wanted


@pytest.mark.parametrize(
    ("goal", "captured", "wanted"),
    [("capture", 6, STOP), ("capture", 0, CONTINUE), ("race", 0, UNTIL_11)],
)
def test_it_does_not_go_out_when_that_loses(goal: str, captured: int, wanted: Option) -> None:
    position = {
        "phase": "run",
        "goal": goal,
        "series": ["B4", "R6"],
        "A": {"pile": ["B1"], "captured": ["B5", "B5"]},
        "B": {"pile": [*FOUR, "B6", "B7"], "captured": captured},
    }
    assert expert(position) == wanted


@pytest.mark.parametrize("deal", [1, 2])
def test_over_several_deals_it_counts_what_is_left(deal: int) -> None:
    """A fox in a pile costs ten times a chicken (8.6). Only the last deal decides."""
    ends = []
    for view, _ in asked(3, OutOptions(deals=2), every=15):
        view.deal = deal
        worlds = worlds_like(view, WORLDS, np.random.default_rng(5))
        worlds.finish(longest=0)

        for world, found in enumerate(worths(view, worlds)):
            points = [
                one.points + _cost(pile_of(worlds, world, seat))
                for seat, one in enumerate(view.seats)
            ]
            ends.append((points[view.seat] - min(points), found))

    is_best = [found for behind, found in ends if behind == 0]
    is_not = [found for behind, found in ends if behind > 0]
    if deal == 2:
        assert min(is_best) >= 1 / 3
        assert max(is_not) <= AHEAD
    else:
        assert max(is_not) > AHEAD


def _cost(pile: list[int]) -> int:
    return sum(10 if KINDS[card % HIDDEN] in FOXES else 1 for card in pile)


def test_some_thought_is_ahead_of_little() -> None:
    """How far it is ahead of a hard one, `python -m benchmarks.house` says: that takes hours."""
    houses: list[House] = [ExpertHouse(60), MediumHouse()]
    games = play_many(ChickenOut, OutOptions(goal="race"), houses, 6, "some thought")
    [found] = finishes(games, ["expert", "medium"]).values()
    assert found.share > 0.5
