"""What a game must be able to do.

Rule 1: a game is pure. Same seed and same choices give the same state, forever: no clock, no global
        randomness, no ids from outside, no iterated sets.
Rule 2: a game never says who is typing. It knows seats, not people.
Rule 3: what a viewer may know is built up from nothing, never cut down from everything.
Rule 4: everything that must survive a checkpoint is in the state.
Rule 5: a secret is two events. "Ada drew a card" is public, "you drew the 7" goes to Ada alone;
        there is never one event with a hole in it.
Rule 6: a game lists its events in `vocabulary.py`, with the facts of each. Telling anything else
        raises at once, in whatever way it is played.
"""

import operator
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar, get_args

from pydantic import BaseModel, ConfigDict

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


class GameState(BaseModel):
    """What must be remembered of a game; its JSON is the checkpoint. `draws` counts the calls of
    chance.
    """

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    phase: str
    draws: int = 0


class GameOptions(BaseModel):
    """What a host may set before the deal. Games add their own fields, each with a default.

    A new field or a new value changes no stored position, as long as the field is not listed in
    `always_stored` and its default keeps its meaning.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    unoffered: ClassVar[frozenset[str]] = frozenset()
    """Values that no host names: `seated` puts them in the place of others."""
    always_stored: ClassVar[frozenset[str]] = frozenset()
    """The options that the first stored positions of the game contain, also with their defaults.

    Every other option is left out where it has its default. So positions that were stored before
    it existed, and the fingerprints in journals and records, stay equal to today's.
    """

    automatic: ClassVar[Mapping[str, str | int]] = MappingProxyType({})
    """Options that a new lobby begins with in the place of their defaults: `seated` gives them the
    value that suits the number of seats.

    The defaults stay what they are: tables and records that do not mention an option mean those.
    """

    @classmethod
    def usual(cls, name: str) -> Any:
        """What an option of a new lobby is, unless its host sets it."""
        return cls.automatic.get(name, cls.model_fields[name].default)

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        for name, field in cls.model_fields.items():
            if name not in cls.always_stored:
                field.exclude_if = partial(operator.eq, field.default)
        cls.model_rebuild(force=True)

    def seated(self, host: Seat, seats: int) -> Self:
        """The same, once the seats are drawn: some things are about where the host sits, or how
        many seats there are.
        """
        return self

    def unseated(self, seats: int) -> Self:
        """The same for another game: what is automatic is so again, for the seats may be others."""
        again = self.model_copy(update=self.automatic)
        return again if again.seated(0, seats) == self.seated(0, seats) else self


S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound=GameOptions)  # noqa: E741


class ClockGroup(NamedTuple):
    """How long a decision may take, in seconds, at normal pace.

    `relaxed`: the same when the table plays over the day. `extra`: added for each extra of its
    ClockId.
    `fixed`: the same at every live pace (windows and pauses, whose length must tell nothing).
    `window`: seats may react on it, and nobody sees who does; when it closes must tell nothing.
    """

    seconds: float
    relaxed: float = 3600
    extra: float = 0
    fixed: bool = False
    window: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended. Several winners share the victory; none won where `winners` is empty.

    `scores` has None for a seat that does not count; `ranks` starts at 1 and ties share a rank.
    """

    winners: tuple[Seat, ...]
    scores: dict[Seat, int | None]
    ranks: dict[Seat, int]

    @classmethod
    def by_points(cls, points: Mapping[Seat, int | None]) -> Self:
        """Most points win, and equals share victory and rank. Whoever does not count (None) shares
        the place after the last one who does, and wins nothing.
        """
        return cls.by_merit(points, points)

    @classmethod
    def by_merit(cls, scores: Mapping[Seat, int | None], merits: Mapping[Seat, Any]) -> Self:
        """The same where something else than the points shown decides: the greater merit is the
        better one. Merits are compared among each other, like (points, cards).
        """
        counted = [merit for merit in merits.values() if merit is not None]
        ranks = {
            seat: 1 + (len(counted) if merit is None else sum(other > merit for other in counted))
            for seat, merit in merits.items()
        }
        won = (seat for seat, rank in ranks.items() if rank == 1 and merits[seat] is not None)
        return cls(tuple(won), dict(scores), ranks)


# -- what happened ---------------------------------------------------------------------------------


class Event(NamedTuple):
    """`kind` names its sentence, `facts` fill it. `to` is None for everybody, else the one seat
    that is told.
    """

    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None


class WrongEvent(TypeError):
    """A game told what it has not listed. The message says what, and what is listed."""


class Facts:
    """The facts that one kind of event has: `Facts(seat=Seat, cards=list[str], slot=int | None)`.

    A type is `Seat`, `int` or `str`, or a list of one of these; a fact that may be None may be
    left out. Records and faces rely on these types: true numbers and texts, never a bool, a tuple
    or something of the game's own.
    """

    __slots__ = ("_needed", "_types", "seats")

    def __init__(self, **types: Any) -> None:
        self._types: dict[str, _Type] = {}
        needed = set()
        seats = set()
        for name, given in types.items():
            wanted, needs = _without_none(given)
            if wanted not in _TYPES:
                raise TypeError(f"{name}: an event cannot carry {given}")

            self._types[name] = _TYPES[wanted]
            if needs:
                needed.add(name)

            if wanted in (Seat, list[Seat]):
                seats.add(name)

        self._needed = frozenset(needed)
        self.seats = frozenset(seats)
        """Those that name a seat, or several."""

    def __contains__(self, name: str) -> bool:
        return name in self._types

    def __iter__(self) -> Iterator[str]:
        return iter(self._types)

    def fault(self, facts: Mapping[str, Any]) -> str | None:
        """What is wrong with these; None where all is as it should be."""
        types = self._types
        for name, fact in facts.items():
            wanted = types.get(name)
            if wanted is None:
                return f"{name!r} is none of its facts"
            if type(fact) is not wanted.plain or (wanted.plain is list and not wanted.holds(fact)):
                return f"{name}={fact!r} is not {wanted.name}"

        if len(facts) == len(types) or self._needed <= facts.keys():
            return None

        return f"{', '.join(sorted(self._needed - facts.keys()))} is missing"


class _Type(NamedTuple):
    name: str
    plain: type
    inner: type | None = None

    def holds(self, facts: Any) -> bool:
        """Whether all in the list are of the type within."""
        return all(type(one) is self.inner for one in facts)


_TYPES: dict[Any, _Type] = {
    Seat: _Type("a seat (a whole number)", int),
    int: _Type("a whole number", int),
    str: _Type("a text", str),
    list[Seat]: _Type("a list of seats", list, int),
    list[int]: _Type("a list of whole numbers", list, int),
    list[str]: _Type("a list of texts", list, str),
}


def _without_none(given: Any) -> tuple[Any, bool]:
    """The type, and whether there must be such a fact."""
    of_union = get_args(given)
    if len(of_union) == 2 and of_union[1] is type(None):
        return of_union[0], False
    return given, True


class Events:
    """All that a game may tell: kind -> facts, to everybody (`public`) or to one seat (`private`).

    No kind is both: who is told something secretly is told another thing than the table.
    """

    __slots__ = ("kinds", "private", "public", "seats")

    def __init__(
        self, public: Mapping[str, Facts] | None = None, private: Mapping[str, Facts] | None = None
    ) -> None:
        self.public = public or {}
        self.private = private or {}
        self.kinds: Mapping[str, Facts] = {**self.public, **self.private}
        if both := self.public.keys() & self.private.keys():
            raise ValueError(f"told to everybody and to one seat alone: {', '.join(sorted(both))}")

        self.seats = frozenset().union(*(facts.seats for facts in self.kinds.values()))
        """The names of facts that are a seat, or several, in any event."""

    def check(self, kind: str, facts: Mapping[str, Fact], *, private: bool) -> None:
        """Raises WrongEvent for a kind that is not listed, or with other facts than these."""
        listed = (self.private if private else self.public).get(kind)
        fault = "it is not listed" if listed is None else listed.fault(facts)
        if fault is not None:
            whom = "one seat" if private else "everybody"
            raise WrongEvent(f"{kind!r}, told to {whom}: {fault} (vocabulary.py lists all events)")


Weight = float | Callable[[Any], float]
"""Always the same, or by the view that everybody has."""


# -- the game --------------------------------------------------------------------------------------


class _Checkpoint:
    """Awaited at a boundary: everything that matters is in the state."""

    def __await__(self) -> Generator["_Checkpoint", None, None]:
        yield self


CHECKPOINT = _Checkpoint()


class Game(ABC, Generic[S, O]):
    """A rulebook as a script. Subclasses write `deal`, `play`, `view` and `cards`; the engine runs
    them. `S` is the game's state, `O` what a host may set.
    """

    slug: ClassVar[str]
    seats: ClassVar[range]
    rules_version: ClassVar[int] = 1
    secrets: ClassVar[bool] = True
    """Whether a seat knows what others do not. Without, all is played on the table, and nobody is
    dealt anything in private.
    """
    clocks: ClassVar[Mapping[str, ClockGroup]]
    events: ClassVar[Events] = Events()
    """All that it may tell."""
    asked: ClassVar[Mapping[str, Sequence[str]]]
    """All that it asks: kind of decision -> kinds of its options."""
    asks: ClassVar[Sequence[str]] = ()
    """The kinds of those asks that are no kind of decision; a pause need not be listed."""
    tally: ClassVar[type[Tally]] = Tally
    """What it counts when it is over."""
    State: ClassVar[type[GameState]]
    Options: ClassVar[type[GameOptions]]
    houses: ClassVar[Mapping[str, Callable[[], House]]]
    """Level -> a new house player of that level."""
    moments: ClassVar[frozenset[str]] = frozenset()
    """Public events that one wants to look at: after them the house takes a breath before it acts
    again.
    """
    weights: ClassVar[Mapping[str, Weight]] = {}
    """Kind of ask -> how long the house thinks about it, beside the usual time (1): lightly about
    0.5, hard about 1.5. A function says so of the view that everybody has, never of a hand.
    """
    open_asks: ClassVar[frozenset[str]] = frozenset()
    """Kinds of asks whose options everybody could list: where there is one alone, the house takes
    it at once. Elsewhere that haste would tell what a seat holds.
    """
    occasions: ClassVar[Mapping[str, Occasion]] = {}
    """Public events of which house players may have something to say."""
    lengthy: ClassVar[tuple[str, ...]] = ()
    """The options that make a game longer or shorter (games/engine/length.py)."""
    rounds: ClassVar[str] = ""
    """The public event with which a round begins."""
    rounds_go_round: ClassVar[bool] = False
    """A round is as many of those as there are seats."""
    passing: ClassVar[frozenset[str]] = frozenset()
    """Public events that are no step of a story: they are told with what they lead to."""
    milestones: ClassVar[frozenset[str]] = frozenset()
    """Public events that its recap looks back on. A table keeps all of them to the end, so they are
    what happens a few dozen times in a game at the most.
    """
    orders: ClassVar[Sequence[Order[Any]]] = ()
    """The standing orders that a player may give, in the order in which they are asked."""

    def __init__(self, state: S, chance: Chance, tell: Callable[[Event], None]) -> None:
        self.state = state
        self.chance = chance
        self._tell = tell

    @classmethod
    def seats_for(cls, options: O) -> range:
        """How many may play with these options."""
        return cls.seats

    @classmethod
    @abstractmethod
    def deal(cls, seats: int, options: O, chance: Chance) -> S:
        """The state before the first decision, for that many seats."""

    @abstractmethod
    async def play(self) -> Outcome:
        """The whole game, entered at the phase that the state names."""

    @classmethod
    @abstractmethod
    def view(cls, state: S, viewer: Seat | None) -> Any:
        """What the viewer may know (None: anybody), built up from nothing."""

    @classmethod
    def laid_open(cls, state: S) -> Any:
        """What was secret in this position, built up from nothing: for the story of a game that is
        over, and for nothing else. None: the story shows what everybody saw.
        """
        return None

    @classmethod
    @abstractmethod
    def cards(cls, state: S) -> Counter[str]:
        """Every card in every zone, by name: it never changes in the course of a game."""

    @classmethod
    def lay_anew(cls, state: S, chance: Chance) -> None:
        """The game goes back to this position, and somebody may have seen since what lay face down
        in it: it is shuffled. Whatever any seat knows here stays true, so no view changes.
        """

    @classmethod
    def weight(cls, ask: Ask, seat: Seat, seen: Callable[[], Any]) -> float:
        """How long the house thinks before it answers for the seat, beside the usual time; 0: there
        is nothing to think about. `seen` looks at the view that everybody has.
        """
        if ask.showing is Showing.NOTHING:  # a window takes its time, whoever has something to say
            return 1.0
        if ask.kind in cls.open_asks and len(ask.owed[seat].options) == 1:
            return 0.0

        weight = cls.weights.get(ask.kind, 1.0)
        return weight(seen()) if callable(weight) else weight

    # -- what scripts use ---------------------------------------------------------------------

    def tell(self, kind: str, **facts: Fact) -> None:
        """Something happened that everybody may know. Raises WrongEvent."""
        self.events.check(kind, facts, private=False)
        self._tell(Event(kind, facts))

    def tell_seat(self, to: Seat, kind: str, **facts: Fact) -> None:
        """Something happened that this seat alone may know. Raises WrongEvent."""
        self.events.check(kind, facts, private=True)
        self._tell(Event(kind, facts, to))

    async def checkpoint(self) -> None:
        """A boundary, only ever in the top loop of `play`."""
        await CHECKPOINT

    async def ask(
        self, seat: Seat, decision: Decision, *, about: Mapping[str, Fact] | None = None
    ) -> Option:
        """Ask one seat for one option; the table sees who is awaited."""
        choice = await self.ask_several(seat, decision, about=about)
        return choice[0]

    async def ask_several(
        self, seat: Seat, decision: Decision, *, about: Mapping[str, Fact] | None = None
    ) -> Choice:
        """Ask one seat for between `least` and `most` options."""
        _, choice = await Ask(decision.kind, {seat: decision}, Showing.SEATS, about or {}, asked=1)
        return choice

    async def pause(self, group: str) -> None:
        """Let time pass in which nobody has anything to say."""
        await Ask("pause", {CLOCK: minimum(group)}, Showing.NOTHING)


Rules = type[Game[Any, Any]]
"""A game, whichever."""


class OpenHands(NamedTuple):
    """What was secret, for the story of a game that is over: every seat's hand."""

    hands: tuple[tuple[Any, ...], ...]


def open_hands(state: Any) -> OpenHands:
    """The `laid_open` of a game whose secrets are the hands of its seats."""
    return OpenHands(tuple([tuple(one.hand) for one in state.seats]))


def choose(
    kind: str, options: list[Option], default: Option | None, clock: str, **about: Fact
) -> Decision:
    """A decision for one of the options, on a fresh clock of that group."""
    return Decision(
        kind, options, None if default is None else (default,), ClockId(clock), about=about
    )
