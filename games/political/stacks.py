"""A stack: a group with its attachments, oldest first. Pure reckoning, nothing else (2).

Rule: a stack never changes; what is laid on it makes another one. So what is known of it is worked
out once.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.political.box import Card, cards
from games.political.vocabulary import LEFT, RIGHT

Stack = tuple[str, ...]

FLIPPED = {LEFT: RIGHT, RIGHT: LEFT}
FLIPS_AT_MOST = 3
"""Identity Crisis is for groups of this printed influence or less."""


class Nature(NamedTuple):
    """What a stack is worth and can do now. `battle`: its value in a battle, in every role.

    `take_over`, `destroy`: whether an attack may be declared for that.
    """

    influence: int
    wing: str
    battle: int
    lawyers: bool
    conspiracy: bool
    immune: bool
    take_over: bool
    destroy: bool


def card(name: str) -> Card:
    return cards()[name]


@lru_cache(maxsize=1 << 10)
def nature(stack: Stack) -> Nature:
    """Everything about a stack."""
    all_cards = [card(name) for name in stack]
    group = all_cards[0]
    powers = [one.power for one in all_cards if one.power]
    influence = sum(one.influence for one in all_cards)
    working = [] if "gag" in powers else powers
    shield = next((power for power in working if power in ("no_takeover", "no_destroy")), "")
    return Nature(
        influence,
        FLIPPED[group.wing] if "wing_flip" in powers else group.wing,
        0 if "battle_zero" in powers else influence,
        "lawyers" in working,
        "conspiracy" in working,
        "event_immune" in working,
        shield != "no_takeover",
        shield != "no_destroy",
    )


def may_lie(attachment: str, stack: Stack) -> bool:
    """Whether the attachment's own text allows the stack (PO-22)."""
    return card(attachment).power != "wing_flip" or card(stack[0]).influence <= FLIPS_AT_MOST


@cache
def _names(*kinds: str) -> frozenset[str]:
    """All cards of these kinds."""
    return frozenset(one.id for one in cards().values() if one.kind in kinds)


def is_group(name: str) -> bool:
    return name in _names("group")


def groups_in(hand: Iterable[str]) -> list[str]:
    groups = _names("group")
    return [name for name in hand if name in groups]


def once(names: Iterable[str]) -> list[str]:
    """Of several copies only one: they do the same."""
    return list({card(name).entry: name for name in reversed([*names])}.values())[::-1]


def attachments_in(hand: Iterable[str]) -> list[str]:
    attachments = _names("asset", "deficit")
    return once(name for name in hand if name in attachments)


def events_in(hand: Iterable[str]) -> list[str]:
    events = _names("event")
    return once(name for name in hand if name in events)


# -- bases ----------------------------------------------------------------------------------------


def balance(base: Iterable[Stack]) -> tuple[int, int]:
    """The influence of the left stacks, and of the right ones."""
    left = right = 0
    for stack in base:
        one = nature(stack)
        if one.wing == LEFT:
            left += one.influence
        else:
            right += one.influence

    return left, right


def score(base: Iterable[Stack]) -> int:
    """What the base is worth (PO-19, PO-20)."""
    left, right = balance(base)
    return abs(left - right)


def leading_wing(base: Iterable[Stack]) -> str | None:
    """The wing with the larger sum; None where they are equal."""
    left, right = balance(base)
    return None if left == right else (LEFT if left > right else RIGHT)


def size(base: Iterable[Stack]) -> int:
    """How many cards lie in the base, attachments counted (PO-61)."""
    return sum(map(len, base))


def best(base: Sequence[Stack]) -> Stack | None:
    """The stack of highest influence, among equals the first."""
    return max(base, key=lambda stack: nature(stack).influence, default=None)


def written(stack: Stack) -> str:
    """`R3-1 A11 D01a`"""
    return " ".join(stack)


def read_stack(text: str) -> Stack:
    return tuple(text.split())
