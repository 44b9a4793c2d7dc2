"""The command line of the rules: `python -m games COMMAND`.

Each command is a module. Its function `add` declares the arguments of the command and, with
`set_defaults(run=...)`, the function that runs it.

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
        # A pipe may not support all characters. Only a TextIOWrapper can be reconfigured.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")

    parser = ArgumentParser(prog="python -m games", description="Coop's games without a bot")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)

    arguments = parser.parse_args(argv)
    code: int = arguments.run(arguments)
    return code
