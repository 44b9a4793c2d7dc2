"""Tests of two standing orders, for beaten sets (CR-35) and forced draws, and of the clock of a
turn (CR-36).
"""

import pytest

from games.crazy.positions import set_up
from games.crazy.rules import ORDERS, CrazyChicken
from games.engine.asks import ClockId, Option
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.orders import ON
from tests.support.found import found


def entered(**position: object) -> Engine:
    return Engine.enter(CrazyChicken, set_up(position), SeededChance(bytes(32)))


def beaten(first: list[int], second: list[int]) -> Engine:
    """Return a game in which seat 0 has lost two 20s and must choose a discard pile for them."""
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
def test_order_puts_a_beaten_set_on_the_set_pile(
    value: str, first: list[int], second: list[int], pile: str
) -> None:
    """CR-35, 7.2"""
    engine = beaten(first, second)
    # The first order is that for beaten sets.
    (order, _) = ORDERS
    decision = found(engine.decision(0))
    assert decision.kind in order.kinds
    # It is off until the player sets it.
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
def test_order_makes_a_forced_draw_by_default(
    first: list[int], second: list[int], answers: list[tuple[Option] | None]
) -> None:
    """The order looks only at the piles, which all players see (7.2)."""
    engine = entered(first=first, second=second)
    (_, order) = ORDERS

    # It is on until the player turns it off.
    assert order.default == (ON,)

    # Without open cards both draws are forced: first left, then right.
    for answer, drawn in zip(answers, (LEFT, RIGHT), strict=True):
        decision = found(engine.decision(0))
        assert decision.kind in order.kinds
        # None: with an open card there is a choice, so the player is asked.
        assert order.answer(engine.view(0), decision, order.default) == answer

        engine.decide(0, (drawn,))


def test_order_makes_a_forced_draw_of_both_piles() -> None:
    engine = entered(options={"draw": "both"})
    (_, order) = ORDERS
    decision = found(engine.decision(0))
    assert decision.kind in order.kinds
    assert order.answer(engine.view(0), decision, order.default) == (*decision.options,)


def test_turn_has_one_clock() -> None:
    """Draws and discard share a deadline; the next turn has its own (CR-36)."""
    engine = entered(left=[6, 7, 8], right=[6, 7, 8], A={"hand": [9]})
    clocks = []
    for _ in range(6):
        assert engine.ask is not None

        seat, decision = next(iter(engine.ask.owed.items()))
        clocks.append((seat, decision.clock))
        assert decision.default is not None

        engine.decide(seat, decision.default)

    assert clocks == [(0, ClockId("turn", 1))] * 3 + [(1, ClockId("turn", 2))] * 3
