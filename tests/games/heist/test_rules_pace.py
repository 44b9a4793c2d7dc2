"""Clocks, defaults, and what waits tell nothing (9, 14.1, HR-111)."""

from games.engine.asks import CLOCK
from games.heist.state import CardAim, HeistState
from games.heist.vocabulary import CLOCKS
from tests.games.heist.small import choose, entered, menu, owing, position, seat, silent, tick
from tests.support.found import found


def test_a_silent_seat_robs_then_ends_its_turn() -> None:
    engine = entered(position(seat("agent", "warn"), seat("boss"), seat("mystic")))
    assert [str(one) for one in silent(engine, 0)] == ["rob"]
    choose(engine, 0, "rob")
    assert [str(one) for one in silent(engine, 0)] == ["end"]


def test_the_default_move_is_the_first_legal_of_four() -> None:
    """D1': without loot Resupply, without action cards Lookout at this round's slot."""
    for more, expected in (
        ({"loot_pile": []}, "resupply"),
        ({"loot_pile": [], "pile": []}, "lookout 1"),
        ({"loot_pile": [], "pile": [], "board": ["flash_grenade"]}, "tinker"),
    ):
        engine = entered(position(seat("agent"), seat("boss"), seat("mystic"), **more))
        assert [str(one) for one in silent(engine, 0)] == [expected]


def test_each_card_played_lengthens_the_turn() -> None:
    engine = entered(position(seat("agent", "fortify", "freeze"), seat("boss"), seat("mystic")))
    before = found(engine.decision(0)).clock
    choose(engine, 0, "play fortify")

    assert found(engine.decision(0)).clock.group == "target"

    choose(engine, 0, "crew vault")
    assert found(engine.decision(0)).clock == before._replace(extra=1)
    assert CLOCKS["turn"].extra == 15


def test_alchemists_turn_waits_whatever_was_robbed() -> None:
    """HR-111: the empty hand would let the turn end, but Gold or not may not be seen."""
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


def test_a_turn_with_nothing_left_for_all_to_see_ends_by_itself() -> None:
    engine = entered(position(seat("samurai"), seat("boss"), seat("mystic")))
    assert "turn_ended" in choose(engine, 0, "rob")
    assert owing(engine) == [1]


def test_a_hand_of_nothing_playable_does_not_end_the_turn() -> None:
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


def test_the_same_pause_follows_every_card_whoever_has_one_queued() -> None:
    engine = entered(swept("scramble", "warn", "influence"))
    choose(engine, 0, "play scramble")
    choose(engine, 1, "pass")
    choose(engine, 2, "play influence")
    choose(engine, 2, "later")
    for who in (1, 2):
        choose(engine, who, "pass")

    tick(engine)
    assert found(engine.ask).kind == "pause"
    assert owing(engine) == [2]
    assert menu(engine, 2) == ["go", "change", "withdraw"]

    choose(engine, 2, "go")
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
    choose(engine, 2, "back")
    choose(engine, 2, "play fortify")
    choose(engine, 2, "crew vault")
    for who in (1, 2):
        choose(engine, who, "pass")

    tick(engine)
    choose(engine, 1, "withdraw")
    choose(engine, 2, "change")

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
    assert found(engine.ask).kind == "decision_a"


def test_done_is_for_the_round_and_a_pass_is_not() -> None:
    engine = entered(swept("scramble", "warn", "fortify"))
    choose(engine, 0, "play scramble")
    choose(engine, 1, "pass")
    choose(engine, 2, "done")
    for who in (1, 2):
        choose(engine, who, "pass")

    tick(engine)
    tick(engine)
    assert found(engine.ask).kind == "sweep"
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
