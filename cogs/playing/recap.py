"""What decided the game, in up to three sentences that only this game could have."""

from collections.abc import Iterator

from cogs.playing.labels import Labels
from cogs.results import margin
from games.engine.asks import Seat


def recap(labels: Labels) -> list[str]:
    return [*_lead(labels), *_exact(labels), *_margin(labels)]


def _lead(labels: Labels) -> Iterator[str]:
    """From which trick on nobody was ahead of the winner any more."""
    won, tricks = labels.result.winners, labels.view.reveals
    if len(won) > 1:
        return
    (winner,) = won
    points: dict[Seat, int] = dict.fromkeys(labels.result.scores, 0)
    since: int | None = None
    for place, trick in enumerate(tricks):
        for seat in trick.winners:
            points[seat] += trick.points
        if points[winner] < max(points.values()):
            since = None
        elif since is None:
            since = place
    if since is not None:
        begun, name = tricks[since], labels.seat(winner)
        message = "playing-recap-lead" if since else "playing-recap-led"
        yield labels.words(message, seat=name, round=begun.round, goal=begun.goal)


def _exact(labels: Labels) -> Iterator[str]:
    """How often the wall was hit on the dot."""
    if hits := sum(trick.total == trick.goal for trick in labels.view.reveals):
        yield labels.words("playing-recap-exact", count=hits)


def _margin(labels: Labels) -> Iterator[str]:
    """How far the next ones were behind."""
    seats, by = margin(labels)
    if seats:
        yield labels.words.own("playing", "recap-margin", seats=labels.seats(seats), by=by)
