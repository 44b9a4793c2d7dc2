"""Planned tables: what a plan is, and how a user types its time.

A plan says that a table of a game will open in a channel at a moment. A user types this moment as a
time of day by their own clock (`20:30`, `8:30 pm`, `tonight`, `tomorrow 20:30`, `Friday 20:30`,
`2026-12-24 20:30`), or as the time until then (`in 2h`, `+1h30`, `45 min`).

Coop understands a time of day only if it knows how far the user's clock is ahead of UTC (`Hours` in
bot/people.py). Coop does not know about daylight saving time and may be wrong by an hour. So a plan
shows its moment as a Discord timestamp, which each reader sees by their own clock.
"""

import re
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.common.refused import Refused

MINUTE = 60
HOUR = 60 * 60
DAY = 24 * 60 * 60

SOONEST = 5 * MINUTE
"""The least seconds from now to the opening of a plan."""

LATEST = 14 * DAY
"""The most seconds from now to the opening of a plan."""

REMIND_BEFORE = 15 * MINUTE
"""Seconds before the opening at which the players who come are reminded."""

TOO_LATE_AFTER = 30 * MINUTE
"""Seconds after which a missed plan, for example because Coop was down, is not opened any more."""

EVENT_LENGTH = 2 * HOUR
"""Seconds from the beginning of a server event to its end, which Discord requires."""

MOST_OF_USER = 2
"""The most plans of a user at a time."""

MOST_OF_SERVER = 10
"""The most plans of a server at a time."""

_TODAY = "today|heute|aujourd['’]hui|hoy|hoje"
_TONIGHT = "tonight|heute abend|ce soir|esta noche|hoje [aà] noite"
_TOMORROW = "tomorrow|morgen|demain|mañana|manana|amanhã|amanha"
_WEEKDAYS = (
    "mon(?:day)?|montag|lundi|lunes|segunda(?:-feira)?",
    "tue(?:s|sday)?|dienstag|mardi|martes|terça(?:-feira)?|terca(?:-feira)?",
    "wed(?:nesday)?|mittwoch|mercredi|miércoles|miercoles|quarta(?:-feira)?",
    "thu(?:rs|rsday)?|donnerstag|jeudi|jueves|quinta(?:-feira)?",
    "fri(?:day)?|freitag|vendredi|viernes|sexta(?:-feira)?",
    "sat(?:urday)?|samstag|sonnabend|samedi|sábado|sabado",
    "sun(?:day)?|sonntag|dimanche|domingo",
)
"""Names of the weekdays in all languages, from Monday on as in `date.weekday`."""

EVENING = 20
"""The hour that "tonight" means if none is typed."""

# A duration. The group `sure` is a word that makes clear that a duration follows. The group `short`
# has the hours of `1h30`, where no space follows the h.
_DURATION = re.compile(
    r"(?:(?P<sure>\+|in\b|dans\b|en\b|em\b)\s*)?"
    r"(?:(?P<hours>[0-9]{1,3})\s*(?:h|std|hours?|hrs?|stunden?|heures?|horas?)\b\.?\s*|"
    r"(?P<short>[0-9]{1,3})h(?=[0-9]))?"
    r"(?:(?P<minutes>[0-9]{1,4})\s*(?P<unit>m|mins?|minutes?|minuten?|minutos?)?\.?)?",
    re.ASCII | re.IGNORECASE,
)
# A time of day, with or without a day before it. A space or a comma follows the day; the pattern of
# the date has its own separator. The group `half` is the a of am or the p of pm, as in `8 pm` or
# `8:30 p.m.`.
_TIME_OF_DAY = re.compile(
    rf"(?:(?:(?P<date>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}})[ t]|(?P<tonight>{_TONIGHT})|"
    rf"(?P<today>{_TODAY})|(?P<tomorrow>{_TOMORROW})|(?P<weekday>{'|'.join(_WEEKDAYS)}))"
    r"(?:[ ,]\s*|(?<=[ t])|$))?"
    r"(?:(?:at|um|à|a las|às|as)\s+)?"
    r"(?:(?P<hour>[0-9]{1,2})(?:[:.h](?P<minute>[0-9]{2}))?\s*(?P<half>[ap])?(?:\.?m\.?)?)?",
    re.IGNORECASE,
)


class NoMoment(Refused):
    """The typed text is neither a time of day nor a duration."""


class ClockUnknown(Refused):
    """A time of day was typed, but the user's clock is not known. facts: when (the typed text)."""


class MomentPast(Refused):
    """The time is past or too near. facts: minutes (the least that it must lie ahead)."""


class MomentFar(Refused):
    """The time is too far ahead. facts: days (the most that it may lie ahead)."""


class TooManyPlansOfYours(Refused):
    """The user has too many plans. facts: most (the limit)."""


class TooManyPlansHere(Refused):
    """The server has too many plans. facts: most (the limit)."""


class PlannerOnly(Refused):
    """Only the user who made the plan, or a moderator, may cancel it."""


class PlanGone(Refused):
    """The plan was cancelled, or its time has come."""


class Plan(NamedTuple):
    """A planned table.

    Attributes:
        guild_id: The server.
        channel_id: The channel of the announcement, in which the table opens.
        message_id: The announcement; None until it is sent.
        event_id: The server event; None until it exists, or if Coop may not create one.
        game: The slug of the game.
        user_id: The user who made the plan.
        locale: The language of the announcement.
        at: When the table opens, in seconds since 1970.
        is_reminded: Whether the reminders were sent, or need not be sent.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    event_id: int | None
    game: str
    user_id: int
    locale: str
    at: float
    is_reminded: bool

    @property
    def due(self) -> float:
        """When the next step is due: the reminder, then the opening."""
        return self.at if self.is_reminded else self.at - REMIND_BEFORE


class PlanReminder(NamedTuple):
    """A direct message that reminds a user of a plan."""

    plan_id: int
    user_id: int
    channel_id: int
    message_id: int


def parse_moment(typed: str, now: float, ahead: int | None) -> float:
    """Parse a typed time. Return the moment in seconds since 1970.

    Args:
        typed: The text.
        now: The current moment.
        ahead: Minutes by which the user's clock is ahead of UTC, or None if it is not known.

    Raises:
        NoMoment: The text is no time.
        ClockUnknown: The text is a time of day and `ahead` is None.
        MomentPast: The moment is past or too near.
        MomentFar: The moment is too far ahead.
    """
    at = _from_duration(typed.strip(), now)
    if at is None:
        at = _from_clock(typed.strip(), now, ahead)

    if at < now + SOONEST:
        raise MomentPast(minutes=SOONEST // MINUTE)
    if at > now + LATEST:
        raise MomentFar(days=LATEST // DAY)

    return at


def _from_duration(typed: str, now: float) -> float | None:
    """Return the moment if the text is a duration, else None.

    `2h` is a duration, `20h30` is a time of day.
    """
    match = _DURATION.fullmatch(typed)
    if match is None:
        return None

    hours = match["hours"] or match["short"]
    minutes = match["minutes"]
    # `20` or `20h30` may be a time of day. A word such as "in", a unit of minutes (`45 min`), or
    # hours alone (`2h`) make clear that it is a duration.
    is_sure = match["sure"] or match["unit"] or (hours and not minutes)
    # "in 20" lacks a unit: minutes without hours need one.
    if not is_sure or not (hours or minutes) or (minutes and not (hours or match["unit"])):
        return None

    return now + int(hours or 0) * HOUR + int(minutes or 0) * MINUTE


def _from_clock(typed: str, now: float, ahead: int | None) -> float:
    """Return the next moment at which the user's clock shows the typed time (on the typed day).

    Raises:
        NoMoment: The text is no time.
        ClockUnknown: The text is a time of day and `ahead` is None.
    """
    match = _TIME_OF_DAY.fullmatch(typed)
    if match is None:
        raise NoMoment

    hour, minute = _time_of_day(match)
    if ahead is None:
        raise ClockUnknown(when=typed)

    local = datetime.fromtimestamp(now, UTC) + _offset(ahead)
    try:
        day = local if match["date"] is None else datetime.fromisoformat(match["date"])
        opening = local.replace(
            year=day.year, month=day.month, day=day.day,
            hour=hour, minute=minute, second=0, microsecond=0,
        )  # fmt: skip
    except ValueError:
        raise NoMoment from None

    # So far the day is the typed date, or today if no date was typed.
    if match["tomorrow"] is not None:
        opening += timedelta(days=1)
    elif match["weekday"] is not None:
        # Move the day by 0 to 6 days; by 0 if today is this weekday.
        opening += timedelta(days=(_weekday(match["weekday"]) - local.weekday()) % 7)
        # If the time of today is past, the same weekday of the next week is meant.
        if opening <= local:
            opening += timedelta(days=7)
    # If no day was typed and the time of today is past, tomorrow is meant.
    elif not (match["date"] or match["today"] or match["tonight"]) and opening <= local:
        opening += timedelta(days=1)

    return (opening - _offset(ahead)).timestamp()


def _time_of_day(match: re.Match[str]) -> tuple[int, int]:
    """Return hour and minute.

    Raises:
        NoMoment: No hour was typed, or an hour without minutes or am or pm. After "tonight"
            both are allowed.
    """
    is_tonight = match["tonight"] is not None
    if match["hour"] is None:
        if not is_tonight:
            raise NoMoment
        return EVENING, 0

    hour = int(match["hour"])
    minute = int(match["minute"] or 0)
    if match["half"] is not None:
        if not 1 <= hour <= 12:
            raise NoMoment
        # 12 am is 0:00, and 12 pm is 12:00.
        return hour % 12 + (12 if match["half"].lower() == "p" else 0), minute
    # After "tonight", 8 means 20:00.
    if is_tonight:
        return (hour + 12 if hour < 12 else hour), minute
    if match["minute"] is None:
        raise NoMoment

    return hour, minute


def _weekday(name: str) -> int:
    """Return the number of a weekday, 0 for Monday."""
    return next(
        day for day, names in enumerate(_WEEKDAYS) if re.fullmatch(names, name, re.IGNORECASE)
    )


def _offset(ahead: int) -> timedelta:
    """Return the offset of a clock from UTC.

    `ahead` is from 0 to a day, in minutes. No time zone is more than 14 hours ahead, so a larger
    number means a clock that is behind: 23 hours ahead is one hour behind.
    """
    minutes = ahead if ahead <= 14 * 60 else ahead - 24 * 60
    return timedelta(minutes=minutes)
