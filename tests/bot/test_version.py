"""The version: its number, and the commit from git or from the file of an image."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from bot.version import COMMIT_FILE, UNKNOWN, commit, number
from tests.bot.running import Run
from tests.repository.tree import ROOT


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=Hen", "-c", "user.email=hen@example.org")
    command = ["git", *who, *words]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    git(tmp_path, "init", "--quiet")
    (tmp_path / "egg").write_text("white")
    git(tmp_path, "add", "egg")
    git(tmp_path, "commit", "--quiet", "--message", "Lay an egg")
    return tmp_path


def test_commit_is_that_of_the_checkout(checkout: Path) -> None:
    git(checkout, "tag", "v9.9")

    assert commit(checkout) == git(checkout, "rev-parse", "--short=8", "HEAD").strip()


def test_local_changes_are_marked(checkout: Path) -> None:
    (checkout / "egg").write_text("brown")

    assert commit(checkout).endswith("-dirty")


@pytest.mark.usefixtures("checkout")
def test_image_has_the_commit_in_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "image"
    folder.mkdir()
    (folder / COMMIT_FILE).write_text("7d60c0ac\n")

    # The repository in the folder above is not Coop's.
    assert commit(folder) == "7d60c0ac"


def test_neither_checkout_nor_file_is_unknown(tmp_path: Path) -> None:
    assert commit(tmp_path) == UNKNOWN


def test_missing_git_is_unknown(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(checkout))

    assert commit(checkout) == UNKNOWN


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_checkout_of_another_user_is_read(checkout: Path) -> None:
    """The service runs as the user coop in a checkout of root."""
    shutil.chown(checkout / ".git", 12345)

    assert (
        commit(checkout)
        == git(checkout, "-c", "safe.directory=*", "rev-parse", "--short=8", "HEAD").strip()
    )


def test_number_is_that_of_the_project_and_of_the_image() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")

    assert number() == project["version"]
    assert f"ARG VERSION={number()}\n" in dockerfile
    assert f'RUN echo "$COMMIT" > {COMMIT_FILE}\n' in dockerfile


async def test_command_line_prints_the_version(tmp_path: Path) -> None:
    async with Run(tmp_path, "bot", "--version") as run:
        code, _ = await run.end()

    commit_shown = r"[0-9a-f]{8}(-dirty)?"
    programs = r"Python [\d.]+, discord.py [\d.]+"
    assert code == 0
    assert re.fullmatch(rf"Coop {re.escape(number())} \({commit_shown}\), {programs}\n", run.report)
