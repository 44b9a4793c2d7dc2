"""`python -m tests.games.newcomer`: writes two new games into a copy of the tree, and checks them.

That is lint, types, import walls, goldens, every test of these games, and the tests that read the
whole project. One game is for three seats and more, the other is a duel. `make test` runs
the quick part for one game (test_new.py). Left out are the tests that play a game by its name and
the crash tests, which are slow and the same for every game.
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

from games.registry import GAMES
from tests.repository.tree import ROOT

NAME = "chickenrally"
TITLE = "Chicken Rally of Jamesto"
"""As long as they may be: all lines must have room for them."""

SMALL = "tag"
SMALL_TITLE = "Chicken Tag"
"""As short as they may be."""

QUIETLY = ("-q", "-p", "no:cacheprovider", "-n", "auto", "--dist", "load", "--maxschedchunk", "1")
STATIC = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("importlinter.cli", "lint"),
)
SHARED = (
    "pytest", *QUIETLY, *(f"--without-game={slug}" for slug in GAMES),
    "tests/repository", "tests/cogs", "tests/benchmarks", "tests/art", "tests/bot/i18n",
    "--ignore=tests/benchmarks/test_path.py", "--ignore=tests/benchmarks/test_soak.py",
)  # fmt: skip
"""Tests that look at all games at once, and so do not bear the name of one. One game is enough.
The two benchmarks that are left out always play the same games."""

KEPT = (".git", ".venv", ".mypy_cache", "var", "images", "screenshots")
"""Not needed in a copy, or too large."""

OWN = tuple(f"{room}/{NAME}" for room in ("games", "cogs", "tests/games", "tests/cogs"))


class Copy:
    """The tree in another folder, to be thrown away."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "coop"
        shutil.copytree(ROOT, self.root, ignore=shutil.ignore_patterns(*KEPT, ".*_cache"))
        if (ROOT / ".mypy_cache").is_dir():  # saves mypy all that did not change
            shutil.copytree(ROOT / ".mypy_cache", self.root / ".mypy_cache")
        subprocess.run(["git", "init", "--quiet", self.root], check=True)  # tests ask it for files

    def call(self, *command: str) -> subprocess.CompletedProcess[str]:
        """`python -m` so and so, in the copy."""
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
        """What it printed. It must have gone well."""
        done = self.call(*command)
        assert done.returncode == 0, (
            f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
        )

        return done.stdout

    def tests(self, *paths: str) -> str:
        """Those of the new game."""
        return self.ran("pytest", "-q", "-p", "no:cacheprovider", "--game", NAME, *paths)


def main() -> None:
    """Write each game into a copy of the tree, and check everything that a game can break.

    Each has a copy of its own: the names of two more games are longer than one command may be. The
    copies are checked side by side, because most of the commands use one processor.
    """
    games = (NAME, TITLE, (), (*STATIC, SHARED)), (SMALL, SMALL_TITLE, ("--duel",), ())
    with ThreadPoolExecutor(len(games)) as pool:
        for line in pool.map(checked, *zip(*games, strict=True)):
            sys.stdout.write(line)


def checked(name: str, title: str, how: Sequence[str], commands: Sequence[Sequence[str]]) -> str:
    """Check the game in a copy of its own. Return a line for the log."""
    began = perf_counter()
    with TemporaryDirectory() as folder:
        summary = check(Copy(Path(folder)), name, title, how, commands)

    seconds = perf_counter() - began
    return f"{' '.join((name, *how))}: {summary}; {seconds:.0f} seconds\n"


def check(
    copy: Copy, name: str, title: str, how: Sequence[str], commands: Sequence[Sequence[str]]
) -> str:
    """Add the game, run the commands, and return the last line of what pytest says of its tests."""
    copy.ran("games", "new", name, "--title", title, *how)
    copy.ran("games", "simulate", name)
    copy.ran("games", "minutes", name)
    copy.ran("tests.golden", name)
    for command in commands:
        copy.ran(*command)

    found = copy.ran("pytest", *QUIETLY, "--game", name, "tests", "--ignore=tests/crash")
    return found.splitlines()[-1]


if __name__ == "__main__":
    main()
