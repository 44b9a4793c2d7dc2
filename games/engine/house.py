"""House players: automated players that know only what their seat knows.

Rule: a house player draws from its own random generator, never from the table's seed, and gets only
the view of its seat: what this seat may know.
"""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, Protocol, TypeGuard

from games.engine.asks import Choice, Decision


class House(Protocol):
    """An automated player."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        """Return the choice for the decision.

        Args:
            view: The game's own view of the seat.
            decision: What the seat must decide.
            rng: The generator of this house player.
        """
        ...


def thinks_long(house: House) -> bool:
    """Return whether the house player declares `slow = True`.

    Such a house player may take from 5 to 50 ms for a choice, so it must not run on the event loop.
    """
    return bool(getattr(house, "slow", False))


class Searching(House, Protocol):
    """A house player that searches: it plays the game on in simulations to compare its options.

    It makes up the hidden cards from its view alone. The same generator gives the same choice. A
    search needs NumPy and tens of milliseconds. So a table runs it ahead of time in a separate
    process, with a budget that fits the time left, and uses `stand_in` when the search gives no
    result. Only `choose` may import NumPy: a process that merely creates the house player must not
    need it.
    """

    budget: int
    """The number of simulations for one choice."""

    def __init__(self, budget: int = ...) -> None: ...

    @property
    def stand_in(self) -> House:
        """The house player that chooses when the search gives no result."""
        ...


def searches(house: House) -> TypeGuard[Searching]:
    """Return whether the house player searches."""
    return hasattr(house, "stand_in")


class RandomHouse:
    """A house player that takes any legal choice, all equally likely."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        """Return a random legal choice."""
        return random_choice(decision, rng)


LADDER = ("easy", "medium", "hard", "expert")
"""The levels, from the weakest to the strongest. The level "random" is not among them."""


def levels(
    easy: Callable[[], House],
    medium: Callable[[], House],
    hard: Callable[[], House],
    expert: Callable[[], Searching] | None = None,
) -> Mapping[str, Callable[[], House]]:
    """Return the `houses` of a game: level -> a function that makes a house player of this level.

    Args:
        easy: Makes the weakest house player.
        medium: Makes a stronger one.
        hard: Makes the strongest one without a search.
        expert: Makes one that searches; None if the game has none.

    Returns:
        The levels above, and "random".
    """
    # "random" is added last, so that the first level, which is the fallback, is easy.
    houses: dict[str, Callable[[], House]] = {"easy": easy, "medium": medium, "hard": hard}
    if expert is not None:
        houses["expert"] = expert

    return houses | {"random": RandomHouse}


def level_for(level: str | None, available: Collection[str]) -> str:
    """Return the level, or the level that a game without it has instead.

    Args:
        level: The level; None: no level is chosen.
        available: The levels of the game.

    Returns:
        The level. If the game lacks it, the next lower level that the game has, or if there is
        none, the game's first level.
    """
    if level is not None and level in available:
        return level

    # "random" is not on the ladder, so it has no lower level.
    below = LADDER[: LADDER.index(level)] if level in LADDER else ()
    return next((lower for lower in reversed(below) if lower in available), next(iter(available)))


def random_choice(decision: Decision, rng: Random) -> Choice:
    """Return a random legal choice."""
    options = decision.options
    if decision.most == 1 == decision.least:
        return (options[int(rng.random() * len(options))],)

    count = rng.randint(decision.least, min(decision.most, len(options)))
    # The options are in their order in the list, as if a person picked them from top to bottom.
    indexes = sorted(rng.sample(range(len(options)), count))
    return tuple(options[index] for index in indexes)


def default_choice(decision: Decision, rng: Random) -> Choice:
    """Return the choice for a seat that did not answer in time.

    It is the default of the decision. Without a default, it is a random choice, from `sensible` if
    that has options, otherwise from all options.
    """
    if decision.default is not None:
        return decision.default
    if decision.sensible:
        return (decision.sensible[int(rng.random() * len(decision.sensible))],)

    return random_choice(decision, rng)
