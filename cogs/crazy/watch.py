"""Public facts that are hard to remember, and open bets, for spectators (see cogs/watching)."""

from collections import Counter
from collections.abc import Iterator

from bot.tables.scene import Scene
from cogs.crazy.labels import CARD_SIGNS, Labels
from cogs.pages import list_with_counts, percents
from games.crazy.box import CARDS, deck
from games.crazy.view import CrazyView
from games.engine.asks import Seat

SEPARATOR = " · "
"""Stands between the cards of a line."""


def facts(labels: Labels) -> list[str]:
    """Return the unseen cards with their probabilities, and the known cards of both hands."""
    return [*_unseen_cards(labels), *_shown_cards(labels)]


def bets(scene: Scene[CrazyView]) -> list[Seat]:
    """Return the seats on which spectators can bet; empty if bets are closed.

    Bets are open in the first round. In a game of one round, they close when half of the cards are
    left in the draw piles.
    """
    view = scene.view
    # `left` and `right` are the numbers of cards in the draw piles.
    is_early = view.options.rounds > 1 or view.left + view.right > len(deck()) / 2
    is_open = view.round == 1 and is_early
    return [seat_view.seat for seat_view in view.seats] if is_open else []


def unseen(view: CrazyView) -> Counter[int]:
    """Count the cards that no spectator has seen: in draw piles, or hidden in hands."""
    counts = Counter(deck())
    # The discard piles.
    counts.subtract([*view.first, *view.second])

    for seat_view in view.seats:
        counts.subtract(dict(seat_view.sets))
        # Cards that were taken from a discard pile and are still in hand.
        counts.subtract(seat_view.shown)

    return counts


def _unseen_cards(labels: Labels) -> Iterator[str]:
    """Yield a line: how many cards of each type are unseen, and the chance that one comes next.

    If every card has been seen, no line is yielded.
    """
    counts = unseen(labels.view)
    if not counts.total():
        return

    types = [card for card in CARDS if counts[card]]
    # `percents` rounds so that the chances add up to 100.
    chances = dict(zip(types, percents([counts[card] for card in types]), strict=True))
    cards = SEPARATOR.join(
        labels.words(
            "crazy-watch-card",
            card=_card(labels, card),
            count=counts[card],
            percent=chances[card],
        )
        for card in types
    )
    yield labels.words("crazy-watch-unseen", cards=cards)


def _shown_cards(labels: Labels) -> Iterator[str]:
    """Yield a line for each player who holds cards that were taken from a discard pile."""
    for seat_view in labels.view.seats:
        if seat_view.shown:
            cards = list_with_counts(
                labels.words,
                (_card(labels, card) for card in sorted(seat_view.shown, reverse=True)),
            )
            yield labels.words("crazy-watch-shown", seat=labels.seat(seat_view.seat), cards=cards)


def _card(labels: Labels, card: int) -> str:
    return labels.words("crazy-card", sign=CARD_SIGNS[card], card=card)
