"""Runs the bot's process: start, restart, kill, and restart with backoff after a crash."""

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from playground.discord.simulation import Simulation
from playground.process.bot_process import AHEAD, BASE

# The start of a log record in one of three formats; the group is the level.
RECORD = re.compile(
    r"""(?: \S+\s             # 2026-01-31T12:00:00.123Z ERROR bot.app: ... (Coop's text)
          | \{.*"level":\s"   # {"time": ..., "level": "ERROR", ...} (Coop's JSON)
          | \[[^\]]*\]\s\[    # [2026-01-31 12:00:00] [ERROR   ] discord.client: ... (discord.py)
        )(DEBUG|INFO|WARNING|ERROR|CRITICAL)\b""",
    re.VERBOSE,
)
# How Python begins the traceback of another thread. A traceback of the main thread needs no check:
# it ends the process, and then the last lines of the output are printed.
UNLOGGED = "Exception in thread "


class ErrorLines:
    """Decides which lines of the bot's output are errors.

    Lines without a level after an error, such as a traceback, belong to it.
    """

    def __init__(self) -> None:
        """Start without an error."""
        self._in_error = False

    def belongs_to_error(self, line: str) -> bool:
        """Return whether the line belongs to an error. Lines must come in order."""
        record = RECORD.match(line)
        if record is not None:
            self._in_error = record[1] in ("ERROR", "CRITICAL")
        elif line.startswith(UNLOGGED):
            self._in_error = True

        return self._in_error


# The pauses after the first crashes in a row; the last one is repeated.
BACKOFF_SECONDS = (0.2, 1.0, 3.0, 10.0)
# After a longer run, a crash counts as the first one again.
HEALTHY_AFTER_SECONDS = 20.0
# The bot is killed if it has not stopped after this time.
STOP_SECONDS = 6.0
REPOSITORY = Path(__file__).resolve().parents[2]
# Lines of the output that are printed after a crash.
SHOWN_LINES = 25
BOT_PROCESS = "playground.process.bot_process"


async def start_module(
    module: str, *arguments: str, environment: Mapping[str, str], folder: Path
) -> asyncio.subprocess.Process:
    """Start `python -m module arguments` in a process of its own."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        env=environment,
        cwd=folder,
        stdin=asyncio.subprocess.PIPE,  # carries the clock (bot_process.py)
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,  # Ctrl-C goes to us only; we stop the bot ourselves
    )


class Supervisor:
    """Runs the bot for a simulation.

    ``say`` prints a line in the terminal: errors of the bot, or with ``echo`` all of its output.
    ``start`` is replaced by tests.
    """

    def __init__(
        self,
        simulation: Simulation,
        environment: Mapping[str, str],
        *,
        say: Callable[[str], None],
        echo: bool = False,
        start: Callable[..., Awaitable[asyncio.subprocess.Process]] = start_module,
    ) -> None:
        """Prepare the environment of the bot's process."""
        self.simulation = simulation
        self.environment = {
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            BASE: simulation.base,
            "DISCORD_TOKEN": simulation.token,
            "DATABASE_URL": "none",  # the database of .env must not be used for playing
            **environment,
        }
        self.log = simulation.log
        self.exit_codes: list[int] = []
        self._last_words: deque[str] = deque(maxlen=SHOWN_LINES)
        """The latest lines of the process that the terminal has not shown."""
        self._say = say
        self._echo = echo
        self._start_module = start
        self._process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._asked_to_stop = False
        simulation.on_hurry = self._hurry

    @property
    def pid(self) -> int | None:
        """The id of the running process; None if it does not run."""
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if running and self._process else None

    def start(self) -> None:
        """Start the bot, and keep it running in a task."""
        self._keeper = asyncio.create_task(self._keep_running())

    async def _keep_running(self) -> None:
        """Register the commands once, then run the bot. Start it again each time it ends."""
        crashes = 0
        # Commands must be registered before people can start a game.
        while await self._run("sync") != 0:
            if not self._ended_by_us():
                await self._report_and_wait("The bot could not register its commands", crashes)
                crashes += 1

        crashes = 0
        while True:
            began = asyncio.get_running_loop().time()
            await self._run()
            if self._ended_by_us():
                continue

            # A bot that has run for a while had no problem at startup: the backoff begins again.
            if asyncio.get_running_loop().time() - began > HEALTHY_AFTER_SECONDS:
                crashes = 0

            await self._report_and_wait("The bot stopped by itself", crashes)
            crashes += 1

    def _ended_by_us(self) -> bool:
        """Return whether a restart or kill ended the last run, and forget that request."""
        was_asked = self._asked_to_stop
        self._asked_to_stop = False
        return was_asked

    async def _report_and_wait(self, what: str, crashes: int) -> None:
        """Print the last lines of a crashed bot and wait before the next start."""
        pause = BACKOFF_SECONDS[min(crashes, len(BACKOFF_SECONDS) - 1)]
        self._say(f"{what} (exit {self.exit_codes[-1]}). Trying again in {pause:g} s.")
        for line in self._last_words:
            self._say(f"    {line}")
        await asyncio.sleep(pause)

    async def _run(self, *argv: str) -> int:
        """Run the process until it ends and return its exit code."""
        process = await self._start_module(
            BOT_PROCESS,
            *argv,
            environment={**self.environment, AHEAD: str(self.simulation.clock.ahead)},
            folder=REPOSITORY,  # the bot's modules are here, not in the current folder
        )
        self._process = process
        self._last_words.clear()
        error_lines = ErrorLines()
        assert process.stdout is not None

        async for raw in process.stdout:
            line = raw.decode(errors="replace").rstrip()
            self.simulation.note(line)
            if self._echo or error_lines.belongs_to_error(line):
                self._say(f"    {line}")
            else:
                self._last_words.append(line)

        code = await process.wait()
        self.exit_codes.append(code)
        # A new process cannot resume the sessions, so the bot is offline now.
        self.simulation.gateway.forget()

        return code

    def _hurry(self, ahead: float) -> None:
        """Tell the bot's process how far the clock is ahead now, in seconds."""
        if self.pid is not None and self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(f"{ahead}\n".encode())

    async def switch(self, action: str) -> None:
        """Restart the bot with SIGTERM, or kill it with SIGKILL, like a power cut.

        In both cases a new process starts when the old one has ended.
        """
        await self._end(signal.SIGKILL if action == "kill" else signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        """End the process with this signal; kill it if it does not end in time."""
        process = self._process
        if process is None or process.returncode is not None:
            return

        # Set before the signal, because the process may end at once.
        self._asked_to_stop = True
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(how)

        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            self._say("The bot did not stop when asked; killing it.")
            process.kill()
            await process.wait()

    async def stop(self) -> None:
        """Stop the bot for good."""
        # The task ends first: otherwise it would start the bot again.
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper

        await self._end(signal.SIGTERM)
