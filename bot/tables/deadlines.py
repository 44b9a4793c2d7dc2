"""Rules for deadlines: how long a decision may take, and how interruptions change that.

A timer belongs to a decision or to a turn of one seat. Choices of other seats do not restart it.
All times are in seconds; deadlines are in seconds since 1970.

A clock group has the times of one kind of decision (`ClockGroup`). The times of two kinds do not
depend on who acts: in a window several seats may act or pass in secret, and in a pause no seat has
to act. (A paused table is something else.) Their groups are `fixed`, and their asks have
`Showing.NOTHING`. The end of a pause, and of the minimum time of a window, is a decision without a
player: it is owed by the seat number `CLOCK` (-1).

HR-32 and the like are rules in games/heist/RULES.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from bot.tables.table import Pace, Status, Table, Timer
from games.engine.asks import CLOCK, Ask, ClockId, Seat, Showing
from games.engine.game import ClockGroup

QUICK = 0.5
"""Factor for all times at the quick pace, except those of windows and pauses."""

MINUTE = 60.0
HOUR = 3600.0
DAY = 24 * HOUR

DECISIONS_OVER_DAYS = 24
"""Factor from the relaxed pace to the pace of days, for decisions. The result is a day at most."""

WINDOWS_OVER_DAYS = 12
"""The factor from the relaxed pace to the pace of days, for windows."""

LONGEST_WINDOW = 2 * HOUR
"""The longest window at the pace of days, without the factor for newcomers.

Windows are longer at this pace too, so that players in other time zones can react. Their length is
limited because a game has dozens of windows and must come to an end.
"""

LONGEST_PAUSE = 10.0
"""A clock group with a relaxed time up to this is a pause in which no player has to act.

The pause keeps its length at the pace of days. All pauses in the games are at most this long.
"""

AT_A_GLANCE = 4
"""How many simultaneous events players can read within one `Thinking.moment`."""

LONGER = 0.1
"""Share of `Thinking.moment` that each further event adds to it."""

MOST_LONGER = 0.5
"""The largest share of `Thinking.moment` that all further events together add to it."""

FOR_NEWCOMERS = 3
"""Factor for the time of a newcomer's first decision of a kind in a game."""

_LEAST_TIME = {
    Pace.QUICK: 10.0,
    Pace.NORMAL: 10.0,
    Pace.RELAXED: 10 * MINUTE,
    Pace.DAYS: 4 * HOUR,
}
"""Minimum time that a turn has left when it continues after an interruption, such as a window."""

_REMINDERS = {
    Pace.QUICK: (15.0, 45.0),
    Pace.NORMAL: (15.0, 45.0),
    Pace.RELAXED: (5 * MINUTE, 10 * MINUTE),
    Pace.DAYS: (2 * HOUR, 4 * HOUR),
}
"""How long before its deadline a seat is reminded, and how much time it must have at first.

With less time there is no reminder.
"""

_GRACE = {
    Pace.QUICK: (5.0, 20.0),
    Pace.NORMAL: (5.0, 20.0),
    Pace.RELAXED: (5 * MINUTE, 10 * MINUTE),
    Pace.DAYS: (HOUR, 4 * HOUR),
}
"""A seat that has less than the first time left when the bot returns gets the second time."""

_EXPIRY_GRACE = {Status.LOBBY: 5 * MINUTE, Status.PAUSED: HOUR}
"""Minimum time that a lobby or a paused table has left when the bot returns."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long house players wait before they act, in seconds.

    The time is drawn before a house player looks at its cards, so it reveals nothing (HR-32).

    Attributes:
        least: The minimum of the drawn time.
        most: The maximum of the drawn time.
        further: Factor for a decision that continues the previous one of the same seat.
        moment: Additional time after an event that players want to look at (`Game.moments`); up to
            1.5 times as long if there is much to read.
    """

    least: float = 1.0
    most: float = 4.0
    further: float = 0.2
    moment: float = 4.0

    def seconds(self, rng: Random, pace: Pace) -> float:
        """Return a random thinking time at this pace."""
        return rng.uniform(self.least, self.most) * _pace_factor(pace)

    def reading_time(self, pace: Pace, events: int = 1) -> float:
        """Return how long house players wait after events that players want to look at.

        For example, 7 events are 3 more than at a glance: 4 s * (1 + 3 * 0.1) = 5.2 s, at normal
        pace.

        Args:
            pace: The pace of the table.
            events: How many events happened at the same time.
        """
        longer = 1 + min(LONGER * max(0, events - AT_A_GLANCE), MOST_LONGER)
        return self.moment * longer * _pace_factor(pace)


def _pace_factor(pace: Pace) -> float:
    """Return the factor for times that differ only at the quick pace: `QUICK` there, else 1."""
    return QUICK if pace is Pace.QUICK else 1.0


def time_allowed(group: ClockGroup, pace: Pace, extra: int, times: int = 1) -> float:
    """Return how long a decision may take.

    For example, a turn of Chicken Heist has 60 seconds, and 15 for each extra. With one extra it
    has 75 seconds at normal pace, and half of this at quick pace. At relaxed pace a turn has an
    hour, and at the pace of days it has a day, with or without extras.

    Args:
        group: The clock group of the decision.
        pace: The pace of the table.
        extra: How many extras of the group are added (`ClockId.extra`).
        times: Factor for newcomers.

    Returns:
        Seconds, a day at most.
    """
    return min(_usual(group, pace, extra) * times, DAY)


def _usual(group: ClockGroup, pace: Pace, extra: int) -> float:
    """Return how long a decision may take without the factor for newcomers."""
    if pace is Pace.RELAXED:
        return group.relaxed
    if pace is Pace.DAYS:
        # A pause is not lengthened.
        if group.relaxed <= LONGEST_PAUSE:
            return group.relaxed
        if group.fixed:
            return min(group.relaxed * WINDOWS_OVER_DAYS, LONGEST_WINDOW)

        return min(group.relaxed * DECISIONS_OVER_DAYS, DAY)
    if group.fixed:
        return group.seconds

    # Extras count only at the quick and the normal pace: the slow paces have time enough.
    return (group.seconds + group.extra * extra) * _pace_factor(pace)


def span(clocks: Mapping[str, ClockGroup], pace: Pace) -> tuple[float, float]:
    """Return the shortest and the longest time of a decision at this pace, without extras.

    Windows and pauses do not count.
    """
    usual = [_usual(group, pace, 0) for group in clocks.values() if not group.fixed]
    return min(usual), max(usual)


def reminder(pace: Pace, now: float, due: float, before: Timer | None = None) -> float | None:
    """Return when to remind the seat of its decision.

    Args:
        pace: The pace of the table.
        now: The time now.
        due: The deadline.
        before: The timer that the new one continues, or None. If the old timer had a reminder, the
            new one has one too, even if the remaining time is short.

    Returns:
        Seconds since 1970, or None if the time is too short for a reminder.
    """
    lead, enough = _REMINDERS[pace]
    is_long = due - now >= enough or (before is not None and before.remind is not None)
    return due - lead if is_long and due - lead > now else None


def set_timers(table: Table, ask: Ask | None, clocks: Mapping[str, ClockGroup], now: float) -> None:
    """Create, keep or drop timers so that they match the open ask.

    A timer of the same decision continues. A timer of the same turn gets the additional time of its
    next decision. If a seat owes nothing at the moment, the timer of its turn is kept in
    `table.spent`.

    Args:
        table: The draft to change.
        ask: The open ask, or None if the game is over.
        clocks: The clock groups of the game.
        now: The time now.
    """
    # In `|`, the right side wins: a running timer has priority over a stored one of the same seat.
    before = table.spent | table.timers
    running = table.timers
    table.timers = {}
    if ask is not None:
        table.timers = {
            seat: _timer(table, ask, seat, before.get(seat), seat in running, clocks, now)
            for seat in ask.owed
        }
        _note_learned(table, ask)

    # A turn number of -1 marks a decision that shares its deadline with no other.
    table.spent = {
        seat: timer
        for seat, timer in before.items()
        if seat not in table.timers and timer.clock.turn >= 0 and ask is not None
    }
    if ask is None:
        table.ask_number = -1
        table.ask_due = None
    elif table.ask_number != ask.number:
        # `ask_due` is set only when the ask opens: a deadline that moves with each answer would
        # reveal who has answered.
        table.ask_number = ask.number
        table.ask_due = _latest(table.timers)


def stop_timers(table: Table) -> None:
    """Remove all timers: a seat that is asked again later has its full time again.

    If a removed timer has the longer time of a newcomer, its player gets the longer time again too.
    """
    removed = table.spent | table.timers
    for seat, timer in removed.items():
        if timer.times > 1:
            new_to = (*table.players[seat].new_to, timer.clock.group)
            table.change_player(seat, new_to=new_to)

    if removed:
        table.timers = {}
        table.spent = {}
        table.ask_number = -1


def clocks_to_learn(clocks: Mapping[str, ClockGroup]) -> tuple[str, ...]:
    """Return the clocks on which newcomers have more time: all but those of pauses."""
    return tuple(name for name, group in clocks.items() if group.window or not group.fixed)


def _timer(
    table: Table,
    ask: Ask,
    seat: Seat,
    before: Timer | None,
    running: bool,
    clocks: Mapping[str, ClockGroup],
    now: float,
) -> Timer:
    """Return the timer for the decision that this seat owes to the ask.

    Args:
        table: The draft.
        ask: The open ask.
        seat: The seat.
        before: The last timer of that seat, or None.
        running: Whether that timer is still running, that is, not in `table.spent`.
        clocks: The clock groups of the game.
        now: The time now.
    """
    decision = ask.owed[seat]
    clock = decision.clock
    group = clocks[decision.clock.group]

    # The same decision is still open: its timer continues.
    if before is not None and running and before.number == decision.number:
        return before

    # Another decision of the same turn: the deadline only moves by the difference of the extras. If
    # one extra of 15 seconds is added, the deadline moves by 15 seconds.
    if before is not None and same_turn(before.clock, clock):
        times = before.times
        extra_time = time_allowed(group, table.pace, clock.extra, times) - time_allowed(
            group, table.pace, before.clock.extra, times
        )
        due = before.due + extra_time
        # If the timer comes from `table.spent`, the turn was interrupted. Its time went on, so too
        # little of it may be left.
        due = due if running else max(due, now + _LEAST_TIME[table.pace])
        return Timer(due, clock, decision.number, reminder(table.pace, now, due, before), times)

    # A new decision or turn: the full time begins now.
    times = _newcomer_factor(table, ask, seat, clock)
    due = now + time_allowed(group, table.pace, clock.extra, times)

    # A window that is asked again after a pause has the usual time. If the longer time depended on
    # the timers that the pause has stopped, it would reveal who had answered.
    times = 1 if ask.showing is Showing.NOTHING else times
    return Timer(due, clock, decision.number, reminder(table.pace, now, due), times)


def _newcomer_factor(table: Table, ask: Ask, seat: Seat, clock: ClockId) -> int:
    """Return the factor for the seat's time, which is longer for a newcomer to the clock.

    A window is longer for all seats if any player of the table is new to it, so that its length
    does not reveal who takes part.
    """
    if seat == CLOCK:
        return 1

    concerned = table.players if ask.showing is Showing.NOTHING else [table.players[seat]]
    is_new = any(clock.group in one.new_to and not one.is_automatic for one in concerned)
    return FOR_NEWCOMERS if is_new else 1


def _note_learned(table: Table, ask: Ask) -> None:
    """Note that the players are no newcomers to the clocks of this ask any more."""
    is_window = ask.showing is Showing.NOTHING
    for seat, player in enumerate(table.players):
        owed = [one for owing, one in ask.owed.items() if is_window or owing == seat]
        groups = {decision.clock.group for decision in owed}
        if not player.is_automatic and not groups.isdisjoint(player.new_to):
            new_to = tuple(group for group in player.new_to if group not in groups)
            table.change_player(seat, new_to=new_to)


def ensure_time_left(table: Table, seat: Seat, ask: Ask, now: float) -> None:
    """Give a player who has just come back a minimum of time for the open decision.

    A window is not extended, because its length must not depend on who is present.
    """
    timer = table.timers.get(seat)
    due = now + _LEAST_TIME[table.pace]
    if timer is None or ask.showing is Showing.NOTHING or timer.due >= due:
        return

    table.timers = table.timers | {seat: replace(timer, due=due)}
    table.ask_due = max(table.ask_due or 0.0, due)


@lru_cache(1024)
def turn_or_ask(clock: ClockId, epoch: int, ask_number: int) -> str:
    """Return a key that is equal for all decisions of one turn of a seat.

    A decision that belongs to no turn has the key of its ask. Decisions with the same key count as
    one miss if they are not answered in time.
    """
    return f"ask {epoch} {ask_number}" if clock.turn < 0 else f"{clock.group} {clock.turn}"


def same_turn(one: ClockId, other: ClockId) -> bool:
    """Return whether two decisions of one seat share a deadline."""
    return one.turn >= 0 and (one.group, one.turn) == (other.group, other.turn)


def _latest(timers: Mapping[Seat, Timer]) -> float | None:
    """Return the latest deadline of the seats, or that of the clock if no seat is asked."""
    dues = [timer.due for seat, timer in timers.items() if seat != CLOCK]
    return max(dues) if dues else max((timer.due for timer in timers.values()), default=None)


def forgive_downtime(table: Table, awake_since: float) -> None:
    """Extend deadlines that would pass shortly after the bot has returned.

    It is for tables that are read from the database, where the length of the downtime is unknown.
    If the length is known, `stand_still` is used.

    Args:
        table: The draft to change.
        awake_since: Since when the bot has been reachable.
    """
    if table.expires_at is not None:
        grace = _EXPIRY_GRACE[table.status]
        table.expires_at = max(table.expires_at, awake_since + grace)

    little, grace = _GRACE[table.pace]
    due = awake_since + grace
    forgiven = {
        seat: replace(timer, due=due, remind=reminder(table.pace, awake_since, due))
        for seat, timer in table.timers.items()
        # Windows and pauses are not extended.
        if seat != CLOCK and timer.due < awake_since + little
    }
    if forgiven:
        table.timers = table.timers | forgiven
        table.ask_due = max(table.ask_due or 0.0, due)


def stand_still(
    table: Table, clocks: Mapping[str, ClockGroup], now: float, seconds: float, *, goes_on: bool
) -> None:
    """Move every deadline by the time in which no player could act.

    Afterwards no seat has less time left than before the interruption. People also get a grace,
    which is time to return: the length of the interruption, but at most the second time of
    `_GRACE`. After any number of interruptions, a seat has at most the time of a new decision and
    one grace. The game's own clocks (windows, pauses) get no grace.

    For example, after 8 seconds at normal pace, a person's deadline moves by 8 + 8 seconds; after
    60 seconds, it moves by 60 + 20 seconds.

    Args:
        table: The draft to change.
        clocks: The clock groups of the game.
        now: The end of the interruption.
        seconds: The length of the interruption.
        goes_on: Whether an earlier part of this interruption was corrected already, so that people
            have got their grace.
    """
    grace = _GRACE[table.pace][1]
    # People need time to come back; a grace is given once per interruption.
    to_return = 0.0 if goes_on else min(grace, seconds)
    if table.expires_at is not None:
        table.expires_at += seconds

    table.timers = {
        seat: _later(timer, seconds if seat == CLOCK else seconds + to_return)
        for seat, timer in table.timers.items()
    }
    table.spent = {seat: _later(timer, seconds) for seat, timer in table.spent.items()}
    shorten_timers(table, clocks, now, grace)
    if table.timers:
        table.ask_due = _latest(table.timers)

    # Deadlines that were close before the interruption get the minimum time of `_GRACE` too.
    forgive_downtime(table, now)


def _later(timer: Timer, seconds: float) -> Timer:
    """Return the timer with deadline and reminder moved by these seconds."""
    remind = None if timer.remind is None else timer.remind + seconds
    return replace(timer, due=timer.due + seconds, remind=remind)


def shorten_timers(
    table: Table, clocks: Mapping[str, ClockGroup], now: float, grace: float = 0.0
) -> None:
    """Shorten timers that are longer than the timer of a new decision.

    Timers are too long after the system clock was set back: the old deadlines are far in the
    future.

    Args:
        table: The draft to change.
        clocks: The clock groups of the game.
        now: The time now.
        grace: Additional seconds that people may keep.
    """
    before = table.timers
    table.timers = _shortened(table, table.timers, clocks, now, grace)
    table.spent = _shortened(table, table.spent, clocks, now, grace)
    if table.timers != before:
        table.ask_due = _latest(table.timers)


def _shortened(
    table: Table,
    timers: Mapping[Seat, Timer],
    clocks: Mapping[str, ClockGroup],
    now: float,
    grace: float,
) -> dict[Seat, Timer]:
    """Return these timers, shortened as `shorten_timers` says."""
    shortened = dict(timers)
    for seat, timer in timers.items():
        group = clocks.get(timer.clock.group)
        if group is None:  # a clock group that newer rules no longer have
            continue

        full = time_allowed(group, table.pace, timer.clock.extra, timer.times)
        due = now + max(full, _LEAST_TIME[table.pace]) + (0.0 if seat == CLOCK else grace)
        if timer.due > due:
            remind = reminder(table.pace, now, due)
            shortened[seat] = replace(timer, due=due, remind=remind)

    return shortened
