"""The one way in: every press of every button and menu of Coop, and every command.

Rule 1: heard once, answered once. A refusal is a sentence for the presser alone, and changes
nothing.
Rule 2: nothing is carried out before all that its verb asks for (bot/interactions/verbs.py) holds.
Rule 3: while another Coop may play on our database, nobody is heard and nobody is answered.

discord.py brings commands here by its command tree (`Tree`). A press is known by the id alone. A
DynamicItem would first rebuild the whole message as a view, only for the looks of the pressed item,
and would never see a forged id (docs/decisions/0012).
"""

import asyncio
import hmac
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any, cast

import discord
from discord import AppCommandOptionType, ComponentType, InteractionType, app_commands

from bot.common.lru import Latest
from bot.common.refused import MayBeWritten, Refused
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.reader import Reader
from bot.interactions.host_notices import HostNotices
from bot.interactions.interaction import Click, PressParts
from bot.interactions.languages import Languages
from bot.interactions.permissions import server_of
from bot.interactions.quota import Quota
from bot.interactions.verbs import Answer, Verb, Verbs, Where
from bot.messages.jobs import Chore, Errand, Kind, SurfaceId
from bot.messages.timing import ChatTiming
from bot.pages.custom_ids import DIGITS, NO_TOKEN, OURS, Press, Token, read
from bot.pages.delivery import Wanted
from bot.pages.refusal_text import refusal
from bot.servers.door import Door
from bot.tables.refusals import OutcomeUnknown, SomethingBroke, StaleClick, TableGone
from games.engine.errors import GameError

log = logging.getLogger(__name__)

REMEMBERED_PRESSES = 256
"""Presses that may be the first of a double click; each counts for a second."""

NUMBER = re.compile(DIGITS, re.ASCII)

ALWAYS = "always"
"""In the `extras` of a command: as `Verb.always`."""

ANSWER_LEAVES = 0.05
"""Seconds in which an answer has surely left the process once it has begun to."""

NOBODY_TO_TELL = (Problem.LATER, Problem.EXPIRED, Problem.GONE)
"""Discord's doing: the answer came too late, got lost, or its message was deleted meanwhile."""


class ShuttingDown(Refused):
    """Nothing is accepted any more; the next start is a moment away."""


async def _stale(_: Click) -> None:
    raise StaleClick


UNKNOWN = Verb("unknown", _stale, Token.NONE, Where.ANYWHERE, counted=False, returns_seat=False)
"""What an id asks for that was forged beyond recognition, or sent by an older Coop."""

PRESSES = (InteractionType.component, InteractionType.modal_submit)

REDRAWS = (Answer.CARD, Answer.TABLE)
"""Answers that take the place of the pressed message, whoever sees it."""

REMEMBERED = 2048
"""Interactions, at least; at fifty a second those of 40 seconds. Discord waits for three."""


class Duplicates:
    """Discord may deliver an interaction twice: after a resume, or while one Coop follows another.

    The second one is not answered and changes nothing: one press must not seat two house players.
    """

    def __init__(self) -> None:
        self._heard: set[int] = set()
        self._before: set[int] = set()

    def is_new(self, interaction_id: int) -> bool:
        """Whether this is heard for the first time."""
        if interaction_id in self._heard or interaction_id in self._before:
            return False

        if len(self._heard) == REMEMBERED:
            self._before = self._heard
            self._heard = set()

        self._heard.add(interaction_id)
        return True


class DoublePresses:
    """Recognises the second press of a double click on a button that the first one replaces.

    After **Start**, it would land on what the table shows in its place. The times are Discord's, so
    it does not matter how long the first press takes.
    """

    def __init__(self, within: float) -> None:
        """`within`: at most so many seconds lie between the two."""
        self._within = timedelta(seconds=within)
        self._first = Latest[tuple[int, int | None], datetime](REMEMBERED_PRESSES)

    def begin(self, click: Click) -> None:
        """Note a press that puts other buttons on its message."""
        self._first.put(_key(click), click.interaction.created_at)

    def fail(self, click: Click) -> None:
        """Forget it, because its buttons stayed."""
        self._first.drop(_key(click))

    def is_second(self, click: Click) -> bool:
        """Return whether the press follows such a one of this person within that time."""
        first = self._first.get(_key(click))
        return first is not None and click.interaction.created_at - first < self._within


def _key(click: Click) -> tuple[int, int | None]:
    return click.user_id, click.message_id


class Router:
    """`press` is for presses; `admits`, `failed` and `answered` are for commands."""

    def __init__(
        self,
        parts: PressParts,
        *,
        verbs: Verbs,
        quota: Quota,
        host_notices: HostNotices,
        timing: ChatTiming,
        door: Door,
        confirm: Callable[[], Awaitable[None]] | None,
        languages: Languages,
    ) -> None:
        self._tables = parts.tables
        self._pages = parts.pages
        self._surfaces = parts.surfaces
        self._workers = parts.workers
        self._answers = parts.answers
        self._verbs = verbs.by_name
        self._quota = quota
        self._host_notices = host_notices
        self._timing = timing
        self._door = door
        self._confirm = confirm
        self._languages = languages
        self._heard = Duplicates()
        self._double_presses = DoublePresses(timing.double_press)
        self._under_way: set[asyncio.Task[Any]] = set()
        self.closing = False
        """Set while the bot shuts down: everything is refused."""

    @property
    def under_way(self) -> Collection[asyncio.Task[Any]]:
        """The tasks in which presses and commands are being carried out."""
        return tuple(self._under_way)

    # -- presses ----------------------------------------------------------------------------------

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Listen for the event `interaction`. Anything but a press of ours is left alone. Raises
        nothing: the presser would read "This interaction failed".
        """
        click = pressed(interaction, self._languages.reader(interaction))
        if click is None or not await self._enters(interaction):
            return
        if self._double_presses.is_second(click):
            await self._acknowledged(click, redraws=True)
            return

        verb = self._verbs.get(click.press.verb, UNKNOWN)
        if verb.puts_others:
            self._double_presses.begin(click)

        with self._acknowledging(verb, click), self._redrawing(verb, click), ExitStack() as held:
            # The answer leaves before anybody looks what else its table should show; should Discord
            # be slow to confirm it, the others do not wait for that.
            held.enter_context(self._workers.hold(Errand(click.table_id, Chore.PLAN)))
            loop = asyncio.get_running_loop()
            click.before_answer = partial(loop.call_later, ANSWER_LEAVES, held.close)
            await self._guarded(verb, click)

        await self._host_notices.pay(interaction)

    def _acknowledging(self, verb: Verb, click: Click) -> AbstractContextManager[None]:
        """As `acknowledging`, in the way in which the verb answers."""
        if verb.answer is Answer.WINDOW:
            return nullcontext()
        redraws = verb.answer in REDRAWS or (verb.answer is Answer.PAGE and click.is_ephemeral)
        return self.acknowledging(click, redraws=redraws)

    def _redrawing(self, verb: Verb, click: Click) -> AbstractContextManager[None]:
        """Nobody else draws meanwhile what the answer redraws."""
        if verb.answer is Answer.CARD:
            return self._workers.hold(click.pressed_card)
        if verb.answer is Answer.TABLE:
            return self._workers.hold(SurfaceId(click.table_id, Kind.TABLE))

        return nullcontext()

    @contextmanager
    def acknowledging(self, click: Click, *, redraws: bool = False) -> Iterator[None]:
        """Acknowledge what takes longer than a moment; `redraws`: see Click.acknowledge. A command
        that answers its caller alone, and may take that long, asks for it itself.
        """
        late = asyncio.get_running_loop().call_later(
            self._timing.answer_within, lambda: self._acknowledge(click, redraws=redraws)
        )
        try:
            yield
        finally:
            late.cancel()

    async def _guarded(self, verb: Verb, click: Click) -> None:
        """Carry the press out; of whatever is raised, the presser is told."""
        try:
            await self._carry_out(verb, click)
        except Exception as error:  # whatever broke, the presser hears of it; nobody else suffers
            self._double_presses.fail(click)
            if isinstance(error, ERRORS):
                self._doubt(verb, click)

            if not await self._explain(click, error, verb.name):
                log.exception("press failed: verb=%s", verb.name)

    async def _carry_out(self, verb: Verb, click: Click) -> None:
        """Check all that the verb asks for, then run it."""
        self._must_be_welcome(click, counted=verb.counted, always=verb.always)
        try:
            await self._must_be_genuine(verb, click)
            if click.reader.is_new:
                await self._languages.hear(click.user_id, click.locale)

            if verb.returns_seat and click.table_id != NO_TOKEN:
                with suppress(TableGone):  # rules open on the message of any table
                    await self._tables.notice(click.table_id, click.user_id)

            await verb.run(click)
        except TableGone as gone:
            if not await self._is_orphan(click):
                raise
            await click.redraw(Wanted.of(self._pages.sentence(refusal(gone, click.words))))

    async def _must_be_genuine(self, verb: Verb, click: Click) -> None:
        """Raises StaleClick for what may be forged, and TableGone. What answers a game's question
        is signed for that question: `Tables.press` compares it, while nothing can change.
        """
        if verb.token is not Token.TABLE and verb.where is Where.ANYWHERE:
            return

        scene = await self._pages.public(click.table_id)
        signature = click.press.token
        is_there = click.belongs_to <= {click.table_id}
        if verb.token is Token.TABLE and not hmac.compare_digest(scene.hand_token, signature):
            raise StaleClick
        if verb.where is not Where.ANYWHERE and not is_there:
            raise StaleClick
        if verb.where is Where.TABLE and server_of(click.interaction) != scene.guild_id:
            raise StaleClick

        click.scene = scene
        await self._surfaces.load(click.table_id)

    async def _is_orphan(self, click: Click) -> bool:
        """Whether the pressed message belongs to a table that nobody knows: it was opened after the
        copy of the database was made that was put back since. A forged id stands on the message of
        another one.
        """
        is_anothers = click.message_id in self._surfaces.messages()
        if is_anothers or click.belongs_to != {click.table_id}:
            return False

        try:
            await self._tables.table(click.table_id)
        except TableGone:
            return True

        return False

    def _doubt(self, verb: Verb, click: Click) -> None:
        """The answer may be lost: have what it redraws drawn once more."""
        if verb.answer is Answer.TABLE:
            self._answers.draw_once_more(SurfaceId(click.table_id, Kind.TABLE))
        elif verb.answer is Answer.CARD:
            self._answers.draw_once_more(click.pressed_card)

    def _acknowledge(self, click: Click, *, redraws: bool) -> None:
        """Whoever answers meanwhile waits for it, as `Click` sees to."""
        acknowledged = self._acknowledged(click, redraws=redraws)
        self._track(asyncio.create_task(acknowledged, name="acknowledgement"))

    @staticmethod
    async def _acknowledged(click: Click, *, redraws: bool) -> None:
        try:
            await click.acknowledge(redraws=redraws)
        except ERRORS as error:
            log.info("press not acknowledged: %s", error)

    # -- commands ---------------------------------------------------------------------------------

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a command may be carried out; if not, its caller is told why."""
        if not await self._enters(interaction):
            return False

        click = Click(interaction)
        command = interaction.command
        always = isinstance(command, discord.app_commands.Command) and ALWAYS in command.extras
        try:
            self._must_be_welcome(click, always=always)
        except Refused as refused:
            await self._explain(click, refused, "a command")
            return False

        return True

    async def failed(
        self, interaction: discord.Interaction[Any], error: Exception, command: str
    ) -> None:
        """A command could not be carried out: its caller is told why."""
        if not await self._explain(Click(interaction), error, f"/{command}"):
            log.error("command failed: /%s", command, exc_info=error)

        await self.answered(interaction)

    async def answered(self, interaction: discord.Interaction[Any]) -> None:
        """A command was carried out."""
        await self._host_notices.pay(interaction)

    # -- both -------------------------------------------------------------------------------------

    def typed(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody types a command, or has typed it; nobody has looked at it yet."""
        self._languages.reader(interaction)
        self.begins()

    def begins(self) -> None:
        """The current task carries out what somebody wants; closing waits for it."""
        task = asyncio.current_task()
        if task is not None and task not in self._under_way:
            self._track(task)

    def _track(self, task: asyncio.Task[Any]) -> None:
        """Until it ends, it is under way."""
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _enters(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this is heard for the first time, and no other Coop plays on our database.
        Closing waits for it from now on.
        """
        self.begins()
        if self._confirm is not None:
            try:
                await self._confirm()
            except ConnectionAbortedError as lost:
                log.info("interaction left to another instance: %s", lost)
                return False

        return self._heard.is_new(interaction.id)

    def _must_be_welcome(self, click: Click, *, counted: bool = True, always: bool = False) -> None:
        """Raises ShuttingDown, TooFast, ServerTooFast, DoorShut, NotPlayedHere."""
        if self.closing:
            raise ShuttingDown

        if counted:
            self._quota.note(click.user_id, click.interaction.guild_id)

        if not always and not self._door.is_open:
            self._door.must_let_in(click.user_id, click.interaction.guild_id)

    async def _explain(self, click: Click, error: Exception, what: str) -> bool:
        """Tell the presser or caller alone why nothing came of it. Raises nothing; False where a
        bug is the reason.
        """
        if isinstance(error, ERRORS) and problem(error) in NOBODY_TO_TELL:
            log.info("answer too late or lost: to=%s: %s", what, error)
            return True

        reason: Refused | GameError = SomethingBroke()
        if isinstance(error, MayBeWritten):
            reason = error = OutcomeUnknown()
        elif isinstance(error, Refused | GameError):
            reason = error

        try:
            await click.say(refusal(reason, click.words))
        except (*ERRORS, discord.DiscordException) as lost:
            log.info("error message not delivered: %s", lost)

        return reason is error


def pressed(interaction: discord.Interaction[Any], reader: Reader) -> Click | None:
    """The press of a button or menu of ours, or what was typed into a window; None for any other
    interaction. What a menu sends that is no number is no choice, and refused as such later.
    """
    data = cast(dict[str, Any], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if interaction.type not in PRESSES or not custom_id.startswith(OURS):
        return None

    is_typed = interaction.type is InteractionType.modal_submit
    is_menu = not is_typed and data.get("component_type") != ComponentType.button.value
    typed = tuple(_typed(data.get("components") or ())) if is_typed else ()
    values = map(str, data.get("values") or ())
    chosen = tuple(int(value) if NUMBER.fullmatch(value) else -1 for value in values)
    press = read(custom_id) or Press("", "", "", 0)
    picks = chosen if is_menu else (press.index,)
    return Click(interaction, press, picks, is_menu=is_menu, typed=typed, reader=reader)


def _typed(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What stands in the fields of a window, whatever frames they are in."""
    for part in parts:
        if part.get("type") == ComponentType.text_input.value:
            yield str(part.get("value") or "")

        yield from _typed(part.get("components") or ())
        yield from _typed([part["component"]] if "component" in part else ())


# -- slash commands -------------------------------------------------------------------------------


class CommandOutdated(Refused):
    """A command that Discord still shows, but this Coop no longer knows."""


TYPES: Mapping[int, type | tuple[type, ...]] = {
    AppCommandOptionType.string.value: str,
    AppCommandOptionType.integer.value: int,
    AppCommandOptionType.number.value: (int, float),
    AppCommandOptionType.boolean.value: bool,
}
RESOLVED = {
    AppCommandOptionType.user.value: ("users",),
    AppCommandOptionType.channel.value: ("channels",),
    AppCommandOptionType.role.value: ("roles",),
    AppCommandOptionType.mentionable.value: ("users", "roles"),
    AppCommandOptionType.attachment.value: ("attachments",),
}
"""Where Discord sends the object that an option of this type names by its id."""


def is_well_formed(data: Mapping[str, Any]) -> bool:
    """Whether every option of a command has a value of its type.

    discord.py believes what it is sent: a number in place of a text would end in a traceback.
    """
    resolved = data.get("resolved") or {}
    options = list(data.get("options") or ())
    while options:
        option = options.pop()
        options += option.get("options") or ()
        kind = option.get("type")
        value = option.get("value")
        if kind in TYPES and not isinstance(value, TYPES[kind]):
            return False

        rooms = RESOLVED.get(kind)
        if rooms and not any(str(value) in (resolved.get(room) or {}) for room in rooms):
            return False

    return True


class Tree(app_commands.CommandTree[Any]):
    """Brings slash commands to the router, before they are carried out and when they fail.

    The client must have a chat. discord.py says by itself when a command has been carried out
    (`on_app_command_completion`).
    """

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Suggestions while somebody types change nothing, so that everybody gets them."""
        router = self.client.chat.router
        router.typed(interaction)
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
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("slash command is out of date, run: python -m bot sync: %s", error)
            await self.client.chat.router.failed(interaction, CommandOutdated(), "?")
            return

        cause = getattr(error, "original", error)
        name = interaction.command.qualified_name if interaction.command else "?"
        await self.client.chat.router.failed(interaction, cause, name)
