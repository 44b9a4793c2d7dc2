"""Lists public facts about the piles that are hard to remember, for spectators; see cogs/watching.

No player may look into a pile, or at the cards that went under it (OR-39 in
games/chicken_out/RULES.md). So the facts are only numbers of cards, without their places.
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

PLAYS_WITH_BETS = 3
"""Bets are open until each seat has played this number of cards on average."""


def facts(labels: Labels) -> list[str]:
    """Return the numbers of cards that are face down, and the chances of a bust and of 21."""
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

    # Spectators do not know the piles, so every card that is face down is equally likely for them.
    # `fate` says what a card would do now: `bust`, `21` or `on`.
    chance_of_21 = sum(fate(view, card) == "21" for card in hidden) / len(hidden)
    odds = labels.words(
        "out-watch-odds",
        count=view.count,
        bust=percent(chance_to_bust(view, hidden)),
        makes=percent(chance_of_21),
    )
    return [cards, odds]


def finished_seats(scene: Scene[OutView]) -> list[Seat]:
    """Return the seats without cards, while the others play on for the next places."""
    return [seat for seat, seat_view in enumerate(scene.view.seats) if seat_view.place is not None]


def bets(scene: Scene[OutView]) -> list[Seat]:
    """Return the seats on which spectators can bet: all, during the first cards of the game."""
    view = scene.view
    seats = range(len(view.seats))
    is_open = view.deal == 1 and view.plays < PLAYS_WITH_BETS * len(seats)
    return [*seats] if is_open else []


def face_down(view: OutView) -> list[str]:
    """Return all cards except those on the table and those that left the game face up."""
    counts = Counter(deck())
    counts.subtract([*view.series, *view.thrown])
    for seat_view in view.seats:
        # Captured cards lie face up before their player.
        counts.subtract(seat_view.captured)

    return [*counts.elements()]
