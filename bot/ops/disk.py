"""Whether the disk is known to be forgotten: many platforms start a program on a fresh one, daily
or with every change. A database there is gone with all its tables, and nobody would say so.
"""

import os
from collections.abc import Mapping
from pathlib import Path

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
