"""What the machine does with our files: whether its disk lasts, and who may read the token.

Many platforms start a program on a fresh disk, daily or with every change. A database there is
gone with all its tables, and nothing would report it.
"""

import logging
import os
import stat
from collections.abc import Mapping
from pathlib import Path

from dotenv import dotenv_values

from bot.settings import variable

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
    return bool(file.stat().st_mode & FOR_OTHERS) and _holds_a_token(file)


def restrict_env_file(file: Path = ENV_FILE) -> None:
    """Take it from everybody but its owner, where it is ours; else the doctor warns of it."""
    try:
        if file.stat().st_uid == os.geteuid() and is_token_exposed(file):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~FOR_OTHERS)
            log.warning("others on this machine could read the token in %s; not any more", file)
    except FileNotFoundError:
        return
    except OSError as error:  # a file system that is read-only plays as well
        log.warning("others on this machine can read the token in %s: %s", file, error)


def _holds_a_token(file: Path) -> bool:
    return bool(dotenv_values(file, encoding="utf-8").get(variable("discord_token")))
