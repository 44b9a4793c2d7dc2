"""The Operation Phase as sweeps (9): all are asked at once, then the cards come one by one.

The Decision Phase (10) follows.

Rule 1: the order of a sweep's cards is fixed when it closes, clockwise from the Leader of then.
Rule 2: after every card carried out comes the same pause, whoever has cards queued: it tells
        nothing.
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
"""What a seat ends up with in a sweep: a card, PASS, or DONE."""


async def sweep(heist: Heist) -> None:
    """Ask everybody with cards who is not done; nobody plays: the phase is over."""
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

    state.queue[:] = [answer for answer in answers.values() if isinstance(answer, Queued)]
    if state.queue:
        state.phase = "queue"
    else:
        _end(heist)


async def carry_out(heist: Heist) -> None:
    """The next queued card, then the pause in which the others may think again (9.1)."""
    state = heist.state
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
    heist.tell("operation_frozen" if heist.state.frozen() else "operation_ended")
    heist.state.phase = "decision_a"


def _give_back(heist: Heist, card: Queued) -> None:
    """It was never announced: it stays in its hand, unseen (HR-112)."""
    heist.tell_seat(card.seat, "card_returned", card=card.card)


# -- what a seat walks through in a sweep ---------------------------------------------------------


async def _choose_card(
    state: HeistState, seat: Seat, clock: ClockId, otherwise: tuple[Option, ...]
) -> Answer:
    """A card with its targets, or one of the other answers."""
    menu = [option("play", card) for card in playable_cards(state, seat)]
    while True:
        (chosen,) = await Decision("sweep", [*menu, *otherwise], (PASS,), clock, passing=True)
        if chosen.kind != "play":
            return chosen

        card = Queued(seat, chosen.word)
        if not targets(state, seat, card.card):
            return card

        locked = await _lock_targets(state, card, clock)
        if locked is not None:
            return locked


async def _lock_targets(state: HeistState, card: Queued, clock: ClockId) -> Queued | None:
    """Name the targets in secret, or later; None: back to the cards."""
    decision = naming(state, card.seat, card.card)
    first = await _lock(decision, decision.kind, list(decision.options), clock)
    if first == BACK:
        return None
    if first == LATER:
        return card
    if card.card != "panic":
        return Queued(card.seat, card.card, named((first,)))

    rest = [slot for slot in decision.options if slot != first]
    second = await _lock(decision, "panic_second", rest, clock)
    if second == BACK:
        return None

    return card if second == LATER else Queued(card.seat, card.card, named((first, second)))


async def _lock(asked: Decision, kind: str, choices: list[Option], clock: ClockId) -> Option:
    choice = await Decision(kind, [*choices, LATER, BACK], (LATER,), clock, about=asked.about)
    return choice[0]


# -- the pause after a card -----------------------------------------------------------------------


async def _pause(heist: Heist) -> None:
    """A few seconds for everybody; those with a card queued may change or withdraw it. They are the
    same whoever has one, and so they must be short: most tables wait for nobody.
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
        if answer is not None:
            kept.append(answer)
        else:
            _give_back(heist, queue[seat])

    state.queue[:] = kept


def _reconsider_dialogue(
    state: HeistState, card: Queued, clock: ClockId
) -> Callable[[], Dialogue[Queued | None]]:
    async def dialogue() -> Queued | None:
        legal = playable(state, card.card)
        menu = [GO, CHANGE, WITHDRAW] if legal else [CHANGE, WITHDRAW]
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
    """Which of the activated ones hold, once the Operation is over (7.2, 7.4, HR-41 to HR-44)."""
    copiers = {aim.by for aim in state.copycats}
    checkers = {aim.by for aim in state.check_ins}
    state.copying.clear()

    for aim in state.copycats:
        if aim.target not in copiers:
            state.copying[aim.by] = aim.target

    state.checking[:] = dict.fromkeys(
        aim for aim in state.check_ins if aim.target not in copiers and aim.target not in checkers
    )


def deciding_late(state: HeistState) -> list[Seat]:
    """Valid checkers who do not copy: they decide in stage B."""
    checkers = {aim.by for aim in state.checking}
    return [seat for seat in state.inside() if seat in checkers and seat not in state.copying]


def deciding_first(state: HeistState) -> list[Seat]:
    """Everybody else but the valid copiers, who play no card: stage A."""
    late = deciding_late(state)
    return [seat for seat in state.inside() if seat not in late and seat not in state.copying]


async def stage_a(heist: Heist) -> None:
    """All at once and in secret; then the checkers are shown what they may see."""
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
    """The checkers decide, knowing."""
    await _decide(heist, "decision_b", deciding_late(heist.state))
    heist.state.phase = "reveal"


async def _decide(heist: Heist, stage: str, seats: list[Seat]) -> None:
    """Each may change its mind until all have decided."""
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
