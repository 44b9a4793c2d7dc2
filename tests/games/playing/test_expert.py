"""The expert: it plays its tricks by the rules, for the game, and knows whom it plays with."""

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
    KINDS,
    MOST,
    Trick,
    TrickRollout,
    drawn,
    gains,
    habits,
    made_later,
    mask,
    rows,
    to_come,
    usual,
)
from games.playing.players.search import OWN, PRIOR, expected, known, likely, mixture
from games.playing.rules import PlayingChicken, winners
from games.playing.state import ROUNDS, PlayingOptions, tricks_in
from games.playing.view import PlayingView, hands_of, public_view, spent_by, view_before

HARD = 0
MEDIUM = 1
"""Places of `PRIOR`."""


def views(
    seats: int, number: int = 1, *, houses: list[House] | None = None
) -> Iterator[PlayingView]:
    """What seat 0 sees in every trick of a game."""
    options = PlayingOptions()
    engine = Engine.deal(PlayingChicken, seats, options, b"%032d" % number, journalling=False)
    rng = Random(number)
    players = houses or [HardHouse()] * seats
    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        if seat < 0:
            engine.decide(seat, decision.default or ())
            continue

        view = engine.view(seat)
        if seat == 0:
            yield view

        engine.decide(seat, players[seat].choose(view, decision, rng))


def last(seats: int) -> PlayingView:
    """The last trick, where nothing is left to chance but what others play."""
    return [*views(seats)][-1]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_trick_is_won_as_the_rules_say(seats: int) -> None:
    generator = np.random.default_rng(1)
    cards = generator.integers(1, 7, (seats, 300, 1)).astype(np.uint8)
    goals = generator.integers(seats, 5 * seats, 300).astype(np.uint8)
    found = gains(Trick(cards, goals, 3, 4))[:, :, 0]
    for played, goal, gained in zip(
        cards[:, :, 0].T.tolist(), goals.tolist(), found.T, strict=True
    ):
        won = winners(goal, played)
        worth = 4 if sum(played) == goal else 3
        assert gained.tolist() == [worth if seat in won else 0 for seat in range(seats)]


def test_what_is_to_come_is_played_from_hands_that_there_are() -> None:
    """As many tricks as the game has left; what one plays in a round is one's next hand."""
    generator = np.random.default_rng(2)
    for view in views(3):
        hands = hands_of(view)
        now = np.array([[[hand[0]]] * 20 for hand in hands], dtype=np.uint8)
        tricks = [*to_come(view, hands, now, generator)]
        counts = [tricks_in(round_) for round_ in range(view.round, ROUNDS + 1)]

        assert len(tricks) == sum(counts) - view.trick

        for seat, hand in enumerate(hands):
            cards = [trick.cards[seat, 0, 0] for trick in tricks]
            this_round = cards[: counts[0] - view.trick]
            assert {*this_round} <= {*hand} - {hand[0]}

            may = {*this_round, hand[0], *spent_by(view, seat)}
            next_round = cards[len(this_round) :][: counts[1]] if len(counts) > 1 else []
            assert {*next_round} <= may
            assert len({*next_round}) == len(next_round)


def test_goals_to_come_are_those_that_nobody_has_seen() -> None:
    view = next(views(3))
    hands = hands_of(view)
    now = np.ones((3, 50, 1), dtype=np.uint8)
    tricks = [*to_come(view, hands, now, np.random.default_rng(3))]
    for world in range(50):
        goals = [int(trick.goals[world]) for trick in tricks]
        rest = [*view.goals]
        for goal in (*view.seen, *goals[: len(rest) - len(view.seen)]):
            rest.remove(goal)


def test_the_last_card_is_worth_what_counting_every_case_says() -> None:
    view = last(3)
    hands = hands_of(view)
    generator = np.random.default_rng(4)
    game = TrickRollout.of(view, made_later(view, hands, 0, 6000, generator))
    now = np.stack([generator.choice(hand, 6000) for hand in hands]).astype(np.uint8)
    found = game.chances(0, hands[0], now)
    for card, chance in zip(hands[0], found, strict=True):
        cases = [won(view, (card, *others)) for others in product(*hands[1:])]
        assert chance == pytest.approx(sum(cases) / len(cases), abs=0.03)


def won(view: PlayingView, cards: tuple[int, ...]) -> float:
    """The part of the victory that is seat 0's."""
    points = [one.points for one in view.seats]
    worth = view.exact_prize if sum(cards) == view.goal else view.prize
    for seat in winners(view.goal or 0, cards):
        points[seat] += worth

    return (points[0] == max(points)) / points.count(max(points))


def test_what_is_drawn_is_as_likely_as_the_mixture_says() -> None:
    mixtures = rows([(1, 4), (3, 6)], [{1: 0.25, 4: 0.75}, {3: 3.0, 6: 1.0}])
    assert mixtures.shape == (2, KINDS)

    luck = np.random.default_rng(5).random((2, 4000), dtype=np.float32)
    cards = drawn(mixtures, luck)
    assert {*cards[0].tolist()} == {1, 4}
    assert {*cards[1].tolist()} == {3, 6}
    assert (cards == [[4], [3]]).mean(1) == pytest.approx([0.75, 0.75], abs=0.03)


@pytest.mark.parametrize("seats", [3, 6])
def test_a_habit_is_bolder_the_farther_away_the_goal_is(seats: int) -> None:
    for count in range(2, MOST + 1):
        highest = 1 - habits(seats)[count][-1]
        lowest = habits(seats)[count][0]
        assert highest[0] < 0.5 < highest[-1]
        assert lowest[-1] < 0.5 < lowest[0]


def test_a_habit_plays_what_is_held() -> None:
    hands = [(1, 2, 5), (2, 3, 6), (1, 4, 6)]
    held = np.array([mask(hand) for hand in hands], dtype=np.uint8)[:, None, None]
    luck = np.random.default_rng(6).random((3, 200, 1), dtype=np.float32)
    cards = usual(np.repeat(held, 200, axis=1), np.full((200, 1), 10, np.uint8), 3, luck)
    for hand, played in zip(hands, cards[:, :, 0], strict=True):
        assert {*played.tolist()} <= {*hand}


def test_it_does_not_always_play_the_same_where_all_are_alike() -> None:
    """Two of its kind would crash together."""
    found = mixture(next(views(6)), 6000, 1)
    assert sum(found.values()) == pytest.approx(1)
    assert max(found.values()) < 0.9


def test_what_is_all_that_can_win_is_what_it_plays() -> None:
    """Behind by so much that only the exact goal, or nobody else's point, will do."""
    decided = 0
    for number in range(12):
        view = [*views(3, number)][-1]
        hands = hands_of(view)
        worth = {
            card: sum(won(view, (card, *others)) for others in product(*hands[1:]))
            for card in hands[0]
        }
        best = max(worth, key=lambda card: worth[card])
        if len(hands[0]) > 1 and min(worth.values()) == 0 < worth[best]:
            decided += 1
            assert mixture(view, 600, number)[best] > 0.5

    assert decided


def test_it_remembers_the_table_as_all_saw_it() -> None:
    seen: list[PlayingView] = []
    for view in views(4):
        seen.append(public_view(view))
        assert [view_before(view, number) for number in range(len(seen) - 1)] == seen[:-1]


@pytest.mark.parametrize(("house", "kind"), [(HardHouse, HARD), (MediumHouse, MEDIUM)])
def test_it_learns_whom_it_plays_with(house: type[HardHouse | MediumHouse], kind: int) -> None:
    """In the last trick, more than at first, and more than of any others."""
    grown = []
    for number in range(3):
        weights = known([*views(4, number, houses=[house()] * 4)][-1], 0)
        assert weights.sum(0) == pytest.approx(1)

        grown.append(weights[kind, 1:].mean())

    assert np.mean(grown) > max(0.5, PRIOR[kind] + 0.1)


def test_it_knows_its_own_kind() -> None:
    houses: list[House] = [ExpertHouse(600) for _ in range(4)]
    own = [known([*views(4, number, houses=houses)][-1], 0)[OWN, 1:].mean() for number in range(2)]
    assert np.mean(own) > PRIOR[OWN] + 0.1


def test_what_it_expects_are_cards_that_are_held() -> None:
    for view in views(5):
        hands = hands_of(view)
        for row, hand in zip(expected(view, 0), hands, strict=True):
            assert row.sum() == pytest.approx(1)
            assert {*np.flatnonzero(row).tolist()} <= {*hand}


def test_what_was_likely_does_not_depend_on_who_asks_when() -> None:
    view = [*views(3)][5]
    asked = likely(view_before(view, 3))
    likely.cache_clear()
    assert (likely(view_before(view, 3)) == asked).all()


def test_some_thought_is_ahead_of_none() -> None:
    """How far it is ahead, `python -m benchmarks.house` says."""
    houses: list[House] = [ExpertHouse(1200), HardHouse(), HardHouse()]
    games = play_many(PlayingChicken, PlayingOptions(), houses, 24, "some thought")
    [found] = finishes(games, ["expert", "hard", "hard"]).values()
    assert found.share > 0.5
