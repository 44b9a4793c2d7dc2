"""The table after the game: who won, round by round, and what lay in front of both."""

from bot.pages.page import Page
from cogs.crazy import board
from cogs.crazy.labels import Labels
from cogs.crazy.recap import recap
from cogs.pages import place, ranking
from cogs.results import result_page
from games.engine.asks import Seat


def page(labels: Labels) -> Page:
    everybody = [_line(labels, seat) for seat in ranking(labels)]
    won, ended = winners(labels), _last_round(labels)
    return result_page(labels, won, everybody, ended, podium_tells=True, recap=recap(labels))


def winners(labels: Labels) -> str:
    """Who won, and by what."""
    words, won, scores = labels.words, labels.result.winners, labels.result.scores
    points = scores[won[0]] or 0
    if len(won) > 1:
        return words("crazy-result-drawn", points=points)
    (winner,) = won
    tied = "yes" if len(set(scores.values())) == 1 else "no"
    best = max(labels.view.seats[winner].rounds)
    return words(
        "crazy-result-won", seat=labels.finisher(winner), points=points, tied=tied, best=best
    )


def _line(labels: Labels, seat: Seat) -> str:
    rounds = labels.view.seats[seat].rounds
    return labels.words(
        "crazy-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        points=labels.result.scores[seat] or 0,
        count=len(rounds),
        rounds=" + ".join(map(str, rounds)),
    )


def _last_round(labels: Labels) -> str:
    """What lay in front of both at the end."""
    lines = [labels.words("crazy-result-sets")]
    lines += [_front(labels, seat) for seat, _ in enumerate(labels.view.seats)]
    return "\n".join(lines)


def _front(labels: Labels, seat: Seat) -> str:
    sets = board.sets(labels, seat)
    return labels.words("crazy-result-front", name=labels.seat(seat), sets=sets)
