"""What the table is told, and how windows behave, betray nothing (6.3, HR-32, HR-111, HR-114)."""

from random import Random

import pytest

from games.engine.asks import CLOCK, Showing
from games.engine.chance import RiggedChance
from games.engine.engine import Engine
from games.heist.positions import set_up
from games.heist.rules import Heist
from tests.games.contract.tables import choices_at_random
from tests.games.heist.hidden import reshuffled
from tests.support.duplicates import duplicate
from tests.support.found import found

# The facts that could tell a hidden card, and the public events that may hold them all the same,
# because what they name lies open by then.
TELLING = {"card", "cards", "loot", "loots", "event", "choice", "move", "characters"}
OPEN = {
    "announced": {"card"},
    "overridden": {"card"},
    "stood": {"card"},
    "voided": {"card"},
    "laid": {"card"},
    "checked_in": {"card"},
    "scrambled": {"characters"},
    "warned": {"event"},
    "warn_right": {"event"},
    "warn_wrong": {"event"},
    "effect_ended": {"move"},
    "angel_blocked": {"move"},
    "jester_turned": {"card"},
    "jester_fizzled": {"card"},
    "gold_shown": {"loot"},
    "mystic_swapped": {"card"},
    "decided": {"choice"},
    "event_shown": {"event"},
    "substituted": {"event"},
    "hand_dropped": {"cards"},
    "truck_opened": {"loots"},
    "picked": {"loot"},
    "board_cleared": {"cards"},
}
PRIVATE = {
    *("drew_cards", "robbed_loot", "drew_loot", "saw", "gained_loot", "lost_loot", "no_override"),
    *("override_kept", "card_returned", "peeked", "paid_loot"),
}


@pytest.mark.parametrize("number", range(12))
def test_the_table_hears_of_no_hidden_card(number):
    engine = Engine.deal(Heist, 3 + number % 6, Heist.Options(), b"%032d" % number)
    events = list(engine.events)
    for _ in choices_at_random(engine, Random(number)):
        events += engine.events

    assert len(events) > 50

    for event in events:
        if event.to is None:
            assert TELLING & set(event.facts) <= OPEN.get(event.kind, set()), event
            assert event.kind not in PRIVATE
        else:
            assert event.kind in PRIVATE


def announced(hands, **position):
    """A has announced Fortify in A's turn; the window stands open."""
    seats = {letter: {"hand": hand} for letter, hand in zip("ABCD", hands, strict=True)}
    table = {"phase": "turn", "leader": "A", **position, **seats}
    engine = Engine.enter(Heist, set_up(table), RiggedChance())
    choose(engine, 0, "play fortify")

    return engine


def choose(engine, seat, text):
    decision = engine.decision(seat)
    choice = decision.read(text)
    assert choice is not None, f"{text}: {[*map(str, decision.options)]}"
    engine.decide(seat, choice)


def public(engine):
    return [(event.kind, event.facts) for event in engine.events if event.to is None]


HANDS = [
    [["fortify"], ["override"], ["override"], ["warn"]],
    [["fortify"], ["warn"], ["panic"], ["freeze"]],
    [["fortify"], ["override"], ["panic"], ["override"]],
]


@pytest.mark.parametrize("hands", HANDS)
def test_a_window_opens_and_stays_open_whoever_holds_what(hands):
    engine = announced(hands)
    assert sorted(engine.ask.owed) == [CLOCK, 1, 2, 3]
    assert engine.ask.showing is Showing.NOTHING

    for seat in (1, 2, 3):
        offered = [*map(str, engine.decision(seat).options)]
        assert offered == ["override", "pass"]

    for seat in (2, 3, 1):
        choose(engine, seat, "override")
        assert engine.ask.kind == "override"
        assert engine.decision(seat) is None
        assert public(engine) == []

    choose(engine, CLOCK, "minimum")
    assert ("overridden" in dict(public(engine))) == any("override" in hand for hand in hands)


def test_a_window_is_skipped_on_public_grounds_alone():
    """Nobody else has a card, or all Overrides lie open."""
    nobody = announced([["fortify"], [], [], []])
    assert nobody.ask.kind == "fortify"

    all_used = announced([["fortify"], ["warn"], [], []], discard=["override"] * 4)
    assert all_used.ask.kind == "fortify"

    one_left = announced([["fortify"], ["warn"], [], []], discard=["override"] * 3)
    assert one_left.ask.kind == "override"


def test_only_the_first_taker_is_told_of():
    """HR-32"""
    engine = announced(HANDS[2])
    for seat in (3, 2, 1):
        choose(engine, seat, "override")

    choose(engine, CLOCK, "minimum")

    assert public(engine)[0] == ("overridden", {"by": 1, "seat": 0, "card": "fortify"})
    assert all(facts.get("seat") != 3 and facts.get("by") != 3 for _, facts in public(engine))

    private = [(event.kind, event.to) for event in engine.events if event.to is not None]
    assert private == [("override_kept", 3)]
    assert engine.game.state.seats[3].hand == ["override"]


def test_pressing_without_one_is_told_to_the_presser_alone():
    engine = announced(HANDS[1])
    choose(engine, 1, "override")

    assert [(event.kind, event.to) for event in engine.events] == [("no_override", 1)]


@pytest.mark.parametrize("number", range(8))
def test_from_one_seats_chair_other_hands_change_no_window(number):
    """The same card played in two worlds that differ in what the others hold."""
    rng = Random(number)
    compared = 0
    for state in turns_with_cards(number):
        seat = state.turn.seat
        worlds = [duplicate(state), reshuffled(duplicate(state), seat, rng)]
        here, there = (Engine.enter(Heist, world, RiggedChance()) for world in worlds)
        plays = [one for one in found(here.decision(seat)).options if one.kind == "play"]
        if not plays:
            continue

        for engine in (here, there):
            engine.decide(seat, (plays[0],))

        while True:
            assert public(there) == public(here)

            ask = found(here.ask)
            other = found(there.ask)
            assert (other.kind, set(other.owed)) == (ask.kind, set(ask.owed))

            if ask.kind != "override":
                break

            who = next(iter(ask.owed))
            for engine in (here, there):
                engine.decide(who, found(found(engine.ask).owed[who].default))

            compared += 1

    assert compared


def turns_with_cards(number):
    engine = Engine.deal(Heist, 4, Heist.Options(), b"%032d" % number)
    checkpoints = [engine.opening().checkpoint]
    for *_, step in choices_at_random(engine, Random(number)):
        checkpoints.append(found(step).checkpoint)

    states = [Heist.State.model_validate_json(one) for one in checkpoints if one is not None]
    return [state for state in states if state.phase == "turn"]


@pytest.mark.parametrize(("robbed", "offered"), [("gold-4", True), ("cash-1", False)])
def test_after_an_alchemists_rob_the_table_sees_the_same_wait(robbed, offered):
    """HR-111: the turn stays open, Gold or not; only the Alchemist sees the button."""
    position = {
        "phase": "turn",
        "leader": "A",
        "loot_pile": [robbed],
        "pile": ["warn"],
        "A": {"character": "alchemist"},
        "B": {},
        "C": {},
    }
    engine = Engine.enter(Heist, set_up(position), RiggedChance())
    choose(engine, 0, "rob")

    assert public(engine) == [("robbed", {"seat": 0})]

    ask = found(engine.ask)
    assert (ask.kind, [*ask.owed]) == ("turn", [0])
    assert ("show_gold" in map(str, found(engine.decision(0)).options)) == offered


def test_while_decisions_run_a_count_is_shown():
    """HR-114"""
    position = {"phase": "operation", "leader": "A", "A": {}, "B": {}, "C": {}}
    engine = Engine.enter(Heist, set_up(position), RiggedChance())

    assert found(engine.ask).showing is Showing.COUNT

    before = engine.view(1)
    choose(engine, 0, "run")
    assert engine.view(1) == before
    assert public(engine) == []


class Leaky(Heist):
    """A heist whose view forgets to hide a hand, and whose windows open only for holders."""

    @classmethod
    def view(cls, state, viewer):
        return [sorted(one.hand) for one in state.seats]


def test_the_guard_sees_a_planted_leak():
    engine = Engine.deal(Leaky, 4, Heist.Options(), b"7" * 32)
    state = engine.game.state
    other = reshuffled(duplicate(state), 0, Random(1))

    assert Leaky.view(other, 0) != Leaky.view(state, 0)
    assert Heist.view(other, 0) == Heist.view(state, 0)
