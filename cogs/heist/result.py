"""The table after the game: who won, everybody's loot, the events, and what came after the last."""

from bot.pages.page import Page
from cogs.heist import board, story
from cogs.heist.labels import Labels
from cogs.heist.recap import recap
from cogs.pages import place, ranking
from cogs.pages import winners as won_by
from cogs.results import result_page
from games.engine.asks import Seat

LINES = 5
LONGEST = 1400


def page(labels: Labels) -> Page:
    everybody = [_line(labels, seat) for seat in ranking(labels)]
    story_ = _events(labels), _news(labels)
    look = [f"heist/{one.character}" for one in labels.view.seats].__getitem__
    return result_page(
        labels,
        winners(labels),
        everybody,
        *story_,
        look=look,
        note=_note(labels),
        podium_tells=True,
        recap=recap(labels),
    )


def _note(labels: Labels) -> str:
    """How many got away, and how many did not."""
    away = sum(one.status == "escaped" for one in labels.view.seats)
    caught = len(labels.view.seats) - away
    return labels.words("heist-picture-over", away=away, caught=caught)


def winners(labels: Labels) -> str:
    """Who won, if anybody got away."""
    won = labels.result.winners
    return won_by(labels) if won else labels.words("heist-result-nobody")


def _news(labels: Labels) -> str:
    lines = story.table_news(labels, labels.scene.news, LINES, LONGEST)
    return "\n".join(lines)


def _events(labels: Labels) -> str:
    """All that came, and how often the driver honked."""
    return f"{labels.signals()}\n{board.events(labels)}"


def _line(labels: Labels, seat: Seat) -> str:
    score, words = labels.result.scores[seat], labels.words
    if score is None:
        return words("heist-result-caught", name=labels.finisher(seat))
    loots = labels.view.seats[seat].loots
    return words(
        "heist-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        count=score,
        loots=labels.terms.loots(loots) if loots else words("heist-result-empty-handed"),
    )
