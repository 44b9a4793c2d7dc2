"""Settings and fixtures for all tests."""

import gc
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import (
    AsyncIterator,
    Callable,
    Generator,
    Iterator,
    Mapping,
    Sequence,
)
from functools import cache
from operator import itemgetter
from pathlib import Path
from random import Random
from re import split
from typing import TYPE_CHECKING

import hypothesis
import pytest
import pytest_asyncio

from bot import app
from bot.i18n.words import Words
from bot.storage.sqlite import engine, migrations
from bot.tables import context as table_context
from games.registry import GAMES, package_of
from tests.support.seeded import SeededSecrets

if TYPE_CHECKING:  # slow to import, and most tests need no browser
    from playwright.async_api import Browser

# A hundred tests start a bot in a process of its own. Without compiled files each of them would
# compile all of Coop again, and containers often forbid to write them.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Hundreds of databases are written and synced, which costs nothing in memory. Writes of a killed
# process survive there as well; only a power cut would lose them, which no test can simulate.
MEMORY = Path("/dev/shm")
ENOUGH_BYTES = 2 << 30
if (
    "TMPDIR" not in os.environ
    and os.access(MEMORY, os.W_OK | os.X_OK)
    and shutil.disk_usage(MEMORY).free > ENOUGH_BYTES
):
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None  # read TMPDIR again

# These helpers contain asserts; pytest should explain them as it does in tests.
pytest.register_assert_rewrite("tests.cogs.faces", "tests.golden")

# Slow machines must not fail a test by time, and each run must try the same examples.
hypothesis.settings.register_profile("coop", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("coop")

SELDOM = (5_000, 20, 20)
"""Thresholds of the garbage collector: how many objects are made before a collection."""

WAITING = frozenset(
    (
        "browser", "crash", "test_connections", "test_ends", "test_features", "test_install_pages",
        "test_main", "test_searcher", "test_standby",
    )
)  # fmt: skip
"""Folders and files with tests that mostly wait. Side by side they would leave a processor idle."""

SLUGS = {package_of(slug): slug for slug in GAMES}
"""Folder of a game -> its slug."""

ALL_BEGUN = 0.9
"""The share of the run after which the last waiting test has begun."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        action="append",
        type=_game,
        help="only the tests of this game: in its folder, in a file of its name, or with its id;"
        " and those of the project's own files",
    )
    parser.addoption(
        "--without-game",
        action="append",
        type=_game,
        help="leave out the tests of this game: its folder, its files, and those with its id",
    )


def _game(slug: str) -> str:
    if slug not in GAMES:
        raise pytest.UsageError(f"there is no game {slug!r}; there are: {', '.join(GAMES)}")
    return slug


def pytest_configure(config: pytest.Config) -> None:
    """Refuse paths that do not exist; with several workers pytest says only "no tests ran"."""
    for argument in config.args:
        path = config.invocation_params.dir / argument.partition("::")[0]
        if not path.exists():
            raise pytest.UsageError(f"there is no file or directory {path}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the folders and files of other games before they are read."""
    wanted = set(config.getoption("game") or GAMES)
    wanted -= set(config.getoption("without_game") or ())
    if Path(__file__).parent not in collection_path.parents:
        return None

    owner = _owner(collection_path)
    return True if owner in GAMES and owner not in wanted else None


def _owner(path: Path) -> str:
    """Return what may be the slug of a game, from a folder or file name.

    For example from `tests/games/chicken_out` or `tests/discord/test_out_games.py`.
    """
    if path.suffix == ".py" and "_" in path.stem:
        return path.stem.split("_")[1]

    return SLUGS.get(path.name, path.name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    games = set(config.getoption("game") or ())
    others = set(config.getoption("without_game") or ())
    kept = [item for item in items if not others or others.isdisjoint(_words(item.nodeid))]
    if games:
        kept = [item for item in kept if _is_shared(item) or games & set(_words(item.nodeid))]

    # Reported as deselected, so that the summary names their number.
    config.hook.pytest_deselected(items=[*set(items).difference(kept)])
    items[:] = kept
    items[:] = _spread(items)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect garbage once after all tests are read, and leave these objects out of later runs.

    Looking through them again and again took a sixth of the collection and a seventh of the slowest
    tests.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()


def _is_shared(item: pytest.Item) -> bool:
    """Return whether the test reads all files of the project, regardless of the game."""
    return item.path.is_relative_to(Path(__file__).parent / "repository")


def _spread(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Spread waiting tests evenly among the others, which stay side by side in their folders."""
    waiting = [item for item in items if _waits(item)]
    computing = [item for item in items if not _waits(item)]
    places = [*_places(waiting, ALL_BEGUN), *_places(computing, 1.0)]
    return [item for _, item in sorted(places, key=itemgetter(0))]


def _waits(item: pytest.Item) -> bool:
    return not WAITING.isdisjoint(item.nodeid.partition(".py::")[0].split("/"))


def _places(items: Sequence[pytest.Item], end: float) -> Iterator[tuple[float, pytest.Item]]:
    """Yield each test with the time at which it begins, from 0 to `end`."""
    return ((end * number / len(items), item) for number, item in enumerate(items))


def _words(node_id: str) -> Iterator[str]:
    """Yield words that may name a game.

    The test's own name is left out, as "out" is a game and a common word.
    """
    file, _, rest = node_id.partition("::")
    *folders, name = file.split("/")
    yield from (SLUGS.get(folder, folder) for folder in folders)
    yield _owner(Path(name))
    # Parameters stand in brackets.
    yield from split(r"[^a-z0-9]+", rest.partition("[")[2])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Return one more than the number of processors, as tests with processes of their own wait."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # xdist reads it itself
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else None


Words.strict = True  # a missing sentence fails the test


def _migrate(database: sqlite3.Connection, path: Path) -> None:
    """Migrate a database. An empty one gets a copy of all tables, made once for each worker."""
    if migrations.recognise(database, path):
        migrations.migrate(database, path)
    else:
        _empty(migrations.migrations).backup(database)


@cache
def _empty(scripts: Callable[[], Mapping[int, str]]) -> sqlite3.Connection:
    database = sqlite3.connect(":memory:", check_same_thread=False)
    migrations.migrate(database, Path())
    return database


engine.migrate = _migrate  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each run the same cards, seats and house players, so that no test depends on chance."""
    monkeypatch.setattr(table_context, "secrets", SeededSecrets(0))
    monkeypatch.setattr(app, "SystemRandom", lambda: Random(0))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator["Browser"]:
    """Return one Chromium for all tests, as it takes longer to start than most of them."""
    # Imported here, as most tests need no browser.
    from tests.playground.browser import a_browser

    async with a_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: "Browser") -> AsyncIterator["Browser"]:
    """Return Chromium without windows, for a test with `asyncio(loop_scope="session")`.

    A window that stays open would send requests to a playground that is gone.
    """
    yield chromium
    for context in chromium.contexts:
        await context.close()
