"""Tests of the figures that benchmarks.clicks computes from its measurements."""

from benchmarks.clicks import Block, Ratio


def at(*to_answer: float) -> Block:
    return Block(list(to_answer), wall=[], process=0.0)


def test_ratio_compares_neighbouring_blocks():
    """A machine that is slow for a while makes both blocks slow, so their ratio stays the same."""
    # The slowest answers differ; only the median of a block counts.
    floor = [at(1.0, 1.0, 9.0), at(2.0, 2.0, 2.0), at(1.0, 1.0, 1.0)]
    coop = [at(2.0, 2.0, 9.0), at(4.0, 4.0, 4.0), at(2.0, 2.0, 2.0)]
    assert Ratio.of(coop, floor) == Ratio(middle=2.0, low=2.0, high=2.0)


def test_ratio_has_the_range_of_its_blocks():
    floor = [at(1.0)] * 5
    coop = [at(times) for times in (3.0, 1.0, 2.0, 2.5, 1.5)]
    # The median and the quartiles.
    assert Ratio.of(coop, floor) == Ratio(middle=2.0, low=1.5, high=2.5)


def test_ratio_of_a_single_block():
    assert Ratio.of([at(3.0)], [at(2.0)]) == Ratio(1.5, 1.5, 1.5)
