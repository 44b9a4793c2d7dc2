"""The buttons and menus of a message that can be pressed."""

from collections.abc import Iterator

from bot.pages.page import read_custom_id
from playground.discord.world import Message
from playground.limits.components import walk


def pressable(message: Message) -> Iterator[tuple[str, list[int] | None]]:
    """Yield the custom ids that can be pressed, each with the values of its menu or None."""
    for _, part in walk(message.components):
        if part.get("disabled") or "custom_id" not in part:
            continue

        options = part.get("options")
        values = None if options is None else [int(one["value"]) for one in options]
        yield part["custom_id"], values


def questions(message: Message) -> set[str]:
    """Return the tokens of the private questions on a message."""
    presses = (read_custom_id(custom_id) for custom_id, _ in pressable(message))
    return {press.token for press in presses if press and press.verb == "pick"}


def picks(index: int, menu: list[int] | None, least: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the choices that a button or a menu allows, as tuples of option numbers."""
    if menu is None:
        yield (index,)
        return
    for size in range(max(1, least), min(most, len(menu)) + 1):
        # Only neighbouring items, because all combinations would be too many.
        for first in range(len(menu) - size + 1):
            yield tuple(menu[first : first + size])
