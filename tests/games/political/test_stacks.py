"""Tests of the cache of stacks."""

import tracemalloc
from itertools import islice, product

from games.political.box import cards
from games.political.stacks import card, is_group, nature

MOST_BYTES = 2_000_000
STACKS = 10_000
"""About the number of stacks in two hours of games at thirty tables."""


def test_cached_stacks_take_at_most_two_megabytes() -> None:
    groups = [name for name in cards() if is_group(name)]
    attachments = [name for name in cards() if card(name).kind in ("asset", "deficit")]
    stacks = product(groups, attachments, attachments)

    # tracemalloc counts what Python allocates, so the cache is the only difference.
    tracemalloc.start()
    for stack in islice(stacks, STACKS):
        nature(stack)

    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert taken < MOST_BYTES
