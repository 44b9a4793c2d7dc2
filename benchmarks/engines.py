"""Decisions a second: Chicken Heist beside rlcard's UNO, random players, in the same run.

    python -m benchmarks.engines [--seats 5] [--rounds 5] [--seconds 2]

The two take turns, so that a machine that slows down slows both. Heist builds the acting seat's
view at every decision, as rlcard builds its state. rlcard is no dependency of Coop; where it is
missing the benchmark says so and measures Chicken Heist alone.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from games.heist.rules import Heist
from games.heist.state import HeistOptions
from games.kit.house import RandomHouse
from games.kit.simulate import play

Playing = Callable[[], int]
"""Plays one game; returns how many decisions it took."""


def main() -> None:
    parser = ArgumentParser(description="decisions a second, beside rlcard's UNO")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2, help="for each engine in each round")
    arguments = parser.parse_args()
    engines: dict[str, Playing] = {f"heist, {arguments.seats} seats": heist(arguments.seats)}
    uno = rlcard_uno()
    if uno is None:
        print("rlcard is not installed (pip install rlcard): Chicken Heist alone")
    else:
        engines["rlcard UNO"] = uno
    compare(engines, arguments.rounds, arguments.seconds)


def heist(seats: int) -> Playing:
    """Random games of Chicken Heist."""
    houses = [RandomHouse() for _ in range(seats)]
    numbers, rng = count(), Random(1)

    def one() -> int:
        seed = sha256(b"%d" % next(numbers)).digest()
        return play(Heist, HeistOptions(), houses, seed, rng).decisions

    return one


def rlcard_uno() -> Playing | None:
    """Random games of rlcard's UNO (two players, the number it is made for), or None without it."""
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return None
    environment = rlcard.make("uno")
    agents = [RandomAgent(num_actions=environment.num_actions) for _ in range(2)]
    environment.set_agents(agents)
    return partial(_one_uno, environment)


def _one_uno(environment: Any) -> int:
    trajectories, _ = environment.run(is_training=False)
    # A trajectory alternates states and actions and ends with a state.
    return sum(len(trajectory) // 2 for trajectory in trajectories)


def compare(engines: dict[str, Playing], rounds: int, seconds: float) -> None:
    """Let the engines take turns; print each round and the medians."""
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    for number in range(rounds):
        for name, playing in engines.items():
            speeds[name].append(_speed(playing, seconds))
        print(f"round {number + 1}:", _line({name: found[-1] for name, found in speeds.items()}))
    medians = {name: median(found) for name, found in speeds.items()}
    print("median: ", _line(medians))
    if len(medians) == 2:
        ours, theirs = medians.values()
        print(f"ratio:   {ours / theirs:.2f} x rlcard UNO")


def _speed(playing: Playing, seconds: float) -> float:
    decisions, started = 0, perf_counter()
    while perf_counter() - started < seconds:
        decisions += playing()
    return decisions / (perf_counter() - started)


def _line(speeds: dict[str, float]) -> str:
    return ", ".join(f"{name} {speed:,.0f} decisions/s" for name, speed in speeds.items())


if __name__ == "__main__":
    main()
