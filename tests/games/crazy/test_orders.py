"""The standing orders for beaten sets (CR-35) and for draws that are none to choose, and the one
clock of a turn (CR-36).
"""

import pytest

from games.crazy.orders import ORDERS
from games.crazy.positions import set_up
from games.crazy.rules import CrazyChicken
from games.engine.asks import ClockId, Option
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.orders import ON


def entered(**position: object) -> Engine:
    return Engine.enter(CrazyChicken, set_up(position), SeededChance(bytes(32)))


def beaten(first: list[int], second: list[int]) -> Engine:
    """Ada loses two 20s, and is asked where they go."""
    engine = entered(
        phase="act",
        seat="B",
        first=first,
        second=second,
        A={"sets": {"20": 2}},
        B={"hand": [20, 20, 20]},
    )
    engine.decide(1, (Option("lay", "3x20"),))

    return engine


@pytest.mark.parametrize(
    ("value", "first", "second", "pile"),
    [
        ("lower", [9, 6], [8, 6, 6], "second"),
        ("lower", [7], [18, 6], "first"),
        ("lower", [7, 6], [7], "second"),
        ("smaller", [9, 6], [8, 6, 6], "first"),
        ("smaller", [9, 6, 6], [18], "second"),
        ("smaller", [18], [9], "first"),
    ],
)
def test_a_beaten_set_goes_where_its_owner_has_said(
    value: str, first: list[int], second: list[int], pile: str
) -> None:
    """CR-35, 7.2"""
    engine = beaten(first, second)
    (order, _) = ORDERS
    decision = engine.decision(0)

    assert decision is not None
    assert decision.kind in order.kinds
    assert order.default == ()
    assert order.answer(engine.view(0), decision, (value,)) == (Option("put", pile),)


LEFT = Option("draw", "left")
RIGHT = Option("draw", "right")


@pytest.mark.parametrize(
    ("first", "second", "answers"),
    [
        ([], [], [(LEFT,), (RIGHT,)]),
        ([9], [], [None, None]),
        ([], [9], [None, None]),
    ],
)
def test_a_draw_that_is_none_to_choose_is_made_unless_told_otherwise(
    first: list[int], second: list[int], answers: list[tuple[Option] | None]
) -> None:
    """7.2: what everybody sees of the piles decides, and nothing else."""
    engine = entered(first=first, second=second)
    (_, order) = ORDERS

    assert order.default == (ON,)

    for answer, drawn in zip(answers, (LEFT, RIGHT), strict=True):
        decision = engine.decision(0)
        assert decision is not None
        assert decision.kind in order.kinds
        assert order.answer(engine.view(0), decision, order.default) == answer

        engine.decide(0, (drawn,))


def test_so_it_is_where_both_piles_are_named_at_once() -> None:
    engine = entered(options={"draw": "both"})
    (_, order) = ORDERS
    decision = engine.decision(0)

    assert decision is not None
    assert decision.kind in order.kinds
    assert order.answer(engine.view(0), decision, order.default) == (*decision.options,)


def test_a_turn_has_one_clock_and_is_missed_once() -> None:
    """CR-36: draws and discard share a deadline; the next turn has its own."""
    engine = entered(left=[6, 7, 8], right=[6, 7, 8], A={"hand": [9]})
    clocks = []
    for _ in range(6):
        assert engine.ask is not None

        seat, decision = next(iter(engine.ask.owed.items()))
        clocks.append((seat, decision.clock))
        assert decision.default is not None

        engine.decide(seat, decision.default)

    assert clocks == [(0, ClockId("turn", 1))] * 3 + [(1, ClockId("turn", 2))] * 3
