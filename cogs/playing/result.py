"""The table after the game: who won, and every trick."""

from bot.pages.page import Page
from cogs.pages import place, ranking, winners
from cogs.playing import tricks
from cogs.playing.labels import Labels
from cogs.playing.recap import recap
from cogs.results import result_page
from games.engine.asks import Seat


def page(labels: Labels) -> Page:
    everybody = " · ".join(_line(labels, seat) for seat in ranking(labels))
    return result_page(
        labels,
        winners(labels),
        [everybody],
        tricks.told(labels),
        podium_tells=True,
        button=labels.tricks(),
        recap=recap(labels),
    )


def _line(labels: Labels, seat: Seat) -> str:
    return labels.words(
        "playing-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        points=labels.result.scores[seat] or 0,
    )
