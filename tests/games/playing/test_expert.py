"""The expert: it plays its tricks by the rules, and for the game."""

from collections.abc import Iterator
from itertools import product
from random import Random

import numpy as np
import pytest

from games.kit.engine import Engine
from games.kit.house import House
from games.kit.simulate import finishes, play_many
from games.playing import memory
from games.playing.house import HardHouse, as_hard_ones, as_medium_ones, own
from games.playing.house_expert import ExpertHouse
from games.playing.rollouts import Trick, _gains, _Game, _to_come, mixture
from games.playing.rules import PlayingChicken, winners
from games.playing.state import ROUNDS, PlayingOptions, tricks_in
from games.playing.view import PlayingView


def views(seats: int, number: int = 1) -> Iterator[PlayingView]:
    """Of whoever is asked first in every trick of a game."""
    options = PlayingOptions()
    engine = Engine.deal(PlayingChicken, seats, options, b"%032d" % number, journalling=False)
    rng = Random(number)
    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        if seat < 0:
            engine.decide(seat, decision.default or ())
            continue
        view = engine.view(seat)
        if seat == 0:
            yield view
        engine.decide(seat, HardHouse().choose(view, decision, rng))


def last(seats: int) -> PlayingView:
    """The last trick, where nothing is left to chance but what others play."""
    return [*views(seats)][-1]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_trick_is_won_as_the_rules_say(seats: int) -> None:
    generator = np.random.default_rng(1)
    cards = generator.integers(1, 7, (300, 1, seats)).astype(np.int16)
    goals = generator.integers(seats, 5 * seats, 300).astype(np.int16)
    gains = _gains(Trick(cards, goals, 3, 4))[:, 0]
    for played, goal, gained in zip(cards[:, 0].tolist(), goals.tolist(), gains, strict=True):
        won = winners(goal, played)
        worth = 4 if sum(played) == goal else 3
        assert gained.tolist() == [worth if seat in won else 0 for seat in range(seats)]


def test_what_is_to_come_is_played_from_hands_that_there_are() -> None:
    """As many tricks as the game has left; what one plays in a round is one's next hand."""
    generator = np.random.default_rng(2)
    for view in views(3):
        hands = memory.hands(view)
        now = np.array([[[hand[0] for hand in hands]]] * 20, dtype=np.int16)
        tricks = [*_to_come(view, hands, now, generator)]
        counts = [tricks_in(round_) for round_ in range(view.round, ROUNDS + 1)]
        assert len(tricks) == sum(counts) - view.trick
        for seat, hand in enumerate(hands):
            own_cards = [trick.cards[0, 0, seat] for trick in tricks]
            this_round = own_cards[: counts[0] - view.trick]
            assert {*this_round} <= {*hand} - {hand[0]}
            spent = [one.cards[seat] for one in view.reveals if one.round == view.round]
            may = {*this_round, hand[0], *spent}
            next_round = own_cards[len(this_round) :][: counts[1]] if len(counts) > 1 else []
            assert {*next_round} <= may
            assert len({*next_round}) == len(next_round)


def test_goals_to_come_are_those_that_nobody_has_seen() -> None:
    view = next(views(3))
    hands = memory.hands(view)
    now = np.ones((50, 1, 3), dtype=np.int16)
    tricks = [*_to_come(view, hands, now, np.random.default_rng(3))]
    for world in range(50):
        goals = [int(trick.goals[world]) for trick in tricks]
        rest = [*view.goals]
        for goal in (*view.seen, *goals[: len(rest) - len(view.seen)]):
            rest.remove(goal)


def test_the_last_card_is_worth_what_counting_every_case_says() -> None:
    view = last(3)
    hands, generator = memory.hands(view), np.random.default_rng(4)
    game = _Game.of(view, 0, hands, 6000, generator)
    now = np.stack([generator.choice(hand, 6000) for hand in hands], axis=1).astype(np.int16)
    found = game.own_chances(now)
    for card in hands[0]:
        cases = [won(view, (card, *others)) for others in product(*hands[1:])]
        assert found[card] == pytest.approx(sum(cases) / len(cases), abs=0.03)


def won(view: PlayingView, cards: tuple[int, ...]) -> float:
    """The part of the victory that is seat 0's."""
    points = [one.points for one in view.seats]
    worth = view.exact_prize if sum(cards) == view.goal else view.prize
    for seat in winners(view.goal or 0, cards):
        points[seat] += worth
    return (points[0] == max(points)) / points.count(max(points))


def test_it_does_not_always_play_the_same_where_all_are_alike() -> None:
    """Two of its kind would crash together."""
    view = next(views(6))
    hands = memory.hands(view)
    models = [as_hard_ones(view, hands), as_medium_ones(view, hands)]
    found = mixture(view, 0, hands, models, 6000, 1)
    assert sum(found.values()) == pytest.approx(1)
    assert max(found.values()) < 0.9


def test_what_is_all_that_can_win_is_what_it_plays() -> None:
    """Behind by so much that only the exact goal, or nobody else's point, will do."""
    decided = 0
    for number in range(12):
        view = [*views(3, number)][-1]
        hands = memory.hands(view)
        worth = {
            card: sum(won(view, (card, *others)) for others in product(*hands[1:]))
            for card in hands[0]
        }
        best = max(worth, key=lambda card: worth[card])
        if len(hands[0]) > 1 and min(worth.values()) == 0 < worth[best]:
            decided += 1
            models = [as_hard_ones(view, hands), as_medium_ones(view, hands)]
            assert mixture(view, own(view).seat, hands, models, 600, number)[best] > 0.5
    assert decided


def test_some_thought_is_ahead_of_none() -> None:
    """How far it is ahead, `python -m benchmarks.house` says."""
    houses: list[House] = [ExpertHouse(1200), HardHouse(), HardHouse()]
    games = play_many(PlayingChicken, PlayingOptions(), houses, 24, "some thought")
    [found] = finishes(games, ["expert", "hard", "hard"]).values()
    assert found.share > 0.5
