"""The bot with a sampler, which writes these figures every few seconds (times in milliseconds):

* objects: the number of objects that the garbage collector tracks.
* stop: the longest time for which the event loop kept a timer waiting. On a shared machine other
  processes cause much of this time, so two parts of it are measured as well:
* own: the CPU time of the loop's thread during a stop.
* all: the CPU time of the whole process during a stop (drawing a picture delays the loop while the
  drawing thread holds Python's lock).
* pause: the longest run of the garbage collector, in its thread's CPU time.
* found: the number of objects in reference cycles that the collector found.
* runs: the number of its runs, by generation.
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
"""Samples in each period (of benchmarks/load/soaking.py)."""


@dataclass(slots=True)
class Sample:
    """The figures of one line (see the module's docstring)."""

    objects: int = 0
    stop: float = 0.0
    own: float = 0.0
    all: float = 0.0
    pause: float = 0.0
    found: int = 0
    runs: list[int] = field(default_factory=lambda: [0, 0, 0])

    @classmethod
    def read(cls, line: str) -> "Sample":
        objects, stop, own, whole, pause, found, *runs = line.split()
        sample = cls(int(objects), float(stop), float(own), float(whole), float(pause), int(found))
        sample.runs = [int(count) for count in runs]
        return sample

    @classmethod
    def worst(cls, samples: Sequence["Sample"]) -> "Sample":
        """Return the maximum of each time, the last number of objects, and the other sums."""
        return cls(
            samples[-1].objects if samples else 0,
            max((sample.stop for sample in samples), default=0.0),
            max((sample.own for sample in samples), default=0.0),
            max((sample.all for sample in samples), default=0.0),
            max((sample.pause for sample in samples), default=0.0),
            sum(sample.found for sample in samples),
            [sum(sample.runs[generation] for sample in samples) for generation in range(3)],
        )

    def __str__(self) -> str:
        *figures, runs = astuple(self)
        return " ".join(map(str, [*figures, *runs]))


class Sampler:
    def __init__(self, file: TextIO, period: float) -> None:
        self._file = file
        self._every = period / NOTES_A_PERIOD
        self._sample = Sample()
        # When the current run of the garbage collector began, in CPU time of its thread.
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

        sample = self._sample
        sample.pause = max(sample.pause, (thread_time() - self._collecting) * 1000)
        sample.found += about["collected"] + about["uncollectable"]
        sample.runs[about["generation"]] += 1

    async def _watch(self) -> None:
        noted = monotonic()
        while True:
            due = monotonic() + PULSE_SECONDS
            all_worked = process_time()
            worked = thread_time()
            await asyncio.sleep(PULSE_SECONDS)
            # How much later than planned the loop ran this task.
            late = max(0.0, monotonic() - due)
            self._sample.stop = max(self._sample.stop, late * 1000)
            # The thread also works when the loop is not late, so `late` is the maximum.
            self._sample.own = max(self._sample.own, min(late, thread_time() - worked) * 1000)
            self._sample.all = max(self._sample.all, min(late, process_time() - all_worked) * 1000)
            if due - noted >= self._every:
                noted = due
                self._note()

    def _note(self) -> None:
        sample = self._sample
        self._sample = Sample()
        # Frozen objects are not in `get_objects`.
        sample.objects = gc.get_freeze_count() + len(gc.get_objects())
        self._file.write(f"{sample}\n")


def main(argv: Sequence[str] | None = None) -> int:
    with Path(os.environ[NOTES]).open("a", buffering=1, encoding="utf-8") as file:
        Sampler(file, float(os.environ[PERIOD])).start()
        return the_bot(argv)
