"""Tests of the figures that benchmarks.clicks computes from its measurements."""

import pytest

from benchmarks.clicks import Block, Ratio


def blocks(*answers: tuple[float, ...]) -> list[Block]:
    return [Block([*to_answer], wall=[], process=0.0) for to_answer in answers]


@pytest.mark.parametrize(
    ("coop", "floor", "ratio"),
    [
        # A machine that is slow for a while makes both blocks slow, so their ratio stays the same.
        # The slowest answers differ; only the median of a block counts.
        (
            blocks((2.0, 2.0, 9.0), (4.0, 4.0, 4.0), (2.0, 2.0, 2.0)),
            blocks((1.0, 1.0, 9.0), (2.0, 2.0, 2.0), (1.0, 1.0, 1.0)),
            Ratio(middle=2.0, low=2.0, high=2.0),
        ),
        # The median and the quartiles.
        (
            blocks((3.0,), (1.0,), (2.0,), (2.5,), (1.5,)),
            blocks(*[(1.0,)] * 5),
            Ratio(middle=2.0, low=1.5, high=2.5),
        ),
        (blocks((3.0,)), blocks((2.0,)), Ratio(1.5, 1.5, 1.5)),
    ],
    ids=["slow for a while", "a range", "a single block"],
)
def test_ratio_compares_neighbouring_blocks(coop, floor, ratio):
    assert Ratio.of(coop, floor) == ratio
