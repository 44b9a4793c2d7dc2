"""Tests of the command that writes golden files, and of the selection of one game's tests."""

import ast
from pathlib import Path

import pytest

from games.registry import GAMES
from tests import golden
from tests.conftest import _words
from tests.repository.tree import text_files

COMPARES = {
    "assert_reads_as_it_did", "assert_as_it_was", "assert_looks_as_it_did", "assert_none_left_over",
    "assert_no_page_is_left_over",
}  # fmt: skip


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(golden.ASKED, raising=False)
    return tmp_path / "heist-table-end.txt"


def test_comparing_tests_have_the_golden_mark() -> None:
    found = 0
    for name, text in text_files().items():
        if not name.startswith("tests/") or name == "tests/repository/test_golden.py":
            continue
        for node in ast.parse(text).body if name.endswith(".py") else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                # Calling a comparison and having the mark must go together, or the command misses
                # the test.
                called = {
                    name_node.id for name_node in ast.walk(node) if isinstance(name_node, ast.Name)
                }
                marks = [ast.unparse(decorator) for decorator in node.decorator_list]
                assert bool(called & COMPARES) == ("pytest.mark.golden" in marks), node.name

                found += "pytest.mark.golden" in marks

    assert found > len(GAMES)


def test_difference_names_the_command(file: Path) -> None:
    file.write_text("as it was", "utf-8")
    golden.assert_as_it_was("as it was", file)
    # A file of a game names the game; other files name no game.
    with pytest.raises(AssertionError, match=r"python -m tests\.golden heist\n"):
        golden.assert_as_it_was("as it is", file)

    with pytest.raises(AssertionError, match=r"python -m tests\.golden\n"):
        golden.assert_as_it_was("as it is", file.with_name("help.txt"))

    # Without the variable nothing is written.
    assert file.read_text("utf-8") == "as it was"


def test_golden_is_written_on_request(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(golden.ASKED, "1")
    golden.assert_as_it_was("as it is", file)
    assert file.read_text("utf-8") == "as it is"
    golden.assert_none_left_over([file], set(), "heist")
    assert not file.exists()


def test_unused_golden_is_found(file: Path) -> None:
    file.write_text("as it was", "utf-8")
    golden.assert_none_left_over([file], {"heist-table-end"}, "heist")
    with pytest.raises(AssertionError, match="of no use"):
        golden.assert_none_left_over([file], {"heist-card-end"}, "heist")


@pytest.mark.parametrize(
    ("test", "is_of_out"),
    [
        ("tests/cogs/chicken_out/test_pages.py::test_it_fits", True),
        ("tests/discord/test_out_games.py::test_it_ends", True),
        ("tests/games/test_scenarios.py::test_scenarios_of_a_file[out-foxes]", True),
        ("tests/games/contract/test_contract.py::test_it_ends[out-2p-1]", True),
        ("tests/cogs/heist/test_card.py::test_who_is_out[heist-3]", False),
        ("tests/bot/pages/test_way_out.py::test_without_a_host", False),
    ],
)
def test_tests_of_a_game_are_found_by_its_name(test: str, is_of_out: bool) -> None:
    """ "out" in a test's own name is a common word, not the game."""
    assert ("out" in set(_words(test))) is is_of_out
