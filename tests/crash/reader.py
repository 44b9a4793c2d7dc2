"""The text of a message, in a form in which two runs of the same game are equal."""

import re
from collections.abc import Iterable
from typing import Any

from bot.pages.emojis import COMMON, Signs
from bot.pages.page import read_custom_id
from bot.pictures.emojis import NAMED, signs
from playground.discord.world import Account, Message
from playground.limits.components import walk
from tests.support.playground import words_of

SPELLED = re.compile(rf"<:{NAMED.pattern}:\d+>")


class Reader:
    """A reader for the messages of one game."""

    def __init__(self, game: str) -> None:
        named = signs()
        self._signs = Signs.of({**named[COMMON], **named.get(game, {})})

    def plain(self, message: Message, people: Iterable[Account], table_number: int) -> str:
        """Return the words and buttons of a message without what differs from run to run."""
        parts = [part for _, part in walk(message.components) if not _is_about_pictures(part)]
        ids = [part["custom_id"] for part in parts if "custom_id" in part]
        told = [item.get("description", "") for part in parts for item in part.get("items", ())]
        text = "\n".join([words_of(message, parts), *told, *ids])
        text = SPELLED.sub(
            r"\1", text
        )  # application emojis appear only after Discord has listed them
        text = self._signs.pattern.sub(lambda sign: self._signs.emojis[sign[0]], text)
        for person in people:
            text = text.replace(str(person.id), person.name)

        text = re.sub(r"<t:\d+(:\w)?>", "<when>", text)
        text = text.replace(f"table {table_number}", "table #")  # a crash may skip a number
        return re.sub(r"https://discord.com/channels/[\d/]+", "<link>", text)


def _is_about_pictures(part: dict[str, Any]) -> bool:
    """Return whether the part is a button that only exists beside pictures."""
    press = read_custom_id(part.get("custom_id", ""))
    return press is not None and press.verb in ("look", "text")
