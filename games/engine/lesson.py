"""Lessons: a first game that somebody plays alone, with a coach (docs/lessons.md has the format).

A lesson is a few parts, each a position in the words of scenario files. The ordinary engine plays
it: house players follow the part's lines, the learner (seat A) chooses among what its steps offer.

Rule 1: a lesson is a function of its file and of what the learner chose. So whoever leaves may go
        on at any time, and all there is to remember is a `LessonPlace`.
Rule 2: a word that is not understood is an error, and so is a line that no house player may say.
"""

import tomllib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from games.engine.asks import CLOCK, Choice, Decision, Option, Seat, written
from games.engine.engine import Engine
from games.engine.errors import GameError
from games.engine.game import Event
from games.engine.positions import Positions, ScenarioError, Shape, Table, letter, seat
from games.engine.scenario import Luck

LEARNER: Seat = 0

STEPS_AT_MOST = 1000
"""More answers than these in a row, and what a part waits for never comes."""

OVER = "over"

Heard = Callable[[int, Sequence[Event]], None]
"""Told the revision, and what happened in it."""


class NotOffered(GameError):
    """The coach does not offer that here."""


class LessonPlace(NamedTuple):
    """How far somebody is: the part, and what they chose in it, as journals hold choices."""

    part: int = 0
    chosen: tuple[str, ...] = ()


class LessonStep(Shape):
    """One question to the learner. `asked`: the kind of decision; `coach`: what is said before it.
    `offer`: what may be chosen, where the game offers it, and what the coach says after it. `ends`:
    those of them with which the part is over for the learner, and no further step comes.
    """

    asked: str
    coach: str
    offer: dict[str, str]
    ends: list[str] = []


class LessonPart(Shape):
    """A position, what house players do in it (`B: rob`, each seat's in order; else what silence
    does), and the learner's steps. `until`: what it runs on to after the last of them: an ask of
    that kind, or "over". `later`: the same game, some turns later; otherwise this is another table.
    """

    position: Table
    chance: Luck = Luck()
    house: list[str] = []
    until: str | None = None
    later: bool = False
    step: list[LessonStep]


class Lesson(Shape):
    """A whole lesson. `farewell`: what the coach says at the very end."""

    farewell: str
    part: list[LessonPart]


def read(text: str) -> Lesson:
    """The lesson of a file. Raises ScenarioError."""
    try:
        return Lesson.read("the lesson", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(error)) from error


class Play:
    """One part, as far as it has been played. `chosen`: the learner's answers, as journals hold
    them; `said`: what the coach says of the last one; `since`: the engine's revision before it.

    Raises ScenarioError where the part is not understood, or never comes to its next question.
    """

    def __init__(self, part: LessonPart, positions: Positions, heard: Heard) -> None:
        self._part = part
        self._positions = positions
        self._heard = heard
        self._lines: dict[Seat, deque[str]] = {}
        for line in part.house:
            who, _, words = line.partition(":")
            self._lines.setdefault(seat(who), deque()).append(words.strip())

        self.chosen: list[str] = []
        self.said: str | None = None
        self.since = -1
        self._ended = False
        state = positions.set_up(part.position)
        self.engine = Engine.enter(positions.game, state, part.chance.chance())
        heard(0, [*self.engine.events])
        self._go_on()

    @property
    def step(self) -> LessonStep | None:
        """The question that is open; None: the part is over."""
        steps = self._part.step
        taken = len(self.chosen)
        return None if self._ended or taken == len(steps) else steps[taken]

    @property
    def unsaid(self) -> list[str]:
        """The lines that house players have not said."""
        return [f"{letter(who)}: {line}" for who, lines in self._lines.items() for line in lines]

    def offered(self) -> Decision | None:
        """What the learner is asked, with nothing to choose from but what the coach offers."""
        step = self.step
        if step is None:
            return None

        decision = self.engine.decision(LEARNER)
        assert decision is not None, "it has gone on to the learner's question"
        wanted = self._options(step)
        options = [option for option in decision.options if str(option) in wanted]
        if not options:
            known = ", ".join(map(str, decision.options))
            raise ScenarioError(f"nothing of {', '.join(wanted)} is on offer ({known})")

        return replace(
            decision,
            options=options,
            default=None,
            sensible=(),
            most=min(decision.most, len(options)),
        )

    def choose(self, choice: Choice) -> None:
        """The learner's answer to the open question. Raises NotOffered, and nothing has changed."""
        step = self.step
        offered = self.offered()
        if step is None or offered is None or not offered.allows(choice):
            raise NotOffered(f"{written(choice)!r} is not offered")

        first = str(choice[0])
        self.said = self._options(step)[first]
        self._ended = first in map(self._positions.spoken, step.ends)
        self.chosen.append(written(choice))
        self.since = self.engine.revision
        self._decide(LEARNER, choice)
        self._go_on()

    def choose_text(self, text: str) -> None:
        """The same, as journals hold it."""
        offered = self.offered()
        choice = None if offered is None else offered.read(text)
        if choice is None:
            raise NotOffered(f"{text!r} is not offered")

        self.choose(choice)

    def _options(self, step: LessonStep) -> dict[str, str]:
        """The option's text -> what the coach says after it."""
        return {self._positions.spoken(words): said for words, said in step.offer.items()}

    # -- everybody else ---------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let everybody else answer, up to the learner's next question or the end of the part."""
        for _ in range(STEPS_AT_MOST):
            ask = self.engine.ask
            step = self.step
            if ask is None:
                if step is not None:
                    raise ScenarioError(f"the game is over before {step.coach!r}")
                if self._part.until not in (None, OVER):
                    raise ScenarioError(f"the game is over before {self._part.until!r}")

                return
            if step is None and self._part.until in (None, ask.kind):
                return

            owing = next((who for who in ask.owed if who != LEARNER), LEARNER)
            decision = ask.owed[owing]
            if owing == LEARNER and step is not None and decision.kind == step.asked:
                return

            self._decide(owing, self._line(owing, decision))

        raise ScenarioError("what the part waits for never comes")

    def _line(self, who: Seat, decision: Decision) -> Choice:
        """The seat's next line, if it is an answer to this; else what silence does, or the first
        option where that is drawn.
        """
        lines = self._lines.get(who)
        choice = decision.read(self._read(lines[0])) if lines and who != CLOCK else None
        if lines and choice is not None:
            lines.popleft()
            return choice
        if decision.default is not None:
            return decision.default

        return tuple(decision.options[: decision.least])

    def _read(self, line: str) -> str:
        return " + ".join(self._positions.spoken(part.strip()) for part in line.split("+"))

    def _decide(self, who: Seat, choice: Choice) -> None:
        self.engine.decide(who, choice)
        self._heard(self.engine.revision, [*self.engine.events])


def resumed(part: LessonPart, positions: Positions, place: LessonPlace, heard: Heard) -> Play:
    """The part as this learner left it. Raises NotOffered where the file has changed since."""
    play = Play(part, positions, heard)
    for text in place.chosen:
        play.choose_text(text)
    return play


def picked(decision: Decision, picks: Sequence[int]) -> tuple[Option, ...]:
    """The options that were pressed. Raises NotOffered."""
    if not picks or not all(0 <= pick < len(decision.options) for pick in picks):
        raise NotOffered("there is no such option")
    return tuple(decision.options[pick] for pick in picks)
