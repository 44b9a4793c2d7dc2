"""Tasks of the event loop: found by their names, and waited for, but not for ever."""

import asyncio
from collections.abc import Collection
from typing import Any


def named(beginning: str) -> list[asyncio.Task[None]]:
    """All but this one whose names begin so."""
    here = asyncio.current_task()
    tasks = [task for task in asyncio.all_tasks() if task is not here]
    return [task for task in tasks if task.get_name().startswith(beginning)]


async def within(seconds: float, tasks: Collection[asyncio.Task[Any]]) -> None:
    """Wait for them for so long."""
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)
