"""Reveal (11): decisions and event up, Warns paid, the event's work, who is saved, who leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.engine.asks import ClockId, Decision, Dialogue, Seat, parallel
from games.heist import ending, notebook
from games.heist.events import affects, matches, on_the_table
from games.heist.state import HeistState, decision_of, value
from games.heist.vocabulary import BE_CAUGHT, DISCARD_HIDE, option

if TYPE_CHECKING:
    from games.heist.rules import Heist

SIGNALS = 2
"""The second Driver's Signal ends the game."""


async def reveal(heist: Heist) -> None:
    """Everything up to the moment in which players may have to save themselves."""
    state = heist.state
    _show_decisions(heist)
    event = _turn_up_event(heist)
    _pay_warns(heist, event)
    if event == "poor_planning" and state.aside:
        event = state.substitute = state.aside.pop()
        heist.tell("substituted", event=event)
    state.event = event
    on_the_table(heist, event)
    if event == "drivers_signal" and state.signals >= SIGNALS:
        ending.drive_off(heist)
    else:
        state.phase = "saves"


def _show_decisions(heist: Heist) -> None:
    state = heist.state
    for seat in state.clockwise(state.leader):
        choice = decision_of(state, seat)
        assert choice is not None
        if seat in state.copying:
            heist.tell("decided", seat=seat, choice=choice, target=state.copying[seat])
        else:
            heist.tell("decided", seat=seat, choice=choice)


def _turn_up_event(heist: Heist) -> str:
    state = heist.state
    slot = state.round
    event = state.slots[slot - 1]
    state.shown = slot
    notebook.turned_up(state, slot, event)
    heist.tell("event_shown", slot=slot, event=event)
    if slot in state.locked:
        state.discard.extend("lockdown" for locked in state.locked if locked == slot)
        state.locked[:] = [locked for locked in state.locked if locked != slot]
        heist.tell("lockdown_lifted", slot=slot)
    return event


def _pay_warns(heist: Heist, event: str) -> None:
    """Each right Warn draws a loot, clockwise from the Leader, before the event works (HR-62)."""
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
    """Ask at once and in secret, carry out together, let the gone go (11.5, 11.6, HR-83)."""
    state = heist.state
    hit = _hit(state)
    fees, saves = _fees_and_saves(state, hit)
    paid, saved = await _ask(heist, fees, saves)
    _lose_hides(heist)
    for seat in saved:
        state.seats[seat].has_hide = False
        heist.tell("saved", seat=seat)
    _pay(heist, paid)
    caught = [seat for seat in hit if seat not in saved and seat not in paid]
    ran = [seat for seat in state.inside() if decision_of(state, seat) == "run"]
    ending.leave(heist, [seat for seat in ran if seat not in caught], caught)
    ending.wrap_up(heist)


def _hit(state: HeistState) -> list[Seat]:
    """Who is affected and not protected by a played (or copied) Hide."""
    found = []
    for seat in state.clockwise(state.leader):
        choice = decision_of(state, seat) or ""
        if choice != "hide" and affects(state, state.event or "", seat, choice):
            found.append(seat)
    return found


def _fees_and_saves(state: HeistState, hit: list[Seat]) -> tuple[list[Seat], list[Seat]]:
    """Who pays a fee (loot comes before Hide, HR-93), and who may discard its Hide."""
    fees = [seat for seat in hit if state.event == "membership_fee" and state.seats[seat].loot]
    saves = [seat for seat in hit if seat not in fees and state.seats[seat].has_hide]
    return fees, saves


async def _ask(
    heist: Heist, fees: list[Seat], saves: list[Seat]
) -> tuple[dict[Seat, str], list[Seat]]:
    """Seat -> loot paid, and who is saved. A single card is paid without a question (11.5)."""
    state = heist.state
    paid = {seat: state.seats[seat].loot[0] for seat in fees if len(state.seats[seat].loot) == 1}
    dialogues: dict[Seat, Callable[[], Dialogue[str]]] = {}
    for seat in state.inside():
        if seat in fees and seat not in paid:
            dialogues[seat] = _fee(state.seats[seat].loot)
        elif seat in saves:
            dialogues[seat] = _save
    if not dialogues:
        return paid, []
    answers = await parallel("saves", dialogues, about={"event": state.event or ""})
    paid |= {seat: answer for seat, answer in answers.items() if seat in fees}
    return paid, [seat for seat in saves if answers[seat] == DISCARD_HIDE.kind]


async def _save() -> str:
    choice = await Decision("save", (DISCARD_HIDE, BE_CAUGHT), (DISCARD_HIDE,), ClockId("save"))
    return choice[0].kind


def _fee(loot: list[str]) -> Callable[[], Dialogue[str]]:
    async def dialogue() -> str:
        cards = sorted(set(loot), key=lambda card: (value(card), card))
        options = [option("pay", card) for card in cards]
        choice = await Decision("fee", options, (options[0],), ClockId("fee"))
        return choice[0].word

    return dialogue


def _lose_hides(heist: Heist) -> None:
    """A Hide that was played for nothing is gone; a copier has played none (HR-46, HR-82)."""
    state = heist.state
    for seat in state.clockwise(state.leader):
        one = state.seats[seat]
        if seat in state.copying or one.decision != "hide":
            continue
        if not affects(state, state.event or "", seat, "hide"):
            one.has_hide = False
            heist.tell("hide_lost", seat=seat)


def _pay(heist: Heist, paid: dict[Seat, str]) -> None:
    """Unseen, into the pile (HR-20)."""
    for seat, loot in paid.items():
        heist.state.seats[seat].loot.remove(loot)
        heist.tell("fee_paid", seat=seat)
        heist.tell_seat(seat, "paid_loot", loot=loot)
    heist.return_loot(list(paid.values()))
