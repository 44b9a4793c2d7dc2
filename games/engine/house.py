"""House players: automated players that know exactly what their seat knows.

Rule: a house player draws from its own generator, never from the table's seed, and sees only its
view.
"""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, Protocol, TypeGuard

from games.engine.asks import Choice, Decision


class House(Protocol):
    """Whoever can choose. `view` is the game's own view of the seat."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice: ...


def thinks_long(house: House) -> bool:
    """Whether it says of itself (`slow = True`) that a choice may take more than 5 ms, and so
    belongs off the event loop. Nobody may take more than 50 ms.
    """
    return bool(getattr(house, "slow", False))


class Searching(House, Protocol):
    """A house player that plays on in its mind what may come of a choice: `budget` times in all,
    in worlds that it makes up of its view alone; the same generator gives the same choice.

    That takes NumPy and tens of milliseconds. A table has it done in a process of its own, ahead of
    time and with the budget that there is time for, and lets `stand_in` choose where nothing came
    of it. `choose` alone may import NumPy: whoever seats one must not need it.
    """

    budget: int

    def __init__(self, budget: int = ...) -> None: ...

    @property
    def stand_in(self) -> House: ...


def searches(house: House) -> TypeGuard[Searching]:
    return hasattr(house, "stand_in")


class RandomHouse:
    """Any legal choice, all equally likely."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return random_choice(decision, rng)


LADDER = ("easy", "medium", "hard", "expert")
"""From level to level they play better."""


def levels(
    easy: Callable[[], House],
    medium: Callable[[], House],
    hard: Callable[[], House],
    expert: Callable[[], Searching] | None = None,
) -> Mapping[str, Callable[[], House]]:
    """The `houses` of a game: three that play better and better, one that does not care, and an
    expert where it has one.
    """
    found: dict[str, Callable[[], House]] = {"easy": easy, "medium": medium, "hard": hard}
    if expert is not None:
        found["expert"] = expert

    return found | {"random": RandomHouse}


def level_for(wanted: str | None, there_are: Collection[str]) -> str:
    """The level that is wanted, of those that a game has; where it lacks that one, the next below,
    and its first one where there is none.
    """
    if wanted is not None and wanted in there_are:
        return wanted

    below = LADDER[: LADDER.index(wanted)] if wanted in LADDER else ()
    return next((one for one in reversed(below) if one in there_are), next(iter(there_are)))


def random_choice(decision: Decision, rng: Random) -> Choice:
    """A random legal choice; also what a table draws for a decision without a default."""
    options = decision.options
    if decision.most == 1 == decision.least:
        return (options[int(rng.random() * len(options))],)

    count = rng.randint(decision.least, min(decision.most, len(options)))
    picked = sorted(rng.sample(range(len(options)), count))
    return tuple(options[index] for index in picked)


def default_choice(decision: Decision, rng: Random) -> Choice:
    """What a silent seat chooses."""
    if decision.default is not None:
        return decision.default
    if decision.sensible:
        return (decision.sensible[int(rng.random() * len(decision.sensible))],)

    return random_choice(decision, rng)
