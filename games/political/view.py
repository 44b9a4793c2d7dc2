"""What one viewer may know of Political Chicken, built up from nothing (5).

Everything on the table is public. Secret are hands, the order of deck and reserve, and what a hand
looked into by a Leaked Inbox held. Spectators (viewer None) get the public part alone.
"""

from typing import NamedTuple

from games.engine.asks import Seat
from games.political.stacks import Stack
from games.political.state import Battle, Fought, PoliticalOptions, PoliticalState, Rolls


class SeatView(NamedTuple):
    """What everybody may know of a seat: how many cards it holds, and its base."""

    hand: int
    base: tuple[Stack, ...]


class OwnView(NamedTuple):
    """What the viewing seat alone may know. `peeked`: the hand it is looking into."""

    seat: Seat
    hand: tuple[str, ...]
    peeked: tuple[str, ...]


class PoliticalView(NamedTuple):
    """The table as the viewer sees it.

    `deck`, `reserve` and `discard` are numbers of cards. A stack in battle lies nowhere else.
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
    """The table for one viewer; None sees what everybody sees."""
    return PoliticalView(
        viewer=viewer,
        phase=state.phase,
        options=state.options,
        seat=state.seat,
        turn=state.turn,
        seats=tuple([SeatView(hand=len(one.hand), base=tuple(one.base)) for one in state.seats]),
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
    peeking = state.phase == "inbox" and state.seat == viewer and state.victim is not None
    peeked = state.seats[state.victim].hand if peeking and state.victim is not None else ()
    return OwnView(seat=viewer, hand=tuple(state.seats[viewer].hand), peeked=tuple(peeked))
