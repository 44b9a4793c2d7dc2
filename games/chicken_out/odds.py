"""Probabilities that a seat can compute from its view: whether the next card busts, and when to
risk it.

In a race, cards are the cost. With n cards on the table and a probability p that the own next card
busts, playing costs n cards with p and sheds one otherwise. Chickening out costs n cards and sheds
two.
"""

from collections import Counter
from functools import cache

from games.chicken_out.box import deck
from games.chicken_out.series import busts, copied, counted
from games.chicken_out.state import UNSURE
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import SAME, TARGET
from games.engine.asks import Seat


def worth_playing(chance: float, cards: int, sting: float = 1.0) -> bool:
    """Return whether to play rather than chicken out.

    Args:
        chance: The probability that the next card busts.
        cards: The number of cards on the table.
        sting: How much worse a bust feels than the cards that it costs.
    """
    # From p·s·n − (1 − p) < n − 2, with the terms of the module docstring and s for the sting.
    return chance < (cards - 1) / (sting * cards + 1)


def worth_running(chance: float, cards: int, sting: float = 1.0) -> bool:
    """Return whether to play one more card in a run with this many cards."""
    return 1 - chance > chance * cards * sting


@cache
def fresh_chance(count: int, same: str) -> float:
    """Return the probability that any card of the whole deck busts at this count.

    Args:
        count: The count on the table.
        same: What an SM counts as.
    """
    bad = sum(busts(same if card == SAME else card, count) for card in deck())
    return bad / len(deck())


def would_copy(view: OutView) -> str:
    """Return what an SM would count as now."""
    return copied(view.identities, numbers_only=view.options.same_fox == "chicken")


def how_close(view: OutView) -> float:
    """Return how long house players pretend to think: longer, the closer the odds are."""
    chance = fresh_chance(view.count, would_copy(view))
    return 0.4 + 3.2 * chance * (1 - chance)


def trails(view: OutView) -> bool:
    """Return whether another seat is ahead of the active one: fewer cards, or more captured
    ones.
    """
    if view.goal == "capture":
        return any(
            len(seat_view.captured) > len(view.seats[view.seat].captured)
            for seat_view in view.seats
        )
    return any(seat_view.pile < view.seats[view.seat].pile for seat_view in view.seats)


# -- memory ---------------------------------------------------------------------------------------


def pile_as_known(view: OutView, seat: Seat) -> list[str]:
    """Return the seat's pile, its bottom card last; UNSURE for cards that an attentive player
    cannot know.
    """
    seat_view = view.seats[seat]
    known = seat_view.taken[-seat_view.pile :] if seat_view.pile else ()
    return [UNSURE] * (seat_view.pile - len(known)) + [*known]


def known_top(view: OutView, seat: Seat) -> str | None:
    """Return the seat's next card, if all players saw it go under the pile."""
    seat_view = view.seats[seat]
    if not seat_view.pile or len(seat_view.taken) < seat_view.pile:
        return None

    top = seat_view.taken[-seat_view.pile]
    return None if top == UNSURE else top


def unseen(view: OutView) -> list[str]:
    """Return the cards with an unknown place: in unknown places of piles, and those left
    over.
    """
    seen = [*view.series, *view.thrown]
    for seat, seat_view in enumerate(view.seats):
        seen += seat_view.captured
        seen += [card for card in pile_as_known(view, seat) if card != UNSURE]

    left = Counter(deck())
    left.subtract(seen)
    return [*(+left).elements()]


def chance_to_bust(view: OutView, cards: list[str]) -> float:
    """Return the share of these cards that would bust now."""
    same = would_copy(view)
    return sum(busts(same if card == SAME else card, view.count) for card in cards) / len(cards)


def fate(view: OutView, card: str) -> str:
    """Return what this card would do now: `bust`, `21` or `on`."""
    after = counted(would_copy(view) if card == SAME else card, view.count).after
    if after > TARGET:
        return "bust"
    return "21" if after == TARGET else "on"
