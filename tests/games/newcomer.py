"""`python -m tests.games.newcomer`: adds two new games to a copy of the tree and checks them.

The checks are lint, types, import contracts, golden files, every test of these games, and the tests
that read the whole project. One game is for three seats and more, the other is a duel. `make test`
runs the quick part for one game (test_new.py). Left out are the tests that play certain games by
their name, and the crash tests, which are slow and the same for every game.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from games.registry import GAMES
from tests.repository.tree import ROOT

NAME = "chickenrally"
TITLE = "Chicken Rally of Jamesto"
"""The longest title that is allowed: all lines must have room for it."""

SMALL = "tag"
SMALL_TITLE = "Chicken Tag"
"""The shortest title that is allowed."""

QUIETLY = ("-q", "-p", "no:cacheprovider", "-n", "2", "--dist", "worksteal")
STATIC = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("importlinter.cli", "lint"),
)
SHARED = (
    "pytest", *QUIETLY, *(f"--without-game={slug}" for slug in GAMES),
    "tests/cogs", "tests/benchmarks", "tests/bot/i18n",
    "--ignore=tests/benchmarks/test_path.py", "--ignore=tests/benchmarks/test_soak.py",
    "--ignore=tests/benchmarks/test_house.py", "--ignore-glob=tests/cogs/*/discord",
)  # fmt: skip
"""Tests that read all games at once and are not named after one; they run for one new game only.

The three benchmarks and the folders that are left out always play the same games.
"""

KEPT = (".git", ".venv", ".mypy_cache", "var", "images", "screenshots")
"""Folders that are not needed in a copy, or too large."""

ALL_OF = ("-m", "", "--game")
"""Options before a game, to run its tests with all combinations."""

ONCE = tuple(
    f"--ignore=tests/repository/test_{name}.py"
    for name in ("discord_internals", "hosts", "imports", "mutants", "one_game", "reference")
)
"""Slow tests that one copy runs for both games: they start processes or build all documents."""

OWN = tuple(f"{room}/{NAME}" for room in ("games", "cogs", "tests/games", "tests/cogs"))


class Copy:
    """A temporary copy of the tree."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "coop"
        shutil.copytree(ROOT, self.root, ignore=shutil.ignore_patterns(*KEPT, ".*_cache"))
        if (ROOT / ".mypy_cache").is_dir():  # mypy then checks only what changed
            shutil.copytree(ROOT / ".mypy_cache", self.root / ".mypy_cache")
        subprocess.run(
            ["git", "init", "--quiet", self.root], check=True
        )  # tests list files with git

    def call(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run `python -m` with these arguments in the copy."""
        # Variables of the test run outside would change the one inside.
        theirs = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
        return subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.root,
            env=theirs,
            capture_output=True,
            text=True,
            check=False,
        )

    def ran(self, *command: str) -> str:
        """Run the command, raise an error if it fails, and return its output."""
        done = self.call(*command)
        assert done.returncode == 0, (
            f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
        )

        return done.stdout


class NewGame(NamedTuple):
    """A game to add to a copy of the tree."""

    name: str
    title: str
    options: Sequence[str] = ()
    """Options of `games new`."""
    commands: Sequence[Sequence[str]] = ()
    """What is run before the tests of the game."""
    left_out: Sequence[str] = ()
    """Options of pytest that leave out tests."""


def main() -> None:
    """Add each game to a copy of the tree, and check everything that a game can break.

    Each has a copy of its own: the names of two more games are longer than one command may be. The
    copies are checked side by side, because most of the commands use one processor.
    """
    games = [
        NewGame(NAME, TITLE, commands=(*STATIC, SHARED)),
        NewGame(SMALL, SMALL_TITLE, options=("--duel",), left_out=ONCE),
    ]
    with ThreadPoolExecutor(len(games)) as pool:
        for line in pool.map(checked, games):
            sys.stdout.write(line)


def checked(game: NewGame) -> str:
    """Check the game in a copy of its own. Return a line for the log."""
    began = perf_counter()
    with TemporaryDirectory() as folder:
        summary = check(Copy(Path(folder)), game)

    seconds = perf_counter() - began
    return f"{' '.join((game.name, *game.options))}: {summary}; {seconds:.0f} seconds\n"


def check(copy: Copy, game: NewGame) -> str:
    """Add the game, run the commands and its tests, and return the last line of their summary."""
    # The order matters: simulation, lengths and golden files are made from the new game's code.
    copy.ran("games", "new", game.name, "--title", game.title, *game.options)
    copy.ran("games", "simulate", game.name)
    copy.ran("games", "minutes", game.name)
    copy.ran("tests.golden", game.name)
    for command in game.commands:
        copy.ran(*command)

    # Crash tests kill a process at each step, which takes too long here.
    options = (*QUIETLY, *ALL_OF, game.name, *game.left_out, "--ignore=tests/crash")
    found = copy.ran("pytest", *options, "tests")
    return found.splitlines()[-1]


if __name__ == "__main__":
    main()
