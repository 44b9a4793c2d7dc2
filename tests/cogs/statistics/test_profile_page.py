"""The pages of statistics for players with few games."""

from dataclasses import replace

from bot.i18n.words import Words
from cogs.info.pages import topic_page
from cogs.statistics.board_page import board_page
from cogs.statistics.ports import EVERY_GAME, SHARE, BoardLine, Profile, Rival, Standing
from cogs.statistics.profile_page import ENOUGH, _highlights
from cogs.statistics.statistics import Board, Since
from tests.cogs.reading import aloud

WORDS = Words("en")
ADA = 1
BEN = 2
TWO_GAMES = Profile(
    {EVERY_GAME: Standing(2, 1, SHARE), "out": Standing(1, 1, SHARE), "heist": Standing(1, 0, 0)},
    {},
    [],
    0,
    Rival(BEN, 1, 1),
)


def highlights(profile: Profile) -> str:
    return "\n".join(_highlights(profile, {BEN: "Ben"}, WORDS))


def test_nemesis_and_favourite_need_three_games() -> None:
    assert "😈" not in highlights(TWO_GAMES)
    assert "❤️" not in highlights(TWO_GAMES)

    # ENOUGH games together, and as many in the favourite game.
    standings = {**TWO_GAMES.standings, "out": Standing(ENOUGH, 1, SHARE)}
    enough = replace(TWO_GAMES, standings=standings, nemesis=Rival(BEN, 2, ENOUGH))
    assert "😈" in highlights(enough)
    assert "❤️" in highlights(enough)


def test_board_without_winners_names_no_place() -> None:
    # Ada has played two games and won none.
    own = BoardLine(1, ADA, Standing(2, 0, 0))
    board = Board(season=8107, places=[], own=own)

    page = board_page(EVERY_GAME, Since.SEASON, board, {}, WORDS, counting=False)

    assert WORDS("top-nothing") in aloud(page)
    assert WORDS("top-own", place=1, wins=0, games=2) not in aloud(page)


def test_help_names_the_commands():
    text = aloud(topic_page("commands", WORDS, "0.1.0"))
    for command in ("stats", "top", "ladder show"):
        assert f"**/chicken {command}**" in text
