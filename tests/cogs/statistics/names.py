"""What statistics add to lists of all of Coop (tests/cogs/features.py)."""

from cogs.statistics.board_page import SHOW as SHOW_BOARD
from cogs.statistics.ports import SEER
from cogs.statistics.profile_page import LIST, SHOW, STATS
from cogs.statistics.statistics import Since
from games.registry import GAMES
from tests.repository.ids.family import ids

COMMANDS = {"stats", "top", "ladder show"}
UNSIGNED = {STATS, LIST, SHOW, SHOW_BOARD, *(f"{SHOW}-{slug}" for slug in GAMES)}
FAMILIES = [
    ids("feat-*", (SEER,)),
    ids("feat-*-how", (SEER,)),
    ids("command-since-*", Since),
]
