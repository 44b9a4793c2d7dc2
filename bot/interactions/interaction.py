"""An interaction (press or command) and its answer.

If an answer takes long, the interaction is acknowledged first, and the answer edits the
acknowledgement.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast

import discord
from discord import InteractionResponseType as Response
from discord.ui import Label, Modal, TextInput

from bot.discord_api._internals import PRESSED_MESSAGE, respond, response_to
from bot.discord_api.interaction_token import ANSWERED, InteractionToken, files_in
from bot.discord_api.outbox import files_on
from bot.discord_api.reader import Reader, locale_of
from bot.i18n.words import commas, instance
from bot.messages.drawing import PageDrawer
from bot.messages.jobs import Kind, SurfaceId, Workers
from bot.messages.state import Surfaces, SurfaceState
from bot.messages.writer import Delivered, MessageWriter
from bot.pages.custom_ids import NO_TOKEN, CustomId, ids_in, read
from bot.pages.delivery import Attached, AttachedPicture, Delivery, DesiredMessage, Sent
from bot.pages.faces import Faces
from bot.pages.page import Page, Text
from bot.tables.scene import Scene
from bot.tables.tables import Pressed, Tables

EPHEMERAL = discord.MessageFlags(ephemeral=True).value

Remove = Callable[[], Awaitable[None]]
"""Deletes an answer."""


class Field(NamedTuple):
    """A text field of a modal. `typed`: its initial content."""

    label: str
    hint: str
    longest: int
    typed: str = ""
    needed: bool = True


class Window(NamedTuple):
    """A modal with up to five text fields. `custom_id` says what is done with the input."""

    custom_id: str
    title: str
    fields: tuple[Field, ...]


def modal_of(window: Window) -> Modal:
    """Return the window as discord.py's modal."""
    modal = Modal(title=window.title, custom_id=window.custom_id)
    for number, field in enumerate(window.fields):
        line: TextInput[Modal] = TextInput(
            custom_id=f"typed-{number}",
            max_length=field.longest,
            default=field.typed or None,
            required=field.needed,
        )
        modal.add_item(Label(text=field.label, description=field.hint, component=line))

    return modal


class Click:
    """A press or a command, with the methods to answer it.

    Attributes:
        picks: The indexes that were pressed, or chosen from a menu.
        typed: The input of a modal, one text per field.
        is_command: Whether it is a command, so that a public message can be its answer.
        is_ephemeral: Whether the pressed message is ephemeral, so that only tokens can edit it.
        is_private: Whether only the presser sees the pressed message. A forged id may claim
            anything, so this is checked before private content is drawn on it.
        pressed_card: The card or hand that the pressed message is, if it is private.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        press: CustomId | None = None,
        picks: tuple[int, ...] = (),
        *,
        is_menu: bool = False,
        typed: tuple[str, ...] = (),
        reader: Reader | None = None,
    ) -> None:
        data = cast(dict[str, Any], interaction.data or {})
        # The pressed message as Discord sent it: discord.py's objects would be slow to build.
        message: dict[str, Any] = data.get(PRESSED_MESSAGE) or {}
        self.interaction = interaction
        self.press = press or CustomId("", "", "", 0)
        self.picks = picks
        self.is_menu = is_menu
        self.typed = typed
        self.is_command = interaction.type is discord.InteractionType.application_command
        self.user_id = interaction.user.id
        self.table_id = self.press.table_id
        self.message_id = int(message["id"]) if message else None
        # Flags and guild id come from Discord and cannot be forged, unlike the custom id.
        self.is_ephemeral = bool(message.get("flags", 0) & EPHEMERAL)
        self.is_private = self.is_ephemeral or (bool(message) and interaction.guild_id is None)
        self.pressed_card = SurfaceId(
            self.table_id, Kind.HAND if self.is_ephemeral else Kind.CARD, self.user_id
        )
        self.reader = reader or Reader(locale_of(interaction))
        self.locale = self.reader.locale
        self.words = instance(self.locale)
        self._message = message
        self._scene: Scene | None = None
        self._answering = asyncio.Lock()
        self.before_answer: Callable[[], object] = lambda: None
        """Called when the first answer (or acknowledgement) is about to be sent."""

    @property
    def scene(self) -> Scene:
        """The public scene of the table, with names escaped, as the router found it.

        It exists only for verbs that the router checks against their table.
        """
        assert self._scene is not None, "nobody has looked at the table"
        return self._scene

    @scene.setter
    def scene(self, scene: Scene) -> None:
        self._scene = scene

    @property
    def is_answered(self) -> bool:
        """Return whether a first answer or acknowledgement was sent."""
        return self._answered_by is not None

    def shows(self, desired: DesiredMessage) -> bool:
        """Return whether the pressed message has the buttons of this page, if that is known."""
        return not self._message or self._ids == desired.custom_ids

    @property
    def files(self) -> set[int]:
        """Return the ids of the files on the pressed message."""
        return {int(attachment["id"]) for attachment in self._message.get("attachments", ())}

    @property
    def belongs_to(self) -> set[str]:
        """Return the ids of the tables that have buttons on the pressed message."""
        presses = map(read, self._ids)
        return {"" if press is None else press.table_id for press in presses}

    @property
    def _ids(self) -> frozenset[str]:
        """Return the custom ids on the pressed message."""
        return frozenset(ids_in(self._message.get("components", ())))

    async def acknowledge(self, *, redraws: bool = False) -> None:
        """Send an acknowledgement to gain time.

        Args:
            redraws: Whether the answer will edit the pressed message instead of sending an
                ephemeral one.
        """
        async with self._answering:
            # True if the answer was sent while this task waited for the lock.
            if self.is_answered:
                return

            self.before_answer()
            response = response_to(self.interaction)
            if redraws:
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)

            self.interaction.extras[ANSWERED] = response.type

    async def redraw(self, content: DesiredMessage | Delivery) -> Sent:
        """Show this on the pressed message: a page as text, or a delivery of the writer."""
        edit = _delivery(content).quietly().as_edit()
        async with self._answering:
            if self.is_answered:
                message = await self.interaction.edit_original_response(**edit)
                return Sent(message.id, files_on(message))
            return await self._respond(Response.message_update, edit)

    async def show(self, desired: DesiredMessage) -> None:
        """Show a page to the presser only.

        It replaces the pressed message if that is ephemeral, or else is a new ephemeral message.
        """
        await (self.redraw(desired) if self.is_ephemeral else self.whisper(desired))

    async def show_text(self, text: str) -> None:
        """Show a sentence to the presser only, as `show` does."""
        await self.show(DesiredMessage.of(Page((Text(text),))))

    async def say(self, text: str) -> Remove:
        """Send a sentence that only the presser sees. Return a function that deletes it."""
        _, token = await self._send(Delivery(text=text), ephemeral=True)
        return token.remove

    async def hand_over(self, text: str, name: str, content: bytes) -> None:
        """Send a file to the presser only, with a sentence."""
        await self._send(Delivery(text=text, files=(Attached(name, content),)), ephemeral=True)

    async def ask(self, window: Window) -> None:
        """Open a modal for the presser. The input arrives as an interaction with the modal's id."""
        modal = modal_of(window)
        modal.stop()  # otherwise discord.py would keep it and answer its submission

        async with self._answering:
            self.before_answer()
            response = response_to(self.interaction)
            await response.send_modal(modal)
            self.interaction.extras[ANSWERED] = response.type

    async def whisper(self, content: DesiredMessage | Delivery) -> Sent:
        """Show this to the presser only: a page as text, or a delivery of the writer.

        Afterwards `@original` is that message, unless the press was acknowledged with `redraws`.
        """
        sent, _ = await self._send(_delivery(content).quietly(), ephemeral=True)
        return sent

    async def publish(self, content: DesiredMessage | Delivery) -> Sent:
        """Show a page to the whole channel.

        It is the answer to a command, or follows the answer to a press. The returned message id is
        always set.
        """
        sent, _ = await self._send(_delivery(content), ephemeral=False)
        if not sent.message_id:
            message = await self.interaction.original_response()
            return replace(sent, message_id=message.id)

        return sent

    async def _send(self, delivery: Delivery, *, ephemeral: bool) -> tuple[Sent, InteractionToken]:
        """Send a new message: as the answer if there is none yet, else as a follow-up.

        If the command was only acknowledged, the message replaces the acknowledgement. The result
        also contains the token that can delete the message.
        """
        async with self._answering:
            # The age does not matter: the token is used only to delete this message soon.
            token = InteractionToken(self.interaction.followup, 0.0)
            if not self.is_answered:
                kind = Response.channel_message
                message = delivery.as_message()
                return await self._respond(kind, message, ephemeral=ephemeral), token
            # The acknowledgement is visible as "thinking", so it must be replaced.
            if self._is_thinking or (self.is_command and not ephemeral):
                edited = await self.interaction.edit_original_response(**delivery.as_edit())
                return Sent(edited.id, files_on(edited)), token

            aside = await self.interaction.followup.send(
                **delivery.as_message(), ephemeral=ephemeral, wait=True
            )
            return Sent(aside.id, files_on(aside)), replace(token, message_id=aside.id)

    async def _respond(
        self, kind: Response, content: dict[str, Any], *, ephemeral: bool = False
    ) -> Sent:
        """Send the first answer, as a message or an edit.

        Discord is asked for the created message only if it is a new public one: only then the id
        and the files are returned.
        """
        self.before_answer()
        if ephemeral:
            content["flags"] = discord.MessageFlags(ephemeral=True)

        is_for_all = kind is Response.channel_message and not ephemeral
        message = await respond(self.interaction, kind, content, returns_message=is_for_all)
        self.interaction.extras[ANSWERED] = kind
        if message is None:
            return Sent(0, {})

        return Sent(int(message.get("id", 0)), files_in(message))

    @property
    def _is_thinking(self) -> bool:
        return self._answered_by is Response.deferred_channel_message

    @property
    def _answered_by(self) -> Response | None:
        """Return the type of the first answer, or None."""
        response: Response | None = self.interaction.extras.get(ANSWERED)
        return response


def _delivery(content: DesiredMessage | Delivery) -> Delivery:
    """Return a page as a delivery without a picture."""
    return Delivery.of(content) if isinstance(content, DesiredMessage) else content


class InteractionResponder:
    """Answers that handlers of private cards and of the public table share."""

    def __init__(
        self, faces: Faces, writer: MessageWriter, surfaces: Surfaces, workers: Workers
    ) -> None:
        self._faces = faces
        self._writer = writer
        self._surfaces = surfaces
        self._workers = workers

    def chosen(self, click: Click, pressed: Pressed, scene: Scene) -> str:
        """Return the choice in the words of its decision."""
        label = self._faces[scene.game].label
        kind = pressed.kind
        labels = [label(option, kind, scene, click.words) for option in pressed.choice]
        return commas(click.words, labels)

    async def redraw(self, click: Click, state: SurfaceState, desired: DesiredMessage) -> None:
        """Redraw the pressed message, which is this surface.

        If another task has edited it meanwhile, the order of the two edits is unknown, so it is
        drawn again.
        """
        interaction = click.interaction
        attached = state.attached
        page = await self._writer.prepare_answer(interaction, desired, attached, state.id)
        doubts = state.doubts
        # A background edit is in progress: which edit Discord applies last is unknown.
        may_overlap = self._workers.is_busy(state.id)
        written = await self._writer.answer(interaction, page, attached, click.redraw)

        if state.message_id != click.message_id:
            self._workers.mark(state.id)  # a new message has replaced it meanwhile
            return

        # One may also have begun while the answer was being sent.
        may_overlap = may_overlap or self._workers.is_busy(state.id)
        state.token = self._surfaces.tokens.issue(interaction)
        await self._surfaces.now_shows(state, desired, doubts, written.attached)
        if may_overlap:
            state.mark_uncertain()

        # Draw again if the edits overlapped, or to add the missing picture.
        if may_overlap or state.is_bare:
            self._workers.mark(state.id)

    async def hand(self, click: Click, desired: DesiredMessage) -> AttachedPicture | None:
        """Show an ephemeral card, on the pressed message if that is ephemeral.

        Returns:
            The picture that is on it then, or None.
        """
        surface_id = SurfaceId(desired.stamps.table_id, Kind.HAND, click.user_id)
        attached = self._surfaces.get(surface_id).attached
        # An edit can keep a picture only on the message that has it.
        if attached is not None and not (
            click.is_ephemeral and attached.attachment_id in click.files
        ):
            attached = None

        page = await self._writer.prepare_answer(click.interaction, desired, attached, surface_id)
        answer = click.redraw if click.is_ephemeral else click.whisper
        written = await self._writer.answer(click.interaction, page, attached, answer)
        return written.attached

    async def show_page(self, click: Click, desired: DesiredMessage) -> None:
        """Show the presser a one-off page that is not kept up to date.

        If the page belongs to a table, it may wait longer for its picture, because pictures of
        games have priority.
        """
        place = "leaf", click.user_id
        is_at_once = desired.stamps.table_id == NO_TOKEN
        page = await self._writer.prepare_answer(
            click.interaction, desired, None, place, urgent=is_at_once
        )
        answer = click.redraw if click.is_ephemeral else click.whisper
        await self._writer.answer(click.interaction, page, None, answer)

    async def publish(self, click: Click, desired: DesiredMessage, place: Hashable) -> Delivered:
        """Show a page to the whole channel; see `Click.publish`."""
        page = await self._writer.prepare_answer(click.interaction, desired, None, place)
        return await self._writer.answer(click.interaction, page, None, click.publish)

    def draw_once_more(self, surface_id: SurfaceId) -> None:
        """Draw this surface again, because it is unknown whether an answer has arrived."""
        if surface_id in self._surfaces.ids(surface_id.table_id):
            self._surfaces.get(surface_id).mark_uncertain()
            self._workers.mark(surface_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class PressParts:
    """The objects that all handlers of presses share."""

    tables: Tables
    pages: PageDrawer
    surfaces: Surfaces
    workers: Workers
    answers: InteractionResponder
