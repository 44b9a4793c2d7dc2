"""Our own emojis in the place of the Unicode signs that faces write.

Faces go on writing signs: what Discord has of ours is known only while Coop runs, and where it has
none the sign stays. Labels of buttons and menus know no emojis of ours but the one beside them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.chat.pages.page import Block, Button, Image, Item, Line, Link, Menu, Page, Row, Text
from bot.chat.pages.presentable import fit

COMMON = "common"
"""What all games may show, where the game has no emoji of its own for a sign."""

OURS = re.compile(r"<:(?P<name>\w+):(?P<id>[0-9]+)>")
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
        pattern = rf"(?<!\u200d)(?:{signs})(?![{_PART_OF_ANOTHER}])"
        return cls(emojis, re.compile(pattern))

    def on(self, page: Page) -> Page:
        """The page with our emojis. They are long to spell: where a page has no room for them, its
        texts keep their signs.
        """
        if not self.emojis:
            return page
        pressed = replace(page, blocks=tuple(map(self._pressed, page.blocks)))
        drawn = replace(pressed, blocks=tuple(map(self._told, pressed.blocks)))
        return drawn if fit(drawn) == drawn or fit(pressed) != pressed else pressed

    def _told(self, block: Block) -> Block:
        if isinstance(block, Text):
            return self._read(block)
        if isinstance(block, Image):
            return replace(block, below=tuple(map(self._below, block.below)))
        return block

    def _below(self, block: Text | Line) -> Text | Line:
        return self._read(block) if isinstance(block, Text) else block

    def _read(self, text: Text) -> Text:
        parts = _CODE.split(text.body)
        parts[::2] = [
            self.pattern.sub(lambda one: self.emojis[one[0]], text) for text in parts[::2]
        ]
        return Text("".join(parts))

    def _pressed(self, block: Block) -> Block:
        if isinstance(block, Row):
            return Row(tuple(map(self._button, block.buttons)))
        if isinstance(block, Menu):
            return replace(block, items=tuple(map(self._item, block.items)))
        return block

    def _button(self, one: Button | Link) -> Button | Link:
        if isinstance(one, Link):
            return one
        ours = self.emojis.get(one.emoji or "")
        return one if ours is None else replace(one, emoji=ours)

    def _item(self, one: Item) -> Item:
        ours = self.emojis.get(one.emoji or "")
        return one if ours is None else replace(one, emoji=ours)


class Emojis:
    """Which of our emojis stand for which signs, by game: `named` as data/art/emoji.json has it.
    None does before Discord has said what it has of ours.
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
