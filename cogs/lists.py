"""Lists that one page does not hold: a few numbered lines at a time, each with a button of its own.
Texts: chat.ftl.
"""

from collections.abc import Sequence
from typing import TypeVar

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Tone

T = TypeVar("T")


def leaf(
    those: Sequence[T], at: int, most: int, verb: str, words: Words
) -> tuple[list[tuple[int, T]], tuple[Button, ...]]:
    """The `at`-th leaf of a list, or the last: `most` things with their numbers, and the buttons to
    the leaves beside it. `verb` turns them.
    """
    last = max(0, (len(those) - 1) // most)
    at = min(at, last)
    ways: list[Button] = []
    if at > 0:
        ways.append(Button(words("chat-newer"), Do(verb, at - 1), Tone.PLAIN, "🔼"))
    if at < last:
        ways.append(Button(words("chat-older"), Do(verb, at + 1), Tone.PLAIN, "🔽"))
    first = at * most
    return [*enumerate(those[first : first + most], first + 1)], tuple(ways)


def mention(user_id: int | None, words: Words) -> str:
    """None: whoever it was has asked to be forgotten."""
    return words("chat-somebody") if user_id is None else f"<@{user_id}>"
