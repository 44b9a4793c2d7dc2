"""Chooses tips for players who are new to Political Chicken; see cogs/plain.py.

Each function is for one kind of question. A tip is a name and its facts: the name `torn` stands for
the message `political-tips-torn` of the locale. The first tip that a function yields is shown.
"""

from collections.abc import Iterator

from cogs.pages import require
from cogs.plain import Looks, Tip, always
from cogs.political.labels import Labels
from games.political.stacks import balance, card, groups_in, leading_wing, score
from games.political.vocabulary import LEFT

EVEN = 18
"""Half of the 36 results of two dice."""

WIDE = 6
"""The smallest score of a leader about which there is a tip."""


def _leader(labels: Labels) -> Iterator[Tip]:
    """Yield a tip if another player has more points than the viewer, and at least `WIDE`."""
    seats = labels.view.seats
    me = require(labels.view.own).seat
    points, leader = max(
        (score(seat_view.base), seat) for seat, seat_view in enumerate(seats) if seat != me
    )
    if points >= WIDE and points > score(seats[me].base):
        yield "leader", {"seat": labels.seat(leader), "points": points}


def _turn(labels: Labels) -> Iterator[Tip]:
    """Yield tips about the end of the game and the viewer's own base."""
    view = labels.view
    own = require(view.own)
    base = view.seats[own.seat].base
    if view.deck < len(view.seats):
        yield "last-rounds", {"cards": view.deck}

    if not base:
        yield "first-group", {}

    yield from _leader(labels)

    # The sum of the weaker wing in the player's base is subtracted from the score.
    weaker = min(balance(base))
    if weaker > 0:
        yield "torn", {"points": weaker}

    wing = leading_wing(base)
    groups = groups_in(own.hand)
    if wing is not None and groups and all(card(group).wing != wing for group in groups):
        yield "wrong-wing", {"wing": "left" if wing == LEFT else "right"}

    # In the first two rounds the signs on the cards are new.
    if view.turn <= 2 * len(view.seats):
        yield "legend", {}


def _bad_odds(labels: Labels) -> Iterator[Tip]:
    """Yield a tip if the attack fails more often than it wins."""
    # `wins`: the number of results of two dice (of 36) with which the attacker wins.
    wins = require(labels.scene.question).decision.about.get("wins")
    if isinstance(wins, int) and wins < EVEN:
        yield "against", {"wins": wins}


LOOKS: Looks[Labels] = {
    "turn": _turn,
    "place": always("anybodys"),
    "target": _leader,
    "team": always("team"),
    "attack": _bad_odds,
    "answer": always("defending"),
    "reraise": _bad_odds,
}
