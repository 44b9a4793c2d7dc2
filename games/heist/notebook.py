"""Private notebooks: where the face-down events that a seat has seen may lie now.

A note is an event and the slots that it may lie in (`Note` in state.py). Numbers such as HR-15 are
those of RULES.md.

Rule 1: a notebook never knows more than a perfect memory (HR-15). Where a conclusion would be
        needed, the note is dropped.
Rule 2: two notes about the Driver's Signal are about two different cards.
"""

from games.heist.state import HeistState, Note, SeatState

SIGNAL = "drivers_signal"
"""The only event with two cards."""


def note_seen(seat_state: SeatState, slot: int, event: str) -> None:
    """Note that the seat has seen this event in this slot."""
    _drop_notes_about(seat_state, slot, event)
    seat_state.notes.append(Note(event, [slot]))


def note_exchange(state: HeistState, slot: int, other: int) -> None:
    """Update all notebooks after a public exchange of two slots."""
    for seat_state in state.seats:
        for note in seat_state.notes:
            if slot in note.slots or other in note.slots:
                swap = {slot: other, other: slot}
                note.slots = sorted(swap.get(noted_slot, noted_slot) for noted_slot in note.slots)


def note_panic(state: HeistState, slot: int, other: int) -> None:
    """Update all notebooks after a Panic: the two slots may or may not be exchanged."""
    for seat_state in state.seats:
        # An exchange of two equal cards changes nothing, so the notes stay exact.
        signal_slots = [note.slots for note in seat_state.notes if note.event == SIGNAL]
        if [slot] in signal_slots and [other] in signal_slots:
            continue
        for note in seat_state.notes:
            if slot in note.slots or other in note.slots:
                note.slots = sorted({*note.slots, slot, other})


def note_revealed(state: HeistState, slot: int, event: str) -> None:
    """Update all notebooks after the event of this slot is revealed."""
    for seat_state in state.seats:
        if seat_state.notes:
            _drop_notes_about(seat_state, slot, event)


def _drop_notes_about(seat_state: SeatState, slot: int, event: str) -> None:
    """Remove the notes about this event and this slot, because the event was seen there.

    Notes about other events lose the slot. `fitting` are the notes that may be about the seen card.
    """
    fitting = [note for note in seat_state.notes if note.event == event]
    if event == SIGNAL:
        fitting = [note for note in fitting if slot in note.slots]

    if len(fitting) == 2:
        # The seen signal may be the card of either note. So the other signal may lie in any slot of
        # both notes.
        fitting[0].slots = sorted({*fitting[0].slots, *fitting[1].slots})
        del fitting[0]

    # Compare identities: two notes about the signals can be equal.
    other_notes = [note for note in seat_state.notes if not any(note is gone for gone in fitting)]
    for note in other_notes:
        note.slots = [noted_slot for noted_slot in note.slots if noted_slot != slot]

    seat_state.notes = [note for note in other_notes if note.slots]
