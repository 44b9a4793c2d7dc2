"""The four Moves (4): who may do which, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.heist import notebook
from games.heist.playing_cards import jester_plays
from games.heist.state import HeistState
from games.heist.vocabulary import MOVES, RESUPPLY, ROB, TINKER, option, slot_options
from games.kit.asks import Decision, Option, Seat

if TYPE_CHECKING:
    from games.heist.rules import Heist

RESUPPLIED = 2


def can_rob(state: HeistState, seat: Seat) -> bool:
    return bool(state.loot_pile) and not state.blocked(seat, "rob")


def can_resupply(state: HeistState, seat: Seat) -> bool:
    return state.can_draw() and not state.blocked(seat, "resupply")


def can_tinker(state: HeistState, seat: Seat) -> bool:
    """Signal Jammer stops everybody but Boss (HR-65)."""
    return (
        len(state.face_down()) >= 2
        and ("signal_jammer" not in state.board or state.plays(seat, "boss"))
        and not state.blocked(seat, "tinker")
    )


def lookout_slots(state: HeistState, seat: Seat) -> list[int]:
    """The slots this seat may look at: Boss ignores Flash Grenade and Lockdown, Angel stops all."""
    if state.standing and state.blocked(seat, "lookout"):
        return []
    if state.plays(seat, "boss"):
        return list(state.face_down())
    if "flash_grenade" in state.board:
        return []
    if not state.locked:
        return list(state.face_down())
    return [slot for slot in state.face_down() if slot not in state.locked]


def options(state: HeistState, seat: Seat) -> list[Option]:
    """All legal Moves as options of a turn."""
    found = []
    if can_rob(state, seat):
        found.append(ROB)
    if can_resupply(state, seat):
        found.append(RESUPPLY)
    found += [option("lookout", slot) for slot in lookout_slots(state, seat)]
    if can_tinker(state, seat):
        found.append(TINKER)
    return found


def default(legal: list[Option]) -> Option:
    """A silent seat's Move (4.2): the first legal of Rob, Resupply, Lookout at slot r, Tinker."""
    return min(legal, key=lambda one: (MOVES.index(one.kind), one.value or 0))


async def perform(heist: Heist, seat: Seat, move: Option) -> None:
    """Carry out the Move of the turn."""
    turn = heist.turn
    turn.move = move.kind
    if move.kind == "rob":
        rob(heist, seat)
    elif move.kind == "resupply":
        resupply(heist, seat)
    elif move.kind == "lookout":
        look_out(heist, seat, move.number)
    else:
        await tinker(heist, seat)


def rob(heist: Heist, seat: Seat) -> None:
    """The top loot card goes under the character. Alchemist's offer opens, Gold or not (HR-111)."""
    heist.turn.robbed = heist.draw_loot(seat, "robbed_loot")
    heist.tell("robbed", seat=seat)
    if heist.state.plays(seat, "alchemist"):
        heist.turn.offer = "alchemist"


def resupply(heist: Heist, seat: Seat) -> None:
    count = heist.draw(seat, RESUPPLIED)
    heist.tell("resupplied", seat=seat, count=count)


def look_out(heist: Heist, seat: Seat, slot: int) -> None:
    """Which slot is public (HR-16), what lies there is not. Knight's offer opens."""
    event = heist.state.slots[slot - 1]
    notebook.look(heist.state.seats[seat], slot, event)
    heist.tell("looked_out", seat=seat, slot=slot)
    heist.tell_seat(seat, "saw", slot=slot, event=event)
    if heist.state.plays(seat, "knight"):
        heist.turn.offer = "knight"


async def tinker(heist: Heist, seat: Seat) -> None:
    """Exchange two face-down slots of one's choice, unseen; Jester takes it from there."""
    slots = slot_options(list(heist.state.face_down()))
    first, second = await heist.ask_in_turn(
        Decision("tinker", slots, None, heist.turn_clock(), least=2, most=2)
    )
    heist.exchange(first.number, second.number)
    heist.tell("tinkered", seat=seat, slot=first.number, other=second.number)
    await jester_plays(heist, seat)
