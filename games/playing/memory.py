"""What an attentive player can work out from the reveals alone: everybody's hand (PL-8)."""

from games.kit.asks import Seat
from games.playing.box import CARDS
from games.playing.view import PlayingView


def hands(view: PlayingView) -> tuple[tuple[int, ...], ...]:
    """Every seat's hand, lowest card first."""
    return tuple(_hand(view, one.seat) for one in view.seats)


def spent(view: PlayingView, seat: Seat) -> tuple[int, ...]:
    """What the seat has played in this round, in order."""
    return _played(view, seat, view.round)


def _hand(view: PlayingView, seat: Seat) -> tuple[int, ...]:
    """It began the round with what it had played in the one before."""
    began = CARDS if view.round == 1 else _played(view, seat, view.round - 1)
    played = _played(view, seat, view.round)
    left = tuple(sorted(card for card in began if card not in played))
    return left if view.seats[seat].cards else ()


def _played(view: PlayingView, seat: Seat, round_: int) -> tuple[int, ...]:
    return tuple(one.cards[seat] for one in view.reveals if one.round == round_)
