"""Tests of the files that platforms and machines use to build and run Coop."""

import json
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest
import yaml

from bot.cli import STOP_SECONDS
from bot.common.periodic import EVERY
from bot.ops import MEND_FIRST
from bot.ops.environment import PLATFORMS
from bot.ops.health import file_of
from bot.settings import OF_COMPOSE, Settings, load_settings, variable
from bot.storage import mark_of
from bot.storage.sqlite.lock import WAIT_SECONDS
from games.registry import GAMES
from tests.repository.tree import ROOT, files
from tests.support.found import found
from tests.support.tools import needs


def test_requirements_refer_to_the_lock():
    """Platforms with a Procfile install requirements.txt, and do not know the lock files."""
    assert (ROOT / "requirements.txt").read_text("utf-8") == "-r requirements-postgres.lock\n"


def test_python_version_is_that_of_the_tests():
    """pyenv reads the same file, so `make` finds the same Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    version = (ROOT / ".python-version").read_text("utf-8")

    assert version == project["tool"]["mypy"]["python_version"] + "\n"


def test_no_other_build_file_exists():
    """A builder would prefer one of these files and install without the hashes of the lock."""
    others = ("Pipfile", "Pipfile.lock", "poetry.lock", "uv.lock", "setup.py", "setup.cfg")

    assert not [name for name in others if (ROOT / name).exists()]


# -- systemd --------------------------------------------------------------------------------------

UNIT = ROOT / "deploy" / "coop@.service"


BACKUP = ROOT / "deploy" / "coop-backup@.service"


def directives(unit=UNIT):
    lines = unit.read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if re.match(r"[A-Z]\w+=", line))


def test_service_matches_the_bot():
    unit = directives()
    folder = Path(unit["WorkingDirectory"])

    assert unit["ExecStart"] == f"{folder}/.venv/bin/python -m bot"
    assert Path(unit["ReadWritePaths"]) == folder / Settings.model_fields["database"].default.parent
    assert int(unit["RestartPreventExitStatus"]) == MEND_FIRST
    # The service must not be killed while it waits for the database lease.
    assert int(unit["TimeoutStartSec"]) > 2 * WAIT_SECONDS
    assert int(unit["TimeoutStopSec"]) > 2 * STOP_SECONDS
    # Several missed heartbeats before systemd restarts the service.
    assert int(unit["WatchdogSec"]) > 4 * EVERY


def test_service_may_lower_the_search_workers_priority():
    """`@resources` includes `setpriority`, and a later line wins over an earlier one."""
    filters = re.findall(r"^SystemCallFilter=(.*)", UNIT.read_text("utf-8"), re.MULTILINE)

    assert filters.index("setpriority") > filters.index("~@privileged @resources")


def test_backup_is_as_hardened_as_the_service():
    """It reads every hidden hand. Only what a service alone needs may differ."""
    kinds = "Ambient|Capability|Lock|MemoryDeny|No|Priv|Proc|Protect|Remove|RestrictA|RestrictN"
    shape = re.compile(rf"(?:{kinds}|RestrictRealtime|RestrictSUID|SystemCallA|UMask)")
    hardening = {name: value for name, value in directives().items() if shape.match(name)}
    assert hardening
    assert hardening.items() <= directives(BACKUP).items()


def test_rolling_restart_starts_the_second_process_without_blocking():
    """With Type=notify, `systemctl start` waits until Coop reports that it is ready."""
    text = (ROOT / "docs" / "hosting" / "operate.md").read_text("utf-8")
    _, _, rolling = text.partition("## A rolling restart")
    starts = re.findall(r"^systemctl start.*", rolling, re.MULTILINE)

    assert directives()["Type"] == "notify"
    assert starts
    # The second process waits for the first to stop, so the command must not block.
    assert all("--no-block" in start for start in starts)


@needs("systemd-analyze")
@pytest.mark.parametrize("unit", [UNIT, BACKUP], ids=lambda unit: unit.name)
def test_service_has_few_rights(unit):
    """The exposure goes from 0 (no access) to 10 (full access); the threshold is 2.0."""
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    report = subprocess.run(command, capture_output=True, text=True, check=False)

    assert report.returncode == 0, report.stdout


# -- Docker ---------------------------------------------------------------------------------------


def goes_into_an_image(name: str, patterns: list[str]) -> bool:
    """Return whether the file goes into an image, by the rules of .dockerignore.

    The last pattern that matches the file or a folder above it wins. `**` stands for any folders,
    and a leading `!` includes the file again.
    """
    goes = True
    paths = [name, *(str(folder) for folder in Path(name).parents)]
    for pattern in patterns:
        shape = pattern.removeprefix("!")
        # "**/" may also stand for no folder at all.
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
def test_image_holds_no_secrets_and_no_unused_files(name, patterns):
    assert not goes_into_an_image(name, patterns)


@pytest.mark.parametrize(
    "folder", ["data/cards", "data/lessons", "data/locales", "data/minutes", "games"]
)
def test_image_holds_the_data_of_games(folder, patterns):
    """Missing data would be noticed only later, when a player needs it."""
    data_files = [
        name for name in files() if name.startswith(f"{folder}/") and "README" not in name
    ]
    assert data_files
    assert [name for name in data_files if not goes_into_an_image(name, patterns)] == []


@pytest.mark.parametrize("name", ["LICENSE", "THIRD_PARTY.md", "pyproject.toml", "coop"])
def test_an_image_holds_the_licences_and_the_command(name, patterns):
    assert name in files()
    assert goes_into_an_image(name, patterns)


@pytest.mark.slow
def test_coop_starts_from_the_files_of_an_image(tmp_path, patterns):
    for name in files():
        if goes_into_an_image(name, patterns):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)

    # The script builds all services without connecting to Discord.
    build_services = (
        "import asyncio, bot.cli\n"
        "from bot.app import Coop\n"
        "from bot.settings import Settings\n"
        "async def main():\n"
        "    coop = Coop(Settings(_env_file=None, database='coop.sqlite3'))\n"
        "    await coop.build_services()\n"
        "    await coop._studio.warm()\n"
        "    print(bot.__file__, *coop.chat.faces)\n"
        "    await coop.close()\n"
        "asyncio.run(main())"
    )
    # Run in the copy, so that the modules of the checkout are not found.
    done = subprocess.run(
        [sys.executable, "-c", build_services],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(tmp_path / "bot" / "__init__.py"), *GAMES]


def test_image_runs_the_command_of_the_procfile():
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    command = (ROOT / "Procfile").read_text("utf-8").split(":")[1].split()

    # Docker takes the command as a JSON list, which runs without a shell.
    assert f"CMD {json.dumps(command)}\n" in dockerfile
    assert f"CMD {json.dumps([*command, 'health'])}\n" in dockerfile
    assert "\nUSER 1000\n" in dockerfile
    assert "--require-hashes" in dockerfile
    assert f"python:{(ROOT / '.python-version').read_text('utf-8').strip()}-slim" in dockerfile


def test_container_stores_its_database_in_the_volume():
    """Settings made from .env.example name a path in the image, and they win over ENV."""
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    (run,) = re.findall(r"docker run (?:.*\\\n)*.*", dockerfile)

    assert "COOP_DATABASE=data/var" in (ROOT / ".env.example").read_text("utf-8")
    assert "--env-file .env" in run
    assert "--env COOP_DATABASE=/data/coop.sqlite3" in run
    assert "--volume coop:/data" in run


def test_compose_has_a_grace_period_and_a_volume():
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    grace = found(re.search(r"stop_grace_period: (\d+)s", compose))
    # Docker kills the process after this time.
    assert int(grace[1]) > 2 * STOP_SECONDS
    assert "COOP_DATABASE: /data/coop.sqlite3\n" in compose
    assert "- coop:/data" in compose


def test_compose_pulls_an_image_and_can_build_it():
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    # Compose builds what it cannot pull.
    assert services["coop"]["image"] == "${COOP_IMAGE:-coop}:${COOP_VERSION:-local}"
    assert services["coop"]["build"] == "."
    # The backup differs from Coop only in what it runs.
    own = ("profiles", "command", "healthcheck")
    rest = {key: value for key, value in services["backup"].items() if key not in own}
    assert rest == services["coop"]


def test_env_file_may_name_what_compose_reads(tmp_path):
    """Compose reads its variables from `.env` as well, which belongs to Coop."""
    names = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / "compose.yaml").read_text("utf-8")))
    assert names == set(OF_COMPOSE)

    file = tmp_path / ".env"
    file.write_text("".join(f"{name}=1\n" for name in names))
    load_settings(file)


def test_nightly_backup_writes_one_and_deletes_old_ones(tmp_path):
    """A fake `./coop` writes the file that it is told to write."""
    coop = tmp_path / "coop"
    coop.write_text('#!/bin/sh\necho egg > "$2"\n')
    coop.chmod(0o755)
    folder = tmp_path / "backups"
    folder.mkdir()
    for name, days in (("coop-old.sqlite3", 20), ("coop-new.sqlite3", 2), ("other.sqlite3", 20)):
        subprocess.run(["touch", "-d", f"{days} days ago", folder / name], check=True)

    night = subprocess.Popen(
        ["sh", ROOT / "deploy" / "nightly-backup", folder, "3600"], cwd=tmp_path
    )
    deadline = time.monotonic() + 20
    while (folder / "coop-old.sqlite3").exists() and time.monotonic() < deadline:
        time.sleep(0.02)

    night.terminate()

    assert night.wait(10) == 0
    assert not (folder / "coop-old.sqlite3").exists()
    assert (folder / "coop-new.sqlite3").exists()
    assert (folder / "other.sqlite3").exists()
    (written,) = folder.glob("coop-2*.sqlite3")
    assert written.stat().st_mode & 0o077 == 0


# -- platforms and workflows ----------------------------------------------------------------------


def test_platforms_run_the_command_of_the_procfile():
    worker = (ROOT / "Procfile").read_text("utf-8").partition(": ")[2].strip()
    heroku = json.loads((ROOT / "app.json").read_text("utf-8"))
    render = yaml.safe_load((ROOT / "render.yaml").read_text("utf-8"))
    fly = tomllib.loads((ROOT / "fly.toml").read_text("utf-8"))

    # Each has one process and a database that lasts.
    assert heroku["formation"] == {"worker": {"quantity": 1, "size": "basic"}}
    assert heroku["addons"] == ["heroku-postgresql"]
    (service,) = render["services"]
    assert service["startCommand"] == worker
    assert service["numInstances"] == 1
    assert service["buildCommand"].endswith("requirements.txt")
    (database,) = render["databases"]
    (url,) = [one["fromDatabase"] for one in service["envVars"] if "fromDatabase" in one]
    assert url == {"name": database["name"], "property": "connectionString"}
    assert (ROOT / fly["build"]["dockerfile"]).exists()
    assert int(fly["kill_timeout"].removesuffix("s")) > 2 * STOP_SECONDS

    # What they set is a setting, and never a secret.
    known = {variable(field) for field in Settings.model_fields}
    assert {"DISCORD_TOKEN"} == set(heroku["env"]) <= known
    assert {one["key"] for one in service["envVars"]} <= known
    assert not any("value" in one for one in (*heroku["env"].values(), *service["envVars"]))


SCHEMA = "check-jsonschema --builtin-schema vendor."
WORKFLOWS = ".github/workflows/ci.yml .github/workflows/release.yml"
LINTED = (
    f"actionlint {WORKFLOWS}",
    f"{SCHEMA}compose-spec compose.yaml",
    f"{SCHEMA}github-issue-config .github/ISSUE_TEMPLATE/config.yml",
    f"{SCHEMA}github-issue-forms .github/ISSUE_TEMPLATE/bug.yml .github/ISSUE_TEMPLATE/wish.yml",
    f"{SCHEMA}github-workflows {WORKFLOWS}",
    "hadolint Dockerfile",
)


@pytest.mark.parametrize("command", LINTED)
def test_file_for_a_platform_passes_its_linter(command):
    """The linters bring their rules and schemas, and need no network."""
    program, *arguments = command.split()
    linter = Path(sys.executable).with_name(program)
    done = subprocess.run(
        [linter, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["ci", "release"])
def test_actions_are_pinned_by_commit(name):
    """A tag can be moved to other code; the comment names the version of the commit."""
    workflow = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
    used = re.findall(r"uses: (.*)", workflow)

    assert used
    assert not [one for one in used if not re.fullmatch(r"\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)]


def test_image_is_published_before_the_release():
    """LINTED checks the rest."""
    folder = ROOT / ".github" / "workflows"
    workflows = {file.stem: yaml.safe_load(file.read_text("utf-8")) for file in folder.iterdir()}
    jobs = workflows["release"]["jobs"]

    assert jobs["release"]["needs"] == "image"
    # Nothing may write by default, and each job names what it needs.
    assert {str(one["permissions"]) for one in workflows.values()} == {"{'contents': 'read'}"}
    assert jobs["image"]["permissions"] == {"contents": "read", "packages": "write"}
    assert jobs["release"]["permissions"] == {"contents": "write"}
    assert [step["run"] for step in workflows["ci"]["jobs"]["check"]["steps"][2:]] == [".ci/run"]


def section(version, file):
    command = [ROOT / ".github" / "changelog-section", version, file]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_release_takes_the_section_of_its_version(tmp_path):
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text("# Changes\n\n## 0.2.0 (2026-12-01)\n\n* Two\n\n## 0.1.0\n\n* One\n")

    assert section("0.2.0", changelog).stdout == "\n* Two\n"
    assert section("0.1.0", changelog).stdout == "\n* One\n"
    assert section("0.3.0", changelog).returncode == 1


def test_release_pins_the_base_that_the_image_has():
    """A digest in the Dockerfile would miss its security updates, so a release names it."""
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8"))
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    (build,) = [
        step["with"]
        for step in workflow["jobs"]["image"]["steps"]
        if "build-push-action" in step.get("uses", "")
    ]

    assert f"ARG BASE={workflow['env']['BASE']}\n" in dockerfile
    assert dockerfile.count("FROM ${BASE}") == 2
    assert "BASE=${{ env.BASE }}@${{ steps.base.outputs.digest }}" in build["build-args"]
    assert build["platforms"] == "linux/amd64,linux/arm64"
    assert build["sbom"] is True
    assert build["provenance"] == "mode=max"


# -- documents for hosts --------------------------------------------------------------------------


def test_platforms_without_a_lasting_disk_are_named():
    text = (ROOT / "docs" / "hosting" / "install.md").read_text("utf-8")
    assert not [name for name in PLATFORMS.values() if name not in text]


def test_every_file_that_coop_writes_is_documented():
    # Files next to the database contain data as well.
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
    """Return a repository with the Makefile, and a ready clone of it with a fake Python.

    The fake Python writes its arguments to a file.
    """
    origin = tmp_path / "origin"
    clone = tmp_path / "clone"
    origin.mkdir()
    for name in ("Makefile", "coop"):
        shutil.copy(ROOT / name, origin)
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
    # These files tell `make` that the environment is complete.
    for name in ("pyvenv.cfg", ".runtime"):
        (clone / ".venv" / name).touch()

    return origin, clone


def updated(clone, *variables):
    made = subprocess.run(
        ["make", "update", *variables],
        cwd=clone,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    arguments_file = clone / "asked.txt"
    return made, arguments_file.read_text() if arguments_file.exists() else ""


def test_update_without_new_libraries_installs_nothing(checkout):
    origin, clone = checkout
    (origin / "hen.txt").write_text("cluck\n")
    git(origin, "add", ".")
    git(origin, "commit", "--quiet", "--message", "Hatch")

    made, asked = updated(clone)

    assert made.returncode == 0, made.stderr
    assert (clone / "hen.txt").exists()
    # Python was not run, so nothing was installed.
    assert asked == ""
    assert "until you restart it" in made.stdout


def commit(folder, name, text):
    (folder / name).write_text(text)
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", f"Change {name}")


def test_update_goes_to_the_newest_release(checkout):
    origin, clone = checkout
    commit(origin, "CHANGELOG.md", "- Ten hens.\n")
    git(origin, "tag", "v0.10.0")
    git(origin, "tag", "v0.9.0")
    git(origin, "tag", "v0.11.0-rc1")
    commit(origin, "hen.txt", "cluck\n")

    made, _ = updated(clone)

    assert made.returncode == 0, made.stderr
    assert "    - Ten hens.\n" in made.stdout
    assert "v0.10.0" in made.stdout
    # What is newer than the release comes only with CHANNEL=main.
    assert not (clone / "hen.txt").exists()

    made, _ = updated(clone)

    assert "is up to date" in made.stdout

    made, _ = updated(clone, "CHANNEL=main")

    assert made.returncode == 0, made.stderr
    assert (clone / "hen.txt").exists()

    # A release does not take a newer Coop back.
    made, _ = updated(clone)

    assert "is up to date" in made.stdout
    assert (clone / "hen.txt").exists()


def test_update_says_how_to_go_back(checkout):
    origin, clone = checkout
    commit(origin, "hen.txt", "cluck\n")

    made, _ = updated(clone)
    back = found(re.search("To go back: (.*)", made.stdout))[1]
    subprocess.run(back, shell=True, cwd=clone, check=True, capture_output=True)

    assert not (clone / "hen.txt").exists()
    assert git_says(clone, "status", "--porcelain", "--untracked-files=no") == ""


def git_says(folder, *words):
    return subprocess.run(
        ["git", *words], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


def test_update_installs_changed_libraries(checkout):
    origin, clone = checkout
    (origin / "requirements.lock").write_text("egg==2.0\n")
    git(origin, "commit", "--quiet", "--all", "--message", "Need another egg")

    made, asked = updated(clone)

    assert made.returncode == 0, made.stderr
    assert "install --require-hashes -r requirements.lock" in asked


def test_update_installs_the_driver_only_if_it_is_present(checkout):
    origin, clone = checkout
    (origin / "requirements-postgres.lock").write_text("egg==1.0\nnest==2.0\n")
    git(origin, "commit", "--quiet", "--all", "--message", "Need a nest for PostgreSQL")

    # Without the driver's package, its lock is not installed.
    assert updated(clone)[1] == "", "it has none"

    (clone / ".venv" / "lib" / "python3.11" / "site-packages" / "psycopg").mkdir(parents=True)
    made, asked = updated(clone)

    assert made.returncode == 0, made.stderr
    assert "install --require-hashes -r requirements-postgres.lock" in asked


def test_update_with_local_changes_does_nothing(checkout):
    origin, clone = checkout
    (clone / "requirements.lock").write_text("egg==3.0\n")
    git(clone, "commit", "--quiet", "--all", "--message", "Eggs of our own")
    (origin / "requirements.lock").write_text("egg==2.0\n")
    git(origin, "commit", "--quiet", "--all", "--message", "Need another egg")

    # The local commit and the remote one differ, so a fast-forward is impossible.
    made, asked = updated(clone)

    assert made.returncode != 0
    assert asked == ""
    assert (clone / "requirements.lock").read_text() == "egg==3.0\n"
