"""Draws the table after the game: the winner, each player's loot, the events, and the last news."""

from collections.abc import Iterator

from bot.pages.page import Page
from cogs.heist import board, story
from cogs.heist.labels import Labels
from cogs.pages import place, ranking
from cogs.pages import winners as winners_text
from cogs.results import margin, result_page
from games.engine.asks import Seat
from games.heist.state import value

LINES = 5  # the most lines of news on this page
LONGEST = 1400  # the most characters of news on this page


def page(labels: Labels) -> Page:
    places = [_line(labels, seat) for seat in ranking(labels)]
    # `signals` is the line that says how many Driver's Signals were heard.
    events = f"{labels.signals()}\n{board.events(labels)}"
    news = "\n".join(story.table_news(labels, labels.scene.news, LINES, LONGEST))

    seats = labels.view.seats

    # The picture of the result shows each player as their character. `look` returns the sprite of a
    # seat.
    look = [f"heist/{seat_view.character}" for seat_view in seats].__getitem__
    escaped = sum(seat_view.status == "escaped" for seat_view in seats)
    note = labels.words("heist-picture-over", away=escaped, caught=len(seats) - escaped)

    return result_page(
        labels,
        winners(labels),
        places,
        events,
        news,
        look=look,
        note=note,
        recap=recap(labels),
    )


def winners(labels: Labels) -> str:
    """Return who won, or that no player escaped."""
    won = labels.result.winners
    return winners_text(labels) if won else labels.words("heist-result-nobody")


def _line(labels: Labels, seat: Seat) -> str:
    """Return the line of a player: the place with the loot, or that they were caught."""
    score = labels.result.scores[seat]
    words = labels.words
    # A caught player has no score, not even zero.
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


# -- what decided the game, in up to three sentences -----------------------------------------------


def recap(labels: Labels) -> list[str]:
    return [*_last_event(labels), *_most_valuable(labels), *_margin(labels)]


def _last_event(labels: Labels) -> Iterator[str]:
    """Yield the last event of the game, and the players it caught."""
    bulletins = labels.scene.milestones or ()
    # Milestones are the events that a table keeps for a recap. Only the last Reveal is needed here.
    start = max(
        (index for index, bulletin in enumerate(bulletins) if bulletin.kind == "event_shown"),
        default=None,
    )
    if start is None:
        return

    last_reveal = bulletins[start:]
    # If Poor Planning was replaced, there are two events; the last one counts.
    events = [
        bulletin for bulletin in last_reveal if bulletin.kind in ("event_shown", "substituted")
    ]
    event = events[-1].word("event")
    caught = [bulletin.seat() for bulletin in last_reveal if bulletin.kind == "caught"]
    yield labels.words(
        "heist-recap-event",
        **labels.terms.of_event(event),
        seats=labels.seats(caught),
        people=len(caught),
    )


def _most_valuable(labels: Labels) -> Iterator[str]:
    """Yield the most valuable loot that a player escaped with, and the players who have it."""
    loots_of = {seat.seat: seat.loots for seat in labels.view.seats if seat.loots}
    if not loots_of:
        return

    loots = (loot for own_loots in loots_of.values() for loot in own_loots)
    # A loot id, such as `gold-4`, is shared by equal cards. Among equal values the id decides, so
    # that every redraw names the same card.
    best_loot = max(loots, key=lambda loot: (value(loot), loot))
    seats = [seat for seat, own_loots in loots_of.items() if best_loot in own_loots]
    yield labels.words(
        "heist-recap-dearest", loot=labels.terms.loot(best_loot), seats=labels.seats(seats)
    )


def _margin(labels: Labels) -> Iterator[str]:
    """Yield how many points the next best escaped player was behind the winner."""
    if not labels.result.winners:
        yield labels.words("heist-recap-nobody", count=len(labels.result.scores))
        return

    # The seats that came next after the winners, and how many points they were behind.
    seats, points = margin(labels)
    if seats:
        yield labels.words("heist-recap-margin", seats=labels.seats(seats), by=points)
    else:
        yield labels.words("heist-recap-alone")
