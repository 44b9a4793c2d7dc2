"""The table after the game: who won, everybody's cards, and the proof that the deck was honest."""

from bot.chat.page import Block, Line, Page, Row, Text
from bot.tables.table import Result
from cogs.out import story
from cogs.out.labels import Labels
from cogs.record import record_button
from cogs.wording import place
from games.kit.asks import Seat

ACCENT = 0x3F7D58
LINES = 5
LONGEST = 1600


def page(labels: Labels) -> Page:
    """Winners first, then everybody, then how it came about."""
    scene, words = labels.scene, labels.words
    headline = words("out-table-headline", sign="🐔", number=scene.number)
    head = f"### {headline}\n{words('out-table-over')}\n### {winners(labels)}"
    blocks: list[Block] = [Text(head), Text(_everybody(labels)), Line()]
    lines = story.table_news(labels, LINES, LONGEST)
    if lines:
        blocks += [Text("\n".join(lines)), Line()]
    blocks += [Text(_small_print(labels)), Row((record_button(words),))]
    return Page(tuple(blocks), ACCENT)


def winners(labels: Labels) -> str:
    """Who won, alone or not."""
    won = labels.scene.result.winners if labels.scene.result else []
    if not won:
        return labels.words("out-table-over")
    return labels.words("out-result-won", seats=labels.seats(won), people=len(won))


def _everybody(labels: Labels) -> str:
    result = labels.scene.result
    if result is None:
        return ""
    order = sorted(result.scores, key=lambda seat: (result.ranks[seat], seat))
    return "\n".join(_line(labels, result, seat) for seat in order)


def _line(labels: Labels, result: Result, seat: Seat) -> str:
    view, rank = labels.view, result.ranks[seat]
    what = "points" if view.options.deals > 1 else view.goal
    score = labels.words(f"out-result-{what}", count=result.scores[seat] or 0)
    return labels.words("out-result-line", place=place(rank), name=labels.seat(seat), score=score)


def _small_print(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    lines = [words("out-table-again")]
    lines.append("-# " + words("out-table-opened-seal", seal=f"`{scene.commitment}`"))
    if scene.revealed is not None:
        seed, salt = scene.revealed
        secret = words("out-table-opened-secret", seed=f"`{seed}`", salt=f"`{salt}`")
        lines.append(f"-# {secret}")
    return "\n".join(lines)
