"""`pytest --game heist`: what is another game's own is not even read."""

import subprocess
import sys
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


def is_read(conftest: ModuleType, path: Path, *games: str, without: tuple[str, ...] = ()) -> bool:
    options = {"game": games, "without_game": without}
    config = SimpleNamespace(getoption=options.__getitem__)
    return conftest.pytest_ignore_collect(path, config) is not True


@pytest.mark.parametrize(
    "name", ["games/chicken_out", "cogs/chicken_out", "discord/test_out_games.py"]
)
def test_only_for_its_own_game_or_for_all(conftest: ModuleType, name: str) -> None:
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
def test_what_belongs_to_all_is_read_for_each(conftest: ModuleType, name: str) -> None:
    path = ROOT / "tests" / name
    assert path.exists()
    assert is_read(conftest, path, "heist")


def test_a_checkout_may_be_named_like_a_game(conftest: ModuleType) -> None:
    assert is_read(conftest, Path("/somewhere/out"), "heist")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "tic", "tests/games"], "there is no game 'tic'; there are: heist, "),
        (["tests/nowhere"], "there is no file or directory "),
        (["-n", "2", "tests/nowhere"], "there is no file or directory "),
    ],
)
def test_wrong_name_or_path_is_named(arguments: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert sentence in done.stderr


def test_files_of_the_project_concern_every_game(conftest: ModuleType) -> None:
    shared = ROOT / "tests" / "repository"
    own = ROOT / "tests" / "games" / "heist"
    assert conftest._is_shared(SimpleNamespace(path=shared / "test_signs.py"))
    assert not conftest._is_shared(SimpleNamespace(path=own / "test_heist.py"))
