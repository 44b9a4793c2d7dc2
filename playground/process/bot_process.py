"""The bot's own process, pointed at the playground instead of Discord.

Three addresses of discord.py are changed and the clock can be put forward, nothing else; then the
bot's ``main`` runs as always. Standard input says how far (a number of seconds a line); when it
closes, the playground is dead and this process stops too.
"""

import asyncio
import contextlib
import heapq
import importlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any

from bot.common.clock import SystemClock
from bot.discord_api._internals import connect_to

BASE = "COOP_PLAYGROUND_BASE"
BOT = "COOP_PLAYGROUND_BOT"
AHEAD = "COOP_PLAYGROUND_AHEAD"


SLEEPERS_END: Any = asyncio.futures._set_result_unless_cancelled  # type: ignore[attr-defined]  # noqa: SLF001
"""What rings at the end of `asyncio.sleep`."""


class HurriedLoop(asyncio.SelectorEventLoop):
    """What Coop and discord.py sleep for, and Coop's own timers, ring by the clock that the
    playground puts forward. Patience does not: an answer that is under way would be given up, and
    the connection with Discord.
    """

    _scheduled: list[Any]

    def put_forward(self, seconds: float) -> None:
        for timer in self._scheduled:
            if _is_hurried(timer._callback):  # noqa: SLF001
                timer._when -= seconds  # noqa: SLF001
        heapq.heapify(self._scheduled)


def _is_hurried(callback: Callable[..., object]) -> bool:
    ours = (getattr(callback, "__module__", None) or "").startswith("bot.")
    return ours or callback is SLEEPERS_END


class HurriedLoops(asyncio.DefaultEventLoopPolicy):
    made: HurriedLoop | None = None

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        self.made = HurriedLoop()
        return self.made

    def hurry(self, ahead: float) -> None:
        """To so many seconds. Called from another thread."""
        seconds = ahead - SystemClock.ahead
        SystemClock.ahead = ahead

        if self.made is not None:
            with contextlib.suppress(RuntimeError):  # closed already
                self.made.call_soon_threadsafe(self.made.put_forward, seconds)


def _listen_to_the_playground(loops: HurriedLoops) -> None:
    def watch() -> None:
        # Not sys.stdin.read(): its lock, held by a daemon thread, is fatal when Python shuts down.
        heard = b""
        while piece := os.read(0, 1024):
            *lines, heard = (heard + piece).split(b"\n")
            for line in lines:
                loops.hurry(float(line))

        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def run(argv: list[str]) -> int:
    connect_to(os.environ[BASE])
    loops = HurriedLoops()
    asyncio.set_event_loop_policy(loops)
    SystemClock.ahead = float(os.environ.get(AHEAD) or 0.0)
    if not sys.stdin.isatty():
        _listen_to_the_playground(loops)

    bot = importlib.import_module(os.environ.get(BOT) or "bot.__main__")
    return int(bot.main(argv) or 0)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
