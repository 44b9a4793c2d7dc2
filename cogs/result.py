"""What stands on the table of every game that is over. Texts: faces.ftl, and of each game
`<game>-result-won` and `<game>-table-again`.
"""

from collections.abc import Iterable
from typing import Any

from bot.chat.pages.page import Block, Line, Page, Row, Text
from cogs.labels import SceneLabels
from cogs.record import record_button, seal_button
from cogs.rulebook import rules_button
from cogs.table import headline
from cogs.wording import listed
from games.kit.asks import Seat

ACCENT = 0x3F7D58


def page(
    labels: SceneLabels[Any], winners: str, everybody: Iterable[str], *story: str, hint: str = ""
) -> Page:
    """Winners first, then everybody, then how it came about, as far as there is a story.

    `hint`: what the game explains in small print.
    """
    scene, words = labels.scene, labels.words
    head = f"{headline(scene, words)}\n{words('table-over')}\n### {winners}"
    blocks: list[Block] = [Text(head), Text("\n".join(everybody)), Line()]
    for part in filter(None, story):
        blocks += [Text(part), Line()]
    ways_on = (record_button(words), rules_button(scene.game, words), seal_button(scene))
    blocks += [Text(_small_print(labels, hint)), Row(ways_on)]
    return Page(tuple(blocks), ACCENT)


def winners(labels: SceneLabels[Any]) -> str:
    """Who won, with how much."""
    result = labels.result
    return labels.words(
        f"{labels.scene.game}-result-won",
        seats=listed(labels.words, [labels.finisher(seat) for seat in result.winners]),
        people=len(result.winners),
        points=result.scores[result.winners[0]] or 0,
    )


def ranking(labels: SceneLabels[Any]) -> list[Seat]:
    """The best first, whoever has no rank last; who shares a place, in the order of the seats."""
    scores, ranks = labels.result.scores, labels.result.ranks
    return sorted(scores, key=lambda seat: (ranks.get(seat, len(scores)), seat))


def _small_print(labels: SceneLabels[Any], hint: str) -> str:
    """How to play again, who did not play to the end, and what the game explains."""
    words, players = labels.words, labels.scene.players
    gone = [player.name for player in players if player.absence is not None]
    finished = words("table-finished", seats=listed(words, gone)) if gone else ""
    fine = (f"-# {line}" for line in (finished, hint) if line)
    return "\n".join((words(f"{labels.scene.game}-table-again"), *fine))
