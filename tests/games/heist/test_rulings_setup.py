"""What is dealt, who may see it, and what nobody can do. Scenarios prove the rest."""

from collections import Counter
from random import Random

import pytest

from games.engine.asks import CLOCK
from games.engine.box import laid_out
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.record import SEATING
from games.heist.box import box, crew_of
from games.heist.rules import Heist
from games.heist.state import HeistOptions
from games.heist.vocabulary import BASE_EVENTS, CHARACTERS, VARIABLE_EVENTS
from tests.games.contract.tables import choices_at_random
from tests.repository.tree import ROOT

DEALS = [(seats, number) for seats in (3, 6, 8) for number in range(12)]


def dealt(seats, number, **options):
    return Engine.deal(Heist, seats, Heist.Options(**options), b"%032d" % number)


@pytest.mark.parametrize(("seats", "number"), DEALS)
def test_what_is_dealt(seats, number):
    """HR-03, HR-04, HR-05; 2.2 to 2.7"""
    state = dealt(seats, number).game.state

    for one in state.seats:
        assert len(one.hand) == (4 if one.character == "cowboy" else 3)
        assert one.has_hide
        assert one.loot == []

    assert len(state.aside) == 4
    assert set(state.aside) <= set(VARIABLE_EVENTS)
    assert Counter(state.slots) - Counter(laid_out(box().base_events)) == Counter(
        {*VARIABLE_EVENTS} - {*state.aside}
    )
    assert state.slots.count("drivers_signal") == 2


def test_the_cowboy_starts_with_a_fourth_card_and_sooner_or_later_somebody_is_it():
    """HR-03"""
    holders = [
        one
        for number in range(20)
        for one in dealt(4, number).game.state.seats
        if one.character == "cowboy"
    ]
    assert holders
    assert all(len(one.hand) == 4 for one in holders)


def test_there_are_four_crews_of_three():
    """HR-05"""
    assert Counter(map(crew_of, CHARACTERS)) == dict.fromkeys(box().crews, 3)
    assert len(box().crews) == 4


def test_nobody_knows_which_variable_events_are_in():
    """HR-04: no view holds a face-down event, or one of those aside."""
    engine = dealt(5, 1)
    for viewer in (*range(5), None):
        view = engine.view(viewer)
        assert view.events == (None,) * 10
        assert view.aside == 4

        shown = repr(view)
        assert not any(event in shown for event in (*BASE_EVENTS, *VARIABLE_EVENTS))


def test_the_leader_and_the_characters_are_drawn_by_lot():
    """2.3, 2.7"""
    states = [dealt(3, number).game.state for number in range(40)]

    assert {state.leader for state in states} == {0, 1, 2}
    assert {one.character for state in states for one in state.seats} == set(CHARACTERS)


def test_seats_are_drawn_by_lot_from_the_tables_seed():
    """HR-02: everybody comes to sit everywhere, and the deal's own chance is another stream."""
    orders = set()
    for number in range(60):
        players = ["Ada", "Ben", "Cleo"]
        SeededChance(b"%032d" % number, SEATING).shuffle(players)
        orders.add(tuple(players))

    assert len(orders) == 6
    assert SEATING < 0, "an epoch of its own, so that the seats tell nothing of the cards"


@pytest.mark.parametrize(("seats", "duel"), [(2, False), (9, False), (1, True), (9, True)])
def test_other_numbers_of_seats_are_refused(seats, duel):
    """HR-01"""
    with pytest.raises(ValueError, match="2 to 8 seats" if duel else "3 to 8 seats"):
        dealt(seats, 1, duel=duel)


def test_a_duel_is_possible_where_the_host_wants_it():
    """HR-01"""
    assert Heist.seats_for(HeistOptions()) == range(3, 9)
    assert Heist.seats_for(HeistOptions(duel=True)) == range(2, 9)

    engine = dealt(2, 1, duel=True)
    for _ in choices_at_random(engine, Random(1)):
        pass

    assert engine.outcome is not None


def test_own_loot_is_open_to_its_owner_alone():
    """HR-07, HR-08"""
    seen = 0
    engine = dealt(4, 3)
    for _ in choices_at_random(engine, Random(3)):
        state = engine.game.state
        if state.phase in ("split", "over"):
            break

        for viewer in (*range(4), None):
            view = engine.view(viewer)
            assert view.truck_loots is None
            assert all(one.loots is None for one in view.seats)

            if viewer is not None:
                assert view.own.loot == tuple(state.seats[viewer].loot)

                seen += len(view.own.loot)

    assert seen


def test_who_still_owns_hide_is_public():
    """HR-110"""
    engine = dealt(4, 1)
    lost = 0
    for _ in choices_at_random(engine, Random(1)):
        state = engine.game.state
        hides = [one.has_hide for one in state.seats]
        lost += hides.count(False)
        for viewer in (*range(4), None):
            assert [one.has_hide for one in engine.view(viewer).seats] == hides

    assert lost


def test_the_whole_discard_is_public():
    """HR-24"""
    engine = dealt(4, 1)
    thrown = 0
    for _ in choices_at_random(engine, Random(1)):
        for viewer in (*range(4), None):
            assert engine.view(viewer).discard == tuple(engine.game.state.discard)

        thrown += len(engine.game.state.discard)

    assert thrown


@pytest.mark.parametrize("number", range(6))
def test_who_is_out_sees_what_a_stranger_sees(number):
    """HR-104: nothing hidden is shown to them; their own loot and their own memory remain."""
    engine = dealt(5, number)
    looked = 0
    remembered: dict[int, int] = {}
    for _ in choices_at_random(engine, Random(number)):
        for seat, one in enumerate(engine.game.state.seats):
            if one.status == "in":
                continue

            looked += 1
            mine = engine.view(seat)
            theirs = engine.view(None)

            assert mine.own.hand == ()
            assert len(mine.own.notes) <= remembered.setdefault(seat, len(mine.own.notes))
            assert mine.own.peeked == {}

            mine.viewer = theirs.viewer
            mine.own = theirs.own
            assert mine == theirs

    assert looked


def test_there_is_no_way_to_show_or_trade_a_hidden_card():
    """HR-117: bluffing is talk. The only card one may show is Alchemist's Gold, which is a rule."""
    kinds = set()
    for number in range(20):
        engine = dealt(3 + number % 6, number)
        for _ in choices_at_random(engine, Random(number)):
            if engine.ask is not None:
                for decision in engine.ask.owed.values():
                    kinds.update(option.kind for option in decision.options)

    assert {kind for kind in kinds if any(word in kind for word in ("show", "trade", "give"))} <= {
        "show_gold"
    }


def test_the_help_text_is_the_whole_game_in_our_words():
    """HR-116: RULES.md alone names every card, event and character, so no other text is needed."""
    rules = (ROOT / "games" / "heist" / "RULES.md").read_text(encoding="utf-8").lower()
    ids = [*CHARACTERS, *box().actions, *box().variable_events, *box().base_events]
    for card in ids:
        name = card.replace("drivers", "driver’s").replace("_", " ")
        assert name in rules, card


@pytest.mark.parametrize("level", Heist.houses)
@pytest.mark.parametrize("number", range(3))
def test_a_house_player_can_take_over_any_seat_at_any_moment(level, number):
    """HR-102, HR-103: from the seat's view alone, without having been there before."""
    engine = dealt(4, number)
    rng = Random(number)
    for made, _ in enumerate(choices_at_random(engine, rng)):
        if made == 10 + 5 * number:
            break

    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        if seat == CLOCK:
            engine.decide(CLOCK, decision.default)
            continue

        newcomer = Heist.houses[level]()
        engine.decide(seat, newcomer.choose(engine.view(seat), decision, rng))

    assert engine.outcome is not None
