"""`pytest --game heist`: what is another game's own is not even read."""

from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.repository.tree import ROOT


@pytest.fixture
def conftest(pytestconfig: pytest.Config) -> ModuleType:
    plugins = pytestconfig.pluginmanager.get_plugins()
    files = (one for one in plugins if getattr(one, "__file__", "") == f"{ROOT}/tests/conftest.py")
    found = next(files)
    assert isinstance(found, ModuleType)
    return found


def is_read(conftest: ModuleType, path: Path, *games: str) -> bool:
    config = SimpleNamespace(getoption=lambda _: games)
    return conftest.pytest_ignore_collect(path, config) is not True


@pytest.mark.parametrize("name", ["games/out", "cogs/out", "discord/test_out_games.py"])
def test_only_for_its_own_game_or_for_all(conftest: ModuleType, name: str) -> None:
    path = ROOT / "tests" / name
    assert path.exists()
    assert is_read(conftest, path)
    assert is_read(conftest, path, "out")
    assert is_read(conftest, path, "heist", "out")
    assert not is_read(conftest, path, "heist")


@pytest.mark.parametrize(
    "name", ["games", "games/contract", "games/test_records.py", "conftest.py"]
)
def test_what_belongs_to_all_is_read_for_each(conftest: ModuleType, name: str) -> None:
    path = ROOT / "tests" / name
    assert path.exists()
    assert is_read(conftest, path, "heist")


def test_a_checkout_may_be_named_like_a_game(conftest: ModuleType) -> None:
    assert is_read(conftest, Path("/somewhere/out"), "heist")
