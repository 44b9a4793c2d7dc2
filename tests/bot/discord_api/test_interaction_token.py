"""The interaction token, which is kept after the answer to edit its message."""

from types import SimpleNamespace
from typing import Any
from weakref import ref

from bot.discord_api.interaction_token import SPENT, InteractionTokens

LIFE = 14 * 60.0


class Hand:
    at = 1000.0

    def now(self) -> float:
        return self.at


class Pressed(SimpleNamespace):
    """An interaction with only the attributes that the token needs."""


def test_interaction_itself_is_not_kept() -> None:
    tokens = InteractionTokens(Hand(), LIFE)
    click: Any = Pressed(extras={}, locale="de", followup="line", message="with all its parts")
    alive = ref(click)
    touch = tokens.issue(click)
    # The interaction holds the whole message, so its last reference must go.
    del click

    assert alive() is None
    assert touch.webhook == "line"


def test_token_is_fresh_then_old_then_spent() -> None:
    clock = Hand()
    tokens = InteractionTokens(clock, LIFE)
    touch = tokens.issue(Pressed(extras={}, locale="de", followup="line"))  # type: ignore[arg-type]

    assert tokens.is_fresh(touch)

    clock.at += LIFE
    assert not tokens.is_fresh(touch)
    assert not tokens.is_spent(touch), "to say that it is old"

    clock.at += SPENT + 1
    assert tokens.is_spent(touch)
