"""What decided the game, in up to two sentences that only this game could have."""

from collections.abc import Iterator

from cogs.crazy.labels import Labels


def recap(labels: Labels) -> list[str]:
    return [*_best_round(labels), *_margin(labels)]


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


def _margin(labels: Labels) -> Iterator[str]:
    """What lay between them."""
    one, other = (score or 0 for score in labels.result.scores.values())
    rounds = [seat.rounds for seat in labels.view.seats]
    won = sum(mine > theirs for mine, theirs in zip(*rounds, strict=True))
    lost = sum(mine < theirs for mine, theirs in zip(*rounds, strict=True))
    by, more, less = abs(one - other), max(won, lost), min(won, lost)
    yield labels.words("crazy-recap-margin", by=by, won=more, lost=less)
