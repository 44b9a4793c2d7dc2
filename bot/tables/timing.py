"""When decisions fall due. Timers belong to decisions and turns, never to a journal revision."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bot.tables.table import Pace, Table, Timer
from games.kit.asks import CLOCK, Ask, ClockId, Decision, Seat
from games.kit.game import ClockGroup

QUICK = 0.5
"""How much shorter everything is at the quick pace, windows and pauses excepted."""

BREATH = 10.0
"""Seconds that a turn has left at least when it goes on after an interruption (a window, say)."""

NEARLY_DUE = 5.0
DOWNTIME_GRACE = 20.0
"""Who had fewer than NEARLY_DUE seconds left when the house came back has this many instead."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long house players take, in seconds; drawn before they look at their cards (HR-32,
    §4.3).
    """

    least: float = 1.0
    most: float = 4.0

    def seconds(self, rng: Random, pace: Pace) -> float:
        factor = QUICK if pace is Pace.QUICK else 1.0
        return rng.uniform(self.least, self.most) * factor


def allowed(group: ClockGroup, pace: Pace, extra: int) -> float:
    """Seconds for a decision of that group at that pace, its extras included."""
    if pace is Pace.RELAXED:
        return group.relaxed
    if group.fixed:
        return group.seconds
    factor = QUICK if pace is Pace.QUICK else 1.0
    return (group.seconds + group.extra * extra) * factor


def set_timers(table: Table, ask: Ask | None, clocks: Mapping[str, ClockGroup], now: float) -> None:
    """Bring the table's timers in line with the open ask; running ones go on."""
    before = table.spent | table.timers
    running = table.timers
    table.timers = {
        seat: _timer(table, decision, before.get(seat), seat in running, clocks, now)
        for seat, decision in (ask.owed.items() if ask else ())
    }
    table.spent = {
        seat: timer
        for seat, timer in before.items()
        if seat not in table.timers and timer.clock.turn >= 0 and ask is not None
    }
    if ask is None:
        table.ask_number, table.ask_due = -1, None
    elif table.ask_number != ask.number:
        table.ask_number, table.ask_due = ask.number, _latest(table.timers)


def _timer(
    table: Table,
    decision: Decision,
    before: Timer | None,
    running: bool,
    clocks: Mapping[str, ClockGroup],
    now: float,
) -> Timer:
    clock = decision.clock
    group = clocks[clock.group]
    if before is not None and running and before.number == decision.number:
        return before
    if before is not None and _same_turn(before.clock, clock):
        more = allowed(group, table.pace, clock.extra) - allowed(
            group, table.pace, before.clock.extra
        )
        due = before.due + more
        return Timer(due if running else max(due, now + BREATH), clock, decision.number)
    return Timer(now + allowed(group, table.pace, clock.extra), clock, decision.number)


def _same_turn(one: ClockId, other: ClockId) -> bool:
    return one.turn >= 0 and (one.group, one.turn) == (other.group, other.turn)


def _latest(timers: Mapping[Seat, Timer]) -> float | None:
    """The seats' own deadline; the clock's only where nobody else is asked."""
    dues = [timer.due for seat, timer in timers.items() if seat != CLOCK]
    return max(dues) if dues else max((timer.due for timer in timers.values()), default=None)


def forgive_downtime(table: Table, awake_since: float) -> bool:
    """Nobody is timed out for hours in which the house was away; True if that moved a timer."""
    forgiven = False
    for seat, timer in table.timers.items():
        if seat != CLOCK and timer.due < awake_since + NEARLY_DUE:
            timer.due = awake_since + DOWNTIME_GRACE
            table.ask_due = max(table.ask_due or 0.0, timer.due)
            forgiven = True
    return forgiven
