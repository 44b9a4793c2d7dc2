"""Names that statistics add to lists about all of Coop (tests/cogs/features.py)."""

from cogs.statistics.board_page import SHOW as SHOW_BOARD
from cogs.statistics.ports import SEER
from cogs.statistics.profile_page import LIST, OPEN, SHOW, STATS
from cogs.statistics.statistics import Since
from games.registry import GAMES
from tests.repository.ids.family import ids, these

COMMANDS = {"stats", "top", "ladder show"}
UNSIGNED = {OPEN, STATS, LIST, SHOW, SHOW_BOARD, *(f"{SHOW}-{slug}" for slug in GAMES)}
COUNTS = {
    f"{slug}-count-{name}"
    for slug, game in GAMES.items()
    for name in (*game.tally.sums, *game.tally.bests)
}
FAMILIES = [
    these("*-count-*", COUNTS),
    ids("feat-*", (SEER,)),
    ids("feat-*-how", (SEER,)),
    ids("command-since-*", Since),
]
