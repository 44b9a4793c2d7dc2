"""Openings, turns and runs (rules sections 4 to 7): what a seat chooses, and what follows from it.

The series is the row of face-up cards on the table. A seat busts if its card brings the count above
21. A run is a series begun by the seat that has just made 21. OR-40 and the like are numbers of
rulings in RULES.md.

Rule: a seat without a choice is not asked. Cards are played until a seat has a choice or the game
      is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.chicken_out.box import majority
from games.chicken_out.state import Deal, OutState, Phase, SeatState, deal_cards
from games.chicken_out.vocabulary import (
    BRAVE_FROM,
    BY_DEFAULT_PLAY,
    BY_DEFAULT_STOP,
    CHICKEN_OUT,
    FOXES,
    MUDDLED_FROM,
    PLAY,
    RUN_CLOCK,
    RUN_MENU,
    SAFE_RUN_MENU,
    STOP,
    TARGET,
    TURN_CLOCK,
    TURN_MENU,
    UNTIL_11,
)
from games.engine.asks import Ask, Decision, Fact, Option, Seat, Showing
from games.engine.game import Outcome

if TYPE_CHECKING:
    from games.chicken_out.rules import ChickenOut

CALLED_OFF_AT = 1500
"""The number of cards after which a deal is stopped (OR-40)."""


# -- choices --------------------------------------------------------------------------------------


async def ask(game: ChickenOut) -> None:
    """Ask the active seat, and do what it chooses."""
    seat = game.state.seat
    decision = question(game.state)
    about: dict[str, Fact] = {"seat": seat, **decision.about}
    # One seat is asked, and its options are public. It answers with one option.
    _, (chosen,) = await Ask(
        decision.kind, {seat: decision}, Showing.SEATS, about, decision.options, asked=1
    )
    carry_out(game, chosen)


def question(state: OutState) -> Decision:
    """Return what the active seat has to decide."""
    series = state.series
    about = {"count": series.count, "cards": len(series.cards)}
    if state.phase == "turn":
        return Decision("turn", TURN_MENU, BY_DEFAULT_PLAY, TURN_CLOCK, about=about)

    menu = RUN_MENU if series.count >= BRAVE_FROM else SAFE_RUN_MENU
    return Decision("run", menu, BY_DEFAULT_STOP, RUN_CLOCK, about=about)


def carry_out(game: ChickenOut, chosen: Option) -> None:
    """Do what the active seat has chosen. `play_forced_cards` must be called after it."""
    if chosen == PLAY:
        _take_turn(game)
    elif chosen == CHICKEN_OUT:
        # The seat takes the series, and opens again (OR-24, OR-26).
        state = game.state
        series = state.series
        game.tell("chickened", seat=state.seat, count=series.count, cards=len(series.cards))
        game.take(state.seat)
        state.phase = "open"
    elif chosen == STOP:
        # The series stays for the next seat (OR-35).
        game.tell("stopped", seat=game.state.seat, count=game.state.series.count)
        _pass_turn(game, "turn")
    elif chosen == UNTIL_11:
        while _play_card(game) and game.state.series.count < BRAVE_FROM:
            pass
    else:  # CONTINUE
        _play_card(game)


# -- cards without a choice -----------------------------------------------------------------------


def play_forced_cards(game: ChickenOut) -> None:
    """Play cards until a seat has a choice or the game is over."""
    state = game.state
    while state.phase != "over" and not _has_a_choice(state):
        _FORCED[state.phase](game)


def _has_a_choice(state: OutState) -> bool:
    """Return whether the active seat has a choice (OR-21, OR-32).

    In a turn it has one from a count of eleven on; in a run, after the first card.
    """
    if state.phase == "turn":
        return state.series.count >= BRAVE_FROM
    return state.phase == "run" and bool(state.series.cards)


def _begin_deal(game: ChickenOut) -> None:
    """Tell the players that cards were dealt. The seat left of the dealer opens."""
    state = game.state
    deal = state.deal
    each = len(state.seats[state.seat].pile)
    unused = len(state.left_over)
    game.tell("dealt", number=deal.number, dealer=deal.dealer, cards=each, count=unused)
    state.phase = "open"


def _open(game: ChickenOut) -> None:
    """Play two cards, each fully resolved before the next one (OR-7)."""
    game.tell("opened", seat=game.state.seat)
    if _play_card(game) and _play_card(game):
        _pass_turn(game, "turn")


def _take_turn(game: ChickenOut) -> None:
    """Play one card."""
    if _play_card(game):
        _pass_turn(game, "turn")


def _begin_run(game: ChickenOut) -> None:
    """Play the first card of a run, which is not optional (OR-32)."""
    game.tell("ran", seat=game.state.seat)
    _play_card(game)


_FORCED: dict[Phase, Callable[[ChickenOut], None]] = {
    "dealt": _begin_deal,
    "open": _open,
    "turn": _take_turn,
    "run": _begin_run,
}


# -- one card -------------------------------------------------------------------------------------


def _play_card(game: ChickenOut) -> bool:
    """Play the active seat's top card.

    Return whether the series continues with this seat still in play.
    """
    state = game.state
    count = game.turn_up()
    # From this card on, a series is shuffled when it is taken. The players are told once.
    if state.deal.plays == MUDDLED_FROM and state.options.pickup == "ordered":
        game.tell("muddled")

    if count > TARGET:
        _bust(game)
    elif count == TARGET:
        _make_21(game)
    elif not state.seats[state.seat].pile:
        _go_out(game, "turn")
    elif state.deal.plays < CALLED_OFF_AT:
        return True  # the usual case: the series goes on

    if state.deal.plays >= CALLED_OFF_AT and state.phase != "over":
        game.tell("called_off")  # the deal takes too long (OR-40)
        end_deal(game)

    return False


def _bust(game: ChickenOut) -> None:
    """Take the whole series with the card that busts (OR-19). The seat is not out (OR-28)."""
    state = game.state
    series = state.series
    game.tell("busted", seat=state.seat, count=series.count, cards=len(series.cards))
    game.take(state.seat)
    _pass_turn(game, "open")


def _make_21(game: ChickenOut) -> None:
    """Remove the series; after that the seat goes out, or begins a run (OR-29, OR-34)."""
    state = game.state
    seat = state.seat
    seat_state = state.seats[seat]
    game.tell("made_21", seat=seat, cards=len(state.series.cards))
    _remove_series(game, seat)

    if len(seat_state.captured) >= majority():
        game.tell("unbeatable", seat=seat, cards=len(seat_state.captured))
        end_deal(game)
    elif not seat_state.pile:
        _go_out(game, "open")
    else:
        state.phase = "run" if state.options.after21 == "any" else "open"


def _remove_series(game: ChickenOut, seat: Seat) -> None:
    """Remove the series of a 21 from the table.

    It is captured, passed to the left neighbour in play (OR-36), or put out of the game.
    """
    state = game.state
    if state.options.pass_left:
        target = state.left_of(seat)
        game.tell("passed", seat=seat, target=target, cards=len(state.series.cards))
        game.take(target)

        return

    cards = game.clear_series()
    if state.goal == "capture":
        seat_state = state.seats[seat]
        seat_state.captured += tuple(cards)
        game.tell("captured", seat=seat, cards=len(seat_state.captured))
    else:
        state.thrown += tuple(cards)
        game.tell("thrown", cards=len(cards))


def _go_out(game: ChickenOut, next_phase: Phase) -> None:
    """Let the active seat go out: its pile is empty, and its last card did not bust (OR-27).

    Args:
        game: The game.
        next_phase: What the next seat does.
    """
    state = game.state
    seat = state.seat
    place = 1 + sum(seat_state.place is not None for seat_state in state.seats)
    state.seats[seat].place = place
    game.tell("went_out", seat=seat, place=place)

    # The seat is no longer in play. With a single seat left, the places are decided.
    if state.options.positions == "stop" or len(state.in_play()) == 1:
        end_deal(game)
    else:
        _pass_turn(game, next_phase)


def _pass_turn(game: ChickenOut, phase: Phase) -> None:
    """Continue with the next seat in play, in this phase."""
    state = game.state
    state.seat = state.left_of(state.seat)
    state.phase = phase


# -- the end of a deal and of the game (rules section 8) -------------------------------------------


CHICKEN_LEFT = 1
"""Points for a chicken left in a pile, if several deals are played. Fewer points are better."""

FOX_LEFT = 10
"""Points for a fox left in a pile."""


def end_deal(game: ChickenOut) -> None:
    """End the deal: count points if there are several, then deal again or end the game."""
    state = game.state
    if state.options.deals > 1:
        for seat, seat_state in enumerate(state.seats):
            seat_state.points += sum(
                FOX_LEFT if card in FOXES else CHICKEN_LEFT for card in seat_state.pile
            )
            game.tell("tallied", seat=seat, cards=len(seat_state.pile), points=seat_state.points)

    deal = state.deal
    if deal.number == state.options.deals:
        game.finish(outcome(state))
        return

    dealer = (deal.dealer + 1) % len(state.seats)
    deal_cards(state, game.chance, Deal(deal.number + 1, dealer))


def _score(state: OutState, seat_state: SeatState) -> int:
    """Return the score of a seat.

    With the goal "capture", it is the number of captured cards (more is better). In a race of one
    deal, it is the number of cards left; in a race of several deals, the points (fewer is better).
    """
    if state.goal == "capture":
        return len(seat_state.captured)
    return seat_state.points if state.options.deals > 1 else len(seat_state.pile)


def outcome(state: OutState) -> Outcome:
    """Return the result of the game. Equal seats share a rank."""
    seats = dict(enumerate(state.seats))
    scores = {seat: _score(state, seat_state) for seat, seat_state in seats.items()}
    merits = {seat: _merit(state, seat_state) for seat, seat_state in seats.items()}
    return Outcome.by_merit(scores, merits)


def _merit(state: OutState, seat_state: SeatState) -> tuple[int, int]:
    """Return the merit of a seat; greater is better.

    With the goal "capture", more captured cards are better, then an earlier place (OR-37). In a
    race of several deals, fewer points are better. In a race of one deal, an earlier place is
    better, then fewer cards (OR-38).
    """
    # A seat that has not gone out comes after all places.
    after_all = len(state.seats) + 1
    place = after_all if seat_state.place is None else seat_state.place
    if state.goal == "capture":
        return len(seat_state.captured), -place
    if state.options.deals > 1:
        return -seat_state.points, 0

    return -place, -len(seat_state.pile)
