"""Small heists for tests of the rules: three seats without abilities, and changes on request."""

from random import Random
from typing import Any

from games.engine.asks import CLOCK, Option
from games.engine.engine import Engine
from games.engine.house import default_choice
from games.heist.rules import Heist
from games.heist.state import HeistState, SeatState
from games.heist.vocabulary import BASE_EVENTS, CHARACTERS, VARIABLE_EVENTS
from tests.support.found import found

SEED = bytes(32)
EVENTS = [*VARIABLE_EVENTS[:3], *BASE_EVENTS, "drivers_signal"]


def seat(character: str, *hand: str, **more: Any) -> SeatState:
    return SeatState(character, hand=list(hand), **more)


def position(*seats: SeatState, **more: Any) -> HeistState:
    """Return a state in round 1 with seat 0 as leader. Piles have their top card last."""
    held = [player.character for player in seats]
    fields: dict[str, Any] = {
        "leader": 0,
        "seats": list(seats),
        "slots": EVENTS[:],
        "aside": list(VARIABLE_EVENTS[3:]),
        "characters": [character for character in CHARACTERS if character not in held],
        "loot_pile": ["cash-1"] * 20,
        "pile": ["warn"] * 10,
        **more,
    }
    return HeistState(**fields)


def entered(state: HeistState) -> Engine:
    """Enter the heist at this position."""
    return Engine.fall_back(Heist, state.to_json(), 1, SEED, 0)


def choose(engine: Engine, who: int, *texts: str) -> list[str]:
    """Let the seat choose; return the events that follow, as `kind` or `kind->seat`."""
    decision = engine.decision(who)
    assert decision is not None, f"seat {who} owes nothing"

    choice = decision.read(" + ".join(texts))
    assert choice is not None, f"{texts} not in {[str(option) for option in decision.options]}"

    engine.decide(who, choice)

    return told(engine)


def tick(engine: Engine) -> list[str]:
    """Let the clock answer its own decision."""
    return choose(engine, CLOCK, "minimum")


def silent(engine: Engine, who: int) -> tuple[Option, ...]:
    """Return what would be chosen for a silent seat."""
    decision = found(engine.decision(who))
    return default_choice(decision, Random(1))


def told(engine: Engine) -> list[str]:
    return [
        event.kind if event.to is None else f"{event.kind}->{event.to}" for event in engine.events
    ]


def menu(engine: Engine, who: int) -> list[str]:
    decision = engine.decision(who)
    return [] if decision is None else [str(option) for option in decision.options]


def owing(engine: Engine) -> list[int]:
    """Return the seats that owe an answer, without the clock."""
    return [] if engine.ask is None else [who for who in engine.ask.owed if who != CLOCK]
