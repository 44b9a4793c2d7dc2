"""The last lines of a dead bot are read; otherwise a killed bot would look like a failing one."""

import asyncio
import socket

import pytest

from tests.crash.nest import Alive


@pytest.mark.parametrize("unread", [True, False], ids=["with something unread", "written to late"])
async def test_last_lines_of_a_dead_bot_are_read(unread: bool) -> None:
    ours, its = socket.socketpair()
    # Closing a socket with unread data makes the kernel report an error.
    if unread:
        ours.send(b"idle 1\n")

    its.send(b"kind a\nkind b\ndied at c\n")
    its.close()
    met: asyncio.Future[Alive] = asyncio.get_running_loop().create_future()
    await asyncio.get_running_loop().create_unix_connection(
        lambda: Alive(met.set_result), sock=ours
    )
    alive = await met
    alive.hurry(1.0)
    await asyncio.wait_for(alive.died.wait(), 5)

    assert (alive.kinds, alive.last_point) == ({"a", "b"}, "at c")


async def test_wait_for_a_dead_bot_ends() -> None:
    ours, its = socket.socketpair()
    met: asyncio.Future[Alive] = asyncio.get_running_loop().create_future()
    await asyncio.get_running_loop().create_unix_connection(
        lambda: Alive(met.set_result), sock=ours
    )
    waiting = asyncio.create_task((await met).idle())
    await asyncio.sleep(0)
    its.close()

    assert await waiting is None
