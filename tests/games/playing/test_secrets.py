"""Tests that cards stay secret until the reveal, and after they have left the game."""

from copy import deepcopy

import pytest

from games.engine.asks import CLOCK, Showing
from games.engine.chance import RiggedChance
from games.engine.engine import Engine
from games.engine.errors import NothingAsked
from games.playing.positions import set_up
from games.playing.rules import PlayingChicken
from games.playing.state import PlayingOptions
from tests.support.found import found

VIEWERS = (0, 1, 2, None)


def entered(**position: object) -> Engine:
    table = {"A": {}, "B": {}, "C": {}, **position}
    return Engine.enter(PlayingChicken, set_up(table), RiggedChance())


def choose(engine: Engine, seat: int, text: str) -> None:
    decision = found(engine.decision(seat))
    choice = decision.read(text)
    assert choice is not None, f"{text}: {[*map(str, decision.options)]}"
    engine.decide(seat, choice)


def test_choices_are_hidden_but_their_seats_are_shown():
    """Neither a view nor the ask changes with a card that lies face down (PL-15, PL-26)."""
    engine = entered(goals=[10])
    other = entered(goals=[10])
    before = {viewer: deepcopy(engine.view(viewer)) for viewer in VIEWERS}

    # Other cards in both games; seat 0 also revises its choice in between.
    for game, cards in ((engine, ("play 6", "play 2", "play 4")), (other, ("play 5",) * 3)):
        choose(game, 0, cards[0])
        choose(game, 0, cards[1])
        choose(game, 1, cards[2])

    for game in (engine, other):
        assert game.ask is not None
        assert (game.ask.showing, [*game.ask.owed]) == (Showing.SEATS, [2])
        assert [*game.ask.settled] == [0, 1]
        assert [*game.events] == []
        assert {viewer: game.view(viewer) for viewer in VIEWERS} == before
        # The decision of the waiting seat is the same in both games.
        assert game.decision(2) == engine.decision(2)


def test_choices_are_final_after_the_last_one():
    """PL-15"""
    engine = entered(goals=[10, 11])
    for seat in (0, 1, 2):
        choose(engine, seat, "play 3")

    assert engine.ask is not None
    # The last answer reveals all cards, so no revision is possible.
    assert engine.ask.kind == "pause"

    for seat in (0, 1, 2):
        with pytest.raises(NothingAsked):
            engine.decide(seat, (next(iter(engine.ask.owed.values())).options[0],))


def test_every_trick_has_a_new_number():
    """A late press on an old card is refused, as the number of the ask has changed."""
    engine = entered(goals=[10, 11])
    assert engine.ask is not None

    first = engine.ask.number
    for seat in (0, 1, 2):
        choose(engine, seat, "play 3")

    # The pause after a trick ends by the clock.
    choose(engine, CLOCK, "minimum")
    assert engine.ask.kind == "card"
    assert engine.ask.number > first
    assert {decision.number for decision in engine.ask.owed.values()} == {engine.ask.number}


def test_card_left_behind_is_told_only_to_its_owner():
    """Only its owner is told which card leaves the game (4.4, PL-17, PL-18)."""
    # The last trick of a round: of two cards, the one not played is left behind.
    spent = {"hand": [2, 5], "spent": [6, 1, 4, 3]}
    engine = entered(goals=[14, 10], A=spent, B=spent, C=spent)
    for seat in (0, 1, 2):
        choose(engine, seat, "play 5")

    left = [event for event in engine.events if event.kind == "left_behind"]
    assert [(event.to, event.facts) for event in left] == [(at, {"card": 2}) for at in (0, 1, 2)]

    kinds = [event.kind for event in engine.events]
    # The card leaves after the reveal, so that the reveal tells nothing about it.
    assert kinds.index("revealed") < kinds.index("left_behind")
    assert engine.view(0).own.gone == (2,)
    assert engine.view(None).own is None

    choose(engine, CLOCK, "minimum")
    decision = found(engine.decision(0))
    assert decision.read("play 2") is None


def test_view_names_spent_cards_only_in_reveals():
    """The table shows backs; cards in old chat messages cannot be hidden again (PL-9)."""
    engine = Engine.deal(PlayingChicken, 3, PlayingOptions(), bytes(32))
    assert engine.ask is not None

    while engine.outcome is None:
        seat = next(iter(engine.ask.owed))
        engine.decide(seat, tuple(engine.ask.owed[seat].options[:1]))
        view = engine.view(None)

        # Only the number of spent cards is in the view.
        assert [player.spent for player in view.seats] == [
            len(player.spent) for player in engine.game.state.seats
        ]
        assert len(view.reveals) == len(engine.game.state.reveals)


def test_a_silent_seat_plays_a_random_card():
    """A default that other players could count on would be an advantage to them (PL-21)."""
    engine = entered(goals=[10])
    for seat in (0, 1, 2):
        decision = found(engine.decision(seat))
        assert (decision.default, [*decision.sensible]) == (None, [])
