"""`python -m games scenario FILE…`: plays scenario files.

Prints one line each: `ok`, or `FAILED` with the first difference.
"""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from games.engine.positions import ScenarioError
from games.engine.scenario import Failed, Scenario, read, run
from games.registry import positions_of


def first_difference(scenario: Scenario) -> str | None:
    """Return the first difference between game and scenario; None if there is none."""
    try:
        run(scenario, positions_of(scenario.game))
    except Failed as failed:
        return str(failed)
    except ScenarioError as error:
        return f"not understood: {error}"

    return None


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("scenario", help="play scenario files and find what differs")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=scenario)


def scenario(arguments: Namespace) -> int:
    """Play the files. Return 1 if a scenario fails or a file cannot be read."""
    # All files are played, also after a failure.
    failures = sum([_play_file(path) for path in arguments.files])
    return 1 if failures else 0


def _play_file(path: Path) -> int:
    """Play the scenarios of a file and return how many failed."""
    try:
        scenarios = read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, ScenarioError) as error:
        print(f"FAILED  {path}: {error}")
        return 1

    failures = 0
    for scenario in scenarios:
        difference = first_difference(scenario)
        failures += difference is not None
        print(
            # The words are aligned, so that titles stand below each other.
            f"ok      {scenario.title}"
            if difference is None
            else f"FAILED  {scenario.title}: {difference}"
        )

    return failures
