"""Turns pages into the arguments of requests: components, files, mentions.

Every request that shows a page takes its arguments from a `Delivery`, whether it is an answer, an
edit or a new message. So only this module decides what a message can contain.

The `stamps` of a page are the tokens that sign its buttons. A picture is a page's `Image`; it is
either uploaded with the request or kept on the message, or the page shows its text instead.
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
from bot.pages.emojis import Signs
from bot.pages.page import (
    Act,
    Block,
    Button,
    ButtonTokens,
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
    ids_in,
    picture_of,
)
from bot.pages.presentable import as_text, presentable
from bot.pictures.display_list import Picture

FORMAT = 1
"""The version of the look. Raise it when equal pages look different: messages are then redrawn."""

Part = dict[str, Any]
"""A component in Discord's JSON."""

_STYLES = {
    Tone.MAIN: ButtonStyle.primary.value,
    Tone.PLAIN: ButtonStyle.secondary.value,
    Tone.GOOD: ButtonStyle.success.value,
    Tone.DANGER: ButtonStyle.danger.value,
}

_PICKERS = {Picks.CHANNELS: ComponentType.channel_select, Picks.ROLES: ComponentType.role_select}
_CHOSEN = {Picks.CHANNELS: SelectDefaultValueType.channel, Picks.ROLES: SelectDefaultValueType.role}

# The types of channels that a server can allow for tables. A category includes its channels.
_TABLE_CHANNELS = (
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
_NO_LABEL = "·"  # Discord rejects an empty label

NO_MENTIONS = discord.AllowedMentions.none()
"""No user is notified."""


class RawView(FinishedView):
    """A page as Discord's JSON, which discord.py accepts in place of a view.

    discord.py's own items would take longer, and each choice redraws all messages of a table. The
    view counts as finished, so discord.py does not store it. Presses are handled by their custom
    ids only (bot/interactions/router.py).
    """

    def __init__(
        self, page: Page, stamps: ButtonTokens, *, image: Image | None = None, locale: str = ""
    ) -> None:
        """Format a page.

        Args:
            page: The page.
            stamps: The tokens for its buttons.
            image: The only picture that is sent; all other pictures are replaced by their text.
            locale: The language, for the log.
        """
        # `as_text` comes first: the texts instead of pictures must fit into the limits too.
        page = as_text(page, but=image)
        self.components = _parts(presentable(page, locale), stamps)

    @property
    def custom_ids(self) -> frozenset[str]:
        """The custom ids of all buttons and menus."""
        return frozenset(ids_in(self.components))


@dataclass(frozen=True, slots=True)
class Attached:
    """A file of a message."""

    name: str
    content: bytes

    def file(self) -> discord.File:
        """Return a new file for one request: discord.py can read a `discord.File` only once.

        An UploadFile frees its memory as soon as the request is over.
        """
        return UploadFile(BytesIO(self.content), self.name)


@dataclass(frozen=True, slots=True)
class RenderedPicture:
    """A picture that must be uploaded. `key` and `name` are as in `Picture`."""

    key: str
    content: bytes
    name: str = Picture.file_name


@dataclass(frozen=True, slots=True)
class AttachedPicture:
    """A picture that is on the message already. An edit keeps it by the id of its file."""

    key: str
    attachment_id: int


@dataclass(frozen=True)
class DesiredMessage:
    """What one message should show, and how urgent it is."""

    page: Page
    stamps: ButtonTokens
    question: str | None = None
    """The token of the question that the seat must still answer."""
    deadline: float | None = None
    """When the question must be answered, in seconds since 1970."""
    dialogue: str | None = None
    """A key of the turn (or ask) that the question belongs to. All questions of a turn share it."""
    standing: bool = False
    """Whether the question sends no notification.

    All players may answer it at the table, or it is only a short pause.
    """
    locale: str = "en"
    guild_id: int = 0
    channel_id: int = 0
    live: bool = True
    """Whether the table is not over. The messages of a finished table are never sent again."""
    stage: str = ""
    """Lobby, playing, over, …: a change of the stage is shown at once."""
    remind_at: float | None = None
    """When to notify the player again if the question is still open, in seconds since 1970."""
    quiet: bool = False
    """The message does not notify, because the users in `Page.pings` were notified before."""
    slow: bool = False
    """There are hours to answer, so players need not be notified in their quiet hours."""
    silent: bool = False
    """A new message makes no sound."""
    only_reminds: bool = False
    """The table's message shows everything. This message only notifies a player who wants that."""
    image: Image | None = None
    """The page's picture (`picture_of`)."""
    files: tuple[Attached, ...] = ()
    signs: Signs | None = None
    """Our own emojis, if Discord has them. They do not change the digest."""

    @classmethod
    def of(
        cls,
        page: Page,
        stamps: ButtonTokens | None = None,
        files: tuple[Attached, ...] = (),
        locale: str = "en",
    ) -> "DesiredMessage":
        """Return what a message with this page should show.

        Args:
            page: The page.
            stamps: The tokens for its buttons; None for a page without buttons.
            files: Files of the message.
            locale: The language.
        """
        return cls(
            page, stamps or ButtonTokens(), files=files, image=picture_of(page), locale=locale
        )

    @cached_property
    def digest(self) -> str:
        """A hash of what the message shows. If it is equal to the stored one, no edit is needed.

        The hash is computed when it is first used, which is after the press was answered.
        """
        return digest(self.page, self.stamps, self.files, self.image, self.locale)

    @property
    def custom_ids(self) -> frozenset[str]:
        """The custom ids of all buttons and menus of the page."""
        return RawView(self.page, self.stamps).custom_ids


@dataclass(frozen=True, slots=True)
class Delivery:
    """The contents of one request: a page or a sentence, a picture, files, and mentions."""

    view: RawView | None = None
    text: str | None = None
    files: tuple[Attached, ...] = ()
    mentions: discord.AllowedMentions = NO_MENTIONS
    picture: RenderedPicture | AttachedPicture | None = None
    silent: bool = False
    """A new message makes no sound."""

    @classmethod
    def of(
        cls, message: DesiredMessage, picture: RenderedPicture | AttachedPicture | None = None
    ) -> "Delivery":
        """Return the request for a message, with a picture or with the picture's text."""
        # A picture that is not painted yet is replaced by its text for now.
        image = message.image if picture is not None else None
        view = RawView(message.page, message.stamps, image=image, locale=message.locale)
        # After `presentable`, so that no emoji is cut in two. [0] is the container.
        if message.signs is not None and view.components:
            message.signs.put_on(view.components[0]["components"])

        allowed = NO_MENTIONS if message.quiet else mentions(message.page)
        return cls(
            view, files=message.files, mentions=allowed, picture=picture, silent=message.silent
        )

    @property
    def uploads(self) -> bool:
        """Return whether the request uploads a picture."""
        return isinstance(self.picture, RenderedPicture)

    def attached_picture(self, files: Mapping[str, int]) -> AttachedPicture | None:
        """Return the picture of the request as it is on the sent message, or None.

        A picture that the request has uploaded has an id on the message now.

        Args:
            files: The ids of the message's files, by name.
        """
        if isinstance(self.picture, RenderedPicture):
            attachment_id = files.get(self.picture.name)
            return (
                None if attachment_id is None else AttachedPicture(self.picture.key, attachment_id)
            )
        return self.picture

    def quietly(self) -> "Delivery":
        """Return the same request without mentions."""
        return self if self.mentions is NO_MENTIONS else replace(self, mentions=NO_MENTIONS)

    def as_message(self) -> dict[str, Any]:
        """Return the keyword arguments for sending a new message."""
        files = self._new_files()
        sound = {"silent": True} if self.silent else {}
        return self._arguments() | ({"files": files} if files else {}) | sound

    def as_edit(self) -> dict[str, Any]:
        """Return the keyword arguments for editing a message."""
        # The files are always listed. Without the field Discord would keep all old files; so the
        # picture that stays is named by its id.
        # discord.py writes only the id of a KeptFile into the request.
        kept_files = (
            [KeptFile(self.picture.attachment_id)]
            if isinstance(self.picture, AttachedPicture)
            else []
        )
        return self._arguments() | {"attachments": [*self._new_files(), *kept_files]}

    def _new_files(self) -> list[discord.File]:
        """Return new files for one request."""
        files = [attached.file() for attached in self.files]
        if isinstance(self.picture, RenderedPicture):
            files.append(Attached(self.picture.name, self.picture.content).file())
        return files

    def _arguments(self) -> dict[str, Any]:
        """Return the arguments that new messages and edits have in common."""
        arguments: dict[str, Any] = {"allowed_mentions": self.mentions}
        if self.view is not None:
            arguments["view"] = self.view

        if self.text is not None:
            arguments["content"] = self.text

        return arguments


@dataclass(frozen=True, slots=True)
class Sent:
    """The result of a request."""

    message_id: int
    """The id of the message; 0 for an ephemeral answer whose id Discord was not asked for."""
    files: Mapping[str, int]
    """The ids of the message's files, by name."""
    custom_ids: frozenset[str] = frozenset()
    """The custom ids on a new message.

    If the nonce of the request was used before, they are the ids of the message sent then.
    """


def digest(
    page: Page,
    stamps: ButtonTokens,
    files: tuple[Attached, ...] = (),
    image: Image | None = None,
    locale: str = "en",
) -> str:
    """Return a hash that is equal for messages that look and work alike, also after a restart.

    Args:
        page: The page.
        stamps: The tokens for its buttons.
        files: The files of the message.
        image: The picture of the message.
        locale: The language of the picture's texts.
    """
    # Sign only the verbs on the page: a token that signs no button makes no difference.
    signed = sorted(stamps.sign_all([(Do(verb), None) for verb in _verbs(page)]))
    # The message does not show the page behind More….
    shown = {"blocks": page.blocks, "accent": page.accent, "pings": page.pings}
    # Hash JSON, because `repr` takes three times as long, and a page is drawn far more often than
    # sent. No two kinds of blocks have the same fields, so different pages give different JSON.
    content_hash = hashlib.sha256(orjson.dumps((FORMAT, shown, signed)))
    if image is not None:
        content_hash.update(image.picture.key(locale).encode())

    # Add hashes, whose length is fixed, so that name and content of two files cannot be confused.
    for file in files:
        content_hash.update(hashlib.sha256(file.name.encode()).digest())
        content_hash.update(hashlib.sha256(file.content).digest())

    # The digest is stored for each message. 24 hex digits are 96 bits, which is enough.
    return content_hash.hexdigest()[:24]


def mentions(page: Page) -> discord.AllowedMentions:
    """Return the mentions of exactly the users in `Page.pings`."""
    if not page.pings:
        return NO_MENTIONS
    # A player's name or a typed text in the page must never notify other users.
    users = [discord.Object(user) for user in page.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _parts(page: Page, stamps: ButtonTokens) -> list[Part]:
    """Return the components of a page, in one container."""
    # All ids are made at once and then taken one by one, in the order of the buttons.
    ids = iter(stamps.sign_all(_acts(page)))
    parts = [_part(block, ids) for block in page.blocks]
    container: Part = {"type": ComponentType.container.value, "components": parts}
    if page.accent is not None:
        container["accent_color"] = page.accent

    return [container]


def _verbs(page: Page) -> set[str]:
    """Return the verbs of all buttons and menus of a page."""
    return {does.verb for does, _ in _acts(page)}


def _acts(page: Page) -> list[Act]:
    """Return all buttons and menus from top to bottom, the order in which `_part` takes ids."""
    acts: list[Act] = []
    slot = 0  # counts the menus of the page
    for block in page.blocks:
        if isinstance(block, Menu | Picker):
            acts.append((Do(block.verb, block.index), slot))
            slot += 1
        elif isinstance(block, Row):
            acts += [(button.does, None) for button in block.buttons if isinstance(button, Button)]

    return acts


def _part(block: Block, ids: Iterator[str]) -> Part:
    """Return the component of a block.

    Args:
        block: The block.
        ids: The custom ids for this block and for the blocks below it.
    """
    if isinstance(block, Text):
        return {"type": ComponentType.text_display.value, "content": block.body}
    if isinstance(block, Image):
        # A file of the same message.
        item: Part = {"media": {"url": f"attachment://{block.picture.file_name}"}}
        if block.alt:
            item["description"] = block.alt

        return {"type": ComponentType.media_gallery.value, "items": [item]}
    if isinstance(block, Line):
        spacing = SeparatorSpacing.small.value
        return {"type": ComponentType.separator.value, "divider": True, "spacing": spacing}

    if isinstance(block, Menu | Picker):
        components = [_menu(block, next(ids))]
    else:
        components = [_button(button, ids) for button in block.buttons]

    return {"type": ComponentType.action_row.value, "components": components}


def _button(button: Button | Link, ids: Iterator[str]) -> Part:
    """Return the component of a button. A button that is no link takes the next of `ids`."""
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
    # Discord wants a label or an emoji.
    if button.label or not button.emoji:
        part["label"] = button.label or _NO_LABEL

    return _with_emoji(part, button.emoji)


def _menu(menu: Menu | Picker, custom_id: str) -> Part:
    """Return the component of a select menu."""
    part: Part = {"custom_id": custom_id, "min_values": menu.least, "max_values": menu.most}
    if isinstance(menu, Picker):
        part |= picker_fields(menu)
    else:
        options = [_menu_item(item) for item in menu.items]
        part |= {"type": ComponentType.select.value, "options": options}

    if menu.prompt:
        part["placeholder"] = menu.prompt

    return part


def picker_fields(picker: Picker) -> dict[str, Any]:
    """Return the fields of a menu that Discord fills with channels or roles."""
    kind = _CHOSEN[picker.of].value
    part: dict[str, Any] = {
        "type": _PICKERS[picker.of].value,
        "default_values": [{"id": str(chosen_id), "type": kind} for chosen_id in picker.chosen],
    }
    if picker.of is Picks.CHANNELS:
        part["channel_types"] = [channel_type.value for channel_type in _TABLE_CHANNELS]

    return part


def _menu_item(item: Item) -> Part:
    """Return an item of a select menu."""
    part: Part = {
        "label": item.label or _NO_LABEL,
        "value": str(item.index),  # comes back with a press
        "default": item.chosen,
    }
    if item.hint:
        part["description"] = item.hint

    return _with_emoji(part, item.emoji)


def _with_emoji(part: Part, emoji: str | None) -> Part:
    if emoji:
        part["emoji"] = {"name": emoji}
    return part
