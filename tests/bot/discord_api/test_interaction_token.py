"""What is left of a click by whose token messages are edited."""

from types import SimpleNamespace
from typing import Any
from weakref import ref

from bot.messages.state import SPENT, Surfaces
from bot.messages.timing import ChatTiming


class Hand:
    at = 1000.0

    def now(self) -> float:
        return self.at


class Pressed(SimpleNamespace):
    """As much of an interaction as is asked for."""


def test_the_click_itself_is_not_kept() -> None:
    surfaces = Surfaces(Any, Hand(), ChatTiming(), Any)  # type: ignore[arg-type]
    click: Any = Pressed(extras={}, locale="de", followup="line", message="with all its parts")
    alive, touch = ref(click), surfaces.touch(click)
    del click
    assert alive() is None
    assert touch.line == "line"


def test_a_token_is_fresh_then_old_then_good_for_nothing() -> None:
    clock, pace = Hand(), ChatTiming()
    surfaces = Surfaces(Any, clock, pace, Any)  # type: ignore[arg-type]
    touch = surfaces.touch(Pressed(extras={}, locale="de", followup="line"))  # type: ignore[arg-type]
    assert surfaces.fresh(touch)
    clock.at += pace.token_life
    assert not surfaces.fresh(touch)
    assert not surfaces.spent(touch), "to say that it is old"
    clock.at += SPENT + 1
    assert surfaces.spent(touch)
