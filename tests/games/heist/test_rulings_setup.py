"""Tests of the deal, of who may see it, and of what is impossible; scenarios cover the rest."""

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
from tests.support.combinations import pairs

DEALS = [(seats, number) for seats in (3, 6, 8) for number in range(12)]


def dealt(seats, number, **options):
    return Engine.deal(Heist, seats, Heist.Options(**options), b"%032d" % number)


@pytest.mark.parametrize(("seats", "number"), DEALS)
def test_hands_loot_and_events_of_a_deal(seats, number):
    """HR-03, HR-04, HR-05; 2.2 to 2.7"""
    state = dealt(seats, number).game.state

    for player in state.seats:
        assert len(player.hand) == (4 if player.character == "cowboy" else 3)
        # Each player starts with Hide and without loot.
        assert player.has_hide
        assert player.loot == []

    assert len(state.aside) == 4
    assert set(state.aside) <= set(VARIABLE_EVENTS)
    # Every variable event that is not set aside lies in a slot.
    assert Counter(state.slots) - Counter(laid_out(box().base_events)) == Counter(
        {*VARIABLE_EVENTS} - {*state.aside}
    )
    assert state.slots.count("drivers_signal") == 2


def test_cowboy_starts_with_a_fourth_card():
    """HR-03"""
    holders = [
        player
        for number in range(20)
        for player in dealt(4, number).game.state.seats
        if player.character == "cowboy"
    ]
    # Twenty deals of four of twelve characters include the Cowboy several times.
    assert holders
    assert all(len(player.hand) == 4 for player in holders)


def test_there_are_four_crews_of_three():
    """HR-05"""
    assert Counter(map(crew_of, CHARACTERS)) == dict.fromkeys(box().crews, 3)
    assert len(box().crews) == 4


def test_views_hide_the_variable_events():
    """No view holds a face-down event or one of those set aside (HR-04)."""
    engine = dealt(5, 1)
    for viewer in (*range(5), None):
        view = engine.view(viewer)
        assert view.events == (None,) * 10
        assert view.aside == 4

        # A dataclass prints all fields, so a forgotten one would show up too.
        view_text = repr(view)
        assert not any(event in view_text for event in (*BASE_EVENTS, *VARIABLE_EVENTS))


def test_the_leader_and_the_characters_are_drawn_by_lot():
    """2.3, 2.7"""
    states = [dealt(3, number).game.state for number in range(40)]

    assert {state.leader for state in states} == {0, 1, 2}
    assert {player.character for state in states for player in state.seats} == set(CHARACTERS)


def test_seats_are_drawn_by_lot_from_the_tables_seed():
    """Each player may get each seat, and the deal uses another random stream (HR-02)."""
    orders = set()
    for number in range(60):
        players = ["Ada", "Ben", "Cleo"]
        SeededChance(b"%032d" % number, SEATING).shuffle(players)
        orders.add(tuple(players))

    # Three players have six orders, and 60 seeds reach them all.
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

    # A duel also comes to an end.
    engine = dealt(2, 1, duel=True)
    for _ in choices_at_random(engine, Random(1)):
        pass

    assert engine.outcome is not None


def test_loot_is_visible_only_to_its_owner():
    """HR-07, HR-08"""
    seen = 0
    engine = dealt(4, 3)
    for _ in choices_at_random(engine, Random(3)):
        state = engine.game.state
        # From the split on, loot is public.
        if state.phase in ("split", "over"):
            break

        for viewer in (*range(4), None):
            view = engine.view(viewer)
            assert view.truck_loots is None
            assert all(player.loots is None for player in view.seats)

            if viewer is not None:
                assert view.own.loot == tuple(state.seats[viewer].loot)

                seen += len(view.own.loot)

    # Some loot was robbed, so the comparison was not empty.
    assert seen


def test_who_still_owns_hide_is_public():
    """HR-110"""
    engine = dealt(4, 1)
    lost = 0
    for _ in choices_at_random(engine, Random(1)):
        state = engine.game.state
        hides = [player.has_hide for player in state.seats]
        lost += hides.count(False)
        for viewer in (*range(4), None):
            assert [player.has_hide for player in engine.view(viewer).seats] == hides

    # Some Hide was lost.
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
def test_player_who_is_out_sees_what_a_spectator_sees(number):
    """A player who is out sees what a spectator sees, plus own loot and own notes (HR-104)."""
    engine = dealt(5, number)
    looked = 0
    remembered: dict[int, int] = {}
    for _ in choices_at_random(engine, Random(number)):
        for seat, player in enumerate(engine.game.state.seats):
            if player.status == "in":
                continue

            looked += 1
            mine = engine.view(seat)
            theirs = engine.view(None)

            assert mine.own.hand == ()
            # Notes may only become fewer: a player outside learns nothing new.
            assert len(mine.own.notes) <= remembered.setdefault(seat, len(mine.own.notes))
            assert mine.own.peeked == {}

            mine.viewer = theirs.viewer
            mine.own = theirs.own
            assert mine == theirs

    assert looked


def test_no_option_shows_or_trades_a_hidden_card():
    """Alchemist's Gold is the only card that a rule lets a player show (HR-117)."""
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


def test_rulebook_names_all_cards_and_characters():
    """RULES.md names every card, event and character, so no other text is needed (HR-116)."""
    rules = (ROOT / "games" / "heist" / "RULES.md").read_text(encoding="utf-8").lower()
    ids = [*CHARACTERS, *box().actions, *box().variable_events, *box().base_events]
    for card in ids:
        # RULES.md writes the apostrophe of "driver's signal" as in print.
        name = card.replace("drivers", "driver’s").replace("_", " ")
        assert name in rules, card


@pytest.mark.parametrize(("level", "number"), pairs([*Heist.houses], range(3)))
def test_a_house_player_can_take_over_any_seat_at_any_moment(level, number):
    """A replacement plays from the seat's view alone, at any moment (HR-102, HR-103)."""
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

        # A new player for each decision: it can have no memory.
        newcomer = Heist.houses[level]()
        engine.decide(seat, newcomer.choose(engine.view(seat), decision, rng))

    assert engine.outcome is not None
