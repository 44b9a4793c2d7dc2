"""Tests of standing orders: the answer to each decision, and how long an order holds."""

from typing import Any

from games.engine.asks import format_choice
from games.engine.engine import Engine
from games.heist.orders import ORDERS
from tests.games.heist.small import choose, entered, menu, position, seat, tick
from tests.support.found import found

BY_SLUG = {order.slug: order for order in ORDERS}


def answer(engine: Engine, who: int, slug: str, *setting: str) -> str | None:
    """Return what the order answers for this seat now, or None."""
    decision = engine.decision(who)
    order = BY_SLUG[slug]

    assert decision is not None

    # An order for another kind of decision does not answer.
    if decision.kind not in order.kinds:
        return None

    choice = order.answer(engine.view(who), decision, setting or ("on",))
    return None if choice is None else format_choice(choice)


def span(engine: Engine, who: int, slug: str, *setting: str) -> str:
    return BY_SLUG[slug].span(engine.view(who), setting)


def missed(engine: Engine, who: int, *setting: str) -> bool:
    decision = found(engine.decision(who))
    return BY_SLUG["move"].missed(engine.view(who), decision, setting)


def offered(engine: Engine, who: int, slug: str) -> list[str]:
    return [*BY_SLUG[slug].offered(engine.view(who))]


def at_the_saves(event: str, **more: Any) -> Engine:
    seats = [
        seat("agent", decision="stay", loot=["gold-5", "cash-1", "cash-2"]),
        seat("boss", decision="run"),
        seat("devil", decision="hide"),
    ]
    return entered(position(*seats, phase="saves", shown=1, event=event, **more))


def test_orders_for_saves_and_fee_are_on_by_default() -> None:
    """HR-83"""
    on = {order.slug for order in ORDERS if order.default}
    assert on == {"save", "fee"}


def test_save_order_discards_hide() -> None:
    """HR-83, HR-94"""
    assert answer(at_the_saves("swat"), 0, "save") == "discard_hide"
    assert answer(at_the_saves("police_patrol"), 1, "save") == "discard_hide"


def test_fee_order_pays_the_lowest_loot() -> None:
    assert answer(at_the_saves("membership_fee"), 0, "fee") == "pay cash-1"
    # Each order answers only its own decision.
    assert answer(at_the_saves("membership_fee"), 0, "save") is None


def test_split_order_takes_the_dearest_loot() -> None:
    """HR-97"""
    loots = ["cash-3", "diamond-8", "gold-5"]
    state = position(
        *(seat(character, status="escaped") for character in ("agent", "boss", "devil")),
        phase="split",
        truck=loots,
        splitting=[1, 2],
        shown=3,
        round=3,
    )

    # The diamond is worth most.
    assert answer(entered(state), 1, "split") == "take diamond-8"


def at_a_window() -> Engine:
    engine = entered(
        position(seat("boss", "freeze"), seat("agent", "warn"), seat("mystic", "override"))
    )
    choose(engine, 0, "play freeze")
    return engine


def test_window_order_passes_also_with_an_override() -> None:
    """HR-32"""
    engine = at_a_window()
    assert answer(engine, 1, "window") == answer(engine, 2, "window") == "pass"


def test_window_order_may_hold_for_one_round() -> None:
    """RULES 14.5"""
    engine = at_a_window()
    assert answer(engine, 1, "window", "round") == answer(engine, 2, "window", "round") == "pass"

    first = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic")))
    second = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic"), round=2))
    assert span(first, 0, "window", "round") != span(second, 0, "window", "round")
    assert span(first, 0, "window", "on") == span(second, 0, "window", "on") == ""


def test_window_order_for_a_round_is_offered_to_all_inside() -> None:
    """The offer is the same for any hand, so it tells nothing about Overrides."""
    engine = entered(position(seat("boss"), seat("agent", "override"), seat("mystic", "warn")))
    assert all(offered(engine, who, "window") == ["on", "round"] for who in range(3))

    # Freeze ends the cards of this round, so no more windows can open.
    frozen = entered(position(seat("boss"), seat("agent"), seat("mystic"), board=["freeze"]))
    assert offered(frozen, 0, "window") == ["on"]

    away = entered(position(seat("boss"), seat("agent", status="caught"), seat("mystic")))
    assert offered(away, 1, "window") == ["on"]


def test_the_override_list_names_cards_and_seats() -> None:
    engine = at_a_window()
    assert answer(engine, 2, "voids", "card freeze") == "override"
    assert answer(engine, 2, "voids", "seat 0") == "override"
    # Neither the card nor its player is on the list: the player is asked.
    assert answer(engine, 2, "voids", "card panic", "seat 1") is None


def test_the_override_list_does_not_look_at_the_hand() -> None:
    """Seat 1 holds no Override; the order answers as if it did."""
    engine = at_a_window()
    assert answer(engine, 1, "voids", "card freeze") == "override"
    assert choose(engine, 1, "override") == ["no_override->1"]


def test_override_list_is_for_slow_tables_and_seats_inside() -> None:
    # At a quick table there is no time to set such a list.
    assert BY_SLUG["voids"].slow
    assert not any(order.slow for order in ORDERS if order.slug != "voids")

    engine = entered(
        position(seat("boss", "warn"), seat("agent", status="caught"), seat("mystic", "panic"))
    )
    seats = [value for value in offered(engine, 0, "voids") if value.startswith("seat")]
    assert seats == ["seat 2"]
    # A player who was caught takes no part in windows.
    assert offered(engine, 1, "voids") == []


def test_listed_seat_does_not_cover_an_override_of_another() -> None:
    """Freeze was played by seat 0, but the Override that answers it by seat 2."""
    engine = at_a_window()
    choose(engine, 2, "override")
    tick(engine)
    choose(engine, 1, "pass")

    assert engine.ask is not None
    assert engine.ask.about["card"] == "override"
    assert answer(engine, 1, "voids", "card freeze", "seat 0") is None
    assert answer(engine, 1, "voids", "card override") == "override"


# -- the Operation Phase --------------------------------------------------------------------------


def in_the_last_turn(*hand: str) -> Engine:
    return entered(
        position(
            seat("boss", "warn", "panic"),
            seat("agent", "warn"),
            seat("mystic", *hand),
            phase="turn",
            turn_order=[0, 1, 2],
            # All three turns have begun, and seat 2 has the last one.
            turns_begun=3,
            turn={"seat": 2},
        )
    )


def test_done_for_the_round_can_be_set_in_turns() -> None:
    """RULES 14.5"""
    engine = in_the_last_turn("panic")
    assert offered(engine, 0, "operation") == ["unless", "done"]

    # The span is compared between two moments: an order ends when it changes.
    promised = span(engine, 0, "operation", "done")
    choose(engine, 2, "rob")
    choose(engine, 2, "end")

    assert span(engine, 0, "operation", "done") == promised
    assert answer(engine, 0, "operation", "done") == "done"
    # "unless" passes once; "done" ends the phase for this seat.
    assert answer(engine, 0, "operation", "unless") == "pass"


def test_unless_order_ends_with_the_next_card() -> None:
    engine = in_the_last_turn("signal_jammer")
    promised = {value: span(engine, 0, "operation", value) for value in ("unless", "done")}
    choose(engine, 2, "play signal_jammer")
    assert span(engine, 0, "operation", "unless") != promised["unless"]
    assert span(engine, 0, "operation", "done") == promised["done"]


def test_card_before_the_order_does_not_end_it() -> None:
    engine = in_the_last_turn("signal_jammer")
    choose(engine, 2, "play signal_jammer")
    for other in (0, 1):
        choose(engine, other, "pass")

    # The card from before has stood, so only a later one can end the order.
    tick(engine)
    promised = span(engine, 0, "operation", "unless")
    choose(engine, 2, "rob")

    assert engine.view(0).phase == "sweep"
    assert span(engine, 0, "operation", "unless") == promised


def test_operation_order_lasts_for_its_round() -> None:
    first = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic")))
    second = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic"), round=2))
    for value in ("unless", "done"):
        assert span(first, 0, "operation", value) != span(second, 0, "operation", value)


def test_operation_order_needs_cards_and_no_freeze() -> None:
    # Only a seat with cards could do something else than pass.
    engine = entered(position(seat("boss"), seat("agent", "warn"), seat("mystic")))
    assert offered(engine, 0, "operation") == []
    assert offered(engine, 1, "operation") == ["unless", "done"]

    frozen = entered(
        position(seat("boss"), seat("agent", "warn"), seat("mystic"), board=["freeze"])
    )
    assert offered(frozen, 1, "operation") == []


def test_operation_order_does_not_answer_for_a_queued_card() -> None:
    engine = in_the_last_turn("panic")
    choose(engine, 2, "rob")
    choose(engine, 2, "end")
    choose(engine, 0, "play warn")
    assert answer(engine, 0, "operation", "done") is None, "its player names a target"


# -- the queued Move ------------------------------------------------------------------------------


def first_turn(**more: Any) -> Engine:
    return entered(position(seat("boss"), seat("agent"), seat("mystic"), **more))


def test_queued_move_answers_in_the_turn() -> None:
    engine = first_turn()
    promised = span(engine, 1, "move", "lookout 3")
    choose(engine, 0, "rob")

    assert span(engine, 1, "move", "lookout 3") == promised
    assert answer(engine, 1, "move", "lookout 3") == "lookout 3"
    assert answer(engine, 1, "move", "tinker") == "tinker"
    assert not missed(engine, 1, "lookout 3")


def test_queued_move_ends_with_the_turn() -> None:
    engine = first_turn()
    promised = span(engine, 0, "move", "rob")
    choose(engine, 0, "rob")
    assert span(engine, 0, "move", "rob") != promised
    # A new order would be for the next round.
    assert span(engine, 0, "move", "rob") == "round 2"


def test_a_move_that_is_no_longer_legal_is_missed() -> None:
    # A Flash Grenade forbids Lookouts.
    engine = first_turn(board=["flash_grenade"])
    choose(engine, 0, "rob")
    assert "lookout 3" not in menu(engine, 1)
    assert answer(engine, 1, "move", "lookout 3") is None
    assert missed(engine, 1, "lookout 3")
    assert not missed(engine, 1, "resupply")


def test_move_order_answers_once_per_turn() -> None:
    """After the Move, the order does not answer the rest of the turn."""
    engine = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic")))
    choose(engine, 0, "rob")

    assert engine.view(0).turn.seat == 0
    assert answer(engine, 0, "move", "resupply") is None
    assert not missed(engine, 0, "resupply")


def test_moves_that_can_be_queued() -> None:
    engine = first_turn()
    assert offered(engine, 0, "move") == [], "it is their turn: they are asked"
    assert offered(engine, 1, "move")[:3] == ["rob", "resupply", "tinker"]
    # Three Moves without a slot, and a Lookout at each of ten slots.
    assert len(offered(engine, 1, "move")) == 3 + 10

    choose(engine, 0, "rob")
    assert "lookout 1" not in offered(engine, 0, "move"), "revealed before their next turn"
    assert "lookout 2" in offered(engine, 0, "move")
