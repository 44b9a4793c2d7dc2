"""`python -m games scenario FILE…`: plays the scenarios in these files.

A scenario is a test of a game: a position, the choices of the players, and what is expected then.
Prints one line for each scenario: `ok`, or `FAILED` with the first difference between what the
scenario expects and what the game did.
"""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from games.engine.positions import ScenarioError
from games.engine.scenario import Failed, Scenario, read, run
from games.registry import positions_of


def first_difference(scenario: Scenario) -> str | None:
    """Return how the game first differs from the scenario; None if it does not.

    For a scenario that is not understood, return why.
    """
    try:
        run(scenario, positions_of(scenario.game))
    except Failed as failed:
        return str(failed)
    except ScenarioError as error:
        return f"not understood: {error}"

    return None


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("scenario", help="play scenario files, and report differences")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=scenario)


def scenario(arguments: Namespace) -> int:
    """Play the files. Return 1 if a scenario fails or a file cannot be read."""
    # All files are played, also after a failure.
    failures = sum([_play_file(path) for path in arguments.files])
    return 1 if failures else 0


def _play_file(path: Path) -> int:
    """Play the scenarios of a file and return how many failed; an unreadable file counts as one."""
    try:
        scenarios = read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, ScenarioError) as error:
        print(f"FAILED  {path}: {error}")
        return 1

    failures = 0
    for played in scenarios:
        difference = first_difference(played)
        failures += difference is not None  # adds 1 or 0
        print(
            # `ok` has spaces, so that all titles begin in the same column.
            f"ok      {played.title}"
            if difference is None
            else f"FAILED  {played.title}: {difference}"
        )

    return failures
