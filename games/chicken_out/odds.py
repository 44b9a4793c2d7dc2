"""Probabilities that a seat can compute from its view: whether the next card busts, and when to
risk it.

In a race, the first seat without a pile wins, so each card in the pile is a loss. Let n be the
number of cards on the table, and p the probability that the seat's next card busts. Playing this
card costs n cards with probability p, and otherwise gets rid of one. Chickening out costs n cards;
the seat then opens the next series, which gets rid of two. SM is the fox Same: it counts as the
card before it.

The fresh odds are those of the whole deck: they need no memory of the cards that were played.
"""

from collections import Counter
from functools import cache
from typing import Any

from games.chicken_out.box import deck
from games.chicken_out.series import busts, copied_identity, effect_of
from games.chicken_out.state import UNSURE
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import SAME, TARGET
from games.engine.asks import Seat


def worth_playing(chance: Any, cards: Any, sting: float = 1.0) -> Any:
    """Return whether to play rather than chicken out, for one seat or for arrays of worlds.

    Args:
        chance: The probability that the next card busts.
        cards: The number of cards on the table.
        sting: How much worse a bust feels than the cards that it costs, as a factor.
    """
    # The same as p·s·n − (1 − p) < n − 2: playing costs less than chickening out. The sting is s, n
    # and p are those of the module docstring. With n = 5 and s = 1, play if p < 4/6.
    return chance < (cards - 1) / (sting * cards + 1)


def worth_running(chance: Any, cards: Any, sting: float = 1.0) -> Any:
    """Return whether to play one more card in a run with this many cards.

    A run follows a 21, and stopping it costs nothing. One more card gets rid of one card, or costs
    all cards on the table. With 4 cards and the sting 1, the chance must be below 1/5. The
    arguments are those of `worth_playing`.
    """
    return 1 - chance > chance * cards * sting


@cache
def fresh_chance(count: int, same: str) -> float:
    """Return the probability that a random card of the whole deck busts at this count.

    Args:
        count: The count on the table.
        same: What an SM counts as.
    """
    busting = sum(busts(same if card == SAME else card, count) for card in deck())
    return busting / len(deck())


def would_copy(view: OutView) -> str:
    """Return what an SM would count as now: with the option "chicken" it looks past other foxes."""
    return copied_identity(view.identities, numbers_only=view.options.same_fox == "chicken")


def how_close(view: OutView) -> float:
    """Return how long house players pretend to think, as a factor of the usual time.

    It is 0.4 if the next card certainly busts or certainly does not, and 1.2 if both are equally
    likely.
    """
    chance = fresh_chance(view.count, would_copy(view))
    return 0.4 + 3.2 * chance * (1 - chance)


def trails(view: OutView) -> bool:
    """Return whether another seat is ahead of the active seat.

    It is ahead with more captured cards, or in a race with a smaller pile.
    """
    if view.goal == "capture":
        return any(
            len(seat_view.captured) > len(view.seats[view.seat].captured)
            for seat_view in view.seats
        )
    return any(seat_view.pile < view.seats[view.seat].pile for seat_view in view.seats)


# -- memory ---------------------------------------------------------------------------------------


def pile_as_known(view: OutView, seat: Seat) -> list[str]:
    """Return the seat's pile as an attentive player knows it, its bottom card last.

    UNSURE stands for cards that this player cannot know.
    """
    seat_view = view.seats[seat]
    # Some cards in `taken` may have been played: only the last `pile` of them can be in the pile.
    taken = seat_view.taken[-seat_view.pile :] if seat_view.pile else ()
    # The cards above them were dealt face down, so no player has seen them.
    return [UNSURE] * (seat_view.pile - len(taken)) + [*taken]


def known_top(view: OutView, seat: Seat) -> str | None:
    """Return the seat's next card, if all players saw it go under the pile; None otherwise."""
    seat_view = view.seats[seat]
    # While the pile has more cards than the seat has taken, its top card was dealt face down.
    if not seat_view.pile or len(seat_view.taken) < seat_view.pile:
        return None

    top = seat_view.taken[-seat_view.pile]
    return None if top == UNSURE else top


def unseen(view: OutView) -> list[str]:
    """Return the cards whose place is unknown.

    They are the unknown cards of piles, and the cards that the deal left over.
    """
    seen = [*view.series, *view.thrown]
    for seat, seat_view in enumerate(view.seats):
        seen += seat_view.captured
        seen += [card for card in pile_as_known(view, seat) if card != UNSURE]

    counts = Counter(deck())
    counts.subtract(seen)
    # The plus drops the cards with a count of 0.
    return [*(+counts).elements()]


def chance_to_bust(view: OutView, cards: list[str]) -> float:
    """Return the share of these cards that would bust now."""
    same = would_copy(view)
    return sum(busts(same if card == SAME else card, view.count) for card in cards) / len(cards)


def fate(view: OutView, card: str) -> str:
    """Return what this card would do now: `bust`, `21` or `on`."""
    after = effect_of(would_copy(view) if card == SAME else card, view.count).after
    if after > TARGET:
        return "bust"
    return "21" if after == TARGET else "on"
