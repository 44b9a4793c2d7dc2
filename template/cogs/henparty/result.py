"""The table after the game: who won, and with how much."""

from bot.pages.page import Page
from cogs.henparty import story
from cogs.henparty.labels import Labels
from cogs.henparty.recap import recap
from cogs.pages import place, ranking, winners
from cogs.results import result_page
from games.engine.asks import Seat


def page(labels: Labels) -> Page:
    everybody = [" · ".join(_line(labels, seat) for seat in ranking(labels))]
    news, why = story.news(labels), recap(labels)
    return result_page(labels, winners(labels), everybody, news, podium_tells=True, recap=why)


def _line(labels: Labels, seat: Seat) -> str:
    return labels.words(
        "henparty-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        points=labels.result.scores[seat] or 0,
    )
