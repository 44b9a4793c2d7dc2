"""The crash matrix: each game undisturbed, and again while it is killed repeatedly.

One sitting has many deaths (a chain), because thousands of separate games would take hours.
`attributed` finds the deaths that cause a difference, by trying each of them alone.
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
"""The number of crash points that a bot may pass before it is killed again."""
FROM_THE_START = 0.2
"""The share of the bots that may be killed during their start."""
MOST_DEATHS = 400
"""The number of deaths in one sitting; after that the game is finished undisturbed."""


@dataclass(frozen=True, slots=True)
class Difference:
    scenario: Scenario
    deaths: tuple[Death, ...]
    what: str
    last: str = ""
    """The last crash point before the difference was noticed."""
    log: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.scenario}: {self.what} (after {self.last or 'no death'})"


@dataclass(slots=True)
class Report:
    tried: Counter[str] = field(default_factory=Counter)
    """Counts by game, phase of the table and crash point."""
    pictures: int = 0
    """The number of pictures that were compared with those of the undisturbed run."""
    differences: list[Difference] = field(default_factory=list)

    @property
    def points(self) -> int:
        return self.tried.total()


class Chain:
    """An iterator over deaths that remembers which ones were taken."""

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
        # A start passes about forty points.
        awake = rng.uniform(0, 1) >= FROM_THE_START
        yield Death(at=rng.randint(1, longest if awake else 40), awake=awake)


async def undisturbed(nest: Nest, scenario: Scenario) -> Outcome:
    return await Sitting(nest, scenario, iter(()), patient=True).played()


async def _in_words(nest: Nest, peace: Outcome, war: Outcome, scenario: Scenario) -> dict[str, str]:
    """Return the final messages of the same game undisturbed and without pictures.

    It is played only if a message differs from the run with pictures.
    """
    if peace.shown == war.shown:
        # A killed bot may show a page in words, which is allowed.
        return peace.shown

    return (await undisturbed(nest, replace(scenario, pictures=False))).shown


async def disturbed(
    nest: Nest, scenario: Scenario, deaths: Iterator[Death], peace: Outcome, report: Report
) -> Difference | None:
    """Play the game again with these deaths, and return the difference from the undisturbed run."""
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
        # A crash may be logged as a warning, but never as an error.
        found += [f"the log tells of errors: {sitting.errors[:3]}"] if sitting.errors else []
        what = "; ".join(found)

    died = sitting.outcome.deaths
    report.tried.update(f"{scenario.game}, {one}" for one in died)
    if not what:
        return None

    # The killed points tell where to look first.
    last = died[-1] if died else ""
    taken = tuple(chain.taken[: len(died)])
    return Difference(scenario, taken, what, last, tuple(sitting.last_words))


def unlike(peace: Outcome, war: Outcome, words: Mapping[str, str]) -> Iterator[str]:
    """Yield the differences between two runs. `words` are the final messages without pictures."""
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
        # Each message may be the one with pictures, or the one in words.
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
    """Return the differences that the last deaths of a chain cause by themselves.

    The last one is tried alone, then the last two, and so on up to four.
    """
    found = []
    for length in range(1, min(4, len(difference.deaths)) + 1):
        # Fewer deaths first, so the shortest cause comes first.
        deaths = difference.deaths[-length:]
        again = await disturbed(nest, difference.scenario, iter(deaths), peace, Report())
        if again is not None:
            found.append(again)

    return found


async def hunted(
    nest: Nest, scenario: Scenario, peace: Outcome, names: Iterator[str], report: Report
) -> list[Difference]:
    """Kill once at each of these crash points, each in a sitting of its own."""
    found = []
    for name in names:
        deaths = iter([Death(on=name, awake=False)])
        difference = await disturbed(nest, scenario, deaths, peace, report)
        if difference is not None:
            found.append(difference)

    return found
