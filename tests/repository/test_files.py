"""Tests of all files: named commands exist, and no path of a machine is left in them."""

import re
import subprocess
import tomllib

import pytest

from tests.repository.tree import ROOT, text_files
from tests.support.found import found

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))

# Character classes, so that this file does not find itself.
REGISTRY = re.compile(
    r"--(?:extra-)?inde[x]-url|--find-link[s]|https?:/[/][^\s\"')]*(?:pyp[i]|pythonhoste[d]|npmj[s])"
)
MACHINE = re.compile(r"(?<![\w.~-])/(?:hom[e]|roo[t]|wor[k]|far[m]|User[s])/")

# Lines of a Python file.
LONGEST = 700


def test_no_registry_or_machine_path_is_in_a_file():
    for name, text in text_files().items():
        # Drawings contain addresses of XML namespaces.
        if name.endswith(".svg"):
            continue
        for pattern in (REGISTRY, MACHINE):
            found = pattern.search(text)
            assert found is None, f"{name} contains {found}"


def test_file_is_not_too_long_to_review():
    long = {
        name: lines
        for name, text in text_files().items()
        if name.endswith(".py") and (lines := text.count("\n")) > LONGEST
    }
    assert not long, f"split these files: they have over {LONGEST} lines"


def test_no_unfinished_work_is_marked():
    # Markers of unfinished work; the brackets keep this file from finding itself.
    promise = re.compile(r"\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b|raise NotImplemente[d]Error")
    for name, text in text_files().items():
        if name.endswith(".py"):
            assert promise.search(text) is None, f"{name}: {promise.search(text)}"


def test_interactions_are_answered_by_the_wrapper():
    """All answers go through the wrapper of the interaction (bot/interactions/interaction.py)."""
    answers = re.compile(r"interaction\.response\.")
    for name, text in text_files().items():
        if name.startswith(("bot/", "cogs/")):
            assert answers.search(text) is None, name


def test_procfile_runs_the_bot():
    assert (ROOT / "Procfile").read_text("utf-8") == "worker: python -m bot\n"


@pytest.mark.parametrize(
    ("document", "commands"),
    [("README.md", {"play", "test"}), ("CHANGELOG.md", set()), ("docs/a-game.md", set())],
)
def test_every_make_command_that_is_named_exists(document, commands):
    named = set(re.findall(r"`make ([a-z-]+)|^\s*make ([a-z-]+)", text(document), re.MULTILINE))
    # Two groups for inline code and code blocks; one of them is empty.
    assert commands <= {either or other for either, other in named} <= TARGETS


def test_every_make_command_is_explained_and_always_runs():
    explained = set(re.findall(r"^([a-z-]+):.* ## ", MAKEFILE, re.MULTILINE))
    phony = found(re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE))
    # Without .PHONY a file of the same name would stop the command.
    assert explained == TARGETS == set(phony[1].split())


def test_ci_runs_lint_and_all_tests():
    script = ROOT / ".ci" / "run"

    # The script must be executable and have valid syntax.
    assert script.stat().st_mode & 0o111
    for command in ("lint", "template", "test SLOW=1"):
        assert f"make --no-print-directory {command}" in script.read_text("utf-8")

    # By default pytest leaves out two kinds of tests, of which CI leaves out one.
    options = tomllib.loads(text("pyproject.toml"))["tool"]["pytest"]["ini_options"]["addopts"]
    assert options[-2:] == ["-m", "not full and not slow"]
    assert re.search(r"^test:.*\n\t.* \$\(if \$\(SLOW\),-m \"not full\"\)$", MAKEFILE, re.MULTILINE)

    subprocess.run(["bash", "-n", script], check=True)


def test_project_has_its_metadata():
    project = tomllib.loads(text("pyproject.toml"))["project"]

    assert project["requires-python"] == ">=3.11"
    assert project["license"] == "MIT"
    assert text("LICENSE").startswith("MIT License")
    assert "The Coop authors" in text("LICENSE")
    assert "## Unreleased" in text("CHANGELOG.md")


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")
