"""Invariants of Political Chicken: cards, stacks, battles and hands at every moment."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from games.engine.asks import Option
from games.engine.engine import Engine
from games.political.box import cards
from games.political.field import attack_total, defence_total, rolls_won, stacks_in_battle
from games.political.rules import PoliticalChicken
from games.political.stacks import card, is_group, nature, score
from games.political.state import PoliticalOptions, PoliticalState
from games.political.vocabulary import NOBODY
from tests.games.contract.tables import choices_at_random
from tests.support.found import found

TABLES = [(4, "full"), (5, "standard"), (6, "short"), (8, "standard"), (8, "full")]


def dealt(seats: int, format_: str, number: int) -> Engine:
    options = PoliticalOptions.model_validate({"format": format_})
    return Engine.deal(PoliticalChicken, seats, options, b"%032d" % number, journalling=False)


@pytest.mark.parametrize(("seats", "format_"), TABLES)
def test_cards_are_conserved(seats: int, format_: str) -> None:
    for number in range(3):
        engine = dealt(seats, format_, number)
        for _ in choices_at_random(engine, Random(number)):
            holds(engine.game.state)
        assert engine.outcome is not None


def holds(state: PoliticalState) -> None:
    assert PoliticalChicken.cards(state) == Counter([*cards()])

    stacks = state.stacks()
    if state.battle is not None:
        # During a battle its stacks lie apart from the bases.
        stacks += stacks_in_battle(state.battle)

    for stack in stacks:
        # A stack is a group with assets and deficits below it.
        assert is_group(stack[0])
        assert all(card(name).kind in ("asset", "deficit") for name in stack[1:])

    # Each phase has the field that it needs, and no other phase has it.
    assert (state.phase in ("answer", "reraise")) == (state.battle is not None)
    assert (state.phase == "lose") == (state.event is not None)
    assert (state.phase == "inbox") == (state.victim is not None)


@pytest.mark.parametrize(("seats", "format_"), TABLES)
def test_battle_changes_only_its_own_stacks(seats: int, format_: str) -> None:
    """PO-21, PO-24, PO-36, PO-44, PO-50, PO-54"""
    engine = dealt(seats, format_, 7)
    fought = 0
    before = bystanders(engine.game.state)
    for _ in choices_at_random(engine, Random(7)):
        state = engine.game.state
        assert isinstance(state, PoliticalState)

        if state.battle is not None:
            # Stacks outside the battle keep their cards and their owner.
            assert bystanders(state).items() <= before.items()
        elif any(event.kind == "dice" for event in engine.events):
            fought += settled(engine)

        before = bystanders(state) if state.battle is None else before

    assert fought > 5


def bystanders(state: PoliticalState) -> dict[str, object]:
    """Return cards and owner of each stack on the table, by its group."""
    return {stack[0]: (stack, owner) for owner, row in state.rows() for stack in row}


def settled(engine: Engine) -> int:
    """Check the end of a battle: its result follows from the totals, and all stacks are back."""
    state = engine.game.state
    fought = found(state.fought)

    battle = fought.battle
    attack = attack_total(battle) + fought.die
    assert fought.won == (attack > defence_total(battle) + fought.other)

    # Survivors return to the base that they came from.
    home = {stack[0]: owner for owner, row in state.rows() for stack in row}
    assert all(home[stack[0]] == battle.attacker for stack in battle.team)
    assert all(home[stack[0]] == battle.owner for stack in battle.defence)

    # A destroyed target is gone; otherwise the winner owns it.
    destroyed = fought.won and battle.intent == "destroy"
    owner = battle.attacker if fought.won else battle.owner
    assert home.get(battle.target[0], "gone") == ("gone" if destroyed else owner)
    assert battle.team

    # Without another owner there is no player who could defend.
    if battle.owner in (NOBODY, battle.attacker):
        assert (battle.defence, battle.helpers) == ((), ())

    return 1


def test_odds_equal_an_exact_count() -> None:
    for margin in range(-9, 10):
        cases = product(range(1, 7), repeat=2)
        assert rolls_won(margin) == sum(margin + die > other for die, other in cases)
    # Of 36 throws of two dice: how many win for the attacker, by margin.
    assert [rolls_won(margin) for margin in range(-5, 7)] == [
        0,
        1,
        3,
        6,
        10,
        15,
        21,
        26,
        30,
        33,
        35,
        36,
    ]


def test_draft_is_invisible_until_it_is_finished() -> None:
    """While a seat builds a draft, no view and no public event changes (PO-25)."""
    engine = dealt(5, "standard", 3)
    rng = Random(3)
    steps = 0
    views = [engine.view(seat) for seat in (*range(5), None)]
    for _ in choices_at_random(engine, rng):
        # Kinds of decisions that belong to an unfinished draft.
        building = engine.ask is not None and any(
            decision.kind
            in ("target", "intent", "team", "attack", "place", "pick", "move", "victim")
            for decision in engine.ask.owed.values()
        )
        if building and not engine.events:
            steps += 1
            assert [engine.view(seat) for seat in (*range(5), None)] == views

        views = [engine.view(seat) for seat in (*range(5), None)]

    assert steps > 50


def test_default_of_a_draft_leads_back_to_its_first_step() -> None:
    """The default of each step is `back`, which leads to the first step (PO-64, PO-65)."""
    engine = dealt(6, "standard", 4)
    rng = Random(4)
    for made, _ in enumerate(choices_at_random(engine, rng)):
        if engine.ask is None or made % 3:
            continue

        kind = engine.ask.kind
        open_ask = engine.ask
        seat, decision = next(iter(open_ask.owed.items()))
        for _ in range(12):
            if decision.default == (Option("back"),):
                engine.decide(seat, decision.default)
                # Going back stays inside the same ask, so other players notice nothing.
                assert engine.ask is open_ask

                decision = open_ask.owed[seat]

        # A first step has the kind of the ask, or one of these kinds.
        assert decision.kind in (kind, "place", "pick", "move", "victim", "lose")


def test_scores_are_differences() -> None:
    """PO-19, PO-20"""
    engine = dealt(4, "full", 9)
    for _ in choices_at_random(engine, Random(9)):
        pass

    for player in engine.game.state.seats:
        sums = {"left": 0, "right": 0}
        for stack in player.base:
            # Each wing counts its own influence; the score is their difference.
            sums[nature(stack).wing] += sum(cards()[name].influence for name in stack)

        assert score(player.base) == abs(sums["left"] - sums["right"])
