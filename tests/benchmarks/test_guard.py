"""Tests of how benchmarks.guard compares costs. `make test-all` runs the guard itself."""

from benchmarks.guard import ATTEMPTS, grown, measure, rows

STORED = {"click": 2.0, "path": 40.0}


def test_cost_may_grow_by_fifteen_percent():
    # The stored costs have no picture, so its cost may have any value.
    assert grown({"click": 2.29, "path": 46.0, "picture": 9.0}, STORED) == []
    assert grown({"click": 2.31, "path": 46.1}, STORED) == ["click", "path"]


def test_lowest_figure_counts_if_a_group_is_measured_again():
    results = iter([{"click": 3.0, "path": 40.0}, {"click": 2.1, "path": 41.0}])
    assert measure(lambda: next(results), STORED) == {"click": 2.1, "path": 40.0}


def test_group_that_stays_over_the_limit_is_measured_a_few_times():
    results = iter([{"click": 3.0}] * ATTEMPTS)
    assert grown(measure(lambda: next(results), STORED), STORED) == ["click"]
    # Each attempt was used.
    assert list(results) == []


def test_rows_name_the_change_and_the_costs_over_the_limit():
    _, click, path, picture = rows({"click": 3.0, "path": 38.0, "picture": 9.0}, STORED)
    assert "+50%" in click
    assert "over the limit" in click
    assert "-5%" in path
    assert "over the limit" not in path
    assert "new" in picture
