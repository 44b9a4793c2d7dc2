"""`python -m games minutes`: measures how long games last (games/engine/length.py).

A lobby shows the measured minutes. They are stored in `data/minutes/<game>.json`.
"""

import json
from argparse import ArgumentParser, Namespace, _SubParsersAction

from games.engine.length import FOLDER, Table, measure_all
from games.registry import GAMES


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("minutes", help="measure how long games last, and store it")
    parser.add_argument("games", nargs="*", metavar="GAME", help="(default: all)")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Measure the games and write one file for each."""
    for slug in arguments.games or GAMES:
        text = format_table(measure_all(GAMES[slug]))
        (FOLDER / f"{slug}.json").write_text(text, encoding="utf-8", newline="\n")
        print(f"{slug}:\n{text}", end="")

    return 0


def format_table(table: Table) -> str:
    """Return the file's text, with one line for each combination of options."""
    rows = ",\n".join(
        f'  "{options}": {json.dumps(by_seats)}' for options, by_seats in table.items()
    )
    return f"{{\n{rows}\n}}\n"
