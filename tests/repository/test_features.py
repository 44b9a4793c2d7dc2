"""Tests that a feature can be deleted without breaking anything else.

`make features` runs all tests without each of them (tests/repository/features.py).
"""

from pathlib import Path

import pytest

from tests.games.newcomer import Copy
from tests.repository.features import THERE, delete, importers

PLAYGROUND = "tests/playground/test_start.py"
"""Tests that the bot starts on the playground and answers `/chicken start`."""
TELLING = (
    "tests/repository/test_messages.py",
    "tests/bot/pages/test_refusal_text.py", "tests/upgrade/test_old_buttons.py",
    "tests/cogs/commands/test_registration.py",
    "tests/cogs/test_feature_pages.py", "tests/cogs/lobby/test_lobby_pages.py",
    "tests/cogs/heist/test_result.py", PLAYGROUND,
)  # fmt: skip
"""Tests of code next to features, and of code that names all features."""
QUIETLY = ("-q", "-p", "no:cacheprovider")


@pytest.fixture
def copy(tmp_path: Path, pytestconfig: pytest.Config) -> Copy:
    if pytestconfig.getoption("game") or pytestconfig.getoption("without_game"):
        pytest.skip("a feature is of no game")
    return Copy(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    "names", [THERE, *(pytest.param([name], marks=pytest.mark.full) for name in THERE)]
)
def test_other_tests_pass_without_features(copy: Copy, names: list[str]) -> None:
    """One test for all steps, as each copy of the tree takes seconds."""
    assert importers(copy) == []

    for name in names:
        delete(copy, name)

    found = copy.ran("pytest", *QUIETLY, *TELLING)
    assert int(found.split(" passed")[0].split()[-1]) > 50, found
