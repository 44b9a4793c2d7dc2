"""Carries out presses on the public table: answers to open asks, and the buttons of the lobby.

An ask is what a game waits for. In a window, several seats may act or pass. The answer to a press
in a window has the same form for all players, so that it reveals no cards.

A public table is also posted on request: again, elsewhere, after another table, or after a pause.

Rule 1: while a table is being posted, no other task posts it.
Rule 2: a paused table is resumed after its message was posted, where all players can see it, with
        full time for all. If posting fails, only the host is told.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord
from cachetools import TTLCache

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS, Problem, loss, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.card_presses import CardPresses
from bot.interactions.gate import Gate
from bot.interactions.interaction import (
    Answer,
    Click,
    InteractionResponder,
    PressHandler,
    Remove,
    Run,
    Verb,
    Where,
)
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.public_table import PublicTables
from bot.messages.state import Aim, SurfaceState
from bot.messages.surface_handler import ChatContext
from bot.messages.writer import Delivered
from bot.pages.card_choice import MORE
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Line, Page, Text, Token
from bot.pages.paused_notice import RETURN
from bot.pages.presentable import as_text
from bot.pages.refusal_text import refusal
from bot.tables import lobby
from bot.tables.refusals import (
    AlreadyAnswered,
    NotDealtYet,
    NothingToSay,
    StaleClick,
    TableMovedOn,
    TablePaused,
    TooFewPlayers,
)
from bot.tables.scene import TableSummary
from bot.tables.table import Loss, Status, is_alone
from bot.tables.tables import Pressed
from games.engine import cuts

log = logging.getLogger(__name__)

SHOWN_TOO_EARLY = (NotDealtYet, TablePaused)
"""Refusals of buttons that the table should not show now.

It may show them if the operator has copied back an older database without `restore`.
"""

MAX_CONFIRMED = 4096
"""Maximum number of stored choices. Each is stored while its confirmation is shown."""


class _Choice(NamedTuple):
    """A choice in a window."""

    table_id: str
    user_id: int
    question: str
    """The token of the question."""
    picks: tuple[int, ...]
    """The indices of the chosen options."""


class StillLost(Refused):
    """The table cannot be shown in its channel yet. facts: reason."""


class OutOfReach(Refused):
    """Discord itself is out of order, or the server is unavailable."""


class TablePresses(PressHandler):
    """Handlers for presses on the public table. They also post a table again, on request.

    An interaction's token is used to post, if possible: it has no rate limit.
    """

    def __init__(
        self,
        context: ChatContext,
        answers: InteractionResponder,
        *,
        client: discord.Client,
        public_tables: PublicTables,
        cards: CardPresses,
        gate: Gate,
    ) -> None:
        super().__init__(context, answers)
        self._client = client
        self._public_tables = public_tables
        self._cards = cards
        self._gate = gate
        self._deletions: set[asyncio.Task[None]] = set()
        """Tasks that delete an answer after a while. The set keeps a reference to each."""
        self._confirmed: TTLCache[_Choice, None] = TTLCache(MAX_CONFIRMED, ttl=self._timing.noted)
        """The choices in windows whose confirmations are shown."""
        self.verify_dm = cards.verify_dm
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Table id -> a lock, so that one press at a time resumes the table.

        A lock that no press uses is dropped.
        """

    def verbs(self) -> Iterator[Verb]:
        """Yield the verbs of the public table."""
        public = Token.PUBLIC
        yield Verb("all", self._all, public, counted=False, returns_seat=False)
        yield Verb(
            "turn", self._turn, public, counted=False, returns_seat=False, answer=Answer.TABLE
        )
        yield Verb("join", self._join, answer=Answer.TABLE)
        yield Verb("leave", self._then_show(self._tables.lobbies.leave), answer=Answer.TABLE)
        yield Verb(
            "house", self._then_show(self._tables.lobbies.add_house_player), answer=Answer.TABLE
        )
        yield Verb("start", self._start, answer=Answer.TABLE, puts_others=True)
        yield Verb("fill", self._fill, answer=Answer.PAGE, puts_others=True)
        yield Verb("cancel", self._cancel, answer=Answer.TABLE)
        yield Verb(MORE, self._more, counted=False)
        yield Verb("text", self._text, counted=False)
        yield Verb("remove", self._remove, answer=Answer.PAGE)

        # The host's button "Go on", on the private card of a paused table.
        yield Verb(RETURN, self._resume, where=Where.MESSAGE, answer=Answer.CARD)

    def close(self) -> None:
        """Cancel the deletion of answers. These answers stay until their users dismiss them."""
        for task in self._deletions:
            task.cancel()

    # -- playing ----------------------------------------------------------------------------------

    async def _all(self, click: Click) -> None:
        """Choose an option of a window, which all seats that the window asks may press."""
        window_choice = _Choice(click.table_id, click.user_id, click.press.token, click.picks)
        try:
            pressed = await self._press(click)
        except (StaleClick, *SHOWN_TOO_EARLY) as refused:
            with self._workers.hold(SurfaceId(click.table_id, Kind.TABLE)):
                await self._refresh(click)
            # The first press of a double click may have closed the window.
            if not (isinstance(refused, StaleClick) and window_choice in self._confirmed):
                raise
        except (AlreadyAnswered, NothingToSay) as refused:
            # A second press of the same button adds no line: the confirmation is still shown.
            if window_choice not in self._confirmed:
                # While others decide, this answer is deleted later too.
                self._delete_later(await click.say(refusal(refused, click.words)))
        else:
            # Before the confirmation is sent, because the second press may come meanwhile.
            self._confirmed[window_choice] = None
            try:
                await self._confirm(click, pressed)
            except ERRORS:
                # It may have expired while the confirmation was being sent.
                self._confirmed.pop(window_choice, None)
                raise

        # A press that got no answer has to be acknowledged.
        await click.acknowledge(redraws=True)

    async def _confirm(self, click: Click, pressed: Pressed) -> None:
        """Tell the presser for a while what was chosen."""
        scene = await self._drawer.seen_by(click.table_id, click.user_id)
        face = self._drawer.faces[scene.game]
        choice = self._answers.choice_in_words(click, pressed, scene)
        lines = [click.words("chat-pressed", choice=choice)]
        # What the choice has revealed to this player alone, as the game's face words it.
        lines += [
            face.private_news(bulletin, scene, click.words) or "" for bulletin in pressed.told
        ]
        # Before the answer, because this decides whether the answer is a follow-up.
        await self._lend_token(click)
        self._delete_later(await click.say("\n".join(line for line in lines if line)))

    async def _turn(self, click: Click) -> None:
        """Choose an option on the table for the seat that has the turn.

        Who answers is public, so the redrawn table is the answer.
        """
        try:
            await self._press(click)
        except StaleClick:
            await self._refresh(click)
            # Another sentence than for an old card: the current buttons are on this message.
            raise TableMovedOn from None
        except SHOWN_TOO_EARLY:
            await self._refresh(click)
            raise

        await self.show(click)

    async def _press(self, click: Click) -> Pressed:
        """Give the choice to the table."""
        pressed = await self._tables.press(
            click.table_id, click.user_id, click.press.token, click.picks, public=True
        )
        self._surfaces.note_press(click.table_id, click.user_id)
        return pressed

    async def _lend_token(self, click: Click) -> None:
        """Let the token of this press edit the table, if the table has no valid token.

        Edits by a token do not count against the rate limit. The press is answered by a follow-up.
        """
        state = self._surfaces.table(click.table_id)
        if self._surfaces.tokens.is_fresh(state.token) or click.message_id != state.message_id:
            return

        # A deferred answer makes the token edit the pressed message.
        if not click.is_answered:
            await click.acknowledge(redraws=True)
            state.token = self._surfaces.tokens.issue(click.interaction)

    def _delete_later(self, remove: Remove) -> None:
        """Delete an answer after a while, because answers would fill the channel."""
        task = asyncio.create_task(self._delete_after_delay(remove), name="vanishing answer")
        self._deletions.add(task)
        task.add_done_callback(self._deletions.discard)

    async def _delete_after_delay(self, remove: Remove) -> None:
        # The same delay in every case: it must not reveal what was pressed.
        await asyncio.sleep(self._timing.noted)
        try:
            await remove()
        except ERRORS as error:
            log.info("ephemeral answer not deleted: %s", error)

    # -- the lobby --------------------------------------------------------------------------------

    async def _join(self, click: Click) -> None:
        """Seat the presser. Their first card, sent after the answer, tests direct messages."""
        with self._cards.holding_card(click):
            user = click.interaction.user
            # The cut is what each player adds to the random seed of the deal (docs/glossary.md).
            cut = cuts.cut_by_joining(click.interaction.id)
            scene = click.scene
            interaction = click.interaction
            # The table may have moved to another channel than that of the pressed message.
            await self._gate.learn(interaction, scene.channel_id)
            self._gate.check(interaction, scene.game, scene.channel_id)
            # Called if joining deals the cards: when all players are back in a rematch.
            check = partial(self._gate.check_deal, interaction, scene.game, scene.pace)
            await self._tables.lobbies.join(
                click.table_id, user.id, user.display_name, click.locale, cut, check
            )
            self._cards.verify_dm(click.table_id, click.interaction)
            await self.show(click)

    def _then_show(self, act: Callable[[str, int], Awaitable[object]]) -> Run:
        """Return a handler that calls `act` for the presser, and then shows the table."""

        async def run(click: Click) -> None:
            await act(click.table_id, click.user_id)
            await self.show(click)

        return run

    async def _cancel(self, click: Click) -> None:
        """End the table.

        The button is on a page that only the host sees; on old messages it is on the table.
        """
        if not click.is_ephemeral:
            await self._then_show(self._tables.moderation.end)(click)
            return

        await self._tables.moderation.end(click.table_id, click.user_id)
        await click.show_text(click.words("chat-done"))

    async def _start(self, click: Click) -> None:
        """Deal. If there are too few players, offer to deal with house players."""
        await self._check_start(click)
        try:
            await self._then_show(self._tables.lobbies.start)(click)
        except TooFewPlayers:
            page = self._drawer.faces.lobby.too_few(click.scene, click.words)
            click.refusal_page = DesiredMessage.of(page, self._drawer.stamps(click.scene))
            raise

    async def _fill(self, click: Click) -> None:
        """Deal with house players in the missing seats. The button is on the page of `_start`."""
        await self._check_start(click)
        await self._tables.lobbies.start(click.table_id, click.user_id, fills=True)
        await click.show_text(click.words("chat-done"))

    async def _check_start(self, click: Click) -> None:
        """Check that the presser may deal here, and that Coop has the permissions it needs."""
        await self._must_be_host(click)
        permissions.check(click.interaction)
        await self._gate.learn(click.interaction, click.scene.channel_id)
        # The rules of the server may have changed since the lobby was opened.
        scene = click.scene
        self._gate.check(click.interaction, scene.game, scene.channel_id, scene.pace)

    async def _remove(self, click: Click) -> None:
        """Ask which player to remove, or remove the one chosen from the menu."""
        if not click.is_menu:
            await self._must_be_host(click)
            scene = click.scene
            page = self._drawer.faces.lobby.removal(scene, click.words)
            await click.show(DesiredMessage.of(page, self._drawer.stamps(scene)))

            return

        # Without a choice the place is -1, which `remove` refuses.
        place = click.picks[0] if click.picks else -1
        await self._tables.lobbies.remove(click.table_id, click.user_id, place)
        await click.show_text(click.words("chat-removed"))

    async def _more(self, click: Click) -> None:
        """Show the presser the buttons of the table that are pressed less often."""
        page = await self._drawer.more_of_table(click.scene, click.user_id, click.words)
        await click.whisper(page)

    async def _text(self, click: Click) -> None:
        """Show the table as text, for a user who cannot see its picture. It has no buttons."""
        page = as_text((await self._public_tables.desired_message(click.table_id)).page)
        words = tuple(block for block in page.blocks if isinstance(block, Text | Line))
        await click.whisper(DesiredMessage.of(Page(words, page.accent)))

    async def _must_be_host(self, click: Click) -> None:
        """Check that the table is in its lobby and the presser is its host."""
        lobby.must_be_open_to_host(await self._tables.table(click.table_id), click.user_id)

    # -- showing ----------------------------------------------------------------------------------

    async def show(self, click: Click) -> None:
        """Show the table on the pressed message."""
        state = self._surfaces.table(click.table_id)
        if _is_elsewhere(click, state):
            await click.say(click.words("chat-done"))
        # The usual case: the pressed message is the table's current message.
        elif state.may_be_current(click.message_id):
            desired = await self._public_tables.desired_message(click.table_id)
            await self._answers.redraw(click, state, desired)
        # The pressed message was replaced: it gets a link to the current message.
        else:
            try:
                await click.redraw(await self._public_tables.moved_page(state))
            finally:
                self._workers.mark(SurfaceId(click.table_id, Kind.TABLE))

    async def _refresh(self, click: Click) -> None:
        """Bring the pressed message up to date after a press that came too late."""
        state = self._surfaces.table(click.table_id)
        if _is_elsewhere(click, state):
            return
        if not state.may_be_current(click.message_id):
            await click.acknowledge(redraws=True)
            await click.redraw(await self._public_tables.moved_page(state))
            return

        desired = await self._public_tables.desired_message(click.table_id)
        if state.digest != desired.digest or not click.shows(desired):
            await click.acknowledge(redraws=True)
            await self._answers.redraw(click, state, desired)

    # -- posting on request -----------------------------------------------------------------------

    async def post(self, table_id: str, interaction: discord.Interaction | None = None) -> None:
        """Post the public table as a new message, even if it has one. Return when it is posted.

        If the table is paused, it is resumed in its present channel.

        Args:
            table_id: The table.
            interaction: An interaction that is not answered yet, or None. The table is its answer.
                The first card of its user tests the user's direct messages; if they do not arrive,
                the user is told.

        Raises:
            TableGone: There is no such table.
        """
        # Read this first: only a table that was paused before is resumed below.
        was_paused = (await self._tables.table(table_id)).status is Status.PAUSED
        await self._surfaces.load(table_id)

        if interaction is None:
            await self._post_now(table_id)
        else:
            await self._answer_with(Click(interaction), table_id)
            self.verify_dm(table_id, interaction)

        # Resume the table only if its message was posted, because players must see it.
        state = self._surfaces.table(table_id)
        if was_paused and state.surface is not None and not state.is_given_up:
            await self._tables.unpause(table_id, state.surface.channel_id)

    async def move(self, table_id: str, click: Click, *, moderator: bool) -> None:
        """Move the table to the channel of this interaction, and post it there.

        Raises:
            Refused: `Tables.move` refuses.
        """
        interaction = click.interaction
        await self._surfaces.load(table_id)

        # Otherwise the reconciler would post the moved table at the same time.
        with self._workers.hold(SurfaceId(table_id, Kind.TABLE)):
            await self._tables.move(
                table_id,
                interaction.user.id,
                permissions.server_of(interaction),
                interaction.channel_id or 0,
                moderator=moderator,
            )
            try:
                await self.post(table_id, interaction if click.is_command else None)
            except ERRORS as error:
                if problem(error) is Problem.OURS:
                    raise

                # The table has moved already, so it is posted in any case, without the interaction.
                log.info(
                    "move command expired, but the table has moved: table=%s: %s", table_id, error
                )
                await self.post(table_id)

    async def follow(self, click: Click, table_id: str) -> None:
        """Post this table, a rematch of the pressed table, and link to it on the pressed table.

        The token of the press is used. If that fails, the rematch is posted without the token.

        Raises:
            TableGone: There is no such table.
        """
        table = SurfaceId(table_id, Kind.TABLE)
        card = SurfaceId(table_id, Kind.CARD, click.user_id)
        await self._surfaces.load(table_id)

        with self._workers.hold(table), self._workers.hold(card):
            # Mark the rematch now, so that it is posted even if the answer fails.
            self._workers.mark(table)
            self._surfaces.table(table_id).aim = Aim.POST
            self.verify_dm(table_id, click.interaction)

            try:
                await self.show(click)
                await self._answer_with(click, table_id)
            except ERRORS as error:
                if problem(error) is Problem.OURS:
                    raise
                log.info("command expired, posting without it: table=%s: %s", table_id, error)

    async def _post_now(self, table_id: str) -> None:
        """Post the table by a request that counts against the rate limit."""
        table = SurfaceId(table_id, Kind.TABLE)
        async with self._workers.hold_when_idle(table):
            self._workers.mark(table)
            await self._public_tables.post_now(table_id)

    async def _answer_with(self, click: Click, table_id: str) -> None:
        """Post the table as the answer to this interaction."""
        table = SurfaceId(table_id, Kind.TABLE)
        interaction = click.interaction

        async def publish(desired: DesiredMessage) -> tuple[Delivered, InteractionToken]:
            written = await self._answers.publish(click, desired, table)
            # A press was answered by redrawing its message, so the table is a follow-up with an id.
            message_id = None if click.is_command else written.sent.message_id
            return written, self._surfaces.tokens.issue(interaction, message_id)

        async with self._workers.hold_when_idle(table):
            self._workers.mark(table)
            await self._public_tables.answer_with(table_id, interaction.channel_id, publish)

    # -- resuming a paused table -------------------------------------------------------------------

    async def _resume(self, click: Click) -> None:
        """Resume the table for its host."""
        # One press at a time: a double click must not post the table twice.
        async with self._locks.setdefault(click.table_id, asyncio.Lock()):
            table = await self._tables.table(click.table_id)
            if table.status is Status.PAUSED:
                lobby.must_be_host(table, click.user_id)
                await self._bring_back(table, click.words)

        await self._cards.refresh(click)
        if not click.is_answered:
            await click.say(click.words("chat-done"))

    async def _bring_back(self, table: TableSummary, words: Words) -> None:
        """Post the table, then resume it."""
        self._check(table, words)
        async with self._workers.hold_when_idle(SurfaceId(table.id, Kind.TABLE)):
            try:
                await self._public_tables.post_now(table.id)
            except ERRORS as error:
                # A temporary error: the host may try again.
                if problem(error) is Problem.LATER:
                    raise OutOfReach from error
                raise StillLost(reason=loss(error).value) from error

        await self._tables.unpause(table.id, table.channel_id)

    def _check(self, table: TableSummary, words: Words) -> None:
        """Refuse what is impossible according to discord.py's cache, without a request."""
        if is_alone(table.guild_id):
            return  # a table in a direct message has no server

        guild = self._client.get_guild(table.guild_id)
        if guild is None:
            raise StillLost(reason=Loss.SERVER.value)
        if guild.unavailable:
            raise OutOfReach

        channel = guild.get_channel_or_thread(table.channel_id)
        if channel is not None:
            permissions.check_channel(channel, words)


def _is_elsewhere(click: Click, state: SurfaceState) -> bool:
    """Return whether the pressed message is the presser's own page, not the public table.

    A public table is in a direct message only if its player plays alone.
    """
    return click.is_private and (click.is_ephemeral or state.message_id != click.message_id)
