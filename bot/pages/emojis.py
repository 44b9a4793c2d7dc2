"""Replaces Unicode signs on pages by our own emojis.

The code of the pages always writes Unicode signs, because only the running bot knows which of our
emojis are uploaded to Discord. A sign for which we have no emoji stays. In the labels of buttons
and menus, Discord shows only Unicode emojis, so there only the emoji beside the label is replaced.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.pages.limits import BYTES, BYTES_A_TEXT, CHARACTERS

COMMON = "common"
"""The key of the emojis that all games share. An emoji of a game replaces the common one."""

_SPELLED = re.compile(r"<:(?P<name>\w+):(?P<id>[0-9]+)>")
"""Matches an uploaded emoji as texts of Discord contain it, for example `<:coop_hen:123>`."""

_CODE = re.compile(r"(`+[^`]*`+)")
"""Matches code in Markdown, where Discord shows no emojis."""

_PART_OF_ANOTHER = "\u200d\ufe0f\U0001f3fb-\U0001f3ff"
"""Joiners, variation selectors and skin tones. A sign beside one of them is another sign."""


@dataclass(frozen=True, slots=True, eq=False)
class Signs:
    """Emojis by the Unicode sign that they replace, and a pattern that matches these signs."""

    emojis: Mapping[str, str]
    pattern: re.Pattern[str]

    @classmethod
    def of(cls, emojis: Mapping[str, str]) -> "Signs":
        """Return the signs for emojis, which are given as they are written in Discord's texts."""
        # A longer sign may begin with a shorter one.
        longest_first = sorted(emojis, key=len, reverse=True)
        signs = "|".join(map(re.escape, longest_first)) or "(?!)"  # "(?!)" matches nothing
        # A sign is beyond Latin-1 and most letters are not. The lookahead rejects these letters
        # first, which makes the search five times faster.
        pattern = rf"(?=[^\x00-\xff])(?<!\u200d)(?:{signs})(?![{_PART_OF_ANOTHER}])"
        return cls(emojis, re.compile(pattern))

    def put_on(self, parts: Sequence[dict[str, Any]]) -> None:
        """Replace the signs on components.

        An emoji is a long text. If the message would become too long, its texts keep their signs.

        Args:
            parts: Components in Discord's JSON, which are changed in place.
        """
        # Replace the signs in all texts or in no text, so that the message looks uniform.
        texts = [part for part in parts if "content" in part]
        contents = [self._with_emojis(part["content"]) for part in texts]
        if _have_room(contents):
            for part, content in zip(texts, contents, strict=True):
                part["content"] = content

        for part in parts:
            for component in part.get("components", ()):
                self._replace_beside_label(component)
                for option in component.get("options", ()):
                    self._replace_beside_label(option)

    def _with_emojis(self, text: str) -> str:
        """Return a text with emojis, except in code."""
        if text.isascii():
            return text  # no sign is ASCII
        if "`" not in text:
            return self.pattern.sub(self._emoji_for, text)

        # Because the pattern has a group, `split` also returns the code: every second piece.
        pieces = _CODE.split(text)
        pieces[::2] = [self.pattern.sub(self._emoji_for, piece) for piece in pieces[::2]]
        return "".join(pieces)

    def _emoji_for(self, sign: re.Match[str]) -> str:
        return self.emojis[sign[0]]

    def _replace_beside_label(self, part: dict[str, Any]) -> None:
        """Replace the sign beside the label of a button or of a menu's item."""
        ours = self.emojis.get(part["emoji"]["name"]) if "emoji" in part else None
        if ours is not None and (spelled := _SPELLED.fullmatch(ours)):
            part["emoji"] = spelled.groupdict()  # Discord wants the name and the id here


def _have_room(texts: Sequence[str]) -> bool:
    """Return whether a message with these texts is within Discord's limits."""
    size = sum(len(text.encode()) + BYTES_A_TEXT for text in texts)
    return sum(map(len, texts)) <= CHARACTERS and size <= BYTES


class Emojis:
    """The emojis of each game. There are none until Discord has listed them (`learn`).

    Args:
        named: The content of data/pictures/emoji.json.
    """

    def __init__(self, named: Mapping[str, Mapping[str, str]]) -> None:
        self._named = named
        self._signs: dict[str, Signs] = {}
        """Game -> its emojis."""

    def learn(self, spelled: Mapping[str, str]) -> None:
        """Set which of our emojis Discord has.

        Args:
            spelled: The name of an emoji -> how texts of Discord contain it (`<:name:id>`).
        """
        common = self._named.get(COMMON, {})
        for game in self._named:
            names = {**common, **self._named[game]}  # the game's own emojis replace common ones
            emojis = {sign: spelled[name] for sign, name in names.items() if name in spelled}
            self._signs[game] = Signs.of(emojis)

    def of(self, game: str) -> Signs | None:
        """Return the emojis of a game; without any, the emojis that all games share."""
        return self._signs.get(game) or self._signs.get(COMMON)
