"""Turns a page into Discord's components, within Discord's limits.

Straight into what is sent: to build discord.py's items first takes four times as long, and it is
done for every message of a table after every choice.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import discord
import orjson
from discord import ButtonStyle, ComponentType, SeparatorSpacing, ui

from bot.chat.pages.custom_ids import Stamps
from bot.chat.pages.display_names import plain
from bot.chat.pages.page import Block, Button, Do, Item, Line, Link, Menu, Page, Row, Text, Tone
from bot.chat.pages.page_limits import LABEL, LINE, PROMPT, fit, short

FORMAT = 1
"""Raise when the same page comes to look different: shown messages are then drawn anew."""

Part = dict[str, Any]
"""A component as Discord takes it."""

_STYLES = {
    Tone.MAIN: ButtonStyle.primary.value,
    Tone.PLAIN: ButtonStyle.secondary.value,
    Tone.GOOD: ButtonStyle.success.value,
    Tone.DANGER: ButtonStyle.danger.value,
}

_NO_LABEL = "·"


class Sheet(ui.LayoutView):
    """A page as discord.py sends it. Finished from the start, so that discord.py never keeps it:
    presses come in by their ids alone (bot/chat/presses/router.py).
    """

    def __init__(self, parts: list[Part]) -> None:
        super().__init__(timeout=None)
        self._parts = parts
        self.stop()

    def to_components(self) -> list[Part]:
        return self._parts

    def has_components_v2(self) -> bool:
        return bool(self._parts)

    @property
    def custom_ids(self) -> frozenset[str]:
        """Of everything that can be pressed."""
        return frozenset(_custom_ids(self._parts))


def digest(page: Page, stamps: Stamps) -> str:
    """The same for two messages that look and act alike, on every run."""
    signed = sorted(stamps.sign(Do(verb)) for verb in _verbs(page))
    # As JSON, because a page is drawn far more often than sent, and its repr takes three times as
    # long. No two kinds of blocks have the same fields, so that nothing is confused.
    return hashlib.sha256(orjson.dumps((FORMAT, page, signed))).hexdigest()[:24]


def sheet(page: Page, stamps: Stamps) -> Sheet:
    """A fresh view of the page. Needs a running event loop."""
    page = fit(page)
    if not page.blocks:
        return Sheet([])
    parts: list[Part] = []
    slot = 0
    for block in page.blocks:
        parts.append(_part(block, stamps, slot))
        slot += isinstance(block, Menu)
    container: Part = {"type": ComponentType.container.value, "components": parts}
    if page.accent is not None:
        container["accent_color"] = page.accent
    return Sheet([container])


def mentions(page: Page) -> discord.AllowedMentions:
    """Exactly those whom the page means to notify."""
    users = [discord.Object(user) for user in page.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _verbs(page: Page) -> set[str]:
    """What can be done on the page: a token that signs nothing makes no difference."""
    found = {block.verb for block in page.blocks if isinstance(block, Menu)}
    for block in page.blocks:
        if isinstance(block, Row):
            found |= {one.does.verb for one in block.buttons if isinstance(one, Button)}
    return found


def _part(block: Block, stamps: Stamps, slot: int) -> Part:
    if isinstance(block, Text):
        return {"type": ComponentType.text_display.value, "content": block.body}
    if isinstance(block, Line):
        spacing = SeparatorSpacing.small.value
        return {"type": ComponentType.separator.value, "divider": True, "spacing": spacing}
    if isinstance(block, Menu):
        within = [_menu(block, stamps, slot)]
    else:
        within = [_button(button, stamps) for button in block.buttons]
    return {"type": ComponentType.action_row.value, "components": within}


def _button(button: Button | Link, stamps: Stamps) -> Part:
    part: Part = {"type": ComponentType.button.value}
    label = short(plain(button.label), LABEL)
    if isinstance(button, Link):
        return part | {
            "style": ButtonStyle.link.value,
            "label": label or _NO_LABEL,
            "url": button.url,
        }
    part |= {
        "style": _STYLES[button.tone],
        "disabled": button.disabled,
        "custom_id": stamps.sign(button.does),
    }
    if label or not button.emoji:
        part["label"] = label or _NO_LABEL
    return _with_emoji(part, button.emoji)


def _menu(menu: Menu, stamps: Stamps, slot: int) -> Part:
    part: Part = {
        "type": ComponentType.select.value,
        "custom_id": stamps.sign(Do(menu.verb, menu.index), slot),
        "min_values": menu.least,
        "max_values": menu.most,
        "options": [_line(item) for item in menu.items],
    }
    if prompt := short(plain(menu.prompt), PROMPT):
        part["placeholder"] = prompt
    return part


def _line(item: Item) -> Part:
    part: Part = {
        "label": short(plain(item.label), LINE) or _NO_LABEL,
        "value": str(item.index),
        "default": item.chosen,
    }
    if item.hint and (hint := short(plain(item.hint), LINE)):
        part["description"] = hint
    return _with_emoji(part, item.emoji)


def _with_emoji(part: Part, emoji: str | None) -> Part:
    return part | {"emoji": {"name": emoji}} if emoji else part


def _custom_ids(parts: Iterable[Part]) -> Iterator[str]:
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from _custom_ids(part.get("components", ()))
