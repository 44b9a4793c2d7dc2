"""What one viewer may know of a heist, built up from nothing.

Everything in a view is a snapshot. Spectators (viewer None) get the public part alone.
"""

from dataclasses import dataclass

from games.heist.state import (
    SLOTS,
    Aim,
    HeistState,
    Link,
    Note,
    SeatState,
    Standing,
    Warned,
    decision_of,
    scores,
    winners,
)
from games.kit.asks import Seat


@dataclass(slots=True)
class SeatView:
    """What everybody may know of a seat.

    `character` stays known when its player has left the heist (and lies face down).
    `loots` is shown once the game is over and the seat escaped; `decision` from Reveal on.
    """

    seat: Seat
    character: str
    status: str
    cards: int
    loot: int
    has_hide: bool
    disabled: bool
    decision: str | None
    loots: tuple[str, ...] | None


@dataclass(slots=True)
class TurnView:
    """The turn that runs. Whether an offer is open is its player's affair (HR-111)."""

    seat: Seat
    move: str | None
    used: tuple[str, ...]
    cards_played: int


@dataclass(slots=True)
class OwnView:
    """What the viewing seat alone may know.

    `queued`: the card it has queued in the sweep being carried out, with the targets locked for it.
    `peeked`: what its Check Ins have shown, target -> choice.
    """

    seat: Seat
    hand: tuple[str, ...]
    loot: tuple[str, ...]
    notes: tuple[Note, ...]
    decision: str | None
    queued: tuple[str, tuple[int | str, ...]] | None
    peeked: dict[Seat, str]
    robbed: str | None
    may_hide: bool
    done: bool


@dataclass(slots=True)
class HeistView:
    """The table as the viewer sees it.

    `events` has ten entries: the event id where it is turned up, else None. `truck_loots` is None
    until the split. `event` is the one in force during a Reveal. `scores` and `winners` are None
    until the game is over.
    """

    viewer: Seat | None
    phase: str
    round: int
    leader: Seat
    seats: tuple[SeatView, ...]
    turn_order: tuple[Seat, ...]
    turn: TurnView | None
    events: tuple[str | None, ...]
    locked: tuple[int, ...]
    board: tuple[str, ...]
    fortified: tuple[str, ...]
    truck: int
    truck_loots: tuple[str, ...] | None
    loot_pile: int
    pile: int
    discard: tuple[str, ...]
    characters: int
    aside: int
    chain: tuple[Link, ...]
    standing: tuple[Standing, ...]
    copycats: tuple[Aim, ...]
    check_ins: tuple[Aim, ...]
    warns: tuple[Warned, ...]
    copying: dict[Seat, Seat]
    checking: tuple[Aim, ...]
    signals: int
    announced: int
    sweep: int
    event: str | None
    substitute: str | None
    splitting: tuple[Seat, ...]
    scores: dict[Seat, int | None] | None
    winners: tuple[Seat, ...] | None
    own: OwnView | None


def view(state: HeistState, viewer: Seat | None) -> HeistView:
    """The table for one viewer; None sees what everybody sees."""
    turn = state.turn
    over = state.phase == "over"
    return HeistView(
        viewer,
        state.phase,
        state.round,
        state.leader,
        tuple(_seats(state)),
        tuple(state.turn_order),
        None
        if turn is None
        else TurnView(turn.seat, turn.move, tuple(turn.used), turn.cards_played),
        tuple(state.slots[: state.shown]) + _FACE_DOWN[state.shown],
        tuple(state.locked),
        tuple(state.board),
        tuple(state.fortified),
        len(state.truck),
        tuple(sorted(state.truck)) if state.phase == "split" else None,
        len(state.loot_pile),
        len(state.pile),
        tuple(state.discard),
        len(state.characters),
        len(state.aside),
        tuple(state.chain),
        tuple(state.standing),
        tuple(state.copycats),
        tuple(state.check_ins),
        tuple(state.warns),
        state.copying.copy(),
        tuple(state.checking),
        state.signals,
        state.announced,
        state.sweep,
        state.event,
        state.substitute,
        tuple(state.splitting),
        scores(state) if over else None,
        winners(state) if over else None,
        None if viewer is None else _own(state, viewer),
    )


_FACE_DOWN = [(None,) * (SLOTS - shown) for shown in range(SLOTS + 1)]


def _seats(state: HeistState) -> list[SeatView]:
    over = state.phase == "over"
    open_decisions = state.shown >= state.round
    disabled = [one.target for one in state.standing if one.character == "devil"]
    return [
        SeatView(
            seat,
            one.character,
            one.status,
            len(one.hand),
            len(one.loot),
            one.has_hide,
            seat in disabled,
            decision_of(state, seat) if open_decisions else None,
            tuple(one.loot) if over and one.status == "escaped" else None,
        )
        for seat, one in enumerate(state.seats)
    ]


def _own(state: HeistState, viewer: Seat) -> OwnView:
    one: SeatState = state.seats[viewer]
    queued = next(((card.card, card.targets) for card in state.queue if card.seat == viewer), None)
    turn = state.turn
    return OwnView(
        viewer,
        tuple(one.hand),
        tuple(one.loot),
        tuple([Note(note.event, note.slots[:]) for note in one.notes]),
        one.decision,
        queued,
        _peeked(state, viewer) if state.checking else {},
        turn.robbed if turn is not None and turn.seat == viewer else None,
        state.may_hide(viewer),
        one.done,
    )


def _peeked(state: HeistState, viewer: Seat) -> dict[Seat, str]:
    """What the viewer's valid Check Ins have shown: nothing before stage A is closed."""
    if state.phase == "decision_a":
        return {}
    return {
        aim.target: state.seats[aim.target].decision or ""
        for aim in state.checking
        if aim.by == viewer and state.seats[aim.target].decision is not None
    }
