"""Combinations of which `make test` runs a sample, and `make test-all` all.

A test of a combination that is not in the sample has the marker `full`.
"""

from collections.abc import Iterable, Sequence
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest


def sampled(combinations: Iterable[Any], sample: Sequence[Any]) -> Any:
    """Return all combinations as parameters. Those that are not in the sample are marked.

    A combination is a tuple, or one value.
    """
    return [
        pytest.param(
            *(values if isinstance(values, tuple) else (values,)),
            marks=() if values in sample else pytest.mark.full,
        )
        for values in combinations
    ]


def pairs(first: Sequence[Any], second: Sequence[Any]) -> Any:
    """Return all pairs as parameters. Each value is in at least one pair of the sample."""
    rng = Random("pairs")
    count = max(len(first), len(second))
    columns = [rng.sample(values, len(values)) for values in (first, second)]
    sample = [*zip(*(islice(cycle(values), count) for values in columns), strict=True)]
    return sampled(product(first, second), sample)
