"""Tests of the expert: its sampled worlds match its view and follow the rules."""

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
    values_of,
    worlds_like,
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
from tests.support.combinations import sampled

WORLDS = 4

TABLES = [
    (2, OutOptions()),
    (4, OutOptions()),
    (7, OutOptions(positions="play_on")),
    (3, OutOptions(goal="capture", positions="play_on")),
    (4, OutOptions(pass_left=True)),
    (3, OutOptions(after21="two", same_fox="chicken")),
]
at_many_tables = pytest.mark.parametrize(("seats", "options"), sampled(TABLES, TABLES[3:]))


def asked(
    seats: int, options: OutOptions, every: int = 9, games: int = 3
) -> Iterator[tuple[OutView, OutState]]:
    """Yield view and state at every `every`-th decision of `games` seeded games.

    The players choose as medium house players, and at random in a fifth of all decisions.
    """
    for number in range(games):
        engine = Engine.deal(ChickenOut, seats, options, b"%032d" % number, journalling=False)
        rng = Random(number)
        step = 0
        while engine.ask is not None:
            ((seat, decision),) = engine.ask.owed.items()
            step += 1
            if step % every == 0:
                yield engine.view(seat), engine.game.state

            # Random choices reach positions that house players avoid.
            usual = MediumHouse().choose(engine.view(seat), decision, rng)
            engine.decide(seat, usual if rng.random() < 0.8 else (rng.choice(decision.options),))


@at_many_tables
def test_worlds_have_the_view_and_the_cards_of_the_real_state(
    seats: int, options: OutOptions
) -> None:
    for view, state in asked(seats, options):
        worlds = worlds_like(view, WORLDS, np.random.default_rng(1))
        for world in range(WORLDS):
            one = state_of(worlds, world, view)
            assert ChickenOut.cards(one) == ChickenOut.cards(state)
            # The sampled state must look to this seat exactly like the real one.
            assert ChickenOut.view(one, view.seat) == view


def test_worlds_have_each_hidden_card_on_top_in_proportion() -> None:
    """Each hidden card is on top of the pile as often as its share among the hidden cards."""
    view, _ = next(asked(2, OutOptions()))
    hidden = Counter(unseen(view))
    worlds = worlds_like(view, 6000, np.random.default_rng(2))
    tops = Counter(KINDS[card % HIDDEN] for card in worlds.piles[:, view.seat, 0])
    for card, count in hidden.items():
        # 6,000 samples have a standard error below 0.7 %.
        assert tops[card] / 6000 == pytest.approx(count / hidden.total(), abs=0.02)


@at_many_tables
def test_playout_ends_like_the_engine(
    seats: int, options: OutOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The vectorized playout ends like the engine with players that think alike."""
    # The playout does not model forgetting, so both sides must remember all cards.
    monkeypatch.setattr(house, "FORGETS", 0.0)
    looked = 0
    for view, _ in asked(seats, options):
        worlds = worlds_like(view, WORLDS, np.random.default_rng(3))
        states = [
            played_out(state_of(worlds, world, view), worlds.is_medium[world].tolist())
            for world in range(WORLDS)
        ]
        worlds.finish(unfinished_share=0)
        won = values_of(view, worlds)
        for world, state in enumerate(states):
            # The playout stops after CARDS_AT_MOST cards; a longer game has no comparable end.
            if state.deal.plays - view.plays > CARDS_AT_MOST:
                continue

            looked += 1
            assert worlds.sizes[world].tolist() == [len(player.pile) for player in state.seats]
            assert worlds.captured[world].tolist() == [
                len(player.captured) for player in state.seats
            ]
            assert worlds.places[world].tolist() == [player.place or 0 for player in state.seats]

            winners = outcome(state).winners
            if view.seat in winners:
                # Winners share one point; a loser is credited at most AHEAD for being close to the
                # lead.
                assert won[world] >= 1 / len(winners)
            else:
                assert won[world] <= AHEAD

    # Without this the loop above could skip all games and still pass.
    assert looked > 20


@pytest.mark.parametrize("goal", ["capture", "race"])
def test_opponents_are_hard_or_medium_where_21s_are_captured(goal: Goal) -> None:
    view, _ = next(asked(3, OutOptions(goal=goal)))
    are_medium = worlds_like(view, 2000, np.random.default_rng(6)).is_medium
    # In a race all opponents count as hard; otherwise half of them, and never the expert itself.
    shares = [0.0 if goal == "race" or seat == view.seat else 0.5 for seat in range(3)]
    assert are_medium.mean(0) == pytest.approx(shares, abs=0.05)


def test_shuffled_pickup_keeps_all_cards_and_hides_their_order() -> None:
    for view, _ in asked(3, OutOptions(pickup="shuffled"), every=17):
        worlds = worlds_like(view, WORLDS, np.random.default_rng(4))
        at = np.arange(WORLDS)
        worlds.chicken_out(at)

        for world in range(WORLDS):
            pile = pile_of(worlds, world, view.seat)
            taken = pile[len(pile) - len(view.series) :]
            assert Counter(KINDS[card % HIDDEN] for card in taken) == Counter(view.series)
            # HIDDEN is added to a card that may be any of the unknown ones.
            assert all(card >= HIDDEN for card in taken)

            unknown = unseen(view) + list(view.series)
            assert worlds.unknown[world].sum() == len(unknown)

        worlds.finish(unfinished_share=0)
        for world in range(WORLDS):
            piles = [pile_of(worlds, world, seat) for seat in range(3)]
            hidden = Counter(card % HIDDEN for pile in piles for card in pile if card >= HIDDEN)
            assert [hidden[kind] for kind in range(len(KINDS))] == worlds.unknown[world].tolist()


def pile_of(worlds: Worlds, world: int, seat: Seat) -> list[int]:
    """Return the pile's cards from top to bottom."""
    # A pile is a ring buffer: `tops` says where it begins.
    ring = np.roll(worlds.piles[world, seat], -worlds.tops[world, seat])
    return [int(card) for card in ring[: worlds.sizes[world, seat]]]


def state_of(worlds: Worlds, world: int, view: OutView) -> OutState:
    """Return world number `world` as a state of the engine."""
    left = Counter(unseen(view))
    seats = []
    for seat, player in enumerate(view.seats):
        pile = pile_of(worlds, world, seat)
        left.subtract(KINDS[card % HIDDEN] for card in pile if card >= HIDDEN)
        # A State keeps a pile from bottom to top.
        cards = [KINDS[card % HIDDEN] for card in reversed(pile)]
        seats.append(SeatState(cards, player.captured, player.place, player.points, player.taken))

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
    """A hard house player in a race; otherwise one that plays for 21 and never stops a run."""

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
    """Play the state to its end and return it; `are_medium` is by seat."""
    houses: list[House] = [MediumHouse() if is_medium else ByTheOdds() for is_medium in are_medium]
    engine = Engine.enter(ChickenOut, state, SeededChance(bytes(32)))
    while engine.ask is not None:
        ((seat, decision),) = engine.ask.owed.items()
        engine.decide(seat, houses[seat].choose(engine.view(seat), decision, Random(1)))

    end: OutState = engine.game.state
    return end


def expert(position: dict[str, Any], *, known: bool = False) -> Option:
    """Return what the expert chooses at the position.

    Args:
        position: What `set_up` reads.
        known: Whether all players saw how seat A's pile was picked up.
    """
    state = set_up(position)
    if known:
        state.seats[0].taken = tuple(reversed(state.seats[0].pile))

    engine = Engine.enter(ChickenOut, state, SeededChance(bytes(32)))
    assert engine.ask is not None

    ((seat, decision),) = engine.ask.owed.items()
    # 400 worlds are enough: the right choice in these positions wins by a clear margin.
    return ExpertHouse(400).choose(engine.view(seat), decision, Random(1))[0]


FOUR = ["B1", "B2", "B3", "R4"]


@pytest.mark.parametrize(("card", "wanted"), [("R9", PLAY), ("B9", CHICKEN_OUT)])
def test_expert_remembers_its_last_card(card: str, wanted: Option) -> None:
    """At twenty a red card wins the race, and a black card costs more than chickening out."""
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
def test_expert_does_not_go_out_when_that_loses(goal: str, captured: int, wanted: Option) -> None:
    position = {
        "phase": "run",
        "goal": goal,
        "series": ["B4", "R6"],
        "A": {"pile": ["B1"], "captured": ["B5", "B5"]},
        "B": {"pile": [*FOUR, "B6", "B7"], "captured": captured},
    }
    assert expert(position) == wanted


@pytest.mark.parametrize("deal", [1, 2])
def test_expert_counts_remaining_points_over_several_deals(deal: int) -> None:
    """A fox in a pile costs ten points, a chicken one (8.6). Only the last deal decides."""
    ends = []
    for view, _ in asked(3, OutOptions(deals=2), every=15):
        view.deal = deal
        worlds = worlds_like(view, WORLDS, np.random.default_rng(5))
        worlds.finish(unfinished_share=0)

        for world, found in enumerate(values_of(view, worlds)):
            points = [
                player.points + _cost(pile_of(worlds, world, seat))
                for seat, player in enumerate(view.seats)
            ]
            # How many points the seat is behind the leader, and the worth of that end.
            ends.append((points[view.seat] - min(points), found))

    is_best = [found for behind, found in ends if behind == 0]
    is_not = [found for behind, found in ends if behind > 0]
    if deal == 2:
        assert min(is_best) >= 1 / 3
        assert max(is_not) <= AHEAD
    else:
        # Before the last deal a seat that is behind may still win, so it gets more than AHEAD.
        assert max(is_not) > AHEAD


def _cost(pile: list[int]) -> int:
    return sum(10 if KINDS[card % HIDDEN] in FOXES else 1 for card in pile)


# Full, as it takes long. Heist's expert plays in every run.
@pytest.mark.full
def test_expert_finishes_ahead_of_medium() -> None:
    """Only the direction is tested; the size of the lead is measured by `benchmarks.house` in
    hours.
    """
    houses: list[House] = [ExpertHouse(60), MediumHouse()]
    games = play_many(ChickenOut, OutOptions(goal="race"), houses, 6, "some thought")
    [found] = finishes(games, ["expert", "medium"]).values()
    assert found.share > 0.5
