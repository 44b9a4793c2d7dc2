"""Tests of house players: legal choices, short thinking time, each level better than the next."""

from random import Random
from time import thread_time

import pytest

from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.house import thinks_long
from games.political.box import cards
from games.political.players.house import idle
from games.political.rules import PoliticalChicken
from games.political.stacks import card
from games.political.state import PoliticalOptions, PoliticalState, SeatState
from games.political.view import view
from games.political.vocabulary import ATTACK, INTENTS, TAKE_OVER, option
from tests.games.contract.tables import choices_at_random
from tests.games.strength import share_ahead

GAMES = 80
LEVELS = PoliticalChicken.houses


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy")])
def test_each_level_finishes_ahead_of_the_one_below(better: str, worse: str) -> None:
    # Both levels sit in turn, so that neither has the better seats.
    levels = [better, worse, better, worse]
    share = share_ahead(
        PoliticalChicken, PoliticalOptions(), levels, better=better, games=GAMES, than=0.52
    )
    assert share > 0.52


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_house_player_chooses_in_its_declared_time(level: str) -> None:
    """The worst case: eight bases and an empty cache."""
    house = LEVELS[level]()
    rng = Random(3)
    engine = Engine.deal(PoliticalChicken, 8, PoliticalOptions(), bytes(32), journalling=False)
    times = []
    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        view = engine.view(seat)
        # CPU time of this thread, so that a busy machine does not fail the test.
        started = thread_time()
        choice = house.choose(view, decision, rng)
        times.append(thread_time() - started)
        engine.decide(seat, choice)

    times.sort()
    # The 99th percentile, as one slow choice may be a pause of the garbage collector.
    assert times[len(times) * 99 // 100] < (0.050 if thinks_long(house) else 0.005)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_house_player_plays_no_event_without_effect(level: str) -> None:
    """Exceptions: a hand without other cards, and the Comeback Tour with its uncertain effect."""
    house = LEVELS[level]()
    rng = Random(11)
    played = 0
    for number in range(12):
        engine = Engine.deal(PoliticalChicken, 4, PoliticalOptions(), b"%032d" % number)
        while engine.ask is not None:
            seat, decision = next(iter(engine.ask.owed.items()))
            kinds = {option.kind for option in decision.options}
            (chosen, *_) = choice = house.choose(engine.view(seat), decision, rng)
            # `kinds == {"event"}`: the player has nothing else to do.
            known = decision.kind != "turn" or chosen.kind != "event" or kinds == {"event"}
            played += not known
            engine.decide(seat, choice)

            if not known and card(chosen.word).power != "comeback":
                event_kinds = {event.kind for event in engine.events}
                assert "nothing_happened" not in event_kinds, chosen

    # Some events were played.
    assert played


EVENTS = {event.power: event.id for event in cards().values() if event.kind == "event"}


@pytest.mark.parametrize("effect", EVENTS)
def test_only_a_fundraiser_has_an_effect_on_an_empty_table(effect: str) -> None:
    seats = [SeatState(hand=[EVENTS[effect]]), SeatState(), SeatState(), SeatState()]
    state = PoliticalState(options=PoliticalOptions(), seats=seats, seat=0, deck=["L4-1"])
    assert idle(view(state, 0), EVENTS[effect]) is (effect != "fundraiser")


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_house_player_can_take_any_seat_at_any_time(level: str) -> None:
    """A replacement may take over in the middle of another player's draft (PO-66)."""
    house = LEVELS[level]()
    rng = Random(5)
    options = PoliticalOptions()
    engine = Engine.deal(PoliticalChicken, 5, options, b"%032d" % 5, journalling=False)
    for made, _ in enumerate(choices_at_random(engine, rng)):
        ask = engine.ask
        # Every second choice is made by the house player, the others are random.
        if ask is not None and made % 2:
            seat, decision = next(iter(ask.owed.items()))
            choice = house.choose(engine.view(seat), decision, rng)
            assert decision.allows(choice)

            engine.decide(seat, choice)

    assert engine.outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_turn_ends_when_only_an_attack_is_possible(level: str) -> None:
    """A hand that fits nowhere, and a plotter that is worth nothing in battle (PO-6, PO-64)."""
    plotter = ("R6-1", "A15a", "D13a")
    other = ("L6-1",)
    seats = [SeatState(["D14"], [plotter]), SeatState([], [other])]
    state = PoliticalState(phase="turn", seats=seats, seat=0, deck=["E01a", "E01b"])
    engine = Engine.enter(PoliticalChicken, state, SeededChance(bytes(32), 0, 0))
    house = LEVELS[level]()
    rng = Random(1)
    # A draft may be undone, so without care a player could go back and forth without end.
    for _ in range(100):
        assert engine.ask is not None

        if engine.game.state.turn > 1:
            return

        seat, decision = next(iter(engine.ask.owed.items()))
        engine.decide(seat, house.choose(engine.view(seat), decision, rng))

    raise AssertionError("the turn never ends")


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_draft_of_another_player_is_finished(level: str) -> None:
    """The begun team is not the one it would send, and its asset was meant for another team."""
    seats = [SeatState(["L1-1", "L6-1", "A11"]), *(SeatState(["R1-1"]) for _ in "BCD")]
    state = PoliticalState(phase="turn", seats=seats, seat=0, middle=[("L3-1",)], deck=[])
    engine = Engine.enter(PoliticalChicken, state, SeededChance(bytes(32), 0, 0))
    for begun in (ATTACK, option("stack", "L3-1"), INTENTS[TAKE_OVER], option("join", "L1-1")):
        engine.decide(0, (begun,))

    house = LEVELS[level]()
    rng = Random(1)
    steps = 0
    # A draft with more steps than this is a loop.
    while engine.ask is not None and 0 in engine.ask.owed and steps < 20:
        decision = engine.ask.owed[0]
        engine.decide(0, house.choose(engine.view(0), decision, rng))
        steps += 1

    assert steps < 20
