"""Makes the simulated Discord faster, and independent of the load of the machine.

simcord lets short timers run in real time: settling a bot that checks something again in two
seconds would take two seconds. This module sets the event loop's clock forward to the next timer
as soon as nothing can happen before that timer.

The loop's clock stands almost still while there is work. simcord runs only the timers that are due
within its patience. In real time, a slow machine would run fewer timers, and the order of events
would depend on its load.

Components and payloads are copied often. They are JSON, which marshal copies many times faster than
`copy.deepcopy`.
"""

import asyncio
import marshal
import math
from collections.abc import Iterator
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from simcord import _dpy_internals, components, env, gateway
from simcord._runtime import _selected_env
from simcord._settlement import _active_callbacks, _callback_fire_time, _is_parked, _owned_tasks
from simcord.http import router

_run_due = env._run_due_virtual_callbacks  # type: ignore[attr-defined]
_real_monotonic = _dpy_internals.real_monotonic


def be_quick() -> None:
    """Install the faster functions for every simulated Discord of this process."""
    env._run_due_virtual_callbacks = _run_due_and_skip  # type: ignore[assignment, attr-defined]
    _dpy_internals.real_monotonic = _loop_time
    components.deepcopy = copied  # type: ignore[assignment, attr-defined]
    gateway.copy = router.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[assignment, attr-defined]


def copied(value: Any) -> Any:
    """Copy with marshal, or with `deepcopy` if the value is more than JSON."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return deepcopy(value)


def _run_due_and_skip(state: Any, deadline: float) -> None:
    """Run due timers and set the clock forward.

    simcord calls this function in each turn of the event loop until `deadline`.
    """
    _run_due(state, deadline)
    if _only_timers_are_left(state):
        # A timer after the deadline would not run while simcord settles.
        due_times = [due for due in _due_times(state) if due <= deadline]
        if due_times:
            _clock(state.loop).put_forward(min(due_times))


def _only_timers_are_left(state: Any) -> bool:
    """Return whether no thread works for the bot, no callback is due, and all tasks wait."""
    if state.advancing or state.work.executors or state.loop._ready:
        return False
    # With a deadline of minus infinity, only tasks that wait for time count as parked.
    return all(_is_parked(state, task, -math.inf) for task in _owned_tasks(state))


def _due_times(state: Any) -> Iterator[float]:
    times = (_callback_fire_time(state, callback) for callback in _active_callbacks(state))
    return (due for due in times if math.isfinite(due))


class IdleClock:
    """An event loop's clock that runs while the loop waits, and hardly while it works."""

    WHILE_WORKING = 0.05
    """The speed of the clock during work. It is above 0, so that a task that works without end
    exceeds simcord's patience at some time.
    """

    def __init__(self, loop: Any) -> None:
        self._begun = _real_monotonic()
        self._waited = 0.0
        self._simulated = loop.time
        self._select = loop._selector.select
        loop.time = self._time
        loop._selector.select = self._wait
        loop.idle_clock = self

    def time(self) -> float:
        return self._begun + self._waited + self.WHILE_WORKING * (_real_monotonic() - self._begun)

    def put_forward(self, moment: float) -> None:
        self._waited += max(0.0, moment - self.time())

    def _time(self) -> float:
        """Return the simulated time for the bot, and the idle clock's time for the test driver."""
        return self._simulated() if _selected_env(driver=False) else self.time()

    def _wait(self, timeout: float | None = None) -> Any:
        """Wait, and count at most the requested time; other processes cause the rest."""
        begun = _real_monotonic()
        events = self._select(timeout)
        self._waited += min(_real_monotonic() - begun, max(timeout or 0.0, 0.0))
        return events


def _clock(loop: Any) -> IdleClock:
    return getattr(loop, "idle_clock", None) or IdleClock(loop)


def _loop_time() -> float:
    """Replaces the clock by which simcord sets its timers."""
    return _clock(asyncio.get_running_loop()).time()
