"""What platforms and machines look for in a checkout, to build and run Coop from it."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.cli import STOP_SECONDS
from bot.common.periodic import EVERY
from bot.ops import MEND_FIRST
from bot.ops.environment import PLATFORMS
from bot.ops.health import file_of
from bot.settings import Settings
from bot.storage import mark_of
from bot.storage.sqlite.lock import WAIT_SECONDS
from games.registry import GAMES
from tests.repository.tree import ROOT, files


def test_a_platform_that_reads_requirements_gets_the_lock():
    """Builders of Procfile platforms take requirements.txt, and none of our lock files."""
    assert (ROOT / "requirements.txt").read_text("utf-8") == "-r requirements-postgres.lock\n"


def test_a_platform_takes_the_python_that_the_tests_run_on():
    """pyenv takes it as well, so that `make` finds the same one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    version = (ROOT / ".python-version").read_text("utf-8")

    assert version == project["tool"]["mypy"]["python_version"] + "\n"


def test_no_other_file_offers_a_builder_another_way():
    """A builder that finds one of these installs by it, without the hashes of the lock."""
    others = ("Pipfile", "Pipfile.lock", "poetry.lock", "uv.lock", "setup.py", "setup.cfg")

    assert not [name for name in others if (ROOT / name).exists()]


# -- systemd --------------------------------------------------------------------------------------

UNIT = ROOT / "deploy" / "coop@.service"


def directives():
    lines = UNIT.read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if re.match(r"[A-Z]\w+=", line))


def test_the_service_knows_the_bot():
    unit = directives()
    folder = Path(unit["WorkingDirectory"])

    assert unit["ExecStart"] == f"{folder}/.venv/bin/python -m bot"
    assert Path(unit["ReadWritePaths"]) == folder / Settings.model_fields["database"].default.parent
    assert int(unit["RestartPreventExitStatus"]) == MEND_FIRST
    assert int(unit["TimeoutStartSec"]) > 2 * WAIT_SECONDS
    assert int(unit["TimeoutStopSec"]) > 2 * STOP_SECONDS
    assert int(unit["WatchdogSec"]) > 4 * EVERY


def test_service_may_lower_the_search_workers_priority():
    """`@resources` holds `setpriority`, and a later line wins over an earlier one."""
    filters = re.findall(r"^SystemCallFilter=(.*)", UNIT.read_text("utf-8"), re.MULTILINE)

    assert filters.index("setpriority") > filters.index("~@privileged @resources")


def test_whoever_starts_a_second_coop_gets_the_shell_back_to_stop_the_first():
    """With Type=notify, `systemctl start` waits until Coop says that it plays."""
    text = (ROOT / "docs" / "hosting" / "operate.md").read_text("utf-8")
    _, _, rolling = text.partition("## A rolling restart")
    starts = re.findall(r"^systemctl start.*", rolling, re.MULTILINE)

    assert directives()["Type"] == "notify"
    assert starts
    assert all("--no-block" in start for start in starts)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here to ask")
def test_the_service_may_do_little():
    """From 0 (nothing) to 10 (all that a service can do)."""
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(UNIT)]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)

    assert asked.returncode == 0, asked.stdout


# -- Docker ---------------------------------------------------------------------------------------


def goes_into_an_image(name: str, patterns: list[str]) -> bool:
    """By the rules of .dockerignore: the last pattern that fits a file or a folder above it wins,
    ** stands for any folders, one with ! in front brings back.
    """
    goes = True
    paths = [name, *(str(folder) for folder in Path(name).parents)]
    for pattern in patterns:
        shape = pattern.removeprefix("!")
        expression = re.escape(shape).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
        if any(re.fullmatch(expression, path) for path in paths):
            goes = pattern.startswith("!")

    return goes


@pytest.fixture
def patterns():
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize(
    "name",
    [
        ".env", "bot/.env", ".env.example", ".git/config", ".venv/bin/python", "tests/conftest.py",
        "data/var/coop.sqlite3", "data/var/coop.sqlite3-wal", "data/coop.sqlite3", "a.sqlite3",
        "bot/coop.sqlite3.before-0004", "art/heist.py", "bot/__pycache__/app.cpython-313.pyc",
    ],
)  # fmt: skip
def test_no_token_no_database_and_nothing_idle_goes_into_an_image(name, patterns):
    assert not goes_into_an_image(name, patterns)


@pytest.mark.parametrize("folder", ["data/cards", "data/lessons", "data/locales", "games"])
def test_an_image_holds_what_players_read_and_what_is_read_for_them_later(folder, patterns):
    """Nothing breaks at once where these are missing."""
    told = [name for name in files() if name.startswith(f"{folder}/") and "README" not in name]
    assert told
    assert [name for name in told if not goes_into_an_image(name, patterns)] == []


@pytest.mark.parametrize("name", ["LICENSE", "THIRD_PARTY.md"])
def test_an_image_holds_the_licences(name, patterns):
    assert name in files()
    assert goes_into_an_image(name, patterns)


def test_an_image_holds_all_that_coop_reads(tmp_path, patterns):
    for name in files():
        if goes_into_an_image(name, patterns):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)

    furnish = (
        "import asyncio, bot.cli\n"
        "from bot.app import Coop\n"
        "from bot.settings import Settings\n"
        "async def main():\n"
        "    coop = Coop(Settings(_env_file=None, database='coop.sqlite3'))\n"
        "    await coop.furnish()\n"
        "    await coop._studio.warm()\n"
        "    print(bot.__file__, *coop.chat.faces)\n"
        "    await coop.close()\n"
        "asyncio.run(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", furnish], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(tmp_path / "bot" / "__init__.py"), *GAMES]


def test_the_image_runs_what_the_procfile_runs():
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    command = (ROOT / "Procfile").read_text("utf-8").split(":")[1].split()

    assert f"CMD {json.dumps(command)}\n" in dockerfile
    assert f"CMD {json.dumps([*command, 'health'])}\n" in dockerfile
    assert "\nUSER coop\n" in dockerfile
    assert "--require-hashes" in dockerfile
    assert f"python:{(ROOT / '.python-version').read_text('utf-8').strip()}-slim" in dockerfile


def test_a_container_remembers_in_its_volume_whatever_stands_in_the_settings():
    """A file of settings made from .env.example names a place in the image, and wins over ENV."""
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    (run,) = re.findall(r"docker run (?:.*\\\n)*.*", dockerfile)

    assert "COOP_DATABASE=data/var" in (ROOT / ".env.example").read_text("utf-8")
    assert "--env-file .env" in run
    assert "--env COOP_DATABASE=/data/coop.sqlite3" in run
    assert "--volume coop:/data" in run


def test_compose_gives_coop_time_to_stop_and_a_place_to_remember():
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    grace = re.search(r"stop_grace_period: (\d+)s", compose)

    assert grace is not None
    assert int(grace[1]) > 2 * STOP_SECONDS
    assert "COOP_DATABASE: /data/coop.sqlite3\n" in compose
    assert "- coop:/data" in compose


# -- what those who host it read ------------------------------------------------------------------


def test_every_platform_that_forgets_its_disk_is_named():
    text = (ROOT / "docs" / "hosting" / "install.md").read_text("utf-8")
    assert not [name for name in PLATFORMS.values() if name not in text]


def test_whoever_leaves_is_told_of_every_file_that_coop_writes():
    text = (ROOT / "docs" / "leaving.md").read_text("utf-8")
    database = Path("coop.sqlite3")
    beside = (mark_of(database), file_of(database))
    endings = {path.name.removeprefix(database.name) for path in beside}
    endings |= {"-wal", "-shm", ".lock", ".before-"}

    assert not [ending for ending in endings if f"`{ending}" not in text]


# -- make update ----------------------------------------------------------------------------------


def git(folder, *words):
    who = ("-c", "user.name=Hen", "-c", "user.email=hen@example.org")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path):
    """A clone of a project with our Makefile, all set up; its Python notes what it is asked."""
    origin = tmp_path / "origin"
    clone = tmp_path / "clone"
    origin.mkdir()
    shutil.copy(ROOT / "Makefile", origin)
    for lock in ("requirements.lock", "requirements-postgres.lock"):
        (origin / lock).write_text("egg==1.0\n")

    git(origin, "init", "--quiet")
    git(origin, "add", ".")
    git(origin, "commit", "--quiet", "--message", "Lay an egg")
    git(tmp_path, "clone", "--quiet", str(origin), str(clone))
    python = clone / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@" >> asked.txt\n')
    python.chmod(0o755)
    for name in ("pyvenv.cfg", ".runtime"):
        (clone / ".venv" / name).touch()

    return origin, clone


def updated(clone):
    made = subprocess.run(
        ["make", "update"], cwd=clone, check=False, capture_output=True, text=True, timeout=60
    )
    asked = clone / "asked.txt"
    return made, asked.read_text() if asked.exists() else ""


def test_an_update_takes_the_newest_and_nothing_more_where_the_libraries_do(checkout):
    origin, clone = checkout
    (origin / "hen.txt").write_text("cluck\n")
    git(origin, "add", ".")
    git(origin, "commit", "--quiet", "--message", "Hatch")

    made, asked = updated(clone)

    assert made.returncode == 0, made.stderr
    assert (clone / "hen.txt").exists()
    assert asked == ""
    assert "until you restart it" in made.stdout


def test_an_update_brings_the_libraries_that_the_newest_needs(checkout):
    origin, clone = checkout
    (origin / "requirements.lock").write_text("egg==2.0\n")
    git(origin, "commit", "--quiet", "--all", "--message", "Need another egg")

    made, asked = updated(clone)

    assert made.returncode == 0, made.stderr
    assert "install --require-hashes -r requirements.lock" in asked


def test_an_update_brings_the_newest_driver_to_whoever_has_one(checkout):
    origin, clone = checkout
    (origin / "requirements-postgres.lock").write_text("egg==1.0\nnest==2.0\n")
    git(origin, "commit", "--quiet", "--all", "--message", "Need a nest for PostgreSQL")

    assert updated(clone)[1] == "", "it has none"

    (clone / ".venv" / "lib" / "python3.11" / "site-packages" / "psycopg").mkdir(parents=True)
    made, asked = updated(clone)

    assert made.returncode == 0, made.stderr
    assert "install --require-hashes -r requirements-postgres.lock" in asked


def test_an_update_that_would_lose_somebodys_change_does_nothing(checkout):
    origin, clone = checkout
    (clone / "requirements.lock").write_text("egg==3.0\n")
    git(clone, "commit", "--quiet", "--all", "--message", "Eggs of our own")
    (origin / "requirements.lock").write_text("egg==2.0\n")
    git(origin, "commit", "--quiet", "--all", "--message", "Need another egg")

    made, asked = updated(clone)

    assert made.returncode != 0
    assert asked == ""
    assert (clone / "requirements.lock").read_text() == "egg==3.0\n"
