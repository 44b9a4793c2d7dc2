"""What Coop runs on: its libraries, the disk, and the file with the token.

Many platforms start a program on a fresh disk, daily or with every change. A database there is
gone with all its tables, and nothing would report it.

Imports nothing but Python's own library at first: other libraries may be missing, and this tells.
"""

import logging
import os
import re
import stat
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

log = logging.getLogger(__name__)

# -- disks ----------------------------------------------------------------------------------------

PLATFORMS = {
    "DYNO": "Heroku",
    "RAILWAY_ENVIRONMENT_ID": "Railway",
    "RENDER": "Render",
    "FLY_APP_NAME": "Fly.io",
    "K_SERVICE": "Cloud Run",
    "KOYEB_APP_NAME": "Koyeb",
}
"""By the variable that tells of each."""

NEVER_LASTS = {"Heroku", "Cloud Run"}
"""There is no disk to be had there. Elsewhere a volume may be mounted."""

FORGETS = (
    "{platform} forgets this disk at every restart, and all tables with it. Add a PostgreSQL"
    " database, so that DATABASE_URL is set; or mount a volume, and name a file on it in"
    " COOP_DATABASE. If you know that {file} lasts, or do not mind, say COOP_DISK=lasts."
)


def forgotten_by(file: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """The platform that will not keep this file, if there is one."""
    found = (name for variable, name in PLATFORMS.items() if environment.get(variable))
    platform = next(found, None)
    if platform is None or (platform not in NEVER_LASTS and _is_mounted(file)):
        return None

    return platform


def _is_mounted(file: Path) -> bool:
    """Whether it lies on another disk than the system."""
    folder = file.absolute().parent
    while not folder.exists():
        folder = folder.parent
    return folder.stat().st_dev != Path("/").stat().st_dev


# -- the file with the token ----------------------------------------------------------------------

ENV_FILE = Path(".env")
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def is_token_exposed(file: Path) -> bool:
    """Whether it holds a token, and others on this machine may read or write it."""
    from dotenv import dotenv_values

    from bot.settings import variable

    if not file.stat().st_mode & FOR_OTHERS:
        return False

    return bool(dotenv_values(file, encoding="utf-8").get(variable("discord_token")))


def restrict_env_file(file: Path = ENV_FILE) -> None:
    """Take it from everybody but its owner, where it is ours; else the doctor warns of it."""
    try:
        if file.stat().st_uid == os.geteuid() and is_token_exposed(file):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~FOR_OTHERS)
            log.warning("token file was readable for other users, now it is not: file=%s", file)
    except FileNotFoundError:
        return
    except OSError as error:  # a file system that is read-only plays as well
        log.warning("token file is readable for other users: file=%s: %s", file, error)


# -- libraries ------------------------------------------------------------------------------------

DRIVER = "psycopg"

LOCK = Path(__file__).resolve().parents[2] / (
    "requirements-postgres.lock" if find_spec(DRIVER) else "requirements.lock"
)
"""Who has PostgreSQL's driver will want that to be as it was tested, too."""

_PINNED = re.compile(r"^([a-z0-9.-]+)==([^\s;]+)( ;)?", re.MULTILINE)
"""Name, version, and whether only some Pythons or machines need it."""


def lacking(lock: Path = LOCK) -> dict[str, tuple[str | None, str]]:
    """What is missing or too old: by name, the version that is here (or None) and the wanted one.

    A library that is newer than the lock plays; the doctor names it.
    """
    return {
        name: (here, wanted)
        for name, (here, wanted) in differing(lock).items()
        if here is None or _numbers(here) < _numbers(wanted)
    }


def differing(lock: Path = LOCK) -> dict[str, tuple[str | None, str]]:
    """All that is not as the lock has it, as `lacking` tells it. Nothing where there is no lock."""
    found: dict[str, tuple[str | None, str]] = {}
    pinned = _PINNED.findall(lock.read_text("utf-8")) if lock.exists() else []
    for name, wanted, only_for_some in pinned:
        try:
            here = version(name)
        except PackageNotFoundError:
            if not only_for_some:
                found[name] = (None, wanted)
        else:
            if _numbers(here) != _numbers(wanted):
                found[name] = (here, wanted)

    return found


def lacking_sentence(those: Mapping[str, tuple[str | None, str]]) -> str:
    """What is wrong, and what to do about it."""
    return (
        f"Coop lacks what it was made with: {told_versions(those)}."
        f" Bring it with: {sys.executable} -m pip install -r {LOCK}"
    )


def told_versions(those: Mapping[str, tuple[str | None, str]]) -> str:
    return ", ".join(
        f"{name} is {'missing' if here is None else here} (wanted: {wanted})"
        for name, (here, wanted) in those.items()
    )


def _numbers(text: str) -> list[int]:
    """2.001 is 2.1; of a version such as 3.0rc1 the letters do not count."""
    return [int(part) for part in re.findall(r"\d+", text)]
