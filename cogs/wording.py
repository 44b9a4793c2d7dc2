"""What every face says alike: lists, moments, places, settings."""

from collections.abc import Mapping, Sequence
from math import ceil

from bot.language.words import Said, Words


def listed(words: Words, items: Sequence[str]) -> str:
    """`Ada, Ben and Cleo`."""
    return _joined(words, "list-and", items)


def either(words: Words, items: Sequence[str]) -> str:
    """`4, 7 or 9`."""
    return _joined(words, "list-or", items)


def _joined(words: Words, message: str, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return words(message, items=", ".join(items[:-1]), last=items[-1])


def moment(when: float) -> str:
    """A moment that counts down by itself on everybody's screen."""
    return f"<t:{ceil(when)}:R>"


def until(words: Words, text: str, deadline: float | None, message: str = "deadline") -> str:
    """The text with the moment up to which it holds, if there is one."""
    return text if deadline is None else words(message, text=text, when=moment(deadline))


def place(rank: int) -> str:
    """A medal or a keycap. Not `4.`: chats count such lines on, whoever shares a place."""
    return {1: "🥇", 2: "🥈", 3: "🥉"}.get(rank, f"{rank}\ufe0f\u20e3")


def setting(game: str, name: str, value: Said) -> str:
    """The message for one of a game's settings at this value."""
    return f"{game}-setting-{name}-{str(value).lower()}"


def chosen_settings(game: str, options: Mapping[str, Said], words: Words) -> list[str]:
    """What a host has set otherwise than usual, in words."""
    return [words(setting(game, name, value)) for name, value in options.items()]
