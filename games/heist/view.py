"""What one viewer may know of a heist. Numbers such as HR-111 are those of RULES.md.

A view is filled field by field, so a new field of the state is hidden until it is added here. It is
a snapshot: it does not change with the state. Spectators (viewer None) get the public part only.
"""

from dataclasses import dataclass

from games.engine.asks import Seat
from games.heist.state import (
    SLOTS,
    CardAim,
    ChainLink,
    HeistState,
    Note,
    SeatState,
    StandingEffect,
    Turn,
    Warned,
    decision_of,
)


@dataclass(slots=True)
class SeatView:
    """What is public about a seat.

    `character` stays public when its player has left the heist, although the card is face down.
    `cards` and `loot` are numbers of cards. `disabled`: a Devil has disabled the character.
    `loots` (the loot cards) is None until the game is over, and for seats that have not escaped.
    `decision` is None before Reveal.
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
    """The public part of the current turn: see `Turn` in state.py.

    Whether an offer is open is known only to its player (HR-111).
    """

    seat: Seat
    move: str | None
    used: tuple[str, ...]
    cards_played: int


@dataclass(slots=True)
class OwnView:
    """What only the viewing seat may know.

    `queued` is the seat's card in the sweep that is being carried out, with the card's targets.
    `peeked` is what its Check Ins have shown: target -> choice. `notes` are the face-down events
    that it knows. `robbed` is the loot of this turn's Rob. `may_hide`: the seat may choose Hide.
    `done`: the seat plays no more cards in this Operation.
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

    `events` has ten entries: the id of a revealed event, otherwise None. `truck_loots` is None
    until the split. `seen_by` has face-down slots and the seats in the heist. `event` is the one in
    force during a Reveal. `truck`, `loot_pile`, `pile`, `characters` and `aside` are numbers of
    cards. The other fields are as in `HeistState`, but only with what is public.
    """

    viewer: Seat | None
    phase: str
    round: int
    leader: Seat
    seats: tuple[SeatView, ...]
    turn_order: tuple[Seat, ...]
    turn: TurnView | None
    events: tuple[str | None, ...]
    seen_by: dict[int, tuple[Seat, ...]]
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
    chain: tuple[ChainLink, ...]
    standing: tuple[StandingEffect, ...]
    copycats: tuple[CardAim, ...]
    check_ins: tuple[CardAim, ...]
    warns: tuple[Warned, ...]
    copying: dict[Seat, Seat]
    checking: tuple[CardAim, ...]
    signals: int
    announced: int
    sweep: int
    event: str | None
    substitute: str | None
    splitting: tuple[Seat, ...]
    own: OwnView | None


def view(state: HeistState, viewer: Seat | None) -> HeistView:
    """Return the table for one viewer; None gets the public part only."""
    turn = state.turn
    return HeistView(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        leader=state.leader,
        seats=tuple(_seats(state)),
        turn_order=tuple(state.turn_order),
        turn=None if turn is None else _turn(turn),
        events=tuple(state.slots[: state.shown]) + _FACE_DOWN[state.shown],
        seen_by={
            slot: tuple([seat for seat in seats if state.seats[seat].status == "in"])
            for slot, seats in state.seen_by.items()
            if slot > state.shown
        },
        locked=tuple(state.locked),
        board=tuple(state.board),
        fortified=tuple(state.fortified),
        truck=len(state.truck),
        truck_loots=tuple(sorted(state.truck)) if state.phase == "split" else None,
        loot_pile=len(state.loot_pile),
        pile=len(state.pile),
        discard=tuple(state.discard),
        characters=len(state.characters),
        aside=len(state.aside),
        chain=tuple(state.chain),
        standing=tuple(state.standing),
        copycats=tuple(state.copycats),
        check_ins=tuple(state.check_ins),
        warns=tuple(state.warns),
        copying=state.copying.copy(),
        checking=tuple(state.checking),
        signals=state.signals,
        announced=state.announced,
        sweep=state.sweep,
        event=state.event,
        substitute=state.substitute,
        splitting=tuple(state.splitting),
        own=None if viewer is None else _own(state, viewer),
    )


def _turn(turn: Turn) -> TurnView:
    return TurnView(turn.seat, turn.move, tuple(turn.used), turn.cards_played)


# By the number of revealed slots: None for each slot that is face down.
_FACE_DOWN = [(None,) * (SLOTS - shown) for shown in range(SLOTS + 1)]


def _seats(state: HeistState) -> list[SeatView]:
    """Return the public part of all seats."""
    over = state.phase == "over"
    # At Reveal `shown` becomes equal to `round`: from then on decisions are public.
    open_decisions = state.shown >= state.round
    disabled = [effect.target for effect in state.standing if effect.character == "devil"]
    return [
        SeatView(
            seat,
            seat_state.character,
            seat_state.status,
            len(seat_state.hand),
            len(seat_state.loot),
            seat_state.has_hide,
            seat in disabled,
            # A copier shows the decision of its target.
            decision_of(state, seat) if open_decisions else None,
            tuple(seat_state.loot) if over and seat_state.status == "escaped" else None,
        )
        for seat, seat_state in enumerate(state.seats)
    ]


def _own(state: HeistState, viewer: Seat) -> OwnView:
    """Return the private part for the viewer."""
    seat_state: SeatState = state.seats[viewer]
    queued = next(((card.card, card.targets) for card in state.queue if card.seat == viewer), None)
    turn = state.turn
    return OwnView(
        viewer,
        tuple(seat_state.hand),
        tuple(seat_state.loot),
        tuple([Note(note.event, note.slots[:]) for note in seat_state.notes]),
        seat_state.decision,
        queued,
        _what_check_ins_show(state, viewer) if state.checking else {},
        turn.robbed if turn is not None and turn.seat == viewer else None,
        state.may_hide(viewer),
        seat_state.done,
    )


def _what_check_ins_show(state: HeistState, viewer: Seat) -> dict[Seat, str]:
    """Return what the viewer's valid Check Ins have shown.

    They show nothing before stage A, in which their targets decide, is closed (10.4).
    """
    if state.phase == "decision_a":
        return {}

    return {
        aim.target: state.seats[aim.target].decision or ""
        for aim in state.checking
        if aim.by == viewer and state.seats[aim.target].decision is not None
    }


@dataclass(slots=True)
class LaidOpen:
    """The secrets of a position, for the story of a finished game.

    They are all ten events, and what each seat has.
    """

    events: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    loots: tuple[tuple[str, ...], ...]


def open_secrets(state: HeistState) -> LaidOpen:
    """Return all events, hands and loot of this position."""
    return LaidOpen(
        events=tuple(state.slots),
        hands=tuple([tuple(seat_state.hand) for seat_state in state.seats]),
        loots=tuple([tuple(seat_state.loot) for seat_state in state.seats]),
    )
