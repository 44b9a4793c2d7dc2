"""Tests of the standing orders: always call, and always give up what costs the least (10.4)."""

from games.engine.asks import Decision
from games.engine.chance import RiggedChance
from games.engine.engine import Engine
from games.engine.orders import ON
from games.political.positions import set_up
from games.political.rules import ORDERS, PoliticalChicken
from games.political.vocabulary import CALL

CALLS, GIVES_UP = ORDERS


def entered(**position: object) -> Engine:
    return Engine.enter(PoliticalChicken, set_up({"A": {}, "B": {}, **position}), RiggedChance())


def choose(engine: Engine, seat: int, *texts: str) -> Decision:
    """Make these choices and return the next decision of the seat."""
    for text in texts:
        decision = engine.decision(seat)
        assert decision is not None

        choice = decision.read(text)
        assert choice is not None, f"{text}: {[*map(str, decision.options)]}"

        engine.decide(seat, choice)

    found = engine.decision(seat)
    assert found is not None

    return found


def test_call_order_does_not_answer_in_a_draft() -> None:
    """A player who has begun to raise does not want to call."""
    engine = entered(
        A={"hand": ["Golf Course Senate", "Scandal"]},
        B={"hand": ["Grill Dads United", "Smeared"], "base": ["Tote Bag Hoarders"]},
    )
    attack = ("attack", "stack L1-4", "destroy", "join R3-4")
    # The draft of an attack, without its last step.
    choose(engine, 0, *attack)
    decision = engine.decision(0)

    assert decision is not None

    attack_choice = decision.read("attack")
    assert attack_choice is not None

    engine.decide(0, attack_choice)
    decision = engine.decision(1)
    assert decision is not None
    assert CALLS.answer(engine.view(1), decision, (ON,)) == (CALL,)

    # Inside a draft the order does not answer.
    building = choose(engine, 1, "groups", "join R2-7")
    assert CALLS.answer(engine.view(1), building, (ON,)) is None


def test_least_loss_gives_up_what_costs_the_least() -> None:
    """PO-65"""
    base = ["Sustainable Yacht Collective", "Tote Bag Hoarders"]
    engine = entered(A={"hand": ["Moral Panic"], "base": base})
    decision = choose(engine, 0, "event E02a")

    assert decision.kind == "lose"

    choice = GIVES_UP.answer(engine.view(0), decision, (ON,))
    # Tote Bag Hoarders have the least influence.
    assert [str(option) for option in choice or ()] == ["stack L1-4"]
