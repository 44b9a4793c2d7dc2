"""Tests of the events that a game declares, and of the refusal of all others."""

import ast
from collections.abc import Iterator
from inspect import getfile
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from games.engine.asks import Seat
from games.engine.engine import Engine
from games.engine.game import Events, Facts, Game, GameOptions, WrongEvent
from games.engine.house import random_choice
from games.registry import GAMES
from tests.games.engine.table import SEED
from tests.games.engine.toy import Toy

EVENTS = Events(
    public={"peeped": Facts(seat=Seat, eggs=list[int], at=Seat | None, why=str | None)},
    private={"laid": Facts(count=int)},
)


@pytest.mark.parametrize(
    "facts",
    [
        {"seat": 0, "eggs": [1, 2]},
        # An empty list is a fact too.
        {"seat": 0, "eggs": []},
        {"seat": 0, "eggs": [1], "at": 2, "why": "hungry"},
    ],
)
def test_declared_event_is_accepted(facts):
    EVENTS.check("peeped", facts, private=False)


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"seat": 0}, "eggs is missing"),
        ({"seat": 0, "eggs": [1], "hens": 3}, "it has no fact 'hens'"),
        ({"seat": "A", "eggs": [1]}, "seat='A' is not a seat (a whole number)"),
        # bool is a subclass of int, and must not pass for a seat.
        ({"seat": True, "eggs": [1]}, "seat=True is not a seat"),
        ({"seat": 0.5, "eggs": [1]}, "seat=0.5 is not a seat"),
        ({"seat": None, "eggs": [1]}, "seat=None is not a seat"),
        ({"seat": 0, "eggs": (1, 2)}, "eggs=(1, 2) is not a list of whole numbers"),
        ({"seat": 0, "eggs": [1, "two"]}, "eggs=[1, 'two'] is not a list of whole numbers"),
        ({"seat": 0, "eggs": [1], "why": 4}, "why=4 is not a text"),
        ({"seat": 0, "eggs": [1], "why": None}, "why=None is not a text"),
    ],
)
def test_invalid_facts_are_refused_with_a_reason(facts, said):
    with pytest.raises(WrongEvent) as raised:
        EVENTS.check("peeped", facts, private=False)

    assert str(raised.value).startswith("public event 'peeped': ")
    assert said in str(raised.value)


@pytest.mark.parametrize(
    ("kind", "private"), [("hatched", False), ("hatched", True), ("laid", False), ("peeped", True)]
)
def test_undeclared_event_is_refused(kind, private):
    """A private event that is sent to all seats is refused like an unknown one."""
    with pytest.raises(WrongEvent, match=f"event {kind!r}: it is not listed"):
        EVENTS.check(kind, {"count": 1}, private=private)


def test_event_is_either_public_or_private():
    with pytest.raises(ValueError, match="both public and private: drew"):
        Events(public={"drew": Facts(seat=Seat)}, private={"drew": Facts(card=str)})


# Facts become JSON in records and are compared byte by byte.
@pytest.mark.parametrize("given", [float, bool, tuple[int, ...], dict, str | int, object])
def test_an_event_carries_numbers_texts_and_lists_of_them(given):
    with pytest.raises(TypeError, match="hens: an event cannot carry"):
        Facts(hens=given)


def test_seats_are_distinguished_from_other_numbers():
    # Pages replace the facts that are seats by player names.
    assert Facts(seat=Seat, to=Seat | None, all=list[Seat], count=int).seats == {
        "seat",
        "to",
        "all",
    }
    assert EVENTS.seats == {"seat", "at"}


def choices(engine: Engine) -> Iterator[object]:
    rng = Random(1)
    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        yield engine.decide(seat, random_choice(decision, rng))


class Chatty(Toy):
    """A toy that sends events without declaring them."""

    events: ClassVar = Events()


def test_undeclared_event_breaks_the_engine():
    engine = Engine.deal(Chatty, 2, GameOptions(), SEED)
    with pytest.raises(WrongEvent, match="it is not listed"):
        for _ in choices(engine):
            pass
    assert engine.broken


def calls_of_tell(game: type[Game[Any, Any]]) -> list[tuple[str, ast.Call]]:
    """Return method name and call for each event that the rules send."""
    return [
        (node.func.attr, node)
        for file in Path(getfile(game)).parent.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("tell", "tell_seat")
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_events_in_the_source_are_declared(game):
    """Read the kinds and facts from the source where they are constants there."""
    read = 0
    for method, call in calls_of_tell(game):
        listed = game.events.public if method == "tell" else game.events.private
        kind = call.args[0 if method == "tell" else 1]
        named = {keyword.arg for keyword in call.keywords}
        for word in [
            constant.value for constant in ast.walk(kind) if isinstance(constant, ast.Constant)
        ]:
            facts = listed.get(word)
            assert facts is not None, f"{word!s} is not listed (line {call.lineno})"
            # `**facts` has no name in the source; only the named facts are compared.
            assert named - {None} <= {*facts}, f"{word!s} has other facts (line {call.lineno})"

            read += 1

    # Each game sends more than three kinds of events itself, or the search has missed them.
    assert read > 3
