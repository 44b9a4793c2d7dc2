"""What a game may tell, and that it can tell nothing else."""

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
        {"seat": 0, "eggs": []},
        {"seat": 0, "eggs": [1], "at": 2, "why": "hungry"},
    ],
)
def test_what_is_listed_may_be_told(facts):
    EVENTS.check("peeped", facts, private=False)


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"seat": 0}, "eggs is missing"),
        ({"seat": 0, "eggs": [1], "hens": 3}, "'hens' is none of its facts"),
        ({"seat": "A", "eggs": [1]}, "seat='A' is not a seat (a whole number)"),
        ({"seat": True, "eggs": [1]}, "seat=True is not a seat"),
        ({"seat": 0.5, "eggs": [1]}, "seat=0.5 is not a seat"),
        ({"seat": None, "eggs": [1]}, "seat=None is not a seat"),
        ({"seat": 0, "eggs": (1, 2)}, "eggs=(1, 2) is not a list of whole numbers"),
        ({"seat": 0, "eggs": [1, "two"]}, "eggs=[1, 'two'] is not a list of whole numbers"),
        ({"seat": 0, "eggs": [1], "why": 4}, "why=4 is not a text"),
        ({"seat": 0, "eggs": [1], "why": None}, "why=None is not a text"),
    ],
)
def test_other_facts_are_refused_with_a_sentence(facts, said):
    with pytest.raises(WrongEvent) as raised:
        EVENTS.check("peeped", facts, private=False)

    assert str(raised.value).startswith("'peeped', told to everybody: ")
    assert said in str(raised.value)


@pytest.mark.parametrize(
    ("kind", "private"), [("hatched", False), ("hatched", True), ("laid", False), ("peeped", True)]
)
def test_what_is_not_listed_is_told_to_nobody(kind, private):
    """A secret told to the table is one that is listed for one seat alone."""
    with pytest.raises(WrongEvent, match=f"{kind!r}, told to .*: it is not listed"):
        EVENTS.check(kind, {"count": 1}, private=private)


def test_no_event_is_for_everybody_and_for_one_seat():
    with pytest.raises(ValueError, match="told to everybody and to one seat alone: drew"):
        Events(public={"drew": Facts(seat=Seat)}, private={"drew": Facts(card=str)})


@pytest.mark.parametrize("given", [float, bool, tuple[int, ...], dict, str | int, object])
def test_an_event_carries_numbers_texts_and_lists_of_them(given):
    with pytest.raises(TypeError, match="hens: an event cannot carry"):
        Facts(hens=given)


def test_seats_are_known_from_other_numbers():
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
    """Tells what it has not listed."""

    events: ClassVar = Events()


def test_a_game_that_tells_something_else_does_not_play_on():
    engine = Engine.deal(Chatty, 2, GameOptions(), SEED)
    with pytest.raises(WrongEvent, match="it is not listed"):
        for _ in choices(engine):
            pass
    assert engine.broken


def calls_of_tell(game: type[Game[Any, Any]]) -> list[tuple[str, ast.Call]]:
    """Wherever the rules tell something: the method's name and the call."""
    return [
        (node.func.attr, node)
        for file in Path(getfile(game)).parent.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("tell", "tell_seat")
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_the_rules_tell_is_listed_also_where_play_seldom_comes(game):
    """Read from the source, as far as it names kinds and facts there."""
    read = 0
    for method, call in calls_of_tell(game):
        listed = game.events.public if method == "tell" else game.events.private
        kind = call.args[0 if method == "tell" else 1]
        named = {one.arg for one in call.keywords}
        for word in [one.value for one in ast.walk(kind) if isinstance(one, ast.Constant)]:
            facts = listed.get(word)
            assert facts is not None, f"{word!s} is not listed (line {call.lineno})"
            assert named - {None} <= {*facts}, f"{word!s} has other facts (line {call.lineno})"

            read += 1

    assert read > 5
