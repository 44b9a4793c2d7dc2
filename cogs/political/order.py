"""In which order cards and stacks are shown: left before right, the strong ones first.

It depends on nothing but the cards themselves; neither how they came to a hand nor to a base shows.
"""

from collections.abc import Callable, Iterable
from typing import Any

from games.political.stacks import Stack, card, is_group, nature
from games.political.vocabulary import LEFT

Key = tuple[Any, ...]


def of_stack(stack: Stack) -> Key:
    one = nature(stack)
    return one.wing != LEFT, -one.influence, stack[0]


def sorted_stacks(stacks: Iterable[Stack]) -> list[Stack]:
    return sorted(stacks, key=of_stack)


def named(name_of: Callable[[str], str]) -> Callable[[str], Key]:
    """The order of cards, told apart by their names: groups, assets, deficits, specials, events."""

    def key(name: str) -> Key:
        one = card(name)
        if is_group(name):
            return 0, one.wing != LEFT, -one.influence, name_of(name)
        kind = ("asset", "deficit", "event").index(one.kind)
        return 1, kind, bool(one.power), -abs(one.influence), name_of(name)

    return key


def counted(hand: Iterable[str], name_of: Callable[[str], str]) -> list[tuple[str, int]]:
    """Cards in their order, each with how many copies of it there are."""
    copies: dict[str, list[str]] = {}
    for name in sorted(hand, key=named(name_of)):
        copies.setdefault(card(name).entry, []).append(name)
    return [(min(same), len(same)) for same in copies.values()]
