"""How long a decision has at each pace, in words, by the clocks of the games. Texts: lobby.ftl."""

from collections.abc import Iterable

from bot.i18n.words import Words
from bot.tables.deadlines import DAY, FOR_NEWCOMERS, HOUR, span
from bot.tables.table import Pace
from games.engine.game import Rules

UNITS = {"days": DAY, "hours": HOUR, "seconds": 1.0}
"""The longest first: the times of a pace are said in the longest that fits the shortest of them."""


def pace_time(games: Iterable[Rules], pace: Pace, words: Words) -> str:
    """How long people have for a decision in these games, windows and pauses excepted."""
    least, most = _between(games, pace)
    unit = next(name for name, seconds in UNITS.items() if least >= seconds)
    said, count = _said(least, most, UNITS[unit])
    return words(f"pace-in-{unit}", span=said, count=count, times=FOR_NEWCOMERS)


def pace_choice(game: Rules, pace: Pace, words: Words) -> str:
    """A choice of a command, as short as can be: all texts of one command have 8,000 characters."""
    least, most = _between([game], pace)
    symbol, unit = ("h", HOUR) if least >= HOUR else ("s", 1.0)
    said, _ = _said(least, most, unit)
    return words("command-pace", pace=words(f"command-pace-{pace}"), time=f"{said}\u00a0{symbol}")


def _between(games: Iterable[Rules], pace: Pace) -> tuple[float, float]:
    """The least and the most seconds."""
    spans = [span(game.clocks, pace) for game in games]
    return min(short for short, _ in spans), max(long for _, long in spans)


def _said(least: float, most: float, unit: float) -> tuple[str, int]:
    """As numbers of that unit, and the larger of them."""
    short, long = round(least / unit), round(most / unit)
    return (str(long) if short == long else f"{short}–{long}"), long
