"""One press (or command) and its one answer.

What takes longer than a moment is acknowledged first; then the answer edits what was acknowledged.
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
from bot.messages.state import Shown, Surfaces
from bot.messages.writer import Delivered, MessageWriter
from bot.pages.custom_ids import NO_TOKEN, Press, ids_in, read
from bot.pages.delivery import Attached, Delivery, Hung, Sent, Wanted
from bot.pages.faces import Faces
from bot.pages.page import Page, Text
from bot.tables.scene import Scene
from bot.tables.tables import Pressed, Tables

EPHEMERAL = discord.MessageFlags(ephemeral=True).value

Remove = Callable[[], Awaitable[None]]
"""Takes an answer away again."""


class Field(NamedTuple):
    """A line to type into. `typed`: what stands in it already."""

    label: str
    hint: str
    longest: int
    typed: str = ""
    needed: bool = True


class Window(NamedTuple):
    """Opens for a presser, and asks for some lines of text: five fields at most. `custom_id` says
    what becomes of what is typed.
    """

    custom_id: str
    title: str
    fields: tuple[Field, ...]


def modal_of(window: Window) -> Modal:
    """As discord.py has it."""
    modal = Modal(title=window.title, custom_id=window.custom_id)
    for place, field in enumerate(window.fields):
        line: TextInput[Modal] = TextInput(
            custom_id=f"typed-{place}",
            max_length=field.longest,
            default=field.typed or None,
            required=field.needed,
        )
        modal.add_item(Label(text=field.label, description=field.hint, component=line))

    return modal


class Click:
    """A press, or a command. `picks` are the indices that were pressed or chosen from a menu;
    `typed` is what a window was sent in with, field by field.

    `is_command`: it is no press, so that a message for everybody can be its answer. `is_ephemeral`:
    an ephemeral message was pressed, one that only tokens can edit. `is_private`: nobody but the
    presser sees the pressed message. A forged id may claim anything, so this is asked of the
    message before anything private is drawn on it. `pressed_card`: the card, or the hand, that it
    is then.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        press: Press | None = None,
        picks: tuple[int, ...] = (),
        *,
        is_menu: bool = False,
        typed: tuple[str, ...] = (),
        reader: Reader | None = None,
    ) -> None:
        data = cast(dict[str, Any], interaction.data or {})
        message: dict[str, Any] = data.get(PRESSED_MESSAGE) or {}
        self.interaction = interaction
        self.press = press or Press("", "", "", 0)
        self.picks = picks
        self.is_menu = is_menu
        self.typed = typed
        self.is_command = interaction.type is discord.InteractionType.application_command
        self.user_id = interaction.user.id
        self.table_id = self.press.table_id
        self.message_id = int(message["id"]) if message else None
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
        """Called as the first answer, if only an acknowledgement, is about to leave."""

    @property
    def scene(self) -> Scene:
        """The table as everybody sees it, names escaped: as the router found it when it looked
        whether the press is genuine. Only for verbs that it looks at the table for.
        """
        assert self._scene is not None, "nobody has looked at the table"
        return self._scene

    @scene.setter
    def scene(self, scene: Scene) -> None:
        self._scene = scene

    @property
    def is_answered(self) -> bool:
        return self._answered_by is not None

    def shows(self, wanted: Wanted) -> bool:
        """Whether the pressed message has the buttons of this page, as far as Discord tells."""
        return not self._message or self._ids == wanted.custom_ids

    @property
    def files(self) -> set[int]:
        """The ids of the files on the pressed message."""
        return {int(one["id"]) for one in self._message.get("attachments", ())}

    @property
    def belongs_to(self) -> set[str]:
        """The tables whose buttons stand on the pressed message."""
        found = map(read, self._ids)
        return {"" if press is None else press.table_id for press in found}

    @property
    def _ids(self) -> frozenset[str]:
        """Of all that can be pressed on the pressed message."""
        return frozenset(ids_in(self._message.get("components", ())))

    async def acknowledge(self, *, redraws: bool = False) -> None:
        """Win time. `redraws`: the answer will be on the pressed message, not on a new ephemeral
        one.
        """
        async with self._answering:
            if self.is_answered:
                return

            self.before_answer()
            response = response_to(self.interaction)
            if redraws:
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)

            self.interaction.extras[ANSWERED] = response.type

    async def redraw(self, said: Wanted | Delivery) -> Sent:
        """Show this on the message that was pressed: a page in words, or what the writer made of
        it.
        """
        edit = _delivery(said).quietly().as_edit()
        async with self._answering:
            if self.is_answered:
                message = await self.interaction.edit_original_response(**edit)
                return Sent(message.id, files_on(message))
            return await self._respond(Response.message_update, edit)

    async def show(self, wanted: Wanted) -> None:
        """Show a page to the presser alone: on the pressed message, or on a new one if others can
        see that (a forged id may stand on any message).
        """
        await (self.redraw(wanted) if self.is_ephemeral else self.whisper(wanted))

    async def show_text(self, text: str) -> None:
        """The same with a sentence: it takes the place of the question that was pressed on."""
        await self.show(Wanted.of(Page((Text(text),))))

    async def say(self, text: str) -> Remove:
        """Say a sentence that only the presser sees. Returns what takes it away again."""
        _, token = await self._send(Delivery(text=text), ephemeral=True)
        return token.remove

    async def hand_over(self, text: str, name: str, content: bytes) -> None:
        """Give the presser alone a file, with a sentence."""
        await self._send(Delivery(text=text, files=(Attached(name, content),)), ephemeral=True)

    async def ask(self, window: Window) -> None:
        """Open a window for the presser. What they type comes as a press of the window's id."""
        modal = modal_of(window)
        modal.stop()  # else discord.py would keep it, and answer in our place when it is sent in

        async with self._answering:
            self.before_answer()
            response = response_to(self.interaction)
            await response.send_modal(modal)
            self.interaction.extras[ANSWERED] = response.type

    async def whisper(self, said: Wanted | Delivery) -> Sent:
        """Show this to the presser alone: a page in words, or what the writer made of it.
        Afterwards @original is that page, unless the press was acknowledged as one that redraws.
        """
        sent, _ = await self._send(_delivery(said).quietly(), ephemeral=True)
        return sent

    async def publish(self, said: Wanted | Delivery) -> Sent:
        """Show the whole channel a page: as the answer to a command, or after the answer to a
        press. The returned id of its message is always set.
        """
        sent, _ = await self._send(_delivery(said), ephemeral=False)
        if not sent.message_id:
            message = await self.interaction.original_response()
            return replace(sent, message_id=message.id)

        return sent

    async def _send(self, delivery: Delivery, *, ephemeral: bool) -> tuple[Sent, InteractionToken]:
        """Send it as the answer, if that is missing or Coop is "thinking"; else as a follow-up.
        Returns also what can take it away.
        """
        async with self._answering:
            token = InteractionToken(self.interaction.followup, 0.0)
            if not self.is_answered:
                kind = Response.channel_message
                message = delivery.as_message()
                return await self._respond(kind, message, ephemeral=ephemeral), token
            if self._is_thinking or (self.is_command and not ephemeral):
                edited = await self.interaction.edit_original_response(**delivery.as_edit())
                return Sent(edited.id, files_on(edited)), token

            aside = await self.interaction.followup.send(
                **delivery.as_message(), ephemeral=ephemeral, wait=True
            )
            return Sent(aside.id, files_on(aside)), replace(token, message_id=aside.id)

    async def _respond(
        self, kind: Response, said: dict[str, Any], *, ephemeral: bool = False
    ) -> Sent:
        """Give the first answer: what a Delivery says as a message or as an edit. Returns the id of
        the message that everybody sees, if it is a new one, and the files that come with it. Only
        for these is Discord asked what became of it.
        """
        self.before_answer()
        if ephemeral:
            said["flags"] = discord.MessageFlags(ephemeral=True)

        is_for_all = kind is Response.channel_message and not ephemeral
        message = await respond(self.interaction, kind, said, returns_message=is_for_all)
        self.interaction.extras[ANSWERED] = kind
        if message is None:
            return Sent(0, {})

        return Sent(int(message.get("id", 0)), files_in(message))

    @property
    def _is_thinking(self) -> bool:
        return self._answered_by is Response.deferred_channel_message

    @property
    def _answered_by(self) -> Response | None:
        """How it was answered first, if it was."""
        found: Response | None = self.interaction.extras.get(ANSWERED)
        return found


def _delivery(said: Wanted | Delivery) -> Delivery:
    return Delivery.of(said) if isinstance(said, Wanted) else said


class Answers:
    """What presses on private cards and presses on the table have in common."""

    def __init__(
        self, faces: Faces, writer: MessageWriter, surfaces: Surfaces, workers: Workers
    ) -> None:
        self._faces = faces
        self._writer = writer
        self._surfaces = surfaces
        self._workers = workers

    def chosen(self, click: Click, pressed: Pressed, scene: Scene) -> str:
        """What was chosen, in the words of the decision that it answered."""
        label = self._faces[scene.game].label
        kind = pressed.kind
        named = [label(option, kind, scene, click.words) for option in pressed.choice]
        return commas(click.words, named)

    async def redraw(self, click: Click, shown: Shown, wanted: Wanted) -> None:
        """Redraw the pressed message, which is this surface. If somebody else drew it meanwhile,
        nobody knows whose drawing came last: then it is drawn once more.
        """
        interaction = click.interaction
        hung = shown.hung
        page = await self._writer.prepare_answer(interaction, wanted, hung, shown.id)
        doubts = shown.doubts
        crossed = self._workers.is_busy(shown.id)
        written = await self._writer.answer(interaction, page, hung, click.redraw)

        if shown.message_id != click.message_id:
            self._workers.mark(shown.id)  # it was replaced by a new message meanwhile
            return

        crossed = crossed or self._workers.is_busy(shown.id)
        shown.touch = self._surfaces.tokens.issue(interaction)
        await self._surfaces.now_shows(shown, wanted, doubts, written.hung)
        if crossed:
            shown.mark_uncertain()

        if crossed or shown.is_bare:
            self._workers.mark(shown.id)

    async def hand(self, click: Click, wanted: Wanted) -> Hung | None:
        """Show an ephemeral card, on the pressed message if that is ephemeral; returns the picture
        that is on it then.
        """
        place = SurfaceId(wanted.stamps.table_id, Kind.HAND, click.user_id)
        hung = self._surfaces.get(place).hung
        if hung is not None and not (click.is_ephemeral and hung.attachment_id in click.files):
            hung = None  # it is on another message

        page = await self._writer.prepare_answer(click.interaction, wanted, hung, place)
        answer = click.redraw if click.is_ephemeral else click.whisper
        written = await self._writer.answer(click.interaction, page, hung, answer)
        return written.hung

    async def leaf(self, click: Click, wanted: Wanted) -> None:
        """Show the presser alone a page that is no surface. What shows a table is worth a moment:
        nobody else waits for its picture, and those of games go first.
        """
        place = "leaf", click.user_id
        is_at_once = wanted.stamps.table_id == NO_TOKEN
        page = await self._writer.prepare_answer(
            click.interaction, wanted, None, place, urgent=is_at_once
        )
        answer = click.redraw if click.is_ephemeral else click.whisper
        await self._writer.answer(click.interaction, page, None, answer)

    async def publish(self, click: Click, wanted: Wanted, place: Hashable) -> Delivered:
        """Show everybody a page: see Click.publish."""
        page = await self._writer.prepare_answer(click.interaction, wanted, None, place)
        return await self._writer.answer(click.interaction, page, None, click.publish)

    def draw_once_more(self, surface_id: SurfaceId) -> None:
        """Nobody knows whether an answer arrived that redraws this surface."""
        if surface_id in self._surfaces.ids(surface_id.table_id):
            self._surfaces.get(surface_id).mark_uncertain()
            self._workers.mark(surface_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class PressParts:
    """What all handlers of presses share."""

    tables: Tables
    pages: PageDrawer
    surfaces: Surfaces
    workers: Workers
    answers: Answers
