"""The ends of turns, rounds and the game (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.crazy.setup import deal_round
from games.crazy.state import outcome, points, reasons_to_end

if TYPE_CHECKING:
    from games.crazy.rules import CrazyChicken


def end_turn(game: CrazyChicken) -> None:
    """The round stops at once where it ends; nobody is owed an equal number of turns (CR-29)."""
    state = game.state
    why = list(reasons_to_end(state))
    if why:
        _end_round(game, why)
        return
    state.seat = state.opponent(state.seat)
    state.turn += 1
    state.phase = "draw"


def _end_round(game: CrazyChicken, why: list[str]) -> None:
    state = game.state
    for one in state.seats:
        one.rounds.append(points(one.sets))
    numbers = [one.rounds[-1] for one in state.seats]
    game.tell("round_ended", round=state.round, why=why, numbers=numbers)
    state.phase = "round_over" if state.round < state.options.rounds else "over"
    if state.phase == "over":
        _finish(game)


async def next_round(game: CrazyChicken) -> None:
    """After a moment for the last one."""
    await game.pause("pause")
    game.state.round += 1
    deal_round(game.state, game.chance)


def _finish(game: CrazyChicken) -> None:
    for seat, one in enumerate(game.state.seats):
        game.tell("scored", seat=seat, number=one.total)
    game.tell("game_over", seats=list(outcome(game.state).winners))
