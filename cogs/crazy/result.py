"""The table after the game: who won, round by round, and the proof that the cards were honest."""

from bot.chat.page import Block, Line, Page, Row, Text
from cogs.crazy import board
from cogs.crazy.labels import Labels
from cogs.record import record_button
from cogs.wording import place
from games.kit.asks import Seat

ACCENT = 0x3F7D58


def page(labels: Labels) -> Page:
    """Winners first, then both players, then how it came about."""
    scene, words = labels.scene, labels.words
    headline = words("crazy-table-headline", sign="🐔", number=scene.number)
    head = f"### {headline}\n{words('crazy-table-over')}\n### {winners(labels)}"
    blocks: list[Block] = [Text(head), Text(_everybody(labels)), Line()]
    blocks += [Text(_last_round(labels)), Line(), Text(_small_print(labels))]
    blocks.append(Row((record_button(words),)))
    return Page(tuple(blocks), ACCENT)


def winners(labels: Labels) -> str:
    """Who won, and by what."""
    result, words = labels.scene.result, labels.words
    if result is None or not result.winners:
        return words("crazy-table-over")
    points = result.scores[result.winners[0]] or 0
    if len(result.winners) > 1:
        return words("crazy-result-drawn", points=points)
    (winner,) = result.winners
    tied = "yes" if len(set(result.scores.values())) == 1 else "no"
    best = max(labels.view.seats[winner].rounds)
    return words("crazy-result-won", seat=labels.seat(winner), points=points, tied=tied, best=best)


def _everybody(labels: Labels) -> str:
    result = labels.scene.result
    if result is None:
        return ""
    order = sorted(result.scores, key=lambda seat: (result.ranks.get(seat, 0), seat))
    return "\n".join(
        labels.words(
            "crazy-result-line",
            place=place(result.ranks[seat]),
            name=labels.seat(seat),
            points=result.scores[seat] or 0,
            count=len(labels.view.seats[seat].rounds),
            rounds=" + ".join(map(str, labels.view.seats[seat].rounds)),
        )
        for seat in order
    )


def _last_round(labels: Labels) -> str:
    """What lay in front of both at the end."""
    lines = [labels.words("crazy-result-sets")]
    lines += [_front(labels, seat) for seat, _ in enumerate(labels.view.seats)]
    return "\n".join(lines)


def _front(labels: Labels, seat: Seat) -> str:
    sets = board.sets(labels, seat)
    return labels.words("crazy-result-front", name=labels.seat(seat), sets=sets)


def _small_print(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    lines = [words("crazy-table-again")]
    lines.append("-# " + words("crazy-table-opened-seal", seal=f"`{scene.commitment}`"))
    if scene.revealed is not None:
        seed, salt = scene.revealed
        secret = words("crazy-table-opened-secret", seed=f"`{seed}`", salt=f"`{salt}`")
        lines.append(f"-# {secret}")
    return "\n".join(lines)
