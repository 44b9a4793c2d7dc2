"""The ladder of a server, and one's own way up and down. Texts: statistics.ftl."""

from collections.abc import Mapping
from itertools import pairwise

from bot.i18n.words import Words
from bot.pages.page import Block, Image, Line, Page, Text
from cogs.charts import LinesPicture, Series
from cogs.pages import place, small_print
from cogs.statistics.board_page import span
from cogs.statistics.ladder import MIDDLE, Rated, Rung
from cogs.statistics.profile_page import ACCENT, person
from cogs.statistics.statistics import Ladder

LATEST = 6
"""So many of one's last games are told."""

DRAWN = 100
"""So many of them are drawn: more would be a line as thick as a wall."""


def ladder_page(game: str, ladder: Ladder, names: Mapping[int, str], words: Words) -> Page:
    """For the asker, with their own way up and down."""
    title = words("ladder-title", game=words(f"{game}-title"))
    blocks: list[Block] = [Text(f"### {title}\n{span(ladder.season, words)}")]
    lines = [_line(one, names, words) for one in ladder.rungs]
    blocks.append(Text("\n".join(lines) or words("ladder-nothing")))
    if ladder.own is not None:
        blocks += [Line(), Text(_own(ladder.own, words))]
        if ladder.own.is_settled:
            blocks.append(_way(game, ladder.own, words))
    blocks.append(Text(small_print(words("ladder-how"))))
    return Page(tuple(blocks), ACCENT)


def _line(rung: Rung, names: Mapping[int, str], words: Words) -> str:
    name, games = person(rung.rated.user_id, names), rung.rated.games
    if rung.rank is None:
        return words("ladder-unsettled", person=name, games=games)
    return words(
        "ladder-line", place=place(rung.rank), person=name, points=rung.rated.points, games=games
    )


def _own(own: Rated, words: Words) -> str:
    """What nobody is shown of others before it is settled, one is not shown of oneself either."""
    if not own.is_settled:
        return words("ladder-own-unsettled", games=own.games)
    points = _points(own)
    moves = [f"{after - before:+}" for before, after in pairwise(points[-LATEST - 1 :])]
    return words(
        "ladder-own",
        points=own.points,
        games=own.games,
        lowest=min(points),
        highest=max(points),
        moves=" · ".join(moves),
    )


def _way(game: str, own: Rated, words: Words) -> Image:
    """One's rating, game by game. What stands above it says the same in words."""
    points = _points(own)
    first = max(0, len(points) - DRAWN)
    series = Series(
        words("ladder-chart-own"),
        tuple(points[first:]),
        str(own.points),
        unsure=max(0, own.guesses + 1 - first),
    )
    since = words("ladder-chart-game", number=first) if first else words("ladder-chart-start")
    until = words("ladder-chart-game", number=own.games)
    title = words(f"{game}-title")
    picture = LinesPicture(title, (series,), (since, until), words("ladder-chart"))
    return Image(picture, picture.alt(words), ())


def _points(own: Rated) -> list[int]:
    """What the season began with, and what stood there after each game."""
    return [MIDDLE, *(points for _, points in own.history)]
