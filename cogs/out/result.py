"""The table after the game: who won, everybody's cards, and the last series."""

from bot.chat.pages.page import Page
from cogs.out import story
from cogs.out.labels import Labels
from cogs.pages import place, ranking, winners
from cogs.results import result_page
from games.kit.asks import Seat

LINES = 3
LONGEST = 1200


def page(labels: Labels) -> Page:
    everybody = [_line(labels, seat) for seat in ranking(labels)]
    news = "\n".join(story.table_news(labels, LINES, LONGEST))
    return result_page(labels, winners(labels), everybody, news)


def _line(labels: Labels, seat: Seat) -> str:
    view, rank = labels.view, labels.result.ranks[seat]
    what = "points" if view.options.deals > 1 else view.goal
    score = labels.words(f"out-result-{what}", count=labels.result.scores[seat] or 0)
    return labels.words(
        "out-result-line", place=place(rank), name=labels.finisher(seat), score=score
    )
