"""An interaction (a press or a command), its answer, and the registry of all that can be pressed.

If an answer takes long, the interaction is acknowledged first, and the answer then replaces the
acknowledgement. A card is a player's private message. A hand is a card as an ephemeral message.

A verb is the part of a custom id that says what is asked for, such as `join`. A `Verb` says what
must hold before its handler runs, and how the press is answered. The router checks all of this; a
handler never checks a signature itself. The defaults are the strictest values, so a feature that
sets none of them creates no button that can be forged.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Any, NamedTuple, cast

import discord
from discord import InteractionResponseType as Response
from discord.ui import Label, Modal, TextInput

from bot.discord_api._internals import PRESSED_MESSAGE, respond, response_to
from bot.discord_api.interaction_token import (
    ANSWERED,
    InteractionToken,
    Reader,
    files_in,
    locale_of,
)
from bot.discord_api.outbox import files_on
from bot.i18n.words import instance, join_with_commas
from bot.messages.drawing import with_button
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import SurfaceState
from bot.messages.surface_handler import ChatContext, ChatPart
from bot.messages.writer import Delivered
from bot.pages.delivery import Attached, AttachedPicture, Delivery, DesiredMessage, Sent
from bot.pages.page import (
    ANSWERS,
    FROM_MINE,
    GREATEST_ID,
    HELP,
    MINE,
    NO_TOKEN,
    VERB,
    Button,
    CustomId,
    Do,
    Page,
    Text,
    Token,
    ids_in,
    read_custom_id,
)
from bot.tables.refusals import NotAmongTheOptions
from bot.tables.scene import Scene
from bot.tables.tables import Pressed

EPHEMERAL = discord.MessageFlags(ephemeral=True).value
"""The bit of an ephemeral message in the field `flags` of Discord's JSON."""

Remove = Callable[[], Awaitable[None]]
"""Deletes an answer."""


class Field(NamedTuple):
    """A text field of a modal."""

    label: str
    hint: str
    longest: int
    """The maximum number of characters."""
    typed: str = ""
    """The initial content."""
    needed: bool = True
    """Whether the field must not be empty."""


class Window(NamedTuple):
    """A modal with up to five text fields. The verb in `custom_id` handles the input."""

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
        press: The custom id of the pressed button or menu. For a command, its parts are empty.
        picks: The index of the pressed button, or the indexes that were chosen from a menu.
        is_menu: Whether a menu was used.
        typed: The input of a modal, one text per field.
        is_command: Whether the interaction is a command, so that its answer can be public.
        is_ephemeral: Whether the pressed message is ephemeral, so that only tokens can edit it.
        is_private: Whether only the presser sees the pressed message. A custom id may be forged, so
            this is checked before private content is drawn on the message.
        pressed_card: The surface of the pressed message, if this is a card or a hand.
    """

    scene: Scene
    """The public scene of the table as it was when the press was checked. Names are escaped in it.

    It exists only for verbs that the router checks against their table.
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
        # The pressed message as Discord's JSON: discord.py's objects would be slow to build.
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
        self.words = instance(self.locale)  # the sentences in this language
        self._message = message
        self._answering = asyncio.Lock()
        """Held while an answer or an acknowledgement is being sent."""
        self.refusal_page: DesiredMessage | None = None
        """What the presser sees if the press is refused; None: the sentence of the error."""
        self.before_answer: Callable[[], object] = lambda: None
        """Called when the first answer (or acknowledgement) is about to be sent."""

    @property
    def is_answered(self) -> bool:
        """Return whether a first answer or acknowledgement was sent."""
        return ANSWERED in self.interaction.extras

    def shows(self, desired: DesiredMessage) -> bool:
        """Return whether the pressed message has the buttons of this page; True if unknown."""
        return not self._message or self._ids == desired.custom_ids

    @property
    def pressed_id(self) -> int:
        """The index of the pressed button as an id. Raise NotAmongTheOptions for a forged one.

        A forged index may be greater than the database can take.
        """
        if self.press.index > GREATEST_ID:
            raise NotAmongTheOptions
        return self.press.index

    @property
    def trail(self) -> str:
        """Return the token of pages that this press opens: FROM_MINE if they lead back there."""
        came_from_mine = self.press.token == FROM_MINE and self.press.verb not in (HELP, MINE)
        return FROM_MINE if came_from_mine else NO_TOKEN

    def with_way_back(self, desired: DesiredMessage) -> DesiredMessage:
        """Return a page with the button *Back*, if the presser came from *My stuff*."""
        if self.trail == NO_TOKEN:
            return desired

        page = with_button(desired.page, Button(self.words("back-button"), Do(MINE), emoji="⬅️"))
        return replace(desired, page=page, stamps=replace(desired.stamps, own=FROM_MINE))

    @property
    def files(self) -> set[int]:
        """Return the ids of the files on the pressed message."""
        return {int(attachment["id"]) for attachment in self._message.get("attachments", ())}

    @property
    def belongs_to(self) -> set[str]:
        """Return the ids of the tables that have buttons on the pressed message."""
        # `read_custom_id` returns None for an id that is not one of Coop's.
        presses = map(read_custom_id, self._ids)
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
            # The answer may have been sent while this task waited for the lock.
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
        """Show this on the pressed message: a page (as text), or a delivery of `MessageWriter`."""
        edit = _delivery(content).quietly().as_edit()  # quietly: without mentions
        async with self._answering:
            if self.is_answered:
                message = await self.interaction.edit_original_response(**edit)
                return Sent(message.id, files_on(message))
            return await self._respond(Response.message_update, edit)

    async def show(self, desired: DesiredMessage) -> Remove:
        """Show a page to the presser only. Return a function that deletes it.

        It replaces the pressed message if this is ephemeral; or else it is a new ephemeral message.
        """
        desired = self.with_way_back(desired)
        if self.is_ephemeral:
            await self.redraw(desired)
            # Without a message id, the token deletes the pressed message. Its age is not used.
            return InteractionToken(self.interaction.followup, 0.0).remove

        _, token = await self._send(_delivery(desired).quietly(), ephemeral=True)
        return token.remove

    async def show_page(self, page: Page) -> None:
        """Show a page that belongs to no table, as `show` does."""
        await self.show(DesiredMessage.of(page))

    async def show_text(self, text: str) -> None:
        """Show a sentence to the presser only, as `show` does."""
        await self.show_page(Page((Text(text),)))

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
        modal.stop()  # otherwise discord.py would store the modal and answer its submission

        async with self._answering:
            self.before_answer()
            response = response_to(self.interaction)
            await response.send_modal(modal)
            self.interaction.extras[ANSWERED] = response.type

    async def whisper(self, content: DesiredMessage | Delivery) -> Sent:
        """Show this to the presser only: a page (as text), or a delivery of `MessageWriter`.

        Afterwards an `InteractionToken` without a message id edits this message, unless the press
        was acknowledged with `redraws`: then the message is a follow-up.
        """
        sent, _ = await self._send(_delivery(content).quietly(), ephemeral=True)
        return sent

    async def publish(self, content: DesiredMessage | Delivery) -> Sent:
        """Show a page to the whole channel.

        The page is the answer to a command, or a follow-up of the answer to a press. The returned
        message id is never 0.
        """
        sent, _ = await self._send(_delivery(content), ephemeral=False)
        if not sent.message_id:
            message = await self.interaction.original_response()
            return replace(sent, message_id=message.id)

        return sent

    async def _send(self, delivery: Delivery, *, ephemeral: bool) -> tuple[Sent, InteractionToken]:
        """Send a new message: as the first answer, or else as a follow-up.

        If the interaction was only acknowledged, the message replaces the acknowledgement. The
        returned token can delete the message.
        """
        async with self._answering:
            # The age does not matter: the token is used only to delete this message soon.
            token = InteractionToken(self.interaction.followup, 0.0)
            if not self.is_answered:
                kind = Response.channel_message
                message = delivery.as_message()
                return await self._respond(kind, message, ephemeral=ephemeral), token
            # Discord shows this acknowledgement as "thinking", so it must be replaced.
            is_thinking = self.interaction.extras[ANSWERED] is Response.deferred_channel_message
            if is_thinking or (self.is_command and not ephemeral):
                edited = await self.interaction.edit_original_response(**delivery.as_edit())
                return Sent(edited.id, files_on(edited)), token

            follow_up = await self.interaction.followup.send(
                **delivery.as_message(), ephemeral=ephemeral, wait=True
            )
            return Sent(follow_up.id, files_on(follow_up)), replace(token, message_id=follow_up.id)

    async def _respond(
        self, kind: Response, content: dict[str, Any], *, ephemeral: bool = False
    ) -> Sent:
        """Send the first answer, as a message or an edit.

        The id and the files of the message are returned only for a new public message, because only
        for such a message Discord is asked to return it.
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


def _delivery(content: DesiredMessage | Delivery) -> Delivery:
    """Return a page as a delivery without a picture."""
    return Delivery.of(content) if isinstance(content, DesiredMessage) else content


class InteractionResponder(ChatPart):
    """Answers that the handlers of private cards and of the public table share."""

    def choice_in_words(self, click: Click, pressed: Pressed, scene: Scene) -> str:
        """Return the choice in words, as the face of the game names its options."""
        label = self._drawer.faces[scene.game].label
        labels = [label(option, pressed.kind, scene, click.words) for option in pressed.choice]
        return join_with_commas(click.words, labels)

    async def redraw(self, click: Click, state: SurfaceState, desired: DesiredMessage) -> None:
        """Redraw the pressed message, which is the message of this surface.

        If another task has edited the message meanwhile, the order of the two edits is unknown, so
        the message is drawn again.
        """
        interaction = click.interaction
        attached = state.attached
        page = await self._writer.prepare_answer(interaction, desired, attached, state.id)
        doubts = state.doubts  # for `note_edit`, which notices if it has increased meanwhile
        # If a background edit is in progress, it is unknown which edit Discord applies last.
        may_overlap = self._workers.is_busy(state.id)
        written = await self._writer.answer(interaction, page, attached, click.redraw)

        if state.message_id != click.message_id:
            self._workers.mark(state.id)  # a new message has replaced the pressed one meanwhile
            return

        # A background edit may also have begun while the answer was being sent.
        may_overlap = may_overlap or self._workers.is_busy(state.id)
        state.token = self._surfaces.tokens.issue(interaction)
        await self._surfaces.note_edit(state, desired, doubts, written.attached)
        if may_overlap:
            state.mark_uncertain()

        # Draw again if the edits overlapped, or to add the missing picture.
        if may_overlap or state.is_bare:
            self._workers.mark(state.id)

    async def hand(self, click: Click, desired: DesiredMessage) -> AttachedPicture | None:
        """Show a hand: on the pressed message if this is ephemeral, or else on a new message.

        Returns:
            The picture on the hand, or None.
        """
        surface_id = SurfaceId(desired.stamps.table_id, Kind.HAND, click.user_id)
        attached = self._surfaces.get(surface_id).attached
        # An edit can keep a picture only if the picture is on the same message.
        files = click.files if click.is_ephemeral else ()
        if attached is not None and attached.attachment_id not in files:
            attached = None

        page = await self._writer.prepare_answer(click.interaction, desired, attached, surface_id)
        answer = click.redraw if click.is_ephemeral else click.whisper
        written = await self._writer.answer(click.interaction, page, attached, answer)
        return written.attached

    async def show_page(self, click: Click, desired: DesiredMessage) -> None:
        """Show the presser a one-off page that is not kept up to date.

        It may wait long for its picture: no later edit would add it, and games have priority.
        """
        place = "leaf", click.user_id  # a picture that waits gives way to the user's newer page
        page = await self._writer.prepare_answer(
            click.interaction, click.with_way_back(desired), None, place, urgent=False
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


class PressHandler(ChatPart):
    """Base of the classes that handle presses."""

    def __init__(self, context: ChatContext, answers: InteractionResponder) -> None:
        super().__init__(context)
        self._answers = answers


# -- verbs ----------------------------------------------------------------------------------------

Run = Callable[[Click], Awaitable[None]]
"""Carries out a press and answers it. May raise Refused, GameError, and what answering raises."""


class Where(Enum):
    """Where a button may be pressed. A forged button may be on any message."""

    TABLE = "table"
    """On a message of its own table, on the server of this table."""
    MESSAGE = "message"
    """On a message of its own table, also in a direct message."""
    ANYWHERE = "anywhere"
    """On any message."""


class Answer(Enum):
    """What the answer to a press is."""

    WHISPER = "whisper"
    """A new ephemeral message."""
    PAGE = "page"
    """A page for the presser: on the pressed message if it is ephemeral, else on a new message."""
    CARD = "card"
    """The pressed message, which is a private card. No other task draws it meanwhile."""
    TABLE = "table"
    """The pressed message, which is the public table. No other task draws it meanwhile."""
    WINDOW = "window"
    """A modal. It must be the first response, so the press cannot be acknowledged before."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a button does when it is pressed."""

    name: str
    run: Run
    token: Token = Token.TABLE
    """What the press must be signed with (bot/pages/page.py).

    `Tables.press` checks QUESTION and PUBLIC, because it reads the choice.
    """
    where: Where = Where.TABLE
    counted: bool = True
    """Whether the quota counts it (bot/interactions/quota.py)."""
    returns_seat: bool = True
    """Whether a press ends the substitution by a house player (an automated player)."""
    answer: Answer = Answer.WHISPER
    always: bool = False
    """Whether users who are banned from this Coop may press it too."""
    puts_others: bool = False
    """Whether other buttons replace this button afterwards, or a second press would do it twice.

    If so, the second press of a double click is ignored (bot/interactions/router.py).
    """
    formerly: str | None = None
    """The former name of the verb, which custom ids on old messages still contain."""


anywhere = partial(
    Verb, token=Token.NONE, where=Where.ANYWHERE, returns_seat=False, answer=Answer.PAGE
)
"""Makes a verb of a page that belongs to no table.

Its buttons are not signed, so its handler checks the rights of each presser.
"""


class Verbs(dict[str, Verb]):
    """All verbs by name. Features add their own verbs when they are loaded."""

    def add(self, *verbs: Verb) -> None:
        """Add verbs.

        Raises:
            ValueError: The settings of a verb contradict each other, or its name is taken.
        """
        for verb in verbs:
            _must_hold(verb)
            # Old messages keep their custom ids, so the former name stays valid.
            for name in filter(None, (verb.name, verb.formerly)):
                if name in self:
                    raise ValueError(f"there are two verbs called {name}")
                self[name] = verb


def _must_hold(verb: Verb) -> None:
    """Check that the settings of a verb do not contradict each other."""
    if not re.fullmatch(VERB, verb.name):
        raise ValueError(f"no id can name the verb {verb.name}")
    if verb.token is Token.NONE:
        if verb.where is not Where.ANYWHERE:
            raise ValueError(f"{verb.name} is signed by no table, so it cannot be held to one")
    # The token of an answer verb is fixed by how custom ids are built.
    elif verb.token is not (signed := ANSWERS.get(verb.name, Token.TABLE)):
        raise ValueError(f"buttons of {verb.name} are signed with {signed}")
