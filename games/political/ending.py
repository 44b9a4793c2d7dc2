"""The end of the game (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.game import Outcome
from games.political.stacks import balance, score, size
from games.political.state import PoliticalState

if TYPE_CHECKING:
    from games.political.rules import PoliticalChicken


def finish(game: PoliticalChicken) -> None:
    """Hands are thrown away unscored, unaffiliated groups count for nobody; who has most wins."""
    state = game.state
    state.phase = "over"
    for seat, one in enumerate(state.seats):
        left, right = balance(one.base)
        game.tell(
            "scored",
            seat=seat,
            number=score(one.base),
            left=left,
            right=right,
            cards=size(one.base),
        )
    game.tell("game_over", seats=list(outcome(state).winners))


def outcome(state: PoliticalState) -> Outcome:
    """By score, then by cards in the base (PO-61); equals share a rank (PO-62)."""
    merits = {seat: (score(one.base), size(one.base)) for seat, one in enumerate(state.seats)}
    return Outcome.by_merit({seat: points for seat, (points, _) in merits.items()}, merits)
