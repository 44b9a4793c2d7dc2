"""The Decision Phase (10): stage A, what checkers see, stage B."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.engine.asks import ClockId, Decision, Dialogue, Seat, parallel
from games.heist.state import HeistState
from games.heist.vocabulary import HIDE, RUN, STAY

if TYPE_CHECKING:
    from games.heist.rules import Heist


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
