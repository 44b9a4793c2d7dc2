"""The command line of the rules. Each command is a module with `add` (its arguments) and `run`.

Exit codes: 0 all well, 1 something failed, 2 not understood.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper

from games.cli import minutes, new, scenario, simulate, verify

COMMANDS = (simulate, scenario, verify, new, minutes)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a pipe may know fewer characters than a file's name
            stream.reconfigure(errors="backslashreplace")

    parser = ArgumentParser(prog="python -m games", description="Coop's games without a bot")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)

    arguments = parser.parse_args(argv)
    code: int = arguments.run(arguments)
    return code
