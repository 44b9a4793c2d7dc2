"""A stack: a group with its attachments, oldest first (rules section 2). Pure functions.

A `name` is the id of a card. Numbers such as PO-22 are those of RULES.md.

Rule: a stack is never modified; laying a card on it makes a new tuple. So its properties are
      computed once and cached.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from games.political.box import Card, cards
from games.political.vocabulary import LEFT, RIGHT

Stack = tuple[str, ...]
"""The ids of the cards: the group, then its attachments from the oldest on."""

OTHER_WING = {LEFT: RIGHT, RIGHT: LEFT}
MOST_INFLUENCE_TO_FLIP = 3
"""Identity Crisis can only be laid on groups of this printed influence or less."""


@dataclass(frozen=True, slots=True)
class Nature:
    """What a stack is worth and can do now.

    Attributes:
        influence: The sum over its cards.
        wing: The wing that it counts for.
        battle: Its value in battles, in every role.
        lawyers: Whether it defends other stacks of its base.
        conspiracy: Whether it may join attacks from the base.
        immune: Whether events cannot affect it (Teflon Suit).
        take_over: Whether an attack may be declared to take it over.
        destroy: Whether an attack may be declared to destroy it.
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
    """Return the card with this id."""
    return cards()[name]


@lru_cache(maxsize=1 << 10)
def nature(stack: Stack) -> Nature:
    """Return the properties of a stack."""
    all_cards = [card(name) for name in stack]
    group = all_cards[0]
    powers = [entry.power for entry in all_cards if entry.power]
    influence = sum(entry.influence for entry in all_cards)

    # A gag order stops all specials, except the deficits that change wing and battle value.
    working = [] if "gag" in powers else powers

    # Of two shields only the older one works.
    shield = next((power for power in working if power in ("no_takeover", "no_destroy")), "")

    return Nature(
        influence,
        OTHER_WING[group.wing] if "wing_flip" in powers else group.wing,
        0 if "battle_zero" in powers else influence,
        "lawyers" in working,
        "conspiracy" in working,
        "event_immune" in working,
        shield != "no_takeover",
        shield != "no_destroy",
    )


def may_lie(attachment: str, stack: Stack) -> bool:
    """Return whether the text of the attachment allows this stack (PO-22)."""
    return (
        card(attachment).power != "wing_flip" or card(stack[0]).influence <= MOST_INFLUENCE_TO_FLIP
    )


@cache
def _names(*kinds: str) -> frozenset[str]:
    """Return the ids of all cards of these kinds."""
    return frozenset(card.id for card in cards().values() if card.kind in kinds)


def is_group(name: str) -> bool:
    """Return whether the card is a group."""
    return name in _names("group")


def groups_in(hand: Iterable[str]) -> list[str]:
    """Return the groups of a hand, in its order."""
    # Looked up only once, because this function runs thousands of times in a search.
    groups = _names("group")
    return [name for name in hand if name in groups]


def without_copies(names: Sequence[str]) -> list[str]:
    """Return one card for each set of copies, because copies have the same effect."""
    # Reversed twice, so that the first of several copies is kept, and the order too.
    all_cards = cards()
    return list({all_cards[name].entry: name for name in reversed(names)}.values())[::-1]


def attachments_in(hand: Iterable[str]) -> list[str]:
    """Return the attachments of a hand, one for each set of copies."""
    attachments = _names("asset", "deficit")
    return without_copies([name for name in hand if name in attachments])


def events_in(hand: Iterable[str]) -> list[str]:
    """Return the events of a hand, one for each set of copies."""
    events = _names("event")
    return without_copies([name for name in hand if name in events])


# -- bases ----------------------------------------------------------------------------------------


def balance(base: Iterable[Stack]) -> tuple[int, int]:
    """Return the influence of the left stacks and of the right ones."""
    left = right = 0
    for stack in base:
        stack_nature = nature(stack)
        if stack_nature.wing == LEFT:
            left += stack_nature.influence
        else:
            right += stack_nature.influence

    return left, right


def score(base: Iterable[Stack]) -> int:
    """Return the score of a base (PO-19, PO-20)."""
    left, right = balance(base)
    return abs(left - right)


def leading_wing(base: Iterable[Stack]) -> str | None:
    """Return the wing with the larger sum; None if they are equal."""
    left, right = balance(base)
    return None if left == right else (LEFT if left > right else RIGHT)


def size(base: Iterable[Stack]) -> int:
    """Return the number of cards in the base, including attachments (PO-61)."""
    return sum(map(len, base))


def best(base: Sequence[Stack]) -> Stack | None:
    """Return the stack of highest influence; the first one if several are equal."""
    return max(base, key=lambda stack: nature(stack).influence, default=None)


def format_stack(stack: Stack) -> str:
    """Return the stack as text: `R3-1 A11 D01a`."""
    return " ".join(stack)


def read_stack(text: str) -> Stack:
    """Return the stack that `format_stack` gave this text."""
    return tuple(text.split())
