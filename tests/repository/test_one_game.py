"""Tests of `pytest --game heist`: the files of other games are not even read."""

from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.repository.tree import ROOT


@pytest.fixture
def conftest(pytestconfig: pytest.Config) -> ModuleType:
    plugins = pytestconfig.pluginmanager.get_plugins()
    # The conftest is loaded under another name than "tests.conftest".
    files = (
        plugin
        for plugin in plugins
        if getattr(plugin, "__file__", "") == f"{ROOT}/tests/conftest.py"
    )
    found = next(files)
    assert isinstance(found, ModuleType)
    return found


def is_read(conftest: ModuleType, path: Path, *games: str, without: tuple[str, ...] = ()) -> bool:
    options = {"game": games, "without_game": without}
    config = SimpleNamespace(getoption=options.__getitem__)
    return conftest.pytest_ignore_collect(path, config) is not True


@pytest.mark.parametrize(
    "name", ["games/chicken_out", "cogs/chicken_out", "discord/test_out_games.py"]
)
def test_file_of_a_game_is_read_only_for_it(conftest: ModuleType, name: str) -> None:
    path = ROOT / "tests" / name
    assert path.exists()
    assert is_read(conftest, path)
    assert is_read(conftest, path, "out")
    assert is_read(conftest, path, "heist", "out")
    assert not is_read(conftest, path, "heist")
    assert not is_read(conftest, path, without=("out",))
    assert is_read(conftest, path, without=("heist",))


@pytest.mark.parametrize(
    "name", ["games", "games/contract", "games/test_records.py", "conftest.py"]
)
def test_shared_file_is_read_for_every_game(conftest: ModuleType, name: str) -> None:
    # Shared tests are read for each game.
    path = ROOT / "tests" / name
    assert path.exists()
    assert is_read(conftest, path, "heist")


def test_checkout_may_have_the_name_of_a_game(conftest: ModuleType) -> None:
    # Only folders below tests/ are compared with the names of games.
    assert is_read(conftest, Path("/somewhere/out"), "heist")


def test_wrong_name_or_path_is_named(conftest: ModuleType) -> None:
    with pytest.raises(pytest.UsageError, match="there is no game 'tic'; there are: heist, "):
        conftest._game("tic")

    config = SimpleNamespace(args=["tests/no"], invocation_params=SimpleNamespace(dir=ROOT))
    with pytest.raises(pytest.UsageError, match=r"there is no file or directory .*/tests/no"):
        conftest.pytest_configure(config)


def test_repository_tests_run_for_every_game(conftest: ModuleType) -> None:
    shared = ROOT / "tests" / "repository"
    own = ROOT / "tests" / "games" / "heist"
    assert conftest._is_shared(SimpleNamespace(path=shared / "test_signs.py"))
    assert not conftest._is_shared(SimpleNamespace(path=own / "test_heist.py"))
