"""Tests of `python -m games new`: the new game passes its tests, and a bad name is refused."""

import os
from pathlib import Path

import pytest

from games.cli import main
from games.cli.new import (
    AS_A_DUEL,
    MARKS,
    OLD_NAMES,
    NewGameRefused,
    derive_names,
    letters,
    template,
)
from games.registry import GAMES, package_of
from tests.games.newcomer import NAME, OWN, TITLE, Copy
from tests.repository.tree import ROOT

OLD_RULES = ROOT / "template" / "games" / "henparty" / "RULES.md"


@pytest.mark.slow
@pytest.mark.skipif("COOP_TEMPLATE_CHECKED" in os.environ, reason="make template checked two games")
def test_new_game_passes_all_checks(tmp_path: Path) -> None:
    """One test for all steps, as each copy of the tree takes seconds."""
    copy = Copy(tmp_path)
    assert f"make golden GAME={NAME}" in copy.ran("games", "new", NAME, "--title", TITLE)
    assert "wins: seat 0" in copy.ran("games", "simulate", NAME, "--games", "20")

    copy.ran("ruff", "check", "--quiet")
    copy.ran("ruff", "format", "--quiet", "--check")
    copy.ran("mypy", "--no-error-summary", *OWN)
    # The golden files have to exist before the tests of the game can pass.
    copy.ran("tests.golden", NAME)
    rooms = ("tests/games", "tests/cogs", "tests/discord/test_whole_games.py")
    # `make template` runs all tests of the game, with all combinations.
    found = copy.ran("pytest", "-q", "--game", NAME, *rooms, "tests/secrecy/test_leaks.py")

    # Far more than the template alone has, so the shared tests have found the game.
    assert int(found.split(" passed")[0].split()[-1]) > 100, found

    check_names(copy)
    check_second_call_is_refused(copy)


def check_names(copy: Copy) -> None:
    """Check that the new files hold the game's name, and nowhere that of the template."""
    written = [name for name in template() if name not in MARKS]
    assert len(written) > 15

    file = f"/{letters(NAME, TITLE).lower()}0"
    for name in written:
        new = copy.root / name.replace("henparty", NAME).replace("/hp0", file)
        assert OLD_NAMES.search(new.read_text("utf-8")) is None, new

    assert f"**{TITLE}** (`{NAME}`)" in (copy.root / "README.md").read_text("utf-8")


def check_second_call_is_refused(copy: Copy) -> None:
    # A second call must change nothing.
    before = (copy.root / "README.md").read_text("utf-8")
    done = copy.call("games", "new", NAME)
    assert done.returncode == 2
    assert f"the game '{NAME}' exists already" in done.stderr
    assert (copy.root / "README.md").read_text("utf-8") == before


@pytest.mark.parametrize(
    ("name", "title", "said"),
    [
        ("heist", None, "the game 'heist' exists already"),
        ("Lottery", None, "'Lottery' is not a valid name: it needs 2 to 12 letters a to z"),
        ("lot-tery", None, "is not a valid name"),
        ("chickenlottery", None, "is not a valid name"),
        ("lambda", None, "not a Python keyword"),
        ("engine", None, "games/engine exists already"),
        ("lobby", None, "ids in lobby.ftl already begin with lobby-"),
        ("table", None, "already begin with table-"),
        ("zugzwang", "the lottery", "'the lottery' is not a valid title"),
        ("zugzwang", 'A "game"', "is not a valid title"),
        ("zugzwang", "Decision", "the name 'Decision' is used in the code"),
    ],
)
def test_invalid_name_is_refused(
    name: str, title: str | None, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (ROOT / "games" / "registry.py").read_text("utf-8")
    assert main(["new", name, *(["--title", title] if title else [])]) == 2
    assert said in capsys.readouterr().err
    # The registry is written last, so unchanged means that nothing was written.
    assert (ROOT / "games" / "registry.py").read_text("utf-8") == before


def test_readme_row_names_only_the_new_game() -> None:
    row = OLD_NAMES.sub(derive_names("zugzwang", "Zero Yolks").instead, template()["README.md"])

    assert row.count("Zero Yolks") == 2
    # "snack" is a word of the template's row.
    assert "snack" not in row


def test_letters_of_rulings_are_unique() -> None:
    assert letters("zugzwang", "Zero Yolks") == "ZY"
    assert letters("zugzwang", "Zugzwang") == "ZU"
    assert letters("ruckus", "Chicken Ruckus") == "RU", "CR is Crazy Chicken's"


def test_the_class_is_named_by_the_title() -> None:
    assert derive_names("zugzwang", "Chicken out of the Yard!").type == "ChickenOutOfTheYard"
    with pytest.raises(NewGameRefused):
        derive_names("zugzwang", "Hen Party")


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_named_in_the_documents(slug: str) -> None:
    """The command adds these entries for a new game."""
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"(`{slug}`) | " in readme, "README.md: the table of games has no row for it"

    words = (ROOT / "data" / "locales" / "en" / f"{slug}.ftl").read_text("utf-8")
    (title,) = [line for line in words.splitlines() if line.startswith(f"{slug}-title = ")]
    if (ROOT / "games" / package_of(slug) / "positions.py").exists():
        scenarios = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
        heading = f"For {title.partition(' = ')[2].rstrip('!')}"
        assert heading in scenarios, "docs/scenarios.md does not explain the game's positions"


@pytest.mark.parametrize("slug", GAMES)
def test_readme_row_does_not_outlive_the_templates_rules(slug: str) -> None:
    """A README row of the template is wrong once the game has rules of its own."""
    # A game with the template's rules is not finished yet.
    if eggshell(ROOT / "games" / package_of(slug) / "RULES.md") == eggshell(OLD_RULES):
        return

    readme = (ROOT / "README.md").read_text("utf-8")
    (row,) = [line for line in readme.splitlines() if f"(`{slug}`) | " in line]
    assert "takes the snack" not in row, "README.md: this row tells the rules of the template"


def eggshell(rules: Path) -> str:
    """Return the first section of the rules, which is the game in short."""
    return rules.read_text("utf-8").partition("## In an eggshell")[2].partition("\n## ")[0]


def test_marks_are_found_in_their_files() -> None:
    for name, mark in MARKS.items():
        assert mark.search((ROOT / name).read_text("utf-8")) is not None, name
    # The registry is edited by its own mark and is not part of the template.
    assert {*template()} >= {*MARKS} - {"games/registry.py"}


def test_duel_differs_from_the_template_in_every_place_that_is_named() -> None:
    usual = template()
    duel = template(duel=True)
    assert usual.keys() == duel.keys()

    for name, old, new in AS_A_DUEL:
        # A replacement must hit exactly one place in its file.
        assert usual[name].count(old) == 1, f"{name}: {old}"
        assert old not in duel[name]
        assert new in duel[name]
