"""How a typed time of a plan is read."""

from datetime import UTC, datetime

import pytest

from cogs.alerts.plans import ClockUnknown, MomentFar, MomentPast, NoMoment, parse_moment

NOW = datetime(2026, 9, 21, 14, 13, 20, tzinfo=UTC).timestamp()
# Minutes ahead of UTC; New York's four hours behind are stored as twenty hours ahead.
BERLIN = 120
NEW_YORK = 24 * 60 - 240


@pytest.mark.parametrize(
    ("typed", "then"),
    [
        # Times later today.
        ("20:30", "2026-09-21 18:30:00"),
        ("20h30", "2026-09-21 18:30:00"),
        (" 20.30 ", "2026-09-21 18:30:00"),
        ("8:30 pm", "2026-09-21 18:30:00"),
        ("8PM", "2026-09-21 18:00:00"),
        ("12 am", "2026-09-21 22:00:00"),
        # 16:00 has passed on that clock, so the next day is meant.
        ("16:00", "2026-09-22 14:00:00"),
        ("tomorrow 16:30", "2026-09-22 14:30:00"),
        ("morgen 9.15", "2026-09-22 07:15:00"),
        ("amanhã 20:30", "2026-09-22 18:30:00"),
        ("2026-09-30 20:00", "2026-09-30 18:00:00"),
        # Durations need no clock.
        ("in 2h", "2026-09-21 16:13:20"),
        ("2h", "2026-09-21 16:13:20"),
        ("+1h30", "2026-09-21 15:43:20"),
        ("dans 2 h", "2026-09-21 16:13:20"),
        ("em 2 horas", "2026-09-21 16:13:20"),
        ("in 1 h 30 min", "2026-09-21 15:43:20"),
        ("45m", "2026-09-21 14:58:20"),
        # An evening without an hour means 20:00.
        ("tonight", "2026-09-21 18:00:00"),
        ("Heute Abend", "2026-09-21 18:00:00"),
        ("ce soir 21:15", "2026-09-21 19:15:00"),
        ("esta noche 9", "2026-09-21 19:00:00"),
        ("hoje à noite às 9", "2026-09-21 19:00:00"),
        ("today 20:30", "2026-09-21 18:30:00"),
        ("tomorrow at 8pm", "2026-09-22 18:00:00"),
        ("morgen um 20:30", "2026-09-22 18:30:00"),
        ("Friday 20:30", "2026-09-25 18:30:00"),
        ("fri 8 pm", "2026-09-25 18:00:00"),
        ("Freitag, 20:30", "2026-09-25 18:30:00"),
        ("vendredi 20h30", "2026-09-25 18:30:00"),
        ("viernes 20:30", "2026-09-25 18:30:00"),
        ("sexta-feira 20:30", "2026-09-25 18:30:00"),
        # Today is a Monday: later today, or else in a week.
        ("Monday 20:30", "2026-09-21 18:30:00"),
        ("Monday 8:30", "2026-09-28 06:30:00"),
    ],
)
def test_typed_time_is_read_by_the_players_clock(typed: str, then: str) -> None:
    assert datetime.fromtimestamp(parse_moment(typed, NOW, BERLIN), UTC) == datetime.fromisoformat(
        f"{then}+00:00"
    )


def test_clock_behind_utc_is_read() -> None:
    """The clock in New York shows 10:13 in the morning."""
    at = parse_moment("2026-09-21 20:30", NOW, NEW_YORK)
    assert datetime.fromtimestamp(at, UTC) == datetime(2026, 9, 22, 0, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "90",
        "in",
        "h",
        "25:00",
        "20:61",
        "13 pm",
        "Friday",
        "tomorrow",
        "tomorrow 8",
        "at",
        "2026-13-01 10:00",
        "in 45",
        # Arabic digits: `str.isdigit` accepts them, the parser does not.
        "٢٠:٣٠",
    ],
)
def test_text_that_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(NoMoment):
        parse_moment(typed, NOW, BERLIN)


def test_time_of_day_needs_a_known_clock() -> None:
    with pytest.raises(ClockUnknown) as unknown:
        parse_moment("tomorrow 8pm", NOW, None)
    assert unknown.value.facts == {"when": "tomorrow 8pm"}
    assert parse_moment("in 2h", NOW, None) == NOW + 2 * 60 * 60


@pytest.mark.parametrize("typed", ["2026-09-20 20:00", "in 4 min", "+0h"])
def test_past_or_too_early_time_is_refused(typed: str) -> None:
    with pytest.raises(MomentPast):
        parse_moment(typed, NOW, BERLIN)


@pytest.mark.parametrize("typed", ["2027-01-01 10:00", "in 999h"])
def test_time_too_far_ahead_is_refused(typed: str) -> None:
    with pytest.raises(MomentFar):
        parse_moment(typed, NOW, BERLIN)


def test_huge_duration_is_refused_without_overflow() -> None:
    with pytest.raises(MomentFar):
        parse_moment("in 999h 9999 min", NOW, BERLIN)
