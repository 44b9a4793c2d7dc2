"""The end of the game (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.asks import Seat
from games.kit.game import Outcome
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
    game.tell("game_over", seats=list(winners(state)))


def scores(state: PoliticalState) -> dict[Seat, int]:
    return {seat: score(one.base) for seat, one in enumerate(state.seats)}


def ranks(state: PoliticalState) -> dict[Seat, int]:
    """From 1: by score, then by cards in the base (PO-61); equals share a rank (PO-62)."""
    merits = [(score(one.base), size(one.base)) for one in state.seats]
    return {seat: 1 + sum(other > mine for other in merits) for seat, mine in enumerate(merits)}


def winners(state: PoliticalState) -> tuple[Seat, ...]:
    return tuple(seat for seat, rank in ranks(state).items() if rank == 1)


def outcome(state: PoliticalState) -> Outcome:
    return Outcome(winners(state), {**scores(state)}, ranks(state))
