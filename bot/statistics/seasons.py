"""Seasons are quarters of the year, as a calendar in UTC has them."""

from datetime import UTC, datetime
from typing import NamedTuple

QUARTERS = 4
MONTHS = 3


class Season(NamedTuple):
    """The quarter counts from 1."""

    year: int
    quarter: int


def season_at(moment: float) -> int:
    """The number of the season; the next one's is one more."""
    day = datetime.fromtimestamp(moment, UTC)
    return day.year * QUARTERS + (day.month - 1) // MONTHS


def season(number: int) -> Season:
    year, quarter = divmod(number, QUARTERS)
    return Season(year, quarter + 1)
