"""Turns a page into Discord's components.

The views are never kept by discord.py: they are stopped as soon as they are made, for a stored view
would cost memory for ever. Presses come in by their ids alone (bot/chat/press.py).
"""

import hashlib
from typing import Any

import discord
import orjson
from discord import ButtonStyle, SelectOption, ui

from bot.chat.escape import plain
from bot.chat.fit import LABEL, LINE, PROMPT, fit, short
from bot.chat.ids import Stamps
from bot.chat.page import Block, Button, Do, Item, Line, Link, Menu, Page, Row, Text, Tone

FORMAT = 1
"""Raise when the same page comes to look different: shown messages are then drawn anew."""

_STYLES = {
    Tone.MAIN: ButtonStyle.primary,
    Tone.PLAIN: ButtonStyle.secondary,
    Tone.GOOD: ButtonStyle.success,
    Tone.DANGER: ButtonStyle.danger,
}

_NO_LABEL = "·"


def digest(page: Page, stamps: Stamps) -> str:
    """The same for two messages that look and act alike, on every run."""
    signed = sorted(stamps.sign(Do(verb)) for verb in _verbs(page))
    # As JSON, because a page is drawn far more often than sent, and its repr takes three times as
    # long. No two kinds of blocks have the same fields, so that nothing is confused.
    return hashlib.sha256(orjson.dumps((FORMAT, page, signed))).hexdigest()[:24]


def sheet(page: Page, stamps: Stamps) -> ui.LayoutView:
    """A fresh view of the page, within Discord's limits. Needs a running event loop."""
    page = fit(page)
    colour = None if page.accent is None else discord.Colour(page.accent)
    container: ui.Container[Any] = ui.Container(accent_colour=colour)
    slot = 0
    for block in page.blocks:
        container.add_item(_item(block, stamps, slot))
        slot += isinstance(block, Menu)
    view = ui.LayoutView(timeout=None)
    if page.blocks:
        view.add_item(container)
    view.stop()
    return view


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


def _item(block: Block, stamps: Stamps, slot: int) -> ui.Item[Any]:
    if isinstance(block, Text):
        return ui.TextDisplay(block.body)
    if isinstance(block, Line):
        return ui.Separator()
    row: ui.ActionRow[Any] = ui.ActionRow()
    if isinstance(block, Menu):
        return row.add_item(_menu(block, stamps, slot))
    for button in block.buttons:
        row.add_item(_button(button, stamps))
    return row


def _button(button: Button | Link, stamps: Stamps) -> ui.Button[Any]:
    label = short(plain(button.label), LABEL)
    if isinstance(button, Link):
        return ui.Button(label=label or _NO_LABEL, url=button.url)
    return ui.Button(
        label=label or (None if button.emoji else _NO_LABEL),
        style=_STYLES[button.tone],
        emoji=button.emoji,
        disabled=button.disabled,
        custom_id=stamps.sign(button.does),
    )


def _menu(menu: Menu, stamps: Stamps, slot: int) -> ui.Select[Any]:
    return ui.Select(
        custom_id=stamps.sign(Do(menu.verb, menu.index), slot),
        placeholder=short(plain(menu.prompt), PROMPT) or None,
        min_values=menu.least,
        max_values=menu.most,
        options=[_line(item) for item in menu.items],
    )


def _line(item: Item) -> SelectOption:
    hint = None if item.hint is None else short(plain(item.hint), LINE) or None
    return SelectOption(
        label=short(plain(item.label), LINE) or _NO_LABEL,
        value=str(item.index),
        description=hint,
        emoji=item.emoji,
        default=item.chosen,
    )
