"""The end of a deal and of the game (8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.chicken_out.setup import deal_anew
from games.chicken_out.state import Deal, OutState, SeatState
from games.chicken_out.vocabulary import FOXES
from games.engine.asks import Seat
from games.engine.game import Outcome

if TYPE_CHECKING:
    from games.chicken_out.rules import ChickenOut

CHICKEN_LEFT = 1
FOX_LEFT = 10
"""What a card left in a pile costs where several deals are played."""


def deal_is_decided(state: OutState) -> bool:
    """Whether nobody plays on, now that a seat has gone out."""
    return state.options.positions == "stop" or len(state.in_play()) == 1


def call_off(game: ChickenOut) -> None:
    """The deal takes too long (OR-40)."""
    game.tell("called_off")
    end_deal(game)


def end_deal(game: ChickenOut) -> None:
    """Count it where there are several; then the next one, or the end of the game."""
    state = game.state
    if state.options.deals > 1:
        _tally(game)
    deal = state.deal
    if deal.number == state.options.deals:
        _finish(game)
        return
    dealer = (deal.dealer + 1) % len(state.seats)
    deal_anew(state, game.chance, Deal(deal.number + 1, dealer))


def _tally(game: ChickenOut) -> None:
    for seat, one in enumerate(game.state.seats):
        one.points += sum(FOX_LEFT if card in FOXES else CHICKEN_LEFT for card in one.pile)
        game.tell("tallied", seat=seat, cards=len(one.pile), points=one.points)


def _finish(game: ChickenOut) -> None:
    state = game.state
    state.phase = "over"
    for seat, score in scores(state).items():
        game.tell("scored", seat=seat, number=score)
    game.tell("game_over", seats=list(outcome(state).winners))


def scores(state: OutState) -> dict[Seat, int]:
    """Captured cards (more is better); in a race cards left, over several deals points (fewer)."""
    return {seat: _score(state, one) for seat, one in enumerate(state.seats)}


def _score(state: OutState, one: SeatState) -> int:
    if state.goal == "capture":
        return len(one.captured)
    return one.points if state.options.deals > 1 else len(one.pile)


def outcome(state: OutState) -> Outcome:
    """How the game has ended; equals share a rank."""
    merits = {seat: _merit(state, one) for seat, one in enumerate(state.seats)}
    return Outcome.by_merit(scores(state), merits)


def _merit(state: OutState, one: SeatState) -> tuple[int, int]:
    """The greater, the better: captures, then going out early (OR-37); few points; going out early,
    then few cards (OR-38).
    """
    never = len(state.seats) + 1
    place = never if one.place is None else one.place
    if state.goal == "capture":
        return len(one.captured), -place
    if state.options.deals > 1:
        return -one.points, 0
    return -place, -len(one.pile)
