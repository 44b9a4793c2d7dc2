"""What one viewer may know of Playing Chicken, built up from nothing (5).

Every card that was revealed is public for ever, because a chat cannot be unread; so everybody can
work out everybody's hand (PL-8, `hands_of`). What nobody can know is the order of the goal pile,
and, until the reveal, the others' choices. Spectators (viewer None) get the public part alone.
"""

from typing import NamedTuple

from games.engine.asks import Seat
from games.playing.box import CARDS, goals_for
from games.playing.state import (
    PlayingOptions,
    PlayingState,
    Reveal,
    SeatState,
    exact_prize,
    prize,
    tricks_in,
)


class SeatView(NamedTuple):
    """What everybody may know of a seat. `spent`: how many cards it has played this round."""

    seat: Seat
    points: int
    cards: int
    spent: int


class OwnView(NamedTuple):
    """What the viewing seat alone may know."""

    seat: Seat
    hand: tuple[int, ...]
    spent: tuple[int, ...]
    gone: tuple[int, ...]


class PlayingView(NamedTuple):
    """The table as the viewer sees it.

    `goals`: all that are in the game, lowest first; `seen`: since the last shuffle, the one that
    lies face up last; `pile`: how many are still face down. `reveals`: all tricks so far.
    """

    viewer: Seat | None
    options: PlayingOptions
    phase: str
    round: int
    trick: int
    tricks: int
    goal: int | None
    prize: int
    exact_prize: int
    goals: tuple[int, ...]
    seen: tuple[int, ...]
    pile: int
    seats: tuple[SeatView, ...]
    reveals: tuple[Reveal, ...]
    own: OwnView | None


def view(state: PlayingState, viewer: Seat | None) -> PlayingView:
    """The table for one viewer; None sees what everybody sees."""
    options = state.options
    round_ = state.round
    return PlayingView(
        viewer=viewer,
        options=options,
        phase=state.phase,
        round=round_,
        trick=state.trick,
        tricks=tricks_in(round_),
        goal=state.goal,
        prize=prize(options, round_),
        exact_prize=exact_prize(options, round_),
        goals=goals_for(len(state.seats), unique=options.goals == "unique20"),
        seen=tuple(state.seen),
        pile=len(state.pile),
        seats=tuple(_seats(state)),
        reveals=tuple(state.reveals),
        own=None if viewer is None else _own(viewer, state.seats[viewer]),
    )


def _seats(state: PlayingState) -> list[SeatView]:
    return [
        SeatView(seat=seat, points=one.points, cards=len(one.hand), spent=len(one.spent))
        for seat, one in enumerate(state.seats)
    ]


def _own(viewer: Seat, one: SeatState) -> OwnView:
    return OwnView(seat=viewer, hand=tuple(one.hand), spent=tuple(one.spent), gone=tuple(one.gone))


def how_much_to_choose_from(view: PlayingView) -> float:
    """How long the house thinks: the longer, the more cards there are in a hand."""
    return 0.6 + 0.1 * max(one.cards for one in view.seats)


# -- what an attentive player can work out from the reveals alone (PL-8) ---------------------------


def hands_of(view: PlayingView) -> tuple[tuple[int, ...], ...]:
    """Every seat's hand, lowest card first."""
    return tuple(_hand(view, one.seat) for one in view.seats)


def spent_by(view: PlayingView, seat: Seat) -> tuple[int, ...]:
    """What the seat has played in this round, in order."""
    return _played(view, seat, view.round)


def public_view(view: PlayingView) -> PlayingView:
    """What all at the table see of it."""
    return view._replace(viewer=None, own=None)


def view_before(view: PlayingView, number: int) -> PlayingView:
    """The table as all saw it in that trick of the game (from 0), while they chose."""
    now = view.reveals[number]
    since = view.reveals[number:]
    reveals = view.reveals[:number]
    played = sum(one.round == now.round for one in reveals)
    goals = [one.goal for one in view.reveals[: number + 1]]
    return public_view(view)._replace(
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
