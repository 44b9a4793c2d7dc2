"""Invariants of Playing Chicken: true at every moment (4.1, 4.5, PL-5, PL-7, PL-20)."""

from random import Random

import pytest

from games.engine.engine import Engine
from games.playing.box import CARDS, goals_for
from games.playing.rules import PlayingChicken
from games.playing.state import PlayingOptions, PlayingState
from games.playing.view import hands_of, spent_by
from tests.games.contract.tables import choices_at_random

OPTIONS = [
    PlayingOptions(),
    PlayingOptions(prize="simple", exact="double", goals="unique20", memory_aid=True),
]


def playing(seats: int, options: PlayingOptions, number: int) -> Engine:
    return Engine.deal(PlayingChicken, seats, options, b"%032d" % number, journalling=False)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", PlayingChicken.seats)
def test_cards_are_conserved_and_hands_equally_long(seats: int, options: PlayingOptions):
    engine = playing(seats, options, seats)
    shuffles = 0
    kept = goals_for(seats, unique=options.goals == "unique20")
    holds(engine.game.state, kept)

    for _ in choices_at_random(engine, Random(seats)):
        holds(engine.game.state, kept)
        shuffles += sum(event.kind == "goals_shuffled" for event in engine.events)

    # Five rounds have 15 tricks, and the goals are shuffled once in between.
    assert len(engine.game.state.reveals) == 15
    assert shuffles == 1


def holds(state: PlayingState, kept: tuple[int, ...]) -> None:
    # Each seat has one card of each number: in hand, played this round, or out of the game.
    for player in state.seats:
        assert sorted(player.hand + player.spent + player.gone) == [*CARDS]

    assert len({len(player.hand) for player in state.seats}) == 1
    assert len({len(player.spent) for player in state.seats}) == 1
    assert sorted(state.pile + state.seen) == [*kept]

    if state.phase == "trick":
        # A round begins with 7 - round cards; each trick uses one.
        assert len(state.seats[0].hand) == 8 - state.round - state.trick
        assert len(state.seats[0].gone) == state.round - 1


@pytest.mark.parametrize("seats", [3, 8])
def test_points_are_the_sum_of_won_reveals(seats: int) -> None:
    """PL-20, PL-23"""
    engine = playing(seats, PlayingOptions(), 7)
    for _ in choices_at_random(engine, Random(7)):
        state = engine.game.state
        for seat, player in enumerate(state.seats):
            # Winners of a trick get the points of its goal each.
            won = [reveal.points for reveal in state.reveals if seat in reveal.winners]
            assert player.points == sum(won)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_hand_follows_from_the_reveals(seats: int) -> None:
    """PL-8"""
    engine = playing(seats, PlayingOptions(), 9)
    for _ in choices_at_random(engine, Random(9)):
        state = engine.game.state
        for viewer in (0, seats - 1, None):
            view = engine.view(viewer)
            # Hands follow from the reveals, so any viewer can work them out.
            assert hands_of(view) == tuple(tuple(sorted(player.hand)) for player in state.seats)

            for seat, player in enumerate(state.seats):
                assert spent_by(view, seat) == tuple(player.spent)
