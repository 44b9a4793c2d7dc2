"""When decisions fall due. Timers belong to decisions and turns, never to a journal revision."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from bot.tables.table import Pace, Status, Table, Timer
from games.engine.asks import CLOCK, Ask, ClockId, Seat, Showing
from games.engine.game import ClockGroup

QUICK = 0.5
"""How much shorter everything is at the quick pace, windows and pauses excepted."""

MINUTE = 60.0
HOUR = 3600.0
DAY = 24 * HOUR

DECISIONS_OVER_DAYS = 24
"""At the pace of days, how many times the time over the day a decision has; a day at the most."""
WINDOWS_OVER_DAYS = 12
LONGEST_WINDOW = 2 * HOUR
"""A window grows too, or people in other time zones would never get a word in; but a game has
dozens of them, and must end.
"""
BEAT = 10.0
"""A time that is this short over the day is a pause in which nobody is expected to act. No time
that has to pass, however quick the answers, is longer.
"""

AT_A_GLANCE = 4
"""So many things that happen at once are read in the time of a moment."""
LONGER = 0.1
MOST_LONGER = 0.5
"""What each further one adds to it, and all together."""

FOR_NEWCOMERS = 3
"""How many times the usual time somebody has who is asked something for the first time."""

_BREATH = {
    Pace.QUICK: 10.0,
    Pace.NORMAL: 10.0,
    Pace.RELAXED: 10 * MINUTE,
    Pace.DAYS: 4 * HOUR,
}
"""The least that a turn has left when it goes on after an interruption (a window, say)."""

_REMINDERS = {
    Pace.QUICK: (15.0, 45.0),
    Pace.NORMAL: (15.0, 45.0),
    Pace.RELAXED: (5 * MINUTE, 10 * MINUTE),
    Pace.DAYS: (2 * HOUR, 4 * HOUR),
}
"""How long before a deadline a silent seat is reminded, and how much time it needs to have had."""

_GRACE = {
    Pace.QUICK: (5.0, 20.0),
    Pace.NORMAL: (5.0, 20.0),
    Pace.RELAXED: (5 * MINUTE, 10 * MINUTE),
    Pace.DAYS: (HOUR, 4 * HOUR),
}
"""A seat that had less than the first left when the bot came back has the second instead."""

_COMPANY_GRACE = {Status.LOBBY: 5 * MINUTE, Status.PAUSED: HOUR}
"""The least that a table that waits for people has left when the bot comes back."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long house players take, in seconds; drawn before they look at their cards (HR-32).
    `further`: how much of that they need for a decision that goes on where they just were.
    `moment`: how much longer they wait when there is something to look at (`Game.moments`); by half
    as much at the most where there is much to read.
    """

    least: float = 1.0
    most: float = 4.0
    further: float = 0.2
    moment: float = 4.0

    def seconds(self, rng: Random, pace: Pace) -> float:
        return rng.uniform(self.least, self.most) * _haste(pace)

    def breath(self, pace: Pace, told: int = 1) -> float:
        """Seconds for which house players stand still and look at what was told, so many things."""
        longer = 1 + min(LONGER * max(0, told - AT_A_GLANCE), MOST_LONGER)
        return self.moment * longer * _haste(pace)


def _haste(pace: Pace) -> float:
    return QUICK if pace is Pace.QUICK else 1.0


def allowed(group: ClockGroup, pace: Pace, extra: int, times: int = 1) -> float:
    """Seconds for a decision of that group at that pace, its extras included; `times` as long, but
    never longer than a day.
    """
    return min(_usual(group, pace, extra) * times, DAY)


def _usual(group: ClockGroup, pace: Pace, extra: int) -> float:
    if pace is Pace.RELAXED:
        return group.relaxed
    if pace is Pace.DAYS:
        if group.relaxed <= BEAT:
            return group.relaxed
        if group.fixed:
            return min(group.relaxed * WINDOWS_OVER_DAYS, LONGEST_WINDOW)

        return min(group.relaxed * DECISIONS_OVER_DAYS, DAY)
    if group.fixed:
        return group.seconds

    return (group.seconds + group.extra * extra) * _haste(pace)


def span(clocks: Mapping[str, ClockGroup], pace: Pace) -> tuple[float, float]:
    """The least and the most seconds that a decision has at that pace, extras excepted; windows and
    pauses are no decisions.
    """
    usual = [_usual(group, pace, 0) for group in clocks.values() if not group.fixed]
    return min(usual), max(usual)


def reminder(pace: Pace, now: float, due: float, before: Timer | None = None) -> float | None:
    """When to remind; `before` is the timer that goes on here, its time included."""
    late, enough = _REMINDERS[pace]
    long = due - now >= enough or (before is not None and before.remind is not None)
    return due - late if long and due - late > now else None


def set_timers(table: Table, ask: Ask | None, clocks: Mapping[str, ClockGroup], now: float) -> None:
    """Bring the table's timers in line with the open ask; running ones go on."""
    before = table.spent | table.timers
    running = table.timers
    table.timers = (
        {}
        if ask is None
        else {
            seat: _timer(table, ask, seat, before.get(seat), seat in running, clocks, now)
            for seat in ask.owed
        }
    )
    table.spent = {
        seat: timer
        for seat, timer in before.items()
        if seat not in table.timers and timer.clock.turn >= 0 and ask is not None
    }
    if ask is None:
        table.ask_number = -1
        table.ask_due = None
    elif table.ask_number != ask.number:
        table.ask_number = ask.number
        table.ask_due = _latest(table.timers)


def stop_timers(table: Table) -> None:
    """A seat that is asked again later has all its time again, a newcomer's too."""
    running = table.spent | table.timers
    for seat, timer in running.items():
        if timer.times > 1:
            new_to = (*table.players[seat].new_to, timer.clock.group)
            table.change_player(seat, new_to=new_to)

    if running:
        table.timers = {}
        table.spent = {}
        table.ask_number = -1


def clocks_to_learn(clocks: Mapping[str, ClockGroup]) -> tuple[str, ...]:
    """The clocks on which newcomers have more time: how long a window or a pause is must not
    depend on who is there.
    """
    return tuple(name for name, group in clocks.items() if not group.fixed)


def _timer(
    table: Table,
    ask: Ask,
    seat: Seat,
    before: Timer | None,
    running: bool,
    clocks: Mapping[str, ClockGroup],
    now: float,
) -> Timer:
    decision = ask.owed[seat]
    clock = decision.clock
    group = clocks[decision.clock.group]
    if before is not None and running and before.number == decision.number:
        return before
    if before is not None and same_turn(before.clock, clock):
        times = before.times
        more = allowed(group, table.pace, clock.extra, times) - allowed(
            group, table.pace, before.clock.extra, times
        )
        due = before.due + more
        due = due if running else max(due, now + _BREATH[table.pace])
        return Timer(due, clock, decision.number, reminder(table.pace, now, due, before), times)

    times = _times(table, ask, seat, clock)
    due = now + allowed(group, table.pace, clock.extra, times)
    return Timer(due, clock, decision.number, reminder(table.pace, now, due), times)


def _times(table: Table, ask: Ask, seat: Seat, clock: ClockId) -> int:
    """How many times the usual time the seat has; what it is new to now it is never again."""
    if seat == CLOCK or ask.showing is Showing.NOTHING:
        return 1

    player = table.players[seat]
    if clock.group not in player.new_to or player.is_automatic:
        return 1

    learnt = player.new_to.index(clock.group)
    table.change_player(seat, new_to=player.new_to[:learnt] + player.new_to[learnt + 1 :])
    return FOR_NEWCOMERS


def give_breath(table: Table, seat: Seat, ask: Ask, now: float) -> None:
    """Time to look up for somebody who takes their seat back. A window's length must not move."""
    timer = table.timers.get(seat)
    due = now + _BREATH[table.pace]
    if timer is None or ask.showing is Showing.NOTHING or timer.due >= due:
        return

    table.timers = table.timers | {seat: replace(timer, due=due)}
    table.ask_due = max(table.ask_due or 0.0, due)


@lru_cache(1024)
def turn_or_ask(clock: ClockId, epoch: int, ask_number: int) -> str:
    """What the decisions of one turn have in common, or else those of one ask: they are steps of
    one dialogue, and are missed once.
    """
    return f"ask {epoch} {ask_number}" if clock.turn < 0 else f"{clock.group} {clock.turn}"


def same_turn(one: ClockId, other: ClockId) -> bool:
    """Whether two decisions of one seat share a deadline."""
    return one.turn >= 0 and (one.group, one.turn) == (other.group, other.turn)


def _latest(timers: Mapping[Seat, Timer]) -> float | None:
    """The seats' own deadline; the clock's only where nobody else is asked."""
    dues = [timer.due for seat, timer in timers.items() if seat != CLOCK]
    return max(dues) if dues else max((timer.due for timer in timers.values()), default=None)


def forgive_downtime(table: Table, awake_since: float) -> None:
    """Give a table that is read from the database at least a short time, after the bot was away.

    Nobody knows for how long nobody could press anything; `stand_still` is for where that is known.
    """
    if table.expires_at is not None:
        grace = _COMPANY_GRACE[table.status]
        table.expires_at = max(table.expires_at, awake_since + grace)

    nearly, grace = _GRACE[table.pace]
    due = awake_since + grace
    forgiven = {
        seat: replace(timer, due=due, remind=reminder(table.pace, awake_since, due))
        for seat, timer in table.timers.items()
        if seat != CLOCK and timer.due < awake_since + nearly
    }
    if forgiven:
        table.timers = table.timers | forgiven
        table.ask_due = max(table.ask_due or 0.0, due)


def stand_still(
    table: Table, clocks: Mapping[str, ClockGroup], now: float, seconds: float, *, goes_on: bool
) -> None:
    """Move every deadline by the seconds in which nobody could act, up to `now`.

    A seat never ends with less time than it had before. People also get time to come back: as long
    as the interruption was, but no longer than `_GRACE` says (20 seconds at the quick and normal
    pace, 10 minutes at the relaxed one, 4 hours at the pace of days). Nobody ends with more than a
    new question and one such grace, however often this happens. A clock of the table itself (a
    window, a pause) gets no grace. `goes_on`: the first part of this interruption was made up for
    already.
    """
    grace = _GRACE[table.pace][1]
    extra = 0.0 if goes_on else min(grace, seconds)
    if table.expires_at is not None:
        table.expires_at += seconds

    table.timers = {
        seat: _later(timer, seconds if seat == CLOCK else seconds + extra)
        for seat, timer in table.timers.items()
    }
    table.spent = {seat: _later(timer, seconds) for seat, timer in table.spent.items()}
    rein_in(table, clocks, now, grace)
    if table.timers:
        table.ask_due = _latest(table.timers)

    forgive_downtime(table, now)


def _later(timer: Timer, seconds: float) -> Timer:
    remind = None if timer.remind is None else timer.remind + seconds
    return replace(timer, due=timer.due + seconds, remind=remind)


def rein_in(table: Table, clocks: Mapping[str, ClockGroup], now: float, grace: float = 0.0) -> None:
    """Nobody waits longer than for a question that is new now, with a grace for people."""
    before = table.timers
    table.timers = _reined_in(table, table.timers, clocks, now, grace)
    table.spent = _reined_in(table, table.spent, clocks, now, grace)
    if table.timers != before:
        table.ask_due = _latest(table.timers)


def _reined_in(
    table: Table,
    timers: Mapping[Seat, Timer],
    clocks: Mapping[str, ClockGroup],
    now: float,
    grace: float,
) -> dict[Seat, Timer]:
    reined = dict(timers)
    for seat, timer in timers.items():
        group = clocks.get(timer.clock.group)
        if group is None:  # of a clock that these rules do not know any more
            continue

        full = allowed(group, table.pace, timer.clock.extra, timer.times)
        due = now + max(full, _BREATH[table.pace]) + (0.0 if seat == CLOCK else grace)
        if timer.due > due:
            remind = reminder(table.pace, now, due)
            reined[seat] = replace(timer, due=due, remind=remind)

    return reined
