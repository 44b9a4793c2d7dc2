"""House players for the process that searches; it imports them by name."""

import os
import sys
import time
from random import Random
from typing import Any

from games.engine.asks import Choice, ClockId, Decision, Option
from games.engine.house import RandomHouse

DECISION = Decision("card", [Option("card", value) for value in range(50)], None, ClockId("turn"))


class Ponderer:
    """Plays the card that its generator names."""

    def __init__(self, budget: int = 1000) -> None:
        self.budget = budget
        self.stand_in = RandomHouse()

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (rng.choice(decision.options),)


class Counter(Ponderer):
    """Plays the card whose number is its budget in hundreds."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (decision.options[self.budget // 100],)


class Sleeper(Ponderer):
    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        time.sleep(60)
        return super().choose(view, decision, rng)


class Breaker(Ponderer):
    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        raise ValueError(f"{view} must not be told")


class Chatter(Ponderer):
    """Says something where answers go."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        sys.stdout.write("cluck")
        return super().choose(view, decision, rng)


class Spy(Ponderer):
    """Plays card 1 if it finds a secret about it, else card 0."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (
            decision.options[any("a very own secret" in value for value in os.environ.values())],
        )


class Dead(Ponderer):
    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        os._exit(1)
