"""`python -m tests.golden [GAME…]`: writes what the tests compare with anew, of these games or all.

Goldens are the pages of tests/cogs/pages, the playthroughs of tests/playthroughs and, for a game
that has none yet, the database of tests/upgrade/houses; what belongs to no game (the help, the
lobby) is written every time. Read the difference before you commit it: they change only on purpose.
"""

import os
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.repository.tree import ROOT

ASKED = "COOP_WRITE_GOLDENS"
PAGES = ROOT / "tests" / "cogs" / "pages"


def command(name: str) -> str:
    """What renews this golden, for the message of the test that fails: `heist-table-end`."""
    game = name.partition("-")[0]
    return f"Meant so? python -m tests.golden{f' {game}' if game in GAMES else ''}"


def assert_as_it_was(now: str, file: Path) -> None:
    """Equal to what lies in that file, or writes it where that is asked for."""
    if os.environ.get(ASKED):
        file.write_text(now, "utf-8")
    before = file.read_text("utf-8") if file.is_file() else ""
    assert now == before, f"{file.name} is another now. {command(file.stem)}"


def assert_none_left_over(files: Collection[Path], known: Collection[str], owner: str) -> None:
    """No file lies there that no test compares with; takes it away where that is asked for."""
    others = [file for file in files if file.stem not in known]
    if os.environ.get(ASKED):
        while others:
            others.pop().unlink()
    assert not others, f"{[file.name for file in others]} are of no use. {command(owner)}"


def main(slugs: list[str]) -> int:
    if unknown := set(slugs) - set(GAMES):
        print(f"No such game: {', '.join(sorted(unknown))}. There are: {', '.join(GAMES)}.")
        return 2
    from tests.upgrade import left_behind  # a whole bot, for this alone

    left_behind.main([slug for slug in slugs or GAMES if not left_behind.kept(slug)])
    os.environ[ASKED] = "1"
    runs = [["tests/cogs", "tests/playthroughs"]]
    if slugs:
        runs[0] += [option for slug in slugs for option in ("--game", slug)]
        runs += [["tests/cogs/test_read_aloud.py"]]
    return max(int(pytest.main(["-q", "-m", "golden", *run])) for run in runs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
