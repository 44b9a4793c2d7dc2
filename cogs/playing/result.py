"""The table after the game: who won, and every trick."""

from bot.chat.page import Page
from cogs import result
from cogs.playing import signs, story
from cogs.playing.labels import Labels
from cogs.wording import listed, place
from games.kit.asks import Seat


def page(labels: Labels) -> Page:
    everybody = [_line(labels, seat) for seat in result.ranking(labels)]
    return result.page(labels, result.winners(labels), everybody, _tricks(labels))


def _line(labels: Labels, seat: Seat) -> str:
    return labels.words(
        "playing-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        points=labels.result.scores[seat] or 0,
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
