"""Public facts that are hard to keep in mind, for spectators; see cogs/watching."""

from collections.abc import Iterator

from bot.i18n.words import commas
from bot.tables.scene import Scene
from cogs.heist import board
from cogs.heist.labels import Labels
from cogs.pages import percent
from games.engine.asks import Seat
from games.heist.box import overrides
from games.heist.odds import MEAN_LOOT, ahead, danger
from games.heist.view import HeistView

BETWEEN = " · "
LAST_BETS = 2
"""The last round in which bets are open. A heist takes about five."""


def facts(labels: Labels) -> list[str]:
    """Return who is out, what may come next, each seat's danger, and the worth of the loot."""
    return [line for line in (board.out(labels), *_next(labels), *_riches(labels)) if line]


def out(scene: Scene[HeistView]) -> list[Seat]:
    """Return the seats that escaped or were caught."""
    return [one.seat for one in scene.view.seats if one.status != "in"]


def bets(scene: Scene[HeistView]) -> list[Seat]:
    """Return the seats on which to bet: in the first rounds all that were not caught."""
    if scene.view.round > LAST_BETS:
        return []
    return [one.seat for one in scene.view.seats if one.status != "caught"]


def _next(labels: Labels) -> Iterator[str]:
    view = labels.view
    words = labels.words
    likely = ahead(view)
    if not likely or not any(one.status == "in" for one in view.seats):
        return

    slot = view.events.index(None) + 1
    # Events of the same chance share a line, the most likely first.
    chances = dict.fromkeys(sorted((percent(one) for one in likely.values() if one), reverse=True))
    yield words("heist-watch-next", slot=slot)

    for chance in chances:
        events = [event for event, one in likely.items() if one and percent(one) == chance]
        named = commas(words, [*map(labels.terms.event, events)])
        yield words("heist-watch-chance", percent=chance, events=named, count=len(events))

    hit = [
        words(
            "heist-watch-hit", seat=labels.seat(one.seat), percent=percent(danger(view, one.seat))
        )
        for one in view.seats
        if one.status == "in"
    ]
    yield words("heist-watch-danger", seats=BETWEEN.join(hit))


def _riches(labels: Labels) -> Iterator[str]:
    view = labels.view
    words = labels.words
    rich = sorted((one for one in view.seats if one.status != "caught"), key=lambda one: -one.loot)
    worth = [
        # Loot is hidden, so its worth is the average of all loot cards.
        words("heist-watch-one", seat=labels.seat(one.seat), loot=round(one.loot * MEAN_LOOT))
        for one in rich
        if one.loot
    ]
    truck = round(view.truck * MEAN_LOOT)
    if worth or truck:
        yield words("heist-watch-worth", seats=BETWEEN.join(worth) or "–", truck=truck)

    gone = view.discard.count("override")
    yield words("heist-watch-overrides", gone=gone, all=overrides())
