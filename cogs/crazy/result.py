"""Draws the table after the game: the winner, the rounds, and the last sets of both players."""

from collections.abc import Iterator
from itertools import pairwise

from bot.pages.page import Page
from cogs.crazy import board
from cogs.crazy.labels import Labels
from cogs.pages import place, ranking
from cogs.results import result_page
from games.engine.asks import Seat


def page(labels: Labels) -> Page:
    """Return the page of a finished game."""
    lines = [_line(labels, seat) for seat in ranking(labels)]
    headline = winners(labels)
    words = labels.words
    fronts = [
        words("crazy-result-front", name=name, sets=board.sets(labels, seat))
        for seat, name in enumerate(labels.names)
    ]
    last_sets = "\n".join([words("crazy-result-sets"), *fronts])
    return result_page(labels, headline, lines, last_sets, recap=recap(labels))


def winners(labels: Labels) -> str:
    """Return who won, and with how many points."""
    words = labels.words
    won = labels.result.winners
    scores = labels.result.scores
    points = scores[won[0]] or 0
    if len(won) > 1:
        return words("crazy-result-drawn", points=points)

    (winner,) = won
    # If the totals are equal, the best round decides (CR-32 in games/crazy/RULES.md).
    tied = "yes" if len(set(scores.values())) == 1 else "no"
    best = max(labels.view.seats[winner].rounds)
    return words(
        "crazy-result-won", seat=labels.finisher(winner), points=points, tied=tied, best=best
    )


def _line(labels: Labels, seat: Seat) -> str:
    """Return the line of a player: place, name, points, and the points of each round."""
    rounds = labels.view.seats[seat].rounds
    return labels.words(
        "crazy-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        points=labels.result.scores[seat] or 0,
        count=len(rounds),
        rounds=" + ".join(map(str, rounds)),
    )


# -- what decided the game, in up to three sentences -----------------------------------------------


def recap(labels: Labels) -> list[str]:
    """Return the sentences about what decided the game."""
    return [*_best_round(labels), *_steal(labels), *_margin(labels)]


def _best_round(labels: Labels) -> Iterator[str]:
    """Yield a sentence about the round in which the winner gained most on the other player."""
    won = labels.result.winners
    seats = labels.view.seats
    rounds = len(seats[0].rounds)
    if len(won) != 1 or rounds < 2:
        return

    mine = seats[won[0]].rounds
    theirs = seats[1 - won[0]].rounds
    # Among equally good rounds, the first one is chosen.
    best = max(range(rounds), key=lambda number: (mine[number] - theirs[number], -number))
    yield labels.words(
        "crazy-recap-round",
        seat=labels.seat(won[0]),
        round=best + 1,
        mine=mine[best],
        theirs=theirs[best],
    )


def _steal(labels: Labels) -> Iterator[str]:
    """Yield a sentence about the largest set that was beaten; of equal ones, the last."""
    steals: list[tuple[int, int, Seat]] = []
    round_ = 0
    # Milestones are the events that a table keeps for a recap. After "gave_way" (a set is removed)
    # comes the event of the set that replaces it. If another seat laid the new set, the old one was
    # beaten.
    for milestone, after in pairwise(labels.scene.milestones or ()):
        if milestone.kind == "round_started":
            round_ = milestone.number("round")
        elif milestone.kind == "gave_way" and milestone.seat() != after.seat():
            steals.append((milestone.number("count"), round_, after.seat()))

    if steals:
        count, round_, thief = max(reversed(steals), key=lambda steal: steal[0])
        seat = labels.seat(thief)
        yield labels.words("crazy-recap-steal", seat=seat, round=round_, count=count)


def _margin(labels: Labels) -> Iterator[str]:
    """Yield a sentence about the margin of victory, and how many rounds each player won."""
    first, second = (score or 0 for score in labels.result.scores.values())
    rounds = [seat.rounds for seat in labels.view.seats]
    first_won = sum(mine > theirs for mine, theirs in zip(*rounds, strict=True))
    second_won = sum(mine < theirs for mine, theirs in zip(*rounds, strict=True))
    less, more = sorted((first_won, second_won))
    yield labels.words("crazy-recap-margin", by=abs(first - second), won=more, lost=less)
