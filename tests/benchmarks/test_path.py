"""The way of a press through our files stays as short as it is meant to be."""

import os
import subprocess
import sys

from benchmarks.path import AIMS, Middle, Way

SECONDS = 300


def test_no_press_takes_a_longer_way_than_is_meant() -> None:
    """In a process of its own: what is remembered from other tests would shorten the way."""
    found = subprocess.run(
        [sys.executable, "-m", "benchmarks.path", *AIMS],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert not found.stderr
    assert found.returncode == 0, f"python -m benchmarks.path --rooms tells more:\n{found.stdout}"


def test_a_way_is_the_files_entered_and_the_changes_between_them() -> None:
    way = Way.of(["router", "router", "tables", "router", "engine"])
    assert (way.files, way.calls, way.changes) == (("router", "tables", "engine"), 5, 3)


def test_of_each_figure_the_middle_one_counts() -> None:
    short, long = Way.of(["a"] * 9), Way.of(["a", "b", "a", "b", "a"])
    wide = Way.of(["a", "b", "c", "d"])
    middle = Middle.of([long, short, wide])
    assert (middle.files, middle.changes, middle.calls) == (2, 3, 5)
    assert middle.way is wide
