"""The campaign: game after game with chains of deaths, until enough points have been tried.

Then each kind of point at which no chain has killed is tried by itself.
"""

from collections.abc import Callable, Iterator, Sequence

from games.registry import GAMES
from tests.crash.matrix import (
    Difference,
    Report,
    attributed,
    disturbed,
    dying,
    hunted,
    undisturbed,
)
from tests.crash.nest import Nest, Stuck
from tests.crash.oracle import Unfaithful
from tests.crash.outcome import Outcome, Scenario, Wrong

PEOPLE = 3
HOUSES_EVERY = 4
"""One chain of this many has house players at the table."""


class Campaign:
    def __init__(
        self,
        nest: Nest,
        games: Sequence[str],
        seed: int,
        *,
        say: Callable[[str], None],
        postgres: bool = False,
    ) -> None:
        self._nest = nest
        self._games = games
        self._seed = seed
        self._say = say
        self._postgres = postgres
        self.report = Report()
        self.sittings = 0

    async def run(self, points: int) -> None:
        for scenario in self._scenarios():
            if self.report.points >= points:
                break
            await self.chain(scenario)

        for game in self._games:
            await self.hunt(Scenario(game, self._seed, *company(game), postgres=self._postgres))

    def _scenarios(self) -> Iterator[Scenario]:
        # Each round has every game once, with the next seed.
        number = 0
        while True:
            for game in self._games:
                people, fill = company(game)
                if number % HOUSES_EVERY == HOUSES_EVERY - 1:
                    # One person, and house players on the other seats.
                    people, fill = 1, people

                yield Scenario(game, self._seed + number, people, fill, postgres=self._postgres)

            number += 1

    async def chain(self, scenario: Scenario) -> None:
        """Play one game while it is killed repeatedly. Report a difference and its causes."""
        peace = await self._peace(scenario)
        if peace is None:
            return

        before = self.report.points
        difference = await disturbed(self._nest, scenario, dying(scenario.seed), peace, self.report)
        self.sittings += 1
        self._say(f"{scenario}: {self.report.points - before} points")

        if difference is not None:
            self._say(f"DIFFERENCE {difference}")
            self.report.differences.append(difference)
            # Find out which of the last deaths are needed for the difference.
            for cause in await attributed(self._nest, difference, peace):
                self._say(f"  it takes {len(cause.deaths)}: {cause.deaths}: {cause.what}")

    async def hunt(self, scenario: Scenario) -> None:
        """Kill at every kind of point in this game at which no chain has killed."""
        peace = await self._peace(scenario)
        if peace is None:
            return

        met = self._met(scenario.game)
        names = sorted(set(peace.kinds) - met)
        found = await hunted(self._nest, scenario, peace, iter(names), self.report)
        self.sittings += len(names)
        self.report.differences += found
        for difference in found:
            self._say(f"DIFFERENCE {difference}")

    def _met(self, game: str) -> set[str]:
        """Return the points at which this game was killed, in any phase of the table."""
        beginning = f"{game}, "
        names = (name for name in self.report.tried if name.startswith(beginning))
        return {name.removeprefix(beginning).partition(": ")[2] for name in names}

    async def _peace(self, scenario: Scenario) -> Outcome | None:
        self.sittings += 1
        try:
            return await undisturbed(self._nest, scenario)
        except (Wrong, Stuck, Unfaithful) as wrong:
            self.report.differences.append(Difference(scenario, (), f"undisturbed: {wrong}"))
            self._say(f"DIFFERENCE {self.report.differences[-1]}")
            return None


def company(game: str) -> tuple[int, int]:
    """Return how many people play this game here, and up to which number house players fill it."""
    seats = GAMES[game].seats_for(GAMES[game].Options())
    # Three people if the game allows it, and no house players.
    return min(max(PEOPLE, seats[0]), seats[-1]), 0
