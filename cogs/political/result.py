"""The table after the game: who won, what everybody built, and the proof of an honest deck."""

from bot.chat.page import Block, Line, Page, Row, Text
from cogs.political import board
from cogs.political.labels import Labels
from cogs.record import record_button
from cogs.wording import place
from games.political.stacks import balance, size

ACCENT = 0x3F7D58


def page(labels: Labels) -> Page:
    """Winners first, then everybody with their base."""
    scene, words = labels.scene, labels.words
    headline = words("political-table-headline", sign="🐔", number=scene.number)
    head = f"### {headline}\n{words('political-table-over')}\n### {winners(labels)}"
    blocks: list[Block] = [Text(head), Text(_everybody(labels)), Line()]
    if labels.view.fought is not None:
        blocks += [Text(board.fought(labels, labels.view.fought)), Line()]
    blocks += [Text(_small_print(labels)), Row((record_button(words),))]
    return Page(tuple(blocks), ACCENT)


def winners(labels: Labels) -> str:
    """Who won, with how much."""
    result = labels.scene.result
    if result is None or not result.winners:
        return labels.words("political-table-over")
    return labels.words(
        "political-result-won",
        seats=labels.seats(result.winners),
        people=len(result.winners),
        points=result.scores[result.winners[0]] or 0,
    )


def _everybody(labels: Labels) -> str:
    result = labels.scene.result
    if result is None:
        return ""
    order = sorted(result.scores, key=lambda seat: (result.ranks.get(seat, 0), seat))
    lines = []
    for seat in order:
        base = labels.view.seats[seat].base
        left, right = balance(base)
        lines.append(
            labels.words(
                "political-result-line",
                place=place(result.ranks[seat]),
                name=labels.seat(seat),
                points=result.scores[seat] or 0,
                left=left,
                right=right,
                cards=size(base),
            )
        )
        lines.append(board.row(labels, base))
    return "\n".join(lines)


def _small_print(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    legend = board.legend(labels)
    lines = [words("political-table-again"), *([f"-# {legend}"] if legend else [])]
    lines.append("-# " + words("political-table-opened-seal", seal=f"`{scene.commitment}`"))
    if scene.revealed is not None:
        seed, salt = scene.revealed
        secret = words("political-table-opened-secret", seed=f"`{seed}`", salt=f"`{salt}`")
        lines.append(f"-# {secret}")
    return "\n".join(lines)
