"""What is looked through for circles, and when. Each test has a process of its own to meddle with.

Children say what they saw in one line of numbers.
"""

import subprocess
import sys

from tests.repository.tree import ROOT

BEGUN = """
import gc
from weakref import ref
from bot.hosting import garbage
class Circle:
    def __init__(self):
        self.itself = self
looked = []
garbage.look_seldom()
gc.callbacks.append(lambda phase, about: looked.append(about["generation"]))
"""


def seen(program: str) -> list[int]:
    command = [sys.executable, "-c", BEGUN + program]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=30)
    return [int(number) for number in told.stdout.split()]


def test_what_stays_is_looked_through_once() -> None:
    many, old, full = seen(
        """
kept = [[one] for one in range(200_000)]
print(len(kept), len(gc.get_objects()), looked.count(2) // 2)
"""
    )
    assert full >= 3, "they were looked at in portions"
    assert old < many / 4, "and then left alone"


def test_a_circle_that_is_new_is_found() -> None:
    left = seen(
        """
circle = ref(Circle())
kept = [[one] for one in range(200_000)]
print(int(circle() is not None))
"""
    )
    assert left == [0]


def test_a_circle_of_something_old_is_found_at_the_next_connection() -> None:
    left = seen(
        """
circle = Circle()
gc.collect()
gone = ref(circle)
del circle
gc.collect()
print(int(gone() is not None))
garbage.look_through_everything()
print(int(gone() is not None))
"""
    )
    assert left == [1, 0]
