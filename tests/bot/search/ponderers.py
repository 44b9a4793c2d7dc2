"""House players for the search process, which imports them by name."""

import os
import sys
import time
from random import Random
from typing import Any

from games.engine.asks import Choice, ClockId, Decision, Option
from games.engine.house import RandomHouse

DECISION = Decision("card", [Option("card", value) for value in range(50)], None, ClockId("turn"))


class Ponderer:
    """Play the card that the random generator picks."""

    def __init__(self, budget: int = 1000) -> None:
        self.budget = budget
        # Plays when the search has no result in time.
        self.stand_in = RandomHouse()

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (rng.choice(decision.options),)


class Counter(Ponderer):
    """Play the card with the number of a hundredth of the budget."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (decision.options[self.budget // 100],)


class Sleeper(Ponderer):
    """A search that never ends in time."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        time.sleep(60)
        return super().choose(view, decision, rng)


class Breaker(Ponderer):
    """A search that raises."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        raise ValueError(f"{view} must not be told")


class Chatter(Ponderer):
    """Print something to standard output, which also carries the answers."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        # The worker redirects standard output, so that answers stay readable.
        sys.stdout.write("cluck")
        return super().choose(view, decision, rng)


class Spy(Ponderer):
    """Play card 1 if the environment contains the secret, else card 0."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (
            decision.options[any("a very own secret" in value for value in os.environ.values())],
        )


class Dead(Ponderer):
    """A search that ends its process."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        os._exit(1)
