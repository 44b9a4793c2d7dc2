"""Lists public facts that are hard to remember, for spectators; see cogs/watching."""

from collections.abc import Iterator

from bot.i18n.words import join_with_commas
from bot.tables.scene import Scene
from cogs.heist import board
from cogs.heist.labels import Labels
from cogs.pages import percent
from games.engine.asks import Seat
from games.heist.box import overrides
from games.heist.odds import MEAN_LOOT, ahead, danger
from games.heist.view import HeistView

SEPARATOR = " · "  # stands between the facts of a line
LAST_BETS = 2
"""The last round in which bets are open. A heist takes about five."""


def facts(labels: Labels) -> list[str]:
    """Return who is out, what may come next, each seat's danger, and the worth of the loot."""
    return [line for line in (board.out(labels), *_next(labels), *_riches(labels)) if line]


def finished_seats(scene: Scene[HeistView]) -> list[Seat]:
    """Return the seats that escaped or were caught."""
    return [seat_view.seat for seat_view in scene.view.seats if seat_view.status != "in"]


def bets(scene: Scene[HeistView]) -> list[Seat]:
    """Return the seats that one may bet on: those not caught; none after round LAST_BETS."""
    if scene.view.round > LAST_BETS:
        return []
    return [seat_view.seat for seat_view in scene.view.seats if seat_view.status != "caught"]


def _next(labels: Labels) -> Iterator[str]:
    """Yield the events that may come next, with their chances, and the danger for each seat."""
    view = labels.view
    words = labels.words
    # `ahead` returns the probability of each event for a slot that is face down. `danger` is the
    # probability that the next event catches a seat that stays.
    probabilities = ahead(view)
    # After the last event, or without any player inside, there is no danger.
    if not probabilities or not any(seat_view.status == "in" for seat_view in view.seats):
        return

    slot = view.events.index(None) + 1  # the first slot that is face down
    # Events of the same chance share a line, the most likely first.
    chances = dict.fromkeys(
        sorted(
            (percent(likelihood) for likelihood in probabilities.values() if likelihood),
            reverse=True,
        )
    )
    yield words("heist-watch-next", slot=slot)

    for chance in chances:
        events = [
            event
            for event, likelihood in probabilities.items()
            if likelihood and percent(likelihood) == chance
        ]
        events_text = join_with_commas(words, [*map(labels.terms.event, events)])
        yield words("heist-watch-chance", percent=chance, events=events_text, count=len(events))

    dangers = [
        words(
            "heist-watch-hit",
            seat=labels.seat(seat_view.seat),
            percent=percent(danger(view, seat_view.seat)),
        )
        for seat_view in view.seats
        if seat_view.status == "in"
    ]
    yield words("heist-watch-danger", seats=SEPARATOR.join(dangers))


def _riches(labels: Labels) -> Iterator[str]:
    """Yield the likely worth of each player's loot, and the Overrides that are gone."""
    view = labels.view
    words = labels.words
    seats = sorted(
        (seat_view for seat_view in view.seats if seat_view.status != "caught"),
        key=lambda seat_view: -seat_view.loot,
    )
    worth = [
        # The loot is secret, so each card counts with the average value of all loot cards.
        words(
            "heist-watch-one",
            seat=labels.seat(seat_view.seat),
            loot=round(seat_view.loot * MEAN_LOOT),
        )
        for seat_view in seats
        if seat_view.loot
    ]
    truck = round(view.truck * MEAN_LOOT)
    if worth or truck:
        yield words("heist-watch-worth", seats=SEPARATOR.join(worth) or "–", truck=truck)

    overrides_gone = view.discard.count("override")
    yield words("heist-watch-overrides", gone=overrides_gone, all=overrides())
