"""Tests that the style figures do not get worse, and that their limits follow improvements."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from benchmarks import style
from benchmarks.style import LIMITS, PER_GAME, ROOT, Code, Limit, product
from tests.repository.tree import text_files

EXAMPLE = dedent('''
    """A module that somebody wrote."""

    import os  # for the path

    a, b = os.sep, os.linesep


    class Base:
        def shown(self):
            return 1

        def _hidden(self):
            return 2

        @property
        def size(self):
            return 3


    class Child(Base):
        def long(self):
            if self.size:

                a = 1
                return a
            return 2
''').lstrip()


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Code]:
    """Return a function that makes code of a package `sample` from file names and sources."""
    monkeypatch.setattr(style, "ROOT", tmp_path)

    def make(**sources: str) -> Code:
        folder = tmp_path / "sample"
        folder.mkdir()
        for name, source in sources.items():
            (folder / f"{name}.py").write_text(source, encoding="utf-8")
        return Code(["sample"])

    return make


def test_figures_keep_their_limits_and_limits_follow_them() -> None:
    """One test for all figures, so that one worker of pytest reads the code, and not each."""
    figures = {name: limit.measure() for name, limit in LIMITS.items()}
    worse = [
        f"{name}: {figure:,.2f} is worse than the limit {LIMITS[name].limit:,g} (the aim is "
        f"{LIMITS[name].aim:,g}); python -m benchmarks.style --only {name!r} tells more"
        for name, figure in figures.items()
        if not LIMITS[name].is_kept(figure)
    ]
    assert not worse, "\n".join(worse)

    loose = [
        f"{name}: {figure:,.2f} is better than the limit {LIMITS[name].limit:,g}: "
        f"set the limit in benchmarks/style.py to it"
        for name, figure in figures.items()
        if LIMITS[name].is_loose(figure)
    ]
    assert not loose, "\n".join(loose)


def test_no_function_is_excused_from_complexity() -> None:
    """Ruff applies the limit of pyproject.toml to every function, without exceptions."""
    ruff = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]
    excused = [rules for rules in ruff["lint"]["per-file-ignores"].values() if "C901" in rules]

    assert "C90" in ruff["lint"]["select"]
    assert ruff["lint"]["mccabe"]["max-complexity"] == 12
    assert not excused

    # A comment can switch the rule off for one function.
    waiver = re.compile(r"noqa:\s.*C90")
    assert not [name for name, text in text_files().items() if waiver.search(text)]


def test_per_game_names_are_names_of_classes() -> None:
    defined = {each.name for file in product().files for each in file.classes}
    assert defined >= PER_GAME


def test_limit_at_most_is_kept_and_followed() -> None:
    limit = Limit(lambda: 0, limit=100, aim=50)
    assert [limit.is_kept(figure) for figure in (101, 100, 99)] == [False, True, True]
    # Up to 5 % away from the limit is close enough.
    assert [limit.is_loose(figure) for figure in (96, 95, 94, 10)] == [False, False, True, True]


def test_limit_at_least_is_kept_and_followed() -> None:
    limit = Limit(lambda: 0, limit=100, aim=150, at_least=True)
    assert [limit.is_kept(figure) for figure in (99, 100, 101)] == [False, True, True]
    assert [limit.is_loose(figure) for figure in (104, 105, 106)] == [False, False, True]


@pytest.mark.parametrize(("at_least", "figure"), [(False, 10), (True, 200)])
def test_limit_at_its_aim_is_never_loose(at_least: bool, figure: int) -> None:
    assert not Limit(lambda: 0, limit=50, aim=50, at_least=at_least).is_loose(figure)


def test_code_counts_what_a_file_holds(example: Callable[..., Code]) -> None:
    counted = example(module=EXAMPLE)

    assert counted.lines == len(EXAMPLE.splitlines())
    # All figures below are counted by hand in EXAMPLE. Its docstring is no statement.
    assert counted.statements == 15
    assert (counted.functions, counted.median_length, counted.longest) == (4, 2, 6)
    assert counted.tiny_share == 75
    assert counted.comment_share == pytest.approx(100 / counted.lines)
    assert counted.air == pytest.approx(100 / (2 + 2 + 2 + 6))
    assert counted.packed == pytest.approx(1000 / counted.lines)
    # One word of the list, in nine words of docstring and comments.
    assert counted.dialect == pytest.approx(1000 / (5 + 4))


def test_public_methods_include_inherited_ones(example: Callable[..., Code]) -> None:
    child = """
        from sample.parent import Child as Own

        class Grandchild(Own):
            def last(self): ...
    """
    counted = example(parent=EXAMPLE, child=dedent(child)).public_methods()

    # Inherited methods count for the subclass, also over an import with another name.
    assert counted == {
        "sample.child.Grandchild": 3,
        "sample.parent.Child": 2,
        "sample.parent.Base": 1,
    }


def test_repeated_class_is_named_with_its_places(example: Callable[..., Code]) -> None:
    counted = example(first=EXAMPLE, second="class Base: ...\n")
    assert counted.repeated_classes() == {"Base": ["sample.first:8", "sample.second:1"]}


def test_per_game_name_is_repeated_where_a_game_defines_it_twice(
    example: Callable[..., Code],
) -> None:
    counted = example(first="class Labels: ...\n", second="class Labels: ...\n")
    assert list(counted.repeated_classes()) == ["Labels"]
    # The same name in two different games is allowed for names of this list.
    assert "Labels" not in product().repeated_classes()


def test_folder_that_is_left_out_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(style, "ROOT", tmp_path)
    for name in ("budgeted", "added"):
        (tmp_path / "games" / name).mkdir(parents=True)
        (tmp_path / "games" / name / "rules.py").write_text("a = 1\n", encoding="utf-8")

    assert Code(["games"]).statements == 2
    # The folder is left out by its name, in any package.
    assert Code(["games"], without=frozenset({"added"})).statements == 1
