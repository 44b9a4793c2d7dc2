"""The state of a heist.

RULES.md explains all terms, and numbers such as HR-15. A sweep is one step of the Operation Phase:
all seats are asked at once for a card to play, and the chosen cards are queued and played one by
one. The chain is an announced card and the Overrides that answer it.

Rule 1: every pile is a list with its top card LAST.
Rule 2: slots are numbered 1 to 10; slot n is `slots[n - 1]`. `shown` is the number of revealed
        slots: those of earlier rounds, and from Reveal on that of the current round.
Rule 3: equal cards have the same id, so a card is a plain string everywhere.
"""

from dataclasses import dataclass, field
from functools import cache
from operator import not_
from typing import ClassVar, Literal

from pydantic import Field

from games.engine.asks import Seat
from games.engine.game import GameOptions, GameState, Outcome, game_state

SLOTS = 10
"""The number of rounds, and of the slots for their events."""

Status = Literal["in", "escaped", "caught"]
"""Whether a seat is in the heist, has escaped, or was caught."""

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
"""Where `Heist.play` (rules.py) goes on after a checkpoint, in the order of a round.

`saves` are the questions of a Reveal: who gives up Hide to be saved, and who pays which loot.
`split` and `over` end the game.
"""


class HeistOptions(GameOptions):
    """The options of the host.

    `duel` allows two seats, which is not an official rule (HR-01). With `auto_split` the split of
    the truck asks no questions: each runner takes the most valuable card (HR-97).
    """

    always_stored: ClassVar = frozenset({"duel", "auto_split"})

    duel: bool = False
    auto_split: bool = False


@dataclass(slots=True)
class Note:
    """A line of a private notebook (HR-15): this event is in one of these slots."""

    event: str
    slots: list[int]


@dataclass(slots=True)
class SeatState:
    """The state of one seat.

    Attributes:
        character: Its character card.
        hand: Its action cards.
        loot: Its loot cards.
        status: Whether it is in the heist, has escaped, or was caught.
        has_hide: Whether it still has its Hide.
        notes: The face-down events that it knows.
        decision: Its decision in this round, secret until Reveal.
        done: Whether it plays no more cards in this round's Operation.
        devil_target: The seat that it disabled with Devil most recently in this game (HR-77).
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
    """The current turn.

    Attributes:
        seat: The active seat.
        move: The Move that was made.
        used: The characters that have used their ability in this turn.
        cards_played: How many action cards the seat has played from its hand. Each extends the
            clock of the turn.
        offer: The character with an offer that may be accepted until the turn ends: `alchemist`
            after any Rob, or `knight`.
        robbed: The loot of this turn's Rob. Only the seat knows it.
    """

    seat: Seat
    move: str | None = None
    used: list[str] = field(default_factory=list)
    cards_played: int = 0
    offer: str | None = None
    robbed: str | None = None


@dataclass(frozen=True, slots=True)
class StandingEffect:
    """A public effect of Angel, Devil or Knight that lasts until the end of the round.

    The seat `by` has caused it with its `character`. `move` is the forbidden Move, if any.
    """

    character: str
    by: Seat
    target: Seat
    move: str | None = None


@dataclass(frozen=True, slots=True)
class CardAim:
    """A Copycat or a Check In that is in force: its player and its target. It is public."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Warned:
    """A Warn that is in force: who declared which event. It is public."""

    by: Seat
    event: str


@dataclass(frozen=True, slots=True)
class ChainLink:
    """A card that is announced but not yet in force. `auto`: Jester turned it up."""

    seat: Seat
    card: str
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Queued:
    """A card queued in a sweep, with its secret targets.

    `targets` are the values of the chosen options. If there are none, the player is asked when the
    card is played.
    """

    seat: Seat
    card: str
    targets: tuple[int | str, ...] = ()


@game_state
class HeistState(GameState):
    """The whole heist. Its JSON is the checkpoint."""

    unhashed: ClassVar = {"seen_by"}

    phase: Phase = "round_start"
    options: HeistOptions = HeistOptions()
    round: int = 1
    leader: Seat
    """The seat that is the Leader."""
    seats: list[SeatState]

    # -- cards that lie on the table --------------------------------------------------------------
    slots: list[str]
    """The ten events of this game, by slot."""
    shown: int = 0
    """How many slots are revealed. They are the first ones."""
    aside: list[str]
    """The variable events that are not in this game, face down."""
    substitute: str | None = None
    """The event that replaced Poor Planning. It lies in no other list of this state."""
    characters: list[str]
    """The characters that no seat has, face down."""
    loot_pile: list[str]
    """The loot to draw from."""
    truck: list[str] = Field(default_factory=list)
    """The loot that is on the truck."""
    pile: list[str]
    """The action cards to draw from."""
    discard: list[str] = Field(default_factory=list)
    """The action cards that were played."""

    # -- the board --------------------------------------------------------------------------------
    board: list[str] = Field(default_factory=list)
    """The flash_grenade, freeze and signal_jammer cards in force, one entry for each card."""
    fortified: list[str] = Field(default_factory=list)
    """The crews named by Fortify, one entry for each card."""
    locked: list[int] = Field(default_factory=list)
    """The slots under a Lockdown, one entry for each card."""
    chain: list[ChainLink] = Field(default_factory=list)
    """The announced card, and the Overrides after it."""

    # -- memory of the round ----------------------------------------------------------------------
    turn_order: list[Seat] = Field(default_factory=list)
    """The seats that have a turn in this round."""
    turns_begun: int = 0
    """How many turns of `turn_order` have begun."""
    turn: Turn | None = None
    """The current turn; None outside of the Turns phase."""
    standing: list[StandingEffect] = Field(default_factory=list)
    """The effects of Angel, Devil and Knight in this round."""
    copycats: list[CardAim] = Field(default_factory=list)
    """The Copycats in force, valid or not."""
    check_ins: list[CardAim] = Field(default_factory=list)
    """The Check Ins in force, valid or not."""
    warns: list[Warned] = Field(default_factory=list)
    copying: dict[Seat, Seat] = Field(default_factory=dict)
    """Valid Copycats, copier -> copied, from the end of the Operation."""
    checking: list[CardAim] = Field(default_factory=list)
    """Valid Check Ins, from the end of the Operation."""
    cyborg_count: int = 0
    """How many cards the owner of Cyborg has announced in this round since receiving Cyborg."""
    cyborg_drawn: bool = False
    announced: int = 0
    """The number of action cards announced this round, including Overrides and voided cards."""
    sweep: int = 0
    """The number of the current sweep in this round; 0 before the first."""
    queue: list[Queued] = Field(default_factory=list)
    """The cards of this sweep that are still to be played."""

    # -- memory of the game -----------------------------------------------------------------------
    seen_by: dict[int, list[Seat]] = Field(default_factory=dict, exclude_if=not_)
    """Slot -> the seats that have looked at the event that is there now (HR-16).

    This is public. After a Panic, they have looked at the event of one of the two slots.
    """
    clock: int = 0
    """The number of the last clock that several decisions share. Each such clock has a new one."""
    signals: int = 0
    """The number of revealed Driver's Signals."""
    event: str | None = None
    """The event in force in this Reveal. After Poor Planning, it is the substitute."""
    splitting: list[Seat] = Field(default_factory=list)
    """The runners who share the truck. The first one picks next."""
    last_one: Seat | None = None
    """The seat that took the truck as the last one in the heist.

    No code reads it, but it is in every checkpoint and fingerprint. So it can only be removed with
    a new version of the rules.
    """

    # -- public facts -----------------------------------------------------------------------------

    def inside(self) -> list[Seat]:
        """Return the seats in the heist, in seat order."""
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.status == "in"]

    def clockwise(self, first: Seat) -> list[Seat]:
        """Return the seats in the heist, clockwise.

        The first one is `first`, or the next seat in the heist if `first` is out.
        """
        # False comes before True; apart from that, sorting keeps the order.
        return sorted(self.inside(), key=lambda seat: seat < first)

    def others(self, seat: Seat) -> list[Seat]:
        """Return the other seats in the heist, clockwise from the next seat."""
        return [other for other in self.clockwise(seat + 1) if other != seat]

    def face_down(self) -> range:
        """Return the slots that are not revealed."""
        return range(self.shown + 1, SLOTS + 1)

    def is_disabled(self, seat: Seat) -> bool:
        """Return whether Devil has disabled the seat's character."""
        return any(
            effect.target == seat and effect.character == "devil" for effect in self.standing
        )

    def plays(self, seat: Seat, character: str) -> bool:
        """Return whether the seat has this character and its ability is not disabled."""
        return self.seats[seat].character == character and not self.is_disabled(seat)

    def is_blocked(self, seat: Seat, move: str) -> bool:
        """Return whether an Angel blocks this Move for the seat."""
        return any(
            effect.move == move and seat in (effect.by, effect.target) for effect in self.standing
        )

    def may_hide(self, seat: Seat) -> bool:
        """Return whether the seat may choose Hide.

        It must own its Hide, and must not have taken Knight's card in this round.
        """
        return self.seats[seat].has_hide and not any(
            effect.by == seat and effect.character == "knight" for effect in self.standing
        )

    def is_frozen(self) -> bool:
        """Return whether a Freeze is in force."""
        return "freeze" in self.board

    def can_draw(self) -> bool:
        """Return whether at least one action card can be drawn."""
        return bool(self.pile or self.discard)


def decision_of(state: HeistState, seat: Seat) -> str | None:
    """Return the decision that counts for the seat. A copier has the decision of its target."""
    return state.seats[state.copying.get(seat, seat)].decision


@cache
def value(loot: str) -> int:
    """Return the value of a loot card: `gold-4` is worth 4."""
    return int(loot.rpartition("-")[2])


def outcome(state: HeistState) -> Outcome:
    """Return the result.

    The escaped seat with the most valuable loot wins, even if that is worth 0 (HR-100). Seats with
    equal loot share the victory (HR-87). Other seats do not count (HR-115).
    """
    return Outcome.by_points(
        {
            seat: sum(map(value, seat_state.loot)) if seat_state.status == "escaped" else None
            for seat, seat_state in enumerate(state.seats)
        }
    )
