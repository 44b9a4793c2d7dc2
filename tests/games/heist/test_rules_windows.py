"""Tests of Override windows (6): who is asked, when none opens, and what stays secret."""

from games.engine.asks import CLOCK, Showing
from tests.games.heist.small import choose, entered, menu, owing, position, seat, tick, told
from tests.support.found import found


def test_all_seats_with_a_card_get_the_same_two_options() -> None:
    engine = entered(
        position(seat("boss", "scramble"), seat("agent", "override"), seat("mystic", "warn"))
    )
    choose(engine, 0, "play scramble")
    assert found(engine.ask).showing is Showing.NOTHING
    assert menu(engine, 1) == menu(engine, 2) == ["override", "pass"]
    # Equal menus and defaults: an answer must not depend on holding an Override.
    assert found(engine.decision(1)).default == found(engine.decision(2)).default


def test_window_stays_open_for_its_minimum() -> None:
    engine = entered(position(seat("boss", "warn"), seat("agent", "panic"), seat("mystic")))
    choose(engine, 0, "play warn")
    choose(engine, 1, "pass")
    # Both have answered; only the clock is left.
    assert list(found(engine.ask).owed) == [CLOCK]
    assert "stood" in tick(engine)


def test_override_without_the_card_is_a_private_pass() -> None:
    engine = entered(
        position(seat("boss", "warn"), seat("agent", "panic"), seat("mystic", "panic"))
    )
    choose(engine, 0, "play warn")
    # The press is private; other seats see the same as for a pass.
    assert choose(engine, 1, "override") == ["no_override->1"]

    choose(engine, 2, "pass")
    assert "stood" in tick(engine)


def test_the_first_taker_clockwise_from_the_cards_player_plays_it() -> None:
    """HR-32"""
    engine = entered(
        position(
            seat("boss", "override"),
            seat("agent", "warn"),
            seat("mystic", "override"),
            # Clockwise from seat 1, seat 2 comes before seat 0.
            leader=1,
        )
    )
    choose(engine, 1, "play warn")
    choose(engine, 0, "override")
    choose(engine, 2, "override")
    events = tick(engine)

    assert "override_kept->0" in events
    assert engine.game.state.seats[0].hand == ["override"]
    assert engine.game.state.seats[2].hand == []


def test_window_does_not_open_without_other_hands() -> None:
    engine = entered(position(seat("boss", "scramble"), seat("agent"), seat("mystic")))
    assert "scrambled" in choose(engine, 0, "play scramble")


def test_window_does_not_open_when_all_overrides_lie_open() -> None:
    engine = entered(
        position(
            seat("boss", "scramble"),
            seat("agent", "panic"),
            seat("mystic"),
            # All four Overrides of the box.
            discard=["override"] * 4,
        )
    )
    assert "scrambled" in choose(engine, 0, "play scramble")


def test_an_override_may_be_overridden_by_the_first_cards_player() -> None:
    """A player may not override the own card, but an Override aimed at it (HR-29, HR-30)."""
    engine = entered(
        position(seat("boss", "warn", "override"), seat("agent", "override"), seat("mystic"))
    )
    choose(engine, 0, "play warn")

    assert owing(engine) == [1]

    choose(engine, 1, "override")
    tick(engine)
    assert owing(engine) == [0]

    choose(engine, 0, "override")
    events = tick(engine)
    assert "stood" in events
    # The Override is voided, so Warn stands and seat 0 chooses its event.
    assert owing(engine) == [0]
    assert menu(engine, 0)[0] == "event shootout"
    assert told(engine)[-1] == "stood"


def test_jester_may_void_its_own_automatic_card() -> None:
    """HR-30, HR-73"""
    engine = entered(
        position(
            seat("jester", "override"),
            seat("agent"),
            seat("mystic"),
            pile=["scramble"],
        )
    )
    choose(engine, 0, "tinker")
    events = choose(engine, 0, "slot 1", "slot 2")

    # The card was turned up by chance, so its player may want to void it.
    assert "jester_turned" in events
    assert owing(engine) == [0]

    choose(engine, 0, "override")
    assert "voided" in tick(engine)
