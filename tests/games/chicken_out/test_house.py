"""Tests of house players: legal choices, short thinking time, each level better than the next."""

from collections.abc import Iterator
from random import Random
from time import thread_time

import pytest

from games.chicken_out.odds import fate, fresh_chance, known_top, pile_as_known, unseen
from games.chicken_out.players.house import by_fresh_odds
from games.chicken_out.positions import set_up
from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import UNSURE, OutOptions
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import CHICKEN_OUT, CONTINUE, PLAY, STOP
from games.engine.asks import Decision
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from tests.games.contract.tables import choices_at_random
from tests.games.strength import share_ahead
from tests.support.combinations import sampled
from tests.support.found import found

RACE = OutOptions(goal="race")
CAPTURE = OutOptions(goal="capture")
HardHouse = ChickenOut.houses["hard"]


@pytest.mark.parametrize(
    ("better", "worse", "seats", "than"),
    sampled(
        [
            ("hard", "medium", 2, 0.75),
            ("hard", "medium", 3, 0.6),
            ("hard", "medium", 5, 0.54),
            ("hard", "medium", 8, 0.52),
            ("medium", "easy", 2, 0.7),
            ("medium", "easy", 3, 0.62),
            ("medium", "easy", 5, 0.59),
            ("medium", "easy", 8, 0.55),
        ],
        [("hard", "medium", 3, 0.6), ("medium", "easy", 2, 0.7)],
    ),
)
def test_each_level_finishes_ahead_of_the_one_below(
    better: str, worse: str, seats: int, than: float
) -> None:
    """Played as a race. With eight seats of seven cards each there is little to remember, so the
    levels are close.
    """
    levels = [(better, worse)[seat % 2] for seat in range(seats)]
    # Players of both levels sit in turn, so that neither level has the better seats.
    assert share_ahead(ChickenOut, RACE, levels, better=better, games=2000, than=than) > than


@pytest.mark.slow
@pytest.mark.parametrize(
    # Fewer games for the hard level: it thinks longer.
    ("better", "worse", "games", "than"),
    sampled(
        [("hard", "medium", 60, 0.6), ("medium", "easy", 800, 0.57)],
        [("medium", "easy", 800, 0.57)],
    ),
)
def test_each_level_finishes_ahead_where_21s_are_captured(
    better: str, worse: str, games: int, than: float
) -> None:
    levels = (better, worse)
    assert share_ahead(ChickenOut, CAPTURE, levels, better=better, games=games, than=than) > than


def views(
    seats: int, number: int, options: OutOptions
) -> Iterator[tuple[OutView, Decision, Engine]]:
    """Yield view, decision and engine for each open decision of a random game."""
    engine = Engine.deal(ChickenOut, seats, options, b"%032d" % number, journalling=False)
    for _ in choices_at_random(engine, Random(number)):
        for seat, decision in engine.ask.owed.items() if engine.ask else ():
            yield engine.view(seat), decision, engine


def test_remembered_cards_are_true_and_the_rest_is_unseen() -> None:
    """OR-39"""
    for view, _, engine in views(3, 1, RACE):
        state = engine.game.state
        hidden = [*state.left_over]
        for seat, player in enumerate(state.seats):
            pile = player.pile[::-1]
            known = pile_as_known(view, seat)
            assert all(guess in (UNSURE, card) for guess, card in zip(known, pile, strict=True))

            # Cards that the memory calls UNSURE must be among the unseen ones, the others must not.
            hidden += [card for guess, card in zip(known, pile, strict=True) if guess == UNSURE]
            # The top of a pile is known only if the first remembered card is sure.
            assert known_top(view, seat) == (known[0] if known and known[0] != UNSURE else None)

        assert sorted(unseen(view)) == sorted(hidden)


def test_hard_house_player_plays_a_known_safe_card() -> None:
    certain = 0
    for view, decision, _ in views(2, 3, RACE):
        top = known_top(view, view.seat)
        if top is None or decision.kind != "turn" or len(view.series) < 3:
            continue

        certain += 1
        choices = [HardHouse().choose(view, decision, Random(n)) for n in range(20)]
        safe_choice = CHICKEN_OUT if fate(view, top) == "bust" else PLAY

        # Choices are partly random, so the safe one is asked for in most of 20 seeds, not in all.
        assert choices.count((safe_choice,)) > 10

    # The loop must have met enough positions where the top card is known.
    assert certain > 20


def test_odds_of_a_fresh_deck() -> None:
    """Bad cards of 60 by count: 4 at 11, 24 at 20; busting doubles and four Sames come on top."""
    assert [round(60 * fresh_chance(count, "R2")) for count in range(10, 21)] == [
        *(0, 4, 6, 8, 10, 14, 16, 18, 20, 22, 24)
    ]
    assert round(60 * fresh_chance(20, "B2")) == 28


def test_choices_by_fresh_odds() -> None:
    assert by_fresh_odds("turn", 11, 1, "E20") == CHICKEN_OUT
    assert by_fresh_odds("turn", 17, 2, "R5") == PLAY
    assert by_fresh_odds("turn", 19, 2, "R5") == CHICKEN_OUT
    assert by_fresh_odds("turn", 20, 3, "B9") == PLAY
    assert by_fresh_odds("run", 15, 3, "R5") == CONTINUE
    assert by_fresh_odds("run", 15, 4, "R5") == STOP


def test_medium_house_player_avoids_a_likely_bust() -> None:
    """It takes two cards where the formula would play: 16 of 60 cards bust."""
    table = {"phase": "turn", "goal": "race", "series": ["B11", "R6"]}
    piles = {"A": {"pile": ["B1"]}, "B": {"pile": ["B2", "B3"]}}
    engine = Engine.enter(ChickenOut, set_up({**table, **piles}), SeededChance(bytes(32)))
    decision = found(engine.decision(0))

    chosen = ChickenOut.houses["medium"]().choose(engine.view(0), decision, Random(1))
    assert chosen == (CHICKEN_OUT,)
    assert by_fresh_odds("turn", 17, 2, "R6") == PLAY


@pytest.mark.slow
def test_hard_house_player_chooses_within_a_quarter_second() -> None:
    rng = Random(1)
    for view, decision, _ in views(2, 2, OutOptions()):
        # CPU time of this thread, so that a busy machine does not fail the test.
        started = thread_time()
        HardHouse().choose(view, decision, rng)
        assert thread_time() - started < 0.25, "50 ms on a quiet machine"
