"""The version of this Coop: the number in pyproject.toml, and the commit that runs."""

import platform
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import discord

ROOT = Path(__file__).resolve().parents[1]

COMMIT_FILE = "commit.txt"
"""The file with the commit, which the Dockerfile writes: an image holds no checkout."""

UNKNOWN = "unknown"
"""Stands for the commit if it cannot be found."""

# With these options git writes no lock files into the checkout, and accepts a checkout that belongs
# to another user, such as root.
DESCRIBE = "git --no-optional-locks -c safe.directory=* describe --always --exclude=* --abbrev=8"


@cache
def number(root: Path = ROOT) -> str:
    """Return the number of the version, such as "0.1.0"."""
    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])


@cache
def commit(root: Path = ROOT) -> str:
    """Return the first eight digits of the commit, or "unknown".

    If the checkout has local changes, "-dirty" follows.
    """
    file = root / COMMIT_FILE
    # If `root` is no checkout, git must not be asked: it would describe a checkout above `root`.
    if not (root / ".git").exists():
        return file.read_text("utf-8").strip() if file.exists() else UNKNOWN

    try:
        described = subprocess.run(
            [*DESCRIBE.split(), "--dirty"],
            cwd=root,
            capture_output=True,
            text=True,
            check=False,
            timeout=5,
        )
    except (OSError, subprocess.TimeoutExpired):
        return UNKNOWN

    return described.stdout.strip() or UNKNOWN


def version() -> str:
    """Return number and commit, such as "0.1.0 (7d60c0ac)"."""
    return f"{number()} ({commit()})"


def description() -> str:
    """Return the versions of Coop, Python and discord.py."""
    return f"Coop {version()}, Python {platform.python_version()}, discord.py {discord.__version__}"
