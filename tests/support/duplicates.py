"""Copies of a game's state or of a table that a test may change."""

import pickle
from typing import TypeVar

T = TypeVar("T")


def duplicate(value: T) -> T:
    """Copy like `copy.deepcopy` in a tenth of the time, as leak tests make thousands of copies."""
    same: T = pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
    return same
