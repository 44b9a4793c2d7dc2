"""The bot's own process, connected to the playground instead of Discord.

Three addresses of discord.py are changed, and the clock can be advanced. Otherwise the bot's
``main`` runs as always. Each line of standard input is a number of seconds: how far the bot's clock
is now ahead of the real time. When standard input closes, the playground has ended, and this
process stops too.
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

# Environment variables: the playground's address, the bot's module, and the seconds by which the
# clock is ahead at the start.
BASE = "COOP_PLAYGROUND_BASE"
BOT = "COOP_PLAYGROUND_BOT"
AHEAD = "COOP_PLAYGROUND_AHEAD"

SLEEPERS_END: Any = asyncio.futures._set_result_unless_cancelled  # type: ignore[attr-defined]  # noqa: SLF001
"""The callback at the end of `asyncio.sleep`."""


class HurriedLoop(asyncio.SelectorEventLoop):
    """An event loop in which Coop's timers and all sleeps follow the playground's clock.

    Timeouts of requests and of the connection follow the real time: with the playground's clock
    they would expire while an answer is on its way.
    """

    _scheduled: list[Any]

    def put_forward(self, seconds: float) -> None:
        """Let the timers of Coop and the sleeps end earlier by this many seconds."""
        for timer in self._scheduled:
            if _is_hurried(timer._callback):  # noqa: SLF001
                timer._when -= seconds  # noqa: SLF001
        # The times of timers are the keys of the heap, so it must be built again.
        heapq.heapify(self._scheduled)


def _is_hurried(callback: Callable[..., object]) -> bool:
    """Return whether the timer follows the playground's clock."""
    # Coop's own timers; the timers of discord.py are timeouts of the connection.
    is_coops = (getattr(callback, "__module__", None) or "").startswith("bot.")
    return is_coops or callback is SLEEPERS_END


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
        # os.read takes no lock. With the lock of sys.stdin held by this daemon thread, Python could
        # not shut down.
        unread = b""
        while piece := os.read(0, 1024):
            # The last piece may be an unfinished line.
            *lines, unread = (unread + piece).split(b"\n")
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
