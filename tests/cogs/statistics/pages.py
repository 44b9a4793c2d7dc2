"""Example pages of statistics, with an example of everything that they can show."""

from collections.abc import Callable

from bot.i18n.words import Words
from bot.pages.page import Page
from cogs.statistics.board_page import GAMES_IN_CHART, board_page, ladder_page, public_board
from cogs.statistics.ladder import Rated, Rung
from cogs.statistics.ports import EVERY_GAME, SHARE, BoardLine, Feat, Profile, Rival, Standing
from cogs.statistics.profile_page import ProfileRequest, profile_page, public_page
from cogs.statistics.statistics import Board, Ladder, Since, sum_of_profiles
from games.registry import GAMES

ADA = 1
BEN = 2
CLEO = 3
# A name with markdown, which pages must escape.
NAMES = {ADA: "Ada", BEN: "*Ben*"}
NOTHING = Profile({}, {}, [], 0, None)

PROFILE = Profile(
    standings={
        EVERY_GAME: Standing(21, 8, SHARE * 13 // 2),
        **{slug: Standing(4 + at, at, SHARE * (at + 1) // 2) for at, slug in enumerate(GAMES)},
    },
    numbers={
        (slug, name): 1 + at
        for slug, game in GAMES.items()
        for at, name in enumerate((*game.tally.sums, *game.tally.bests))
    },
    feats=[
        Feat(slug, feat, 1 + at)
        for slug, game in GAMES.items()
        for at, feat in enumerate(game.tally.feats[:3])
    ],
    streak=3,
    # Ben has won seven of nine games against Ada.
    nemesis=Rival(BEN, 7, 9),
)
EVERYWHERE = sum_of_profiles([PROFILE, PROFILE], GAMES)
NEWCOMER = Profile({EVERY_GAME: Standing(1, 0, 0), "out": Standing(1, 0, 0)}, {}, [], 0, None)

SEASON = 2026 * 4 + 3
PLACES = [
    BoardLine(1, BEN, Standing(12, 5, SHARE)),
    BoardLine(2, ADA, Standing(9, 2, SHARE)),
    BoardLine(2, CLEO, Standing(10, 2, SHARE)),
    BoardLine(4, 4, Standing(1, 1, SHARE)),
]
FULL = Board(SEASON, PLACES, PLACES[1])
EMPTY = Board(0, [], None)


def rated(user_id: int, games: int, *, sigma: float = 5.0) -> Rated:
    """Return a player with a rating that varies and rises on the whole."""
    history = [(float(at), 1000 + 7 * at + (at * 37) % 61 - 30) for at in range(1, games + 1)]
    return Rated(user_id, games, sigma, history, guesses=min(games, 9))


SETTLED = rated(ADA, 17)
GUESSED = rated(CLEO, 3, sigma=7.5)
RUNGS = [Rung(1, rated(BEN, 21)), Rung(2, SETTLED), Rung(None, GUESSED)]
CLIMBED = Ladder(SEASON, RUNGS, SETTLED)

PAGES: dict[str, Callable[[Words], Page]] = {
    "stats": lambda words: profile_page(
        ProfileRequest(ADA, None, EVERY_GAME), PROFILE, NAMES, words
    ),
    "stats-game": lambda words: profile_page(
        ProfileRequest(ADA, None, "out"), PROFILE, NAMES, words
    ),
    "stats-hidden": lambda words: profile_page(
        ProfileRequest(ADA, None, EVERY_GAME, listed=False), NEWCOMER, NAMES, words
    ),
    "stats-everywhere": lambda words: profile_page(
        ProfileRequest(ADA, None, EVERY_GAME, everywhere=True), EVERYWHERE, {}, words
    ),
    "stats-nothing-everywhere": lambda words: profile_page(
        ProfileRequest(ADA, None, EVERY_GAME, everywhere=True), NOTHING, {}, words
    ),
    "stats-nothing": lambda words: profile_page(
        ProfileRequest(BEN, "Ben", EVERY_GAME, counting=True), NOTHING, NAMES, words
    ),
    "stats-shown": lambda words: public_page(
        ProfileRequest(ADA, "Ada", EVERY_GAME), PROFILE, NAMES, words
    ),
    "ladder": lambda words: ladder_page("heist", CLIMBED, NAMES, words),
    # More games than a line can show.
    "ladder-of-many": lambda words: ladder_page(
        "out", CLIMBED._replace(own=rated(ADA, GAMES_IN_CHART + 50)), NAMES, words
    ),
    "ladder-unsettled": lambda words: ladder_page(
        "out", CLIMBED._replace(own=GUESSED), NAMES, words
    ),
    "ladder-nothing": lambda words: ladder_page("out", Ladder(SEASON, [], None), NAMES, words),
    "top": lambda words: board_page(EVERY_GAME, Since.SEASON, FULL, NAMES, words, True),
    "top-shown": lambda words: public_board("heist", FULL, NAMES, words),
    "top-nothing": lambda words: board_page(EVERY_GAME, Since.EVER, EMPTY, NAMES, words, False),
}
