"""Turns what a message should show into what a request carries: components, files, mentions.

Every request that shows a page gets its arguments from a `Delivery`, however it travels, so what a
message can carry is decided here alone.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from io import BytesIO
from typing import Any

import discord
import orjson
from discord import (
    ButtonStyle,
    ChannelType,
    ComponentType,
    SelectDefaultValueType,
    SeparatorSpacing,
)

from bot.discord_api._internals import FinishedView, KeptFile, UploadFile
from bot.pages.custom_ids import Act, Stamps, ids_in
from bot.pages.emojis import Signs
from bot.pages.page import (
    Block,
    Button,
    Do,
    Image,
    Item,
    Line,
    Link,
    Menu,
    Page,
    Picker,
    Picks,
    Row,
    Text,
    Tone,
    picture_of,
)
from bot.pages.presentable import as_text, presentable

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

_PICKERS = {Picks.CHANNELS: ComponentType.channel_select, Picks.ROLES: ComponentType.role_select}
_CHOSEN = {Picks.CHANNELS: SelectDefaultValueType.channel, Picks.ROLES: SelectDefaultValueType.role}

_WHERE_TABLES_STAND = (
    ChannelType.text,
    ChannelType.voice,
    ChannelType.category,
    ChannelType.news,
    ChannelType.news_thread,
    ChannelType.public_thread,
    ChannelType.private_thread,
    ChannelType.stage_voice,
    ChannelType.forum,
)

_BUTTON = ComponentType.button.value
_NO_LABEL = "·"

PICTURE = "picture.png"
"""What every picture is called: a name that tells nothing."""

NOBODY = discord.AllowedMentions.none()


class Sheet(FinishedView):
    """A page in the place of a view, its components written down at once.

    One of discord.py's own items would take longer, for every message of a table after every
    choice. A sheet is finished from the start, so that discord.py never keeps it: presses come in
    by their ids alone (bot/interactions/router.py).
    """

    def __init__(
        self, page: Page, stamps: Stamps, *, image: Image | None = None, locale: str = ""
    ) -> None:
        """`image`: that one of the page comes with it, all others in words."""
        page = as_text(page, but=image)
        self.components = _parts(presentable(page, locale), stamps)

    @property
    def custom_ids(self) -> frozenset[str]:
        """Of everything that can be pressed."""
        return frozenset(ids_in(self.components))


@dataclass(frozen=True, slots=True)
class Attached:
    """A file on a message. discord.py can read a `discord.File` only once, so that each request
    gets a fresh one.
    """

    name: str
    content: bytes

    def file(self) -> discord.File:
        return UploadFile(BytesIO(self.content), self.name)


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture as a file, to be uploaded. `key`: see Picture."""

    key: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Hung:
    """A picture that stands on a message; an edit keeps it by the id of its file there."""

    key: str
    attachment_id: int


@dataclass(frozen=True)
class Wanted:
    """What one message should show: a page, what signs its buttons, its files, and what is known
    of them.
    """

    page: Page
    stamps: Stamps
    question: str | None = None
    """The token of the question that the seat has yet to answer."""
    deadline: float | None = None
    """When the question has to be answered."""
    dialogue: str | None = None
    """The turn (or other matter) to which the question belongs: the next step of a dialogue has the
    same.
    """
    standing: bool = False
    """Nobody is rung for the question: it stands on the table for all to press, or is a moment's
    pause.
    """
    locale: str = "en"
    guild_id: int = 0
    channel_id: int = 0
    live: bool = True
    """Whether the table is still going: what is over is never sent anew."""
    stage: str = ""
    """Lobby, playing, over, …: a step from one to the next is shown at once."""
    remind_at: float | None = None
    """When the question rings once more, if it is still open then."""
    quiet: bool = False
    """It notifies nobody, whomever the page means to: they were notified before."""
    slow: bool = False
    """There are hours to answer: whoever sleeps need not be woken for it."""
    silent: bool = False
    """A new message makes no sound."""
    bell: bool = False
    """Everything stands on the table: this message rings somebody who asked for it and is not
    looking there.
    """
    image: Image | None = None
    """The page's picture (`picture_of`)."""
    files: tuple[Attached, ...] = ()
    signs: Signs | None = None
    """Our own emojis, where Discord has them. They make no other message of it."""

    @classmethod
    def of(
        cls,
        page: Page,
        stamps: Stamps | None = None,
        files: tuple[Attached, ...] = (),
        locale: str = "en",
    ) -> "Wanted":
        """`stamps`: none for a page that has no buttons."""
        return cls(page, stamps or Stamps(), files=files, image=picture_of(page), locale=locale)

    @cached_property
    def digest(self) -> str:
        """What tells whether a message shows this already. Found when it is first asked for: the
        answer to a press goes out before anybody compares anything.
        """
        return digest(self.page, self.stamps, self.files, self.image, self.locale)

    @property
    def custom_ids(self) -> frozenset[str]:
        """The custom ids that this page has as a message."""
        return Sheet(self.page, self.stamps).custom_ids


@dataclass(frozen=True, slots=True)
class Delivery:
    """What a request brings: a page or a sentence, its picture, files, and whom it may notify."""

    view: Sheet | None = None
    text: str | None = None
    files: tuple[Attached, ...] = ()
    mentions: discord.AllowedMentions = NOBODY
    picture: Painted | Hung | None = None
    silent: bool = False
    """A new message makes no sound."""

    @classmethod
    def of(cls, wanted: Wanted, picture: Painted | Hung | None = None) -> "Delivery":
        """With this picture; or in words alone, which say the same."""
        image = wanted.image if picture is not None else None
        view = Sheet(wanted.page, wanted.stamps, image=image, locale=wanted.locale)
        if wanted.signs is not None and view.components:
            wanted.signs.put_on(view.components[0]["components"])

        heard = NOBODY if wanted.quiet else mentions(wanted.page)
        return cls(view, files=wanted.files, mentions=heard, picture=picture, silent=wanted.silent)

    @property
    def uploads(self) -> bool:
        """Whether a picture has to be uploaded for it."""
        return isinstance(self.picture, Painted)

    def hung(self, files: Mapping[str, int]) -> Hung | None:
        """What has become of its picture on a message with these files, by name."""
        if isinstance(self.picture, Painted):
            found = files.get(PICTURE)
            return None if found is None else Hung(self.picture.key, found)
        return self.picture

    def quietly(self) -> "Delivery":
        """The same, without notifying anybody."""
        return self if self.mentions is NOBODY else replace(self, mentions=NOBODY)

    def as_message(self) -> dict[str, Any]:
        """Keyword arguments of what sends a new message."""
        files = self._uploaded()
        sound = {"silent": True} if self.silent else {}
        return self._said() | ({"files": files} if files else {}) | sound

    def as_edit(self) -> dict[str, Any]:
        """Keyword arguments of what edits a message. Of before, the message keeps its picture, if
        that is still the one: a request that says nothing about files would leave all of them
        standing, or none.
        """
        kept = [KeptFile(self.picture.attachment_id)] if isinstance(self.picture, Hung) else []
        return self._said() | {"attachments": [*self._uploaded(), *kept]}

    def _uploaded(self) -> list[discord.File]:
        """Fresh ones, for one request."""
        files = [one.file() for one in self.files]
        if isinstance(self.picture, Painted):
            files.append(Attached(PICTURE, self.picture.content).file())
        return files

    def _said(self) -> dict[str, Any]:
        said: dict[str, Any] = {"allowed_mentions": self.mentions}
        if self.view is not None:
            said["view"] = self.view

        if self.text is not None:
            said["content"] = self.text

        return said


@dataclass(frozen=True, slots=True)
class Sent:
    """What a request made of a delivery, as far as Discord tells."""

    message_id: int
    """0 where Discord was not asked for it: of an answer that nobody but the presser sees."""
    files: Mapping[str, int]
    """The ids of the message's files, by name."""
    custom_ids: frozenset[str] = frozenset()
    """On a new message. Where a nonce was known, they are those of the earlier one."""


def digest(
    page: Page,
    stamps: Stamps,
    files: tuple[Attached, ...] = (),
    image: Image | None = None,
    locale: str = "en",
) -> str:
    """The same for two messages that look and act alike, on every run. `locale`: of what stands in
    the picture.
    """
    signed = sorted(stamps.sign_all([(Do(verb), None) for verb in _verbs(page)]))
    # As JSON, because a page is drawn far more often than sent, and its repr takes three times as
    # long. No two kinds of blocks have the same fields, so that nothing is confused.
    found = hashlib.sha256(orjson.dumps((FORMAT, page, signed)))
    if image is not None:
        found.update(image.picture.key(locale).encode())

    for one in files:
        found.update(hashlib.sha256(one.name.encode()).digest())
        found.update(hashlib.sha256(one.content).digest())

    return found.hexdigest()[:24]


def mentions(page: Page) -> discord.AllowedMentions:
    """Exactly those whom the page means to notify."""
    if not page.pings:
        return NOBODY
    users = [discord.Object(user) for user in page.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _parts(page: Page, stamps: Stamps) -> list[Part]:
    ids = iter(stamps.sign_all(_acts(page)))
    parts = [_part(block, ids) for block in page.blocks]
    container: Part = {"type": ComponentType.container.value, "components": parts}
    if page.accent is not None:
        container["accent_color"] = page.accent

    return [container]


def _verbs(page: Page) -> set[str]:
    """What can be done on the page: a token that signs nothing makes no difference."""
    return {does.verb for does, _ in _acts(page)}


def _acts(page: Page) -> list[Act]:
    """Everything that can be pressed on the page, from the top; `_part` takes the ids so."""
    found: list[Act] = []
    slot = 0
    for block in page.blocks:
        if isinstance(block, Menu | Picker):
            found.append((Do(block.verb, block.index), slot))
            slot += 1
        elif isinstance(block, Row):
            found += [(one.does, None) for one in block.buttons if isinstance(one, Button)]

    return found


def _part(block: Block, ids: Iterator[str]) -> Part:
    """`ids`: those of what can be pressed from here on."""
    if isinstance(block, Text):
        return {"type": ComponentType.text_display.value, "content": block.body}
    if isinstance(block, Image):
        shown: Part = {"media": {"url": f"attachment://{PICTURE}"}}
        if block.alt:
            shown["description"] = block.alt

        return {"type": ComponentType.media_gallery.value, "items": [shown]}
    if isinstance(block, Line):
        spacing = SeparatorSpacing.small.value
        return {"type": ComponentType.separator.value, "divider": True, "spacing": spacing}

    if isinstance(block, Menu | Picker):
        within = [_menu(block, next(ids))]
    else:
        within = [_button(button, ids) for button in block.buttons]

    return {"type": ComponentType.action_row.value, "components": within}


def _button(button: Button | Link, ids: Iterator[str]) -> Part:
    if isinstance(button, Link):
        label = button.label or _NO_LABEL
        style = ButtonStyle.link.value
        return {"type": _BUTTON, "style": style, "label": label, "url": button.url}

    part: Part = {
        "type": _BUTTON,
        "style": _STYLES[button.tone],
        "disabled": button.disabled,
        "custom_id": next(ids),
    }
    if button.label or not button.emoji:
        part["label"] = button.label or _NO_LABEL

    return _with_emoji(part, button.emoji)


def _menu(menu: Menu | Picker, custom_id: str) -> Part:
    part: Part = {"custom_id": custom_id, "min_values": menu.least, "max_values": menu.most}
    if isinstance(menu, Picker):
        part |= offered(menu)
    else:
        options = [_line(item) for item in menu.items]
        part |= {"type": ComponentType.select.value, "options": options}

    if menu.prompt:
        part["placeholder"] = menu.prompt

    return part


def offered(picker: Picker) -> dict[str, Any]:
    """What tells Discord what to fill a menu with, channels or roles, and what is chosen."""
    kind = _CHOSEN[picker.of].value
    part: dict[str, Any] = {
        "type": _PICKERS[picker.of].value,
        "default_values": [{"id": str(one), "type": kind} for one in picker.chosen],
    }
    if picker.of is Picks.CHANNELS:
        part["channel_types"] = [one.value for one in _WHERE_TABLES_STAND]

    return part


def _line(item: Item) -> Part:
    part: Part = {
        "label": item.label or _NO_LABEL,
        "value": str(item.index),
        "default": item.chosen,
    }
    if item.hint:
        part["description"] = item.hint

    return _with_emoji(part, item.emoji)


def _with_emoji(part: Part, emoji: str | None) -> Part:
    if emoji:
        part["emoji"] = {"name": emoji}
    return part
