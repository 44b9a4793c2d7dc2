"""What one viewer may know of Political Chicken, built up from nothing (5).

Everything on the table is public. Secret are hands, the order of deck and reserve, and what a hand
looked into by a Leaked Inbox held. Spectators (viewer None) get the public part alone.
"""

from typing import NamedTuple

from games.kit.asks import Seat
from games.political.ending import scores, winners
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
    `scores` and `winners` are None until the game is over.
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
    scores: dict[Seat, int] | None
    winners: tuple[Seat, ...] | None
    own: OwnView | None


def view(state: PoliticalState, viewer: Seat | None) -> PoliticalView:
    """The table for one viewer; None sees what everybody sees."""
    over = state.phase == "over"
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
        scores=scores(state) if over else None,
        winners=winners(state) if over else None,
        own=None if viewer is None else _own(state, viewer),
    )


def _own(state: PoliticalState, viewer: Seat) -> OwnView:
    peeking = state.phase == "inbox" and state.seat == viewer and state.victim is not None
    peeked = state.seats[state.victim].hand if peeking and state.victim is not None else ()
    return OwnView(seat=viewer, hand=tuple(state.seats[viewer].hand), peeked=tuple(peeked))
