"""What a script awaits and what a seat owes to it.

Rule 1: one ask is open at a time, addressed to one or several seats.
Rule 2: the list of options is the law. Buttons, timeouts, house players and tests all pick from it.
Rule 3: whether an ask exists at all may not depend on hidden cards.

A script either awaits an `Ask` (and is sent the seat and its choice), or, inside `parallel`, a bare
`Decision` (and is sent the choice of the seat that walks this dialogue).
"""

from collections.abc import Callable, Container, Coroutine, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any, NamedTuple, TypeVar

T = TypeVar("T")

Seat = Annotated[int, "seat"]
"""0, 1, 2… clockwise. A seat knows no person. A number to Python; lists of facts can tell it from
other numbers.
"""

CLOCK: Seat = -1
"""Time is a player: a window's minimum and a plain pause are decisions that the clock owes."""

remembered = lru_cache(4096)
"""For the texts of options: every fingerprint and every card wants the same few again."""

Fact = str | int | list[str] | list[int]


class Option(NamedTuple):
    """One legal answer. Its text (`lookout 3`, `stay`) is what journals, records and tests hold."""

    kind: str
    value: int | str | None = None

    @remembered
    def __str__(self) -> str:
        return self.kind if self.value is None else f"{self.kind} {self.value}"

    @property
    def number(self) -> int:
        """The value of an option that names a seat, a slot or another number."""
        if not isinstance(self.value, int):
            raise TypeError(f"the option {str(self)!r} names no number")
        return self.value

    @property
    def word(self) -> str:
        """The value of an option that names a card or the like."""
        if not isinstance(self.value, str):
            raise TypeError(f"the option {str(self)!r} names nothing")
        return self.value


Choice = tuple[Option, ...]
"""The options taken: one, or between `least` and `most` different ones."""


class WrongAsk(TypeError):
    """A script awaits what the engine cannot put to anybody. The message says what is wrong."""

    def __init__(self, awaited: object) -> None:
        what = f"the script awaited {awaited!r}, which is no ask"
        super().__init__(awaited if isinstance(awaited, str) else f"{what} ({WAYS_TO_ASK})")


WAYS_TO_ASK = "scripts await self.ask, ask_each, parallel, self.pause and self.checkpoint alone"


def written(choice: Choice) -> str:
    """The choice as journals hold it: `slot 3 + slot 7`."""
    return " + ".join(map(str, choice))


class ClockId(NamedTuple):
    """Which clock a decision runs on.

    `group` is looked up in the game's `clocks`. Decisions of one seat that share group and `turn`
    share one deadline; each further `extra` lengthens it by the group's extra seconds.
    """

    group: str
    turn: int = -1
    extra: int = 0


class Showing(Enum):
    """What the public may see of who has answered while an ask is open."""

    SEATS = "seats"
    """Who is awaited (a turn, a partner, a picker)."""
    COUNT = "count"
    """How many have answered, not who: speed would tell (HR-114)."""
    NOTHING = "nothing"
    """Only that the ask is open (a window)."""


@dataclass(slots=True)
class Decision:
    """What one seat owes to the open ask.

    `default` is the choice of a silent seat; None means a random legal one, drawn by the table,
    from `sensible` where that is not empty (it spares a silent seat what would be wasted).
    `about` holds facts for the face that the seat may know. `number` is the journal revision at
    which the decision was first put; the engine fills it in.
    """

    kind: str
    options: Sequence[Option]
    default: Choice | None
    clock: ClockId
    least: int = 1
    most: int = 1
    about: Mapping[str, Fact] = field(default_factory=dict)
    number: int = -1
    sensible: Sequence[Option] = ()
    passing: bool = False
    """To say nothing is an answer like any other: nobody is missed for it."""

    def __await__(self) -> Generator["Decision", Choice, Choice]:
        return (yield self)

    def allows(self, choice: Choice) -> bool:
        if len(choice) == 1 and self.least <= 1:
            return choice[0] in self.options
        return (
            self.least <= len(choice) <= self.most
            and len(set(choice)) == len(choice)
            and all(option in self.options for option in choice)
        )

    def read(self, text: str) -> Choice | None:
        """The choice that `written` gave this text, or None where it is not legal here."""
        options = {str(option): option for option in self.options}
        parts = text.split(" + ") if text else []
        if not all(part in options for part in parts):
            return None

        choice = tuple(options[part] for part in parts)
        return choice if self.allows(choice) else None

    def itself(self) -> "Decision":
        """Put again as it is, to a seat that may change its mind."""
        return self


Dialogue = Coroutine[Any, Any, T]
"""A seat's subscript inside `parallel`: awaits decisions, changes nothing, returns a value."""


@dataclass(slots=True)
class Ask:
    """The one thing the script awaits.

    `public` are the options that every addressed seat has alike: they may stand on the table for
    all to press.
    `owed` are the seats that have yet to answer; `settled` those that have answered and may still
    change their mind, each with the way to its first decision (built only if somebody looks) and
    the journal revision since which it may. `asked` counts the seats that were asked at first.
    """

    kind: str
    owed: dict[Seat, Decision]
    showing: Showing = Showing.SEATS
    about: Mapping[str, Fact] = field(default_factory=dict)
    public: Sequence[Option] = ()
    settled: dict[Seat, Callable[[], Decision]] = field(default_factory=dict)
    settled_at: dict[Seat, int] = field(default_factory=dict)
    asked: int = 0
    number: int = -1

    def __await__(self) -> Generator["Ask", tuple[Seat, Choice], tuple[Seat, Choice]]:
        return (yield self)

    def decision(self, seat: Seat) -> Decision | None:
        """What the seat owes, or may still revise; None where it has nothing to say."""
        owed = self.owed.get(seat)
        if owed is not None or seat not in self.settled:
            return owed

        decision = self.settled[seat]()
        decision.number = self.settled_at[seat]
        return decision

    def opened(self, revision: int, clocks: Container[str]) -> None:
        """Give the ask, and every decision that is new in it, the journal revision that brought
        them. Raises WrongAsk for one that cannot be put.
        """
        if self.number < 0:
            self.number = revision

        for decision in self.owed.values():
            if not isinstance(decision, Decision):
                raise WrongAsk(decision)
            if decision.number < 0:
                decision.number = revision
                if decision.clock.group not in clocks:
                    raise WrongAsk(
                        f"the decision {decision.kind!r} runs on the clock "
                        f"{decision.clock.group!r}, which is not among the game's `clocks`"
                    )

        for seat in self.settled:
            self.settled_at.setdefault(seat, revision)


def minimum(group: str) -> Decision:
    """The clock's own decision: time that must pass before the ask can close."""
    tick = (Option("minimum"),)
    return Decision("minimum", tick, tick, ClockId(group))


class _Walk:
    """One seat's way through its dialogue, restartable from the start."""

    __slots__ = ("_again", "_script", "start")

    def __init__(self, start: Callable[[], "Dialogue[Any]"]) -> None:
        self.start = start
        self._script = start()
        self._again: Decision | None = None

    def step(self, choice: Choice | None) -> Decision:
        """The next decision of this dialogue. Raises StopIteration with its value at the end."""
        self._again = None
        decision: Decision = self._script.send(choice)
        return decision

    def again(self) -> Decision:
        """The first decision anew, for a seat that changes its mind."""
        if self._again is None:
            self._script = self.start()
            self._again = self._script.send(None)
        return self._again


async def parallel(
    kind: str,
    dialogues: Mapping[Seat, Callable[[], "Dialogue[T]"]],
    *,
    showing: Showing = Showing.COUNT,
    about: Mapping[str, Fact] | None = None,
    public: Sequence[Option] = (),
    revisable: bool = False,
    at_least: str | None = None,
) -> dict[Seat, T]:
    """Let each seat walk its own small dialogue, all at once; returns seat -> value in seat order
    given.

    `revisable`: who is through may start again until everybody is. `at_least`: a clock group whose
    time must pass before the ask closes, however quick the answers.
    """
    ask = Ask(kind, {}, showing, about or {}, public, asked=len(dialogues))
    walks: dict[Seat, _Walk] = {}
    done: dict[Seat, T] = {}

    def advance(seat: Seat, choice: Choice | None) -> None:
        ask.owed.pop(seat, None)
        ask.settled.pop(seat, None)
        ask.settled_at.pop(seat, None)
        done.pop(seat, None)

        try:
            ask.owed[seat] = walks[seat].step(choice)
        except StopIteration as end:
            done[seat] = end.value
            if revisable:
                ask.settled[seat] = walks[seat].again

    for seat, dialogue in dialogues.items():
        walks[seat] = _Walk(dialogue)
        advance(seat, None)

    if at_least is not None:
        ask.owed[CLOCK] = minimum(at_least)

    while ask.owed:
        seat, choice = await ask
        if seat == CLOCK:
            del ask.owed[CLOCK]
            continue

        if seat in ask.settled:
            walks[seat].again()

        advance(seat, choice)

    return {seat: done[seat] for seat in dialogues}


async def ask_each(
    kind: str,
    decisions: Mapping[Seat, Decision],
    *,
    showing: Showing = Showing.COUNT,
    about: Mapping[str, Fact] | None = None,
    revisable: bool = False,
) -> dict[Seat, Choice]:
    """One decision for each seat, all at once: `parallel` in its simplest case, and the quickest.

    Returns seat -> choice in the order given.
    """
    ask = Ask(kind, dict(decisions), showing, about or {}, asked=len(decisions))
    owed = ask.owed
    settled = ask.settled
    chosen: dict[Seat, Choice] = {}
    while owed:
        seat, choice = await ask
        chosen[seat] = choice
        owed.pop(seat, None)

        if revisable:
            settled[seat] = decisions[seat].itself
            ask.settled_at.pop(seat, None)

    return {seat: chosen[seat] for seat in decisions}
