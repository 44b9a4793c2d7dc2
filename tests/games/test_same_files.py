"""Tests that every game has the same files (docs/a-game.md)."""

import re

import pytest

from games.registry import GAMES, package_of
from tests.repository.tree import ROOT

GUIDE = (ROOT / "docs" / "a-game.md").read_text("utf-8")


def named(title: str) -> set[str]:
    """Return the files in the first column of the first table below this title."""
    section = GUIDE.partition(f"## {title}")[2].partition("\n#")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return {file for row in rows for file in re.findall(r"`(.*?)`", row)}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(("title", "folder"), [("Its rules", "games/{}"), ("Its face", "cogs/{}")])
def test_every_game_has_the_files_that_the_guide_names(title: str, folder: str, slug: str) -> None:
    # An empty table would make the comparison pass.
    assert len(named(title)) > 1
    root = ROOT / folder.format(package_of(slug))
    there = {file.relative_to(root).as_posix() for file in root.rglob("*")}
    assert named(title) <= there


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_texts_and_tests(slug: str) -> None:
    for file in (f"data/locales/en/{slug}.ftl", f"tests/games/{package_of(slug)}/hidden.py"):
        assert (ROOT / file).is_file(), file
    assert (ROOT / f"tests/cogs/{package_of(slug)}/test_pages.py").is_file()
    assert any((ROOT / "tests" / "scenarios" / slug).glob("*.toml"))
    assert any((ROOT / "tests" / "playthroughs").glob(f"{slug}-*.txt"))
