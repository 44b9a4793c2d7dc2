"""What one viewer may know of Political Chicken (rules section 5).

A view is filled field by field, so a new field of the state is hidden until it is added here.

Everything on the table is public. Hands and the order of deck and reserve are secret. A seat sees
its own hand, and with the event card Leaked Inbox the hand of its victim. Spectators (viewer None)
get the public part only.
"""

from dataclasses import dataclass

from games.engine.asks import Seat
from games.political.stacks import Stack
from games.political.state import Battle, Fought, PoliticalOptions, PoliticalState, Rolls


@dataclass(slots=True, unsafe_hash=True)
class SeatView:
    """What is public about a seat: the number of its cards, and its base."""

    hand: int
    base: tuple[Stack, ...]


@dataclass(slots=True, unsafe_hash=True)
class OwnView:
    """What only the viewing seat may know. `peeked`: the hand that it sees by a Leaked Inbox."""

    seat: Seat
    hand: tuple[str, ...]
    peeked: tuple[str, ...]


@dataclass(slots=True, unsafe_hash=True)
class PoliticalView:
    """The table as the viewer sees it. It never changes, and house players keep plans by view.

    `seat` is the active seat. `turn` counts the turns of all seats. `middle` holds the unaffiliated
    stacks; a stack in battle is neither there nor in a base. `deck`, `reserve` and `discard` are
    numbers of cards. `fought` is the last battle. `victim` must show its hand (Leaked Inbox).
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
            [SeatView(len(seat_state.hand), tuple(seat_state.base)) for seat_state in state.seats]
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
    peeking = state.phase == "inbox" and state.seat == viewer
    peeked = state.seats[state.victim].hand if peeking and state.victim is not None else ()
    return OwnView(viewer, tuple(state.seats[viewer].hand), tuple(peeked))
