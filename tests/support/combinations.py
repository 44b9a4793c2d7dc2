"""Combinations of which `make test` and CI run a sample, and `make test-all` all.

A test of a combination that is not in the sample has the marker `full`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest


def sampled(
    combinations: Iterable[Any], sample: Collection[Any], quick: Collection[Any] | None = None
) -> Any:
    """Return all combinations as parameters, with the markers of those that `make test` leaves out.

    Args:
        combinations: All combinations. One is a tuple, or one value.
        sample: Those that CI runs; the others are `full`.
        quick: Those that `make test` runs; the rest of the sample is `slow`. By default it runs
            the whole sample.
    """
    quick = sample if quick is None else quick
    others = (pytest.mark.full, pytest.mark.slow)
    return [
        pytest.param(
            *(values if isinstance(values, tuple) else (values,)),
            marks=() if values in quick else others[values in sample],
        )
        for values in combinations
    ]


def pairs(
    first: Collection[Any],
    second: Collection[Any],
    *,
    always: Collection[Any] = (),
    quick: Collection[Any] | None = None,
) -> Any:
    """Return all pairs as parameters. Each value is in at least one pair of the sample.

    Args:
        first: The first values.
        second: The second values.
        always: Values whose pairs are all in the sample.
        quick: First values whose pairs `make test` runs, of those in the sample. By default all.
    """
    rng = Random("pairs")
    count = max(len(first), len(second))
    columns = [rng.sample([*values], len(values)) for values in (first, second)]
    sample = [*zip(*(islice(cycle(values), count) for values in columns), strict=True)]
    everything = [*product(first, second)]
    sample += [pair for pair in everything if not {*always}.isdisjoint(pair)]
    quick = first if quick is None else quick
    return sampled(everything, sample, [pair for pair in sample if pair[0] in quick])


def one_of_each(groups: Mapping[Any, Sequence[Any]], seed: str) -> list[Any]:
    """Return one value of each group that has any, chosen by the seed."""
    return [Random(f"{seed} {name}").choice(values) for name, values in groups.items() if values]
