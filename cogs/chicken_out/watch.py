"""What everybody may know of the piles and hardly anybody has in mind; see cogs/watching.

Nobody looks into a pile, nor back at what went under one (OR-39): cards are counted here, and
where they lie is not told.
"""

from collections import Counter

from bot.tables.scene import Scene
from cogs.chicken_out.labels import Labels
from cogs.pages import percent
from games.chicken_out.box import deck
from games.chicken_out.odds import chance_to_bust, fate
from games.chicken_out.series import is_number
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BLACK, RED
from games.engine.asks import Seat

PLAYS = 3
"""Cards of each seat, with which bets close."""


def facts(labels: Labels) -> list[str]:
    """What has not left the game, and what the next card may do."""
    view = labels.view
    hidden = face_down(view)
    if not hidden:
        return []

    colours = Counter(card[0] if is_number(card) else "fox" for card in hidden)
    cards = labels.words(
        "out-watch-cards",
        count=len(hidden),
        black=colours[BLACK],
        red=colours[RED],
        foxes=colours["fox"],
    )

    # For a watcher, who knows no pile, every card that is face down is as likely as any other.
    makes = sum(fate(view, card) == "21" for card in hidden) / len(hidden)
    odds = labels.words(
        "out-watch-odds",
        count=view.count,
        bust=percent(chance_to_bust(view, hidden)),
        makes=percent(makes),
    )
    return [cards, odds]


def out(scene: Scene[OutView]) -> list[Seat]:
    """Those who have no card any more, while the others play on for places."""
    return [seat for seat, one in enumerate(scene.view.seats) if one.place is not None]


def bets(scene: Scene[OutView]) -> list[Seat]:
    """Anybody, until everybody has played a few cards of the first deal."""
    view = scene.view
    seats = range(len(scene.view.seats))
    return [*seats] if view.deal == 1 and view.plays < PLAYS * len(seats) else []


def face_down(view: OutView) -> list[str]:
    """All cards but those on the table, and those that everybody saw leave it for good."""
    left = Counter(deck())
    left.subtract([*view.series, *view.thrown])
    for one in view.seats:
        left.subtract(one.captured)

    return [*left.elements()]
