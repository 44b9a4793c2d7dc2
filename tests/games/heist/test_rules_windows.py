"""Override windows (6): who is asked, on which grounds none opens, and what it tells."""

from games.engine.asks import CLOCK, Showing
from tests.games.heist.small import choose, entered, menu, owing, position, seat, tick, told
from tests.support.found import found


def test_everybody_with_a_card_gets_the_same_two_options() -> None:
    engine = entered(
        position(seat("boss", "scramble"), seat("agent", "override"), seat("mystic", "warn"))
    )
    choose(engine, 0, "play scramble")
    assert found(engine.ask).showing is Showing.NOTHING
    assert menu(engine, 1) == menu(engine, 2) == ["override", "pass"]
    assert found(engine.decision(1)).default == found(engine.decision(2)).default


def test_it_stays_open_for_its_minimum_however_quick_the_answers() -> None:
    engine = entered(position(seat("boss", "warn"), seat("agent", "panic"), seat("mystic")))
    choose(engine, 0, "play warn")
    choose(engine, 1, "pass")
    assert list(found(engine.ask).owed) == [CLOCK]
    assert "stood" in tick(engine)


def test_pressing_override_without_one_is_a_pass_and_told_to_that_seat_alone() -> None:
    engine = entered(
        position(seat("boss", "warn"), seat("agent", "panic"), seat("mystic", "panic"))
    )
    choose(engine, 0, "play warn")
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


def test_none_opens_where_nobody_else_has_a_card() -> None:
    engine = entered(position(seat("boss", "scramble"), seat("agent"), seat("mystic")))
    assert "scrambled" in choose(engine, 0, "play scramble")


def test_none_opens_where_all_overrides_lie_open() -> None:
    engine = entered(
        position(
            seat("boss", "scramble"),
            seat("agent", "panic"),
            seat("mystic"),
            discard=["override"] * 4,
        )
    )
    assert "scrambled" in choose(engine, 0, "play scramble")


def test_an_override_may_be_overridden_by_the_first_cards_player() -> None:
    """HR-29, HR-30: one's own card no, an Override aimed at it yes."""
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

    assert "jester_turned" in events
    assert owing(engine) == [0]

    choose(engine, 0, "override")
    assert "voided" in tick(engine)
