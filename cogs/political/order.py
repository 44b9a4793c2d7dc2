"""In which order cards and stacks are shown: left before right, the strong ones first.

It depends on nothing but the cards themselves, in no language; neither how they came to a hand nor
to a base shows.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from games.political.box import cards
from games.political.stacks import Stack, card, is_group, nature
from games.political.vocabulary import LEFT

Key = tuple[Any, ...]


def of_stack(stack: Stack) -> Key:
    one = nature(stack)
    return one.wing != LEFT, -one.influence, stack[0]


def sorted_stacks(stacks: Iterable[Stack]) -> list[Stack]:
    return sorted(stacks, key=of_stack)


@cache
def of_card(name: str) -> Key:
    """Groups, assets, deficits, specials, events; those that are alike as they lie in the box."""
    one, place = card(name), list(cards()).index(name)
    if is_group(name):
        return 0, one.wing != LEFT, -one.influence, place
    kind = ("asset", "deficit", "event").index(one.kind)
    return 1, kind, bool(one.power), -abs(one.influence), place


def counted(hand: Iterable[str]) -> list[tuple[str, int]]:
    """Cards in their order, each with how many copies of it there are."""
    copies: dict[str, list[str]] = {}
    for name in sorted(hand, key=of_card):
        copies.setdefault(card(name).entry, []).append(name)
    return [(min(same), len(same)) for same in copies.values()]
