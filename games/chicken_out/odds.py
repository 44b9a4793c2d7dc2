"""What a seat can reckon from its view: how likely the next card busts, and when that is worth it.

Card economy of a race: with n cards on the table and a chance p that my next card busts, playing
costs n cards with p and sheds one otherwise; chickening out costs n, and sheds two.
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
    """Whether to play rather than chicken out of that many cards. `sting`: how much more a bust
    hurts than the cards that it costs.
    """
    return chance < (cards - 1) / (sting * cards + 1)


def worth_running(chance: float, cards: int, sting: float = 1.0) -> bool:
    """Whether to lay one more onto a run of that many cards."""
    return 1 - chance > chance * cards * sting


@cache
def fresh_chance(count: int, same: str) -> float:
    """The chance that any card of the whole deck busts at this count. `same`: what an SM counts
    as.
    """
    bad = sum(busts(same if card == SAME else card, count) for card in deck())
    return bad / len(deck())


def would_copy(view: OutView) -> str:
    """What an SM would count as now."""
    return copied(view.identities, numbers_only=view.options.same_fox == "chicken")


def how_close(view: OutView) -> float:
    """How long the house thinks, by the odds of a fresh deck: hardly where it can or must bust."""
    chance = fresh_chance(view.count, would_copy(view))
    return 0.4 + 3.2 * chance * (1 - chance)


def trails(view: OutView) -> bool:
    """Whether somebody is ahead of whose turn it is: with fewer cards, or more captured."""
    if view.goal == "capture":
        return any(len(one.captured) > len(view.seats[view.seat].captured) for one in view.seats)
    return any(one.pile < view.seats[view.seat].pile for one in view.seats)


# -- memory ---------------------------------------------------------------------------------------


def pile_as_known(view: OutView, seat: Seat) -> list[str]:
    """The seat's pile, its bottom last, as far as attention could follow it; else UNSURE."""
    one = view.seats[seat]
    known = one.taken[-one.pile :] if one.pile else ()
    return [UNSURE] * (one.pile - len(known)) + [*known]


def known_top(view: OutView, seat: Seat) -> str | None:
    """The seat's next card, where everybody saw it go under."""
    one = view.seats[seat]
    if not one.pile or len(one.taken) < one.pile:
        return None

    top = one.taken[-one.pile]
    return None if top == UNSURE else top


def unseen(view: OutView) -> list[str]:
    """The cards of which nobody knows where they are: unknown places of piles, and left over."""
    seen = [*view.series, *view.thrown]
    for seat, one in enumerate(view.seats):
        seen += one.captured
        seen += [card for card in pile_as_known(view, seat) if card != UNSURE]

    left = Counter(deck())
    left.subtract(seen)
    return [*(+left).elements()]


def chance_to_bust(view: OutView, cards: list[str]) -> float:
    """How many of these would bust now."""
    same = would_copy(view)
    return sum(busts(same if card == SAME else card, view.count) for card in cards) / len(cards)


def fate(view: OutView, card: str) -> str:
    """What this card would do now: `bust`, `21` or `on`."""
    after = counted(would_copy(view) if card == SAME else card, view.count).after
    if after > TARGET:
        return "bust"
    return "21" if after == TARGET else "on"
