"""Seasons are quarters of the year, as a calendar in UTC has them."""

import time
from typing import NamedTuple

QUARTERS = 4
MONTHS = 3


class Season(NamedTuple):
    """The quarter counts from 1."""

    year: int
    quarter: int


def season_at(moment: float) -> int:
    """The number of the season; the next one's is one more."""
    day = time.gmtime(moment)
    return day.tm_year * QUARTERS + (day.tm_mon - 1) // MONTHS


def season(number: int) -> Season:
    year, quarter = divmod(number, QUARTERS)
    return Season(year, quarter + 1)
