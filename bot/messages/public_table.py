"""Keeps the public table up to date: one message in its channel.

The message is edited about once a second at most. To repost a table means to send it as a new
message at the end of the channel. Only the first message mentions players; reposts notify no user.
A message that was deleted is reposted at once; if it is soon deleted again, the game is paused. A
table that cannot be shown is posted again only on request (bot/interactions/table_presses.py). The
result of a game is shown below all asides (messages of the game beside its table:
bot/messages/side_messages.py).

docs/glossary.md explains surface, aside and intent.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from bot.common.refused import Refused
from bot.discord_api.errors import (
    ERRORS,
    Problem,
    is_answered_already,
    is_deleted,
    loss,
    problem,
)
from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.outbox import Priority
from bot.i18n.words import Words
from bot.messages.jobs import Kind, SurfaceId, Wake
from bot.messages.state import Aim, SurfaceState
from bot.messages.surface_handler import ChatContext, SurfaceHandler
from bot.messages.writer import Delivered
from bot.pages.delivery import DesiredMessage
from bot.pages.faces import Aside
from bot.pages.presentable import jump
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary
from bot.tables.table import Loss, Status

log = logging.getLogger(__name__)

ASIDE_CHECK = 1.0
"""Seconds between checks whether the last aside has been posted."""

MAX_ASIDE_WAIT = 5.0
"""Maximum seconds that a table waits for an aside, because players wait for the table."""

TWICE_WITHIN = 5 * 60.0
"""A message that is deleted twice within this many seconds is not wanted in its channel."""

_CLOSED_BECAUSE = {
    Loss.CHANNEL: "closed-channel-gone",
    Loss.SERVER: "closed-channel-gone",
    Loss.MESSAGE: "closed-message-deleted",
}
"""Loss -> the stored reason with which it closes a lobby. A game is paused instead.

If only permissions are missing, the lobby stays: its buttons still work, and "Start" names the
missing permissions.
"""


class PublicTables(SurfaceHandler):
    """Handler of the surfaces of `Kind.TABLE`.

    If a table cannot be shown, its game is paused, or its lobby is closed, so that no deadline
    passes while players cannot see it. The game never continues by itself. Its host is told how to
    continue it.

    Args:
        paused: Called with each table that is paused because players cannot see it.
        is_away: Returns whether a server is unavailable at the moment. If it is, a missing channel
            does not mean that the channel was deleted.
    """

    def __init__(
        self,
        context: ChatContext,
        *,
        paused: Callable[[TableSummary], None],
        is_away: Callable[[int], bool],
    ) -> None:
        super().__init__(context)
        self._paused = paused
        self._is_away = is_away
        self._deleted: dict[tuple[str, int], float] = {}
        """Table id and channel id -> when a user has deleted the table's message there."""

    async def deliver(self, surface_id: SurfaceId) -> None:
        """Post or edit the public table if needed. `answer_with` usually posts it first."""
        state = self._surfaces.get(surface_id)
        is_posted = state.surface is not None and not state.is_given_up
        if self._is_backing_off(state) or not (state.is_to_be_posted or is_posted):
            return

        try:
            while await self._advance(state):
                pass
        except TableGone:
            pass
        except ERRORS as error:
            with suppress(TableGone):
                await self._handle_failure(state, error)

    async def post_now(self, table_id: str) -> None:
        """Post the table now, on request.

        The caller blocks the job of this surface (`Workers.hold`) during the call.

        Raises:
            TableGone: There is no such table.
            ERRORS: The request failed.
        """
        state = self._surfaces.table(table_id)
        try:
            await self._post(state, await self.desired_message(table_id))
        except ERRORS as error:
            await self._handle_failure(state, error)
            raise

    async def desired_message(self, table_id: str) -> DesiredMessage:
        """Return what the table should show.

        Raises:
            TableGone: There is no such table.
        """
        return await self._drawer.table(table_id, self._surfaces.shut(table_id))

    async def _newest(self, state: SurfaceState, desired: DesiredMessage) -> DesiredMessage:
        return await self.desired_message(state.id.table_id)

    async def moved_page(self, state: SurfaceState) -> DesiredMessage:
        """Return the last page of an old message, which links to the table's current message."""
        words = Words((await self._drawer.public(state.id.table_id)).locale)
        link = await self.address(state)
        return DesiredMessage.of(self._drawer.sentence(words("chat-table-moved", link=link)))

    async def address(self, state: SurfaceState) -> str:
        """Return the link to the table's message, or to its channel if it has none.

        Raises:
            TableGone: There is no such table.
        """
        scene = await self._drawer.public(state.id.table_id)
        surface = state.surface
        if surface is None or surface.message_id is None:
            return jump(scene.guild_id, scene.channel_id)

        return f"{jump(scene.guild_id, surface.channel_id)}/{surface.message_id}"

    async def _advance(self, state: SurfaceState) -> bool:
        """Post or edit the message if that is due. Return whether another step may be needed."""
        table_id = state.id.table_id
        # A key of what the table waits for.
        moment = await self._drawer.moment(table_id)
        is_new_moment = state.seen.moment not in (None, moment)
        is_editable = state.message_id is not None and not state.is_to_be_posted

        # The message was sent without its picture, which was not ready.
        if is_editable and state.is_bare:
            await self._writer.add_picture(state, await self.desired_message(table_id))

        # Do not draw and edit the page too often.
        if is_editable and self._is_early(state, is_new_moment):
            return False
        if is_editable and await self._waits_for_aside(state):
            return False

        state.seen.set_moment(moment)
        state.seen.looked_at = self._clock.now()
        desired = await self.desired_message(table_id)

        # There is no message in the right channel that could be edited.
        needs_message = not is_editable or _is_elsewhere(state, desired)
        is_due = needs_message or await self._is_result_due(state, desired)
        if not is_due:
            is_due = await self._must_repost(state, desired, is_new_moment)

        # An unreachable table is not reposted until a user asks for it.
        if is_due and not await self._is_lost(table_id):
            return await self._post(state, desired)
        if needs_message:
            return False
        if state.digest == desired.digest:
            return False

        desired = await self._with_picture_ready(state, desired)
        await self._writer.edit(state, desired, Priority.TABLE, self._newest)
        return False

    def _is_early(self, state: SurfaceState, is_new_moment: bool) -> bool:
        """Return whether the table was edited or checked too recently. If so, set a timer.

        If the table waits for something new (`is_new_moment`), only the last edit counts.
        """
        every = self._timing.aged_every if self._is_aged(state) else self._timing.table_every
        seen = state.seen
        due = every + (seen.edited_at if is_new_moment else max(seen.edited_at, seen.looked_at))
        if self._timers.rush or due <= self._clock.now():
            return False

        self._timers.set(state.id, Wake.PACE, due)
        return True

    async def _waits_for_aside(self, state: SurfaceState) -> bool:
        """Return whether a complete aside is about to be posted. If so, set the timer.

        The table is posted again below it, so an edit before that would soon be replaced.
        """
        table_id = state.id.table_id
        latest = await self._latest_aside(table_id)
        if latest is None or not latest[0].ended or _is_posted(latest[1]):
            state.seen.waiting_since = None
            return False

        # The asides of a busy bot may be late, but a result always comes after them.
        is_live = (await self._tables.table(table_id)).is_live
        is_hurried = self._timers.rush or (is_live and self._writer.outbox.is_busy)
        now = self._clock.now()
        if is_hurried or state.seen.seconds_waited(now) >= MAX_ASIDE_WAIT:
            return False

        self._timers.set(state.id, Wake.PACE, now + ASIDE_CHECK)
        return True

    async def _must_repost(
        self, state: SurfaceState, desired: DesiredMessage, is_new_moment: bool
    ) -> bool:
        """Return whether the table must be reposted.

        It is reposted below each complete aside, so that its question is the last message. A busy
        bot reposts it below some asides only. When something new begins, it is also reposted if
        many messages are below it, or if Discord limits its edits because of its age.
        """
        if state.surface is None or desired.stage == Status.CLOSED.value:
            return False
        if is_new_moment and desired.live and self._is_aged(state):
            return True

        # The minimum time between reposts does not apply if all messages below are asides.
        may_repost_at = state.surface.at + self._timing.sinks_every
        if self._clock.now() < may_repost_at and not state.depth.is_undisturbed:
            if state.depth.asides:
                self._timers.set(state.id, Wake.PACE, may_repost_at)

            return False
        # `depth.below` may lack an aside that was posted a moment ago.
        if is_new_moment and state.depth.below >= self._timing.sinks_after:
            return True

        # A repost costs requests, so a busy bot leaves some asides below the table.
        least_asides = self._timing.sinks_beside if self._writer.outbox.is_busy else 1
        if len(state.depth.asides) < least_asides:
            return False

        # Do not put the table below an aside that has not ended.
        return await self._is_aside_complete(state.id.table_id)

    async def _is_result_due(self, state: SurfaceState, desired: DesiredMessage) -> bool:
        """Return whether the result needs a new message, so that it is below all asides.

        The bot does not count asides from before its start. If the game has any, they are assumed
        to be below the table.
        """
        if desired.stage != Status.OVER.value:
            return False

        latest = await self._latest_aside(state.id.table_id)
        # Whether the table is above the latest aside: a message with a higher id is newer.
        is_above = latest is not None and (latest[1].message_id or 0) > (state.message_id or 0)
        # The result is shown already, and no aside is below it.
        if not is_above and not state.depth.asides and state.digest == desired.digest:
            return False
        # It is certain that no aside is below the table.
        is_below = latest is not None and 0 < (latest[1].message_id or 0) < (state.message_id or 0)
        if not state.depth.asides and (state.depth.is_known or is_below):
            return False

        return bool(state.depth.asides) or await self._drawer.has_asides(state.id.table_id)

    async def _is_aside_complete(self, table_id: str) -> bool:
        """Return whether the latest aside has ended and is posted, so that the table may follow."""
        latest = await self._latest_aside(table_id)
        if latest is None:
            return True

        aside, state = latest
        return aside.ended and _is_posted(state)

    async def _latest_aside(self, table_id: str) -> tuple[Aside, SurfaceState] | None:
        """Return the latest aside and its surface, or None."""
        aside = await self._drawer.aside(table_id)
        if aside is None:
            return None
        return aside, self._surfaces.get(SurfaceId(table_id, Kind.ASIDE, key=aside.key))

    def _is_aged(self, state: SurfaceState) -> bool:
        """Return whether Discord limits the edits of this message because of its age."""
        posted_at = self._clock.now() if state.surface is None else state.surface.at
        return self._clock.now() - posted_at >= self._timing.ages_after

    async def _post(self, state: SurfaceState, desired: DesiredMessage) -> bool:
        """Send the table as a new message. Return whether another step may be needed."""
        if state.message_id is None and _is_elsewhere(state, desired):
            await self._surfaces.drop(state)  # the table has moved before its message was sent

        desired = await self._with_picture_ready(state, desired, desired.channel_id)
        if await self._writer.outbox.turn(Priority.TABLE):
            desired = await self.desired_message(state.id.table_id)

        # Players were notified by the first message already.
        desired = replace(desired, quiet=state.was_posted)
        await self._writer.post(state, desired.channel_id, desired)
        return state.digest != desired.digest

    # -- the answer to a command, or to a press on another table ----------------------------------

    async def answer_with(
        self,
        table_id: str,
        channel_id: int | None,
        publish: Callable[[DesiredMessage], Awaitable[tuple[Delivered, InteractionToken]]],
    ) -> None:
        """Post the table as the answer to a command, or to a press on another table.

        The caller blocks the job of this surface (`Workers.hold`) during the call.

        Args:
            table_id: The table.
            channel_id: The channel of the answer; None: the channel of the table.
            publish: Sends the answer. It returns what was sent, and the token that can edit it.

        Raises:
            TableGone: There is no such table.
            ERRORS: `publish` failed.
        """
        state = self._surfaces.table(table_id)
        desired = replace(await self.desired_message(table_id), quiet=state.was_posted)
        target_id = channel_id or desired.channel_id
        _, old = await self._writer.intend(state, target_id, desired)
        try:
            written, token = await publish(desired)
        except ERRORS as error:
            await self._undo_intent(state, old, error)
            raise

        await self._writer.note_answer(state, desired, written, token)

    async def _undo_intent(
        self, state: SurfaceState, old: SurfaceState | None, error: BaseException
    ) -> None:
        """Undo the intent after the answer failed.

        If the answer may have arrived, the intent stays, and `deliver` searches for the message.
        """
        if problem(error) is Problem.LATER or is_answered_already(error):
            return

        if old is None or old.surface is None:
            await self._surfaces.drop(state)
            state.aim = Aim.POST  # the table exists but has no message: post one
        else:
            # The old message, which the answer should have replaced, is current again.
            await self._surfaces.put(state, replace(old.surface, id=state.id))
            state.token = old.token
            await self._surfaces.remove(old)

    # -- failures ---------------------------------------------------------------------------------

    async def _handle_failure(self, state: SurfaceState, error: BaseException) -> None:
        """Plan a retry or a repost after a failed request, or give the message up."""
        if self._try_again_later(state, error):
            return

        desired = await self.desired_message(state.id.table_id)
        match problem(error):
            case Problem.GONE:
                _plan_repost(state, desired)
                await self._surfaces.drop(state)
                # It was deleted twice within a short time, so users do not want it there.
                if is_deleted(error) and self._note_deletion(state, desired.channel_id):
                    await self.report_loss(state, Loss.MESSAGE)
                    return
            case Problem.AGED:
                _plan_repost(state, desired)
            case Problem.LOST | Problem.SHUT | Problem.FLAGGED:
                # During an outage of the server, its channels seem to be deleted.
                if not self._is_away(desired.guild_id):
                    await self.report_loss(state, loss(error))
                    return
            case _:
                raise error

        self._retry_later(state)

    def _note_deletion(self, state: SurfaceState, channel_id: int) -> bool:
        """Note that a user has deleted the table's message.

        Returns:
            Whether it was deleted in this channel a short time ago already.
        """
        now = self._clock.now()
        key = (state.id.table_id, channel_id)
        times = self._deleted.items()
        recent = {
            place: deleted_at for place, deleted_at in times if now - deleted_at < TWICE_WITHIN
        }
        self._deleted = recent | {key: now}

        return key in recent

    async def _is_lost(self, table_id: str) -> bool:
        """Return whether the table is paused because players cannot see it."""
        table = await self._tables.table(table_id)
        return table.status is Status.PAUSED and table.reason in set(Loss)

    async def report_loss(self, state: SurfaceState, why: Loss) -> None:
        """Stop showing this surface, and pause the game of its table or close its lobby."""
        table_id = state.id.table_id
        state.aim = Aim.GIVE_UP
        if state.is_intended:
            await self._surfaces.drop(state)

        log.info("table unreachable: table=%s reason=%s", table_id, why.value)
        try:
            table = await self._tables.table(table_id)
            if table.status is not Status.LOBBY:
                self._paused(await self._tables.pause(table_id, why.value))
            elif why in _CLOSED_BECAUSE:
                await self._tables.close(table_id, _CLOSED_BECAUSE[why])
        except Refused as refused:
            log.info("table is gone already: table=%s: %r", table_id, refused)


def _is_posted(aside: SurfaceState) -> bool:
    """Return whether this aside is posted, or never will be."""
    return aside.is_given_up or aside.message_id is not None


def _is_elsewhere(state: SurfaceState, desired: DesiredMessage) -> bool:
    """Return whether the table was moved to another channel, but its message was not yet."""
    surface = state.surface
    return desired.live and surface is not None and surface.channel_id != desired.channel_id


def _plan_repost(state: SurfaceState, desired: DesiredMessage) -> None:
    """Plan a new message, unless the table is over."""
    if desired.live:
        state.aim = Aim.POST
    else:
        state.cancel_post()
