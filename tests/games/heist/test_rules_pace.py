"""Tests of clocks and defaults, and that waiting reveals nothing (9, 14.1, HR-111)."""

from games.engine.asks import CLOCK
from games.heist.state import CardAim, HeistState
from games.heist.vocabulary import CLOCKS
from tests.games.heist.small import choose, entered, menu, owing, position, seat, silent, tick
from tests.support.found import found


def test_a_silent_seat_robs_then_ends_its_turn() -> None:
    engine = entered(position(seat("agent", "warn"), seat("boss"), seat("mystic")))
    assert [str(option) for option in silent(engine, 0)] == ["rob"]
    choose(engine, 0, "rob")
    assert [str(option) for option in silent(engine, 0)] == ["end"]


def test_the_default_move_is_the_first_legal_of_four() -> None:
    """D1': without loot Resupply, without action cards Lookout at this round's slot."""
    for more, expected in (
        ({"loot_pile": []}, "resupply"),
        ({"loot_pile": [], "pile": []}, "lookout 1"),
        ({"loot_pile": [], "pile": [], "board": ["flash_grenade"]}, "tinker"),
    ):
        engine = entered(position(seat("agent"), seat("boss"), seat("mystic"), **more))
        assert [str(option) for option in silent(engine, 0)] == [expected]


def test_each_card_played_lengthens_the_turn() -> None:
    engine = entered(position(seat("agent", "fortify", "freeze"), seat("boss"), seat("mystic")))
    before = found(engine.decision(0)).clock
    choose(engine, 0, "play fortify")

    # A target has a clock of its own, so that the turn's time is not used up.
    assert found(engine.decision(0)).clock.group == "target"

    choose(engine, 0, "crew vault")
    assert found(engine.decision(0)).clock == before._replace(extra=1)
    assert CLOCKS["turn"].extra == 15


def test_alchemists_turn_waits_after_any_rob() -> None:
    """With an empty hand a turn would end, but that would show whether Gold was robbed (HR-111)."""
    for loot, offers in (("gold-4", ["show_gold", "end"]), ("cash-1", ["end"])):
        engine = entered(
            position(
                seat("alchemist"),
                seat("boss"),
                seat("mystic"),
                loot_pile=["cash-1", loot, "cash-1"],
            )
        )
        choose(engine, 0, "rob")
        assert owing(engine) == [0]
        assert sorted(menu(engine, 0)) == sorted(offers)
        assert str(silent(engine, 0)[0]) == offers[0]


def test_turn_without_public_possibilities_ends_by_itself() -> None:
    # No card, no Move and no ability is left, and all players can see that.
    engine = entered(position(seat("samurai"), seat("boss"), seat("mystic")))
    assert "turn_ended" in choose(engine, 0, "rob")
    assert owing(engine) == [1]


def test_turn_with_an_unplayable_hand_stays_open() -> None:
    # If the turn ended by itself, the hand would be known to hold only an Override.
    engine = entered(position(seat("samurai", "override"), seat("boss"), seat("mystic")))
    choose(engine, 0, "rob")
    assert menu(engine, 0) == ["end"]


def swept(*hands: str) -> HeistState:
    return position(
        *(
            seat(character, hand)
            for character, hand in zip(("samurai", "boss", "knight"), hands, strict=True)
        ),
        phase="sweep",
        turn_order=[0, 1, 2],
        turns_begun=3,
    )


def test_pause_after_a_card_does_not_depend_on_queued_cards() -> None:
    engine = entered(swept("scramble", "warn", "influence"))
    choose(engine, 0, "play scramble")
    choose(engine, 1, "pass")
    # Only seat 2 queues a card; the pause must look the same without it.
    choose(engine, 2, "play influence")
    choose(engine, 2, "later")
    for who in (1, 2):
        choose(engine, who, "pass")

    tick(engine)
    assert found(engine.ask).kind == "pause"
    assert owing(engine) == [2]
    assert menu(engine, 2) == ["go", "change", "withdraw"]

    choose(engine, 2, "go")
    # Confirmed: now the pause waits for its minimum time only.
    assert list(found(engine.ask).owed) == [CLOCK]

    tick(engine)
    choose(engine, 1, "pass")
    tick(engine)
    choose(engine, 2, "seat 0")

    assert found(engine.ask).kind == "pause"
    assert owing(engine) == []


def test_a_queued_card_may_be_changed_or_withdrawn_unseen() -> None:
    """HR-112"""
    engine = entered(swept("scramble", "warn", "fortify"))
    choose(engine, 0, "play scramble")
    choose(engine, 1, "play warn")
    choose(engine, 1, "event swat")
    choose(engine, 2, "play fortify")
    # "back" withdraws a card before its target is chosen.
    choose(engine, 2, "back")
    choose(engine, 2, "play fortify")
    choose(engine, 2, "crew vault")
    for who in (1, 2):
        choose(engine, who, "pass")

    tick(engine)
    choose(engine, 1, "withdraw")
    choose(engine, 2, "change")

    # While a queued card is being changed, "done" is not offered.
    assert "done" not in menu(engine, 2)

    choose(engine, 2, "pass")
    events = tick(engine)
    assert events[:2] == ["card_returned->1", "card_returned->2"]
    assert engine.game.state.seats[1].hand == ["warn"]
    assert found(engine.ask).kind == "sweep"


def test_freeze_returns_queued_cards_unseen_and_ends_the_phase() -> None:
    engine = entered(swept("freeze", "warn", "fortify"))
    choose(engine, 0, "play freeze")
    choose(engine, 1, "play warn")
    choose(engine, 1, "later")
    choose(engine, 2, "done")
    for who in (1, 2):
        choose(engine, who, "pass")

    events = tick(engine)
    assert "card_returned->1" in events
    assert "operation_frozen" in events
    # Freeze ends the Operation Phase, so decisions follow.
    assert found(engine.ask).kind == "decision_a"


def test_done_holds_for_the_round_and_a_pass_does_not() -> None:
    engine = entered(swept("scramble", "warn", "fortify"))
    choose(engine, 0, "play scramble")
    choose(engine, 1, "pass")
    choose(engine, 2, "done")
    for who in (1, 2):
        choose(engine, who, "pass")

    tick(engine)
    tick(engine)
    assert found(engine.ask).kind == "sweep"
    # Seat 2 is done for the round; seat 1 only passed once and is asked again.
    assert owing(engine) == [1]


def test_a_silent_copycat_avoids_a_target_that_voids_it() -> None:
    """HR-43"""
    engine = entered(
        position(
            seat("samurai", "copycat"),
            seat("boss"),
            seat("knight"),
            copycats=[CardAim(1, 2)],
            phase="turn",
            turn={"seat": 0},
            turn_order=[0, 1, 2],
            turns_begun=1,
        )
    )
    choose(engine, 0, "play copycat")

    assert menu(engine, 0) == ["seat 1", "seat 2"]
    assert str(silent(engine, 0)[0]) == "seat 2"
