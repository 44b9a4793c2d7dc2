"""What decided the game, in up to three sentences that only this game could have."""

from collections.abc import Iterator

from cogs.henparty.labels import Labels


def recap(labels: Labels) -> list[str]:
    return [*_last_taken(labels), *_behind(labels)]


def _last_taken(labels: Labels) -> Iterator[str]:
    """The last snack that anybody got."""
    taken = labels.scene.milestones
    if taken:
        last = taken[-1]
        seat, snack, card = labels.seat(last.seat()), last.number("snack"), last.number("card")
        yield labels.words("henparty-recap-last", seat=seat, snack=snack, card=card)


def _behind(labels: Labels) -> Iterator[str]:
    """The next ones after the winners, and by how much."""
    ranks, scores = labels.result.ranks, labels.result.scores
    rest = {seat: rank for seat, rank in ranks.items() if seat not in labels.result.winners}
    if rest:
        next_ = [seat for seat, rank in rest.items() if rank == min(rest.values())]
        by = (scores[labels.result.winners[0]] or 0) - (scores[next_[0]] or 0)
        yield labels.words("henparty-recap-margin", seats=labels.seats(next_), by=by)
