"""House players: automated players that know exactly what their seat knows.

Rule: a house player draws from its own generator, never from the table's seed, and sees only its
view.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from games.kit.asks import Choice, Decision


class House(Protocol):
    """Whoever can choose. `view` is the game's own view of the seat."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice: ...


def thinks_long(house: House) -> bool:
    """Whether it says of itself (`slow = True`) that a choice may take more than 5 ms, and so
    belongs off the event loop. Nobody may take more than 50 ms.
    """
    return bool(getattr(house, "slow", False))


class RandomHouse:
    """Any legal choice, all equally likely."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return random_choice(decision, rng)


def levels(
    easy: Callable[[], House], medium: Callable[[], House], hard: Callable[[], House]
) -> Mapping[str, Callable[[], House]]:
    """The `houses` of a game: three that play better and better, and one that does not care."""
    return {"easy": easy, "medium": medium, "hard": hard, "random": RandomHouse}


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
