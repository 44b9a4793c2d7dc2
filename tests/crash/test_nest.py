"""What a life says last is heard, however it ends: a torture that misses it calls a bot wrong."""

import asyncio
import socket

import pytest

from tests.crash.nest import Alive


@pytest.mark.parametrize("unread", [True, False], ids=["with something unread", "written to late"])
async def test_the_last_line_of_a_life_is_heard(unread: bool) -> None:
    ours, its = socket.socketpair()
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


async def test_whoever_waits_for_a_dead_life_hears_it() -> None:
    ours, its = socket.socketpair()
    met: asyncio.Future[Alive] = asyncio.get_running_loop().create_future()
    await asyncio.get_running_loop().create_unix_connection(
        lambda: Alive(met.set_result), sock=ours
    )
    waiting = asyncio.create_task((await met).idle())
    await asyncio.sleep(0)
    its.close()

    assert await waiting is None
