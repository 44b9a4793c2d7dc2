"""One trick (3): goal, secret cards, reveal; and what comes after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.kit.asks import Decision, Seat, Showing, ask_each
from games.playing.state import ROUNDS, Reveal, exact_prize, outcome, prize, tricks_in
from games.playing.vocabulary import CARD_CLOCK, PLAY

if TYPE_CHECKING:
    from games.playing.rules import PlayingChicken


async def play_trick(game: PlayingChicken) -> None:
    """Everybody may think again until the last one has chosen (PL-15)."""
    state = game.state
    if (state.round, state.trick) == (1, 1):
        game.tell("round_started", round=1)
    goal = game.turn_up_goal()
    asked = {
        seat: Decision("card", [PLAY[card] for card in one.hand], None, CARD_CLOCK)
        for seat, one in enumerate(state.seats)
    }
    chosen = await ask_each("card", asked, showing=Showing.SEATS, revisable=True)
    reveal(game, goal, [choice[0].number for choice in chosen.values()])
    if state.trick < tricks_in(state.round):
        state.phase = "revealed"
        return
    game.leave_cards_behind()
    if state.round < ROUNDS:
        state.phase = "revealed"
    else:
        finish(game)


def reveal(game: PlayingChicken, goal: int, cards: Sequence[int]) -> None:
    """Score first, then the cards are laid aside (PL-17)."""
    state = game.state
    total = sum(cards)
    worth = exact_prize if total == goal else prize
    points = worth(state.options, state.round)
    won = winners(goal, cards)
    for seat, one in enumerate(state.seats):
        one.hand.remove(cards[seat])
        one.spent.append(cards[seat])
    for seat in won:
        state.seats[seat].points += points
    state.reveals.append(Reveal(state.round, goal, tuple(cards), won, points))
    game.tell("revealed", goal=goal, total=total, cards=list(cards), seats=list(won), points=points)


def winners(goal: int, cards: Sequence[int]) -> tuple[Seat, ...]:
    """Everybody with the highest card; over the goal, everybody with the lowest (PL-12, PL-13)."""
    best = min(cards) if sum(cards) > goal else max(cards)
    return tuple([seat for seat, card in enumerate(cards) if card == best])


async def go_on(game: PlayingChicken) -> None:
    """After a moment for the reveal: the next trick, or the next round."""
    state = game.state
    await game.pause("pause")
    if state.trick < tricks_in(state.round):
        state.trick += 1
    else:
        game.take_cards_back()
        state.round += 1
        state.trick = 1
        game.tell("round_started", round=state.round)
    state.phase = "trick"


def finish(game: PlayingChicken) -> None:
    """Most points win."""
    game.state.phase = "over"
    for seat, one in enumerate(game.state.seats):
        game.tell("scored", seat=seat, number=one.points)
    game.tell("game_over", seats=list(outcome(game.state).winners))
