"""What an attentive player can work out from the reveals alone: everybody's hand (PL-8)."""

from games.engine.asks import Seat
from games.playing.box import CARDS
from games.playing.state import exact_prize, prize, tricks_in
from games.playing.view import PlayingView, SeatView


def hands(view: PlayingView) -> tuple[tuple[int, ...], ...]:
    """Every seat's hand, lowest card first."""
    return tuple(_hand(view, one.seat) for one in view.seats)


def spent(view: PlayingView, seat: Seat) -> tuple[int, ...]:
    """What the seat has played in this round, in order."""
    return _played(view, seat, view.round)


def public(view: PlayingView) -> PlayingView:
    """What all at the table see of it."""
    return view._replace(viewer=None, own=None)


def before(view: PlayingView, number: int) -> PlayingView:
    """The table as all saw it in that trick of the game (from 0), while they chose."""
    now, since = view.reveals[number], view.reveals[number:]
    reveals = view.reveals[:number]
    played = sum(one.round == now.round for one in reveals)
    goals = [one.goal for one in view.reveals[: number + 1]]
    return public(view)._replace(
        phase="trick",
        round=now.round,
        trick=played + 1,
        tricks=tricks_in(now.round),
        goal=now.goal,
        prize=prize(view.options, now.round),
        exact_prize=exact_prize(view.options, now.round),
        seen=tuple(goals[number // len(view.goals) * len(view.goals) :]),
        pile=len(view.goals) - 1 - number % len(view.goals),
        seats=tuple(
            SeatView(
                seat=one.seat,
                points=one.points - sum(then.points for then in since if one.seat in then.winners),
                cards=tricks_in(now.round) + 1 - played,
                spent=played,
            )
            for one in view.seats
        ),
        reveals=reveals,
    )


def _hand(view: PlayingView, seat: Seat) -> tuple[int, ...]:
    """It began the round with what it had played in the one before."""
    began = CARDS if view.round == 1 else _played(view, seat, view.round - 1)
    played = _played(view, seat, view.round)
    left = tuple(sorted(card for card in began if card not in played))
    return left if view.seats[seat].cards else ()


def _played(view: PlayingView, seat: Seat, round_: int) -> tuple[int, ...]:
    return tuple(one.cards[seat] for one in view.reveals if one.round == round_)
