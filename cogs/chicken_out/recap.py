"""What decided the game, in up to three sentences that only this game could have."""

from collections.abc import Iterator

from cogs.chicken_out.labels import Labels
from cogs.chicken_out.story import last_run

LONG_RUN = 3
"""A run of so many cards that ends the game deserves a sentence."""


def recap(labels: Labels) -> list[str]:
    return [*_went_out(labels), *_bust(labels), *_behind(labels)]


def _went_out(labels: Labels) -> Iterator[str]:
    """Who was rid of all cards first, where that decides."""
    first = [seat for seat, one in enumerate(labels.view.seats) if one.place == 1]
    if first and labels.view.options.deals == 1:
        run = last_run(labels)
        message = "out-recap-ran-out" if run >= LONG_RUN else "out-recap-out"
        yield labels.words(message, seat=labels.seats(first), cards=run)


def _bust(labels: Labels) -> Iterator[str]:
    """The dearest bust of all, and what it cost; of several the last."""
    busts = labels.scene.milestones
    if busts:
        worst = max(reversed(busts), key=lambda one: one.number("cards"))
        seat, count, cards = labels.seat(worst.seat()), worst.number("count"), worst.number("cards")
        yield labels.words("out-recap-bust", seat=seat, count=count, cards=cards)


def _behind(labels: Labels) -> Iterator[str]:
    """The next ones after the winners."""
    ranks, scores = labels.result.ranks, labels.result.scores
    rest = {seat: rank for seat, rank in ranks.items() if seat not in labels.result.winners}
    if rest:
        best = min(rest.values())
        next_ = [seat for seat, rank in rest.items() if rank == best]
        message, count = f"out-recap-{labels.counted}", scores[next_[0]] or 0
        yield labels.words(message, seats=labels.seats(next_), count=count, people=len(next_))
