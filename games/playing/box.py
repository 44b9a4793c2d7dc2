"""The cards: six for each seat, and the goals with the numbers of seats they are for.

Which goals are in a game follows from these numbers alone (PL-4 in RULES.md).
"""

from functools import cache

CARDS = (1, 2, 3, 4, 5, 6)
"""The deck of each player. A printed ace is a 1 (PL-22)."""

_GOALS: tuple[tuple[int, str], ...] = (
    (4, "3"),
    (5, "3"),
    (7, "34"),
    (8, "3"),
    (9, "45"),
    (10, "34"),
    (11, "3456"),
    (13, "3457"),
    (13, "3457"),
    (14, "3456"),
    (15, "4"),
    (17, "35678"),
    (18, "457"),
    (19, "4678"),
    (21, "568"),
    (22, "5678"),
    (23, "5678"),
    (27, "678"),
    (31, "678"),
    (33, "78"),
    (39, "8"),
)
"""Goal, and the numbers of seats it is printed for. There really are two 13s (PL-3)."""


@cache
def goals_for(seats: int, *, unique: bool = False) -> tuple[int, ...]:
    """Return the goals for this number of seats, lowest first. `unique`: without the second 13."""
    # The numbers are a string of digits, one for each possible number of seats.
    fitting = [goal for goal, numbers in _GOALS if str(seats) in numbers]
    return tuple(sorted(set(fitting) if unique else fitting))
