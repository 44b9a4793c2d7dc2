"""Runs the Operation Phase (rules section 9) and the Decision Phase (10).

The Operation has sweeps: all seats are asked at once for a card, and the chosen cards are queued
and played one by one. The Decision Phase has two stages: in stage A all seats decide but those that
see another decision first (valid Check Ins), which follow in stage B. Numbers such as 9.1 and HR-41
are those of RULES.md.

Rule 1: the order of the cards is fixed when a sweep closes: clockwise from the Leader at that time.
Rule 2: after each card there is a pause of the same length, whether or not any seat has a queued
        card. So the pause reveals nothing.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from games.engine.asks import ClockId, Decision, Option, Seat, Showing, parallel
from games.heist.action_cards import (
    naming,
    option_values,
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
"""What a seat answers in a sweep: a card to queue, PASS, or DONE (no more cards this round)."""


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
    if state.is_frozen() or not asked:
        _end_operation(heist)
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
        _end_operation(heist)


async def carry_out(heist: Heist) -> None:
    """Play the next queued card, then let the seats that still wait reconsider (9.1)."""
    state = heist.state
    # A Freeze that has just been played stops all cards that are still queued.
    if state.is_frozen():
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
    if not state.is_frozen():
        await _pause(heist)


def _end_operation(heist: Heist) -> None:
    """End the Operation."""
    heist.tell("operation_frozen" if heist.state.is_frozen() else "operation_ended")
    heist.state.phase = "decision_a"


def _give_back(heist: Heist, card: Queued) -> None:
    """Tell the seat that its card stays in its hand.

    The card was never announced, so no other seat sees it (HR-112).
    """
    heist.tell_seat(card.seat, "card_returned", card=card.card)


# -- the questions to a seat in a sweep -----------------------------------------------------------


async def _choose_card(
    state: HeistState, seat: Seat, clock: ClockId, other_answers: tuple[Option, ...]
) -> Answer:
    """Ask for a card with its targets, or one of the other answers."""
    menu = [option("play", card) for card in playable_cards(state, seat)]
    while True:
        # Passing is a normal answer in a sweep, so a timeout does not count as a missed turn.
        (chosen,) = await Decision("sweep", [*menu, *other_answers], (PASS,), clock, passing=True)
        if chosen.kind != "play":
            return chosen

        card = Queued(seat, chosen.word)
        if not targets(state, seat, card.card):
            return card

        with_targets = await _ask_targets(state, card, clock)
        # With `back` the loop asks for a card again.
        if with_targets is not None:
            return with_targets


async def _ask_targets(state: HeistState, card: Queued, clock: ClockId) -> Queued | None:
    """Ask for the targets in secret and return the card with them.

    With `later` the card has no targets yet. None: the player goes back to choose another card.
    """
    decision = naming(state, card.seat, card.card)
    first = await _ask_target(decision, decision.kind, list(decision.options), clock)
    if first == BACK:
        return None
    if first == LATER:
        return card
    if card.card != "panic":
        return Queued(card.seat, card.card, option_values((first,)))

    # Panic needs two slots. In a sweep each slot is a question of its own, so that each question
    # can offer `back`.
    rest = [slot for slot in decision.options if slot != first]
    second = await _ask_target(decision, "panic_second", rest, clock)
    if second == BACK:
        return None

    return card if second == LATER else Queued(card.seat, card.card, option_values((first, second)))


async def _ask_target(asked: Decision, kind: str, choices: list[Option], clock: ClockId) -> Option:
    """Ask for one target. `asked` is the decision with all targets of the card."""
    choice = await Decision(kind, [*choices, LATER, BACK], (LATER,), clock, about=asked.about)
    return choice[0]


# -- the pause after a card -----------------------------------------------------------------------


async def _pause(heist: Heist) -> None:
    """Wait a few seconds after a card. Seats with a queued card may change or withdraw it.

    The pause is short, because usually no seat has a queued card.
    """
    state = heist.state
    # The clock is also the least time that the pause takes (`at_least`).
    clock = heist.new_clock("reconsider")
    queue = {card.seat: card for card in state.queue}
    answers = await parallel(
        "pause",
        {seat: partial(_reconsider, state, card, clock) for seat, card in queue.items()},
        showing=Showing.NOTHING,
        at_least="reconsider",
    )
    remaining = []
    for seat, answer in answers.items():
        # None: the player has withdrawn the card, which stays in the hand.
        if answer is not None:
            remaining.append(answer)
        else:
            _give_back(heist, queue[seat])

    state.queue[:] = remaining


async def _reconsider(state: HeistState, card: Queued, clock: ClockId) -> Queued | None:
    """Let a seat keep, change or withdraw its queued card."""
    legal = playable(state, card.card)
    menu = [GO, CHANGE, WITHDRAW] if legal else [CHANGE, WITHDRAW]
    # For a silent player the card stays queued if it is still legal.
    default = GO if legal else WITHDRAW
    (chosen,) = await Decision("reconsider", menu, (default,), clock, about={"card": card.card})
    if chosen == GO:
        return card
    if chosen == WITHDRAW:
        return None

    changed = await _choose_card(state, card.seat, clock, (PASS,))
    return changed if isinstance(changed, Queued) else None


# -- the Decision Phase (10) -----------------------------------------------------------------------


def settle_copycats_and_check_ins(state: HeistState) -> None:
    """Determine which Copycats and Check Ins are valid after the Operation.

    See 7.2, 7.4, and HR-41 to HR-44.
    """
    copiers = {aim.by for aim in state.copycats}
    checkers = {aim.by for aim in state.check_ins}
    state.copying.clear()

    for aim in state.copycats:
        # A target that has played a Copycat itself makes this Copycat void (7.4).
        if aim.target not in copiers:
            state.copying[aim.by] = aim.target

    # `dict.fromkeys` removes a second Check In of a seat at the same target.
    state.checking[:] = dict.fromkeys(
        aim for aim in state.check_ins if aim.target not in copiers and aim.target not in checkers
    )


def seats_of_stage_b(state: HeistState) -> list[Seat]:
    """Return the seats that decide in stage B: valid checkers that do not copy."""
    checkers = {aim.by for aim in state.checking}
    return [seat for seat in state.inside() if seat in checkers and seat not in state.copying]


def seats_of_stage_a(state: HeistState) -> list[Seat]:
    """Return the seats that decide in stage A: all but those of stage B and valid copiers.

    A valid copier plays no decision card.
    """
    late = seats_of_stage_b(state)
    return [seat for seat in state.inside() if seat not in late and seat not in state.copying]


async def stage_a(heist: Heist) -> None:
    """Let the seats of stage A decide at once and in secret.

    Then show the checkers the decisions of their targets.
    """
    state = heist.state
    settle_copycats_and_check_ins(state)
    heist.tell("decisions_opened")
    await _decide(heist, "decision_a", seats_of_stage_a(state))

    for aim in state.checking:
        choice = state.seats[aim.target].decision
        assert choice is not None, "a valid Check In's target decides in stage A"
        heist.tell_seat(aim.by, "peeked", target=aim.target, choice=choice)

    state.phase = "decision_b" if seats_of_stage_b(state) else "reveal"


async def stage_b(heist: Heist) -> None:
    """Let the checkers decide, who have seen the decisions of their targets."""
    await _decide(heist, "decision_b", seats_of_stage_b(heist.state))
    heist.state.phase = "reveal"


async def _decide(heist: Heist, stage: str, seats: list[Seat]) -> None:
    """Ask these seats. Each may revise its decision until all have decided."""
    state = heist.state
    choices = await parallel(
        stage, {seat: partial(_ask_decision, state, seat, stage) for seat in seats}, revisable=True
    )
    for seat, choice in choices.items():
        state.seats[seat].decision = choice


async def _ask_decision(state: HeistState, seat: Seat, stage: str) -> str:
    options = [STAY, RUN, HIDE] if state.may_hide(seat) else [STAY, RUN]
    choice = await Decision("decision", options, (STAY,), ClockId(stage))
    return choice[0].kind
