"""The action cards (5, 6, 7): one card from hand to effect, and what each of the fourteen does.

Rule 1: a window opens for every announced card, whoever holds what; only what all can see skips it.
Rule 2: an announced card counts as played, also when it is voided (HR-34, HR-79).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from games.engine.asks import (
    Choice,
    ClockId,
    Decision,
    Dialogue,
    Fact,
    Option,
    Seat,
    Showing,
    parallel,
)
from games.heist import notebook
from games.heist.box import overrides
from games.heist.state import CardAim, ChainLink, HeistState, Warned
from games.heist.vocabulary import (
    CREW_OPTIONS,
    OVERRIDE,
    PASS,
    WARN_OPTIONS,
    seat_options,
    slot_options,
)

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

JESTER_STOPS = 12
"""So many cards in a row may Jester turn up (HR-73)."""

_WINDOW = (OVERRIDE, PASS)
_LET_IT_HAPPEN = (PASS,)


# -- from hand to effect ---------------------------------------------------------------------------


async def play_card(
    heist: Heist, seat: Seat, card: str, targets: Targets = (), *, turned_up: int = 0
) -> None:
    """Play a card. `targets`: locked before. `turned_up`: it is Jester's so-many-th in a row."""
    if not turned_up:
        heist.state.seats[seat].hand.remove(card)

    cyborgs = announce(heist, seat, card, auto=turned_up > 0)
    while (taker := await override_window(heist)) is not None:
        answer_with_override(heist, taker)
        cyborgs += announce(heist, taker, "override")

    stands = resolve_chain(heist)
    cowboys = await activate(heist, seat, card, targets) if stands else []
    put_away(heist.state, stands=stands)
    for owed in cyborgs:
        heist.draw_by(owed, "cyborg")

    for owed in cowboys:
        heist.draw_by(owed, "cowboy")

    if stands and card in EXCHANGES:
        await jester_plays(heist, seat, turned_up)


def announce(heist: Heist, seat: Seat, card: str, *, auto: bool = False) -> list[Seat]:
    """Show the card; it counts as played. Returns the seat that Cyborg owes a card, if any."""
    state = heist.state
    state.chain.append(ChainLink(seat, card, auto))
    state.announced += 1
    heist.tell("announced", seat=seat, card=card, number=len(state.chain))
    if state.seats[seat].character != "cyborg":
        return []

    state.cyborg_count += 1
    if state.cyborg_count < 2 or state.cyborg_drawn or state.disabled(seat):
        return []

    state.cyborg_drawn = True
    return [seat]


def answer_with_override(heist: Heist, taker: Seat) -> None:
    """The Override leaves its hand, against the top card of the chain."""
    top = heist.state.chain[-1]
    heist.state.seats[taker].hand.remove("override")
    heist.tell("overridden", by=taker, seat=top.seat, card=top.card)


async def override_window(heist: Heist) -> Seat | None:
    """Who overrides the chain's top card: the first taker clockwise from its player (HR-32)."""
    state = heist.state
    top = state.chain[-1]
    entitled = entitled_to_override(state)
    if not entitled:
        return None

    about: dict[str, Fact] = {"card": top.card, "seat": top.seat, "count": len(state.chain)}
    answers = await parallel(
        "override",
        {seat: _answer(heist, seat, about) for seat in entitled},
        showing=Showing.NOTHING,
        about=about,
        public=_WINDOW,
        at_least="window_minimum",
    )
    takers = [seat for seat in entitled if answers[seat]]
    for late in takers[1:]:
        heist.tell_seat(late, "override_kept", card=top.card)

    return takers[0] if takers else None


def entitled_to_override(state: HeistState) -> list[Seat]:
    """Everybody with a card but the top card's player (Jester may void its own automatic card).

    Nobody, where all Overrides lie open.
    """
    top = state.chain[-1]
    used = state.discard.count("override") + sum(link.card == "override" for link in state.chain)
    if used >= overrides():
        return []

    seats = state.seats
    return [
        seat
        for seat in state.clockwise(top.seat + 1)
        if seats[seat].hand and (seat != top.seat or top.auto)
    ]


def _answer(heist: Heist, seat: Seat, about: Mapping[str, Fact]) -> Callable[[], Dialogue[bool]]:
    async def dialogue() -> bool:
        choice = await Decision("override", _WINDOW, _LET_IT_HAPPEN, ClockId("window"), about=about)
        if choice[0] == PASS:
            return False
        if "override" in heist.state.seats[seat].hand:
            return True

        heist.tell_seat(seat, "no_override", card=about["card"])
        return False

    return dialogue


def resolve_chain(heist: Heist) -> bool:
    """Discard the Overrides; whether their even number lets the first card stand (6.1)."""
    state = heist.state
    stands = len(state.chain) % 2 == 1
    state.discard.extend(link.card for link in state.chain[1:])
    del state.chain[1:]
    first = state.chain[0]
    heist.tell("stood" if stands else "voided", seat=first.seat, card=first.card)

    return stands


def put_away(state: HeistState, *, stands: bool) -> None:
    """The card goes to the discard, unless it has gone onto the board."""
    card = state.chain.pop().card
    if not (stands and card in BOARD):
        state.discard.append(card)


async def jester_plays(heist: Heist, seat: Seat, turned_up: int = 0) -> None:
    """After Jester's Tinker, Panic or Teamwork the pile's top card is played (8.8, HR-73)."""
    state = heist.state
    if not state.plays(seat, "jester") or state.frozen() or turned_up == JESTER_STOPS:
        return

    card = heist.top_card()
    if card is None:
        return

    heist.tell("jester_turned", seat=seat, card=card)
    if playable(state, card):
        await play_card(heist, seat, card, turned_up=turned_up + 1)
    else:
        state.discard.append(card)
        heist.tell("jester_fizzled", seat=seat, card=card)


# -- what is legal, and what is named --------------------------------------------------------------


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

    return await _EFFECTS[card](heist, seat, chosen) or []


# -- aimed at a player ----------------------------------------------------------------------------


async def check_in(heist: Heist, seat: Seat, chosen: Targets) -> None:
    target = _number(chosen[0])
    heist.state.check_ins.append(CardAim(seat, target))
    heist.tell("checked_in", seat=seat, target=target)


async def copycat(heist: Heist, seat: Seat, chosen: Targets) -> None:
    target = _number(chosen[0])
    heist.state.copycats.append(CardAim(seat, target))
    heist.tell("copied", seat=seat, target=target)


async def influence(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """The turn order of the round stays (HR-10)."""
    heist.state.leader = _number(chosen[0])
    heist.tell("led", seat=seat, leader=heist.state.leader)


async def teamwork(heist: Heist, seat: Seat, chosen: Targets) -> None:
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


async def _pick_slot(heist: Heist, seat: Seat, kind: str, slots: list[Option]) -> Option:
    clock = ClockId("partner" if kind == "partner" else "target")
    decision = Decision(kind, slots, None, clock, about={"card": "teamwork"})
    return await heist.ask(seat, decision, about={"card": "teamwork", "seat": seat})


# -- onto the board -------------------------------------------------------------------------------


async def _lay(card: str, heist: Heist, seat: Seat, _: Targets) -> None:
    """For the cards that name nothing."""
    heist.state.board.append(card)
    heist.tell("laid", seat=seat, card=card)


async def fortify(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Any crew, present or not; who belongs to it is read at Reveal (HR-64)."""
    crew = str(chosen[0])
    heist.state.fortified.append(crew)
    heist.tell("laid", seat=seat, card="fortify", crew=crew)


async def lockdown(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """It stays with the slot, until that is revealed (HR-56)."""
    slot = _number(chosen[0])
    heist.state.locked.append(slot)
    heist.tell("laid", seat=seat, card="lockdown", slot=slot)


# -- everything else ------------------------------------------------------------------------------


async def panic(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Swapped or not, evenly; nobody learns which (HR-57)."""
    slot = _number(chosen[0])
    other = _number(chosen[1])
    slots = heist.state.slots
    if heist.chance.below(2):
        slots[slot - 1], slots[other - 1] = slots[other - 1], slots[slot - 1]

    notebook.mixed(heist.state, slot, other)
    heist.tell("panicked", seat=seat, slot=slot, other=other)


async def warn(heist: Heist, seat: Seat, chosen: Targets) -> None:
    event = str(chosen[0])
    heist.state.warns.append(Warned(seat, event))
    heist.tell("warned", seat=seat, event=event)


def _number(target: int | str) -> int:
    assert isinstance(target, int)
    return target


# -- characters that change hands (8, HR-55) -------------------------------------------------------


async def disguise(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    """The target draws first, its old character is shuffled in afterwards (HR-52).

    Returns the seats to which Cowboy owes a card.
    """
    state = heist.state
    target = _number(chosen[0])
    end_effects(heist, target)
    one = state.seats[target]
    old = one.character
    owed = _cowboy(state, target)
    one.character = state.characters.pop()
    state.characters.append(old)
    heist.chance.shuffle(state.characters)
    heist.tell("disguised", seat=seat, target=target, old=old, character=one.character)
    _restart_cyborg(state, [target])

    return owed + _cowboy(state, target)


async def scramble(heist: Heist, seat: Seat, _: Targets) -> list[Seat]:
    """All face-up characters are shuffled and dealt back. Returns whom Cowboy owes, in order.

    The standing effects end first, so a disabled Cowboy draws (HR-55).
    """
    state = heist.state
    end_effects(heist)
    inside = state.inside()
    owed = [owner for holder in inside for owner in _cowboy(state, holder)]
    collected = [state.seats[holder].character for holder in inside]
    heist.chance.shuffle(collected)
    for holder, character in zip(inside, collected, strict=True):
        state.seats[holder].character = character

    heist.tell("scrambled", seat=seat, seats=inside, characters=collected)
    _restart_cyborg(state, inside)
    return owed + [owner for holder in inside for owner in _cowboy(state, holder)]


def end_effects(heist: Heist, by: Seat | None = None) -> None:
    """End what Angel, Devil and Knight have standing (only what this seat made), and say so."""
    kept = []
    for effect in heist.state.standing:
        if by is not None and effect.by != by:
            kept.append(effect)
            continue

        move: dict[str, Fact] = {} if effect.move is None else {"move": effect.move}
        heist.tell(
            "effect_ended", character=effect.character, by=effect.by, target=effect.target, **move
        )

    heist.state.standing[:] = kept


def _cowboy(state: HeistState, seat: Seat) -> list[Seat]:
    return [seat] if state.plays(seat, "cowboy") else []


def _restart_cyborg(state: HeistState, receivers: list[Seat]) -> None:
    """Whoever receives Cyborg counts from 0 (HR-79)."""
    if any(state.seats[seat].character == "cyborg" for seat in receivers):
        state.cyborg_count = 0


_EFFECTS: dict[str, Callable[[Heist, Seat, Targets], Awaitable[list[Seat] | None]]] = {
    "check_in": check_in,
    "copycat": copycat,
    "disguise": disguise,
    "flash_grenade": partial(_lay, "flash_grenade"),
    "fortify": fortify,
    "freeze": partial(_lay, "freeze"),
    "influence": influence,
    "lockdown": lockdown,
    "panic": panic,
    "scramble": scramble,
    "signal_jammer": partial(_lay, "signal_jammer"),
    "teamwork": teamwork,
    "warn": warn,
}
