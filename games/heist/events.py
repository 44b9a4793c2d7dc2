"""The event cards (12): whom each affects, and what it does to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.asks import Seat
from games.heist.box import crew_after, crew_of
from games.heist.state import HeistState, decision_of

if TYPE_CHECKING:
    from games.heist.rules import Heist

MASTERPIECE = 4
SAMURAI_ROUNDS = 5


def affects(state: HeistState, event: str, seat: Seat, decision: str) -> bool:
    """Whether the event would hit the seat with this decision, Hide aside (11.7, 12)."""
    if immune(state, seat):
        return False
    if decision == "run":
        return event == "police_patrol"
    if event == "membership_fee":
        return True
    if event == "betrayal":
        return state.leader == seat
    crew = crew_of(state.seats[seat].character)
    if event in ("swat", "swat_again"):
        return crew not in state.fortified
    return crew_after(event) == crew


def immune(state: HeistState, seat: Seat) -> bool:
    """Samurai as the Leader, in rounds 1 to 5 (HR-81)."""
    return state.leader == seat and state.round <= SAMURAI_ROUNDS and state.plays(seat, "samurai")


def runners(state: HeistState) -> list[Seat]:
    """Who runs in this Reveal, copiers included (HR-45), clockwise from the Leader."""
    return [seat for seat in state.clockwise(state.leader) if decision_of(state, seat) == "run"]


def matches(declared: str, event: str) -> bool:
    """Whether a Warn's entry names the card of the slot (7.17)."""
    return declared == event or (declared == "swat" and event == "swat_again")


def on_the_table(heist: Heist, event: str) -> None:
    """What the event does to truck, pile and runners before it comes to the players."""
    if event == "dyepack":
        _dyepack(heist)
    elif event == "masterpiece":
        _masterpiece(heist)
    elif event == "drivers_signal":
        heist.state.signals += 1
        heist.tell("signalled", number=heist.state.signals)


def _dyepack(heist: Heist) -> None:
    truck = heist.state.truck
    heist.tell("dyed", count=len(truck))
    heist.return_loot(truck[:])
    truck.clear()


def _masterpiece(heist: Heist) -> None:
    """One single runner draws up to four (HR-92)."""
    running = runners(heist.state)
    if len(running) != 1:
        heist.tell("masterpiece_missed", count=len(running))
        return
    drawn = [heist.draw_loot(running[0]) for _ in range(MASTERPIECE)]
    heist.tell("masterpiece_taken", seat=running[0], count=sum(loot is not None for loot in drawn))
