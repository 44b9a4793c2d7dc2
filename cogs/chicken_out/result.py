"""The table after the game: who won, everybody's cards, and the last series."""

from bot.pages.page import Page
from cogs.chicken_out import story
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.recap import recap
from cogs.pages import place, ranking, winners
from cogs.results import result_page
from games.engine.asks import Seat

LINES = 3
LONGEST = 1200


def page(labels: Labels) -> Page:
    everybody = [_line(labels, seat) for seat in ranking(labels)]
    news = "\n".join(story.table_news(labels, LINES, LONGEST))
    note = labels.words(f"out-picture-result-{labels.counted}")
    won = winners(labels)
    return result_page(
        labels, won, everybody, news, note=note, podium_tells=True, recap=recap(labels)
    )


def _line(labels: Labels, seat: Seat) -> str:
    rank, count = labels.result.ranks[seat], labels.result.scores[seat] or 0
    score = labels.words(f"out-result-{labels.counted}", count=count)
    return labels.words(
        "out-result-line", place=place(rank), name=labels.finisher(seat), score=score
    )
