"""The state of a game of Political Chicken.

A stack is a group card with its attachments (stacks.py). A row is the stacks of one base, or the
unaffiliated stacks. Numbers such as PO-1 are those of RULES.md.

Rule 1: a card is its id and is in exactly one place: deck, reserve, discard, a hand, or a stack. A
        stack is in a base, among the unaffiliated stacks, or in the battle.
Rule 2: deck, reserve and discard have their top card LAST.
Rule 3: a stack is a tuple and is never modified. Laying a card replaces the tuple.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from pydantic import Field

from games.engine.asks import Seat
from games.engine.chance import Chance
from games.engine.game import GameOptions, GameState, game_state
from games.political.box import cards
from games.political.stacks import Stack
from games.political.vocabulary import NOBODY

Phase = Literal["dealt", "turn", "answer", "reraise", "lose", "inbox", "turn_over", "over"]
"""Where `PoliticalChicken.play` goes on.

It is before the first turn (`dealt`), before the ask of this name, or at the end. `turn_over`
starts the next turn without a checkpoint in between.
"""

Format = Literal["standard", "short", "full"]


class PoliticalOptions(GameOptions):
    """The options of the host (3.1, 3.3, 11.2).

    Attributes:
        format: How long the game is.
        names: Which card names to show; adult ones only where they are allowed.
        small_table: Whether two or three players may play, which is not an official rule (PO-1).
    """

    always_stored: ClassVar = frozenset({"format", "names", "small_table"})

    format: Format = "standard"
    names: Literal["clean", "adult"] = "clean"
    small_table: bool = False


@dataclass(slots=True)
class SeatState:
    """The state of one seat."""

    hand: list[str] = field(default_factory=list)
    base: list[Stack] = field(default_factory=list)


class Helper(NamedTuple):
    """A stack outside the battle that helps the defence with its Lawyers."""

    stack: str
    value: int


class Battle(NamedTuple):
    """A battle in progress. Its stacks are nowhere else meanwhile.

    Attributes:
        attacker: The seat that attacks.
        owner: The owner of the target, or NOBODY.
        place: The index of the target in its row. The target returns to it if the attack fails.
        intent: What the attack is declared for: take over or destroy.
        target: The attacked stack.
        team: The attacking stacks.
        defence: The stacks that have joined the defence.
        helpers: The stacks that help with their Lawyers.
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
    """The last battle. `die` is the attacker's die, `other` the defence's."""

    battle: Battle
    die: int
    other: int
    won: bool


class Rolls(NamedTuple):
    """One round of rolling for the first turn."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


@game_state
class PoliticalState(GameState):
    """The whole game. Its JSON is the checkpoint."""

    phase: Phase = "dealt"
    options: PoliticalOptions = PoliticalOptions()
    seats: list[SeatState]
    seat: Seat
    """The active seat."""
    turn: int = 1
    """Counts the turns of all seats."""
    middle: list[Stack] = Field(default_factory=list)
    """The unaffiliated stacks."""
    deck: list[str]
    reserve: list[str] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    battle: Battle | None = None
    """The battle in progress."""
    fought: Fought | None = None
    """The battle of this turn or of the previous one."""
    event: str | None = None
    """The event card that is being carried out."""
    victim: Seat | None = None
    """The seat that must show its hand (Leaked Inbox)."""
    rolls: list[Rolls] = Field(default_factory=list)
    """The dice for the first turn, one entry for each round of rolling."""

    def row(self, owner: Seat) -> list[Stack]:
        """Return the base of a seat, or the unaffiliated stacks (NOBODY)."""
        return self.middle if owner == NOBODY else self.seats[owner].base

    def rows(self) -> Iterator[tuple[Seat, list[Stack]]]:
        """Yield each owner with its stacks; the unaffiliated ones last."""
        for seat, seat_state in enumerate(self.seats):
            yield seat, seat_state.base
        yield NOBODY, self.middle

    def find(self, group: str) -> tuple[Seat, int]:
        """Return owner and index of the stack with this group."""
        for owner, row in self.rows():
            for place, stack in enumerate(row):
                if stack[0] == group:
                    return owner, place

        # A stack in battle is in no row; no rule calls this function for such a stack.
        raise AssertionError(f"{group} does not lie on the table")

    def stack(self, group: str) -> Stack:
        """Return the stack with this group."""
        owner, place = self.find(group)
        return self.row(owner)[place]

    def stacks(self) -> list[Stack]:
        """Return all stacks on the table."""
        return [stack for seat_state in self.seats for stack in seat_state.base] + self.middle

    def others(self, seat: Seat) -> list[Seat]:
        """Return the other seats, clockwise from the next seat."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count)]


# -- setting up (3) --------------------------------------------------------------------------------


SEATS = range(4, 9)
SMALL_TABLE_SEATS = range(2, 9)
HAND = 6
"""How many cards each seat is dealt."""

SIDES = 6
"""The sides of a die."""

TURNS = {"standard": 8, "short": 5}
"""The number of cards that each seat draws, if there are enough."""


def seats_for(options: PoliticalOptions) -> range:
    """Return the numbers of seats: four to eight (PO-1).

    If the host allows a small table, they begin at two.
    """
    return SMALL_TABLE_SEATS if options.small_table else SEATS


def deal(seats: int, options: PoliticalOptions, chance: Chance) -> PoliticalState:
    """Shuffle, deal the hands and roll for the first turn."""
    pile = list(cards())
    chance.shuffle(pile)
    hands = [[pile.pop() for _ in range(HAND)] for _ in range(seats)]
    deck_size = cards_to_draw(len(pile), seats, options.format)
    rolls = roll_for_the_first_turn(seats, chance)
    return PoliticalState(
        options=options,
        seats=[SeatState(hand) for hand in hands],
        # The last round has a single highest roll: this seat begins.
        seat=rolls[-1].seats[rolls[-1].dice.index(max(rolls[-1].dice))],
        deck=pile[len(pile) - deck_size :],
        reserve=pile[: len(pile) - deck_size],
        rolls=rolls,
    )


def cards_to_draw(undealt: int, seats: int, format_: str) -> int:
    """Return the size of the deck (PO-2): as many cards as turns.

    All seats have the same number of turns, except with the format `full` (PO-10).
    """
    if format_ == "full":
        return undealt
    return seats * min(TURNS[format_], undealt // seats)


def roll_for_the_first_turn(seats: int, chance: Chance) -> list[Rolls]:
    """Let all seats roll; those with the highest roll repeat it until one is left (PO-3)."""
    rolling: tuple[Seat, ...] = tuple(range(seats))
    rounds = []
    while True:
        dice = tuple(chance.below(SIDES) + 1 for _ in rolling)
        rounds.append(Rolls(rolling, dice))
        rolling = tuple(seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice))
        if len(rolling) == 1:
            return rounds
