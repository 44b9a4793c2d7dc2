"""The table after the game: who won, and every trick."""

from bot.pages.page import Page
from cogs.pages import ranking, winners
from cogs.playing import tricks
from cogs.playing.labels import Labels
from cogs.playing.recap import recap
from cogs.results import result_line, result_page


def page(labels: Labels) -> Page:
    everybody = " · ".join(result_line(labels, seat) for seat in ranking(labels))
    return result_page(
        labels,
        winners(labels),
        [everybody],
        tricks.told(labels),
        podium_tells=True,
        button=labels.tricks(),
        recap=recap(labels),
    )
