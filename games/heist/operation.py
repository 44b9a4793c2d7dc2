"""Runs the Operation Phase (rules section 9) and the Decision Phase (10).

The Operation has sweeps: all seats are asked at once, then the cards are played one by one.

Rule 1: the order of the cards is fixed when a sweep closes: clockwise from the Leader at that time.
Rule 2: after each card there is a pause of the same length, whichever seats have queued cards, so
        it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from games.engine.asks import ClockId, Decision, Dialogue, Option, Seat, Showing, parallel
from games.heist.action_cards import (
    named,
    naming,
    play_card,
    playable,
    playable_cards,
    targets,
)
from games.heist.state import HeistState, Queued
from games.heist.vocabulary import (
    BACK,
    CHANGE,
    DONE,
    GO,
    HIDE,
    LATER,
    PASS,
    RUN,
    STAY,
    WITHDRAW,
    option,
)

if TYPE_CHECKING:
    from games.heist.rules import Heist

Answer = Queued | Option
"""The result of a sweep for a seat: a card, PASS, or DONE."""


async def sweep(heist: Heist) -> None:
    """Ask all seats that have cards and are not done. The phase ends when no seat plays a card."""
    state = heist.state
    if state.sweep == 0:
        heist.tell("operation_started", leader=state.leader)

    asked = [
        seat
        for seat in state.clockwise(state.leader)
        if state.seats[seat].hand and not state.seats[seat].done
    ]
    if state.frozen() or not asked:
        _end(heist)
        return

    state.sweep += 1
    heist.tell("sweep_opened", number=state.sweep)
    clock = heist.new_clock("sweep_first" if state.sweep == 1 else "sweep")
    answers = await parallel(
        "sweep",
        {seat: partial(_choose_card, state, seat, clock, (PASS, DONE)) for seat in asked},
        about={"number": state.sweep},
    )
    heist.tell("sweep_closed", number=state.sweep)

    for seat in asked:
        if answers[seat] == DONE:
            state.seats[seat].done = True

    # `answers` is in the order of `asked`, so the queue is clockwise from the Leader.
    state.queue[:] = [answer for answer in answers.values() if isinstance(answer, Queued)]
    if state.queue:
        state.phase = "queue"
    else:
        _end(heist)


async def carry_out(heist: Heist) -> None:
    """Play the next queued card, then let the others reconsider (9.1)."""
    state = heist.state
    # A Freeze that has just been played stops all cards that are still queued.
    if state.frozen():
        for card in state.queue:
            _give_back(heist, card)

        state.queue.clear()

    if not state.queue:
        state.phase = "sweep"
        return

    card = state.queue.pop(0)
    if not playable(state, card.card):
        _give_back(heist, card)
        return

    await play_card(heist, card.seat, card.card, card.targets)
    if not state.frozen():
        await _pause(heist)


def _end(heist: Heist) -> None:
    """End the Operation."""
    heist.tell("operation_frozen" if heist.state.frozen() else "operation_ended")
    heist.state.phase = "decision_a"


def _give_back(heist: Heist, card: Queued) -> None:
    """Tell the seat that its card stays in its hand.

    The card was never announced, so no other seat sees it (HR-112).
    """
    heist.tell_seat(card.seat, "card_returned", card=card.card)


# -- what a seat walks through in a sweep ---------------------------------------------------------


async def _choose_card(
    state: HeistState, seat: Seat, clock: ClockId, otherwise: tuple[Option, ...]
) -> Answer:
    """Ask for a card with its targets, or one of the other answers."""
    menu = [option("play", card) for card in playable_cards(state, seat)]
    while True:
        # Passing is a normal answer in a sweep, so a timeout does not count as a missed turn.
        (chosen,) = await Decision("sweep", [*menu, *otherwise], (PASS,), clock, passing=True)
        if chosen.kind != "play":
            return chosen

        card = Queued(seat, chosen.word)
        if not targets(state, seat, card.card):
            return card

        locked = await _lock_targets(state, card, clock)
        # None: the player has gone back to the cards.
        if locked is not None:
            return locked


async def _lock_targets(state: HeistState, card: Queued, clock: ClockId) -> Queued | None:
    """Ask for the targets in secret. They may be left for later; None: back to the cards."""
    decision = naming(state, card.seat, card.card)
    first = await _lock(decision, decision.kind, list(decision.options), clock)
    if first == BACK:
        return None
    if first == LATER:
        return card
    if card.card != "panic":
        return Queued(card.seat, card.card, named((first,)))

    # Panic needs two slots; in a sweep they are asked one after the other, so that each step has a
    # `back`.
    rest = [slot for slot in decision.options if slot != first]
    second = await _lock(decision, "panic_second", rest, clock)
    if second == BACK:
        return None

    return card if second == LATER else Queued(card.seat, card.card, named((first, second)))


async def _lock(asked: Decision, kind: str, choices: list[Option], clock: ClockId) -> Option:
    """Ask for one target."""
    choice = await Decision(kind, [*choices, LATER, BACK], (LATER,), clock, about=asked.about)
    return choice[0]


# -- the pause after a card -----------------------------------------------------------------------


async def _pause(heist: Heist) -> None:
    """Wait a few seconds after a card. Seats with a queued card may change or withdraw it.

    The pause has the same length whether a seat has a card or not. So it is short: usually no seat
    does.
    """
    state = heist.state
    clock = heist.new_clock("reconsider")
    queue = {card.seat: card for card in state.queue}
    answers = await parallel(
        "pause",
        {seat: _reconsider_dialogue(state, card, clock) for seat, card in queue.items()},
        showing=Showing.NOTHING,
        at_least="reconsider",
    )
    kept = []
    for seat, answer in answers.items():
        # None: withdrawn. The card stays in the hand.
        if answer is not None:
            kept.append(answer)
        else:
            _give_back(heist, queue[seat])

    state.queue[:] = kept


def _reconsider_dialogue(
    state: HeistState, card: Queued, clock: ClockId
) -> Callable[[], Dialogue[Queued | None]]:
    """Return the dialogue of a seat with a queued card: keep, change or withdraw it."""

    async def dialogue() -> Queued | None:
        legal = playable(state, card.card)
        menu = [GO, CHANGE, WITHDRAW] if legal else [CHANGE, WITHDRAW]
        # A silent player keeps the plan, unless it is not legal any more.
        default = GO if legal else WITHDRAW
        (chosen,) = await Decision("reconsider", menu, (default,), clock, about={"card": card.card})
        if chosen == GO:
            return card
        if chosen == WITHDRAW:
            return None

        changed = await _choose_card(state, card.seat, clock, (PASS,))
        return changed if isinstance(changed, Queued) else None

    return dialogue


# -- the Decision Phase (10) -----------------------------------------------------------------------


def settle_copycats_and_check_ins(state: HeistState) -> None:
    """Determine which Copycats and Check Ins are valid after the Operation (7.2, 7.4, HR-41 to
    HR-44).
    """
    copiers = {aim.by for aim in state.copycats}
    checkers = {aim.by for aim in state.check_ins}
    state.copying.clear()

    for aim in state.copycats:
        # A copier that is itself a target decides nothing that could be copied.
        if aim.target not in copiers:
            state.copying[aim.by] = aim.target

    state.checking[:] = dict.fromkeys(
        aim for aim in state.check_ins if aim.target not in copiers and aim.target not in checkers
    )


def deciding_late(state: HeistState) -> list[Seat]:
    """Return the seats that decide in stage B: valid checkers that do not copy."""
    checkers = {aim.by for aim in state.checking}
    return [seat for seat in state.inside() if seat in checkers and seat not in state.copying]


def deciding_first(state: HeistState) -> list[Seat]:
    """Return the seats that decide in stage A: all others except valid copiers, who play no
    card.
    """
    late = deciding_late(state)
    return [seat for seat in state.inside() if seat not in late and seat not in state.copying]


async def stage_a(heist: Heist) -> None:
    """Let all decide at once and in secret, then show the checkers the decisions of their
    targets.
    """
    state = heist.state
    settle_copycats_and_check_ins(state)
    heist.tell("decisions_opened")
    await _decide(heist, "decision_a", deciding_first(state))

    for aim in state.checking:
        choice = state.seats[aim.target].decision
        assert choice is not None, "a valid Check In's target decides in stage A"
        heist.tell_seat(aim.by, "peeked", target=aim.target, choice=choice)

    state.phase = "decision_b" if deciding_late(state) else "reveal"


async def stage_b(heist: Heist) -> None:
    """Let the checkers decide with what they have seen."""
    await _decide(heist, "decision_b", deciding_late(heist.state))
    heist.state.phase = "reveal"


async def _decide(heist: Heist, stage: str, seats: list[Seat]) -> None:
    """Ask these seats. Each may revise its decision until all have decided."""
    state = heist.state
    choices = await parallel(
        stage, {seat: _dialogue(state, seat, stage) for seat in seats}, revisable=True
    )
    for seat, choice in choices.items():
        state.seats[seat].decision = choice


def _dialogue(state: HeistState, seat: Seat, stage: str) -> Callable[[], Dialogue[str]]:
    async def dialogue() -> str:
        options = [STAY, RUN, HIDE] if state.may_hide(seat) else [STAY, RUN]
        choice = await Decision("decision", options, (STAY,), ClockId(stage))
        return choice[0].kind

    return dialogue
