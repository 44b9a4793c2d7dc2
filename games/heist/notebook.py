"""Private notebooks: what a seat has seen of the face-down events, followed through exchanges.

Rule: never more than perfect memory (HR-15). Where memory would have to reason, a line is dropped.
"""

from games.heist.state import HeistState, Note, SeatState

TWINS = "drivers_signal"
"""The one event that lies in two slots."""


def look(one: SeatState, slot: int, event: str) -> None:
    """The seat has seen this event in this slot."""
    kept = []
    for note in one.notes:
        same = note.event == event
        if same and (event != TWINS or slot in note.slots):
            continue
        _strike(note, slot)
        if note.slots:
            kept.append(note)
    one.notes = [*kept, Note(event, [slot])]


def exchanged(state: HeistState, slot: int, other: int) -> None:
    """Everybody saw these two slots exchange their cards."""
    for one in state.seats:
        for note in one.notes:
            if slot in note.slots or other in note.slots:
                swap = {slot: other, other: slot}
                note.slots = sorted(swap.get(place, place) for place in note.slots)


def mixed(state: HeistState, slot: int, other: int) -> None:
    """Panic: the two slots may or may not have exchanged their cards."""
    for one in state.seats:
        for note in one.notes:
            if slot in note.slots or other in note.slots:
                note.slots = sorted({*note.slots, slot, other})


def turned_up(state: HeistState, slot: int, event: str) -> None:
    """The event of this slot is open now."""
    for one in state.seats:
        if one.notes:
            _cross_out(one, slot, event)


def _cross_out(one: SeatState, slot: int, event: str) -> None:
    about = [note for note in one.notes if note.event == event]
    here = [note for note in about if slot in note.slots]
    gone = min(here, key=lambda note: len(note.slots), default=None)
    if event != TWINS:
        gone = about[0] if about else None
    kept = [note for note in one.notes if note is not gone]
    for note in kept:
        _strike(note, slot)
    one.notes = [note for note in kept if note.slots]


def _strike(note: Note, slot: int) -> None:
    if slot in note.slots:
        note.slots = [place for place in note.slots if place != slot]
