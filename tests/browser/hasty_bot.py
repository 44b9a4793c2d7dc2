"""The bot with short windows and quick house players, so that tests need not wait."""

from collections.abc import Sequence
from functools import partial

from bot import app
from bot import cli as bot
from bot.tables import deadlines
from bot.tables.table import Pace
from games.engine.game import ClockGroup
from tests.support.seeded import seed_this_process

SEED = 3
WINDOW_SECONDS = 0.6

_allowed = deadlines.time_allowed


def allowed(group: ClockGroup, pace: Pace, extra: int, times: int = 1) -> float:
    # Only fixed clocks are shortened: windows and pauses.
    seconds = _allowed(group, pace, extra, times)
    return min(seconds, WINDOW_SECONDS) if group.fixed else seconds


def main(argv: Sequence[str] | None = None) -> int:
    deadlines.time_allowed = allowed
    seed_this_process(SEED)
    # House players think for 20 to 100 milliseconds.
    app.Thinking = partial(deadlines.Thinking, 0.02, 0.1, moment=0.1)  # type: ignore[assignment, attr-defined]
    return bot.main(argv)
