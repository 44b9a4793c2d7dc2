"""Asks and decisions: what the script of a game waits for, and what each seat has to decide.

Rule 1: one ask is open at a time. It is addressed to one or several seats.
Rule 2: an answer is legal only if it is in the list of options. Buttons, timeouts, house players
        and tests all pick from this list.
Rule 3: whether an ask exists may not depend on hidden cards.

A script awaits an `Ask` and is sent a pair of seat and choice. `parallel` asks several seats at the
same time, and runs a dialogue for each: a coroutine that awaits a `Decision` and is sent the choice
of its seat. A settled seat has answered and may revise its answer.
"""

from collections.abc import Callable, Container, Coroutine, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any, NamedTuple, TypeVar

T = TypeVar("T")

Seat = Annotated[int, "seat"]
"""The number of a seat: 0, 1, 2… clockwise.

It does not identify a player. The annotation lets `Facts` tell a seat from other numbers.
"""

CLOCK: Seat = -1
"""The seat number of the clock.

It owes a decision where time must pass: during a pause, and during the minimum time of a window.
"""

remembered = lru_cache(4096)
"""A cache for the texts of options: fingerprints and cards need the same texts again and again."""

Fact = str | int | list[str] | list[int]
"""One value of an event, an ask or a decision, from which a page makes its sentence."""


class Option(NamedTuple):
    """One legal answer. Journals, records and tests store its text (`lookout 3`, `stay`)."""

    kind: str
    value: int | str | None = None

    @remembered
    def __str__(self) -> str:
        # The text is stored in journals and records: it may never change.
        return self.kind if self.value is None else f"{self.kind} {self.value}"

    @property
    def number(self) -> int:
        """Return the value of an option that names a seat, a slot or another number.

        Raises:
            TypeError: the value is not a number.
        """
        if not isinstance(self.value, int):
            raise TypeError(f"the option {str(self)!r} names no number")
        return self.value

    @property
    def word(self) -> str:
        """Return the value of an option that names a card or another text.

        Raises:
            TypeError: the value is not a text.
        """
        if not isinstance(self.value, str):
            raise TypeError(f"the option {str(self)!r} names nothing")
        return self.value


Choice = tuple[Option, ...]
"""The options that were taken: one, or between `least` and `most` different ones."""


class WrongAsk(TypeError):
    """A script awaited an object that the engine cannot ask. The message says what is wrong."""

    def __init__(self, awaited: object) -> None:
        """Make the message, unless `awaited` is a text: it is the message itself."""
        what = f"the script awaited {awaited!r}, which is no ask"
        super().__init__(awaited if isinstance(awaited, str) else f"{what} ({WAYS_TO_ASK})")


WAYS_TO_ASK = "scripts await self.ask, ask_each, parallel, self.pause and self.checkpoint alone"


def format_choice(choice: Choice) -> str:
    """Return the choice as journals store it: `slot 3 + slot 7`."""
    return " + ".join(map(str, choice))


class ClockId(NamedTuple):
    """Which clock a decision runs on.

    Attributes:
        group: The key of the clock in the game's `clocks`.
        turn: Decisions of one seat with the same group and turn share one deadline. -1: the
            decision has its own deadline.
        extra: How many times the group's extra seconds are added to the deadline.
    """

    group: str
    turn: int = -1
    extra: int = 0


class Showing(Enum):
    """What the public may see while an ask is open."""

    SEATS = "seats"
    """Show which seats have yet to answer (a turn, a partner, a picker)."""
    COUNT = "count"
    """Show how many seats have answered, but not which.

    The speed of an answer would reveal something (HR-114, see games/heist/RULES.md).
    """
    NOTHING = "nothing"
    """Show only that the ask is open (a window)."""


@dataclass(slots=True)
class Decision:
    """What one seat owes to the open ask.

    Attributes:
        kind: The name of the decision in the game's vocabulary.
        options: All legal options.
        default: The choice for a seat that is silent until the deadline. None: the table draws one
            at random.
        clock: The clock that the decision runs on.
        least: The smallest number of options in a choice.
        most: The largest number of options in a choice.
        about: Facts that the seat may know, for the page that shows the decision.
        number: The journal revision at which the decision was first asked; -1 before. The engine
            sets it.
        sensible: The options from which the table draws for a silent seat; empty: from all options.
            With it, a timeout does not waste a good card.
        passing: Whether passing is a normal answer here, so that a timeout does not count as a
            missed turn.
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

    def __await__(self) -> Generator["Decision", Choice, Choice]:
        return (yield self)

    def allows(self, choice: Choice) -> bool:
        """Return whether the choice is legal.

        A choice is legal if it has between `least` and `most` different options, all from the list.
        """
        # Most choices are a single option. Checking it here avoids building a set.
        if len(choice) == 1 and self.least <= 1:
            return choice[0] in self.options
        return (
            self.least <= len(choice) <= self.most
            and len(set(choice)) == len(choice)
            and all(option in self.options for option in choice)
        )

    def read(self, text: str) -> Choice | None:
        """Return the choice with this text (see `format_choice`); None if it is not legal here."""
        options = {str(option): option for option in self.options}
        parts = text.split(" + ") if text else []
        if not all(part in options for part in parts):
            return None

        # The order of the parts is kept: some games take the first option as the better one.
        choice = tuple(options[part] for part in parts)
        return choice if self.allows(choice) else None

    def itself(self) -> "Decision":
        """Return the decision. `Ask.settled` needs a function that returns it."""
        return self


Dialogue = Coroutine[Any, Any, T]
"""The part of a script that one seat runs inside `parallel`.

It awaits decisions, changes no state and returns a value.
"""


@dataclass(slots=True)
class Ask:
    """The object that a script awaits.

    Attributes:
        kind: The name of the ask in the game's vocabulary.
        owed: The seats that have yet to answer, each with its decision.
        showing: What the public may see of the answers.
        about: Facts that all may know, for the page that shows the ask.
        public: Options that all addressed seats have in common. The table can show them as buttons
            for all.
        settled: The seats that have answered and may revise their answer, each with a function that
            returns its first decision. The function is only called when the decision is needed.
        settled_at: For each settled seat, the journal revision of its answer.
        asked: How many seats the ask was addressed to when it was opened.
        number: The journal revision at which the ask was opened; -1 before. The engine sets it.
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
        """Return the decision that the seat owes or may revise; None if it has neither."""
        owed = self.owed.get(seat)
        if owed is not None or seat not in self.settled:
            return owed

        decision = self.settled[seat]()
        # The function may return a new decision, which has no number yet.
        decision.number = self.settled_at[seat]
        return decision

    def set_numbers(self, revision: int, clocks: Container[str], answered: Seat) -> None:
        """Set the numbers of the ask and of its new decisions, now that the ask is opened.

        Args:
            revision: The journal revision that led to the ask.
            clocks: The names of the game's clock groups.
            answered: The seat that has just chosen. If the ask was open before, only the decision
                of this seat can be new.

        Raises:
            WrongAsk: a seat owes something other than a Decision, or its clock group is unknown.
        """
        seats: Iterable[Seat] = (answered,)
        if self.number < 0:
            self.number = revision
            seats = [*self.owed, *self.settled]

        for seat in seats:
            if seat in self.settled:
                self.settled_at.setdefault(seat, revision)

            if seat not in self.owed:
                continue

            decision = self.owed[seat]
            if not isinstance(decision, Decision):
                raise WrongAsk(decision)
            if decision.number < 0:
                decision.number = revision
                # Checked here, a wrong name fails in the first test that asks this decision. Later
                # it would stop a live table.
                if decision.clock.group not in clocks:
                    raise WrongAsk(
                        f"the decision {decision.kind!r} runs on the clock "
                        f"{decision.clock.group!r}, which is not among the game's `clocks`"
                    )


def minimum(group: str) -> Decision:
    """Return the clock's own decision: time that must pass before the ask can close."""
    # The only option is also the default, which the table takes when the time is over.
    tick = (Option("minimum"),)
    return Decision("minimum", tick, tick, ClockId(group))


class _Restart:
    """Restarts the dialogue of a seat that revises its answer, when its decision is needed."""

    __slots__ = ("_first", "_start", "dialogue")

    def __init__(self, start: Callable[[], "Dialogue[Any]"]) -> None:
        self._start = start
        self._first: Decision | None = None
        self.dialogue: Dialogue[Any]
        """The restarted dialogue; unset before the first call."""

    def __call__(self) -> Decision:
        """Return the first decision of the restarted dialogue."""
        # Several callers need the first decision (pages, the press): restart once for all of them.
        if self._first is None:
            self.dialogue = self._start()
            self._first = self.dialogue.send(None)
        return self._first


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
    """Run one dialogue for each seat, all at the same time.

    Args:
        kind: The name of the ask.
        dialogues: For each seat, a function that starts its dialogue.
        showing: What the public may see of the answers.
        about: Facts that all may know.
        public: Options that all addressed seats have in common.
        revisable: Whether a seat that is done may start again until all seats are done.
        at_least: A clock group whose time must pass before the ask closes, even if all answers are
            quick; None: the ask closes after the last answer.

    Returns:
        What each dialogue returned, in the order of `dialogues`.
    """
    ask = Ask(kind, {}, showing, about or {}, public, asked=len(dialogues))
    running: dict[Seat, Dialogue[T]] = {}
    restarts: dict[Seat, _Restart] = {}
    done: dict[Seat, T] = {}

    def advance(seat: Seat, choice: Choice | None) -> None:
        """Run the seat's dialogue to its next decision or to its end."""
        try:
            ask.owed[seat] = running[seat].send(choice)
        except StopIteration as end:
            done[seat] = end.value
            if revisable:
                restarts[seat] = ask.settled[seat] = _Restart(dialogues[seat])

    # A dialogue may end without a decision: its seat owes nothing from the start.
    for seat, dialogue in dialogues.items():
        running[seat] = dialogue()
        advance(seat, None)

    # The clock owes an answer too, so the ask stays open until its time is over.
    if at_least is not None:
        ask.owed[CLOCK] = minimum(at_least)

    while ask.owed:
        seat, choice = await ask
        ask.owed.pop(seat, None)
        if seat == CLOCK:
            continue

        # The seat revises: its dialogue starts again, and the choice answers the first decision. It
        # is not done until its dialogue ends again.
        if seat in ask.settled:
            restarts[seat]()
            running[seat] = restarts[seat].dialogue
            del ask.settled[seat], ask.settled_at[seat], done[seat]

        advance(seat, choice)

    # `done` is in the order of answers, which must not affect the game.
    return {seat: done[seat] for seat in dialogues}


async def ask_each(
    kind: str,
    decisions: Mapping[Seat, Decision],
    *,
    showing: Showing = Showing.COUNT,
    about: Mapping[str, Fact] | None = None,
    revisable: bool = False,
) -> dict[Seat, Choice]:
    """Ask each seat for one decision, all at the same time.

    It does what `parallel` does with dialogues of one decision each, but faster.

    Args:
        kind: The name of the ask.
        decisions: What each seat owes.
        showing: What the public may see of the answers.
        about: Facts that all may know.
        revisable: Whether a seat that has answered may change its answer until all have answered.

    Returns:
        The choice of each seat, in the order of `decisions`.
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
            # `set_numbers` sets the revision of this answer, also if the seat has revised it.
            ask.settled_at.pop(seat, None)

    # `chosen` is in the order of answers, which must not affect the game.
    return {seat: chosen[seat] for seat in decisions}
