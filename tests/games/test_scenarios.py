"""Tests of every file in tests/scenarios: a position, choices, and what must follow."""

from pathlib import Path

import pytest

from games.cli.scenario import first_difference
from games.engine.scenario import read
from tests.repository.tree import ROOT

FILES = [
    pytest.param(file, id=f"{file.parent.name}-{file.stem}")
    for file in sorted((ROOT / "tests" / "scenarios").glob("*/*.toml"))
]


@pytest.mark.parametrize("file", FILES)
def test_scenarios_of_a_file(file: Path) -> None:
    scenarios = read(file.read_text(encoding="utf-8"))
    differences = {one.title: first_difference(one) for one in scenarios}
    assert {title: why for title, why in differences.items() if why is not None} == {}

    assert {scenario.game for scenario in scenarios} == {file.parent.name}
    # A scenario without rule numbers does not say what it is for.
    assert all(scenario.rules for scenario in scenarios)
