"""The table after the game: who won, every trick, and the proof that the goals were honest."""

from bot.chat.page import Block, Line, Page, Row, Text
from cogs.playing import signs, story
from cogs.playing.labels import Labels
from cogs.record import record_button
from cogs.wording import listed, place

ACCENT = 0x3F7D58


def page(labels: Labels) -> Page:
    """Winners first, then everybody, then how it came about."""
    scene, words = labels.scene, labels.words
    headline = words("playing-table-headline", sign="🐔", number=scene.number)
    head = f"### {headline}\n{words('playing-table-over')}\n### {winners(labels)}"
    blocks: list[Block] = [Text(head), Text(_everybody(labels)), Line()]
    blocks += [Text(_tricks(labels)), Line(), Text(_small_print(labels))]
    blocks.append(Row((record_button(words),)))
    return Page(tuple(blocks), ACCENT)


def winners(labels: Labels) -> str:
    """Who won, with how much."""
    result = labels.scene.result
    if result is None or not result.winners:
        return labels.words("playing-table-over")
    return labels.words(
        "playing-result-won",
        seats=labels.seats(result.winners),
        people=len(result.winners),
        points=result.scores[result.winners[0]] or 0,
    )


def _everybody(labels: Labels) -> str:
    result = labels.scene.result
    if result is None:
        return ""
    order = sorted(result.scores, key=lambda seat: (result.ranks.get(seat, 0), seat))
    return "\n".join(
        labels.words(
            "playing-result-line",
            place=place(result.ranks[seat]),
            name=labels.seat(seat),
            points=result.scores[seat] or 0,
        )
        for seat in order
    )


def _tricks(labels: Labels) -> str:
    """All fifteen, a line each: the whole game at a glance."""
    everybody = [player.name for player in labels.scene.players]
    lines = [labels.words("playing-result-tricks", names=listed(labels.words, everybody))]
    for trick in labels.view.reveals:
        found = story.how(trick.goal, trick.total)
        lines.append(
            labels.words(
                "playing-result-trick",
                round=trick.round,
                goal=trick.goal,
                cards="+".join(map(str, trick.cards)),
                total=trick.total,
                sign=signs.HOW[found],
                seats=labels.seats(trick.winners),
                points=trick.points,
            )
        )
    return "\n".join(lines)


def _small_print(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    lines = [words("playing-table-again")]
    lines.append("-# " + words("playing-table-opened-seal", seal=f"`{scene.commitment}`"))
    if scene.revealed is not None:
        seed, salt = scene.revealed
        secret = words("playing-table-opened-secret", seed=f"`{seed}`", salt=f"`{salt}`")
        lines.append(f"-# {secret}")
    return "\n".join(lines)
