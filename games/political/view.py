"""What one viewer may know of Political Chicken, built from nothing (rules section 5).

Everything on the table is public. Hands, the order of deck and reserve, and a hand seen by a Leaked
Inbox are secret. Spectators (viewer None) get the public part only.
"""

from typing import NamedTuple

from games.engine.asks import Seat
from games.political.stacks import Stack
from games.political.state import Battle, Fought, PoliticalOptions, PoliticalState, Rolls


class SeatView(NamedTuple):
    """What is public about a seat: the number of its cards, and its base."""

    hand: int
    base: tuple[Stack, ...]


class OwnView(NamedTuple):
    """What only the viewing seat may know. `peeked` is the hand it is looking at."""

    seat: Seat
    hand: tuple[str, ...]
    peeked: tuple[str, ...]


class PoliticalView(NamedTuple):
    """The table as the viewer sees it.

    `deck`, `reserve` and `discard` are numbers of cards. A stack in battle is in no base.
    """

    viewer: Seat | None
    phase: str
    options: PoliticalOptions
    seat: Seat
    turn: int
    seats: tuple[SeatView, ...]
    middle: tuple[Stack, ...]
    deck: int
    reserve: int
    discard: int
    battle: Battle | None
    fought: Fought | None
    event: str | None
    victim: Seat | None
    rolls: tuple[Rolls, ...]
    own: OwnView | None


def view(state: PoliticalState, viewer: Seat | None) -> PoliticalView:
    """Return the table for one viewer; None gets the public part only."""
    return PoliticalView(
        viewer=viewer,
        phase=state.phase,
        options=state.options,
        seat=state.seat,
        turn=state.turn,
        seats=tuple(
            [
                SeatView(hand=len(seat_state.hand), base=tuple(seat_state.base))
                for seat_state in state.seats
            ]
        ),
        middle=tuple(state.middle),
        deck=len(state.deck),
        reserve=len(state.reserve),
        discard=len(state.discard),
        battle=state.battle,
        fought=state.fought,
        event=state.event,
        victim=state.victim,
        rolls=tuple(state.rolls),
        own=None if viewer is None else _own(state, viewer),
    )


def _own(state: PoliticalState, viewer: Seat) -> OwnView:
    """Return the seat's own hand, and the victim's hand while the seat looks at it."""
    peeking = state.phase == "inbox" and state.seat == viewer and state.victim is not None
    peeked = state.seats[state.victim].hand if peeking and state.victim is not None else ()
    return OwnView(seat=viewer, hand=tuple(state.seats[viewer].hand), peeked=tuple(peeked))
