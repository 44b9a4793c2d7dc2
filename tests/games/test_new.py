"""`python -m games new`: what it writes plays, and is green; what it cannot write it says."""

from pathlib import Path

import pytest

from games.cli import main
from games.cli.new import AS_A_DUEL, MARKS, OLD_NAMES, NewGameRefused, letters, named, template
from games.registry import GAMES, package_of
from tests.games.newcomer import NAME, OWN, TITLE, Copy
from tests.repository.tree import ROOT

OLD_RULES = ROOT / "template" / "games" / "henparty" / "RULES.md"


@pytest.mark.slow
def test_a_new_game_plays_and_is_green(tmp_path: Path) -> None:
    """In one test, for every copy of the tree costs seconds."""
    copy = Copy(tmp_path)
    assert f"make golden GAME={NAME}" in copy.ran("games", "new", NAME, "--title", TITLE)
    assert "wins: seat 0" in copy.ran("games", "simulate", NAME, "--games", "20")

    copy.ran("ruff", "check", "--quiet")
    copy.ran("ruff", "format", "--quiet", "--check")
    copy.ran("mypy", "--no-error-summary", *OWN)
    copy.ran("tests.golden", NAME)
    rooms = ("tests/games", "tests/cogs", "tests/discord/test_whole_games.py")
    found = copy.tests(*rooms, "tests/secrecy/test_leaks.py")

    assert int(found.split(" passed")[0].split()[-1]) > 200, found

    bears_its_own_name(copy)
    is_not_written_over(copy)


def bears_its_own_name(copy: Copy) -> None:
    """And nowhere that of the template."""
    written = [name for name in template() if name not in MARKS]
    assert len(written) > 15

    file = f"/{letters(NAME, TITLE).lower()}0"
    for name in written:
        new = copy.root / name.replace("henparty", NAME).replace("/hp0", file)
        assert OLD_NAMES.search(new.read_text("utf-8")) is None, new

    assert f"**{TITLE}** (`{NAME}`)" in (copy.root / "README.md").read_text("utf-8")


def is_not_written_over(copy: Copy) -> None:
    before = (copy.root / "README.md").read_text("utf-8")
    done = copy.call("games", "new", NAME)
    assert done.returncode == 2
    assert f"there is a game '{NAME}' already" in done.stderr
    assert (copy.root / "README.md").read_text("utf-8") == before


@pytest.mark.parametrize(
    ("name", "title", "said"),
    [
        ("heist", None, "there is a game 'heist' already"),
        ("Lottery", None, "'Lottery' is no name for a game: 2 to 12 letters, a to z"),
        ("lot-tery", None, "is no name for a game"),
        ("chickenlottery", None, "is no name for a game"),
        ("lambda", None, "no word of Python"),
        ("engine", None, "games/engine is there already"),
        ("lobby", None, "lobby-… are other sentences already, in lobby.ftl"),
        ("table", None, "table-… are other sentences already, in "),
        ("zugzwang", "the lottery", "'the lottery' is no title"),
        ("zugzwang", 'A "game"', "is no title"),
        ("zugzwang", "Decision", "'Decision' means something else in the code"),
    ],
)
def test_what_is_no_name_is_refused_in_a_sentence(
    name: str, title: str | None, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (ROOT / "games" / "registry.py").read_text("utf-8")
    assert main(["new", name, *(["--title", title] if title else [])]) == 2
    assert said in capsys.readouterr().err
    assert (ROOT / "games" / "registry.py").read_text("utf-8") == before


def test_its_row_in_the_readme_tells_of_no_other_game() -> None:
    row = OLD_NAMES.sub(named("zugzwang", "Zero Yolks").instead, template()["README.md"])

    assert row.count("Zero Yolks") == 2
    assert "snack" not in row


def test_its_rulings_have_letters_of_their_own() -> None:
    assert letters("zugzwang", "Zero Yolks") == "ZY"
    assert letters("zugzwang", "Zugzwang") == "ZU"
    assert letters("ruckus", "Chicken Ruckus") == "RU", "CR is Crazy Chicken's"


def test_the_class_is_named_by_the_title() -> None:
    assert named("zugzwang", "Chicken out of the Yard!").type == "ChickenOutOfTheYard"
    with pytest.raises(NewGameRefused):
        named("zugzwang", "Hen Party")


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_named_where_readers_look(slug: str) -> None:
    """What the command puts there for a new one."""
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"(`{slug}`) | " in readme, "README.md: the table of games has no row for it"

    words = (ROOT / "data" / "locales" / "en" / f"{slug}.ftl").read_text("utf-8")
    (title,) = [line for line in words.splitlines() if line.startswith(f"{slug}-title = ")]
    if (ROOT / "games" / package_of(slug) / "positions.py").exists():
        scenarios = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
        heading = f"For {title.partition(' = ')[2].rstrip('!')}"
        assert heading in scenarios, "docs/scenarios.md does not explain the game's positions"


@pytest.mark.parametrize("slug", GAMES)
def test_pages_about_a_game_are_written_again_with_its_rules(slug: str) -> None:
    """A new game begins with the rules of the template; its README row must not outlive them."""
    if eggshell(ROOT / "games" / package_of(slug) / "RULES.md") == eggshell(OLD_RULES):
        return

    readme = (ROOT / "README.md").read_text("utf-8")
    (row,) = [line for line in readme.splitlines() if f"(`{slug}`) | " in line]
    assert "takes the snack" not in row, "README.md: this row tells the rules of the template"


def eggshell(rules: Path) -> str:
    """The rules in short: the first section."""
    return rules.read_text("utf-8").partition("## In an eggshell")[2].partition("\n## ")[0]


def test_every_place_of_a_game_is_found() -> None:
    for name, mark in MARKS.items():
        assert mark.search((ROOT / name).read_text("utf-8")) is not None, name
    assert {*template()} >= {*MARKS} - {"games/registry.py"}


def test_duel_differs_from_the_template_in_every_place_that_is_named() -> None:
    usual = template()
    duel = template(duel=True)
    assert usual.keys() == duel.keys()

    for name, old, new in AS_A_DUEL:
        assert usual[name].count(old) == 1, f"{name}: {old}"
        assert old not in duel[name]
        assert new in duel[name]
