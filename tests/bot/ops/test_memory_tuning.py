"""The tuning of Python's garbage collector.

Each test runs its program in a process of its own, which prints one line of numbers.
"""

import subprocess
import sys
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.ops import memory_tuning
from tests.repository.tree import ROOT

BEGUN = """
import gc
from weakref import ref
from bot.ops import memory_tuning
class Circle:
    def __init__(self):
        self.itself = self
looked = []
memory_tuning.collect_rarely()
gc.callbacks.append(lambda phase, about: looked.append(about["generation"]))
"""


def seen(program: str) -> list[int]:
    command = [sys.executable, "-c", BEGUN + program]
    # The collector's settings belong to the process, and the test runner has its own.
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=30)
    return [int(number) for number in told.stdout.split()]


def test_long_lived_objects_are_collected_once_and_new_cycles_are_found() -> None:
    many, new, portions, full, cycles = seen(
        """
circle = ref(Circle())
kept = [[one] for one in range(200_000)]
new = len(gc.get_objects(0)) + len(gc.get_objects(1))
print(len(kept), new, looked.count(1) // 2, looked.count(2))
print(int(circle() is not None))
"""
    )
    assert portions >= many / 6_000, "they were looked at in small portions"
    assert new < many / 4, "and then left alone"
    # No collection of the oldest generation, which would stop the bot for long.
    assert full == 0
    assert cycles == 0, "a new reference cycle is found"


def test_short_lived_objects_cause_no_collection() -> None:
    looks = seen(
        """
for _ in range(20):
    moment = [[one] for one in range(2_500)]
    del moment
print(len(looked))
"""
    )
    assert looks == [0]


def test_old_reference_cycle_is_found_at_the_next_connection() -> None:
    left = seen(
        """
circle = Circle()
gc.collect(1)
gone = ref(circle)
del circle
gc.collect(1)
print(int(gone() is not None))
memory_tuning.collect_new_objects()
print(int(gone() is not None))
"""
    )
    assert left == [1, 0]


def test_full_collection_is_skipped_when_it_would_take_long() -> None:
    """Objects of the start are never collected."""
    before, *full, after = seen(
        """
print(gc.get_freeze_count())
kept = [[one] for one in range(200_000)]
memory_tuning.collect_new_objects()
print(looked.count(2))
del kept
memory_tuning.collect_new_objects()
print(looked.count(2) // 2)
print(gc.get_freeze_count())
"""
    )
    assert full == [0, 1]
    assert before == after > 10_000


def test_single_collection_is_short() -> None:
    """Measured in the thread's own time, because other processes may slow the machine down.

    The imported modules are most of the objects that a bot has.
    """
    as_new, rest = seen(
        """
from time import thread_time
begun, took = 0.0, []
def timed(phase, about):
    global begun
    if phase == "start":
        begun = thread_time()
    else:
        took.append(thread_time() - begun)
gc.callbacks.append(timed)
import bot.cli
memory_tuning.collect_new_objects()
print(round(max(took) * 1_000_000))
memory_tuning.collect_rarely()
took.clear()
memory_tuning.collect_new_objects()
print(round(max(took) * 1_000_000))
"""
    )
    assert 50 < as_new < 50_000, "a look at what is new; microseconds"
    assert rest < 50_000


class Server:
    """The attributes of a server that refer to other objects."""

    __slots__ = ("_channels", "_members", "id", "name", "shard_id", "unset")

    def __init__(self, number: int, connection: int = 3) -> None:
        self.id = number
        self.name = "Henhouse"
        self.shard_id = connection
        self._channels = {1: self}
        self._members = {2: self}


async def test_servers_of_an_ended_session_are_dismantled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Servers that the new session knows too are not changed."""
    monkeypatch.setattr(memory_tuning, "AFTERWARDS", 0.0)
    monkeypatch.setattr(memory_tuning, "collect_new_objects", looked := Mock())
    gone = Server(1)
    stays = Server(2)
    other = Server(4, connection=0)
    client: Any = SimpleNamespace(guilds=[gone, stays, other])
    sessions = memory_tuning.Sessions(client)
    # The shard's session ends, and a new one knows one server less.
    await sessions.on_shard_disconnect(3)
    client.guilds = [Server(1), stays]
    await sessions.on_shard_ready(3)
    looked.assert_called_once_with()

    assert (gone._channels, gone._members) == ({}, {})
    assert (stays._channels, stays._members) == ({1: stays}, {2: stays})
    assert client.guilds[0]._channels
    assert other._channels, "it was of another connection"

    stays._channels[3] = stays
    # A later session without any server, as during an outage.
    client.guilds = []
    await sessions.on_shard_ready(3)

    assert stays._channels, "what is known was of the session before"


def test_large_blocks_are_returned_to_the_system() -> None:
    """glibc raises its threshold with the first block, and then keeps the memory of the second."""
    kept, returned = (
        seen(
            f"""
from pathlib import Path
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1])
{tuning}
bytes(20_000_000)
before = resident()
blocks = [b"a" * 8_000_000 for _ in range(3)]
del blocks
print(resident() - before)
"""
        )[0]
        # Once without the tuning, to compare.
        for tuning in ("", "memory_tuning.return_large_blocks()")
    )
    assert returned < 500, "pages of 4 kB"
    assert kept > 10 * returned
