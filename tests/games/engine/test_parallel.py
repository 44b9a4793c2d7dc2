"""Tests of parallel asks: each seat has its own dialogue, and may revise until all are done."""

from games.engine.asks import CLOCK, Showing
from tests.games.engine.table import choose, set_up
from tests.support.found import found

HANDS = [[1, 7], [2, 8], [3, 9]]


def owed(engine):
    return {seat: decision.kind for seat, decision in found(engine.ask).owed.items()}


def test_all_seats_are_asked_and_only_their_count_is_shown():
    ask = found(set_up(HANDS).ask)

    assert (ask.kind, sorted(ask.owed), ask.asked) == ("cards", [0, 1, 2], 3)
    # The names of seats that have answered stay hidden; only their number is shown.
    assert ask.showing is Showing.COUNT


def test_each_seat_has_its_own_step():
    engine = set_up(HANDS)
    choose(engine, 0, "card 7")
    choose(engine, 2, "card 3")

    # A high card needs a neighbour, so seat 0 has a second step and seat 2 is done.
    assert owed(engine) == {0: "neighbour", 1: "card"}
    assert list(found(engine.ask).settled) == [2]


def test_ask_stays_the_same_until_all_seats_are_done():
    engine = set_up(HANDS)
    first = engine.ask
    choose(engine, 0, "card 1")
    choose(engine, 1, "card 2")

    # The same object: its number on buttons stays valid while seats answer.
    assert engine.ask is first

    choose(engine, 2, "card 3")
    second = found(engine.ask)
    assert (second.kind, second.number) == ("squawk", 3)


def test_settled_seat_may_start_again():
    engine = set_up(HANDS)
    choose(engine, 0, "card 1")
    assert found(engine.decision(0)).kind == "card"

    choose(engine, 0, "card 7")
    # Seat 0 is asked for its card and then for a neighbour again.
    assert owed(engine) == {0: "neighbour", 1: "card", 2: "card"}

    choose(engine, 0, "seat 2")
    choose(engine, 1, "card 2")
    choose(engine, 2, "card 3")

    assert engine.game.state.picks == {0: [7, 2], 1: [2, -1], 2: [3, -1]}


def test_seat_in_the_middle_of_a_dialogue_cannot_go_back():
    engine = set_up(HANDS)
    choose(engine, 0, "card 7")

    # A revision is possible only after the last step of a dialogue.
    assert found(engine.decision(0)).kind == "neighbour"


def test_repeated_answer_is_settled_again():
    engine = set_up(HANDS)
    choose(engine, 0, "card 1")
    choose(engine, 0, "card 1")

    ask = found(engine.ask)

    assert (list(ask.settled), sorted(ask.owed)) == ([0], [1, 2])


def test_state_changes_only_after_the_last_answer():
    engine = set_up(HANDS)
    choose(engine, 0, "card 1")
    choose(engine, 1, "card 2")

    # Hands change together, so that an early answer tells nothing.
    assert engine.game.state.hands == HANDS

    choose(engine, 2, "card 3")
    assert engine.game.state.hands == [[7], [8], [9]]


def test_results_come_in_seat_order():
    engine = set_up(HANDS)
    choose(engine, 2, "card 3")
    choose(engine, 1, "card 2")
    choose(engine, 0, "card 1")

    # The order of events must not show who answered first.
    assert [event.facts["seat"] for event in engine.events] == [0, 1, 2]


def to_the_window():
    engine = set_up(HANDS)
    for seat, card in enumerate((1, 2, 3)):
        choose(engine, seat, f"card {card}")
    return engine


def test_a_window_closes_when_all_have_answered_but_not_before_its_minimum():
    engine = to_the_window()
    for seat in range(3):
        choose(engine, seat, "pass")

    # If the window closed at once, its length would tell that all seats have passed.
    assert owed(engine) == {CLOCK: "minimum"}

    choose(engine, CLOCK, "minimum")
    assert engine.ask.kind == "pause"


def test_after_the_minimum_a_window_waits_for_its_seats():
    engine = to_the_window()
    choose(engine, CLOCK, "minimum")

    assert owed(engine) == dict.fromkeys(range(3), "squawk")


def test_answer_in_a_window_is_final():
    engine = to_the_window()
    choose(engine, 1, "squawk")

    # A seat without a decision is asked nothing.
    assert engine.decision(1) is None


def test_script_decides_between_several_answers():
    engine = to_the_window()
    choose(engine, 2, "squawk")
    choose(engine, 1, "squawk")
    choose(engine, 0, "pass")
    choose(engine, CLOCK, "minimum")

    # The first seat clockwise from 0 wins, not the one that was quickest.
    assert [(event.kind, event.facts) for event in engine.events] == [("voided", {"by": 1})]


def test_pause_asks_only_the_clock():
    engine = to_the_window()
    for seat in range(3):
        choose(engine, seat, "pass")

    choose(engine, CLOCK, "minimum")

    assert owed(engine) == {CLOCK: "minimum"}
    # Nothing to show: a pause is a time limit without a question.
    assert found(engine.ask).showing is Showing.NOTHING
