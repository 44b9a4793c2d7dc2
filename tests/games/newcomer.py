"""`python -m tests.games.newcomer`: writes a new game into a copy of the tree, and runs all on it.

That is lint, types, walls, goldens and every test of the game, as for whoever adds one. `make test`
does the quick part of it (test_new.py).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.repository.tree import ROOT

NAME, TITLE = "chickenrally", "Chicken Rally of Jamesto"
"""As long as they may be: all lines must have room for them."""

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
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        began = perf_counter()
        sys.stdout.write(copy.ran("games", "new", NAME, "--title", TITLE))
        for command in (
            ("games", "simulate", NAME),
            ("tests.golden", NAME),
            ("ruff", "check"),
            ("ruff", "format", "--check"),
            ("mypy",),
            ("importlinter.cli", "lint"),
        ):
            copy.ran(*command)
        found = copy.tests("tests", "--ignore=tests/browser", "--ignore=tests/crash")
        copy.ran("pytest", "-q", "-p", "no:cacheprovider", "tests/repository", "tests/cogs")
        seconds = perf_counter() - began
        sys.stdout.write(f"{found.splitlines()[-1]}; all of it: {seconds:.0f} seconds\n")


if __name__ == "__main__":
    main()
