"""`python -m tests.golden [GAME…]`: writes the expected files of tests again, for games or all.

Goldens are the pages of tests/cogs/pages and small copies of their pictures, the playthroughs of
tests/playthroughs and, for a game without one, the database of tests/upgrade/houses. Goldens
without a game (the help, the lobby, charts) are written each time. Read the difference before you
commit it: goldens change only on purpose.
"""

import os
import sys
from collections.abc import Collection
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.features import FEATURES
from games.registry import GAMES, package_of
from tests.repository.tree import ROOT

ASKED = "COOP_WRITE_GOLDENS"
PAGES = ROOT / "tests" / "cogs" / "pages"


SMALL = 200
COLOURS = 96
"""Width in pixels and number of colours of the copy of a picture."""
BLOCK = 10
ON_THE_WHOLE = 3.0
IN_A_BLOCK = 30
"""Allowed difference of 255 in each colour, on average and in a block of 10 pixels."""


def command(name: str) -> str:
    """Return the command that renews this golden, such as `heist-table-end`, for error messages."""
    game = name.partition("-")[0]
    return f"Meant so? python -m tests.golden{f' {game}' if game in GAMES else ''}"


def assert_as_it_was(now: str, file: Path) -> None:
    """Compare the text with the file, or write the file if COOP_WRITE_GOLDENS is set."""
    if os.environ.get(ASKED):
        file.write_text(now, "utf-8")
    before = file.read_text("utf-8") if file.is_file() else ""
    assert now == before, f"{file.name} is another now. {command(file.stem)}"


def assert_looks_as_it_did(now: Image.Image, file: Path) -> None:
    """Compare the picture with the file, a small copy in few colours, or write the file.

    Other versions of FreeType draw edges differently, so small differences are allowed, on average
    and in each block.
    """
    size = SMALL, round(now.height * SMALL / now.width)
    small = now.resize(size, Image.Resampling.LANCZOS).quantize(COLOURS, dither=Image.Dither.NONE)
    before = Image.open(file).convert("RGB") if file.is_file() else None
    # An unchanged file is not written, so that version control shows only real changes.
    is_alike = before is not None and _are_alike(small.convert("RGB"), before)
    if not is_alike and os.environ.get(ASKED):
        small.save(file, optimize=True)
        return

    assert is_alike, f"{file.name} looks another way now. {command(file.stem)}"


def _are_alike(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return False
    # A small but strong difference would vanish in the average of the whole picture.
    difference = ImageChops.difference(one, other)
    worst = max(high for _, high in ImageStat.Stat(difference.reduce(BLOCK)).extrema)
    return max(ImageStat.Stat(difference).mean) <= ON_THE_WHOLE and worst <= IN_A_BLOCK


def assert_none_left_over(files: Collection[Path], known: Collection[str], owner: str) -> None:
    """Check that no file is left without a test that uses it; delete such files when writing."""
    others = [file for file in files if file.stem not in known]
    if os.environ.get(ASKED):
        while others:
            others.pop().unlink()

    assert not others, f"{[file.name for file in others]} are of no use. {command(owner)}"


def _of_features() -> list[str]:
    """Return the test files with stored pages of features that are no games."""
    of_games = {f"cogs.{package_of(slug)}" for slug in GAMES}
    folders = [feature.replace(".", "/") for feature in FEATURES if feature not in of_games]
    files = [f"tests/{folder}/test_pages.py" for folder in folders]
    return [file for file in files if (ROOT / file).exists()]


def main(slugs: list[str]) -> int:
    if unknown := set(slugs) - set(GAMES):
        print(f"No such game: {', '.join(sorted(unknown))}. There are: {', '.join(GAMES)}.")
        return 2

    from tests.upgrade import left_behind  # imports the whole bot

    # Databases first: some pages are drawn from them.
    left_behind.main([slug for slug in slugs or GAMES if not left_behind.kept(slug)])
    os.environ[ASKED] = "1"
    runs = [["tests/cogs", "tests/playthroughs"]]
    if slugs:
        # `--game` leaves out the pages without a game, so these run apart.
        runs[0] += [option for slug in slugs for option in ("--game", slug)]
        runs += [["tests/cogs/test_read_aloud.py", "tests/cogs/test_charts.py", *_of_features()]]

    return max(int(pytest.main(["-q", "-m", "golden", *run])) for run in runs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
