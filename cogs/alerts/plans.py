"""Tables that are to open at a set time: what a plan is, and how somebody says when.

What is typed is a time of day by their own clock (`20:30`, `8:30 pm`, `tonight`, `tomorrow 20:30`,
`Friday 20:30`, `2026-12-24 20:30`), or how long it is until then (`in 2h`, `+1h30`, `45 min`). They
may have told us how far their clock is ahead of UTC (Hours in bot/messages/jobs.py). We do not
know when clocks are put forward or back, so a plan shows its moment by everybody's own clock.
"""

import re
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.common.refused import Refused

MINUTE = 60
HOUR = 60 * 60
DAY = 24 * 60 * 60

SOONEST = 5 * MINUTE
LATEST = 14 * DAY
"""How far ahead a plan may lie."""
BEFORE = 15 * MINUTE
"""So long before it opens, those who come are reminded."""
LATE = 30 * MINUTE
"""Whoever comes back later than that from being away opens it no more."""
LASTS = 2 * HOUR
"""How long an event of Discord's is said to last: it has to end."""
OF_PERSON = 2
OF_SERVER = 10
"""So many plans may be open at once."""

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
"""From Monday on, as in `date.weekday`, in every language."""
EVENING = 20
"""The hour that "tonight" means where none is typed."""

_IN = re.compile(
    r"(?:(?P<sure>\+|in\b|dans\b|en\b|em\b)\s*)?"
    r"(?:(?P<hours>[0-9]{1,3})\s*(?:h|std|hours?|hrs?|stunden?|heures?|horas?)\b\.?\s*|"
    r"(?P<short>[0-9]{1,3})h(?=[0-9]))?"
    r"(?:(?P<minutes>[0-9]{1,4})\s*(?P<unit>m|mins?|minutes?|minuten?|minutos?)?\.?)?",
    re.ASCII | re.IGNORECASE,
)
_AT = re.compile(
    rf"(?:(?:(?P<date>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}})[ t]|(?P<tonight>{_TONIGHT})|"
    rf"(?P<today>{_TODAY})|(?P<tomorrow>{_TOMORROW})|(?P<weekday>{'|'.join(_WEEKDAYS)}))"
    r"(?:[ ,]\s*|(?<=[ t])|$))?"
    r"(?:(?:at|um|à|a las|às|as)\s+)?"
    r"(?:(?P<hour>[0-9]{1,2})(?:[:.h](?P<minute>[0-9]{2}))?\s*(?P<half>[ap])?(?:\.?m\.?)?)?",
    re.IGNORECASE,
)


class NoMoment(Refused):
    """What was typed says no time."""


class ClockUnknown(Refused):
    """A time of day, and nobody knows by which clock. facts: when (as it was typed)."""


class MomentPast(Refused):
    """It is over, or as good as that. facts: minutes (at least so many ahead)."""


class MomentFar(Refused):
    """Nobody plans that far. facts: days (at most)."""


class TooManyPlansOfYours(Refused):
    """facts: most."""


class TooManyPlansHere(Refused):
    """On this server. facts: most."""


class PlannerOnly(Refused):
    """Whoever planned it calls it off, or a moderator."""


class PlanGone(Refused):
    """It was called off, or its time has come."""


class Plan(NamedTuple):
    """`at`: when it opens, in seconds since 1970. `user_id`: who planned it. `message_id`: where it
    is announced; `event_id`: as Discord's own event; both None until that is done, or where it may
    not be.
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
        """When there is something to do about it."""
        return self.at if self.is_reminded else self.at - BEFORE


class PlanReminder(NamedTuple):
    """A DM that reminds somebody of a plan."""

    plan_id: int
    user_id: int
    channel_id: int
    message_id: int


def moment(typed: str, now: float, ahead: int | None) -> float:
    """The moment that was typed. `ahead`: so many minutes the typist's clock is ahead of UTC; None
    where they have never said so. Raises NoMoment, ClockUnknown, MomentPast, MomentFar.
    """
    at = _until(typed.strip(), now)
    if at is None:
        at = _by_clock(typed.strip(), now, ahead)

    if at < now + SOONEST:
        raise MomentPast(minutes=SOONEST // MINUTE)
    if at > now + LATEST:
        raise MomentFar(days=LATEST // DAY)

    return at


def _until(typed: str, now: float) -> float | None:
    """Of what says how long it is until then. `2h` alone is that, `20h30` is a clock."""
    found = _IN.fullmatch(typed)
    if found is None:
        return None

    hours = found["hours"] or found["short"]
    minutes = found["minutes"]
    is_sure = found["sure"] or found["unit"] or (hours and not minutes)
    if not is_sure or not (hours or minutes) or (minutes and not (hours or found["unit"])):
        return None

    return now + int(hours or 0) * HOUR + int(minutes or 0) * MINUTE


def _by_clock(typed: str, now: float, ahead: int | None) -> float:
    """The next time at which their clock says so, or on that day."""
    found = _AT.fullmatch(typed)
    if found is None:
        raise NoMoment

    hour, minute = _time_of_day(found)
    if ahead is None:
        raise ClockUnknown(when=typed)

    local = datetime.fromtimestamp(now, UTC) + _offset(ahead)
    try:
        day = local if found["date"] is None else datetime.fromisoformat(found["date"])
        wanted = local.replace(
            year=day.year, month=day.month, day=day.day,
            hour=hour, minute=minute, second=0, microsecond=0,
        )  # fmt: skip
    except ValueError:
        raise NoMoment from None

    if found["tomorrow"] is not None:
        wanted += timedelta(days=1)
    elif found["weekday"] is not None:
        wanted += timedelta(days=(_weekday(found["weekday"]) - local.weekday()) % 7)
        if wanted <= local:
            wanted += timedelta(days=7)
    elif not (found["date"] or found["today"] or found["tonight"]) and wanted <= local:
        wanted += timedelta(days=1)

    return (wanted - _offset(ahead)).timestamp()


def _time_of_day(found: re.Match[str]) -> tuple[int, int]:
    """Hour and minute. A number alone is neither; tonight there is only the evening."""
    is_tonight = found["tonight"] is not None
    if found["hour"] is None:
        if not is_tonight:
            raise NoMoment
        return EVENING, 0

    hour = int(found["hour"])
    minute = int(found["minute"] or 0)
    if found["half"] is not None:
        if not 1 <= hour <= 12:
            raise NoMoment
        return hour % 12 + (12 if found["half"].lower() == "p" else 0), minute
    if is_tonight:
        return (hour + 12 if hour < 12 else hour), minute
    if found["minute"] is None:
        raise NoMoment

    return hour, minute


def _weekday(name: str) -> int:
    return next(
        day for day, names in enumerate(_WEEKDAYS) if re.fullmatch(names, name, re.IGNORECASE)
    )


def _offset(ahead: int) -> timedelta:
    """A clock that is fourteen hours ahead is the last that there is; beyond, it is behind."""
    minutes = ahead if ahead <= 14 * 60 else ahead - 24 * 60
    return timedelta(minutes=minutes)
