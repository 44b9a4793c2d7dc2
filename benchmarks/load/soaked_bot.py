"""The bot with a sampler, which writes these figures every few seconds:

* stop: the longest time for which the event loop kept a timer waiting. On a shared machine much of
  that is other processes' doing, so `own` is the CPU time of the loop's thread meanwhile, and `all`
  that of the process (drawing pictures delays the loop where it holds Python's lock).
* pause: the longest run of the garbage collector, in its thread's CPU time; what it found, and the
  number of runs of each generation.
* objects: the number of objects that the collector tracks.
"""

import asyncio
import gc
import os
from collections.abc import Sequence
from dataclasses import astuple, dataclass, field
from pathlib import Path
from time import monotonic, process_time, thread_time
from typing import Any, TextIO

from bot.app import Coop
from bot.cli import main as the_bot

NOTES = "COOP_SOAK_NOTES"
PERIOD = "COOP_SOAK_PERIOD"

PULSE_SECONDS = 0.005
NOTES_A_PERIOD = 12
"""Several, so that each period of the reader has some."""


@dataclass(slots=True)
class Felt:
    """One sample, in milliseconds; `runs` by generation."""

    objects: int = 0
    stop: float = 0.0
    own: float = 0.0
    all: float = 0.0
    pause: float = 0.0
    found: int = 0
    runs: list[int] = field(default_factory=lambda: [0, 0, 0])

    @classmethod
    def read(cls, line: str) -> "Felt":
        objects, stop, own, whole, pause, found, *runs = line.split()
        felt = cls(int(objects), float(stop), float(own), float(whole), float(pause), int(found))
        felt.runs = [int(one) for one in runs]
        return felt

    @classmethod
    def worst(cls, those: Sequence["Felt"]) -> "Felt":
        """Return the maximum of each figure; of the objects, the last number."""
        return cls(
            those[-1].objects if those else 0,
            max((one.stop for one in those), default=0.0),
            max((one.own for one in those), default=0.0),
            max((one.all for one in those), default=0.0),
            max((one.pause for one in those), default=0.0),
            sum(one.found for one in those),
            [sum(one.runs[generation] for one in those) for generation in range(3)],
        )

    def __str__(self) -> str:
        *figures, runs = astuple(self)
        return " ".join(map(str, [*figures, *runs]))


class Sampler:
    def __init__(self, file: TextIO, period: float) -> None:
        self._file = file
        self._every = period / NOTES_A_PERIOD
        self._felt = Felt()
        self._collecting = 0.0
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Watch each bot that starts from now on."""
        gc.callbacks.append(self._collects)
        setup = Coop.setup_hook

        async def setting_up(coop: Coop) -> None:
            await setup(coop)
            self._watching = asyncio.create_task(self._watch(), name="nurse")

        Coop.setup_hook = setting_up  # type: ignore[assignment, method-assign]

    def _collects(self, phase: str, about: dict[str, Any]) -> None:
        # The collector calls this before and after each run.
        if phase == "start":
            self._collecting = thread_time()
            return

        felt = self._felt
        felt.pause = max(felt.pause, (thread_time() - self._collecting) * 1000)
        felt.found += about["collected"] + about["uncollectable"]
        felt.runs[about["generation"]] += 1

    async def _watch(self) -> None:
        noted = monotonic()
        while True:
            due = monotonic() + PULSE_SECONDS
            all_worked = process_time()
            worked = thread_time()
            await asyncio.sleep(PULSE_SECONDS)
            # How much later than planned the loop ran this task.
            late = max(0.0, monotonic() - due)
            self._felt.stop = max(self._felt.stop, late * 1000)
            # CPU time of the loop's own thread; more than the delay cannot be its cause.
            self._felt.own = max(self._felt.own, min(late, thread_time() - worked) * 1000)
            self._felt.all = max(self._felt.all, min(late, process_time() - all_worked) * 1000)
            if due - noted >= self._every:
                noted = due
                self._note()

    def _note(self) -> None:
        felt = self._felt
        self._felt = Felt()
        # Frozen objects are not in `get_objects`.
        felt.objects = gc.get_freeze_count() + len(gc.get_objects())
        self._file.write(f"{felt}\n")


def main(argv: Sequence[str] | None = None) -> int:
    with Path(os.environ[NOTES]).open("a", buffering=1, encoding="utf-8") as file:
        Sampler(file, float(os.environ[PERIOD])).start()
        return the_bot(argv)
