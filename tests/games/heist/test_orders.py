"""Standing orders: what each answers to which decision, and for how long it holds."""

from typing import Any

from games.engine.asks import written
from games.engine.engine import Engine
from games.heist.orders import ORDERS
from tests.games.heist.small import choose, entered, menu, position, seat, tick

BY_SLUG = {order.slug: order for order in ORDERS}


def answer(engine: Engine, who: int, slug: str, *setting: str) -> str | None:
    """What the order answers for this seat now."""
    decision = engine.decision(who)
    order = BY_SLUG[slug]

    assert decision is not None

    if decision.kind not in order.kinds:
        return None

    choice = order.answer(engine.view(who), decision, setting or ("on",))
    return None if choice is None else written(choice)


def span(engine: Engine, who: int, slug: str, *setting: str) -> str:
    return BY_SLUG[slug].span(engine.view(who), setting)


def missed(engine: Engine, who: int, *setting: str) -> bool:
    decision = engine.decision(who)
    assert decision is not None
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


def test_saving_and_the_lowest_fee_are_on_unless_one_says_otherwise() -> None:
    """HR-83"""
    on = {order.slug for order in ORDERS if order.default}
    assert on == {"save", "fee"}


def test_save_me_with_hide() -> None:
    """HR-83, HR-94"""
    assert answer(at_the_saves("swat"), 0, "save") == "discard_hide"
    assert answer(at_the_saves("police_patrol"), 1, "save") == "discard_hide"


def test_the_lowest_fee() -> None:
    assert answer(at_the_saves("membership_fee"), 0, "fee") == "pay cash-1"
    assert answer(at_the_saves("membership_fee"), 0, "save") is None


def test_the_dearest_of_the_split() -> None:
    """HR-97"""
    loots = ["cash-3", "diamond-8", "gold-5"]
    state = position(
        *(seat(one, status="escaped") for one in ("agent", "boss", "devil")),
        phase="split",
        truck=loots,
        splitting=[1, 2],
        shown=3,
        round=3,
    )

    assert answer(entered(state), 1, "split") == "take diamond-8"


def at_a_window() -> Engine:
    engine = entered(
        position(seat("boss", "freeze"), seat("agent", "warn"), seat("mystic", "override"))
    )
    choose(engine, 0, "play freeze")
    return engine


def test_let_everything_happen_is_the_same_for_who_holds_an_override() -> None:
    """HR-32"""
    engine = at_a_window()
    assert answer(engine, 1, "window") == answer(engine, 2, "window") == "pass"


def test_everything_may_happen_for_this_round_only() -> None:
    """RULES 14.5"""
    engine = at_a_window()
    assert answer(engine, 1, "window", "round") == answer(engine, 2, "window", "round") == "pass"

    first = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic")))
    second = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic"), round=2))
    assert span(first, 0, "window", "round") != span(second, 0, "window", "round")
    assert span(first, 0, "window", "on") == span(second, 0, "window", "on") == ""


def test_a_round_without_windows_is_offered_to_everybody_in_it_and_to_nobody_else() -> None:
    """Who is offered it tells nothing about hands."""
    engine = entered(position(seat("boss"), seat("agent", "override"), seat("mystic", "warn")))
    assert all(offered(engine, who, "window") == ["on", "round"] for who in range(3))

    frozen = entered(position(seat("boss"), seat("agent"), seat("mystic"), board=["freeze"]))
    assert offered(frozen, 0, "window") == ["on"]

    away = entered(position(seat("boss"), seat("agent", status="caught"), seat("mystic")))
    assert offered(away, 1, "window") == ["on"]


def test_the_override_list_names_cards_and_seats() -> None:
    engine = at_a_window()
    assert answer(engine, 2, "voids", "card freeze") == "override"
    assert answer(engine, 2, "voids", "seat 0") == "override"
    assert answer(engine, 2, "voids", "card panic", "seat 1") is None


def test_the_override_list_does_not_look_at_the_hand() -> None:
    """Whether a window is answered tells nothing about who holds an Override."""
    engine = at_a_window()
    assert answer(engine, 1, "voids", "card freeze") == "override"
    assert choose(engine, 1, "override") == ["no_override->1"]


def test_the_override_list_is_for_slow_tables_and_the_others_in_the_heist() -> None:
    assert BY_SLUG["voids"].slow
    assert not any(order.slow for order in ORDERS if order.slug != "voids")

    engine = entered(
        position(seat("boss", "warn"), seat("agent", status="caught"), seat("mystic", "panic"))
    )
    seats = [one for one in offered(engine, 0, "voids") if one.startswith("seat")]
    assert seats == ["seat 2"]
    assert offered(engine, 1, "voids") == []


def test_an_override_on_the_list_is_no_override_by_its_own_player() -> None:
    """Whoever is listed plays Freeze; that an Override answers it is another card by another."""
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
            turns_begun=3,
            turn={"seat": 2},
        )
    )


def test_done_for_the_round_is_given_in_the_turns() -> None:
    """RULES 14.5"""
    engine = in_the_last_turn("panic")
    assert offered(engine, 0, "operation") == ["unless", "done"]

    promised = span(engine, 0, "operation", "done")
    choose(engine, 2, "rob")
    choose(engine, 2, "end")

    assert span(engine, 0, "operation", "done") == promised
    assert answer(engine, 0, "operation", "done") == "done"
    assert answer(engine, 0, "operation", "unless") == "pass"


def test_passing_unless_something_is_played_ends_with_the_first_card_after_it() -> None:
    engine = in_the_last_turn("signal_jammer")
    promised = {one: span(engine, 0, "operation", one) for one in ("unless", "done")}
    choose(engine, 2, "play signal_jammer")
    assert span(engine, 0, "operation", "unless") != promised["unless"]
    assert span(engine, 0, "operation", "done") == promised["done"]


def test_what_was_played_before_it_was_given_does_not_count() -> None:
    engine = in_the_last_turn("signal_jammer")
    choose(engine, 2, "play signal_jammer")
    for other in (0, 1):
        choose(engine, other, "pass")

    tick(engine)
    promised = span(engine, 0, "operation", "unless")
    choose(engine, 2, "rob")

    assert engine.view(0).phase == "sweep"
    assert span(engine, 0, "operation", "unless") == promised


def test_it_lasts_for_its_round() -> None:
    first = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic")))
    second = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic"), round=2))
    for one in ("unless", "done"):
        assert span(first, 0, "operation", one) != span(second, 0, "operation", one)


def test_nobody_without_cards_or_under_freeze_is_offered_to_pass() -> None:
    engine = entered(position(seat("boss"), seat("agent", "warn"), seat("mystic")))
    assert offered(engine, 0, "operation") == []
    assert offered(engine, 1, "operation") == ["unless", "done"]

    frozen = entered(
        position(seat("boss"), seat("agent", "warn"), seat("mystic"), board=["freeze"])
    )
    assert offered(frozen, 1, "operation") == []


def test_it_keeps_out_where_a_queued_card_is_changed() -> None:
    engine = in_the_last_turn("panic")
    choose(engine, 2, "rob")
    choose(engine, 2, "end")
    choose(engine, 0, "play warn")
    assert answer(engine, 0, "operation", "done") is None, "its player names a target"


# -- the queued Move ------------------------------------------------------------------------------


def first_turn(**more: Any) -> Engine:
    return entered(position(seat("boss"), seat("agent"), seat("mystic"), **more))


def test_the_queued_move_is_taken_in_ones_turn() -> None:
    engine = first_turn()
    promised = span(engine, 1, "move", "lookout 3")
    choose(engine, 0, "rob")

    assert span(engine, 1, "move", "lookout 3") == promised
    assert answer(engine, 1, "move", "lookout 3") == "lookout 3"
    assert answer(engine, 1, "move", "tinker") == "tinker"
    assert not missed(engine, 1, "lookout 3")


def test_it_is_forgotten_once_the_turn_is_over() -> None:
    engine = first_turn()
    promised = span(engine, 0, "move", "rob")
    choose(engine, 0, "rob")
    assert span(engine, 0, "move", "rob") != promised
    assert span(engine, 0, "move", "rob") == "round 2"


def test_a_move_that_is_no_longer_legal_is_missed() -> None:
    engine = first_turn(board=["flash_grenade"])
    choose(engine, 0, "rob")
    assert "lookout 3" not in menu(engine, 1)
    assert answer(engine, 1, "move", "lookout 3") is None
    assert missed(engine, 1, "lookout 3")
    assert not missed(engine, 1, "resupply")


def test_one_move_a_turn() -> None:
    """The Move done, the rest of the turn is asked."""
    engine = entered(position(seat("boss", "warn"), seat("agent"), seat("mystic")))
    choose(engine, 0, "rob")

    assert engine.view(0).turn.seat == 0
    assert answer(engine, 0, "move", "resupply") is None
    assert not missed(engine, 0, "resupply")


def test_what_can_be_queued() -> None:
    engine = first_turn()
    assert offered(engine, 0, "move") == [], "it is their turn: they are asked"
    assert offered(engine, 1, "move")[:3] == ["rob", "resupply", "tinker"]
    assert len(offered(engine, 1, "move")) == 3 + 10

    choose(engine, 0, "rob")
    assert "lookout 1" not in offered(engine, 0, "move"), "revealed before their next turn"
    assert "lookout 2" in offered(engine, 0, "move")
