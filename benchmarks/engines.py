"""Measures decisions a second: our games beside rlcard's UNO, with random players, in one run.

    python -m benchmarks.engines [--seats 5] [--rounds 5] [--seconds 1] [GAME …]

The engines take turns, so that a slower machine slows all of them. Our games build the acting
seat's view at every decision, as rlcard builds its state, and open_spiel its observation (the rules
of its crazy_eights are in C++). rlcard and open_spiel are optional: the program says which of them
is missing and leaves it out.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from statistics import median
from time import process_time
from typing import Any

from games.engine.game import Rules
from games.engine.house import RandomHouse
from games.engine.simulate import play
from games.registry import GAMES

Playing = Callable[[], int]
"""Plays one game and returns the number of its decisions."""

UNO = "rlcard UNO"


def main() -> None:
    parser = ArgumentParser(description="decisions a second, beside rlcard's UNO")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1, help="for each engine in each round")
    arguments = parser.parse_args()
    unknown = [slug for slug in arguments.games if slug not in GAMES]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r}")

    engines = dict(engines_of(arguments.games or list(GAMES), arguments.seats))
    compare(engines, arguments.rounds, arguments.seconds)


def engines_of(slugs: list[str], seats: int) -> Iterator[tuple[str, Playing]]:
    for slug in slugs:
        game = GAMES[slug]
        # The nearest number of seats that the game allows.
        fitting = min(max(seats, game.seats[0]), game.seats[-1])
        yield f"{slug}, {fitting} seats", ours(game, fitting)

    for name, package, playing in (
        (UNO, "rlcard", rlcard_uno()),
        ("open_spiel crazy_eights", "open_spiel", open_spiel_crazy_eights(seats)),
    ):
        if playing is None:
            print(f"{package} is not installed (pip install {package}): left out")
        else:
            yield name, playing


def ours(game: Rules, seats: int) -> Playing:
    """Return a function that plays one of our games with random choices."""
    houses = [RandomHouse() for _ in range(seats)]
    options = game.Options()
    numbers = count()
    rng = Random(1)

    def play_one() -> int:
        seed = sha256(b"%d" % next(numbers)).digest()
        return play(game, options, houses, seed, rng).decisions

    return play_one


def rlcard_uno() -> Playing | None:
    """Return a function that plays rlcard's UNO for two; None where rlcard is missing."""
    try:
        # Optional: it is not a dependency of the project.
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return None

    environment = rlcard.make("uno")
    agents = [RandomAgent(num_actions=environment.num_actions) for _ in range(2)]
    environment.set_agents(agents)

    return partial(_play_uno, environment)


def _play_uno(environment: Any) -> int:
    trajectories, _ = environment.run(is_training=False)
    # A trajectory alternates states and actions and ends with a state.
    return sum(len(trajectory) // 2 for trajectory in trajectories)


def open_spiel_crazy_eights(seats: int) -> Playing | None:
    """Return a function that plays open_spiel's crazy_eights; None where open_spiel is missing."""
    try:
        import pyspiel
    except ImportError:
        return None

    game = pyspiel.load_game("crazy_eights", {"players": seats})
    return partial(_play_crazy_eights, game, Random(1))


def _play_crazy_eights(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            # A player would need the observation, so it is computed, although nothing uses it.
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1

    return decisions


def compare(engines: dict[str, Playing], rounds: int, seconds: float) -> None:
    """Let the engines take turns. Print each round, the medians, and their ratio to UNO."""
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    for number in range(rounds):
        for name, playing in engines.items():
            speeds[name].append(decisions_per_second(playing, seconds))

        # Each round is printed: the spread between rounds shows how far the median can be trusted.
        latest = {name: measured[-1] for name, measured in speeds.items()}
        print(f"round {number + 1}:", _line(latest))

    medians = {name: median(measured) for name, measured in speeds.items()}
    print("median:")
    for name, speed in medians.items():
        ratio = f"{speed / medians[UNO]:6.2f} x {UNO}" if UNO in medians else ""
        print(f"  {name:<26} {speed:>9,.0f} decisions/s {ratio}".rstrip())


def decisions_per_second(playing: Playing, seconds: float) -> float:
    decisions = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += playing()
    return decisions / (process_time() - started)


def _line(speeds: dict[str, float]) -> str:
    return ", ".join(f"{name} {speed:,.0f}" for name, speed in speeds.items())


if __name__ == "__main__":
    main()
