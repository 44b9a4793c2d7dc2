"""Who has won most on a server, in words. Texts: statistics.ftl."""

from collections.abc import Mapping

from bot.i18n.words import Words
from bot.pages.page import Block, Button, Do, Page, Row, Text
from cogs.pages import place, small_print
from cogs.statistics.ports import EVERY_GAME, EVERY_SEASON, Place
from cogs.statistics.profile_page import ACCENT, SCOPES, person
from cogs.statistics.seasons import season
from cogs.statistics.statistics import Board, Since

SHOW = "top-show"

SPANS = tuple(Since)


def board_page(
    game: str, since: Since, board: Board, names: Mapping[int, str], words: Words, counting: bool
) -> Page:
    """For the asker alone: with their own place, and a button that shows it to all."""
    blocks = [*_told(game, board, names, words)]
    if board.own is not None and board.places:
        blocks.append(Text(_own(board.own, words)))
    hints = words("top-how") if board.places else "", words("stats-counting") if counting else ""
    if any(hints):
        blocks.append(Text(small_print(*hints)))
    if board.places:
        index = SCOPES.index(game) * len(SPANS) + SPANS.index(since)
        blocks.append(Row((Button(words("stats-show"), Do(SHOW, index), emoji="📣"),)))
    return Page(tuple(blocks), ACCENT)


def shown_board(game: str, board: Board, names: Mapping[int, str], words: Words) -> Page:
    """For the channel."""
    how = Text(small_print(words("top-how")))
    return Page((*_told(game, board, names, words), how), ACCENT)


def asked_by(index: int) -> tuple[str, Since]:
    """What the button said. Raises IndexError."""
    return SCOPES[index // len(SPANS)], SPANS[index % len(SPANS)]


def _told(game: str, board: Board, names: Mapping[int, str], words: Words) -> tuple[Block, ...]:
    title = (
        words("top-title")
        if game == EVERY_GAME
        else words("top-title-game", game=words(f"{game}-title"))
    )
    head = f"### {title}\n{span(board.season, words)}"
    if not board.places:
        return (Text(head), Text(words("top-nothing")))
    return (Text(head), Text("\n".join(_line(one, names, words) for one in board.places)))


def span(number: int, words: Words) -> str:
    if number == EVERY_SEASON:
        return words("top-ever")
    return words("top-season", **season(number)._asdict())


def _line(one: Place, names: Mapping[int, str], words: Words) -> str:
    return words(
        "top-line",
        place=place(one.rank),
        person=person(one.user_id, names),
        wins=one.standing.wins,
        games=one.standing.games,
    )


def _own(one: Place, words: Words) -> str:
    wins, games = one.standing.wins, one.standing.games
    return words("top-own", place=one.rank, wins=wins, games=games)
