"""Lists that one page does not hold: a few numbered lines at a time, each with a button of its own.
Texts: chat.ftl.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Tone

T = TypeVar("T")


class Leaf(NamedTuple):
    """`numbers`: of what stands on it, in the whole list. `ways`: to its neighbours."""

    numbers: range
    ways: tuple[Button, ...]


def leaf(count: int, at: int, most: int, verb: str, words: Words) -> Leaf:
    """The `at`-th leaf, or the last, of so many lines, the latest first; `most` on each. `verb`
    leafs.
    """
    last = max(0, (count - 1) // most)
    at = min(at, last)
    ways = []
    if at > 0:
        ways.append(Button(words("chat-newer"), Do(verb, at - 1), Tone.PLAIN, "🔼"))
    if at < last:
        ways.append(Button(words("chat-older"), Do(verb, at + 1), Tone.PLAIN, "🔽"))
    return Leaf(range(at * most + 1, min(count, (at + 1) * most) + 1), tuple(ways))


def numbered(those: Sequence[T], on: Leaf) -> list[tuple[int, T]]:
    """What stands on the leaf, with its numbers."""
    return [(number, those[number - 1]) for number in on.numbers]


def mention(user_id: int | None, words: Words) -> str:
    """None: whoever it was has asked to be forgotten."""
    return words("chat-somebody") if user_id is None else f"<@{user_id}>"
