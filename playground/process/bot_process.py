"""The bot's own process, connected to the playground instead of Discord.

Three addresses of discord.py are changed, and the clock can be advanced. Otherwise the bot's
``main`` runs as always. Standard input says how far to advance the clock: a number of seconds on
each line. When it closes, the playground has ended, and this process stops too.
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
"""The callback at the end of `asyncio.sleep`."""


class HurriedLoop(asyncio.SelectorEventLoop):
    """An event loop with timers that follow the playground's clock, if they are Coop's timers or
    sleeps.

    Timeouts of requests and of the connection do not: they would expire while an answer is on its
    way.
    """

    _scheduled: list[Any]

    def put_forward(self, seconds: float) -> None:
        """Let the timers ring earlier by this many seconds."""
        for timer in self._scheduled:
            if _is_hurried(timer._callback):  # noqa: SLF001
                timer._when -= seconds  # noqa: SLF001
        # The times of timers are the keys of the heap, so it must be built again.
        heapq.heapify(self._scheduled)


def _is_hurried(callback: Callable[..., object]) -> bool:
    """Return whether the timer follows the playground's clock."""
    # Timers of Coop's own code; those of discord.py are timeouts of the connection.
    ours = (getattr(callback, "__module__", None) or "").startswith("bot.")
    return ours or callback is SLEEPERS_END


class HurriedLoops(asyncio.DefaultEventLoopPolicy):
    """Makes a HurriedLoop, and remembers it to advance its timers."""

    made: HurriedLoop | None = None

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """Return a new event loop."""
        self.made = HurriedLoop()
        return self.made

    def hurry(self, ahead: float) -> None:
        """Advance the clock to this many seconds ahead. It is called from another thread."""
        seconds = ahead - SystemClock.ahead
        SystemClock.ahead = ahead

        if self.made is not None:
            with contextlib.suppress(RuntimeError):  # the loop is already closed
                self.made.call_soon_threadsafe(self.made.put_forward, seconds)


def _listen_to_the_playground(loops: HurriedLoops) -> None:
    """Read the clock from standard input in a thread, and stop the bot when it closes."""

    def watch() -> None:
        # Not sys.stdin.read(): its lock, held by a daemon thread, is fatal when Python shuts down.
        heard = b""
        while piece := os.read(0, 1024):
            # The last piece may be an unfinished line.
            *lines, heard = (heard + piece).split(b"\n")
            for line in lines:
                loops.hurry(float(line))

        # Standard input has closed: the playground has ended.
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def run(argv: list[str]) -> int:
    """Run the bot with these arguments and return its exit code."""
    connect_to(os.environ[BASE])
    loops = HurriedLoops()
    asyncio.set_event_loop_policy(loops)
    SystemClock.ahead = float(os.environ.get(AHEAD) or 0.0)
    if not sys.stdin.isatty():
        _listen_to_the_playground(loops)

    # Imported last, after the addresses of discord.py have been changed.
    bot = importlib.import_module(os.environ.get(BOT) or "bot.__main__")
    return int(bot.main(argv) or 0)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
