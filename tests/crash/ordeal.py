"""Many games on a hostile Discord, and their results."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.crash.campaign import company
from tests.crash.hostile import Hostile
from tests.crash.nest import Nest, Stuck
from tests.crash.oracle import Unfaithful
from tests.crash.outcome import Scenario, Wrong

HOUSES_EVERY = 5
MOST_INVALID = 0.01
"""The allowed share of invalid requests (401, 403 and 429).

Discord bans addresses with 10,000 of them in ten minutes.
"""


@dataclass(slots=True)
class Harvest:
    games: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    paused: Counter[str] = field(default_factory=Counter)
    befell: Counter[str] = field(default_factory=Counter)
    calls: int = 0
    invalid: int = 0
    wrong: list[str] = field(default_factory=list)
    logs: list[list[str]] = field(default_factory=list)

    @property
    def is_fine(self) -> bool:
        # Some invalid requests are unavoidable, because permissions change without notice.
        return not self.wrong and self.invalid <= MOST_INVALID * self.calls

    def told(self) -> str:
        share = self.invalid / self.calls if self.calls else 0.0
        return "\n".join(
            (
                f"{self.games.total()} games on a hostile Discord: {_list(self.games)}",
                f"  ended: {_list(self.ended)}",
                f"  paused on the way, and went on: {_list(self.paused)}",
                f"  befell: {_list(self.befell)}",
                f"  invalid requests: {self.invalid} of {self.calls} ({share:.2%})",
                f"  wrong: {len(self.wrong)}",
            )
        )


def _list(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {times}" for name, times in sorted(counted.items())) or "none"


def scenarios(
    games: Sequence[str], count: int, seed: int, *, postgres: bool = False
) -> list[Scenario]:
    """Return one scenario of each game in turn, some with house players."""
    found = []
    for number in range(count):
        game = games[number % len(games)]
        people, fill = company(game)
        # Each round has every game once.
        if number // len(games) % HOUSES_EVERY == HOUSES_EVERY - 1:
            people, fill = people - 1, people

        found.append(Scenario(game, seed + number, people, fill, postgres=postgres))

    return found


async def endured(nest: Nest, scenario: Scenario, harvest: Harvest) -> str | None:
    """Play one game. A failure is added to the harvest and returned, not raised."""
    sitting = Hostile(nest, scenario)
    harvest.games[scenario.game] += 1
    found = None
    try:
        await sitting.through()
    except (Wrong, Stuck, Unfaithful) as wrong:
        found = f"{scenario}: {type(wrong).__name__}: {wrong} {sitting.told()}"
        harvest.wrong.append(found)
        harvest.logs.append(sitting.last_words)
    else:
        table = sitting.oracle.table
        assert table is not None

        harvest.ended[table.reason or str(table.status)] += 1

    harvest.paused += sitting.paused
    # Troubles of the server and faults of the API are counted together.
    harvest.befell += sitting.befell + sitting.simulation.faults.counts
    harvest.calls += sitting.calls
    harvest.invalid += sitting.invalid

    return found


async def ordeal(waiting: Sequence[Scenario], at_once: int, say: Callable[[str], None]) -> Harvest:
    """Play the games with `at_once` bots in parallel.

    A bot on a hostile Discord waits most of the time.
    """
    harvest = Harvest()
    queue = iter(waiting)

    async def one_after_another() -> None:
        async with Nest() as nest:
            # All tasks share one iterator, so each scenario is taken once.
            for scenario in queue:
                if (wrong := await endured(nest, scenario, harvest)) is not None:
                    say(f"WRONG {wrong}")
                elif not harvest.ended.total() % 25:
                    say(f"{harvest.ended.total()} games")

    await asyncio.gather(*(one_after_another() for _ in range(at_once)))
    return harvest
