"""Tests that each ruling of a game is in its RULES.md and is named by a test."""

import ast
import re

import pytest

from games.registry import GAMES, package_of
from tests.repository.tree import ROOT, text_files

RULING = re.compile(r"\b[A-Z]{2}-\d+\b")
CITED = re.compile(r"(?:^|, |and |to )((?:\d+\.)+\d+|[A-Z]{2}-\d+)(?=$|,| and| to)")
each_game = pytest.mark.parametrize("slug", GAMES)


def rules(slug: str) -> tuple[str, list[str]]:
    """Return the body of a RULES.md, and the rulings that its index lists."""
    text = (ROOT / "games" / package_of(slug) / "RULES.md").read_text(encoding="utf-8")
    body, index = text.split("## Appendix B")
    return body, re.findall(r"^- ([A-Z]{2}-\d+):", index, re.MULTILINE)


@each_game
def test_index_of_rulings_is_complete_and_ordered(slug: str):
    listed = rules(slug)[1]

    # All rulings of a game begin with the same two letters and are numbered from 1.
    assert len({ruling.partition("-")[0] for ruling in listed}) == 1
    assert [int(ruling.partition("-")[2]) for ruling in listed] == [*range(1, len(listed) + 1)]


@each_game
def test_every_ruling_is_named_in_the_body(slug: str):
    body, listed = rules(slug)

    assert set(listed) == set(RULING.findall(body))


@each_game
def test_every_ruling_is_cited_by_a_test_or_a_scenario(slug: str):
    cited: set[str] = set()
    # Any text below tests/ counts, scenarios as well as docstrings.
    for name, text in text_files().items():
        if name.startswith("tests/"):
            cited.update(RULING.findall(text))

    assert [ruling for ruling in rules(slug)[1] if ruling not in cited] == []


@each_game
def test_docstrings_cite_existing_rules(slug: str):
    """References such as `(7.2, 7.4, HR-41)` in the game, its face and its tests exist."""
    body, listed = rules(slug)
    known = {*listed, *re.findall(r"^(\d+\.\d+) ", body, re.MULTILINE)}
    for name, text in text_files().items():
        if re.match(rf"(games|cogs|tests/games)/{package_of(slug)}/.*\.py$", name):
            cited = {rule for line in docstrings(text) for rule in CITED.findall(line)}
            assert cited - known == set(), name
            # The sign would refer to a printed rulebook, which has other numbers.
            assert "§" not in text, f"{name}: which paper?"


def docstrings(code: str) -> list[str]:
    """Return all text in brackets in the docstrings of a file."""
    found = [
        node.value.value
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    return [part for text in found for part in re.findall(r"\(([^()]*)\)", text)]


@each_game
def test_scenarios_cite_existing_rules(slug: str):
    body, listed = rules(slug)
    known = {*listed, *re.findall(r"^(\d+\.\d+) ", body, re.MULTILINE)}
    for name, text in text_files().items():
        if not name.startswith(f"tests/scenarios/{slug}/"):
            continue

        lines = re.findall(r"^rules = \[(.*?)\]", text, re.MULTILINE | re.DOTALL)
        cited = {rule.strip().strip('"') for line in lines for rule in line.split(",")}
        assert cited - known - {""} == set(), name
