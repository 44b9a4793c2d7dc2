"""The simulated Discord does the same in less time.

Nobody waits for a timer while nothing else is going on. simcord lets a short timer ring on the wall
clock: whoever settles a bot that looks at something again in two seconds sits there for two
seconds. Here the event loop's clock is put forward to the next such timer instead, as soon as
nothing is left that could happen before it. What happens, in which order, and when by the loop's
clock, is the same.

Components and payloads are copied at every turn, and they are JSON: `copy.deepcopy` is for more.
"""

import asyncio
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


PLAIN = frozenset({str, int, float, bool, type(None)})


def be_quick() -> None:
    """From now on, for every simulated Discord of this process."""
    env._run_due_virtual_callbacks = _run_due_and_skip  # type: ignore[assignment, attr-defined]
    _dpy_internals.real_monotonic = _loop_time
    components.deepcopy = copied  # type: ignore[assignment, attr-defined]
    gateway.copy = router.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[assignment, attr-defined]


def copied(value: Any) -> Any:
    """What JSON can say is copied here; `deepcopy` sees to whatever else is in it."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {key: copied(one) for key, one in value.items()}
    if kind is list:
        return [copied(one) for one in value]
    return deepcopy(value)


def _run_due_and_skip(state: Any, deadline: float) -> None:
    """Called by simcord in each turn of settling; after `deadline` it has no patience any more."""
    _run_due(state, deadline)
    if _only_timers_are_left(state):
        rings = [one for one in _next_rings(state) if one <= deadline]
        if rings:
            _put_forward(state.loop, min(rings))


def _only_timers_are_left(state: Any) -> bool:
    """No thread works for the bot, no callback is due, and no task waits for anything else."""
    if state.advancing or state.work.executors or state.loop._ready:
        return False
    # Before a deadline at the beginning of time, only what waits for time counts as parked.
    return all(_is_parked(state, task, -math.inf) for task in _owned_tasks(state))


def _next_rings(state: Any) -> Iterator[float]:
    times = (_callback_fire_time(state, one) for one in _active_callbacks(state))
    return (one for one in times if math.isfinite(one))


def _put_forward(loop: Any, moment: float) -> None:
    ahead = moment - loop.time()
    if ahead <= 0:
        return
    if not hasattr(loop, "skipped"):
        loop.skipped, monotonic = 0.0, loop.time
        # What belongs to the bot reads the simulated time, which is put forward by simcord.
        loop.time = lambda: monotonic() + (0.0 if _selected_env(driver=False) else loop.skipped)
    loop.skipped += ahead


def _loop_time() -> float:
    """simcord sets its timers by it."""
    return _real_monotonic() + getattr(asyncio.get_running_loop(), "skipped", 0.0)
