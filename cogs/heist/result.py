"""The table after the game: who won, everybody's loot, and the proof that the deck was honest."""

from bot.chat.page import Block, Line, Page, Row, Text
from bot.tables.table import Result
from cogs.heist import board, story
from cogs.heist.labels import Labels
from cogs.record import record_button
from cogs.wording import place
from games.kit.asks import Seat

ACCENT = 0x3F7D58
LINES = 10
LONGEST = 1400


def page(labels: Labels) -> Page:
    """Winners first, then the others, then how it came about."""
    scene, words = labels.scene, labels.words
    headline = words("heist-table-headline", sign="🐔", number=scene.number)
    head = f"### {headline}\n{words('heist-table-over')}\n### {winners(labels)}"
    blocks: list[Block] = [Text(head), Text(_everybody(labels)), Line(), Text(board.events(labels))]
    lines = story.table_news(labels, scene.news, LINES, LONGEST)
    if lines:
        blocks += [Line(), Text("\n".join((words("heist-table-happened"), *lines)))]
    blocks += [Line(), Text(_small_print(labels)), Row((record_button(words),))]
    return Page(tuple(blocks), ACCENT)


def winners(labels: Labels) -> str:
    """Who won, with how much."""
    result = labels.scene.result
    if result is None or not result.winners:
        return labels.words("heist-result-nobody")
    return labels.words(
        "heist-result-won",
        seats=labels.seats(result.winners),
        people=len(result.winners),
        count=result.scores[result.winners[0]] or 0,
    )


def _everybody(labels: Labels) -> str:
    result = labels.scene.result
    if result is None:
        return ""
    order = sorted(result.scores, key=lambda seat: (-_score(result, seat), seat))
    return "\n".join(_line(labels, result, seat) for seat in order)


def _score(result: Result, seat: Seat) -> int:
    score = result.scores[seat]
    return -1 if score is None else score


def _line(labels: Labels, result: Result, seat: Seat) -> str:
    score, words = result.scores[seat], labels.words
    if score is None:
        return words("heist-result-caught", name=labels.seat(seat))
    loots = labels.scene.view.seats[seat].loots
    return words(
        "heist-result-line",
        place=place(result.ranks[seat]),
        name=labels.seat(seat),
        count=score,
        loots=labels.loots(loots) if loots else words("heist-result-empty-handed"),
    )


def _small_print(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    lines = [words("heist-table-again")]
    lines.append("-# " + words("heist-table-opened-seal", seal=f"`{scene.commitment}`"))
    if scene.revealed is not None:
        seed, salt = scene.revealed
        secret = words("heist-table-opened-secret", seed=f"`{seed}`", salt=f"`{salt}`")
        lines.append(f"-# {secret}")
    return "\n".join(lines)
