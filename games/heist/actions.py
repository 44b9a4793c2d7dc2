"""The fourteen action cards (7): what each needs, what its player names, what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from games.heist import characters, notebook
from games.heist.state import Aim, HeistState, Warned
from games.heist.vocabulary import CREW_OPTIONS, WARN_OPTIONS, seat_options, slot_options
from games.kit.asks import Choice, ClockId, Decision, Fact, Option, Seat

if TYPE_CHECKING:
    from games.heist.rules import Heist

Targets = tuple[int | str, ...]
"""What the player named: the values of the options, in the card's own order."""

BOARD = frozenset({"flash_grenade", "fortify", "freeze", "lockdown", "signal_jammer"})
"""They lie on the board while they are in force."""
EXCHANGES = frozenset({"panic", "teamwork"})
"""They move events, so Signal Jammer stops them and Jester follows them."""

_AT_OTHERS = frozenset({"check_in", "copycat", "teamwork"})
_AT_ANYBODY = frozenset({"disguise", "influence"})
_KINDS = {"teamwork": "teamwork", "fortify": "fortify", "lockdown": "lockdown", "panic": "panic"}


def playable(state: HeistState, card: str) -> bool:
    """Whether the card could do something now (HR-22). Freeze stops every card, of everybody."""
    if "freeze" in state.board or card == "override":
        return False
    if card in EXCHANGES:
        return len(state.face_down()) >= 2 and "signal_jammer" not in state.board
    return card != "disguise" or bool(state.characters)


def playable_cards(state: HeistState, seat: Seat) -> list[str]:
    """The different cards of the hand that are legal now."""
    if "freeze" in state.board:
        return []
    return [card for card in dict.fromkeys(state.seats[seat].hand) if playable(state, card)]


def targets(state: HeistState, seat: Seat, card: str) -> list[Option]:
    """What the player may name; empty where the card names nothing."""
    if card in _AT_OTHERS:
        return seat_options(state.others(seat))
    if card in _AT_ANYBODY:
        return seat_options(state.clockwise(seat))
    if card in ("lockdown", "panic"):
        return slot_options(list(state.face_down()))
    if card == "fortify":
        return CREW_OPTIONS
    return WARN_OPTIONS if card == "warn" else []


def sensible(state: HeistState, seat: Seat, card: str) -> list[Option]:
    """The targets that do not void the card from the start (HR-43); empty: all alike."""
    if card not in ("copycat", "check_in"):
        return []
    void = {aim.by for aim in state.copycats}
    if card == "check_in":
        void |= {aim.by for aim in state.check_ins}
    if not void:
        return []
    return [one for one in targets(state, seat, card) if one.value not in void]


def naming(state: HeistState, seat: Seat, card: str) -> Decision:
    """The decision in which the player names the card's targets."""
    count = 2 if card == "panic" else 1
    kind = _KINDS.get(card, "warn" if card == "warn" else "target")
    return Decision(
        kind,
        targets(state, seat, card),
        None,
        ClockId("target"),
        count,
        count,
        about={"card": card},
        sensible=sensible(state, seat, card),
    )


def named(choice: Choice) -> Targets:
    """The values chosen."""
    return tuple(one.value for one in choice if one.value is not None)


async def activate(heist: Heist, seat: Seat, card: str, locked: Targets = ()) -> list[Seat]:
    """Name the targets that are not locked yet and let the card work.

    Returns the seats to which Cowboy owes a card, in order.
    """
    chosen = locked
    if not chosen and targets(heist.state, seat, card):
        decision = naming(heist.state, seat, card)
        about: dict[str, Fact] = {"card": card, "seat": seat}
        chosen = named(await heist.ask_several(seat, decision, about=about))
    return await _EFFECTS[card](heist, seat, chosen)


# -- aimed at a player ----------------------------------------------------------------------------


async def check_in(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    target = _number(chosen[0])
    heist.state.check_ins.append(Aim(seat, target))
    heist.tell("checked_in", seat=seat, target=target)
    return []


async def copycat(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    target = _number(chosen[0])
    heist.state.copycats.append(Aim(seat, target))
    heist.tell("copied", seat=seat, target=target)
    return []


async def disguise(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    return characters.disguise(heist, seat, _number(chosen[0]))


async def influence(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    """The turn order of the round stays (HR-10)."""
    heist.state.leader = _number(chosen[0])
    heist.tell("led", seat=seat, leader=heist.state.leader)
    return []


async def teamwork(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    """The partner picks a slot before everybody's eyes, then the player another one (HR-58)."""
    partner = _number(chosen[0])
    heist.tell("partnered", seat=seat, target=partner)
    slots = slot_options(list(heist.state.face_down()))
    first = await _pick_slot(heist, partner, "partner", slots)
    heist.tell("partner_picked", seat=partner, slot=first.number)
    rest = [slot for slot in slots if slot != first]
    second = await _pick_slot(heist, seat, "second", rest)
    heist.exchange(first.number, second.number)
    heist.tell("teamed_up", seat=seat, target=partner, slot=first.number, other=second.number)
    return []


async def _pick_slot(heist: Heist, seat: Seat, kind: str, slots: list[Option]) -> Option:
    clock = ClockId("partner" if kind == "partner" else "target")
    decision = Decision(kind, slots, None, clock, about={"card": "teamwork"})
    return await heist.ask(seat, decision, about={"card": "teamwork", "seat": seat})


# -- onto the board -------------------------------------------------------------------------------


async def flash_grenade(heist: Heist, seat: Seat, _: Targets) -> list[Seat]:
    return _lay(heist, seat, "flash_grenade")


async def freeze(heist: Heist, seat: Seat, _: Targets) -> list[Seat]:
    return _lay(heist, seat, "freeze")


async def signal_jammer(heist: Heist, seat: Seat, _: Targets) -> list[Seat]:
    return _lay(heist, seat, "signal_jammer")


def _lay(heist: Heist, seat: Seat, card: str) -> list[Seat]:
    heist.state.board.append(card)
    heist.tell("laid", seat=seat, card=card)
    return []


async def fortify(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    """Any crew, present or not; who belongs to it is read at Reveal (HR-64)."""
    crew = str(chosen[0])
    heist.state.fortified.append(crew)
    heist.tell("laid", seat=seat, card="fortify", crew=crew)
    return []


async def lockdown(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    """It stays with the slot, until that is revealed (HR-56)."""
    slot = _number(chosen[0])
    heist.state.locked.append(slot)
    heist.tell("laid", seat=seat, card="lockdown", slot=slot)
    return []


# -- everything else ------------------------------------------------------------------------------


async def panic(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    """Swapped or not, evenly; nobody learns which (HR-57)."""
    slot, other = _number(chosen[0]), _number(chosen[1])
    slots = heist.state.slots
    if heist.chance.below(2):
        slots[slot - 1], slots[other - 1] = slots[other - 1], slots[slot - 1]
    notebook.mixed(heist.state, slot, other)
    heist.tell("panicked", seat=seat, slot=slot, other=other)
    return []


async def scramble(heist: Heist, seat: Seat, _: Targets) -> list[Seat]:
    return characters.scramble(heist, seat)


async def warn(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    event = str(chosen[0])
    heist.state.warns.append(Warned(seat, event))
    heist.tell("warned", seat=seat, event=event)
    return []


def _number(target: int | str) -> int:
    assert isinstance(target, int)
    return target


_EFFECTS: dict[str, Callable[[Heist, Seat, Targets], Awaitable[list[Seat]]]] = {
    "check_in": check_in,
    "copycat": copycat,
    "disguise": disguise,
    "flash_grenade": flash_grenade,
    "fortify": fortify,
    "freeze": freeze,
    "influence": influence,
    "lockdown": lockdown,
    "panic": panic,
    "scramble": scramble,
    "signal_jammer": signal_jammer,
    "teamwork": teamwork,
    "warn": warn,
}
