"""Tests of the private notebook (HR-15): it knows no more than perfect memory, and of what all know
about looks (HR-16).
"""

import asyncio

from games.engine.engine import fingerprint_of_position
from games.heist import action_cards, moves, notebook
from games.heist.rules import Heist
from games.heist.state import HeistState, Note
from games.heist.view import view
from tests.games.heist.small import entered, position, seat


def noting(*notes: Note) -> HeistState:
    return position(seat("boss", notes=list(notes)), seat("agent"), seat("mystic"))


def lines(state: HeistState) -> list[tuple[str, list[int]]]:
    return [(note.event, note.slots) for note in state.seats[0].notes]


def test_note_follows_an_exchange() -> None:
    state = noting(Note("swat", [3]), Note("dyepack", [5]))
    notebook.note_exchange(state, 3, 7)
    assert lines(state) == [("swat", [7]), ("dyepack", [5])]


def test_panic_turns_a_slot_into_one_of_two() -> None:
    state = noting(Note("swat", [3]))
    notebook.note_panic(state, 3, 7)
    assert lines(state) == [("swat", [3, 7])]


def test_an_exchange_of_both_possible_slots_changes_nothing() -> None:
    state = noting(Note("swat", [3, 7]))
    notebook.note_exchange(state, 3, 7)
    assert lines(state) == [("swat", [3, 7])]


def test_look_resolves_uncertain_notes() -> None:
    state = noting(Note("swat", [3, 7]), Note("dyepack", [3, 7]))
    notebook.note_seen(state.seats[0], 3, "dyepack")
    # If it is the dyepack in 3, swat must be in 7.
    assert lines(state) == [("swat", [7]), ("dyepack", [3])]


def test_shown_event_is_removed() -> None:
    state = noting(Note("swat", [1]), Note("dyepack", [1, 4]))
    notebook.note_revealed(state, 1, "swat")
    # The known event is removed, and the other note loses slot 1.
    assert lines(state) == [("dyepack", [4])]


def test_two_signals_are_two_lines() -> None:
    state = noting(Note("drivers_signal", [2]))
    notebook.note_seen(state.seats[0], 5, "drivers_signal")
    assert lines(state) == [("drivers_signal", [2]), ("drivers_signal", [5])]
    notebook.note_revealed(state, 2, "drivers_signal")
    assert lines(state) == [("drivers_signal", [5])]


def test_note_about_one_of_two_signals_is_dropped() -> None:
    state = noting(Note("drivers_signal", [2, 4]))
    notebook.note_revealed(state, 2, "drivers_signal")
    # It may have been the noted signal or the other one, so the note is no longer certain.
    assert lines(state) == []


def test_notes_of_two_signals_are_merged_when_one_is_shown() -> None:
    # The other signal is in 2 or in 4, depending on which of them was shown.
    state = noting(Note("drivers_signal", [1, 2]), Note("drivers_signal", [1, 4]))
    notebook.note_revealed(state, 1, "drivers_signal")
    assert lines(state) == [("drivers_signal", [2, 4])]


def test_a_look_at_one_of_two_signals_leaves_the_other() -> None:
    state = noting(Note("drivers_signal", [4, 5]), Note("drivers_signal", [4, 5]))
    notebook.note_seen(state.seats[0], 4, "drivers_signal")
    # Seeing one signal in 4 leaves 5 for the other.
    assert lines(state) == [("drivers_signal", [5]), ("drivers_signal", [4])]


def test_panic_among_two_known_signals_changes_nothing() -> None:
    state = noting(Note("drivers_signal", [4]), Note("drivers_signal", [5]), Note("swat", [6]))
    # Exchanging two equal cards moves nothing.
    notebook.note_panic(state, 4, 5)
    assert lines(state) == [("drivers_signal", [4]), ("drivers_signal", [5]), ("swat", [6])]


def test_all_know_who_has_looked_at_the_event_of_a_slot() -> None:
    heist = entered(position(seat("boss"), seat("agent"), seat("mystic"))).game
    assert isinstance(heist, Heist)

    moves.look_out(heist, 1, 3)
    moves.look_out(heist, 0, 3)
    moves.look_out(heist, 2, 5)
    heist.exchange(3, 7)

    assert view(heist.state, None).seen_by == {3: (), 5: (2,), 7: (0, 1)}

    asyncio.run(action_cards.panic(heist, 0, (5, 7)))
    heist.state.seats[0].status = "caught"
    assert view(heist.state, None).seen_by == {3: (), 5: (1, 2), 7: (1, 2)}


def test_looks_change_no_fingerprint_and_no_old_position() -> None:
    state = position(seat("boss"), seat("agent"), seat("mystic"))
    before = fingerprint_of_position(state, None)
    assert "seen_by" not in state.to_json()

    state.seen_by[3] = [1]
    assert fingerprint_of_position(state, None) == before
    assert HeistState.from_json(state.to_json()).seen_by == state.seen_by
