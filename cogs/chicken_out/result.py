"""Draws the table after the game: the winner, each player's cards, and the last series."""

from collections.abc import Iterator

from bot.pages.page import Page
from cogs.chicken_out import story
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.story import last_run
from cogs.pages import place, ranking, winners
from cogs.results import result_page
from games.engine.asks import Seat

LINES = 3
"""The most lines of news on this page."""

LONGEST = 1200
"""The most characters of the news on this page."""


def page(labels: Labels) -> Page:
    """Return the page of a finished game."""
    lines = [_line(labels, seat) for seat in ranking(labels)]
    news = "\n".join(story.table_news(labels, LINES, LONGEST))
    note = labels.words(f"out-picture-result-{labels.counted}")
    headline = winners(labels)
    return result_page(labels, headline, lines, news, note=note, recap=recap(labels))


def _line(labels: Labels, seat: Seat) -> str:
    rank = labels.result.ranks[seat]
    count = labels.result.scores[seat] or 0
    score = labels.words(f"out-result-{labels.counted}", count=count)
    return labels.words(
        "out-result-line", place=place(rank), name=labels.finisher(seat), score=score
    )


# -- what decided the game, in up to three sentences -----------------------------------------------

LONG_RUN = 3
"""From this number of cards on, the run that ended the game has a sentence of its own.

In a run a player turns several cards in a row.
"""


def recap(labels: Labels) -> list[str]:
    return [*_went_out(labels), *_bust(labels), *_behind(labels)]


def _went_out(labels: Labels) -> Iterator[str]:
    """Yield who got rid of all cards first, if one deal decides the game."""
    first = [seat for seat, seat_view in enumerate(labels.view.seats) if seat_view.place == 1]
    if first and labels.view.options.deals == 1:
        run = last_run(labels)
        message = "out-recap-ran-out" if run >= LONG_RUN else "out-recap-out"
        yield labels.words(message, seat=labels.seats(first), cards=run)


def _bust(labels: Labels) -> Iterator[str]:
    """Yield the bust of the game that cost the most cards; the later one of two equal ones."""
    busts = labels.scene.milestones  # events that the table keeps for a recap, here only busts
    if busts:
        worst = max(reversed(busts), key=lambda bulletin: bulletin.number("cards"))
        seat = labels.seat(worst.seat())
        count = worst.number("count")
        cards = worst.number("cards")
        yield labels.words("out-recap-bust", seat=seat, count=count, cards=cards)


def _behind(labels: Labels) -> Iterator[str]:
    """Yield the players right behind the winners."""
    ranks = labels.result.ranks
    scores = labels.result.scores
    other_ranks = {seat: rank for seat, rank in ranks.items() if seat not in labels.result.winners}
    if other_ranks:
        best_rank = min(other_ranks.values())
        runners_up = [seat for seat, rank in other_ranks.items() if rank == best_rank]
        message = f"out-recap-{labels.counted}"
        count = scores[runners_up[0]] or 0
        yield labels.words(
            message, seats=labels.seats(runners_up), count=count, people=len(runners_up)
        )
