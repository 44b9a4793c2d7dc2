"""`make release`: numbers, the changelog, the commit and its tag."""

import re
import shutil
import subprocess

import pytest

from bot.version import number
from deploy.release import NotReady, prepare
from tests.repository.tree import ROOT

CHANGELOG = "# Changelog\n\n## Unreleased\n\n- A new hen.\n\n## 0.1.0 – 2026-11-28\n\n- Eggs.\n"


def git(folder, *words):
    return subprocess.run(
        ["git", *words], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


@pytest.fixture
def checkout(tmp_path):
    for name in ("pyproject.toml", "Dockerfile"):
        shutil.copy(ROOT / name, tmp_path)

    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Hen")
    git(tmp_path, "config", "user.email", "hen@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Lay an egg")
    return tmp_path


def test_release_is_written_committed_and_tagged(checkout):
    prepare(checkout, "9.8.7", "2030-01-02")

    assert 'version = "9.8.7"' in (checkout / "pyproject.toml").read_text()
    assert "ARG VERSION=9.8.7\n" in (checkout / "Dockerfile").read_text()
    assert (checkout / "CHANGELOG.md").read_text() == CHANGELOG.replace(
        "## Unreleased\n", "## Unreleased\n\n## 9.8.7 – 2030-01-02\n"
    )
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "describe", "--exact-match").strip() == "v9.8.7"
    # Nothing else has the number, or the checkout would contradict itself.
    assert git(checkout, "show", "--stat", "--format=").count("|") == 3


@pytest.mark.parametrize(
    ("version", "reason"),
    [("", "Which version"), ("v9.0.0", "Which version"), ("0.0.1", "must be higher than 0.1.0")],
)
def test_wrong_number_is_refused(checkout, version, reason):
    with pytest.raises(NotReady, match=re.escape(reason)):
        prepare(checkout, version, "2030-01-02")

    assert git(checkout, "tag") == ""


def test_changes_are_not_released(checkout):
    (checkout / "Dockerfile").write_text("FROM egg\n")

    with pytest.raises(NotReady, match="uncommitted"):
        prepare(checkout, "9.8.7", "2030-01-02")


def test_second_release_needs_news(checkout):
    prepare(checkout, "9.8.7", "2030-01-02")

    with pytest.raises(NotReady, match="is empty"):
        prepare(checkout, "9.8.8", "2030-01-02")


def test_changelog_has_the_section_of_this_version():
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)

    assert headings[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(number())} – \d{{4}}-\d\d-\d\d", headings[1])
