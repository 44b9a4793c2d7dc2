"""The state of a game of Crazy Chicken.

A type is all cards with the same value. A set is some cards of one type in front of a seat. A
larger set of the other seat beats it, and it gives way: its cards go to a discard pile. CR-13 and
the like are numbers of rulings in RULES.md.

Rule 1: a card is its value. The top card of every pile is the LAST one.
Rule 2: a type is in front of at most one seat, as one set of two or more cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal, Self

from pydantic import Field

from games.crazy.box import CARDS, HAND, SMALLEST_SET, TYPES_TO_END, deck
from games.crazy.vocabulary import DISCARD_PILES
from games.engine.asks import Seat
from games.engine.chance import Chance
from games.engine.game import GameOptions, GameState, Outcome, game_state

Phase = Literal["deal", "draw", "act", "round_over", "over"]
"""Where `play` resumes.

It is the first turn of a round, the draws of a turn, its act, the next round, or the end.
"""

First = Literal["random", "host", "other", "first", "second"]
"""Who begins the first round: at random, the host, the other player, or the seat 0 or 1."""

Draw = Literal["one_by_one", "both"]
"""Whether a seat chooses its two piles one after the other or both at once."""


class CrazyOptions(GameOptions):
    """The options of the host (rules section 8).

    Attributes:
        first: Who begins (CR-31).
        rounds: The number of rounds.
        draw: How a seat draws.
        discard_history: Whether players may look through the discard piles.
    """

    unoffered: ClassVar = frozenset({"first", "second"})
    always_stored: ClassVar = frozenset({"first", "rounds", "draw", "discard_history"})

    first: First = "random"
    rounds: Literal[4, 2, 1] = 4
    draw: Draw = "one_by_one"
    discard_history: bool = False

    def seated(self, host: Seat, seats: int) -> Self:
        """Replace the host or the other player by a seat number."""
        if self.first not in ("host", "other"):
            return self
        begins = host if self.first == "host" else 1 - host
        return self.model_copy(update={"first": ("first", "second")[begins]})


@dataclass(slots=True)
class SeatState:
    """The state of one seat.

    Attributes:
        hand: Its cards, the most valuable first.
        sets: Type -> how many cards of it are in front of the seat.
        shown: The cards that the seat has taken from discard piles and still holds. All players
            have seen them.
        rounds: The points of each finished round.
        pair: The piles of the last two draws, in order: `left first`.
    """

    hand: list[int] = field(default_factory=list)
    sets: dict[int, int] = field(default_factory=dict)
    shown: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    pair: str = ""

    @property
    def total(self) -> int:
        """The points of all finished rounds."""
        return sum(self.rounds)


@game_state
class CrazyState(GameState):
    """The whole game. Its JSON is the checkpoint."""

    phase: Phase = "deal"
    options: CrazyOptions = CrazyOptions()
    round: int = 1
    """The number of the current round, from 1."""
    seat: Seat
    """The active seat."""
    turn: int = 0
    """The number of turns in the game so far, including this one."""
    starter: Seat
    """The seat that began the first round."""
    seats: list[SeatState]
    left: list[int]
    right: list[int]
    """`left` and `right` are the draw piles."""
    first: list[int] = Field(default_factory=list)
    second: list[int] = Field(default_factory=list)
    """`first` and `second` are the discard piles."""

    def pile(self, name: str) -> list[int]:
        """Return the pile with one of the names in PILES (vocabulary.py)."""
        cards: list[int] = getattr(self, name)
        return cards


def cards_needed(state: CrazyState, card: int) -> int:
    """Return how many cards must be laid at least: more than are in front of any seat (CR-13)."""
    in_front = max(seat_state.sets.get(card, 0) for seat_state in state.seats)
    return max(SMALLEST_SET, in_front + 1)


def is_locked(card: int, count: int) -> bool:
    """Return whether a set of this size can never be beaten.

    There are `card` cards of the type, so without the set at most `count` cards are left.
    """
    return 2 * count >= card


def open_piles(state: CrazyState) -> tuple[str, ...]:
    """Return the discard piles on which a card or a set may be put.

    If a discard pile is empty, cards must go there; if both are, to the first (CR-6, CR-7, CR-8).
    """
    if state.first and state.second:
        return DISCARD_PILES
    return DISCARD_PILES[1:] if state.first else DISCARD_PILES[:1]


def smaller_pile(state: CrazyState) -> str:
    """Return the pile for cards whose player does not choose one: the smaller of `open_piles`."""
    return min(open_piles(state), key=lambda name: len(state.pile(name)))


def owner_of(state: CrazyState, card: int) -> Seat | None:
    """Return the seat with this type in front of it; None if there is none."""
    return next(
        (seat for seat, seat_state in enumerate(state.seats) if card in seat_state.sets), None
    )


def reasons_to_end(state: CrazyState, card: int = 0) -> Iterator[str]:
    """Yield all reasons to end the round after this turn (CR-28).

    They are "six" (the active seat has six types), "nine" (both seats together have all nine) and
    "pile" (a draw pile is empty). Only types in front of the seats now count, not those that were
    there earlier in the round (CR-26, CR-27).

    Args:
        state: The state.
        card: Assume that the active seat also lays this type; 0: it lays none.
    """
    own = len(state.seats[state.seat].sets)
    both = sum(len(seat_state.sets) for seat_state in state.seats)
    if card:
        owner = owner_of(state, card)
        # A type that the seat has already is not new for it; a beaten type is not new for both.
        own += owner != state.seat
        both += owner is None

    if own >= TYPES_TO_END:
        yield "six"

    if both == len(CARDS):
        yield "nine"

    if not state.left or not state.right:
        yield "pile"


def points(sets: dict[int, int]) -> int:
    """Return the points: each type in front counts once, however many cards it has (CR-30)."""
    return sum(sets)


def outcome(state: CrazyState) -> Outcome:
    """Return the result: more points win, or the higher best round if the points are equal.

    If both are equal, both seats win (CR-32).
    """
    merits = {
        seat: (seat_state.total, max(seat_state.rounds, default=0))
        for seat, seat_state in enumerate(state.seats)
    }
    return Outcome.by_merit({seat: total for seat, (total, _) in merits.items()}, merits)


# -- setting up (rules section 2) ------------------------------------------------------------------


_STARTERS = {"first": 0, "second": 1, "host": 0, "other": 1}
"""`CrazyOptions.first` -> the seat that begins. Simulations draw no seats: seat 0 is the host's."""


def deal(seats: int, options: CrazyOptions, chance: Chance) -> CrazyState:
    """Return the state before the first turn."""
    starter = _STARTERS[options.first] if options.first in _STARTERS else chance.below(seats)
    state = CrazyState(
        options=options,
        seat=starter,
        starter=starter,
        seats=[SeatState() for _ in range(seats)],
        left=[],
        right=[],
    )
    deal_round(state, chance)

    return state


def deal_round(state: CrazyState, chance: Chance) -> None:
    """Shuffle all cards: three for each hand, the others into two piles (CR-33)."""
    cards = deck()
    chance.shuffle(cards)

    for seat_state in state.seats:
        seat_state.hand = sorted((cards.pop() for _ in range(HAND)), reverse=True)
        seat_state.sets = {}
        seat_state.shown = []

    half = len(cards) // 2
    state.left = cards[:half]
    state.right = cards[half:]
    state.first = []
    state.second = []
    # The seats begin in turn (CR-31).
    state.seat = (state.starter + state.round - 1) % len(state.seats)
    state.turn += 1
    state.phase = "deal"
