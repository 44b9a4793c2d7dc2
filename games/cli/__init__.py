"""The command line of the rules.

Each command is a module with `add` (its arguments) and its function.

Exit codes: 0 success, 1 a check failed, 2 the arguments are wrong.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper

from games.cli import minutes, new, scenario, simulate, verify

COMMANDS = (simulate, scenario, verify, new, minutes)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a pipe may not support all characters
            stream.reconfigure(errors="backslashreplace")

    parser = ArgumentParser(prog="python -m games", description="Coop's games without a bot")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)

    arguments = parser.parse_args(argv)
    # `set_defaults(run=...)` of each command chooses the function.
    code: int = arguments.run(arguments)
    return code
