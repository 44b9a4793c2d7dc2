"""Tests of the expert: its playouts follow the rules, and it learns how other players play."""

from collections.abc import Iterator
from itertools import product
from random import Random

import numpy as np
import pytest

from games.engine.engine import Engine
from games.engine.house import House
from games.engine.simulate import finishes, play_many
from games.playing.players.house import ExpertHouse, HardHouse, MediumHouse
from games.playing.players.rollouts import (
    MOST_IN_HAND,
    ROW_LENGTH,
    Trick,
    TrickRollout,
    cards_of_hard_players,
    draw_cards,
    gains,
    habits,
    later_points,
    later_tricks,
    mask,
    rows,
)
from games.playing.players.search import (
    EXPERT,
    PRIOR,
    expected_cards,
    kind_models,
    kind_weights,
    mixture,
)
from games.playing.rules import PlayingChicken, winners
from games.playing.state import ROUNDS, PlayingOptions, tricks_in
from games.playing.view import PlayingView, hands_of, public_view, spent_by, view_before

HARD = 0
MEDIUM = 1
"""Indices of the styles in `PRIOR`."""


def views(
    seats: int, number: int = 1, *, houses: list[House] | None = None
) -> Iterator[PlayingView]:
    """Yield what seat 0 sees in each trick of a game."""
    options = PlayingOptions()
    engine = Engine.deal(PlayingChicken, seats, options, b"%032d" % number, journalling=False)
    rng = Random(number)
    players = houses or [HardHouse()] * seats
    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        # A negative seat is the clock.
        if seat < 0:
            engine.decide(seat, decision.default or ())
            continue

        view = engine.view(seat)
        if seat == 0:
            yield view

        engine.decide(seat, players[seat].choose(view, decision, rng))


def last(seats: int) -> PlayingView:
    """Return the view of the last trick, where only the cards of other players are uncertain."""
    return [*views(seats)][-1]


@pytest.mark.parametrize("seats", [3, 5])
def test_gains_follow_the_rules(seats: int) -> None:
    generator = np.random.default_rng(1)
    cards = generator.integers(1, 7, (seats, 300, 1)).astype(np.uint8)
    goals = generator.integers(seats, 5 * seats, 300).astype(np.uint8)
    # One call for 300 tricks: arrays have the axes seat, world, own card.
    found = gains(Trick(cards, goals, 3, 4))[:, :, 0]
    for played, goal, gained in zip(
        cards[:, :, 0].T.tolist(), goals.tolist(), found.T, strict=True
    ):
        won = winners(goal, played)
        worth = 4 if sum(played) == goal else 3
        assert gained.tolist() == [worth if seat in won else 0 for seat in range(seats)]


def test_later_tricks_are_played_from_possible_hands() -> None:
    """All remaining tricks are played; cards of one round form the next hand."""
    generator = np.random.default_rng(2)
    for view in views(3):
        hands = hands_of(view)
        now = np.array([[[hand[0]]] * 20 for hand in hands], dtype=np.uint8)
        tricks = [*later_tricks(view, hands, now, generator)]
        counts = [tricks_in(round_) for round_ in range(view.round, ROUNDS + 1)]

        # The trick in progress is not one of those to come.
        assert len(tricks) == sum(counts) - view.trick

        for seat, hand in enumerate(hands):
            cards = [trick.cards[seat, 0, 0] for trick in tricks]
            # Within this round the first card of the hand is already used.
            this_round = cards[: counts[0] - view.trick]
            assert {*this_round} <= {*hand} - {hand[0]}

            # In the next round a seat may hold what it has played so far in this one.
            may = {*this_round, hand[0], *spent_by(view, seat)}
            next_round = cards[len(this_round) :][: counts[1]] if len(counts) > 1 else []
            assert {*next_round} <= may
            # No card is played twice in a round.
            assert len({*next_round}) == len(next_round)


def test_later_goals_are_the_unseen_ones() -> None:
    view = next(views(3))
    hands = hands_of(view)
    now = np.ones((3, 50, 1), dtype=np.uint8)
    tricks = [*later_tricks(view, hands, now, np.random.default_rng(3))]
    for world in range(50):
        # Goals that have been seen are out of the pile until it is shuffled.
        goals = [int(trick.goals[world]) for trick in tricks]
        rest = [*view.goals]
        for goal in (*view.seen, *goals[: len(rest) - len(view.seen)]):
            rest.remove(goal)


def test_chance_of_the_last_card_equals_an_exact_count() -> None:
    view = last(3)
    hands = hands_of(view)
    # 6,000 worlds have a standard error below 0.7 %.
    generator = np.random.default_rng(4)
    game = TrickRollout.of(view, later_points(view, hands, 0, 6000, generator))
    now = np.stack([generator.choice(hand, 6000) for hand in hands]).astype(np.uint8)
    found = game.chances(0, hands[0], now)
    for card, chance in zip(hands[0], found, strict=True):
        # Other players are assumed to play each card with equal chance here.
        cases = [won(view, (card, *others)) for others in product(*hands[1:])]
        assert chance == pytest.approx(sum(cases) / len(cases), abs=0.03)


def won(view: PlayingView, cards: tuple[int, ...]) -> float:
    """Return seat 0's share of the victory, where tied leaders share it."""
    points = [player.points for player in view.seats]
    worth = view.exact_prize if sum(cards) == view.goal else view.prize
    for seat in winners(view.goal or 0, cards):
        points[seat] += worth

    return (points[0] == max(points)) / points.count(max(points))


def test_cards_are_drawn_in_the_proportions_of_the_mixture() -> None:
    # Weights need not sum to 1: the second row is normalized.
    mixtures = rows([(1, 4), (3, 6)], [{1: 0.25, 4: 0.75}, {3: 3.0, 6: 1.0}])
    assert mixtures.shape == (2, ROW_LENGTH)

    luck = np.random.default_rng(5).random((2, 4000), dtype=np.float32)
    cards = draw_cards(mixtures, luck)
    assert {*cards[0].tolist()} == {1, 4}
    assert {*cards[1].tolist()} == {3, 6}
    assert (cards == [[4], [3]]).mean(1) == pytest.approx([0.75, 0.75], abs=0.03)


@pytest.mark.parametrize("seats", [3, 6])
def test_habit_plays_higher_for_a_farther_goal(seats: int) -> None:
    for count in range(2, MOST_IN_HAND + 1):
        # Cumulative chances by rank of the card and distance of the goal.
        highest = 1 - habits(seats)[count][-1]
        lowest = habits(seats)[count][0]
        assert highest[0] < 0.5 < highest[-1]
        assert lowest[-1] < 0.5 < lowest[0]


def test_habit_plays_cards_of_the_hand() -> None:
    hands = [(1, 2, 5), (2, 3, 6), (1, 4, 6)]
    # A hand is a bit mask in these arrays.
    held = np.array([mask(hand) for hand in hands], dtype=np.uint8)[:, None, None]
    luck = np.random.default_rng(6).random((3, 200, 1), dtype=np.float32)
    cards = cards_of_hard_players(
        np.repeat(held, 200, axis=1), np.full((200, 1), 10, np.uint8), 3, luck
    )
    for hand, played in zip(hands, cards[:, :, 0], strict=True):
        assert {*played.tolist()} <= {*hand}


def test_expert_mixes_its_cards() -> None:
    """Two experts with equal hands must not always play the same card, as equal cards collide."""
    found = mixture(next(views(6)), 6000, 1)
    assert sum(found.values()) == pytest.approx(1)
    assert max(found.values()) < 0.9


def test_expert_plays_the_only_card_that_can_win() -> None:
    """The expert is so far behind that only an exact goal or an unshared win helps."""
    decided = 0
    for number in range(12):
        view = [*views(3, number)][-1]
        hands = hands_of(view)
        worth = {
            card: sum(won(view, (card, *others)) for others in product(*hands[1:]))
            for card in hands[0]
        }
        best = max(worth, key=lambda card: worth[card])
        # Positions where one card wins nothing and another may win.
        if len(hands[0]) > 1 and min(worth.values()) == 0 < worth[best]:
            decided += 1
            assert mixture(view, 600, number)[best] > 0.5

    # At least one game has led to such a position.
    assert decided


def test_earlier_views_are_rebuilt_from_the_reveals() -> None:
    seen: list[PlayingView] = []
    for view in views(4):
        seen.append(public_view(view))
        # The rebuilt view of each earlier trick equals the one that was seen then.
        assert [view_before(view, number) for number in range(len(seen) - 1)] == seen[:-1]


@pytest.mark.parametrize(("house", "kind"), [(HardHouse, HARD), (MediumHouse, MEDIUM)])
def test_expert_learns_the_style_of_other_players(
    house: type[HardHouse | MediumHouse], kind: int
) -> None:
    """In the last trick the style of the other players has more weight than at the start."""
    grown = []
    for number in range(3):
        weights = kind_weights([*views(4, number, houses=[house()] * 4)][-1], 0)
        assert weights.sum(0) == pytest.approx(1)

        # Column 0 is the expert itself.
        grown.append(weights[kind, 1:].mean())

    assert np.mean(grown) > max(0.5, PRIOR[kind] + 0.1)


def test_expert_recognizes_other_experts() -> None:
    houses: list[House] = [ExpertHouse(600) for _ in range(4)]
    own = [
        kind_weights([*views(4, number, houses=houses)][-1], 0)[EXPERT, 1:].mean()
        for number in range(2)
    ]
    assert np.mean(own) > PRIOR[EXPERT] + 0.1


def test_expected_cards_are_in_the_hands() -> None:
    for view in views(5):
        hands = hands_of(view)
        # One row of chances per seat, over all cards.
        for row, hand in zip(expected_cards(view, 0), hands, strict=True):
            assert row.sum() == pytest.approx(1)
            assert {*np.flatnonzero(row).tolist()} <= {*hand}


def test_likelihoods_do_not_depend_on_the_cache() -> None:
    view = [*views(3)][5]
    cached = kind_models(view_before(view, 3))
    # Without the cache, the result must come out the same when it is computed later.
    kind_models.cache_clear()
    assert (kind_models(view_before(view, 3)) == cached).all()


# Full, as it takes long. Heist's expert plays in every run.
@pytest.mark.full
def test_expert_finishes_ahead_of_hard() -> None:
    """Only the direction is tested; the lead is measured by `benchmarks.house`."""
    houses: list[House] = [ExpertHouse(1200), HardHouse(), HardHouse()]
    games = play_many(PlayingChicken, PlayingOptions(), houses, 24, "some thought")
    [found] = finishes(games, ["expert", "hard", "hard"]).values()
    assert found.share > 0.5
