"""Scenario files: a position, choices, and what must follow (format: docs/scenarios.md).

A scenario is a test of the rules in TOML. It names seats by letters: A is seat 0. A variant is the
scenario of its file with some differences. A default is the choice of a silent seat; scenarios use
defaults to reach the ask that they are about.

Rule 1: a person who knows the game but not the code can read a scenario.
Rule 2: an unknown word is an error and is never skipped.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any

from pydantic import BeforeValidator

from games.engine.asks import CLOCK, Ask, Choice, Decision, Fact, Seat
from games.engine.chance import RiggedChance
from games.engine.engine import Engine
from games.engine.game import Event, Events, Facts
from games.engine.positions import Positions, ScenarioError, Shape, Table, Zone, letter, seat


class Failed(Exception):
    """The game went another way than the scenario says. The message is the first difference."""


def _as_list(choices: Any) -> Any:
    """Return a list, so that a file may write a single choice without brackets."""
    return [choices] if isinstance(choices, str) else choices


class ScenarioStep(Shape):
    """One step of a scenario.

    Attributes:
        choose: The choices, in order: `B: play warn`.
        until: After the choices, all seats take defaults until this ask is open (`play`, or
            `B: play`), until the open ask is closed ("answered") or the game is over ("over").
            None: no defaults are taken.
        expect: Path -> the expected value after the step (`A.hand`, `told`, `winners`).
    """

    choose: Annotated[list[str], BeforeValidator(_as_list)] = []
    until: str | None = None
    expect: Table = {}


class Luck(Shape):
    """Prepared results of shuffles and of random choices."""

    shuffles: list[list[str]] = []
    picks: list[int] = []

    def chance(self) -> RiggedChance:
        """Return chance with these results."""
        return RiggedChance(self.shuffles, self.picks)


class _Shared(Shape):
    """The fields that a scenario and a variant have in common.

    Attributes:
        rules: The rulings and sections of RULES.md that the scenario proves.
        position: The state at the start, in the words of the game's positions.py.
        chance: Prepared results of chance.
        step: The steps, in order.
    """

    rules: list[str] = []
    position: Table = {}
    chance: Luck = Luck()
    step: list[ScenarioStep] = []


class Scenario(_Shared):
    """One position and its steps."""

    title: str
    game: str


class _Variant(_Shared):
    """What a variant changes in the scenario of its file. `expect` is added to the last step."""

    title: str = ""
    expect: Table = {}


class _File(Scenario):
    """A scenario with its variants."""

    variant: list[_Variant] = []


def read(text: str) -> list[Scenario]:
    """Return all scenarios of a file.

    These are each variant, and the main scenario if it expects anything or has no variants.

    Raises:
        ScenarioError: the text is not TOML, or has an unknown word.
    """
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(error)) from error

    # Check the words of the whole file before tables are merged: errors then name the place in the
    # file.
    _File.read("the file", file)
    variants = file.pop("variant", [])
    scenarios = [Scenario.read("the file", file)]
    # A main scenario that expects nothing is only the common part of its variants.
    if variants and not any(step.expect for step in scenarios[0].step):
        scenarios.clear()

    scenarios.extend(Scenario.read("a variant", _variant(file, variant)) for variant in variants)
    return scenarios


def _variant(file: Table, variant: Table) -> Table:
    """Return the scenario of a variant: the file with the variant's differences."""
    varied = merge(file, {"position": variant.get("position", {})})
    varied["chance"] = variant.get("chance", file.get("chance", {}))
    varied["title"] = f"{file['title']}: {variant.get('title', '')}"
    varied["rules"] = [*file.get("rules", ()), *variant.get("rules", ())]
    # Steps and chance are replaced as a whole; only positions and expectations are merged.
    varied["step"] = variant.get("step", file.get("step", []))
    if "expect" in variant:
        if not varied["step"]:
            raise ScenarioError("a variant's expect needs a step")

        *first, last = varied["step"]
        expect = merge(last.get("expect", {}), variant["expect"])
        varied["step"] = [*first, {**last, "expect": expect}]

    return varied


def merge(base: Mapping[str, Any], over: Mapping[str, Any]) -> Table:
    """Return both tables as one.

    If both have a word, the value of `over` is used. Two tables under the same word are merged.
    """
    both = dict(base)
    for word, value in over.items():
        base_value = both.get(word)
        # Lists are replaced, not joined: a variant's hand is the whole hand.
        if isinstance(base_value, dict) and isinstance(value, dict):
            both[word] = merge(base_value, value)
        else:
            both[word] = value

    return both


_NOT_SPLIT = {"asked"}
"""The words whose value is a table itself, so `flat` must not split it."""


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield path and value of each entry (`A.hand`), for nested tables and dotted keys alike."""
    for word, value in table.items():
        if isinstance(value, dict) and word not in _NOT_SPLIT:
            yield from flat(value, f"{before}{word}.")
        else:
            yield f"{before}{word}", value


# -- events ----------------------------------------------------------------------------------------


def difference(
    told: Sequence[Event], lines: Sequence[str], game_events: Events, *, wanted: bool
) -> str | None:
    """Compare the events that happened with those that a scenario expects or excludes.

    Args:
        told: The events that happened, in order.
        lines: Events as in a file: `caught seat=B`.
        game_events: All events of the game (`Game.events`).
        wanted: True: the lines must be told, in this order. False: no such line may be told.

    Returns:
        The first difference; None if there is none.
    """
    start = 0
    for line in lines:
        matching = (
            index for index in range(start, len(told)) if _matches(told[index], line, game_events)
        )
        match_index = next(matching, None)
        if wanted and match_index is None:
            rest = "; ".join(format_event(event, game_events) for event in told[start:])
            return f"not told: {line} (told: {rest or 'nothing'})"
        if not wanted and match_index is not None:
            return f"told: {format_event(told[match_index], game_events)}"

        # The event of the next line must come after this one; events in between are allowed.
        if wanted and match_index is not None:
            start = match_index + 1

    return None


def format_event(event: Event, game_events: Events) -> str:
    """Return the event on one line, with seats as letters."""
    facts = game_events.kinds[event.kind]
    return " ".join(
        [
            event.kind,
            *(f"{name}={_fact_text(name, fact, facts)}" for name, fact in event.facts.items()),
        ]
    )


def _matches(event: Event, line: str, game_events: Events) -> bool:
    """Return whether the event has the kind and the facts of this line."""
    kind, *expected = line.split()
    if kind != event.kind:
        return False

    # The line may leave out facts of the event.
    facts = game_events.kinds[kind]
    facts_by_name = dict(fact.split("=", 1) for fact in expected)
    return all(
        name in event.facts and _fact_text(name, event.facts[name], facts) == text
        for name, text in facts_by_name.items()
    )


def _fact_text(name: str, fact: Fact, facts: Facts) -> str:
    """Return the fact as scenarios write it, with seats as letters."""
    if isinstance(fact, list):
        return ",".join(_fact_text(name, element, facts) for element in fact)
    return letter(fact) if name in facts.seats and isinstance(fact, int) else str(fact)


# -- playing a scenario ----------------------------------------------------------------------------


DEFAULTS_AT_MOST = 1000
"""After this number of defaults in a row, the awaited ask counts as unreachable."""


def run(scenario: Scenario, positions: Positions) -> None:
    """Play a scenario.

    Raises:
        Failed: the game went another way; the message is the first difference.
        ScenarioError: the scenario has an unknown word.
    """
    chance = scenario.chance.chance()
    try:
        state = positions.set_up(scenario.position)
    except (TypeError, ValueError) as error:
        raise ScenarioError(f"the position: {error}") from error

    play = _Play(positions, Engine.enter(positions.game, state, chance))
    for number, step in enumerate(scenario.step, 1):
        try:
            play.take(step)
        except Failed as failed:
            # `from None`: the cause says the same, without the number of the step.
            raise Failed(f"step {number}: {failed}") from None

    unused = chance.unused()
    if unused is not None:
        raise Failed(f"rigged and never drawn: {unused}")


class _Play:
    """A scenario in progress."""

    def __init__(self, positions: Positions, engine: Engine) -> None:
        self._positions = positions
        self._engine = engine
        self._seats = len(engine.game.state.seats)
        self._told: list[Event] = []
        """The events of the current step."""

    def take(self, step: ScenarioStep) -> None:
        """Play one step.

        The first step also gets the events with which the position begins (revision 0).
        """
        self._told = list(self._engine.events) if self._engine.revision == 0 else []
        for line in step.choose:
            self._choose(line)

        if step.until is not None:
            self._wait(step.until)

        for path, expected in flat(step.expect):
            self._compare(path, expected)

    # -- choices -----------------------------------------------------------------------------

    def _choose(self, line: str) -> None:
        """Take a line like `B: play warn`. `B again: ...` revises the answer that B has given."""
        who, _, words = line.partition(":")
        revises = who.endswith(" again")
        chooser = seat(who.removesuffix(" again").strip())
        # A seat that revises its answer owes nothing in this ask, so there is nothing to wait for.
        if not revises:
            self._take_defaults(
                lambda ask: chooser in ask.owed, f"{who} is never asked for {words!r}"
            )

        # This is the decision that the seat owes, or has answered and may revise.
        decision = self._engine.decision(chooser)
        if decision is None:
            raise Failed(f"{who} has no answer to revise")

        choice = self._read_choice(decision, words.strip())
        if choice is None:
            legal = ", ".join(map(str, decision.options))
            raise Failed(f"{line!r} is no answer to {decision.kind} ({legal})")

        self._decide(chooser, choice)

    def _read_choice(self, decision: Decision, words: str) -> Choice | None:
        """Return the choice that these words name; None if it is not legal."""
        if words == "default":
            return default_of(decision)
        return decision.read(self._positions.choice_text(words))

    def _wait(self, until: str) -> None:
        """Let all seats take defaults until the ask that the step names."""
        # `B: play` waits until B owes this decision; `play` alone waits for this kind of ask.
        # "answered" waits until the ask that is open now is closed.
        open_ask = self._engine.ask
        who, _, kind = until.rpartition(": ")
        if until == "over":
            self._take_defaults(lambda _: False, "the game never ends", end_is_fine=True)
        elif until == "answered":
            self._take_defaults(
                lambda ask: ask is not open_ask, "the ask never closes", end_is_fine=True
            )
        elif who:
            awaited = seat(who)
            self._take_defaults(
                lambda ask: awaited in ask.owed and ask.owed[awaited].kind == kind,
                f"{until} never comes",
            )
        else:
            self._take_defaults(lambda ask: ask.kind == kind, f"{until} never comes")

    def _take_defaults(
        self, until: Callable[[Ask], bool], never: str, *, end_is_fine: bool = False
    ) -> None:
        """Let seats take their defaults until the open ask fulfils the condition.

        Args:
            until: Returns whether the ask is the awaited one.
            never: The message if the ask never comes.
            end_is_fine: Whether the game may end instead.
        """
        for _ in range(DEFAULTS_AT_MOST):
            ask = self._engine.ask
            if ask is None and end_is_fine:
                return
            if ask is None:
                raise Failed(f"{never}: the game is over")
            if until(ask):
                return

            owing = next(iter(ask.owed))
            self._decide(owing, default_of(ask.owed[owing]))

        raise Failed(never)

    def _decide(self, chooser: Seat, choice: Choice) -> None:
        self._engine.decide(chooser, choice)
        self._told.extend(self._engine.events)

    # -- expectations ------------------------------------------------------------------------

    def _compare(self, path: str, expected: Any) -> None:
        """Compare one expected value with the actual one.

        Args:
            path: The word in the file: `told`, or `A.told` for seat A. It stands for events, asks,
                options, the result, or a word of the position.
            expected: Its value in the file.
        """
        who, _, what = path.rpartition(".")
        match what:
            case "told" | "not_told":
                self._compare_told(what, who, _lines(path, expected))
            case "asked" if not who:
                expected_kinds = _seats_by_kind(path, expected)
                for seats in expected_kinds.values():
                    self._check_seats_exist(path, seats)

                self._check_same(path, self._kinds_asked(), expected_kinds)
            case "not_asked" if not who:
                not_asked = _lines(path, expected)
                self._check_seats_exist(path, not_asked)
                owing = {owner for seats in self._kinds_asked().values() for owner in seats}
                self._check_same(path, sorted(owing & set(not_asked)), [])
            case "options" | "may" | "may_not":
                self._compare_options(who, what, _lines(path, expected))
            # Before the end, `winners` and `scores` are unknown words for `look` below.
            case "winners" if self._engine.outcome is not None:
                self._check_same(path, [*map(letter, self._engine.outcome.winners)], expected)
            # In `scores.A`, the seat comes after the dot.
            case _ if who == "scores" and self._engine.outcome is not None:
                score = self._engine.outcome.scores.get(seat(what), "not at the table")
                self._check_same(path, "none" if score is None else score, expected)
            case _:
                actual = self._positions.look(self._engine.game.state, path)
                self._check_same(path, *_comparable(actual, expected))

    def _check_seats_exist(self, path: str, seats: list[str]) -> None:
        """Raise ScenarioError for a letter that is no seat at this table."""
        for seat_letter in seats:
            if seat(seat_letter) >= self._seats:
                raise ScenarioError(f"{path}: there is no seat {seat_letter} at this table")

    def _kinds_asked(self) -> dict[str, list[str]]:
        """Return decision kind -> the letters of the seats that owe it."""
        seats_by_kind: dict[str, list[str]] = {}
        owed = {} if self._engine.ask is None else self._engine.ask.owed
        for owing in sorted(owed):
            if owing != CLOCK:
                seats_by_kind.setdefault(owed[owing].kind, []).append(letter(owing))

        return seats_by_kind

    def _compare_options(self, who: str, what: str, expected: list[str]) -> None:
        """Compare the options of a seat: all of them, some that it has, or some that it lacks."""
        decision = self._engine.decision(seat(who))
        if decision is None:
            raise Failed(f"{who} is asked nothing")

        options = set(map(str, decision.options))
        words = {self._option_text(f"{who}.{what}", line) for line in expected}
        # `may` fails for words that are no options, `may_not` for words that are: none may be left.
        if what == "options":
            self._check_same(f"{who}.options", sorted(options), sorted(words))
        elif what == "may":
            self._check_same(f"{who} may not", sorted(words - options), [])
        else:
            self._check_same(f"{who} may", sorted(words & options), [])

    def _option_text(self, path: str, line: str) -> str:
        """Return the option's text. Raise ScenarioError for an unknown word."""
        text = self._positions.choice_text(line)
        try:
            self._positions.words.check_option(text)
        except ScenarioError as error:
            raise ScenarioError(f"{path}: {error}") from error

        return text

    def _compare_told(self, what: str, who: str, expected: Sequence[str]) -> None:
        """Compare expected or excluded events (`told`, `not_told`) with those of this step."""
        path = f"{who}.{what}" if who else what
        self._check_seats_exist(path, [who] if who else [])
        to = seat(who) if who else None

        try:
            for line in expected:
                self._positions.words.check_told(line, self._seats)
        except ScenarioError as error:
            raise ScenarioError(f"{path}: {error}") from error

        events = [event for event in self._told if event.to == to]
        game_events = self._positions.words.events
        first_difference = difference(events, expected, game_events, wanted=what == "told")
        if first_difference is not None:
            raise Failed(first_difference)

    def _check_same(self, path: str, actual: Any, expected: Any) -> None:
        if actual != expected:
            raise Failed(f"{path} is {actual!r}, not {expected!r}")


def default_of(decision: Decision) -> Choice:
    """Return the default of a decision.

    Without a default, a table draws a choice. A scenario takes the first options, so that every run
    is the same.
    """
    if decision.default is not None:
        return decision.default
    return tuple(decision.options[: decision.least])


def _lines(path: str, expected: Any) -> list[str]:
    """Return the value if it is a list of texts. Raise ScenarioError if not."""
    if not isinstance(expected, list) or not all(isinstance(line, str) for line in expected):
        raise ScenarioError(f"{path}: {expected!r} is no list of words")
    return expected


def _seats_by_kind(path: str, expected: Any) -> dict[str, list[str]]:
    """Return the value of `asked`: decision kind -> seats. Raise ScenarioError for other values."""
    if not isinstance(expected, dict):
        raise ScenarioError(f"{path}: {expected!r} does not say who is asked what")
    return {kind: sorted(_lines(path, seats)) for kind, seats in expected.items()}


def _comparable(actual: Any, expected: Any) -> tuple[Any, Any]:
    """Return the actual and the expected value in the form in which they can be compared.

    For a zone, the expected value decides the form: a number is compared with the number of cards,
    a list of numbers with the values of the cards, and any other list with the cards themselves.
    """
    if not isinstance(actual, Zone):
        return actual, expected
    if isinstance(expected, int):
        return len(actual.cards), expected
    if not isinstance(expected, list):
        raise ScenarioError(f"{expected!r} is neither cards nor their number")

    cards: list[Any] = list(actual.cards)
    if actual.worth is not None and all(isinstance(card, int) for card in expected):
        cards = [actual.worth(card) for card in actual.cards]

    if actual.ordered:
        return cards, expected

    return Counter(cards), Counter(expected)
