"""What must be remembered of a heist.

Rule 1: every pile is a list whose top card is the LAST one.
Rule 2: slots are numbered 1 to 10; the slot n is `slots[n - 1]`. Slots below the current round
        are revealed, and so is the current one from Reveal on (`shown` counts the revealed ones).
Rule 3: equal cards share their id, so a card is a plain string everywhere.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Literal

from pydantic import Field

from games.engine.asks import Seat
from games.engine.game import GameOptions, GameState, Outcome

SLOTS = 10

Status = Literal["in", "escaped", "caught"]
Phase = Literal[
    "round_start",
    "turn",
    "sweep",
    "queue",
    "decision_a",
    "decision_b",
    "reveal",
    "saves",
    "split",
    "over",
]
"""Where `play` enters. In the order of a round; `split` and `over` end the game."""


class HeistOptions(GameOptions):
    """What the host may set. `duel`: two seats, unofficial (HR-01). `auto_split`: HR-97 b."""

    always_stored: ClassVar = frozenset({"duel", "auto_split"})

    duel: bool = False
    auto_split: bool = False


@dataclass(slots=True)
class Note:
    """A line of a private notebook (HR-15): this event lies in one of these slots."""

    event: str
    slots: list[int]


@dataclass(slots=True)
class SeatState:
    """One seat. `decision` is this round's card, secret until Reveal.

    `devil_target` is whom this seat picked when it last used Devil, in the whole game (HR-77).
    `done`: plays no more cards in this round's Operation.
    """

    character: str
    hand: list[str] = field(default_factory=list)
    loot: list[str] = field(default_factory=list)
    status: Status = "in"
    has_hide: bool = True
    notes: list[Note] = field(default_factory=list)
    decision: str | None = None
    done: bool = False
    devil_target: Seat | None = None


@dataclass(slots=True)
class Turn:
    """The turn that runs.

    `move` is the Move performed, `used` the characters whose ability was used. `offer`: the
    character whose offer may be taken up until the turn ends (`alchemist` from a Rob on, whatever
    was robbed, or `knight`); `robbed`: the loot of this turn's Rob, known to its seat alone.
    """

    seat: Seat
    move: str | None = None
    used: list[str] = field(default_factory=list)
    cards_played: int = 0
    offer: str | None = None
    robbed: str | None = None


@dataclass(frozen=True, slots=True)
class StandingEffect:
    """An effect of Angel, Devil or Knight that lasts to the end of the round (public)."""

    character: str
    by: Seat
    target: Seat
    move: str | None = None


@dataclass(frozen=True, slots=True)
class CardAim:
    """An activated Copycat or Check In: who aims at whom (public)."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Warned:
    """An activated Warn: who declared which event (public)."""

    by: Seat
    event: str


@dataclass(frozen=True, slots=True)
class ChainLink:
    """A card of the running chain: announced, not yet in force. `auto`: turned up by Jester."""

    seat: Seat
    card: str
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Queued:
    """A card queued in a sweep, with the targets locked in secret.

    `targets` are the values of the options chosen; empty: the player is asked when it activates.
    """

    seat: Seat
    card: str
    targets: tuple[int | str, ...] = ()


class HeistState(GameState):
    """The whole heist; its JSON is the checkpoint."""

    phase: Phase = "round_start"
    options: HeistOptions = HeistOptions()
    round: int = 1
    leader: Seat
    seats: list[SeatState]

    # -- cards that lie on the table --------------------------------------------------------------
    slots: list[str]
    shown: int = 0
    aside: list[str]
    """The variable events that were left over, unseen."""
    substitute: str | None = None
    """What Poor Planning brought (set aside afterwards, still a card)."""
    characters: list[str]
    loot_pile: list[str]
    truck: list[str] = Field(default_factory=list)
    pile: list[str]
    """Action cards to draw from."""
    discard: list[str] = Field(default_factory=list)

    # -- the board --------------------------------------------------------------------------------
    board: list[str] = Field(default_factory=list)
    """flash_grenade, freeze, signal_jammer in force: one entry a card."""
    fortified: list[str] = Field(default_factory=list)
    """Crews named by Fortify: one entry a card."""
    locked: list[int] = Field(default_factory=list)
    """Slots under a Lockdown: one entry a card."""
    chain: list[ChainLink] = Field(default_factory=list)

    # -- memory of the round ----------------------------------------------------------------------
    turn_order: list[Seat] = Field(default_factory=list)
    turns_begun: int = 0
    turn: Turn | None = None
    standing: list[StandingEffect] = Field(default_factory=list)
    copycats: list[CardAim] = Field(default_factory=list)
    check_ins: list[CardAim] = Field(default_factory=list)
    warns: list[Warned] = Field(default_factory=list)
    copying: dict[Seat, Seat] = Field(default_factory=dict)
    """Valid Copycats, copier -> copied, from the end of the Operation on."""
    checking: list[CardAim] = Field(default_factory=list)
    """Valid Check Ins, from the end of the Operation on."""
    cyborg_count: int = 0
    """Cards announced this round by Cyborg's holder since receiving it."""
    cyborg_drawn: bool = False
    announced: int = 0
    """Action cards announced this round, Overrides and voided ones included."""
    sweep: int = 0
    queue: list[Queued] = Field(default_factory=list)

    # -- memory of the game -----------------------------------------------------------------------
    clock: int = 0
    """Counts the clocks that several questions share."""
    signals: int = 0
    """Driver's Signals seen."""
    event: str | None = None
    """The event in force in this Reveal: Poor Planning's substitute where there is one."""
    splitting: list[Seat] = Field(default_factory=list)
    """The runners who share the truck; the first one picks next."""
    last_one: Seat | None = None
    """Who took the truck as the only one left. Nobody reads it, but it is in every checkpoint and
    fingerprint: it goes with the next version of the rules.
    """

    # -- questions everybody may ask --------------------------------------------------------------

    def inside(self) -> list[Seat]:
        """The seats in the heist, in seat order."""
        return [seat for seat, one in enumerate(self.seats) if one.status == "in"]

    def clockwise(self, first: Seat) -> list[Seat]:
        """The seats in the heist, clockwise, from `first` (or the next one after it) on."""
        inside = self.inside()
        at = next((index for index, seat in enumerate(inside) if seat >= first), 0)
        return inside[at:] + inside[:at]

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats in the heist, clockwise from the next one."""
        return [other for other in self.clockwise(seat + 1) if other != seat]

    def face_down(self) -> range:
        """The slots whose event nobody has turned up."""
        return range(self.shown + 1, SLOTS + 1)

    def disabled(self, seat: Seat) -> bool:
        """Whether Devil has switched the seat's character off."""
        return any(one.target == seat and one.character == "devil" for one in self.standing)

    def plays(self, seat: Seat, character: str) -> bool:
        """Whether the seat holds this character and its ability works."""
        return self.seats[seat].character == character and not self.disabled(seat)

    def blocked(self, seat: Seat, move: str) -> bool:
        """Whether an Angel keeps the seat from this Move."""
        return any(one.move == move and seat in (one.by, one.target) for one in self.standing)

    def may_hide(self, seat: Seat) -> bool:
        """Whether the seat may choose Hide: it owns it and Knight has not cost it."""
        return self.seats[seat].has_hide and not any(
            one.by == seat and one.character == "knight" for one in self.standing
        )

    def frozen(self) -> bool:
        return "freeze" in self.board

    def can_draw(self) -> bool:
        """Whether at least one action card can be drawn at all."""
        return bool(self.pile or self.discard)


def decision_of(state: HeistState, seat: Seat) -> str | None:
    """The decision that counts for the seat: a copier's is that of its target."""
    return state.seats[state.copying.get(seat, seat)].decision


@cache
def value(loot: str) -> int:
    """What a loot card is worth: `gold-4` is worth 4."""
    return int(loot.rpartition("-")[2])


def outcome(state: HeistState) -> Outcome:
    """The highest total loot among the escaped wins, shared in a tie (HR-87), also with 0 (HR-100);
    nobody else counts (HR-115).
    """
    return Outcome.by_points(
        {
            seat: sum(map(value, one.loot)) if one.status == "escaped" else None
            for seat, one in enumerate(state.seats)
        }
    )
