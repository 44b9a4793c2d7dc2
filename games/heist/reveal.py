"""Reveal (rules section 11), the events (12) and the end of a round or of the game (13).

Section numbers and numbers such as HR-81 are those of RULES.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from games.engine.asks import ClockId, Decision, Dialogue, Seat, parallel
from games.heist import notebook
from games.heist.box import crew_of, hunted_crew
from games.heist.state import SLOTS, HeistState, decision_of, outcome, value
from games.heist.vocabulary import BE_CAUGHT, DISCARD_HIDE, option

if TYPE_CHECKING:
    from games.heist.rules import Heist


# -- the event cards (12) --------------------------------------------------------------------------


MASTERPIECE_CARDS = 4
"""How many loot cards a Masterpiece gives to a single runner."""

SAMURAI_ROUNDS = 5
"""The last round in which the Samurai is immune (8.14)."""


def affects(state: HeistState, event: str, seat: Seat, decision: str) -> bool:
    """Return whether the event hits the seat with this decision; `hide` counts as `stay` (11.7).

    A Membership Fee hits all seats that do not run; those with loot only pay (12.6).
    """
    if immune(state, seat):
        return False
    # Of all events, only the patrol hits a seat that runs.
    if decision == "run":
        return event == "police_patrol"
    if event == "membership_fee":
        return True
    if event == "betrayal":
        return state.leader == seat

    crew = crew_of(state.seats[seat].character)
    if event in ("swat", "swat_again"):
        return crew not in state.fortified

    return hunted_crew(event) == crew


def immune(state: HeistState, seat: Seat) -> bool:
    """Return whether the seat is protected: Samurai as the Leader, in rounds 1 to 5 (HR-81)."""
    return state.leader == seat and state.round <= SAMURAI_ROUNDS and state.plays(seat, "samurai")


def runners(state: HeistState) -> list[Seat]:
    """Return the seats that run in this Reveal, clockwise from the Leader.

    Copiers are included (HR-45).
    """
    return [seat for seat in state.clockwise(state.leader) if decision_of(state, seat) == "run"]


def matches(declared: str, event: str) -> bool:
    """Return whether a Warn names the event of the slot (7.17)."""
    return declared == event or (declared == "swat" and event == "swat_again")


def apply_table_effects(heist: Heist, event: str) -> None:
    """Apply Dyepack, Masterpiece or a Driver's Signal, before the event catches any seat."""
    truck = heist.state.truck
    if event == "dyepack":
        heist.tell("dyed", count=len(truck))
        heist.return_loot(truck[:])
        truck.clear()
    elif event == "masterpiece":
        _masterpiece(heist)
    elif event == "drivers_signal":
        heist.state.signals += 1
        heist.tell("signalled", number=heist.state.signals)


def _masterpiece(heist: Heist) -> None:
    """Let a single runner draw up to four loot cards (HR-92)."""
    running = runners(heist.state)
    if len(running) != 1:
        heist.tell("masterpiece_missed", count=len(running))
        return

    loots = [heist.draw_loot(running[0]) for _ in range(MASTERPIECE_CARDS)]
    heist.tell("masterpiece_taken", seat=running[0], count=sum(loot is not None for loot in loots))


# -- the reveal ------------------------------------------------------------------------------------


SIGNALS_TO_END = 2
"""The game ends with the Driver's Signal of this number."""


async def reveal(heist: Heist) -> None:
    """Reveal decisions and event, and apply what the event does before it catches any seat."""
    state = heist.state
    _show_decisions(heist)
    event = _turn_up_event(heist)
    # Warns are compared with the card in the slot, before Poor Planning replaces it.
    _pay_warns(heist, event)

    if event == "poor_planning" and state.aside:
        event = state.substitute = state.aside.pop()
        heist.tell("substituted", event=event)

    state.event = event
    apply_table_effects(heist, event)
    if event == "drivers_signal" and state.signals >= SIGNALS_TO_END:
        end_with_last_signal(heist)
    else:
        state.phase = "saves"


def _show_decisions(heist: Heist) -> None:
    """Tell all decisions, clockwise from the Leader."""
    state = heist.state
    for seat in state.clockwise(state.leader):
        choice = decision_of(state, seat)
        assert choice is not None
        if seat in state.copying:
            heist.tell("decided", seat=seat, choice=choice, target=state.copying[seat])
        else:
            heist.tell("decided", seat=seat, choice=choice)


def _turn_up_event(heist: Heist) -> str:
    """Reveal the event of this round's slot and remove its Lockdowns."""
    state = heist.state
    slot = state.round
    event = state.slots[slot - 1]
    state.shown = slot
    notebook.note_revealed(state, slot, event)
    heist.tell("event_shown", slot=slot, event=event)

    if slot in state.locked:
        state.discard.extend("lockdown" for locked in state.locked if locked == slot)
        state.locked[:] = [locked for locked in state.locked if locked != slot]
        heist.tell("lockdown_lifted", slot=slot)

    return event


def _pay_warns(heist: Heist, event: str) -> None:
    """Let each correct Warn draw a loot card, before the event takes effect (HR-62).

    The seats draw clockwise from the Leader.
    """
    state = heist.state
    for seat in state.clockwise(state.leader):
        for warn in state.warns:
            if warn.by != seat:
                continue
            if matches(warn.event, event):
                heist.tell("warn_right", seat=seat, event=warn.event)
                heist.draw_loot(seat)
            else:
                heist.tell("warn_wrong", seat=seat, event=warn.event)


# -- saves and fees -------------------------------------------------------------------------------


async def save_and_leave(heist: Heist) -> None:
    """Ask all saves and fees at once and in secret, and carry them out (11.5, 11.6, HR-83).

    Then runners and caught seats leave, and the round or the game ends.
    """
    state = heist.state
    seats_hit = _seats_hit(state)
    # A seat with loot has to pay: it may not discard Hide instead (HR-93).
    is_fee = state.event == "membership_fee"
    fees = [seat for seat in seats_hit if is_fee and state.seats[seat].loot]
    saves = [seat for seat in seats_hit if seat not in fees and state.seats[seat].has_hide]
    paid, saved = await _ask_fees_and_saves(heist, fees, saves)
    # Before the saves: a Hide that was played in vain is lost, whether or not a save follows.
    _lose_wasted_hides(heist)

    for seat in saved:
        state.seats[seat].has_hide = False
        heist.tell("saved", seat=seat)

    _pay(heist, paid)
    caught = [seat for seat in seats_hit if seat not in saved and seat not in paid]
    ran = [seat for seat in state.inside() if decision_of(state, seat) == "run"]
    leave(heist, [seat for seat in ran if seat not in caught], caught)
    wrap_up(heist)


def _seats_hit(state: HeistState) -> list[Seat]:
    """Return the seats that the event hits and that have not played or copied Hide."""
    seats = []
    for seat in state.clockwise(state.leader):
        choice = decision_of(state, seat) or ""
        if choice != "hide" and affects(state, state.event or "", seat, choice):
            seats.append(seat)

    return seats


async def _ask_fees_and_saves(
    heist: Heist, fees: list[Seat], saves: list[Seat]
) -> tuple[dict[Seat, str], list[Seat]]:
    """Return the loot that each seat pays, and the seats that are saved.

    A seat with a single card pays it without a question.
    """
    state = heist.state
    paid = {seat: state.seats[seat].loot[0] for seat in fees if len(state.seats[seat].loot) == 1}
    dialogues: dict[Seat, Callable[[], Dialogue[str]]] = {}
    for seat in state.inside():
        if seat in fees and seat not in paid:
            dialogues[seat] = partial(_ask_fee, state.seats[seat].loot)
        elif seat in saves:
            dialogues[seat] = _ask_save

    if not dialogues:
        return paid, []

    # All who must answer are asked together, so that the order of answers reveals nothing.
    answers = await parallel("saves", dialogues, about={"event": state.event or ""})
    paid |= {seat: answer for seat, answer in answers.items() if seat in fees}
    return paid, [seat for seat in saves if answers[seat] == DISCARD_HIDE.kind]


async def _ask_save() -> str:
    """Ask whether to discard Hide."""
    choice = await Decision("save", (DISCARD_HIDE, BE_CAUGHT), (DISCARD_HIDE,), ClockId("save"))
    return choice[0].kind


async def _ask_fee(loot: list[str]) -> str:
    """Ask which loot to pay."""
    cards = sorted(set(loot), key=lambda card: (value(card), card))
    options = [option("pay", card) for card in cards]
    choice = await Decision("fee", options, (options[0],), ClockId("fee"))
    return choice[0].word


def _lose_wasted_hides(heist: Heist) -> None:
    """Remove the Hide of each seat that has hidden from an event that would not have hit the seat.

    A copier has not played its own Hide (HR-46, HR-82).
    """
    state = heist.state
    for seat in state.clockwise(state.leader):
        seat_state = state.seats[seat]
        if seat in state.copying or seat_state.decision != "hide":
            continue

        if not affects(state, state.event or "", seat, "hide"):
            seat_state.has_hide = False
            heist.tell("hide_lost", seat=seat)


def _pay(heist: Heist, paid: dict[Seat, str]) -> None:
    """Pay loot face down into the pile (HR-20)."""
    for seat, loot in paid.items():
        heist.state.seats[seat].loot.remove(loot)
        heist.tell("fee_paid", seat=seat)
        # The table learns only that a fee was paid; the seat also learns which card.
        heist.tell_seat(seat, "paid_loot", loot=loot)

    heist.return_loot(list(paid.values()))


# -- leaving, Wrap Up and every end of the game (11.6, 13) -----------------------------------------


def leave(heist: Heist, escaped: list[Seat], caught: list[Seat]) -> None:
    """Let seats leave.

    All drop their hands face up; caught seats also return all loot (HR-25, HR-99).
    """
    state = heist.state
    returned: list[str] = []
    for seat in state.clockwise(state.leader):
        seat_state = state.seats[seat]
        if seat in caught:
            seat_state.status = "caught"
            heist.tell("caught", seat=seat, count=len(seat_state.loot))
            returned += seat_state.loot
            seat_state.loot.clear()
        elif seat in escaped:
            seat_state.status = "escaped"
            heist.tell("escaped", seat=seat)
        else:
            continue

        # An empty hand causes no event.
        if seat_state.hand:
            heist.tell("hand_dropped", seat=seat, cards=seat_state.hand[:])
            state.discard.extend(seat_state.hand)
            seat_state.hand.clear()

    heist.return_loot(returned)


def end_with_last_signal(heist: Heist) -> None:
    """End the game with the second Driver's Signal (13.2).

    Seats that ran share the truck, and all others are caught.
    """
    state = heist.state
    ran = runners(state)
    leave(heist, ran, [seat for seat in state.inside() if seat not in ran])

    if not ran:
        _lose_truck(heist)
        return

    state.splitting[:] = ran
    heist.tell("truck_opened", loots=sorted(state.truck, key=value, reverse=True))
    state.phase = "split"


async def split(heist: Heist) -> None:
    """Let the next runner pick a card of the truck. After the last card the game ends."""
    state = heist.state
    if not state.truck:
        heist.finish(outcome(heist.state))
        return

    picker = state.splitting[0]
    cards = sorted(set(state.truck), key=lambda card: (-value(card), card))
    options = [option("take", card) for card in cards]
    chosen = options[0]
    if not state.options.auto_split:
        decision = Decision("split", options, (options[0],), ClockId("split"))
        chosen = await heist.ask(picker, decision, about={"seat": picker})

    loot = chosen.word
    state.truck.remove(loot)
    state.seats[picker].loot.append(loot)
    heist.tell("picked", seat=picker, loot=loot)
    # The picker goes to the end of the line.
    state.splitting.append(state.splitting.pop(0))


def wrap_up(heist: Heist) -> None:
    """Check the ends of the game in order; otherwise prepare the next round (13)."""
    state = heist.state
    inside = state.inside()
    if not inside:
        _lose_truck(heist)
    elif len(inside) == 1:
        _end_with_last_seat(heist, inside[0])
    else:
        assert state.round < SLOTS, "both Driver's Signals are among the ten events (HR-98)"
        # The board is discarded. Lockdowns stay on their face-down slots (HR-56).
        cards = state.board + ["fortify"] * len(state.fortified)
        if cards:
            heist.tell("board_cleared", cards=cards)
            state.discard.extend(cards)
            state.board.clear()
            state.fortified.clear()

        # The old Leader may have left, so the next seat in the heist is looked up.
        state.leader = state.clockwise(state.leader + 1)[0]
        heist.tell("leader_passed", leader=state.leader)
        state.round += 1
        state.phase = "round_start"


def _lose_truck(heist: Heist) -> None:
    """End the game with no seat to take the truck."""
    heist.tell("truck_lost", count=len(heist.state.truck))
    heist.finish(outcome(heist.state))


def _end_with_last_seat(heist: Heist, seat: Seat) -> None:
    """End the game: the last seat takes the whole truck and counts as escaped (HR-89)."""
    state = heist.state
    state.last_one = seat
    heist.tell("truck_taken", seat=seat, count=len(state.truck))
    state.seats[seat].loot.extend(state.truck)
    state.truck.clear()
    leave(heist, [seat], [])
    heist.finish(outcome(heist.state))
