"""The bot processes of the crash tests.

`tests.crash.child` imports everything, and forks a bot for each line that it reads (a `Life` as
JSON). A new bot therefore starts in a tenth of a second instead of two.

Each bot has a socket. It receives how far its clock is moved forward, and requests to report when
it is idle. It reports where it died.
"""

import asyncio
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.app import Coop
from bot.cli import main as the_bot
from bot.common.clock import SystemClock
from bot.discord_api._internals import connect_to
from bot.messages import gallery, writer
from bot.pictures import studio
from bot.storage.postgres import lease
from bot.tables import context as table_context
from bot.tables import deadlines
from bot.tables.bot_players import Houses
from bot.tables.context import ID_LENGTH
from bot.tables.deadlines import Thinking
from bot.tables.session import Session
from bot.tables.table import Pace
from cogs import looks
from games.engine import cuts
from games.engine.game import ClockGroup
from playground.process.bot_process import HurriedLoops
from tests.crash.points import Points, watch
from tests.support import brooder as _everything  # noqa: F401
from tests.support.seeded import the_same_cut
from tests.support.world import IMMEDIATE

log = logging.getLogger(__name__)

LEAST_SECONDS = 3600.0
"""The minimum of every clock.

Restarts take time and must not decide who answers first: a chain of deaths on a busy machine takes
more than half a minute. Tests that wait for a clock move it forward.
"""

LONG_SECONDS = 10.0
DEAD_FOR_SECONDS = 0.5
"""Seconds until the next bot may take the lease of a killed one."""

LOOK_SECONDS = 0.004
CLICKS = ("CommandTree-invoker", "discord.py: on_interaction")
"""The names that discord.py gives to the tasks of commands and presses."""
AT_WORK = (*CLICKS, "coop-", "store-flush", "sweep", "studio", "emojis")


@dataclass(frozen=True, slots=True)
class Life:
    base: str
    token: str
    database: str
    address: str
    """The path of the socket on which the bot reports."""
    log: str
    seed: str
    """The seed of the opened table and of the house players."""
    ahead: float = 0.0
    errand: str = "run"
    die_at: int | None = None
    die_on: str | None = None
    nth: int = 1
    awake: bool = False
    """Count the crash points only after the start."""
    pictures: bool = True
    url: str = "none"
    """The address of a database on a server."""
    patient: bool = False
    """Answers wait for their picture, on a slow machine too."""

    def line(self) -> str:
        return json.dumps(asdict(self)) + "\n"


class Secrets:
    """A replacement of the module `secrets` that gives tables the same secrets in every run.

    The id of the first table of a life consists of the letter a, of the second of b.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._chosen = count()

    def choice(self, letters: str) -> str:
        return letters[next(self._chosen) // ID_LENGTH % len(letters)]

    def token_hex(self, size: int) -> str:
        return Random(f"{self._seed} {size}").randbytes(size).hex()


class Wire:
    """The bot's end of its socket."""

    def __init__(self, address: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(address)
        self.points: Points | None = None
        self.coop: Coop | None = None
        self._told: set[str] = set()

    def tell(self, line: str) -> None:
        self._socket.sendall(f"{line}\n".encode())

    def listen(self, loops: HurriedLoops) -> None:
        threading.Thread(target=self._listen, args=(loops,), daemon=True).start()

    def _listen(self, loops: HurriedLoops) -> None:
        for line in self._socket.makefile():
            word, _, value = line.strip().partition(" ")
            if word == "ahead":
                loops.hurry(float(value))
            elif word == "idle":
                while loops.made is None:
                    # The loop is created later than this thread is started.
                    time.sleep(LOOK_SECONDS)

                asyncio.run_coroutine_threadsafe(self._idle(value), loops.made)

        # The end of the socket: the test process has ended or wants this bot to end.
        os.kill(os.getpid(), signal.SIGKILL)

    async def _idle(self, number: str) -> None:
        """Report as soon as there is nothing to do."""
        # Twice in a row, because a callback could start work between two looks.
        quiet = 0
        while quiet < 2:
            await asyncio.sleep(LOOK_SECONDS)
            quiet = 0 if self._is_busy() else quiet + 1

        assert self.points is not None

        kinds = self.points.kinds - self._told
        self._told = set(self.points.kinds)
        for kind in sorted(kinds):
            self.tell(f"kind {kind}")

        self.tell(f"idle {number} {self.points.passed}")

    def _is_busy(self) -> bool:
        names = [task.get_name() for task in asyncio.all_tasks()]
        if any(name.startswith(AT_WORK) for name in names):
            return True
        if self.coop is None or not hasattr(self.coop, "tables"):
            return True

        due = self.coop.tables.next_due()
        return due is not None and due <= SystemClock().now() + LOOK_SECONDS


def live(life: Life) -> int:
    """Run the bot in the forked process, until its end."""
    with Path(life.log).open("a", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)

    os.environ |= {
        "DISCORD_TOKEN": life.token,
        "COOP_DATABASE": life.database,
        "DATABASE_URL": life.url,
        "COOP_LOG_LEVEL": "INFO",
        "COOP_PICTURES": "on" if life.pictures else "off",
        # The simulated people press much faster than real ones.
        "COOP_COMMANDS_PER_MINUTE": "1000",
        "COOP_SERVER_COMMANDS_PER_MINUTE": "10000",
    }
    connect_to(life.base)
    loops = HurriedLoops()
    asyncio.set_event_loop_policy(loops)
    SystemClock.ahead = life.ahead
    wire = Wire(life.address)
    wire.points = Points(life.die_at, life.die_on, life.nth, wire.tell, counting=not life.awake)
    if life.errand == "run":
        _make_repeatable(life.seed)
        _make_immediate(wire)
        if life.patient:
            gallery.AT_ONCE = gallery.PATIENCE = studio.SLOW = LONG_SECONDS
            writer.ANSWER_UPLOADS = LONG_SECONDS

        watch(wire.points)

    if life.url != "none":
        lease.SECONDS = DEAD_FOR_SECONDS
        lease.SPAN = f"{DEAD_FOR_SECONDS} seconds"
        lease.RENEW_SECONDS = lease.POLL_SECONDS = DEAD_FOR_SECONDS / 5

    wire.listen(loops)
    return the_bot([life.errand])


def _same_hash(text: str) -> int:
    return 0


def _make_repeatable(seed: str) -> None:
    table_context.secrets = Secrets(seed)  # type: ignore[assignment, attr-defined]
    cuts.cut_by_joining = the_same_cut
    # Hens follow from user ids, which differ between runs.
    looks._hash = _same_hash
    # Moving pictures are compared byte by byte, so a busy machine must not paint one frame.
    studio.LoadShedder.is_busy = False  # type: ignore[assignment, method-assign]
    studio.MOST_BESIDE_MOTION = sys.maxsize
    choose = Houses.choose

    def chosen(
        self: Any, table: Any, engine: Any, seat: int, decision: Any, rng: Random
    ) -> Awaitable[Any]:
        own = Random(f"{seed} {engine.revision} {seat}")
        return choose(self, table, engine, seat, decision, own)

    Houses.choose = chosen  # type: ignore[assignment, method-assign]
    think = Session.think

    def all_at_once(self: Session, now: float, rng: Random, thinking: Thinking) -> None:
        """Let all house players answer at once.

        In a sweep the one with the earliest time goes first, and a restart draws the times again.
        """
        think(self, now, rng, thinking)
        self.thinking_times = {
            seat: one._replace(due=0.0) for seat, one in self.thinking_times.items()
        }

    # Patched in this process only, which is a fork.
    Session.think = all_at_once  # type: ignore[method-assign]


def _make_immediate(wire: Wire) -> None:
    made = Coop.__init__
    allowed = deadlines.time_allowed

    def make(self: Coop, settings: Any, **more: Any) -> None:
        wire.coop = self
        made(
            self,
            settings,
            chat_pace=IMMEDIATE,
            thinking=Thinking(0, 0, moment=0),
            **more,
        )

    def least(group: ClockGroup, pace: Pace, extra: int, times: int = 1) -> float:
        return max(LEAST_SECONDS, allowed(group, pace, extra, times))

    Coop.__init__ = make  # type: ignore[method-assign]
    deadlines.time_allowed = least


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel removes ended children
    for line in sys.stdin:
        life = Life(**json.loads(line))
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            code = 1
            try:
                code = live(life)
            except BaseException:
                log.exception("this life ended badly")
            finally:
                os._exit(code)


if __name__ == "__main__":
    main()
