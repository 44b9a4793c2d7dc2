"""Tests of the expert: its sampled worlds match its view and follow the rules."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from games.engine.asks import Decision, Option, Seat
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.house import House
from games.engine.simulate import play_many
from games.political.players.house import ExpertHouse, HardHouse
from games.political.players.plans import (
    AttackPlan,
    Position,
    best_attack,
    drafts,
    moves,
    position_after,
    table,
    with_draft,
)
from games.political.players.rollouts import CARD, CARDS, take_turn
from games.political.players.search import chance_to_keep, hidden_from, played_out, worlds_with
from games.political.players.worth import CUNNING, HARD, mind
from games.political.rules import PoliticalChicken
from games.political.stacks import Stack, score
from games.political.state import PoliticalOptions, PoliticalState, SeatState
from games.political.view import PoliticalView, view
from games.political.vocabulary import ATTACK, option
from tests.support.found import found

MANY = 20


def asked(*kinds: str, seats: int = 4, games: int = 3) -> Iterator[tuple[Seat, Engine, Decision]]:
    """Yield seat, engine and decision for decisions of these kinds, in games of hard players."""
    for number in range(games):
        options = PoliticalOptions()
        seed = b"%032d" % number
        engine = Engine.deal(PoliticalChicken, seats, options, seed, journalling=False)
        rng = Random(number)
        while engine.ask is not None:
            seat, decision = next(iter(engine.ask.owed.items()))
            if decision.kind in kinds:
                yield seat, engine, decision

            engine.decide(seat, HardHouse().choose(engine.view(seat), decision, rng))


def as_it_is(view: PoliticalView) -> Position:
    assert view.own is not None
    return Position(table(view), view.own.hand, view.battle)


def test_worlds_have_the_view_and_the_cards_of_the_real_state() -> None:
    generator = np.random.default_rng(1)
    for seat, engine, _ in asked("turn", "answer"):
        view = engine.view(seat)
        worlds = worlds_with(as_it_is(view), hidden_from(view, MANY, generator), seat)
        for world in range(MANY):
            where = worlds.where[world]
            # Each other hand has its real size; the own hand has its real cards.
            for other, player in enumerate(view.seats):
                assert (where == worlds.hand_of(other)).sum() == player.hand

            held = {CARDS[at].id for at in np.flatnonzero(where == worlds.hand_of(seat))}
            assert held == set(engine.game.state.seats[seat].hand)

            later = [CARDS[at].id for at in (*worlds.deck[world], *worlds.reserve[world])]
            assert len(later) == view.deck + view.reserve

            # Cards of deck and reserve are nowhere else, and each is there once.
            nowhere = {card.id for card, home in zip(CARDS, where, strict=True) if home < 0}
            assert nowhere >= set(later)
            assert len(set(later)) == len(later)


def test_sampled_table_has_the_real_scores() -> None:
    generator = np.random.default_rng(2)
    for seat, engine, _ in asked("turn", seats=6):
        view = engine.view(seat)
        worlds = worlds_with(as_it_is(view), hidden_from(view, 2, generator), seat)
        expected = [score(player.base) for player in view.seats]

        # Two sampled worlds differ in hidden cards only, so both have the real scores.
        assert worlds.scores().tolist() == [expected, expected]


def test_predicted_actions_match_the_engine() -> None:
    """Each action is compared with the engine, except for events with an uncertain outcome."""
    looked: Counter[str] = Counter()
    for seat, engine, _ in asked("turn"):
        view = engine.view(seat)
        for move in moves([mind(view, CUNNING), mind(view, HARD)]):
            expected = position_after(mind(view, CUNNING), move)
            # An event without picks depends on dice or hidden cards.
            is_open = (
                not isinstance(move, AttackPlan) and move.option.kind == "event" and not move.picks
            )
            if isinstance(move, AttackPlan) or is_open:
                continue

            state = carried_out(engine.game.state, seat, move.option, move.picks)
            # A card that leads to another decision cannot be compared yet.
            if state.phase not in ("turn", "over"):
                continue

            looked[move.option.kind] += 1
            found = (*(tuple(player.base) for player in state.seats), tuple(state.middle))
            assert alike(found) == alike(expected.rows)

    # Each kind has been compared several times.
    assert all(looked[kind] > 3 for kind in ("recruit", "let_go", "attach", "event"))


def alike(rows: tuple[tuple[Stack, ...], ...]) -> list[set[Stack]]:
    return [set(row) for row in rows]


def carried_out(
    state: PoliticalState, seat: Seat, chosen: Option, picks: tuple[str, ...]
) -> PoliticalState:
    copy = PoliticalState.from_json(state.to_json())
    engine = Engine.enter(PoliticalChicken, copy, SeededChance(bytes(32)))
    engine.decide(seat, (chosen,))

    for pick in picks:
        assert engine.ask is not None

        menu = engine.ask.owed[seat].options
        engine.decide(seat, (next(option for option in menu if str(option.value) == pick),))

    found: PoliticalState = engine.game.state
    return found


def test_cards_are_conserved_by_a_move() -> None:
    for seat, engine, _ in asked("turn"):
        view = engine.view(seat)
        before = cards_of(as_it_is(view))
        # An attack keeps all cards; other moves may discard some, and none adds a card.
        for move in moves([mind(view, CUNNING)]):
            gone = before - cards_of(position_after(mind(view, CUNNING), move))
            assert isinstance(move, AttackPlan) <= (not gone)
            assert not cards_of(position_after(mind(view, CUNNING), move)) - before


def test_cards_are_conserved_by_an_answer() -> None:
    for seat, engine, _ in asked("answer", "reraise"):
        view = engine.view(seat)
        position = mind(view, CUNNING)
        for draft in drafts(position):
            assert cards_of(with_draft(position, draft)) == cards_of(as_it_is(view))


def cards_of(position: Position) -> Counter[str]:
    found = Counter(position.hand)
    stacks = [stack for row in position.rows for stack in row]
    if (battle := position.battle) is not None:
        stacks += [battle.target, *battle.team, *battle.defence]

    for stack in stacks:
        found.update(stack)

    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_playouts_end_like_games_of_hard_players(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On average, the points and the lead of the winner are those of real games."""
    # All styles are replaced by the hard one, as hard players play the real games.
    monkeypatch.setattr("games.political.players.search.STYLES", np.array([HARD] * 3, np.float32))
    generator = np.random.default_rng(4)
    playouts = []
    engines = {}
    for _, engine, _ in asked("turn", seats=seats, games=10):
        view = engine.view(engine.game.state.seat)
        # Once per game, early: at the turn with the number of seats.
        if view.turn == seats:
            hidden = hidden_from(view, MANY, generator)
            playouts.append(played_out(view, [as_it_is(view)], hidden))

        engines[id(engine)] = engine

    real = [[score(player.base) for player in each.game.state.seats] for each in engines.values()]
    found = np.concatenate(playouts)
    expected = np.array(real)

    # Means of a few games: within 1.5 points, and 4 points for winners.
    assert abs(found.mean() - expected.mean()) < 1.5
    assert abs(found.max(1).mean() - expected.max(1).mean()) < 4.0


def test_seat_without_groups_is_expected_to_keep_them() -> None:
    """Seat 2 moves in turn 15, so seats 0 and 1 have had one turn more than seats 2 and 3."""
    bases = [[], [("L1-1",), ("R1-1",), ("R2-1",)], [], [("L2-1",)]]
    seats = [SeatState(["L3-1", "R3-1"], [*base]) for base in bases]
    deck = [card.id for card in CARDS if card.id[:2] in ("A0", "D0")]
    state = PoliticalState(phase="turn", seats=seats, seat=2, turn=15, deck=deck)
    # The chance that a seat keeps its groups in hand: high if it has laid none down.
    silent, busy, fresh, once = chance_to_keep(view(state, 2)).tolist()

    assert silent > fresh > 0.8
    assert busy < 0.05
    assert busy < once < fresh

    # In the first turn there is no evidence at all.
    start = view(replace(state, turn=1, seat=0, seats=[SeatState()] * 4), None)
    assert chance_to_keep(start).tolist() == [0.5] * 4


def test_expert_spreads_its_assets() -> None:
    """In the last turn it spreads assets over its groups, also in its playouts."""
    hand = ["L6-1", "L3-1", "L1-1", "A07", "A11", "A01"]
    seats = [SeatState(hand), *(SeatState(["R1-1"]) for _ in "BCD")]
    state = PoliticalState(phase="turn", seats=seats, seat=0, middle=[("L5-1",)], deck=[])
    # CUNNING spreads the assets; HARD puts all on the best group.
    plan = found(best_attack(view(state, 0), CUNNING))

    laid = {placement.group: placement.card for placement in plan.draft.laid}
    assert laid == {"L1-1": "A11", "L3-1": "A07", "L6-1": "A01"}

    usual = found(best_attack(view(state, 0), HARD))
    assert {placement.group for placement in usual.draft.laid} == {"L6-1"}

    # Influence of the three groups after the turn, by style.
    for style, expected in ((CUNNING, [7, 5, 4]), (HARD, [12, 3, 1])):
        hidden = hidden_from(view(state, 0), 2, np.random.default_rng(1))
        hidden.styles[:] = style
        worlds = worlds_with(as_it_is(view(state, 0)), hidden, 0)
        take_turn(worlds, 0, 0, 0)
        groups = [CARD[name] for name in ("L6-1", "L3-1", "L1-1")]

        assert worlds.influence[:, groups].tolist() == [expected] * 2


def expert(state: PoliticalState, budget: int = 200) -> Option:
    engine = Engine.enter(PoliticalChicken, state, SeededChance(bytes(32)))
    assert engine.ask is not None
    seat, decision = next(iter(engine.ask.owed.items()))
    return ExpertHouse(budget).choose(engine.view(seat), decision, Random(1))[0]


def test_expert_keeps_its_groups_in_hand_early() -> None:
    # 24 cards are left to draw, so several turns follow.
    seats = [SeatState(["L6-1", "L3-1", "R1-1"], []), *(SeatState(["L1-1"], []) for _ in "BCD")]
    deck = [card.id for card in CARDS if card.id[:2] in ("R2", "R3", "A0", "D0")][:24]
    state = PoliticalState(phase="turn", seats=seats, seat=0, deck=deck)
    assert expert(state) == option("let_go", "R1-1")


def test_expert_attacks_in_the_last_turn() -> None:
    # With an empty deck this is the last turn: attacking lays groups down.
    mine = SeatState(["L6-1", "L3-1", "R1-1"])
    theirs = SeatState([], [("L5-1",), ("L4-1",)])
    seats = [mine, theirs, SeatState(), SeatState()]
    assert expert(PoliticalState(phase="turn", seats=seats, seat=0, deck=[])) == ATTACK


# Full, as it takes long. Heist's expert plays in every run.
@pytest.mark.full
def test_expert_wins_more_than_its_share() -> None:
    """The size of the lead is measured by `benchmarks.house`, which takes hours."""
    houses: list[House] = [ExpertHouse(40), HardHouse(), HardHouse(), HardHouse()]
    games = play_many(PoliticalChicken, PoliticalOptions(), houses, 10, "some thought")
    # Seats rotate: game number n has the expert at seat -n modulo 4. A shared win counts in part.
    won = [
        1 / len(game.outcome.winners)
        for n, game in enumerate(games)
        if -n % 4 in game.outcome.winners
    ]

    # A quarter more than an equal share of ten games.
    assert sum(won) > 10 / 4 * 1.25
