"""The entry point for every press, modal submission and command.

Rule 1: each interaction is handled and answered once. A refusal is a sentence that only the user
        sees, and changes nothing.
Rule 2: nothing is carried out before all requirements of its verb hold. The verb is the part of a
        custom id that says what is asked for, such as `join` (bot/interactions/interaction.py).
Rule 3: while another Coop may use the same database, no interaction is handled or answered.

discord.py passes commands through its command tree (`Tree`). A press is recognised by its custom id
only. discord.py's DynamicItem is not used: it would rebuild the whole message as a view for each
press, and would never see a forged id (docs/decisions/0012).
"""

import asyncio
import hmac
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any, cast

import discord
from cachetools import FIFOCache
from discord import AppCommandOptionType, ComponentType, InteractionType, app_commands

from bot.common.refused import MayBeWritten, Refused
from bot.discord_api.errors import ERRORS, Problem, is_deleted, problem
from bot.discord_api.interaction_token import Reader
from bot.interactions.host_notices import HostNotices
from bot.interactions.interaction import (
    Answer,
    Click,
    InteractionResponder,
    PressHandler,
    Verb,
    Verbs,
    Where,
)
from bot.interactions.languages import Languages
from bot.interactions.permissions import server_of
from bot.interactions.quota import Quota
from bot.messages.jobs import JobKind, Kind, SurfaceId, TableJob
from bot.messages.surface_handler import ChatContext
from bot.pages.delivery import DesiredMessage
from bot.pages.page import DIGITS, NO_TOKEN, OURS, CustomId, Token, read_custom_id
from bot.pages.refusal_text import refusal
from bot.servers.bans import AccessList
from bot.tables.refusals import OutcomeUnknown, SomethingBroke, StaleClick, TableGone
from games.engine.errors import GameError

log = logging.getLogger(__name__)

REMEMBERED_PRESSES = 256
"""Maximum number of stored presses that may begin a double click. Each matters for a second."""

NUMBER = re.compile(DIGITS, re.ASCII)
"""A value of a menu: the number of a choice."""

ALWAYS = "always"
"""Key in the `extras` of a command that users who are banned from Coop may call too."""

ANSWER_LEAVES = 0.05
"""Seconds after which an answer has certainly left the process, counted from its beginning."""

NOBODY_TO_TELL = (Problem.LATER, Problem.EXPIRED, Problem.GONE)
"""Problems that are not explained: the answer was lost or late, or its message was deleted."""


class MessageReplaced(Refused):
    """The pressed message of a table was deleted before the answer. The press may have counted."""


class ShuttingDown(Refused):
    """The bot is shutting down and accepts nothing. It will be back in a moment."""


async def _stale(_: Click) -> None:
    raise StaleClick


UNKNOWN = Verb("unknown", _stale, Token.NONE, Where.ANYWHERE, counted=False, returns_seat=False)
"""Handler for unknown or malformed custom ids."""

PRESSES = (InteractionType.component, InteractionType.modal_submit)

REDRAWS = (Answer.CARD, Answer.TABLE)
"""Answers that edit the pressed message, even if other users see it."""

REMEMBERED = 4096
"""Number of stored interaction ids: those of 80 seconds at 50 interactions per second.

That is far more than the three seconds for which Discord waits for an answer.
"""


class DoublePresses:
    """Recognises the second press of a double click on a button that the first press replaces.

    After "Start", the second press would hit the button that the table shows in the same place. The
    timestamps are Discord's, so it does not matter how long it takes to handle the first press.
    """

    def __init__(self, within: float) -> None:
        """`within`: the maximum seconds between the two presses."""
        self._within = timedelta(seconds=within)
        self._first = FIFOCache[tuple[int, int | None], datetime](REMEMBERED_PRESSES)
        """User id and message id -> when Discord received the first press."""

    def begin(self, click: Click) -> None:
        """Store a press that replaces the buttons of its message."""
        self._first[_key(click)] = click.interaction.created_at

    def fail(self, click: Click) -> None:
        """Forget the press, because the buttons were not replaced."""
        self._first.pop(_key(click), None)

    def is_second(self, click: Click) -> bool:
        """Return whether this user has just pressed a button that was replaced on this message."""
        first = self._first.get(_key(click))
        return first is not None and click.interaction.created_at - first < self._within


def _key(click: Click) -> tuple[int, int | None]:
    return click.user_id, click.message_id


class Router(PressHandler):
    """Handles all interactions.

    `press` is for presses; `admits`, `failed` and `answered` are for commands. `answered` sends the
    user of a command pending notices after it was carried out.

    Args:
        confirm: Returns once it is certain that no other instance uses the database, or raises
            ConnectionAbortedError; None if no other instance can use it.
    """

    def __init__(
        self,
        context: ChatContext,
        answers: InteractionResponder,
        *,
        verbs: Verbs,
        quota: Quota,
        host_notices: HostNotices,
        access_list: AccessList,
        confirm: Callable[[], Awaitable[None]] | None,
        languages: Languages,
    ) -> None:
        super().__init__(context, answers)
        self._verbs = verbs
        self._quota = quota
        self.answered = host_notices.deliver_pending
        self._access_list = access_list
        self._confirm = confirm
        self.languages = languages
        self._handled = FIFOCache[int, None](REMEMBERED)
        """The ids of the latest interactions.

        Discord delivers some twice, after a resumed connection or while one instance replaces
        another. The second delivery is ignored: one press must not seat two house players
        (automated players).
        """
        self._double_presses = DoublePresses(self._timing.double_press)
        self.under_way: set[asyncio.Task[Any]] = set()
        """Tasks of presses and commands that are not finished."""
        self.closing = False
        """Set while the bot shuts down: everything is refused."""

    # -- presses ----------------------------------------------------------------------------------

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Handle the event `interaction`. Interactions that are no press of Coop are ignored.

        Errors are not raised: the user would see only Discord's "This interaction failed".
        """
        click = press_of(interaction, self.languages.reader(interaction))
        if click is None or not await self._must_handle(interaction):
            return
        # The press is acknowledged but not carried out, so that the user sees no error.
        if self._double_presses.is_second(click):
            await self._acknowledged(click, redraws=True)
            return

        verb = self._verbs.get(click.press.verb, UNKNOWN)
        if verb.puts_others:
            self._double_presses.begin(click)

        with self._acknowledging(verb, click), self._redrawing(verb, click), ExitStack() as blocks:
            # The table's other messages are updated after the answer was sent: `ANSWER_LEAVES`
            # seconds after its beginning, because Discord's confirmation may take long.
            blocks.enter_context(self._workers.hold(TableJob(click.table_id, JobKind.PLAN)))
            loop = asyncio.get_running_loop()
            click.before_answer = partial(loop.call_later, ANSWER_LEAVES, blocks.close)
            await self._guarded(verb, click)

        await self.answered(interaction)

    def _acknowledging(self, verb: Verb, click: Click) -> AbstractContextManager[None]:
        """Acknowledge the press if it takes long, in the way that suits the answer of its verb."""
        if verb.answer is Answer.WINDOW:
            return nullcontext()  # a modal must be the first response
        redraws = verb.answer in REDRAWS or (verb.answer is Answer.PAGE and click.is_ephemeral)
        return self.acknowledging(click, redraws=redraws)

    def _redrawing(self, verb: Verb, click: Click) -> AbstractContextManager[None]:
        """Block other updates of the message that the answer redraws, if it redraws one."""
        if verb.answer is Answer.CARD:
            return self._workers.hold(click.pressed_card)
        if verb.answer is Answer.TABLE:
            return self._workers.hold(SurfaceId(click.table_id, Kind.TABLE))

        return nullcontext()

    @contextmanager
    def acknowledging(self, click: Click, *, redraws: bool = False) -> Iterator[None]:
        """Acknowledge the interaction if the code in the `with` block takes long.

        A command that may take long and answers only its caller uses this function itself.

        Args:
            click: The interaction.
            redraws: See `Click.acknowledge`.
        """
        # Discord drops an interaction without a response after three seconds.
        # A lock of `Click` makes a later answer wait for the acknowledgement.
        timer = asyncio.get_running_loop().call_later(
            self._timing.answer_within,
            lambda: self._track(
                asyncio.create_task(
                    self._acknowledged(click, redraws=redraws), name="acknowledgement"
                )
            ),
        )
        try:
            yield
        finally:
            timer.cancel()

    async def _guarded(self, verb: Verb, click: Click) -> None:
        """Carry out the press, and tell the user about any error."""
        try:
            await self._carry_out(verb, click)
        except Exception as error:  # the user gets a message; no other user is affected
            # The button was not replaced, so the next press is not part of a double click.
            self._double_presses.fail(click)
            # The answer may have arrived although its request failed.
            if isinstance(error, ERRORS):
                if verb.answer is Answer.TABLE:
                    self._answers.draw_once_more(SurfaceId(click.table_id, Kind.TABLE))
                elif verb.answer is Answer.CARD:
                    self._answers.draw_once_more(click.pressed_card)

            if not await self._explain(click, error, verb.name):
                log.exception("press failed: verb=%s", verb.name)

    async def _carry_out(self, verb: Verb, click: Click) -> None:
        """Check all that the verb requires, then run it."""
        self._check_access(click, counted=verb.counted, always=verb.always)
        try:
            await self._must_be_genuine(verb, click)
            # Before the verb runs, so that its answer has the right language.
            if click.reader.is_new:
                await self.languages.hear(click.user_id, click.locale)

            # The presser is present, so a house player does not substitute for them any more.
            if verb.returns_seat and click.table_id != NO_TOKEN:
                # The table may be deleted: some buttons, such as the rules, work nevertheless.
                with suppress(TableGone):
                    await self._tables.notice(click.table_id, click.user_id)

            await verb.run(click)
        except TableGone as gone:
            # Replace the message by the sentence: otherwise its buttons would stay for ever.
            if not await self._is_orphan(click):
                raise
            await click.redraw(DesiredMessage.of(self._drawer.sentence(refusal(gone, click.words))))

    async def _must_be_genuine(self, verb: Verb, click: Click) -> None:
        """Check the signature and the message of the press.

        The answer to a question of a game is signed for this question. `Tables.press` checks that
        signature under the table's lock.

        Raises:
            StaleClick: The press may be forged.
            TableGone: There is no such table.
        """
        # Such a button has no signature that is checked here, and may be on any message.
        if verb.token is not Token.TABLE and verb.where is Where.ANYWHERE:
            return

        # This raises TableGone, if there is no such table, before any private data is read.
        scene = await self._drawer.public(click.table_id)
        signature = click.press.token
        # No button of the message belongs to another table.
        is_own_message = click.belongs_to <= {click.table_id}
        # A constant-time comparison: its duration must not help to guess a signature.
        if verb.token is Token.TABLE and not hmac.compare_digest(scene.hand_token, signature):
            raise StaleClick
        if verb.where is not Where.ANYWHERE and not is_own_message:
            raise StaleClick
        if verb.where is Where.TABLE and server_of(click.interaction) != scene.guild_id:
            raise StaleClick

        click.scene = scene
        await self._surfaces.load(click.table_id)

    async def _is_orphan(self, click: Click) -> bool:
        """Return whether the pressed message belongs to a table that does not exist any more.

        Such a table was opened after a copy of the database was made, and this copy was restored
        later. A forged id may be on the message of another table, so the message is checked too.
        """
        is_of_other_table = click.message_id in self._surfaces.messages()
        if is_of_other_table or click.belongs_to != {click.table_id}:
            return False

        try:
            await self._tables.table(click.table_id)
        except TableGone:
            return True

        return False

    @staticmethod
    async def _acknowledged(click: Click, *, redraws: bool) -> None:
        """Acknowledge the interaction. An error is only logged."""
        try:
            await click.acknowledge(redraws=redraws)
        except ERRORS as error:
            log.info("press not acknowledged: %s", error)

    # -- commands ---------------------------------------------------------------------------------

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether a command may be carried out. If not, tell its caller why."""
        if not await self._must_handle(interaction):
            return False

        click = Click(interaction)
        command = interaction.command
        # Some commands must work for banned users too, such as those about their data.
        always = isinstance(command, discord.app_commands.Command) and ALWAYS in command.extras
        try:
            self._check_access(click, always=always)
        except Refused as refused:
            await self._explain(click, refused, "a command")
            return False

        return True

    async def failed(
        self, interaction: discord.Interaction[Any], error: Exception, command: str
    ) -> None:
        """Tell the caller why a command could not be carried out."""
        if not await self._explain(Click(interaction), error, f"/{command}"):
            log.error("command failed: /%s", command, exc_info=error)

        # The error was an answer, so pending notices can follow it.
        await self.answered(interaction)

    # -- presses and commands ---------------------------------------------------------------------

    def track_current_task(self) -> None:
        """Store the current task, so that closing waits for it."""
        task = asyncio.current_task()
        if task is not None and task not in self.under_way:
            self._track(task)

    def _track(self, task: asyncio.Task[Any]) -> None:
        """Store a task until it ends."""
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def _must_handle(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this interaction is new and no other instance uses the database.

        The current task is stored, so that closing waits for it.
        """
        # Before any `await`: otherwise closing could miss this task.
        self.track_current_task()
        if self._confirm is not None:
            try:
                await self._confirm()
            except ConnectionAbortedError as lost:
                log.info("interaction left to another instance: %s", lost)
                return False

        # Only after the confirmation: an interaction that another instance handles is not stored.
        if interaction.id in self._handled:
            return False

        self._handled[interaction.id] = None
        return True

    def _check_access(self, click: Click, *, counted: bool = True, always: bool = False) -> None:
        """Check that this user may use Coop now.

        Raises:
            ShuttingDown: The bot is shutting down.
            TooFast: The user has reached the quota.
            ServerTooFast: The server has reached the quota.
            DoorShut: The operator has banned the user.
            NotPlayedHere: The operator has banned the server.
        """
        if self.closing:
            raise ShuttingDown

        # The quota comes before the bans, because it also limits banned users.
        if counted:
            self._quota.note(click.user_id, click.interaction.guild_id)

        # `is_open`: the list of bans is empty, or has not been read yet.
        if not always and not self._access_list.is_open:
            self._access_list.must_let_in(click.user_id, click.interaction.guild_id)

    async def _explain(self, click: Click, error: Exception, what: str) -> bool:
        """Tell the user why the press or command failed. `what`: its name for the log.

        Returns:
            Whether the error is expected; False means a bug.
        """
        # An ephemeral message was dismissed by its user, who needs no explanation.
        if is_deleted(error) and click.table_id != NO_TOKEN and not click.is_ephemeral:
            error = MessageReplaced()
        if isinstance(error, ERRORS) and problem(error) in NOBODY_TO_TELL:
            log.info("answer too late or lost: to=%s: %s", what, error)
            return True

        reason: Refused | GameError = SomethingBroke()
        # The user must know that the change may have been stored.
        if isinstance(error, MayBeWritten):
            reason = error = OutcomeUnknown()
        elif isinstance(error, Refused | GameError):
            reason = error

        try:
            if reason is error and click.refusal_page is not None:
                await click.whisper(click.refusal_page)
            else:
                await click.say(refusal(reason, click.words))
        except (*ERRORS, discord.DiscordException) as lost:
            log.info("error message not delivered: %s", lost)

        # For an unexpected error, `reason` is still SomethingBroke.
        return reason is error


def press_of(interaction: discord.Interaction[Any], reader: Reader) -> Click | None:
    """Return a press or modal submission of Coop; None for any other interaction.

    A value of a menu that is no number becomes -1, which is refused later.
    """
    data = cast(dict[str, Any], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if interaction.type not in PRESSES or not custom_id.startswith(OURS):
        return None

    is_modal = interaction.type is InteractionType.modal_submit
    is_menu = not is_modal and data.get("component_type") != ComponentType.button.value
    texts = tuple(_texts_of_modal(data.get("components") or ())) if is_modal else ()
    values = map(str, data.get("values") or ())
    chosen = tuple(int(value) if NUMBER.fullmatch(value) else -1 for value in values)
    press = read_custom_id(custom_id) or CustomId("", "", "", 0)
    picks = chosen if is_menu else (press.index,)
    return Click(interaction, press, picks, is_menu=is_menu, typed=texts, reader=reader)


def _texts_of_modal(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the texts in the fields of a modal, at any depth."""
    for part in parts:
        if part.get("type") == ComponentType.text_input.value:
            yield str(part.get("value") or "")

        yield from _texts_of_modal(part.get("components") or ())
        yield from _texts_of_modal([part["component"]] if "component" in part else ())


# -- slash commands -------------------------------------------------------------------------------


class CommandOutdated(Refused):
    """The command has changed: Discord shows a form of it that this version does not know."""


TYPES: Mapping[int, type | tuple[type, ...]] = {
    AppCommandOptionType.string.value: str,
    AppCommandOptionType.integer.value: int,
    AppCommandOptionType.number.value: (int, float),
    AppCommandOptionType.boolean.value: bool,
}
"""Option type -> the Python types of its values."""

RESOLVED = {
    AppCommandOptionType.user.value: ("users",),
    AppCommandOptionType.channel.value: ("channels",),
    AppCommandOptionType.role.value: ("roles",),
    AppCommandOptionType.mentionable.value: ("users", "roles"),
    AppCommandOptionType.attachment.value: ("attachments",),
}
"""Option type -> the sections of `resolved` in which Discord sends the object of the option."""


def is_well_formed(data: Mapping[str, Any]) -> bool:
    """Return whether every option of a command has a value of its type.

    discord.py does not check this: a number instead of a text would end in a traceback.
    """
    resolved = data.get("resolved") or {}
    options = list(data.get("options") or ())
    # Subcommands contain options in turn.
    while options:
        option = options.pop()
        options += option.get("options") or ()
        kind = option.get("type")
        value = option.get("value")
        if kind in TYPES and not isinstance(value, TYPES[kind]):
            return False

        names = RESOLVED.get(kind)
        if names and not any(str(value) in (resolved.get(name) or {}) for name in names):
            return False

    return True


class Tree(app_commands.CommandTree[Any]):
    """Passes slash commands to the router, before they run and when they fail.

    The client must have the attribute `chat` (bot/chat.py). discord.py reports a completed command
    itself (`on_app_command_completion`).
    """

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Return whether the command may run.

        Autocompletion changes nothing, so it is always allowed.
        """
        router = self.client.chat.router
        router.languages.reader(interaction)
        router.track_current_task()
        if interaction.type is not discord.InteractionType.application_command:
            return True
        if not is_well_formed(cast(Mapping[str, Any], interaction.data or {})):
            log.warning("command refused: options of wrong types")
            await router.failed(interaction, CommandOutdated(), "?")
            return False

        admitted: bool = await router.admits(interaction)
        return admitted

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the user about a command that failed or is outdated."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("slash command is out of date, run: ./coop sync: %s", error)
            await self.client.chat.router.failed(interaction, CommandOutdated(), "?")
            return

        # discord.py wraps the error of a command in another error.
        cause = getattr(error, "original", error)
        name = interaction.command.qualified_name if interaction.command else "?"
        await self.client.chat.router.failed(interaction, cause, name)
