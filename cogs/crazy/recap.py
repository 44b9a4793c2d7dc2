"""What decided the game, in up to two sentences that only this game could have."""

from collections.abc import Iterator
from itertools import pairwise

from cogs.crazy.labels import Labels
from games.engine.asks import Seat


def recap(labels: Labels) -> list[str]:
    return [*_best_round(labels), *_steal(labels), *_margin(labels)]


def _best_round(labels: Labels) -> Iterator[str]:
    """The round that did most for the winner."""
    won, seats = labels.result.winners, labels.view.seats
    rounds = len(seats[0].rounds)
    if len(won) != 1 or rounds < 2:
        return
    mine, theirs = seats[won[0]].rounds, seats[1 - won[0]].rounds
    best = max(range(rounds), key=lambda one: (mine[one] - theirs[one], -one))
    yield labels.words(
        "crazy-recap-round",
        seat=labels.seat(won[0]),
        round=best + 1,
        mine=mine[best],
        theirs=theirs[best],
    )


def _steal(labels: Labels) -> Iterator[str]:
    """The largest set of the other's that had to make room for one's own; of several the last."""
    stolen: list[tuple[int, int, Seat]] = []
    round_ = 0
    for before, one in pairwise(labels.scene.milestones or ()):
        if before.kind == "round_started":
            round_ = before.number("round")
        elif before.kind == "gave_way" and before.seat() != one.seat():
            stolen.append((before.number("count"), round_, one.seat()))
    if stolen:
        count, round_, thief = max(reversed(stolen), key=lambda one: one[0])
        seat = labels.seat(thief)
        yield labels.words("crazy-recap-steal", seat=seat, round=round_, count=count)


def _margin(labels: Labels) -> Iterator[str]:
    """What lay between them."""
    one, other = (score or 0 for score in labels.result.scores.values())
    rounds = [seat.rounds for seat in labels.view.seats]
    won = sum(mine > theirs for mine, theirs in zip(*rounds, strict=True))
    lost = sum(mine < theirs for mine, theirs in zip(*rounds, strict=True))
    by, more, less = abs(one - other), max(won, lost), min(won, lost)
    yield labels.words("crazy-recap-margin", by=by, won=more, lost=less)
