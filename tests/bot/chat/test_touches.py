"""Clicks by whose tokens messages are edited hold whole messages: they are dropped when useless."""

from typing import Any

from bot.chat.pace import ChatPace
from bot.chat.surfaces import SPENT, Surfaces


class Hand:
    at = 1000.0

    def now(self) -> float:
        return self.at


async def test_a_click_is_dropped_when_its_token_is_dead() -> None:
    clock, pace, memory, click = Hand(), ChatPace(), Any, Any
    surfaces = Surfaces(memory, clock, pace)  # type: ignore[arg-type]
    first = surfaces.touch(click)  # type: ignore[arg-type]
    clock.at += pace.token_life
    second = surfaces.touch(click)  # type: ignore[arg-type]
    assert not surfaces.fresh(first)
    assert first.interaction is click, "somebody may be about to use it"
    clock.at += SPENT + 1
    third = surfaces.touch(click)  # type: ignore[arg-type]
    assert first.interaction is None
    assert second.interaction is third.interaction is click
