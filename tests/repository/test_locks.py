"""Tests of the lock files: requirements are pinned, hashed and as in pyproject.toml."""

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
    """Return the requirements of a lock file, each on one line with its hashes."""
    return (ROOT / lock).read_text("utf-8").replace("\\\n", " ").splitlines()


def pinned(lock: str) -> dict[str, str]:
    """Return the version of each package."""
    requirements = [Requirement(block.split("--hash")[0]) for block in blocks(lock)]
    return {canonicalize_name(r.name): str(r.specifier).removeprefix("==") for r in requirements}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_and_hashed(lock):
    for block in blocks(lock):
        # A requirement may have a marker after a semicolon.
        assert re.match(r"[a-z0-9-]+==[\w.]+ ( ?; .*?)? *--hash=sha256:[0-9a-f]{64}", block), block


@pytest.mark.parametrize("lock", LOCKS)
def test_requirements_of_the_project_are_locked(lock):
    versions = pinned(lock)
    for wanted in LOCKS[lock]:
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), wanted


def test_locks_have_the_same_versions():
    of_tests = pinned("requirements-dev.lock").items()
    assert pinned("requirements.lock").items() <= pinned("requirements-postgres.lock").items()
    assert pinned("requirements-postgres.lock").items() <= of_tests


def test_lock_has_requirements_of_newer_pythons():
    """discord.py needs it from Python 3.13 on; a lock for one Python version would lack it."""
    assert "audioop-lts" in pinned("requirements.lock")
