"""Tests that events and Override windows reveal no hidden card (6.3, HR-32, HR-111, HR-114)."""

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

# Facts that could name a hidden card, and the public events that may hold them: by then, what they
# name is no longer hidden.
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
def test_public_events_name_no_hidden_card(number):
    engine = Engine.deal(Heist, 3 + number % 6, Heist.Options(), b"%032d" % number)
    events = list(engine.events)
    for _ in choices_at_random(engine, Random(number)):
        events += engine.events

    # A game without enough events would prove little.
    assert len(events) > 50

    for event in events:
        if event.to is None:
            assert TELLING & set(event.facts) <= OPEN.get(event.kind, set()), event
            assert event.kind not in PRIVATE
        else:
            assert event.kind in PRIVATE


def announced(hands, **position):
    """Return a heist in which seat A has announced Fortify and the window is open."""
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
def test_window_opens_regardless_of_hands(hands):
    engine = announced(hands)
    assert sorted(engine.ask.owed) == [CLOCK, 1, 2, 3]
    assert engine.ask.showing is Showing.NOTHING

    # Also a seat without an Override gets both options.
    for seat in (1, 2, 3):
        offered = [*map(str, engine.decision(seat).options)]
        assert offered == ["override", "pass"]

    # Answers stay secret until the minimum time is over, so their order tells nothing.
    for seat in (2, 3, 1):
        choose(engine, seat, "override")
        assert engine.ask.kind == "override"
        assert engine.decision(seat) is None
        assert public(engine) == []

    choose(engine, CLOCK, "minimum")
    assert ("overridden" in dict(public(engine))) == any("override" in hand for hand in hands)


def test_window_is_skipped_only_for_public_reasons():
    """No other player has a card, or all Overrides lie on the discard pile."""
    nobody = announced([["fortify"], [], [], []])
    assert nobody.ask.kind == "fortify"

    # The box has four Overrides.
    all_used = announced([["fortify"], ["warn"], [], []], discard=["override"] * 4)
    assert all_used.ask.kind == "fortify"

    one_left = announced([["fortify"], ["warn"], [], []], discard=["override"] * 3)
    assert one_left.ask.kind == "override"


def test_only_the_played_override_is_public():
    """HR-32"""
    engine = announced(HANDS[2])
    for seat in (3, 2, 1):
        choose(engine, seat, "override")

    choose(engine, CLOCK, "minimum")

    # Seat 1 is the first clockwise, although seat 3 was quicker.
    assert public(engine)[0] == ("overridden", {"by": 1, "seat": 0, "card": "fortify"})
    assert all(facts.get("seat") != 3 and facts.get("by") != 3 for _, facts in public(engine))

    private = [(event.kind, event.to) for event in engine.events if event.to is not None]
    assert private == [("override_kept", 3)]
    assert engine.game.state.seats[3].hand == ["override"]


def test_override_without_the_card_is_told_only_to_its_seat():
    engine = announced(HANDS[1])
    choose(engine, 1, "override")

    assert [(event.kind, event.to) for event in engine.events] == [("no_override", 1)]


@pytest.mark.parametrize("number", range(8))
def test_windows_do_not_depend_on_other_hands(number):
    """Play the same card in two worlds that differ in the hands of other seats."""
    rng = Random(number)
    compared = 0
    for state in turns_with_cards(number):
        seat = state.turn.seat
        worlds = [duplicate(state), reshuffled(duplicate(state), seat, rng)]
        here, there = (Engine.enter(Heist, world, RiggedChance()) for world in worlds)
        plays = [option for option in found(here.decision(seat)).options if option.kind == "play"]
        if not plays:
            continue

        for engine in (here, there):
            engine.decide(seat, (plays[0],))

        while True:
            # Compare after each step: public events, the ask, and who is asked.
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

    # The loop has met at least one window.
    assert compared


def turns_with_cards(number):
    engine = Engine.deal(Heist, 4, Heist.Options(), b"%032d" % number)
    checkpoints = [engine.opening().checkpoint]
    for *_, step in choices_at_random(engine, Random(number)):
        checkpoints.append(found(step).checkpoint)

    states = [
        Heist.State.from_json(checkpoint) for checkpoint in checkpoints if checkpoint is not None
    ]
    return [state for state in states if state.phase == "turn"]


@pytest.mark.parametrize(("robbed", "offered"), [("gold-4", True), ("cash-1", False)])
def test_alchemists_turn_stays_open_after_any_rob(robbed, offered):
    """The turn stays open with or without Gold; only the Alchemist sees the button (HR-111)."""
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


def test_decisions_show_only_their_count():
    """HR-114"""
    position = {"phase": "operation", "leader": "A", "A": {}, "B": {}, "C": {}}
    engine = Engine.enter(Heist, set_up(position), RiggedChance())

    assert found(engine.ask).showing is Showing.COUNT

    before = engine.view(1)
    choose(engine, 0, "run")
    # The view of another seat shows neither the answer nor that it has changed.
    assert engine.view(1) == before
    assert public(engine) == []


class Leaky(Heist):
    """A heist with a view that shows all hands."""

    @classmethod
    def view(cls, state, viewer):
        return [sorted(player.hand) for player in state.seats]


def test_planted_leak_is_found():
    # Without a leak that is found, the comparison with `reshuffled` would prove nothing.
    engine = Engine.deal(Leaky, 4, Heist.Options(), b"7" * 32)
    state = engine.game.state
    other = reshuffled(duplicate(state), 0, Random(1))

    assert Leaky.view(other, 0) != Leaky.view(state, 0)
    assert Heist.view(other, 0) == Heist.view(state, 0)
