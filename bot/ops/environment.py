"""Checks of the environment: the installed libraries, the disk, and the file with the token.

Many platforms start a program on an empty disk, daily or with every deployment. A database file
there would be lost with all tables, and no error would report this.

At its top, this module imports only Python's own library. So it also runs when other libraries are
missing, and can name them.
"""

import logging
import os
import re
import stat
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from itertools import islice
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
"""Platforms with an empty disk at each start, by an environment variable that each of them sets."""

WITHOUT_LASTING_DISKS = {"Heroku", "Cloud Run"}
"""Those without lasting disks. On the others the operator can mount a volume, a lasting disk."""

FORGETS = (
    "{platform} forgets this disk at every restart, and all tables with it. Add a PostgreSQL"
    " database, so that DATABASE_URL is set; or mount a volume, and name a file on it in"
    " COOP_DATABASE. If you know that {file} lasts, or do not mind, say COOP_DISK=lasts."
)
"""The warning to the operator. `platform` and `file` are filled in."""


def forgotten_by(file: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """Return the platform that will delete this file at its next start, or None.

    Args:
        file: The database.
        environment: The environment variables.
    """
    platforms = (name for variable, name in PLATFORMS.items() if environment.get(variable))
    platform = next(platforms, None)
    if platform is None or (platform not in WITHOUT_LASTING_DISKS and _is_mounted(file)):
        return None

    return platform


def _is_mounted(file: Path) -> bool:
    """Return whether the file lies on another disk than the root folder: on a mounted volume."""
    # The folder of a new database is created later.
    return existing_folder(file.parent).stat().st_dev != Path("/").stat().st_dev


def existing_folder(folder: Path) -> Path:
    """Return the folder, or if it does not exist, the nearest one above it that does."""
    folder = folder.absolute()
    # Not Path.exists, which raises an error if one of the folders may not be entered.
    return next(parent for parent in (folder, *folder.parents) if os.path.exists(parent))


# -- the file with the token ----------------------------------------------------------------------

ENV_FILE = Path(".env")
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""The permissions of the file's group and of all other users."""


def is_token_exposed(file: Path) -> bool:
    """Return whether the file holds a token and other users may read or write it."""
    # Not at the top of this module, which must work without other libraries.
    from dotenv import dotenv_values

    from bot.settings import variable

    if not file.stat().st_mode & FOR_OTHERS:
        return False

    return bool(dotenv_values(file, encoding="utf-8").get(variable("discord_token")))


def restrict_env_file(file: Path = ENV_FILE) -> None:
    """Take the rights of other users on the file away, if it is ours and holds a token.

    If it belongs to another user, nothing is changed; `./coop doctor` warns of it.
    """
    try:
        if file.stat().st_uid == os.geteuid() and is_token_exposed(file):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~FOR_OTHERS)
            log.warning("token file was readable for other users, now it is not: file=%s", file)
    except FileNotFoundError:
        return
    except OSError as error:  # for example a read-only file system, which is no reason to stop
        log.warning("token file is readable for other users: file=%s: %s", file, error)


# -- libraries ------------------------------------------------------------------------------------

DRIVER = "psycopg"

NAMED = 3
"""How many missing libraries a sentence names."""

LOCK = Path(__file__).resolve().parents[2] / (
    "requirements-postgres.lock" if find_spec(DRIVER) else "requirements.lock"
)
"""The file with the tested versions; if PostgreSQL's driver is installed, one that includes it."""

_PINNED = re.compile(r"^([a-z0-9.-]+)==([^\s;]+)( ;)?", re.MULTILINE)
"""Matches the name of a library and its version.

It also matches " ;", which follows if only some machines or versions of Python need the library.
"""


def lacking(lock: Path = LOCK) -> dict[str, tuple[str | None, str]]:
    """Return the libraries that are missing or too old.

    A library that is newer than the tested version is accepted; the doctor reports it.

    Args:
        lock: The file with the tested versions.

    Returns:
        The installed version (None if missing) and the tested version, by the name of the library.
    """
    return {
        name: (installed, tested)
        for name, (installed, tested) in differing(lock).items()
        if installed is None or _numbers(installed) < _numbers(tested)
    }


def differing(lock: Path = LOCK) -> dict[str, tuple[str | None, str]]:
    """Return all libraries that differ from the tested versions, in the same form as `lacking`.

    If the file with the tested versions is missing, the result is empty.
    """
    differences: dict[str, tuple[str | None, str]] = {}
    tested_versions = _PINNED.findall(lock.read_text("utf-8")) if lock.exists() else []
    for name, tested, only_for_some in tested_versions:
        try:
            installed = version(name)
        except PackageNotFoundError:
            # A library for other Python versions or machines may be missing here.
            if not only_for_some:
                differences[name] = (None, tested)
        else:
            if _numbers(installed) != _numbers(tested):
                differences[name] = (installed, tested)

    return differences


def lacking_sentence(libraries: Mapping[str, tuple[str | None, str]]) -> str:
    """Return a sentence for the operator: which libraries to install, and how."""
    own = LOCK.parent / ".venv"
    if own.exists() and Path(sys.executable).parents[1].resolve() != own.resolve():
        command = " ".join(("./coop", *sys.argv[1:]))
        return f"{sys.executable} is not Coop's own Python. Type in {own.parent}: {command}"

    first = version_list(dict(islice(libraries.items(), NAMED)))
    more = f", and {len(libraries) - NAMED} more" if len(libraries) > NAMED else ""
    return f"Coop lacks libraries: {first}{more}. Type in {own.parent}: ./coop install"


def version_list(libraries: Mapping[str, tuple[str | None, str]]) -> str:
    """Return a list of libraries with their installed and tested versions, as text."""
    return ", ".join(
        f"{name} is {'missing' if installed is None else installed} (wanted: {tested})"
        for name, (installed, tested) in libraries.items()
    )


def _numbers(text: str) -> list[int]:
    """Return the numbers of a version: [2, 1] of "2.001". Letters as in "3.0rc1" are ignored."""
    return [int(part) for part in re.findall(r"\d+", text)]
