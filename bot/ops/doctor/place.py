"""Where Coop writes, and as whom."""

import getpass
import os
from pathlib import Path


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it: that in which it would be made."""
    folder = folder.absolute()
    # os.path, because Path.exists raises where a folder above may not be entered.
    return next(one for one in (folder, *folder.parents) if os.path.exists(one))


def user() -> str:
    """The name, or in a container that gives none the number."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())
