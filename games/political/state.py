"""What must be remembered of a game of Political Chicken.

Rule 1: a card is its id and lies in exactly one place: deck, reserve, discard, a hand, or a stack
        in a base, among the unaffiliated, or in the battle.
Rule 2: deck, reserve and discard have their top card LAST.
Rule 3: a stack is a tuple and never changes; laying a card replaces it where it lies.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from pydantic import Field

from games.engine.asks import Seat
from games.engine.chance import Chance
from games.engine.game import GameOptions, GameState
from games.political.box import cards
from games.political.stacks import Stack
from games.political.vocabulary import NOBODY

Phase = Literal["dealt", "turn", "answer", "reraise", "lose", "inbox", "turn_over", "over"]
"""Where `play` enters: before the first turn, before the question of that name, at the end.

`turn_over` goes on to the next turn without a boundary in between.
"""

Format = Literal["standard", "short", "full"]


class PoliticalOptions(GameOptions):
    """What the host may set (3.1, 3.3, 11.2). `names`: mildly adult ones only where they are
    allowed; `small_table`: two or three seats, unofficially (PO-1).
    """

    always_stored: ClassVar = frozenset({"format", "names", "small_table"})

    format: Format = "standard"
    names: Literal["clean", "adult"] = "clean"
    small_table: bool = False


@dataclass(slots=True)
class SeatState:
    """One seat."""

    hand: list[str] = field(default_factory=list)
    base: list[Stack] = field(default_factory=list)


class Helper(NamedTuple):
    """A stack outside the battle whose Lawyers add its value to the defence."""

    stack: str
    value: int


class Battle(NamedTuple):
    """The battle that is being fought; its stacks lie nowhere else meanwhile.

    `owner` of the target, or NOBODY; `place` of the target in its base or among the unaffiliated.
    """

    attacker: Seat
    owner: Seat
    place: int
    intent: str
    target: Stack
    team: tuple[Stack, ...]
    defence: tuple[Stack, ...] = ()
    helpers: tuple[Helper, ...] = ()


class Fought(NamedTuple):
    """The last battle as it ended: both dice, and whether the attacker won."""

    battle: Battle
    die: int
    other: int
    won: bool


class Rolls(NamedTuple):
    """One round of rolling for the first turn."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class PoliticalState(GameState):
    """The whole game; its JSON is the checkpoint."""

    phase: Phase = "dealt"
    options: PoliticalOptions = PoliticalOptions()
    seats: list[SeatState]
    seat: Seat
    """Whose turn it is."""
    turn: int = 1
    middle: list[Stack] = Field(default_factory=list)
    """The unaffiliated groups."""
    deck: list[str]
    reserve: list[str] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    battle: Battle | None = None
    fought: Fought | None = None
    """The battle of this turn, or of the one before."""
    event: str | None = None
    """The event card that is being carried out."""
    victim: Seat | None = None
    """Whose hand is looked at (Leaked Inbox)."""
    rolls: list[Rolls] = Field(default_factory=list)

    def row(self, owner: Seat) -> list[Stack]:
        """The base of a seat, or the unaffiliated groups (NOBODY)."""
        return self.middle if owner == NOBODY else self.seats[owner].base

    def rows(self) -> Iterator[tuple[Seat, list[Stack]]]:
        """Everything that lies on the table, the unaffiliated groups last."""
        for seat, one in enumerate(self.seats):
            yield seat, one.base
        yield NOBODY, self.middle

    def find(self, group: str) -> tuple[Seat, int]:
        """Owner and place of the stack that this group carries."""
        for owner, row in self.rows():
            for place, stack in enumerate(row):
                if stack[0] == group:
                    return owner, place

        raise AssertionError(f"{group} does not lie on the table")

    def stack(self, group: str) -> Stack:
        owner, place = self.find(group)
        return self.row(owner)[place]

    def stacks(self) -> list[Stack]:
        """All stacks on the table."""
        return [stack for _, row in self.rows() for stack in row]

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise from the next one."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count)]


# -- setting up (3) --------------------------------------------------------------------------------


SEATS = range(4, 9)
SMALL = range(2, 9)
HAND = 6
SIDES = 6

TURNS = {"standard": 8, "short": 5}
"""How many cards each seat draws, where there are as many."""


def seats_for(options: PoliticalOptions) -> range:
    """Four to eight; from two where the host has asked for a small table (PO-1)."""
    return SMALL if options.small_table else SEATS


def deal(seats: int, options: PoliticalOptions, chance: Chance) -> PoliticalState:
    """The table before the first turn."""
    pile = list(cards())
    chance.shuffle(pile)
    hands = [[pile.pop() for _ in range(HAND)] for _ in range(seats)]
    kept = cards_to_draw(len(pile), seats, options.format)
    rolls = roll_for_the_first_turn(seats, chance)
    return PoliticalState(
        options=options,
        seats=[SeatState(hand) for hand in hands],
        seat=rolls[-1].seats[rolls[-1].dice.index(max(rolls[-1].dice))],
        deck=pile[len(pile) - kept :],
        reserve=pile[: len(pile) - kept],
        rolls=rolls,
    )


def cards_to_draw(left: int, seats: int, format_: str) -> int:
    """How long the deck is (PO-2): everybody has equally many turns, except in `full` (PO-10)."""
    if format_ == "full":
        return left
    return seats * min(TURNS[format_], left // seats)


def roll_for_the_first_turn(seats: int, chance: Chance) -> list[Rolls]:
    """Everybody rolls; the highest roll again among themselves until one is alone (PO-3)."""
    rolling: tuple[Seat, ...] = tuple(range(seats))
    rounds = []
    while True:
        dice = tuple(chance.below(SIDES) + 1 for _ in rolling)
        rounds.append(Rolls(rolling, dice))
        rolling = tuple(seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice))
        if len(rolling) == 1:
            return rounds
