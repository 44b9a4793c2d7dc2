"""Several seats at once: each walks its own dialogue, and may think again until all are through."""

from games.engine.asks import CLOCK, Showing
from tests.games.engine.table import choose, set_up
from tests.support.found import found

HANDS = [[1, 7], [2, 8], [3, 9]]


def owed(engine):
    return {seat: decision.kind for seat, decision in found(engine.ask).owed.items()}


def test_all_are_asked_at_once_and_only_the_number_is_shown():
    ask = found(set_up(HANDS).ask)

    assert (ask.kind, sorted(ask.owed), ask.asked) == ("cards", [0, 1, 2], 3)
    assert ask.showing is Showing.COUNT


def test_each_walks_at_its_own_pace():
    engine = set_up(HANDS)
    choose(engine, 0, "card 7")
    choose(engine, 2, "card 3")

    assert owed(engine) == {0: "neighbour", 1: "card"}
    assert list(found(engine.ask).settled) == [2]


def test_one_ask_stays_the_same_ask_until_all_are_through():
    engine = set_up(HANDS)
    first = engine.ask
    choose(engine, 0, "card 1")
    choose(engine, 1, "card 2")

    assert engine.ask is first

    choose(engine, 2, "card 3")
    second = found(engine.ask)
    assert (second.kind, second.number) == ("squawk", 3)


def test_who_is_through_may_start_again():
    engine = set_up(HANDS)
    choose(engine, 0, "card 1")
    assert found(engine.decision(0)).kind == "card"

    choose(engine, 0, "card 7")
    assert owed(engine) == {0: "neighbour", 1: "card", 2: "card"}

    choose(engine, 0, "seat 2")
    choose(engine, 1, "card 2")
    choose(engine, 2, "card 3")

    assert engine.game.state.picks == {0: [7, 2], 1: [2, -1], 2: [3, -1]}


def test_who_is_half_through_goes_on_and_not_back():
    engine = set_up(HANDS)
    choose(engine, 0, "card 7")

    assert found(engine.decision(0)).kind == "neighbour"


def test_changing_back_to_the_same_is_settled_again():
    engine = set_up(HANDS)
    choose(engine, 0, "card 1")
    choose(engine, 0, "card 1")

    ask = found(engine.ask)

    assert (list(ask.settled), sorted(ask.owed)) == ([0], [1, 2])


def test_nothing_happens_before_all_are_in():
    engine = set_up(HANDS)
    choose(engine, 0, "card 1")
    choose(engine, 1, "card 2")

    assert engine.game.state.hands == HANDS

    choose(engine, 2, "card 3")
    assert engine.game.state.hands == [[7], [8], [9]]


def test_results_come_in_seat_order_whoever_was_quickest():
    engine = set_up(HANDS)
    choose(engine, 2, "card 3")
    choose(engine, 1, "card 2")
    choose(engine, 0, "card 1")

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

    assert owed(engine) == {CLOCK: "minimum"}

    choose(engine, CLOCK, "minimum")
    assert engine.ask.kind == "pause"


def test_after_the_minimum_a_window_waits_for_its_seats():
    engine = to_the_window()
    choose(engine, CLOCK, "minimum")

    assert owed(engine) == dict.fromkeys(range(3), "squawk")


def test_in_a_window_nobody_thinks_again():
    engine = to_the_window()
    choose(engine, 1, "squawk")

    assert engine.decision(1) is None


def test_of_several_the_script_takes_whom_its_rules_take():
    engine = to_the_window()
    choose(engine, 2, "squawk")
    choose(engine, 1, "squawk")
    choose(engine, 0, "pass")
    choose(engine, CLOCK, "minimum")

    assert [(event.kind, event.facts) for event in engine.events] == [("voided", {"by": 1})]


def test_a_pause_is_the_clocks_alone():
    engine = to_the_window()
    for seat in range(3):
        choose(engine, seat, "pass")

    choose(engine, CLOCK, "minimum")

    assert owed(engine) == {CLOCK: "minimum"}
    assert found(engine.ask).showing is Showing.NOTHING
