"""Private notebooks: the face-down events that a seat has seen, also after exchanges.

Rule 1: a notebook never knows more than a perfect memory (HR-15). Where a conclusion would be
        needed, the note is dropped.
Rule 2: two notes about the Driver's Signal are about two different cards.
"""

from games.heist.state import HeistState, Note, SeatState

TWINS = "drivers_signal"
"""The only event with two cards."""


def look(one: SeatState, slot: int, event: str) -> None:
    """Note that the seat has seen this event in this slot."""
    _met(one, slot, event)
    one.notes.append(Note(event, [slot]))


def exchanged(state: HeistState, slot: int, other: int) -> None:
    """Update all notebooks after a public exchange of two slots."""
    for seat_state in state.seats:
        for note in seat_state.notes:
            if slot in note.slots or other in note.slots:
                swap = {slot: other, other: slot}
                note.slots = sorted(swap.get(place, place) for place in note.slots)


def mixed(state: HeistState, slot: int, other: int) -> None:
    """Update all notebooks after a Panic: the two slots may or may not be exchanged."""
    for seat_state in state.seats:
        # Swapping two equal cards changes nothing, so the notes stay exact.
        if _both_are_twins(seat_state, slot, other):
            continue
        for note in seat_state.notes:
            if slot in note.slots or other in note.slots:
                note.slots = sorted({*note.slots, slot, other})


def _both_are_twins(seat_state: SeatState, slot: int, other: int) -> bool:
    """Return whether the seat knows that both slots hold a Driver's Signal, so Panic changes
    nothing.
    """
    twins = [note.slots for note in seat_state.notes if note.event == TWINS]
    return [slot] in twins and [other] in twins


def turned_up(state: HeistState, slot: int, event: str) -> None:
    """Update all notebooks after the event of this slot is revealed."""
    for seat_state in state.seats:
        if seat_state.notes:
            _met(seat_state, slot, event)


def _met(seat_state: SeatState, slot: int, event: str) -> None:
    """Remove the notes about this event and this slot, because the event was seen there."""
    here = [note for note in seat_state.notes if note.event == event]
    if event == TWINS:
        here = [note for note in here if slot in note.slots]

    if len(here) == 2:
        # It is either of the two, so the other one may be wherever any of them could be.
        here[0].slots = sorted({*here[0].slots, *here[1].slots})
        del here[0]

    # Compare identities: two notes about the twins can be equal.
    kept = [note for note in seat_state.notes if not any(note is gone for gone in here)]
    for note in kept:
        note.slots = [place for place in note.slots if place != slot]

    seat_state.notes = [note for note in kept if note.slots]
