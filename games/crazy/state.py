"""What must be remembered of a game of Crazy Chicken.

Rule 1: a card is its value. Every pile's top card is the LAST one.
Rule 2: a type lies in front of one seat at most, as one set of two or more.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal, Self

from pydantic import Field

from games.crazy.box import CARDS, HAND, SMALLEST_SET, TYPES_TO_END, deck
from games.crazy.vocabulary import DISCARD_PILES
from games.engine.asks import Seat
from games.engine.chance import Chance
from games.engine.game import GameOptions, GameState, Outcome

Phase = Literal["deal", "draw", "act", "round_over", "over"]
"""Where `play` enters: a round's first turn, a turn's draws, its lay or discard, the next round,
the end.
"""

First = Literal["random", "host", "other", "first", "second"]
Draw = Literal["one_by_one", "both"]


class CrazyOptions(GameOptions):
    """What the host may set (8). `first`: who begins (CR-31); once the seats are drawn, the first
    seat or the second. `discard_history`: everybody may look through the discard piles.
    """

    unoffered: ClassVar = frozenset({"first", "second"})
    always_stored: ClassVar = frozenset({"first", "rounds", "draw", "discard_history"})

    first: First = "random"
    rounds: Literal[4, 2, 1] = 4
    draw: Draw = "one_by_one"
    discard_history: bool = False

    def seated(self, host: Seat, seats: int) -> Self:
        if self.first not in ("host", "other"):
            return self
        begins = host if self.first == "host" else 1 - host
        return self.model_copy(update={"first": ("first", "second")[begins]})


@dataclass(slots=True)
class SeatState:
    """One seat. `sets`: type -> how many of it lie in front. `shown`: what it has taken from the
    discard piles and not laid or discarded since; everybody saw that.
    """

    hand: list[int] = field(default_factory=list)
    sets: dict[int, int] = field(default_factory=dict)
    shown: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    """Points, round by round."""
    pair: str = ""
    """The piles of its last two draws, in their order."""

    @property
    def total(self) -> int:
        return sum(self.rounds)


class CrazyState(GameState):
    """The whole game; its JSON is the checkpoint."""

    phase: Phase = "deal"
    options: CrazyOptions = CrazyOptions()
    round: int = 1
    seat: Seat
    """Whose turn it is."""
    turn: int = 0
    """How many turns the game has had, this one included."""
    starter: Seat
    """Who began the first round."""
    seats: list[SeatState]
    left: list[int]
    right: list[int]
    first: list[int] = Field(default_factory=list)
    second: list[int] = Field(default_factory=list)

    def pile(self, name: str) -> list[int]:
        """One of PILES (vocabulary.py)."""
        found: list[int] = getattr(self, name)
        return found


def needed(state: CrazyState, card: int) -> int:
    """How many must be laid at least: more than lie in front of anybody (CR-13)."""
    lying = max(one.sets.get(card, 0) for one in state.seats)
    return max(SMALLEST_SET, lying + 1)


def is_locked(card: int, count: int) -> bool:
    """Whether so many can never be beaten: fewer than one more are left."""
    return 2 * count >= card


def open_piles(state: CrazyState) -> tuple[str, ...]:
    """Where a card or a set may be put: an empty place before a pile (CR-6, CR-7, CR-8)."""
    if state.first and state.second:
        return DISCARD_PILES
    return DISCARD_PILES[1:] if state.first else DISCARD_PILES[:1]


def smaller_pile(state: CrazyState) -> str:
    """Where cards go when nobody says."""
    return min(open_piles(state), key=lambda name: len(state.pile(name)))


def owner_of(state: CrazyState, card: int) -> Seat | None:
    """In front of whom the type lies."""
    return next((seat for seat, one in enumerate(state.seats) if card in one.sets), None)


def reasons_to_end(state: CrazyState, card: int = 0) -> Iterator[str]:
    """Why the round ends after this turn, if it does; all that hold (CR-28). With a `card`: if the
    seat on turn lays that type. What lies there now counts, not what ever did (CR-26, CR-27).
    """
    own = len(state.seats[state.seat].sets)
    both = sum(len(one.sets) for one in state.seats)
    if card:
        owner = owner_of(state, card)
        own += owner != state.seat
        both += owner is None

    if own >= TYPES_TO_END:
        yield "six"

    if both == len(CARDS):
        yield "nine"

    if not state.left or not state.right:
        yield "pile"


def points(sets: dict[int, int]) -> int:
    """Each type in front counts once, however many cards (CR-30)."""
    return sum(sets)


def outcome(state: CrazyState) -> Outcome:
    """More points win, then the better best round, then both (CR-32)."""
    merits = {seat: (one.total, max(one.rounds, default=0)) for seat, one in enumerate(state.seats)}
    return Outcome.by_merit({seat: total for seat, (total, _) in merits.items()}, merits)


# -- setting up (2) --------------------------------------------------------------------------------


_STARTERS = {"first": 0, "second": 1, "host": 0, "other": 1}
"""Where nobody has drawn seats, as in a simulation, the host would have sat down first."""


def deal(seats: int, options: CrazyOptions, chance: Chance) -> CrazyState:
    """The table before the first turn."""
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
    """All the cards are shuffled: three in each hand, the others in two piles (CR-33)."""
    cards = deck()
    chance.shuffle(cards)

    for one in state.seats:
        one.hand = sorted((cards.pop() for _ in range(HAND)), reverse=True)
        one.sets = {}
        one.shown = []

    half = len(cards) // 2
    state.left = cards[:half]
    state.right = cards[half:]
    state.first = []
    state.second = []
    # Whoever did not begin the round before (CR-31).
    state.seat = (state.starter + state.round - 1) % len(state.seats)
    state.turn += 1
    state.phase = "deal"
