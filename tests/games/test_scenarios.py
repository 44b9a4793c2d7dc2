"""Tests of every file in tests/scenarios: a position, choices, and what must follow."""

import pytest

from games.cli.scenario import first_difference
from games.engine.scenario import Scenario, read
from tests.repository.tree import ROOT

FILES = sorted((ROOT / "tests" / "scenarios").glob("*/*.toml"))
SCENARIOS = [
    pytest.param(scenario, id=f"{file.parent.name}-{file.stem}-{number}")
    for file in FILES
    for number, scenario in enumerate(read(file.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario):
    difference = first_difference(scenario)

    assert difference is None, f"{scenario.title}: {difference}"


def test_scenarios_are_in_the_folder_of_their_game():
    for file in FILES:
        for scenario in read(file.read_text(encoding="utf-8")):
            assert scenario.game == file.parent.name


def test_every_scenario_names_its_rules():
    # A scenario without rule numbers does not say what it is for.
    for file in FILES:
        assert all(scenario.rules for scenario in read(file.read_text(encoding="utf-8"))), file.name
