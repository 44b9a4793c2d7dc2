"""The ladder of a server, in words. Texts: statistics.ftl."""

from collections.abc import Mapping
from itertools import pairwise

from bot.chat.pages.page import Block, Line, Page, Text
from bot.language.words import Words
from bot.statistics.ladder import Rated, Rung
from bot.statistics.statistics import Ladder
from cogs.pages import place, small_print
from cogs.statistics.board import span
from cogs.statistics.profile import ACCENT, person

LATEST = 6
"""So many of one's last games are told."""


def ladder_page(game: str, ladder: Ladder, names: Mapping[int, str], words: Words) -> Page:
    """For the asker, with their own way up and down."""
    title = words("ladder-title", game=words(f"{game}-title"))
    blocks: list[Block] = [Text(f"### {title}\n{span(ladder.season, words)}")]
    lines = [_line(one, names, words) for one in ladder.rungs]
    blocks.append(Text("\n".join(lines) or words("ladder-nothing")))
    if ladder.own is not None:
        blocks += [Line(), Text(_own(ladder.own, words))]
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
    points = [points for _, points in own.history[-LATEST - 1 :]]
    moves = [f"{after - before:+}" for before, after in pairwise(points)]
    return words("ladder-own", points=own.points, moves=" · ".join(moves))
