"""Lessons: a first game that a learner plays alone, with a coach (format: docs/lessons.md).

A lesson has a few parts. A part is a position in the words of scenario files
(games/engine/positions.py). The ordinary engine plays it: house players follow the lines of the
part, such as `B: rob`, and the learner (seat A) chooses from the options that its steps offer.

Rule 1: the state of a lesson follows from its file and the learner's choices. So a learner can
        leave and continue at any time; only a `LessonPlace` is stored.
Rule 2: an unknown word is an error, and so is a line that no house player can use.
"""

import tomllib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from games.engine.asks import CLOCK, Choice, Decision, Option, Seat, format_choice
from games.engine.engine import Engine
from games.engine.errors import GameError
from games.engine.game import Event
from games.engine.positions import Positions, ScenarioError, Shape, Table, letter, seat
from games.engine.scenario import Luck, default_of

LEARNER: Seat = 0
"""The seat of the learner."""

STEPS_AT_MOST = 1000
"""How many answers in a row other seats may give before the part counts as endless."""

OVER = "over"
"""The value of `LessonPart.until` for a part that runs to the end of the game."""

EventListener = Callable[[int, Sequence[Event]], None]
"""Receives the revision and the events that led to it."""


class NotOffered(GameError):
    """The coach does not offer this option here."""


class LessonPlace(NamedTuple):
    """How far a learner is.

    It is the number of the part, and the choices in it, as journals store them.
    """

    part: int = 0
    chosen: tuple[str, ...] = ()


class LessonStep(Shape):
    """One question to the learner.

    Attributes:
        asked: The kind of decision.
        coach: What the coach says before the decision.
        offer: Option -> what the coach says after this option was chosen. Of these options, only
            those that the game offers are shown.
        ends: The options after which the part is over, without further steps.
    """

    asked: str
    coach: str
    offer: dict[str, str]
    ends: list[str] = []


class LessonPart(Shape):
    """One position with its steps.

    Attributes:
        position: The position, in the game's own words.
        chance: Prepared results of chance.
        house: What house players do (`B: rob`), for each seat in order. Without a line that fits, a
            seat takes the default.
        until: Where the part ends after its last step: when an ask of this kind opens, or when the
            game is over ("over"). None: with the last step.
        later: True: the position is in the game of the part before, some turns later. False: it is
            in another game.
        step: The questions to the learner, in order.
    """

    position: Table
    chance: Luck = Luck()
    house: list[str] = []
    until: str | None = None
    later: bool = False
    step: list[LessonStep]


class Lesson(Shape):
    """A whole lesson. `farewell` is what the coach says at the end."""

    farewell: str
    part: list[LessonPart]


def read(text: str) -> Lesson:
    """Parse a lesson file.

    Raises:
        ScenarioError: the text is not TOML, or has an unknown word.
    """
    try:
        return Lesson.read("the lesson", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(error)) from error


class Play:
    """One part in progress.

    Attributes:
        chosen: The learner's answers, as journals store them.
        said: What the coach says about the last answer; None before the first answer.
        since: The engine's revision before the last answer; -1 before the first answer.
        engine: The game.
    """

    def __init__(self, part: LessonPart, positions: Positions, on_events: EventListener) -> None:
        """Set up the position and run to the learner's first question.

        Args:
            part: The part of the lesson.
            positions: The words of the game.
            on_events: Receives the events of each choice.

        Raises:
            ScenarioError: the part has an unknown word, or never reaches its next question.
        """
        self._part = part
        self._positions = positions
        self._on_events = on_events
        self._lines: dict[Seat, deque[str]] = {}
        """Seat -> its lines that have not been used yet, in order."""
        for line in part.house:
            who, _, words = line.partition(":")
            self._lines.setdefault(seat(who), deque()).append(words.strip())

        self.chosen: list[str] = []
        self.said: str | None = None
        self.since = -1
        self._ended = False
        """Whether the learner took an option of `LessonStep.ends`."""
        state = positions.set_up(part.position)
        self.engine = Engine.enter(positions.game, state, part.chance.chance())
        on_events(0, [*self.engine.events])
        self._run_other_seats()

    @property
    def step(self) -> LessonStep | None:
        """The open question; None when the part is over."""
        steps = self._part.step
        answered = len(self.chosen)
        return None if self._ended or answered == len(steps) else steps[answered]

    @property
    def unused_lines(self) -> list[str]:
        """The lines that house players have not used."""
        return [f"{letter(who)}: {line}" for who, lines in self._lines.items() for line in lines]

    def offered(self) -> Decision | None:
        """Return the learner's decision, reduced to the options that the coach offers.

        Returns:
            The decision; None when the part is over.

        Raises:
            ScenarioError: the game offers no such option.
        """
        step = self.step
        if step is None:
            return None

        decision = self.engine.decision(LEARNER)
        assert decision is not None, "it has gone on to the learner's question"
        offer = self._comments(step)
        # The options keep the order of the game, so the buttons are in the same order as in a real
        # game.
        options = [option for option in decision.options if str(option) in offer]
        if not options:
            legal = ", ".join(map(str, decision.options))
            raise ScenarioError(f"nothing of {', '.join(offer)} is on offer ({legal})")

        return replace(
            decision,
            options=options,
            default=None,
            sensible=(),
            most=min(decision.most, len(options)),
        )

    def choose(self, choice: Choice) -> None:
        """Take the learner's answer to the open question and run to the next one.

        Raises:
            NotOffered: the coach does not offer this choice. Nothing has changed.
        """
        step = self.step
        offered = self.offered()
        if step is None or offered is None or not offered.allows(choice):
            raise NotOffered(f"{format_choice(choice)!r} is not offered")

        # If several options are chosen at once, the coach comments on the first.
        first = str(choice[0])
        self.said = self._comments(step)[first]
        self._ended = first in map(self._positions.spoken, step.ends)
        self.chosen.append(format_choice(choice))
        self.since = self.engine.revision
        self._decide(LEARNER, choice)
        self._run_other_seats()

    def choose_text(self, text: str) -> None:
        """Take an answer as journals store it; see `choose`."""
        offered = self.offered()
        choice = None if offered is None else offered.read(text)
        if choice is None:
            raise NotOffered(f"{text!r} is not offered")

        self.choose(choice)

    def _comments(self, step: LessonStep) -> dict[str, str]:
        """Return option text -> what the coach says after it."""
        return {self._positions.spoken(words): comment for words, comment in step.offer.items()}

    # -- the other seats ---------------------------------------------------------------------------

    def _run_other_seats(self) -> None:
        """Let the other seats answer until the learner's next question or the end of the part."""
        for _ in range(STEPS_AT_MOST):
            ask = self.engine.ask
            step = self.step
            if ask is None:
                if step is not None:
                    raise ScenarioError(f"the game is over before {step.coach!r}")
                if self._part.until not in (None, OVER):
                    raise ScenarioError(f"the game is over before {self._part.until!r}")

                return
            # All steps are done, and the ask at which the part ends is open, if it names one.
            if step is None and self._part.until in (None, ask.kind):
                return

            # The learner answers last, so that a page shows what the other seats have done. If the
            # learner owes a decision for which there is no step, the default is taken below.
            owing = next((who for who in ask.owed if who != LEARNER), LEARNER)
            decision = ask.owed[owing]
            if owing == LEARNER and step is not None and decision.kind == step.asked:
                return

            self._decide(owing, self._next_choice(owing, decision))

        raise ScenarioError("what the part waits for never comes")

    def _next_choice(self, owing: Seat, decision: Decision) -> Choice:
        """Return the choice of the seat's next line if it answers this decision.

        Otherwise return the default, or the first options if there is no default.
        """
        lines = self._lines.get(owing)
        choice = None
        if lines and owing != CLOCK:
            choice = decision.read(self._positions.choice_text(lines[0]))

        # A line that does not fit is kept: the seat may owe other decisions before its own.
        if lines and choice is not None:
            lines.popleft()
            return choice

        return default_of(decision)

    def _decide(self, who: Seat, choice: Choice) -> None:
        self.engine.decide(who, choice)
        self._on_events(self.engine.revision, [*self.engine.events])


def resume_part(
    part: LessonPart, positions: Positions, place: LessonPlace, on_events: EventListener
) -> Play:
    """Rebuild a part as the learner left it.

    Raises:
        NotOffered: a stored choice is no longer offered, because the file has changed.
    """
    play = Play(part, positions, on_events)
    for text in place.chosen:
        play.choose_text(text)
    return play


def options_at(decision: Decision, picks: Sequence[int]) -> tuple[Option, ...]:
    """Return the options with these indexes.

    Raises:
        NotOffered: there is no index, or an index is out of range.
    """
    if not picks or not all(0 <= pick < len(decision.options) for pick in picks):
        raise NotOffered("there is no such option")
    return tuple(decision.options[pick] for pick in picks)
