"""Tests of house players: exact odds, short thinking time, each level better (PL-8, PL-26)."""

from itertools import product
from random import Random
from time import thread_time

import pytest

from games.engine.engine import Engine
from games.engine.house import thinks_long
from games.playing.box import CARDS
from games.playing.odds import Mixture, chances, mixtures, polynomials
from games.playing.rules import PlayingChicken
from games.playing.state import PlayingOptions
from tests.games.strength import share_ahead
from tests.support.combinations import pairs

GAMES = 300
LEVELS = PlayingChicken.houses


@pytest.mark.parametrize(
    ("seats", "pair"), pairs([3, 5, 8], [("hard", "medium"), ("medium", "easy")])
)
def test_each_level_finishes_ahead_of_the_one_below(seats: int, pair: tuple[str, str]) -> None:
    # Both levels sit in turn, so that neither has the better seats.
    levels = [pair[seat % 2] for seat in range(seats)]
    share = share_ahead(
        PlayingChicken, PlayingOptions(), levels, better=pair[0], games=GAMES // seats, than=0.55
    )
    assert share > 0.55


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_house_player_chooses_within_50_ms(level: str) -> None:
    """The worst case: eight different hands and an empty cache."""
    mixtures.cache_clear()
    house = LEVELS[level]()
    rng = Random(3)
    engine = Engine.deal(PlayingChicken, 8, PlayingOptions(), bytes(32), journalling=False)
    slowest = 0.0
    while engine.outcome is None:
        assert engine.ask is not None

        seat, decision = next(iter(engine.ask.owed.items()))
        # A negative seat is the clock.
        if seat < 0:
            engine.decide(seat, decision.default or ())
            continue

        view = engine.view(seat)
        # CPU time of this thread, so that a busy machine does not fail the test.
        started = thread_time()
        choice = house.choose(view, decision, rng)
        slowest = max(slowest, thread_time() - started)
        engine.decide(seat, choice)

    assert slowest < 0.050
    assert not thinks_long(house)


def test_chances_equal_an_exact_count() -> None:
    rng = Random(1)
    for _ in range(60):
        others = [mixture(rng) for _ in range(rng.randint(2, 4))]
        goal = rng.randint(2, 26)
        card = rng.choice(CARDS)
        # The three ways to win: below the goal, exactly, and above it with the lowest card.
        below = exact = over = 0.0
        for cards in product(*others):
            weight = 1.0
            total = sum(cards) + card
            for one, played in zip(others, cards, strict=True):
                weight *= one[played]

            if total > goal:
                over += weight * (card <= min(cards))
            elif card >= max(cards):
                exact += weight * (total == goal)
                below += weight * (total < goal)

        computed = chances(card, [polynomials(other) for other in others], goal)
        # `chances` works with polynomials instead of counting each case.
        assert computed == pytest.approx((below, exact, over), abs=1e-3)


def mixture(rng: Random) -> Mixture:
    hand = rng.sample(CARDS, rng.randint(2, 6))
    weights = [rng.random() for _ in hand]
    return {card: weight / sum(weights) for card, weight in zip(hand, weights, strict=True)}


def test_mixtures_sum_to_one_and_equal_hands_agree() -> None:
    hands = (CARDS, CARDS[2:], CARDS, CARDS[:3])
    # The first and the third hand are equal.
    mixed = mixtures(hands, 15, 1.5, 0.0)
    assert mixed[0] == mixed[2]

    for hand, one in zip(hands, mixed, strict=True):
        assert set(one) == set(hand)
        assert sum(one.values()) == pytest.approx(1)


def test_mixture_for_a_goal_out_of_reach_is_bold() -> None:
    # Three players cannot reach 30, so the highest card wins; above 2, the lowest one.
    bold = mixtures((CARDS,) * 3, 30, 1.5, 0.0)[0]
    timid = mixtures((CARDS,) * 3, 2, 1.5, 0.0)[0]
    assert bold[6] > 0.9
    assert timid[1] > 0.9
