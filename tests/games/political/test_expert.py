"""The expert: its worlds are as its view says, and are played by the rules."""

from collections import Counter
from collections.abc import Iterator
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
    added,
    after,
    best_attack,
    drafts,
    moves,
    table,
)
from games.political.players.rollouts import CARD, CARDS, take_turn
from games.political.players.search import hidden_from, keeping, played_out, staged
from games.political.players.worth import CUNNING, HARD, mind
from games.political.rules import PoliticalChicken
from games.political.stacks import Stack, score
from games.political.state import PoliticalOptions, PoliticalState, SeatState
from games.political.view import PoliticalView, view
from games.political.vocabulary import ATTACK, option

MANY = 20


def asked(*kinds: str, seats: int = 4, games: int = 3) -> Iterator[tuple[Seat, Engine, Decision]]:
    """Every decision of these kinds, in games of hard ones."""
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


def test_what_it_deals_is_what_it_sees_and_the_rest_of_the_box() -> None:
    generator = np.random.default_rng(1)
    for seat, engine, _ in asked("turn", "answer"):
        view = engine.view(seat)
        worlds = staged(as_it_is(view), hidden_from(view, MANY, generator), seat)
        for world in range(MANY):
            where = worlds.where[world]
            for other, one in enumerate(view.seats):
                assert (where == worlds.hand_of(other)).sum() == one.hand

            held = {CARDS[at].id for at in np.flatnonzero(where == worlds.hand_of(seat))}
            assert held == set(engine.game.state.seats[seat].hand)

            later = [CARDS[at].id for at in (*worlds.deck[world], *worlds.reserve[world])]
            assert len(later) == view.deck + view.reserve

            nowhere = {one.id for one, home in zip(CARDS, where, strict=True) if home < 0}
            assert nowhere >= set(later)
            assert len(set(later)) == len(later)


def test_the_table_that_it_thinks_of_has_the_scores_of_the_real_one() -> None:
    generator = np.random.default_rng(2)
    for seat, engine, _ in asked("turn", seats=6):
        view = engine.view(seat)
        worlds = staged(as_it_is(view), hidden_from(view, 2, generator), seat)
        expected = [score(one.base) for one in view.seats]

        assert worlds.scores().tolist() == [expected, expected]


def test_what_it_thinks_of_doing_is_what_would_happen() -> None:
    """Every act, as the engine carries it out, but for events whose outcome nobody can foresee."""
    looked: Counter[str] = Counter()
    for seat, engine, _ in asked("turn"):
        view = engine.view(seat)
        for move in moves([mind(view, CUNNING), mind(view, HARD)]):
            expected = after(mind(view, CUNNING), move)
            is_open = (
                not isinstance(move, AttackPlan) and move.option.kind == "event" and not move.picks
            )
            if isinstance(move, AttackPlan) or is_open:
                continue

            state = carried_out(engine.game.state, seat, move.option, move.picks)
            if state.phase not in ("turn", "over"):
                continue

            looked[move.option.kind] += 1
            found = (*(tuple(one.base) for one in state.seats), tuple(state.middle))
            assert alike(found) == alike(expected.rows)

    assert all(looked[kind] > 3 for kind in ("recruit", "let_go", "attach", "event"))


def alike(rows: tuple[tuple[Stack, ...], ...]) -> list[set[Stack]]:
    return [set(row) for row in rows]


def carried_out(
    state: PoliticalState, seat: Seat, chosen: Option, picks: tuple[str, ...]
) -> PoliticalState:
    copy = PoliticalState.model_validate_json(state.model_dump_json())
    engine = Engine.enter(PoliticalChicken, copy, SeededChance(bytes(32)))
    engine.decide(seat, (chosen,))

    for pick in picks:
        assert engine.ask is not None

        menu = engine.ask.owed[seat].options
        engine.decide(seat, (next(one for one in menu if str(one.value) == pick),))

    found: PoliticalState = engine.game.state
    return found


def test_every_card_is_somewhere_after_a_move() -> None:
    for seat, engine, _ in asked("turn"):
        view = engine.view(seat)
        before = cards_of(as_it_is(view))
        for move in moves([mind(view, CUNNING)]):
            gone = before - cards_of(after(mind(view, CUNNING), move))
            assert isinstance(move, AttackPlan) <= (not gone)
            assert not cards_of(after(mind(view, CUNNING), move)) - before


def test_every_card_is_somewhere_after_an_answer() -> None:
    for seat, engine, _ in asked("answer", "reraise"):
        view = engine.view(seat)
        thought = mind(view, CUNNING)
        for draft in drafts(thought):
            assert cards_of(added(thought, draft)) == cards_of(as_it_is(view))


def cards_of(position: Position) -> Counter[str]:
    found = Counter(position.hand)
    stacks = [stack for row in position.rows for stack in row]
    if (battle := position.battle) is not None:
        stacks += [battle.target, *battle.team, *battle.defence]

    for stack in stacks:
        found.update(stack)

    return found


@pytest.mark.parametrize("seats", [4, 6])
def test_games_end_as_hard_ones_end_them(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By and large: so many points, so far apart."""
    monkeypatch.setattr("games.political.players.search.STYLES", np.array([HARD] * 3, np.float32))
    generator = np.random.default_rng(4)
    thought = []
    engines = {}
    for _, engine, _ in asked("turn", seats=seats, games=10):
        view = engine.view(engine.game.state.seat)
        if view.turn == seats:
            hidden = hidden_from(view, MANY, generator)
            thought.append(played_out(view, [as_it_is(view)], hidden))

        engines[id(engine)] = engine

    real = [[score(one.base) for one in each.game.state.seats] for each in engines.values()]
    found = np.concatenate(thought)
    expected = np.array(real)

    assert abs(found.mean() - expected.mean()) < 1.5
    assert abs(found.max(1).mean() - expected.max(1).mean()) < 4.0


def test_whoever_lays_nothing_down_is_taken_for_one_who_keeps() -> None:
    """By turns taken: seat 2 is on turn, so that seats 0 and 1 have had one more."""
    bases = [[], [("L1-1",), ("R1-1",), ("R2-1",)], [], [("L2-1",)]]
    seats = [SeatState(["L3-1", "R3-1"], [*base]) for base in bases]
    deck = [one.id for one in CARDS if one.id[:2] in ("A0", "D0")]
    state = PoliticalState(phase="turn", seats=seats, seat=2, turn=15, deck=deck)
    silent, busy, fresh, once = keeping(view(state, 2)).tolist()

    assert silent > fresh > 0.8
    assert busy < 0.05
    assert busy < once < fresh

    start = view(state.model_copy(update={"turn": 1, "seat": 0, "seats": [SeatState()] * 4}), None)
    assert keeping(start).tolist() == [0.5] * 4


def test_its_assets_make_no_prize_of_one_group() -> None:
    """What it lays in the last turn is on as many groups as there are, in its thoughts as well."""
    hand = ["L6-1", "L3-1", "L1-1", "A07", "A11", "A01"]
    seats = [SeatState(hand), *(SeatState(["R1-1"]) for _ in "BCD")]
    state = PoliticalState(phase="turn", seats=seats, seat=0, middle=[("L5-1",)], deck=[])
    plan = best_attack(view(state, 0), CUNNING)

    assert plan is not None

    laid = {one.group: one.card for one in plan.draft.laid}
    assert laid == {"L1-1": "A11", "L3-1": "A07", "L6-1": "A01"}

    usual = best_attack(view(state, 0), HARD)
    assert usual is not None
    assert {one.group for one in usual.draft.laid} == {"L6-1"}

    for style, expected in ((CUNNING, [7, 5, 4]), (HARD, [12, 3, 1])):
        hidden = hidden_from(view(state, 0), 2, np.random.default_rng(1))
        hidden.styles[:] = style
        worlds = staged(as_it_is(view(state, 0)), hidden, 0)
        take_turn(worlds, 0, 0, 0)
        groups = [CARD[name] for name in ("L6-1", "L3-1", "L1-1")]

        assert worlds.influence[:, groups].tolist() == [expected] * 2


def expert(state: PoliticalState, budget: int = 200) -> Option:
    engine = Engine.enter(PoliticalChicken, state, SeededChance(bytes(32)))
    assert engine.ask is not None
    seat, decision = next(iter(engine.ask.owed.items()))
    return ExpertHouse(budget).choose(engine.view(seat), decision, Random(1))[0]


def test_it_keeps_its_groups_as_long_as_there_are_turns() -> None:
    seats = [SeatState(["L6-1", "L3-1", "R1-1"], []), *(SeatState(["L1-1"], []) for _ in "BCD")]
    deck = [one.id for one in CARDS if one.id[:2] in ("R2", "R3", "A0", "D0")][:24]
    state = PoliticalState(phase="turn", seats=seats, seat=0, deck=deck)
    assert expert(state) == option("let_go", "R1-1")


def test_it_lays_all_down_in_the_last_turn() -> None:
    mine = SeatState(["L6-1", "L3-1", "R1-1"])
    theirs = SeatState([], [("L5-1",), ("L4-1",)])
    seats = [mine, theirs, SeatState(), SeatState()]
    assert expert(PoliticalState(phase="turn", seats=seats, seat=0, deck=[])) == ATTACK


def test_some_thought_is_ahead_of_none() -> None:
    """How far it is ahead, `python -m benchmarks.house` says: that takes hours."""
    houses: list[House] = [ExpertHouse(40), HardHouse(), HardHouse(), HardHouse()]
    games = play_many(PoliticalChicken, PoliticalOptions(), houses, 10, "some thought")
    won = [
        1 / len(one.outcome.winners) for n, one in enumerate(games) if -n % 4 in one.outcome.winners
    ]

    assert sum(won) > 10 / 4 * 1.25
