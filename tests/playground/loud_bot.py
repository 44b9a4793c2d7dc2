"""A bot that only logs: an error between quiet records; then it waits to be stopped."""

import logging
import os
import threading

from bot.ops import logs

log = logging.getLogger("bot.loud")


def main(argv: list[str]) -> int:
    if argv == ["sync"]:
        return 0

    logs.configure("INFO")
    log.info("All is quiet")
    try:
        _ = 1 / 0
    except ZeroDivisionError:
        log.exception("A press broke")

    log.info("All is quiet again")
    if "LOUD_FALLS" in os.environ:
        return 1

    threading.Event().wait()
    return 0
