"""What one viewer may know of Playing Chicken (rules section 5).

A view is filled field by field, so a new field of the state is hidden until it is added here.

Revealed cards stay public, because players can read them again in the chat. So all players can work
out all hands (PL-8 in RULES.md, `hands_of`). The order of the goal pile is unknown and, until the
reveal, so are the choices of the others. Spectators (viewer None) get the public part only.
"""

from dataclasses import dataclass, replace

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


@dataclass(slots=True, unsafe_hash=True)
class SeatView:
    """What is public about a seat. `spent` is the number of cards it has played this round."""

    seat: Seat
    points: int
    cards: int
    spent: int


@dataclass(slots=True, unsafe_hash=True)
class OwnView:
    """What only the viewing seat may know.

    `hand` are its cards. `spent` are those that it has played in this round, in order; `gone` are
    those that are out of the game, one for each round.
    """

    seat: Seat
    hand: tuple[int, ...]
    spent: tuple[int, ...]
    gone: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class PlayingView:
    """The table as the viewer sees it. It never changes, and the search keeps results by view.

    `goals` are all goals in the game, lowest first. `seen` are the goals since the last shuffle,
    the face-up goal last. `pile` is the number of face-down goals. `reveals` are all tricks so far.
    `trick` counts the tricks of this round. `goal` is the face-up goal.
    """

    viewer: Seat | None
    options: PlayingOptions
    phase: str
    round: int
    trick: int
    goal: int | None
    goals: tuple[int, ...]
    seen: tuple[int, ...]
    pile: int
    seats: tuple[SeatView, ...]
    reveals: tuple[Reveal, ...]
    own: OwnView | None

    @property
    def tricks(self) -> int:
        """The number of tricks in this round."""
        return tricks_in(self.round)

    @property
    def prize(self) -> int:
        """The points for a win."""
        return prize(self.options, self.round)

    @property
    def exact_prize(self) -> int:
        """The points for a win exactly on the goal."""
        return exact_prize(self.options, self.round)


def view(state: PlayingState, viewer: Seat | None) -> PlayingView:
    """Return the table for one viewer; None gets the public part only."""
    return PlayingView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        trick=state.trick,
        goal=state.goal,
        goals=goals_for(len(state.seats), unique=state.options.goals == "unique20"),
        seen=tuple(state.seen),
        pile=len(state.pile),
        seats=tuple(
            [
                SeatView(seat, seat_state.points, len(seat_state.hand), len(seat_state.spent))
                for seat, seat_state in enumerate(state.seats)
            ]
        ),
        reveals=tuple(state.reveals),
        own=None if viewer is None else _own(viewer, state.seats[viewer]),
    )


def _own(viewer: Seat, seat_state: SeatState) -> OwnView:
    return OwnView(viewer, tuple(seat_state.hand), tuple(seat_state.spent), tuple(seat_state.gone))


def thinking_weight(view: PlayingView) -> float:
    """Return how long house players pretend to think: longer with more cards in hand."""
    return 0.6 + 0.1 * max(seat_view.cards for seat_view in view.seats)


# -- what an attentive player can work out from the reveals alone (PL-8) ---------------------------


def hands_of(view: PlayingView) -> tuple[tuple[int, ...], ...]:
    """Return the hand of each seat, lowest card first."""
    return tuple(_hand(view, seat_view.seat) for seat_view in view.seats)


def spent_by(view: PlayingView, seat: Seat) -> tuple[int, ...]:
    """Return what the seat has played in this round, in order."""
    return _cards_played(view, seat, view.round)


def public_view(view: PlayingView) -> PlayingView:
    """Return the public part of the view."""
    return replace(view, viewer=None, own=None)


def view_before(view: PlayingView, number: int) -> PlayingView:
    """Return the public view as it was in this trick of the game (from 0), while seats chose."""
    trick = view.reveals[number]
    from_then_on = view.reveals[number:]
    reveals = view.reveals[:number]
    played = sum(reveal.round == trick.round for reveal in reveals)
    goals = [reveal.goal for reveal in view.reveals[: number + 1]]
    return replace(
        public_view(view),
        phase="trick",
        round=trick.round,
        trick=played + 1,
        goal=trick.goal,
        # The goals since the last shuffle: a shuffle comes each time all goals have been seen. With
        # 11 goals and the number 13 these are the goals from the index 11 on.
        seen=tuple(goals[number // len(view.goals) * len(view.goals) :]),
        # The - 1 is for the goal that is face up.
        pile=len(view.goals) - 1 - number % len(view.goals),
        seats=tuple(
            SeatView(
                seat=seat_view.seat,
                points=seat_view.points
                - sum(reveal.points for reveal in from_then_on if seat_view.seat in reveal.winners),
                cards=tricks_in(trick.round) + 1 - played,
                spent=played,
            )
            for seat_view in view.seats
        ),
        reveals=reveals,
    )


def _hand(view: PlayingView, seat: Seat) -> tuple[int, ...]:
    """Return the hand.

    It is what the seat played in the previous round, less what it has played in this round.
    """
    hand_at_start = CARDS if view.round == 1 else _cards_played(view, seat, view.round - 1)
    played = _cards_played(view, seat, view.round)
    hand = tuple(sorted(card for card in hand_at_start if card not in played))
    # After the last trick of a round the card that is left has gone out of the game.
    return hand if view.seats[seat].cards else ()


def _cards_played(view: PlayingView, seat: Seat, round_: int) -> tuple[int, ...]:
    """Return the cards that the seat has played in this round, in order."""
    return tuple(reveal.cards[seat] for reveal in view.reveals if reveal.round == round_)
