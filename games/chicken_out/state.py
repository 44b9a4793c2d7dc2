"""What must be remembered of a game of Chicken Out!

Rule 1: every pile is a list whose top card is the LAST one; a series is in the order of play.
Rule 2: nobody knows a pile. What everybody could remember of it is `taken`, public all along.
Rule 3: equal cards share their id, so a card is a plain string everywhere.
"""

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from games.chicken_out.box import deck
from games.engine.asks import Seat
from games.engine.chance import Chance
from games.engine.game import GameOptions, GameState

UNSURE = "?"
"""A card somewhere in a series that was shuffled before it went under a pile."""

AUTOMATIC: Literal[0] = 0
MANY_SEATS = 5
MANY_DEALS = 3
"""With so many seats a single deal leaves everybody only a few choices (see
tests/games/chicken_out/test_setup.py), so the automatic number of deals is higher.
"""

Phase = Literal["dealt", "open", "turn", "run", "over"]
"""What the active seat is about to do."""

Goal = Literal["capture", "race"]


class OutOptions(GameOptions):
    """What the host may set.

    `goal`: what wins; `usual` is capture for two, race for more (OR-5, OR-6). `after21`: a free run
    after making 21, or two cards as in any opening. `pass_left`: 21s go to the left neighbour's
    pile (OR-36). `positions`: whether the others play on for places (OR-38). `same_fox`: whether
    SM copies any card or only numbers (OR-14). `pickup`: in which order taken cards come back
    (OR-20). `deals`: more than one is a race counted over several deals; AUTOMATIC is as many as
    suit the number of seats.
    """

    automatic: ClassVar = MappingProxyType({"deals": AUTOMATIC})

    always_stored: ClassVar = frozenset(
        {"goal", "after21", "pass_left", "positions", "same_fox", "pickup", "deals"}
    )

    goal: Literal["usual", "capture", "race"] = "usual"
    after21: Literal["any", "two"] = "any"
    pass_left: bool = False
    positions: Literal["stop", "play_on"] = "stop"
    same_fox: Literal["card", "chicken"] = "card"
    pickup: Literal["ordered", "shuffled"] = "ordered"
    deals: Literal[0, 1, 2, 3, 4, 5] = 1

    @model_validator(mode="after")
    def _go_together(self) -> Self:
        if self.goal == "capture" and self.deals > 1:
            raise ValueError("several deals are for a race")
        if self.goal == "capture" and self.pass_left:
            raise ValueError("21s cannot be both captured and passed on")
        return self

    def seated(self, host: Seat, seats: int) -> Self:
        if self.deals != AUTOMATIC:
            return self
        is_short = seats >= MANY_SEATS and self.goal != "capture"
        return self.model_copy(update={"deals": MANY_DEALS if is_short else 1})


@dataclass(slots=True)
class SeatState:
    """One seat. `captured`: the cards of its 21s. `place`: as which one it went out of this deal.

    `points`: of the deals before this one, where there are several. `taken`: what has come under
    the pile, oldest first, as far as it can still be there: public, and the only thing to remember
    (UNSURE where a series was shuffled). The cards above those are unseen.
    """

    pile: list[str]
    captured: tuple[str, ...] = ()
    place: int | None = None
    points: int = 0
    taken: tuple[str, ...] = ()


@dataclass(slots=True)
class Series:
    """The face-up cards on the table, what each counts as, and the running count."""

    cards: list[str] = field(default_factory=list)
    identities: list[str] = field(default_factory=list)
    count: int = 0


@dataclass(slots=True)
class Deal:
    """The deal that is being played; `plays` counts its cards so far."""

    number: int = 1
    dealer: Seat = 0
    plays: int = 0


class OutState(GameState):
    """The whole game; its JSON is the checkpoint."""

    phase: Phase = "dealt"
    options: OutOptions = OutOptions()
    goal: Goal
    seats: list[SeatState]
    seat: Seat
    """Who is about to play."""
    deal: Deal = Field(default_factory=Deal)
    series: Series = Field(default_factory=Series)
    thrown: tuple[str, ...] = ()
    """Cards of 21s that left the game."""
    left_over: list[str] = Field(default_factory=list)
    """Cards that the deal left over, unseen (OR-2)."""

    def left_of(self, seat: Seat) -> Seat:
        """The nearest seat to the left that is still in play (OR-44)."""
        seats = self.seats
        count = len(seats)
        for step in range(1, count + 1):
            left = (seat + step) % count
            if seats[left].place is None:
                return left

        raise AssertionError("nobody is in play")

    def in_play(self) -> list[Seat]:
        """The seats that have not gone out."""
        return [seat for seat, one in enumerate(self.seats) if one.place is None]


# -- setting up (3) --------------------------------------------------------------------------------


SEATS = range(2, 9)
DUEL = 2
MANY = range(4, 9)


def seats_for(options: OutOptions) -> range:
    """Two to eight; four and more where 21s are passed on."""
    return MANY if options.pass_left else SEATS


def goal_of(seats: int, options: OutOptions) -> Goal:
    """Two capture and more race, unless the host wants it otherwise (OR-5, OR-6); several deals are
    always a race.
    """
    if options.goal != "usual":
        return options.goal

    return "capture" if seats == DUEL and options.deals == 1 else "race"


def deal(seats: int, options: OutOptions, chance: Chance) -> OutState:
    """The table before the first card."""
    options = options.seated(0, seats)
    state = OutState(
        options=options,
        goal=goal_of(seats, options),
        seats=[SeatState([]) for _ in range(seats)],
        seat=0,
    )
    deal_anew(state, chance, Deal(dealer=chance.below(seats)))

    return state


def deal_anew(state: OutState, chance: Chance, new: Deal) -> None:
    """All cards are shuffled and dealt, one at a time from the dealer's left; the dealer's left
    neighbour opens (OR-4).
    """
    cards = list(deck())
    chance.shuffle(cards)
    count = len(state.seats)
    each = len(cards) // count
    for seat, one in enumerate(state.seats):
        first = (seat - new.dealer - 1) % count
        one.pile = cards[first : each * count : count]
        one.captured = ()
        one.place = None
        one.taken = ()

    state.left_over = cards[each * count :]
    state.series = Series()
    state.thrown = ()
    state.deal = new
    state.seat = (new.dealer + 1) % count
    state.phase = "dealt"
