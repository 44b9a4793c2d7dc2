"""The base class of games, and the types that a game is made of.

Rule 1: a game is pure. The same seed and choices always give the same state: no clock, no global
        randomness, no ids from outside, no iteration over sets.
Rule 2: a game knows seats, never people.
Rule 3: what a viewer may know is built from nothing, never by removing secrets from the whole.
Rule 4: everything that must survive a checkpoint is in the state.
Rule 5: a secret is two events. "Ada drew a card" is public, "you drew the 7" goes to Ada only.
        There is never one event with a part left out.
Rule 6: a game lists its events in `vocabulary.py`, with the facts of each. Telling any other event
        raises WrongEvent at once.

docs/glossary.md explains the words of games, such as script, ask, seat, view and house player.
"""

import operator
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import (
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Self,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
)

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass as pydantic_dataclass

from games.engine.asks import (
    CLOCK,
    Ask,
    Choice,
    ClockId,
    Decision,
    Fact,
    Option,
    Seat,
    Showing,
    minimum,
)
from games.engine.chance import Chance
from games.engine.house import House
from games.engine.occasions import Occasion
from games.engine.orders import Order
from games.engine.tally import Tally

StateClass = TypeVar("StateClass", bound="type[GameState]")


@dataclass_transform(kw_only_default=True, field_specifiers=(Field,))
def game_state(state: StateClass) -> StateClass:
    """Decorate the class of a game's state: make it a dataclass whose fields are validated.

    It has slots, because rules and views read its fields all the time: in a pydantic model that
    takes several times as long.
    """
    config = ConfigDict(extra="forbid", hide_input_in_errors=True)
    validated: Any = pydantic_dataclass(state, slots=True, kw_only=True, config=config)
    validated.json = TypeAdapter(validated)
    return cast(StateClass, validated)


@game_state
class GameState:
    """The state of a game. Its JSON is the checkpoint.

    Attributes:
        phase: The name of the place at which `Game.play` starts when it is resumed.
        draws: How many shuffles and random numbers the game has drawn so far.
    """

    json: ClassVar[TypeAdapter[Any]]
    """Reads and writes the state as JSON."""
    unhashed: ClassVar[set[str]] = set()
    """Fields that fingerprints leave out.

    Such a field was added later, no rule reads it, and its default fits stored positions, so games
    that began before it can go on and be checked.
    """

    phase: str
    draws: int = 0

    def to_json(self, exclude: set[str] | None = None) -> str:
        """Return the state as JSON, without the fields in `exclude`."""
        return self.json.dump_json(self, exclude=exclude).decode()

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return the state with this JSON.

        Raises:
            ValueError: the text is not a state of this game.
        """
        return cast(Self, cls.json.validate_json(text))


class GameOptions(BaseModel):
    """The options that a host may set before the deal.

    Games add their own fields, each with a default.

    A new field does not change stored positions if it is not listed in `always_stored` and its
    default means what the rules did before the field existed.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    unoffered: ClassVar[frozenset[str]] = frozenset()
    """Values that a host cannot choose. `seated` sets them in place of other values."""
    always_stored: ClassVar[frozenset[str]] = frozenset()
    """The options that are stored even with their defaults.

    The first stored positions of the game contain them. Every other option is left out when it has
    its default. So the positions and fingerprints of today equal those from before the option
    existed.
    """

    automatic: ClassVar[Mapping[str, str | int]] = MappingProxyType({})
    """Options for which a new lobby starts with this value instead of the default.

    `seated` replaces it by the value that suits the number of seats.

    The defaults do not change: a table or record without the option means the default.
    """

    @classmethod
    def usual(cls, name: str) -> Any:
        """Return the value of an option in a new lobby, before its host sets it."""
        return cls.automatic.get(name, cls.model_fields[name].default)

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        # pydantic builds its serializers before this hook runs, so they must be built again.
        for name, field in cls.model_fields.items():
            if name not in cls.always_stored:
                field.exclude_if = partial(operator.eq, field.default)
        cls.model_rebuild(force=True)

    def seated(self, host: Seat, seats: int) -> Self:
        """Return the options for the deal: some depend on the host's seat or the number of seats.

        The seats are drawn before.

        Args:
            host: The seat of the host.
            seats: The number of seats.
        """
        return self

    def unseated(self, seats: int) -> Self:
        """Return the options for another game. Values that `seated` has set are automatic again.

        The next game may have another number of seats.

        Args:
            seats: The number of seats of the game that was dealt.
        """
        # If the automatic values do not lead to these options, the host has set a value: keep it.
        automatic = self.model_copy(update=self.automatic)
        return automatic if automatic.seated(0, seats) == self.seated(0, seats) else self


S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound=GameOptions)  # noqa: E741


class ClockGroup(NamedTuple):
    """How long a decision may take. bot/tables/deadlines.py computes the times of all paces.

    Attributes:
        seconds: The time at normal pace, in seconds.
        relaxed: The time at relaxed pace, in seconds. A table at this pace plays over the day.
        extra: Seconds that are added for each `ClockId.extra`.
        fixed: Whether the time is the same at quick and at normal pace. It is for windows and
            pauses, because their length must reveal nothing.
        window: Whether seats may react here unseen, so the moment of closing must reveal nothing.
    """

    seconds: float
    relaxed: float = 3600
    extra: float = 0
    fixed: bool = False
    window: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Attributes:
        winners: The seats that won. Several share the victory; empty: no seat won.
        scores: The points of each seat; None for a seat that does not count.
        ranks: The rank of each seat, from 1. Ties share a rank.
    """

    winners: tuple[Seat, ...]
    scores: dict[Seat, int | None]
    ranks: dict[Seat, int]

    @classmethod
    def by_points(cls, points: Mapping[Seat, int | None]) -> Self:
        """Rank seats by points: most points win, equal points share victory and rank.

        Args:
            points: The points of each seat. None: the seat does not count. It shares the place
                after the last counted seat, and does not win.
        """
        return cls.by_merit(points, points)

    @classmethod
    def by_merit(cls, scores: Mapping[Seat, int | None], merits: Mapping[Seat, Any]) -> Self:
        """Rank seats by merit, where points alone do not decide.

        Args:
            scores: The points to show.
            merits: The value to compare, such as (points, cards); the greatest wins. None as in
                `by_points`.
        """
        counted_merits = [merit for merit in merits.values() if merit is not None]
        # A rank is 1 + the number of better seats, so two seats of rank 1 are followed by rank 3.
        ranks = {
            seat: 1
            + (
                len(counted_merits)
                if merit is None
                else sum(other > merit for other in counted_merits)
            )
            for seat, merit in merits.items()
        }
        # If no seat counts, all share rank 1 and no seat wins.
        winners = (seat for seat, rank in ranks.items() if rank == 1 and merits[seat] is not None)
        return cls(tuple(winners), dict(scores), ranks)


# -- events ----------------------------------------------------------------------------------------


class Event(NamedTuple):
    """Something that happened in a game.

    Attributes:
        kind: The name of the event. It selects the sentence that players read.
        facts: The values in the sentence.
        to: The only seat that is told; None: the event is public.
    """

    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None


class WrongEvent(TypeError):
    """A game told an event that its vocabulary does not list. The message says what is wrong."""


class Facts:
    """The facts of one kind of event: `Facts(seat=Seat, cards=list[str], slot=int | None)`.

    A type is `Seat`, `int` or `str`, or a list of one of these. A fact that may be None may be left
    out. Records and pages rely on these types, so a fact is never a bool, a tuple or an object of
    the game.
    """

    __slots__ = ("_needed", "_types", "seats")

    def __init__(self, **types: Any) -> None:
        """Declare the facts and their types.

        Raises:
            TypeError: a type is not allowed.
        """
        self._types: dict[str, _Type] = {}
        needed = set()
        seats = set()
        for name, annotation in types.items():
            fact_type, is_needed = _without_none(annotation)
            if fact_type not in _TYPES:
                raise TypeError(f"{name}: an event cannot carry {annotation}")

            self._types[name] = _TYPES[fact_type]
            if is_needed:
                needed.add(name)

            if fact_type in (Seat, list[Seat]):
                seats.add(name)

        self._needed = frozenset(needed)
        self.seats = frozenset(seats)
        """The facts that name a seat, or several."""

    def __contains__(self, name: str) -> bool:
        return name in self._types

    def __iter__(self) -> Iterator[str]:
        return iter(self._types)

    def fault(self, facts: Mapping[str, Any]) -> str | None:
        """Return what is wrong with the facts of an event; None if they are correct."""
        types = self._types
        for name, fact in facts.items():
            fact_type = types.get(name)
            if fact_type is None:
                return f"it has no fact {name!r}"
            # `type(...) is`, not isinstance: True is an int, and would be stored as `true`.
            if type(fact) is not fact_type.plain or (
                fact_type.plain is list and not fact_type.holds(fact)
            ):
                return f"{name}={fact!r} is not {fact_type.name}"

        # All names are declared by now, so equal counts mean that none is missing.
        if len(facts) == len(types) or self._needed <= facts.keys():
            return None

        return f"{', '.join(sorted(self._needed - facts.keys()))} is missing"


@dataclass(frozen=True, slots=True)
class _Type:
    """A type that a fact can have.

    Attributes:
        name: What error messages call it.
        plain: The Python type.
        inner: The type of the elements of a list; None if it is no list.
    """

    name: str
    plain: type
    inner: type | None = None

    def holds(self, facts: Any) -> bool:
        """Return whether all elements of the list have the inner type."""
        return {*map(type, facts)} <= {self.inner}


_TYPES: dict[Any, _Type] = {
    Seat: _Type("a seat (a whole number)", int),
    int: _Type("a whole number", int),
    str: _Type("a text", str),
    list[Seat]: _Type("a list of seats", list, int),
    list[int]: _Type("a list of whole numbers", list, int),
    list[str]: _Type("a list of texts", list, str),
}


def _without_none(annotation: Any) -> tuple[Any, bool]:
    """Return the type without None, and whether the fact is required."""
    # The arguments of `int | None` are (int, NoneType). No other allowed type ends in NoneType.
    arguments = get_args(annotation)
    if len(arguments) == 2 and arguments[1] is type(None):
        return arguments[0], False
    return annotation, True


class Events:
    """The events that a game may tell: kind -> facts.

    `public` events are told to all, `private` events to one seat. No kind is in both: what one seat
    is told secretly is a different event from what the table is told.
    """

    __slots__ = ("kinds", "private", "public", "seats")

    def __init__(
        self, public: Mapping[str, Facts] | None = None, private: Mapping[str, Facts] | None = None
    ) -> None:
        """Declare the events of a game.

        Raises:
            ValueError: a kind is both public and private.
        """
        self.public = public or {}
        self.private = private or {}
        self.kinds: Mapping[str, Facts] = {**self.public, **self.private}
        if both := self.public.keys() & self.private.keys():
            raise ValueError(f"both public and private: {', '.join(sorted(both))}")

        self.seats = frozenset().union(*(facts.seats for facts in self.kinds.values()))
        """The facts that name a seat, or several, in any event."""

    def check(self, kind: str, facts: Mapping[str, Fact], *, private: bool) -> None:
        """Check an event before it is told.

        Raises:
            WrongEvent: the kind is not listed, or its facts differ from the listed ones.
        """
        declared = (self.private if private else self.public).get(kind)
        fault = "it is not listed" if declared is None else declared.fault(facts)
        if fault is not None:
            audience = "private" if private else "public"
            raise WrongEvent(f"{audience} event {kind!r}: {fault} (vocabulary.py lists all events)")


Weight = float | Callable[[Any], float]
"""How long house players pretend to think (`Game.weights`).

It is a constant, or a function that computes it from the public view.
"""


# -- the game --------------------------------------------------------------------------------------


class _Checkpoint:
    """The object that a script awaits at a checkpoint, where the state holds all that matters."""

    def __await__(self) -> Generator["_Checkpoint", None, None]:
        yield self


CHECKPOINT = _Checkpoint()


class Game(ABC, Generic[S, O]):
    """The base class of games. The rules are a script, which the engine runs.

    A subclass writes `deal`, `play`, `view` and `cards`. `S` is the state of the game, `O` its
    options.
    """

    slug: ClassVar[str]
    """The short name of the game in custom ids, stored rows and records."""
    seats: ClassVar[range]
    """The numbers of seats with which the game can be played."""
    rules_version: ClassVar[int] = 1
    """The version of the rules. A record can be checked only with the version that it names."""
    secrets: ClassVar[bool] = True
    """Whether seats have secrets. Without secrets, seats get no private cards."""
    clocks: ClassVar[Mapping[str, ClockGroup]]
    """Name of a clock group -> how long its decisions may take."""
    events: ClassVar[Events] = Events()
    """The events that the game may tell."""
    asked: ClassVar[Mapping[str, Sequence[str]]]
    """The decisions that the game asks for: kind of decision -> kinds of its options."""
    asks: ClassVar[Sequence[str]] = ()
    """The kinds of asks that are not also a kind of decision, without "pause"."""
    tally: ClassVar[type[Tally]] = Tally
    """The class that counts statistics of a finished game."""
    State: ClassVar[type[GameState]]
    """The same class as `S`, to validate stored states."""
    Options: ClassVar[type[GameOptions]]
    """The same class as `O`."""
    houses: ClassVar[Mapping[str, Callable[[], House]]]
    """Level -> a function that makes a house player of that level."""
    moments: ClassVar[frozenset[str]] = frozenset()
    """Public events that players want to look at. House players wait some seconds after them."""
    weights: ClassVar[Mapping[str, Weight]] = {}
    """Kind of ask -> how long house players pretend to think, relative to the usual time (1): about
    0.5 for an easy question, about 1.5 for a hard one. A function computes it from the public view,
    never from a hand.
    """
    open_asks: ClassVar[frozenset[str]] = frozenset()
    """Kinds of asks with options that all players can work out.

    House players take a single option there at once; in other asks such speed would reveal what a
    seat holds.
    """
    occasions: ClassVar[Mapping[str, Occasion]] = {}
    """Public events on which house players may comment."""
    lengthy: ClassVar[tuple[str, ...]] = ()
    """The options that make a game longer or shorter (games/engine/length.py)."""
    rounds: ClassVar[str] = ""
    """The public event that begins a round, or the turn of one seat (see `rounds_go_round`)."""
    rounds_go_round: ClassVar[bool] = False
    """Whether the event `rounds` comes once for each seat, so that a round has one for each."""
    passing: ClassVar[frozenset[str]] = frozenset()
    """Public events that the story of a finished game shows together with the next event."""
    milestones: ClassVar[frozenset[str]] = frozenset()
    """Public events for the recap at the end.

    A table keeps all of them in memory, so a game has at most a few dozen.
    """
    orders: ClassVar[Sequence[Order[Any]]] = ()
    """The standing orders that players may give, in the order in which they are tried."""

    def __init__(self, state: S, chance: Chance, tell: Callable[[Event], None]) -> None:
        """Prepare the script; `play` runs it.

        Args:
            state: The state at which the script starts.
            chance: The random source.
            tell: Receives each event.
        """
        self.state = state
        self.chance = chance
        self._tell = tell

    @classmethod
    def seats_for(cls, options: O) -> range:
        """Return the numbers of seats that are possible with these options."""
        return cls.seats

    @classmethod
    @abstractmethod
    def deal(cls, seats: int, options: O, chance: Chance) -> S:
        """Return the state before the first decision, for this number of seats."""

    @abstractmethod
    async def play(self) -> Outcome:
        """Run the whole game, starting at the phase that the state names."""

    @classmethod
    @abstractmethod
    def view(cls, state: S, viewer: Seat | None) -> Any:
        """Return what the viewer may know (None: the public), built from nothing."""

    @classmethod
    def open_secrets(cls, state: S) -> Any:
        """Return what was secret in this position, built from nothing.

        Only the story of a finished game uses it. None: the story shows only the public view.
        """
        return None

    @classmethod
    @abstractmethod
    def cards(cls, state: S) -> Counter[str]:
        """Return every card in every zone, by name. The result never changes during a game."""

    @classmethod
    def shuffle_hidden(cls, state: S, chance: Chance) -> None:
        """Shuffle face-down cards when a table falls back to the checkpoint with this state.

        Players may have seen these cards after the checkpoint. What any seat knows at this position
        stays true, so no view changes.
        """

    @classmethod
    def weight(cls, ask: Ask, seat: Seat, public_view: Callable[[], Any]) -> float:
        """Return how long a house player pretends to think, relative to the usual time.

        0: it answers at once.

        Args:
            ask: The open ask.
            seat: The seat of the house player.
            public_view: Returns the public view.
        """
        # In a window every answer takes the usual time, or its speed would reveal who can act.
        if ask.showing is Showing.NOTHING:
            return 1.0
        if ask.kind in cls.open_asks and len(ask.owed[seat].options) == 1:
            return 0.0

        # The view is costly, so it is computed only if a function needs it.
        weight = cls.weights.get(ask.kind, 1.0)
        return weight(public_view()) if callable(weight) else weight

    # -- what scripts use ---------------------------------------------------------------------

    def tell(self, kind: str, **facts: Fact) -> None:
        """Tell all players that something happened.

        Raises:
            WrongEvent: the vocabulary does not list this public event with these facts.
        """
        self.events.check(kind, facts, private=False)
        self._tell(Event(kind, facts))

    def tell_seat(self, to: Seat, kind: str, **facts: Fact) -> None:
        """Tell one seat alone that something happened.

        Raises:
            WrongEvent: the vocabulary does not list this private event with these facts.
        """
        self.events.check(kind, facts, private=True)
        self._tell(Event(kind, facts, to))

    async def checkpoint(self) -> None:
        """Mark a boundary at which the game can be resumed.

        Only the top loop of `play` may await it.
        """
        await CHECKPOINT

    async def ask(
        self, seat: Seat, decision: Decision, *, about: Mapping[str, Fact] | None = None
    ) -> Option:
        """Ask one seat for one option. The table shows which seat must answer."""
        _, choice = await Ask(decision.kind, {seat: decision}, Showing.SEATS, about or {}, asked=1)
        return choice[0]

    async def ask_several(
        self, seat: Seat, decision: Decision, *, about: Mapping[str, Fact] | None = None
    ) -> Choice:
        """Ask one seat for between `least` and `most` options."""
        _, choice = await Ask(decision.kind, {seat: decision}, Showing.SEATS, about or {}, asked=1)
        return choice

    async def pause(self, group: str) -> None:
        """Wait for the time of the clock group. No seat can act meanwhile."""
        await Ask("pause", {CLOCK: minimum(group)}, Showing.NOTHING)

    def finish(self, outcome: Outcome) -> None:
        """End the game, and tell the score of each seat that counts, and the winners."""
        self.state.phase = "over"
        for seat, score in outcome.scores.items():
            if score is not None:
                self.tell("scored", seat=seat, number=score)
        self.tell("game_over", seats=[*outcome.winners])


Rules = type[Game[Any, Any]]
"""The class of any game."""


class OpenHands(NamedTuple):
    """The hands of all seats, for the story of a finished game."""

    hands: tuple[tuple[Any, ...], ...]


def open_hands(state: Any) -> OpenHands:
    """Return the hands. A game without other secrets returns them from `open_secrets`."""
    return OpenHands(tuple([tuple(seat_state.hand) for seat_state in state.seats]))


def choose(
    kind: str, options: list[Option], default: Option | None, clock: str, **about: Fact
) -> Decision:
    """Return a decision for one of the options, with a deadline of its own.

    Args:
        kind: The kind of decision.
        options: The legal options.
        default: The option for a seat that is silent until the deadline; None: the table draws one.
        clock: The clock group.
        about: Facts that the seat may know.
    """
    return Decision(
        kind, options, None if default is None else (default,), ClockId(clock), about=about
    )
