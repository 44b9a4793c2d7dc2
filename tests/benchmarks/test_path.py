"""Tests that the paths through the code do not get longer."""

import os
import subprocess
import sys

import pytest

from benchmarks.path import GOALS, Goal, Middle, Way

SECONDS = 300


@pytest.mark.slow
def test_no_path_is_longer_than_its_limit() -> None:
    """Run in a new process, as caches filled by other tests would shorten the paths."""
    found = subprocess.run(
        [sys.executable, "-m", "benchmarks.path"],
        # The order of sets must be the same in each run.
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert not found.stderr
    assert found.returncode == 0, f"python -m benchmarks.path --rooms tells more:\n{found.stdout}"
    assert all(goal.title in found.stdout for goal in GOALS.values())


def test_path_is_kept_while_neither_figure_passes_its_limit() -> None:
    goal = Goal("a press", limit=(4, 9), aim=(2, 5))
    tried = [(4, 9), (3, 8), (5, 9), (4, 10)]
    assert [goal.is_kept(*figures) for figures in tried] == [True, True, False, False]


def test_way_counts_files_calls_and_changes() -> None:
    # Three changes: router to tables, back to router, and on to engine.
    way = Way.of(["router", "router", "tables", "router", "engine"])
    assert (way.files, way.calls, way.changes) == (("router", "tables", "engine"), 5, 3)


def test_median_of_each_figure_counts() -> None:
    short = Way.of(["a"] * 9)
    long = Way.of(["a", "b", "a", "b", "a"])
    wide = Way.of(["a", "b", "c", "d"])
    middle = Middle.of([long, short, wide])

    # Medians of each figure; the way is the one with the median of the changes.
    assert (middle.files, middle.changes, middle.calls) == (2, 3, 5)
    assert middle.way is wide
