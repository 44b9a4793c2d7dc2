"""The lock files: every requirement pinned, hashed and within what pyproject.toml asks for."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.repository.tree import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
RUNTIME = [Requirement(text) for text in PROJECT["dependencies"]]
DEV = [Requirement(text) for text in PROJECT["optional-dependencies"]["dev"]]
POSTGRES = [Requirement(text) for text in PROJECT["optional-dependencies"]["postgres"]]
LOCKS = {
    "requirements.lock": RUNTIME,
    "requirements-postgres.lock": RUNTIME + POSTGRES,
    "requirements-dev.lock": RUNTIME + POSTGRES + DEV,
}


def blocks(lock: str) -> list[str]:
    """The requirements of a lock file, each with its hashes, on one line."""
    return (ROOT / lock).read_text("utf-8").replace("\\\n", " ").splitlines()


def pinned(lock: str) -> dict[str, str]:
    """Name to version."""
    requirements = [Requirement(block.split("--hash")[0]) for block in blocks(lock)]
    return {canonicalize_name(r.name): str(r.specifier).removeprefix("==") for r in requirements}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_and_hashed(lock):
    for block in blocks(lock):
        assert re.match(r"[a-z0-9-]+==[\w.]+ ( ?; .*?)? *--hash=sha256:[0-9a-f]{64}", block), block


@pytest.mark.parametrize("lock", LOCKS)
def test_what_the_project_asks_for_is_in_the_lock(lock):
    versions = pinned(lock)
    for wanted in LOCKS[lock]:
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), wanted


def test_tests_run_on_the_versions_that_players_get():
    of_tests = pinned("requirements-dev.lock").items()
    assert pinned("requirements.lock").items() <= pinned("requirements-postgres.lock").items()
    assert pinned("requirements-postgres.lock").items() <= of_tests


def test_what_only_a_newer_python_needs_is_locked_too():
    """discord.py asks for it from 3.13 on; a lock made for one Python would lack it."""
    assert "audioop-lts" in pinned("requirements.lock")
