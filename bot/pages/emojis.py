"""Our own emojis in the place of the Unicode signs that faces write.

Faces go on writing signs: what Discord has of ours is known only while Coop runs, and where it has
none the sign stays. Labels of buttons and menus know no emojis of ours but the one beside them.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.pages.limits import BYTES, BYTES_A_TEXT, CHARACTERS

COMMON = "common"
"""What all games may show, where the game has no emoji of its own for a sign."""

_SPELLED = re.compile(r"<:(?P<name>\w+):(?P<id>[0-9]+)>")
"""How Discord spells an emoji that somebody has uploaded."""

_CODE = re.compile(r"(`+[^`]*`+)")
"""Discord shows what stands here as it is spelled."""

_PART_OF_ANOTHER = "\u200d\ufe0f\U0001f3fb-\U0001f3ff"
"""Joins, makes colourful, gives a skin: a sign with one of these beside it is another sign."""


@dataclass(frozen=True, slots=True, eq=False)
class Signs:
    """Unicode signs, and how Discord spells what stands for them."""

    emojis: Mapping[str, str]
    pattern: re.Pattern[str]

    @classmethod
    def of(cls, emojis: Mapping[str, str]) -> "Signs":
        longest_first = sorted(emojis, key=len, reverse=True)
        signs = "|".join(map(re.escape, longest_first)) or "(?!)"
        # Most letters are none: looked at first, they cost a fifth.
        pattern = rf"(?=[^\x00-\xff])(?<!\u200d)(?:{signs})(?![{_PART_OF_ANOTHER}])"
        return cls(emojis, re.compile(pattern))

    def put_on(self, parts: Sequence[dict[str, Any]]) -> None:
        """Our emojis on components, as Discord takes them. They are long to spell: where a message
        has no room for them, its texts keep their signs.
        """
        texts = [part for part in parts if "content" in part]
        told = [self._told(part["content"]) for part in texts]
        if _have_room(told):
            for part, content in zip(texts, told, strict=True):
                part["content"] = content

        for part in parts:
            for one in part.get("components", ()):
                self._put_beside(one)
                for option in one.get("options", ()):
                    self._put_beside(option)

    def _told(self, text: str) -> str:
        if text.isascii():
            return text
        if "`" not in text:
            return self.pattern.sub(self._ours, text)

        pieces = _CODE.split(text)
        pieces[::2] = [self.pattern.sub(self._ours, piece) for piece in pieces[::2]]
        return "".join(pieces)

    def _ours(self, sign: re.Match[str]) -> str:
        return self.emojis[sign[0]]

    def _put_beside(self, part: dict[str, Any]) -> None:
        """Beside the label of a button, or of a line of a menu."""
        ours = self.emojis.get(part["emoji"]["name"]) if "emoji" in part else None
        if ours is not None and (spelled := _SPELLED.fullmatch(ours)):
            part["emoji"] = spelled.groupdict()


def _have_room(texts: Sequence[str]) -> bool:
    size = sum(len(text.encode()) + BYTES_A_TEXT for text in texts)
    return sum(map(len, texts)) <= CHARACTERS and size <= BYTES


class Emojis:
    """Maps the Unicode signs of each game to our emojis; `named` is data/pictures/emoji.json.

    It maps none until Discord has listed the emojis of the application.
    """

    def __init__(self, named: Mapping[str, Mapping[str, str]]) -> None:
        self._named = named
        self._signs: dict[str, Signs] = {}

    def learn(self, spelled: Mapping[str, str]) -> None:
        """How Discord spells our emojis, by the names that they have here."""
        common = self._named.get(COMMON, {})
        for game in self._named:
            names = {**common, **self._named[game]}
            found = {sign: spelled[name] for sign, name in names.items() if name in spelled}
            self._signs[game] = Signs.of(found)

    def of(self, game: str) -> Signs | None:
        return self._signs.get(game) or self._signs.get(COMMON)
