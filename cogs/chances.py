"""Chances as whole percentages."""

from collections.abc import Sequence


def percent(chance: float) -> int:
    """A chance in hundredths. What may happen is never nothing, and what may not never certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def percents(shares: Sequence[float]) -> list[int]:
    """Chances of which exactly one comes true, in hundredths that add up to 100.

    Each is rounded down, and those that lose most by that get one more (largest remainder). What
    may happen is never nothing.
    """
    exact = [100 * share / sum(shares) for share in shares]
    found = [int(one) if one >= 1 or one == 0 else 1 for one in exact]
    by_remainder = sorted(range(len(exact)), key=lambda place: found[place] - exact[place])
    for place in by_remainder[: max(0, 100 - sum(found))]:
        found[place] += 1
    while sum(found) > 100:  # many were lifted to 1
        found[found.index(max(found))] -= 1
    return found
