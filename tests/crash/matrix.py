"""The crash matrix: every game undisturbed, and again while it is killed and killed and killed.

A game is killed many times in one sitting (a chain), or thousands of points would take hours. Which
death made a difference is found by killing at each of them alone (`attributed`).
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tests.crash.nest import Nest, Stuck
from tests.crash.oracle import Unfaithful
from tests.crash.outcome import Death, Outcome, Scenario, Wrong
from tests.crash.sitting import Sitting

LONGEST_LIFE = 24
"""Points that a bot may pass before it is killed again."""
FROM_THE_START = 0.2
"""How many of the lives may be killed while they start."""
MOST_DEATHS = 400
"""In one sitting; then it is left in peace to the end."""


@dataclass(frozen=True, slots=True)
class Difference:
    scenario: Scenario
    deaths: tuple[Death, ...]
    what: str
    last: str = ""
    """The point at which it died last before anybody noticed."""
    log: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.scenario}: {self.what} (after {self.last or 'no death'})"


@dataclass(slots=True)
class Report:
    tried: Counter[str] = field(default_factory=Counter)
    """By game, phase of the table and point."""
    pictures: int = 0
    """Those that were compared with pictures of a run in peace."""
    differences: list[Difference] = field(default_factory=list)

    @property
    def points(self) -> int:
        return self.tried.total()


class Chain:
    """Deaths one after the other, from a seed; remembers which ones were taken."""

    def __init__(self, deaths: Iterator[Death]) -> None:
        self._deaths = deaths
        self.taken: list[Death] = []

    def __iter__(self) -> Iterator[Death]:
        return self

    def __next__(self) -> Death:
        death = next(self._deaths)
        self.taken.append(death)
        return death


def dying(seed: object, longest: int = LONGEST_LIFE) -> Iterator[Death]:
    rng = Random(f"deaths {seed}")
    for _ in range(MOST_DEATHS):
        awake = rng.uniform(0, 1) >= FROM_THE_START
        yield Death(at=rng.randint(1, longest if awake else 40), awake=awake)


async def undisturbed(nest: Nest, scenario: Scenario) -> Outcome:
    return await Sitting(nest, scenario, iter(()), patient=True).played()


async def _in_words(nest: Nest, peace: Outcome, war: Outcome, scenario: Scenario) -> dict[str, str]:
    """What stands at the end of the same sitting undisturbed and without pictures; played only if
    anything differs from the one with them.
    """
    if peace.shown == war.shown:
        return peace.shown

    return (await undisturbed(nest, replace(scenario, pictures=False))).shown


async def disturbed(
    nest: Nest, scenario: Scenario, deaths: Iterator[Death], peace: Outcome, report: Report
) -> Difference | None:
    """Play it again with these deaths; the difference from the undisturbed run."""
    chain = Chain(deaths)
    sitting = Sitting(nest, scenario, chain)
    what = ""
    try:
        await sitting.played()
    except (Wrong, Stuck, Unfaithful) as wrong:
        what = f"{type(wrong).__name__}: {wrong}"
    else:
        report.pictures += len(peace.pictures.keys() & sitting.outcome.pictures.keys())
        words = await _in_words(nest, peace, sitting.outcome, scenario)
        found = [*unlike(peace, sitting.outcome, words)]
        found += [f"the log tells of errors: {sitting.errors[:3]}"] if sitting.errors else []
        what = "; ".join(found)

    died = sitting.outcome.deaths
    report.tried.update(f"{scenario.game}, {one}" for one in died)
    if not what:
        return None

    last = died[-1] if died else ""
    taken = tuple(chain.taken[: len(died)])
    return Difference(scenario, taken, what, last, tuple(sitting.last_words))


def unlike(peace: Outcome, war: Outcome, words: Mapping[str, str]) -> Iterator[str]:
    """In what two runs differ. `words`: what stood at the end in a third, without pictures."""
    if peace.state != war.state:
        yield "the final state differs"

    if peace.result != war.result:
        yield f"the result was {peace.result} and is {war.result}"

    if peace.record != war.record:
        yield f"the record differs: {_first(peace.record, war.record)}"

    if peace.news != war.news:
        yield f"the news differ: {_first(peace.news, war.news)}"

    for place, picture in peace.pictures.items():
        if war.pictures.get(place, picture) != picture:
            yield f"{place[0]} sees another picture beside the words {place[1][:200]}"

    for name, text in peace.shown.items():
        if war.shown.get(name) not in (text, words.get(name, text)):
            yield f"{name} sees {_lines(text, war.shown.get(name, ''))}"


def _first(here: Any, there: Any) -> str:
    pairs = zip(here or (), there or (), strict=False)
    found = next(((one, other) for one, other in pairs if one != other), None)
    return (
        f"{len(here or ())} or {len(there or ())} lines"
        if found is None
        else json.dumps(found, default=str)[:400]
    )


def _lines(here: str, there: str) -> str:
    mine = here.splitlines()
    yours = there.splitlines()
    gone = [one for one in mine if one not in yours]
    new = [one for one in yours if one not in mine]
    return f"{new[:3]} instead of {gone[:3]}"


async def attributed(nest: Nest, difference: Difference, peace: Outcome) -> list[Difference]:
    """The deaths of a chain that make a difference by themselves: the last three, each alone, with
    as many lives before it as are needed to come to that place.
    """
    found = []
    for length in range(1, min(4, len(difference.deaths)) + 1):
        deaths = difference.deaths[-length:]
        again = await disturbed(nest, difference.scenario, iter(deaths), peace, Report())
        if again is not None:
            found.append(again)

    return found


async def hunted(
    nest: Nest, scenario: Scenario, peace: Outcome, names: Iterator[str], report: Report
) -> list[Difference]:
    """Kill once at each of these points, each in a sitting of its own."""
    found = []
    for name in names:
        deaths = iter([Death(on=name, awake=False)])
        difference = await disturbed(nest, scenario, deaths, peace, report)
        if difference is not None:
            found.append(difference)

    return found
