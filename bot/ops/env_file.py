"""The file with the token in it: nobody else on the machine should read it."""

import logging
import os
import stat
from pathlib import Path

from dotenv import dotenv_values

from bot.settings import variable

log = logging.getLogger(__name__)

ENV_FILE = Path(".env")
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def tells_others_the_token(file: Path) -> bool:
    """Whether it holds a token, and others on this machine may read or write it."""
    return bool(file.stat().st_mode & FOR_OTHERS) and _holds_a_token(file)


def close(file: Path = ENV_FILE) -> None:
    """Take it from everybody but its owner, where it is ours; else the doctor warns of it."""
    try:
        if file.stat().st_uid == os.geteuid() and tells_others_the_token(file):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~FOR_OTHERS)
            log.warning("others on this machine could read the token in %s; not any more", file)
    except FileNotFoundError:
        return
    except OSError as error:  # a file system that is read-only plays as well
        log.warning("others on this machine can read the token in %s: %s", file, error)


def _holds_a_token(file: Path) -> bool:
    return bool(dotenv_values(file, encoding="utf-8").get(variable("discord_token")))
