"""The state of a game of Chicken Out!

The series is the row of face-up cards on the table. A seat takes it under its pile after a bust (a
count above 21) or when it chickens out. A run is a series that a seat begins after it made 21.
OR-5 and the like are numbers of rulings in RULES.md.

Rule 1: every pile is a list with its top card LAST; a series is in the order of play.
Rule 2: no player may look into a pile. What an attentive player can remember of a pile is in
        `taken`, which is public.
Rule 3: equal cards have the same id, so a card is a plain string everywhere.
"""

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from games.chicken_out.box import deck
from games.engine.asks import Seat
from games.engine.chance import Chance
from games.engine.game import GameOptions, GameState, game_state

UNSURE = "?"
"""An unknown card of a series that was shuffled before it went under a pile."""

AUTOMATIC: Literal[0] = 0
"""The value of `deals` that is replaced at the deal, see `OutOptions.seated`."""

PLAY_ON_SEATS = 4
"""From this number of seats on, the automatic setting plays on for places.

If a deal ends with the first player out, each of eight players has three decisions. Played on for
places, four to eight players have 29 to 14 (`python -m games simulate out --house medium`).
"""

MANY_SEATS = 5
"""From this number of seats on, the automatic number of deals of a race is `MANY_DEALS`.

This is so only if a deal ends with the first player out, because such a deal is short.
"""

MANY_DEALS = 3

Phase = Literal["dealt", "open", "turn", "run", "over"]
"""What the active seat is about to do.

"dealt": open the first series of a deal, which has not been told yet. "open": play the two cards of
an opening. "turn": play a card or chicken out. "run": play a card of a run. "over": nothing.
"""

Goal = Literal["capture", "race"]
"""How to win: with the most cards of 21s, or as the first with an empty pile."""


class OutOptions(GameOptions):
    """The options of the host.

    Attributes:
        goal: How to win; `usual` is capture for two seats, race for more (OR-5, OR-6).
        after21: What follows a 21: a run of any length, or two cards as in an opening.
        pass_left: Whether the cards of a 21 go to the left neighbour's pile (OR-36).
        positions: Whether the other seats play on for the next places when one is out (OR-38).
            `usual`: in a race of one deal, from four seats on.
        same_fox: Whether the card SM (Same) copies any card or only numbers (OR-14).
        pickup: Whether taken cards come up again in the order of play or shuffled (OR-20).
        deals: The number of deals; more than one is a race by points. AUTOMATIC: as many as suit
            the number of seats and `positions`.
    """

    automatic: ClassVar = MappingProxyType({"positions": "usual", "deals": AUTOMATIC})

    always_stored: ClassVar = frozenset(
        {"goal", "after21", "pass_left", "positions", "same_fox", "pickup", "deals"}
    )

    goal: Literal["usual", "capture", "race"] = "usual"
    after21: Literal["any", "two"] = "any"
    pass_left: bool = False
    positions: Literal["usual", "stop", "play_on"] = "stop"
    same_fox: Literal["card", "chicken"] = "card"
    pickup: Literal["ordered", "shuffled"] = "ordered"
    deals: Literal[0, 1, 2, 3, 4, 5] = 1

    @model_validator(mode="after")
    def _check_combination(self) -> Self:
        if self.goal == "capture" and self.deals > 1:
            raise ValueError("several deals are for a race")
        if self.goal == "capture" and self.pass_left:
            raise ValueError("21s cannot be both captured and passed on")
        return self

    def seated(self, host: Seat, seats: int) -> Self:
        """Replace automatic values by those that suit these seats."""
        positions = self.positions
        if positions == "usual":
            is_one_race = self.deals in (AUTOMATIC, 1) and self.goal != "capture"
            positions = "play_on" if is_one_race and seats >= PLAY_ON_SEATS else "stop"

        deals: int = self.deals
        if deals == AUTOMATIC:
            is_short = positions == "stop" and seats >= MANY_SEATS and self.goal != "capture"
            deals = MANY_DEALS if is_short else 1

        return self.model_copy(update={"positions": positions, "deals": deals})


@dataclass(slots=True)
class SeatState:
    """The state of one seat.

    Attributes:
        pile: Its cards, the top card last.
        captured: The cards of its 21s.
        place: Its place in this deal, from 1, since it went out; None while it plays.
        points: Its points of earlier deals.
        taken: The cards at the bottom of the pile that the seat took in this deal, oldest first.
            They are public; UNSURE stands for a shuffled card. No player has seen the cards above.
    """

    pile: list[str]
    captured: tuple[str, ...] = ()
    place: int | None = None
    points: int = 0
    taken: tuple[str, ...] = ()


@dataclass(slots=True)
class Series:
    """The face-up cards on the table, in the order of play.

    Attributes:
        cards: The cards.
        identities: What each card counts as (vocabulary.py).
        count: The count after the last card.
    """

    cards: list[str] = field(default_factory=list)
    identities: list[str] = field(default_factory=list)
    count: int = 0


@dataclass(slots=True)
class Deal:
    """The current deal: its number from 1, its dealer, and the number of cards played in it."""

    number: int = 1
    dealer: Seat = 0
    plays: int = 0


@game_state
class OutState(GameState):
    """The whole game. Its JSON is the checkpoint."""

    phase: Phase = "dealt"
    options: OutOptions = OutOptions()
    goal: Goal
    seats: list[SeatState]
    seat: Seat
    """The seat that plays next."""
    deal: Deal = Field(default_factory=Deal)
    series: Series = Field(default_factory=Series)
    thrown: tuple[str, ...] = ()
    """The cards of 21s that are out of the game."""
    left_over: list[str] = Field(default_factory=list)
    """The cards that the deal left over, unseen (OR-2)."""

    def left_of(self, seat: Seat) -> Seat:
        """Return the nearest seat to the left that is still in play (OR-44)."""
        seats = self.seats
        count = len(seats)
        for step in range(1, count + 1):
            neighbour = (seat + step) % count
            if seats[neighbour].place is None:
                return neighbour

        raise AssertionError("no seat is in play")

    def in_play(self) -> list[Seat]:
        """Return the seats that have not gone out."""
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.place is None]


# -- setting up (3) --------------------------------------------------------------------------------


SEATS = range(2, 9)
DUEL = 2
"""Two seats, for which the usual goal is capture."""

SEATS_TO_PASS_LEFT = range(4, 9)


def seats_for(options: OutOptions) -> range:
    """Return the numbers of seats: two to eight, or four to eight if 21s are passed on."""
    return SEATS_TO_PASS_LEFT if options.pass_left else SEATS


def goal_of(seats: int, options: OutOptions) -> Goal:
    """Return how to win: capture for two seats, race for more (OR-5, OR-6).

    The host may choose otherwise. Several deals are always a race.
    """
    if options.goal != "usual":
        return options.goal

    return "capture" if seats == DUEL and options.deals == 1 else "race"


def deal(seats: int, options: OutOptions, chance: Chance) -> OutState:
    """Return the state before the first card."""
    # Simulations and records deal without a lobby, so the options may still be AUTOMATIC.
    options = options.seated(0, seats)
    state = OutState(
        options=options,
        goal=goal_of(seats, options),
        seats=[SeatState([]) for _ in range(seats)],
        seat=0,
    )
    deal_cards(state, chance, Deal(dealer=chance.below(seats)))

    return state


def deal_cards(state: OutState, chance: Chance, next_deal: Deal) -> None:
    """Shuffle and deal all cards, one at a time from the dealer's left.

    The dealer's left neighbour opens (OR-4).
    """
    cards = list(deck())
    chance.shuffle(cards)
    count = len(state.seats)
    cards_of_each_seat = len(cards) // count
    for seat, seat_state in enumerate(state.seats):
        # The dealer's left neighbour gets the cards 0, `count`, 2 * `count` and so on.
        first = (seat - next_deal.dealer - 1) % count
        seat_state.pile = cards[first : cards_of_each_seat * count : count]
        seat_state.captured = ()
        seat_state.place = None
        seat_state.taken = ()

    state.left_over = cards[cards_of_each_seat * count :]
    state.series = Series()
    state.thrown = ()
    state.deal = next_deal
    state.seat = (next_deal.dealer + 1) % count
    state.phase = "dealt"
