"""Private notebooks: what a seat has seen of the face-down events, followed through exchanges.

Rule 1: never more than perfect memory (HR-15). Where memory would have to reason, a line is
        dropped.
Rule 2: two lines about the Driver's Signal are about two different cards.
"""

from games.heist.state import HeistState, Note, SeatState

TWINS = "drivers_signal"
"""The one event that lies in two slots."""


def look(one: SeatState, slot: int, event: str) -> None:
    """The seat has seen this event in this slot."""
    _met(one, slot, event)
    one.notes.append(Note(event, [slot]))


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
        if _both_are_twins(one, slot, other):
            continue
        for note in one.notes:
            if slot in note.slots or other in note.slots:
                note.slots = sorted({*note.slots, slot, other})


def _both_are_twins(one: SeatState, slot: int, other: int) -> bool:
    """Whether the seat knows that both slots hold the same, so that Panic changes nothing."""
    twins = [note.slots for note in one.notes if note.event == TWINS]
    return [slot] in twins and [other] in twins


def turned_up(state: HeistState, slot: int, event: str) -> None:
    """The event of this slot is open now."""
    for one in state.seats:
        if one.notes:
            _met(one, slot, event)


def _met(one: SeatState, slot: int, event: str) -> None:
    """The event has come to light in this slot: no line is about it, or about this slot, now."""
    here = [note for note in one.notes if note.event == event]
    if event == TWINS:
        here = [note for note in here if slot in note.slots]

    if len(here) == 2:
        # It is either of the two, so the other one may be wherever any of them could be.
        here[0].slots = sorted({*here[0].slots, *here[1].slots})
        del here[0]

    kept = [note for note in one.notes if not any(note is gone for gone in here)]
    for note in kept:
        note.slots = [place for place in note.slots if place != slot]

    one.notes = [note for note in kept if note.slots]
