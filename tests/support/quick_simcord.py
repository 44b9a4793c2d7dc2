"""The simulated Discord does the same in less time, and the same on a machine that is busy.

Nobody waits for a timer while nothing else is going on. simcord lets a short timer ring on the wall
clock: whoever settles a bot that looks at something again in two seconds sits there for two
seconds. Here the event loop's clock is put forward to the next such timer instead, as soon as
nothing is left that could happen before it.

And that clock stands still while there is something to do. simcord's patience, by which it also
decides which timers still ring, would else end the sooner the slower the machine is: what happens,
in which order, and when by the loop's clock, would hang on who else works there.

Components and payloads are copied at every turn, and they are JSON, which marshal copies many times
as fast as `copy.deepcopy`.
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
    """From now on, for every simulated Discord of this process."""
    env._run_due_virtual_callbacks = _run_due_and_skip  # type: ignore[assignment, attr-defined]
    _dpy_internals.real_monotonic = _loop_time
    components.deepcopy = copied  # type: ignore[assignment, attr-defined]
    gateway.copy = router.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[assignment, attr-defined]


def copied(value: Any) -> Any:
    """As `deepcopy`, which is left with what is more than JSON."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return deepcopy(value)


def _run_due_and_skip(state: Any, deadline: float) -> None:
    """Called by simcord in each turn of settling; after `deadline` it has no patience any more."""
    _run_due(state, deadline)
    if _only_timers_are_left(state):
        rings = [one for one in _next_rings(state) if one <= deadline]
        if rings:
            _clock(state.loop).put_forward(min(rings))


def _only_timers_are_left(state: Any) -> bool:
    """No thread works for the bot, no callback is due, and no task waits for anything else."""
    if state.advancing or state.work.executors or state.loop._ready:
        return False
    # Before a deadline at the beginning of time, only what waits for time counts as parked.
    return all(_is_parked(state, task, -math.inf) for task in _owned_tasks(state))


def _next_rings(state: Any) -> Iterator[float]:
    times = (_callback_fire_time(state, one) for one in _active_callbacks(state))
    return (one for one in times if math.isfinite(one))


class IdleClock:
    """An event loop's clock that runs while the loop waits, and hardly while it works."""

    WHILE_WORKING = 0.05
    """Whoever works without end finds an end of simcord's patience all the same."""

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
        """What belongs to the bot reads the simulated time, which is put forward by simcord."""
        return self._simulated() if _selected_env(driver=False) else self.time()

    def _wait(self, timeout: float | None = None) -> Any:
        """No longer than was asked for: the rest is somebody else's work."""
        begun = _real_monotonic()
        events = self._select(timeout)
        self._waited += min(_real_monotonic() - begun, max(timeout or 0.0, 0.0))
        return events


def _clock(loop: Any) -> IdleClock:
    return getattr(loop, "idle_clock", None) or IdleClock(loop)


def _loop_time() -> float:
    """simcord sets its timers by it."""
    return _clock(asyncio.get_running_loop()).time()
