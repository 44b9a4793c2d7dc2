"""Draws the board and the ladder of a server.

The board lists the players with the most wins, and the ladder those with the highest ratings.
Texts: data/locales/*/statistics.ftl.
"""

from collections.abc import Mapping
from itertools import pairwise

from bot.i18n.words import Words
from bot.pages.page import Block, Button, Do, Image, Line, Page, Row, Text
from cogs.charts import LinePicture
from cogs.pages import place, small_print
from cogs.statistics.ladder import MIDDLE, Rated, Rung
from cogs.statistics.ports import EVERY_GAME, EVERY_SEASON, QUARTERS, BoardLine
from cogs.statistics.profile_page import ACCENT, SCOPES, person
from cogs.statistics.statistics import Board, Ladder, Since

SHOW = "top-show"
"""The verb of the button that shows the board in the channel."""

SPANS = tuple(Since)
"""The spans of time in a fixed order, for the index of that button."""


def board_page(
    game: str, since: Since, board: Board, names: Mapping[int, str], words: Words, counting: bool
) -> Page:
    """Return the board for the caller: with their own place, and a button to show it to all.

    Args:
        game: The slug of the game, or EVERY_GAME.
        since: The span of time that the caller chose.
        board: The lines of the board.
        names: The names of the players, by user id.
        words: The words of the caller's language.
        counting: Whether some finished games are not counted yet.
    """
    blocks = [*_board_blocks(game, board, names, words)]
    own = board.own
    if own is not None and board.places:
        standing = own.standing
        text = words("top-own", place=own.rank, wins=standing.wins, games=standing.games)
        blocks.append(Text(text))

    hints = (
        words("top-how") if board.places else "",
        words("stats-counting") if counting else "",
    )
    if any(hints):
        blocks.append(Text(small_print(*hints)))

    if board.places:
        # The index stands for game and span; `game_and_span` reads it.
        index = SCOPES.index(game) * len(SPANS) + SPANS.index(since)
        blocks.append(Row((Button(words("stats-show"), Do(SHOW, index), emoji="📣"),)))

    return Page(tuple(blocks), ACCENT)


def public_board(game: str, board: Board, names: Mapping[int, str], words: Words) -> Page:
    """Return the board for the channel."""
    how = Text(small_print(words("top-how")))
    return Page((*_board_blocks(game, board, names, words), how), ACCENT)


def game_and_span(index: int) -> tuple[str, Since]:
    """Return the game and the span that an index of the button SHOW stands for.

    Raises:
        IndexError: The index stands for no game.
    """
    return SCOPES[index // len(SPANS)], SPANS[index % len(SPANS)]


def _board_blocks(
    game: str, board: Board, names: Mapping[int, str], words: Words
) -> tuple[Block, ...]:
    """Return the title and the lines of a board."""
    title = (
        words("top-title")
        if game == EVERY_GAME
        else words("top-title-game", game=words(f"{game}-title"))
    )
    head = f"### {title}\n{span(board.season, words)}"
    if not board.places:
        return (Text(head), Text(words("top-nothing")))

    return (Text(head), Text("\n".join(_line(line, names, words) for line in board.places)))


def span(number: int, words: Words) -> str:
    """Return the name of a season, or of all time."""
    if number == EVERY_SEASON:
        return words("top-ever")
    # The number is 4 * year + quarter, with quarters from 0 (`season_at`).
    year, quarter = divmod(number, QUARTERS)
    return words("top-season", year=year, quarter=quarter + 1)


def _line(line: BoardLine, names: Mapping[int, str], words: Words) -> str:
    """Return the line of a player on the board."""
    return words(
        "top-line",
        place=place(line.rank),
        person=person(line.user_id, names),
        wins=line.standing.wins,
        games=line.standing.games,
    )


# -- the ladder ------------------------------------------------------------------------------------

LISTED_CHANGES = 6
"""How many changes of the rating are listed, for the latest games of a player."""

GAMES_IN_CHART = 100
"""The most games in the chart. With more, the line could not be read."""


def ladder_page(game: str, ladder: Ladder, names: Mapping[int, str], words: Words) -> Page:
    """Return the ladder for the caller, with the changes of their own rating."""
    title = words("ladder-title", game=words(f"{game}-title"))
    blocks: list[Block] = [Text(f"### {title}\n{span(ladder.season, words)}")]
    lines = [_rung_line(rung, names, words) for rung in ladder.rungs]
    blocks.append(Text("\n".join(lines) or words("ladder-nothing")))

    if ladder.own is not None:
        blocks += [Line(), Text(_own_rating(ladder.own, words))]
        if ladder.own.is_settled:
            blocks.append(_rating_chart(game, ladder.own, words))

    blocks.append(Text(small_print(words("ladder-how"))))
    return Page(tuple(blocks), ACCENT)


def _rung_line(rung: Rung, names: Mapping[int, str], words: Words) -> str:
    """Return the line of a player on the ladder, without points until the rating is settled."""
    name = person(rung.rated.user_id, names)
    games = rung.rated.games
    if rung.rank is None:
        return words("ladder-unsettled", person=name, games=games)

    return words(
        "ladder-line", place=place(rung.rank), person=name, points=rung.rated.points, games=games
    )


def _own_rating(own: Rated, words: Words) -> str:
    """Return the caller's rating in words. Until it is settled, the caller does not see it."""
    if not own.is_settled:
        return words("ladder-own-unsettled", games=own.games)

    points = _points(own)
    # A change is the difference of two numbers of points, so there is one number more.
    changes = [f"{after - before:+}" for before, after in pairwise(points[-LISTED_CHANGES - 1 :])]
    return words(
        "ladder-own",
        points=own.points,
        games=own.games,
        lowest=min(points),
        highest=max(points),
        moves=" · ".join(changes),
    )


def _rating_chart(game: str, own: Rated, words: Words) -> Image:
    """Return a chart of the caller's rating, game by game. The text above it says the same."""
    points = _points(own)
    first = max(0, len(points) - GAMES_IN_CHART)
    since = words("ladder-chart-game", number=first) if first else words("ladder-chart-start")
    until = words("ladder-chart-game", number=own.games)
    picture = LinePicture(
        words(f"{game}-title"),
        words("ladder-chart-own"),
        tuple(points[first:]),
        str(own.points),
        # The start and the unsettled games after it are drawn as uncertain. The chart may leave out
        # the first of them.
        unsure=max(0, own.guesses + 1 - first),
        below=(since, until),
        note=words("ladder-chart"),
    )
    return Image(picture, picture.alt(words), ())


def _points(own: Rated) -> list[int]:
    """Return the points at the start of the season and after each game."""
    return [MIDDLE, *(points for _, points in own.history)]
