"""Keeps the public table true: one message in the channel, edited at most about once a second.

Whoever its first message notifies is notified once, however often it is posted anew.
A message that was deleted comes back at once; one that is deleted again is not wanted there. A
table that was lost is posted only on request (bot/interactions/resume_table.py).
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from enum import Enum

from bot.discord_api.errors import (
    ERRORS,
    Problem,
    is_answered_already,
    is_deleted,
    loss,
    problem,
)
from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.rate_limiter import Priority
from bot.i18n.words import Words
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.keeper import Keeper, Parts
from bot.messages.state import Aim, Shown
from bot.messages.unreachable_tables import UnreachableTables
from bot.messages.writer import Delivered
from bot.pages.delivery import Wanted
from bot.pages.faces import Aside
from bot.pages.loss import Loss
from bot.pages.presentable import jump
from bot.tables.refusals import TableGone
from bot.tables.table import Status

STORY = 1.0
"""Seconds between checks whether the side messages have been posted."""

LONGEST_STORY = 5.0
"""Seconds for which a result waits for them at most: everybody waits for the result."""


class End(Enum):
    """Where the result of a game comes to stand."""

    HERE = 0
    """Where the table stands, or it stands there already."""
    BELOW = 1
    LATER = 2
    """Below what is about to be told."""


class PublicTables(Keeper):
    """Keeps surfaces of `Kind.TABLE`. `is_away` says whether Discord has lost sight of a server for
    the moment: then nothing there is gone.
    """

    def __init__(
        self, parts: Parts, *, unreachable: UnreachableTables, is_away: Callable[[int], bool]
    ) -> None:
        super().__init__(parts)
        self._unreachable = unreachable
        self._is_away = is_away

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Bring the public table up to date. It is first posted when somebody asks for it."""
        shown = self._surfaces.get(surface_id)
        stands = shown.surface is not None and not shown.is_given_up
        if self._waits(shown) or not (shown.is_to_be_posted or stands):
            return ()

        try:
            while await self._advance(shown):
                pass
        except TableGone:
            pass
        except ERRORS as error:
            with suppress(TableGone):
                await self._failed(shown, error)

        return ()

    def of(self, table_id: str) -> Shown:
        """Of a loaded table."""
        return self._surfaces.get(SurfaceId(table_id, Kind.TABLE))

    async def post_anew(self, table_id: str) -> None:
        """Post it now, on request. The caller holds its work. Raises TableGone, and what the
        request raises (ERRORS).
        """
        shown = self.of(table_id)
        try:
            await self._post(shown, await self.wanted(table_id))
        except ERRORS as error:
            await self._failed(shown, error)
            raise

    async def wanted(self, table_id: str) -> Wanted:
        """Raises TableGone."""
        return await self._drawer.table(table_id, self._surfaces.shut(table_id))

    async def _newest(self, shown: Shown, wanted: Wanted) -> Wanted:
        return await self.wanted(shown.id.table_id)

    async def moved(self, shown: Shown) -> Wanted:
        """What stands on a public table that is shown elsewhere by now."""
        words = Words((await self._drawer.public(shown.id.table_id)).locale)
        link = await self.address(shown)
        return Wanted.of(self._drawer.sentence(words("chat-table-moved", link=link)))

    async def address(self, shown: Shown) -> str:
        """Where the table's message stands; its channel's, while it has none. Raises TableGone."""
        scene = await self._drawer.public(shown.id.table_id)
        where = shown.surface
        if where is None or where.message_id is None:
            return jump(scene.guild_id, scene.channel_id)

        return f"{jump(scene.guild_id, where.channel_id)}/{where.message_id}"

    async def _advance(self, shown: Shown) -> bool:
        """One step; True where another look is due."""
        table_id = shown.id.table_id
        moment = await self._drawer.moment(table_id)
        begins = shown.seen.moment not in (None, moment)
        stands = shown.message_id is not None and not shown.is_to_be_posted
        if stands and shown.is_bare:
            await self._writer.add_picture(shown, await self.wanted(table_id))

        if stands and self._is_early(shown, begins):
            return False

        shown.seen.waits_for(moment)
        shown.seen.looked_at = self._clock.now()
        wanted = await self.wanted(table_id)
        missing = not stands or _is_elsewhere(shown, wanted)
        end = await self._end(shown, wanted)
        if end is End.LATER and not missing and not self._timers.rush:
            self._timers.set(shown.id, Wake.PACE, self._clock.now() + STORY)
            return False

        is_due = missing or end is End.BELOW or await self._moves(shown, wanted, begins)
        if is_due and not await self._unreachable.is_lost(table_id):
            return await self._post(shown, wanted)
        if missing:
            return False
        if shown.digest == wanted.digest:
            return False

        wanted = await self._painted(shown, wanted)
        await self._writer.edit(shown, wanted, Priority.TABLE, self._newest)
        return False

    def _is_early(self, shown: Shown, begins: bool) -> bool:
        """Whether it was edited a moment ago, or looked at and nothing has begun since."""
        every = self._timing.aged_every if self._is_aged(shown) else self._timing.table_every
        edited_at = shown.seen.edited_at
        looked_at = shown.seen.looked_at
        due = every + (edited_at if begins else max(edited_at, looked_at))
        if self._timers.rush or due <= self._clock.now():
            return False

        self._timers.set(shown.id, Wake.PACE, due)
        return True

    async def _moves(self, shown: Shown, wanted: Wanted, begins: bool) -> bool:
        """Whether the table is posted anew as something new begins: because it has sunk, or because
        it is so old that Discord limits its edits.
        """
        if not begins or shown.surface is None or wanted.stage == Status.CLOSED.value:
            return False
        if wanted.live and self._is_aged(shown):
            return True
        if not self._has_sunk(shown, shown.surface.at):
            return False

        is_deep = shown.depth.below >= self._timing.sinks_after
        return is_deep or await self._is_told(shown.id.table_id)

    async def _end(self, shown: Shown, wanted: Wanted) -> End:
        """The result of a game stands below all that the table has told beside itself. What was
        told before a restart nobody has counted: it may be below.
        """
        if wanted.stage != Status.OVER.value:
            return End.HERE

        told = await self._told_last(shown.id.table_id)
        is_above = told is not None and (told[1].message_id or 0) > (shown.message_id or 0)
        if not is_above and shown.depth.beside == 0 and shown.digest == wanted.digest:
            return End.HERE

        is_told = await self._is_told(shown.id.table_id)
        if not is_told and shown.seen.over_for(self._clock.now()) < LONGEST_STORY:
            return End.LATER
        if shown.depth.beside == 0 and shown.depth.is_known:
            return End.HERE

        talks = shown.depth.beside > 0 or await self._drawer.tells_asides(shown.id.table_id)
        return End.BELOW if talks else End.HERE

    def _has_sunk(self, shown: Shown, posted_at: float) -> bool:
        """Whether the chat has buried it: sooner, and at once, where it is the table that talks."""
        depth = shown.depth
        rested = self._clock.now() - posted_at >= self._timing.sinks_every
        most = self._timing.sinks_beside if depth.beside else self._timing.sinks_after
        return max(depth.below, depth.beside) >= most and (rested or depth.is_undisturbed)

    async def _is_told(self, table_id: str) -> bool:
        """Whether what goes on beside the table is over and stands there: the table comes after."""
        told = await self._told_last(table_id)
        if told is None:
            return True

        aside, shown = told
        return aside.ended and (shown.is_given_up or shown.message_id is not None)

    async def _told_last(self, table_id: str) -> tuple[Aside, Shown] | None:
        """What goes on beside the table, or did last; and where it stands."""
        aside = await self._drawer.aside(table_id)
        if aside is None:
            return None
        return aside, self._surfaces.get(SurfaceId(table_id, Kind.ASIDE, key=aside.key))

    def _is_aged(self, shown: Shown) -> bool:
        posted_at = self._clock.now() if shown.surface is None else shown.surface.at
        return self._clock.now() - posted_at >= self._timing.ages_after

    async def _post(self, shown: Shown, wanted: Wanted) -> bool:
        if shown.message_id is None and _is_elsewhere(shown, wanted):
            await self._surfaces.drop(shown)  # it was to be sent where the table is no more

        wanted = await self._painted(shown, wanted, wanted.channel_id)
        if await self._writer.outbox.turn(Priority.TABLE):
            wanted = await self.wanted(shown.id.table_id)

        wanted = replace(wanted, quiet=shown.has_stood)
        await self._writer.post(shown, wanted.channel_id, wanted)
        return shown.digest != wanted.digest

    # -- the answer to a command, or to a press on another table ----------------------------------

    async def answer_with(
        self,
        table_id: str,
        channel_id: int | None,
        publish: Callable[[Wanted], Awaitable[tuple[Delivered, InteractionToken]]],
    ) -> None:
        """Post it as such an answer: `publish` returns what was written, and what can edit it. The
        caller holds its work. Raises TableGone, and what `publish` raises (ERRORS).
        """
        shown = self.of(table_id)
        wanted = replace(await self.wanted(table_id), quiet=shown.has_stood)
        before = await self._writer.intend_answer(shown, channel_id or wanted.channel_id, wanted)
        try:
            written, touch = await publish(wanted)
        except ERRORS as error:
            await self._unanswered(shown, before, error)
            raise

        await self._writer.answered(shown, wanted, written, touch)

    async def _unanswered(self, shown: Shown, before: Shown | None, error: BaseException) -> None:
        """The answer failed. If that is uncertain, the next `deliver` searches for the message."""
        if problem(error) is Problem.LATER or is_answered_already(error):
            return

        if before is None or before.surface is None:
            await self._surfaces.drop(shown)
            shown.aim = Aim.POST  # it was opened and is not visible
        else:
            await self._surfaces.put(shown, replace(before.surface, id=shown.id))
            shown.touch = before.touch
            await self._surfaces.remove(before)

    # -- when it fails ----------------------------------------------------------------------------

    async def _failed(self, shown: Shown, error: BaseException) -> None:
        if self._tries_again(shown, error):
            return

        wanted = await self.wanted(shown.id.table_id)
        match problem(error):
            case Problem.GONE:
                _comes_back(shown, wanted)
                await self._surfaces.drop(shown)
                where = shown.id.table_id, wanted.channel_id
                if is_deleted(error) and self._unreachable.deleted(*where):
                    await self._lost(shown, Loss.MESSAGE)
                    return
            case Problem.AGED:
                _comes_back(shown, wanted)
            case Problem.LOST | Problem.SHUT | Problem.FLAGGED:
                if not self._is_away(wanted.guild_id):
                    await self._lost(shown, loss(error))
                    return
            case _:
                raise error

        self._again(shown)

    async def lost(self, table_id: str, why: Loss) -> None:
        """Show it there no more, and stop its clocks."""
        await self._lost(self.of(table_id), why)

    async def _lost(self, shown: Shown, why: Loss) -> None:
        shown.aim = Aim.GIVE_UP
        if shown.is_intended:
            await self._surfaces.drop(shown)
        await self._unreachable.lost(shown.id.table_id, why)


def _is_elsewhere(shown: Shown, wanted: Wanted) -> bool:
    """Whether the table was moved to another channel, and its message was not (yet)."""
    stands = shown.surface
    return wanted.live and stands is not None and stands.channel_id != wanted.channel_id


def _comes_back(shown: Shown, wanted: Wanted) -> None:
    """What is over is never posted anew."""
    if wanted.live:
        shown.aim = Aim.POST
    else:
        shown.cancel_post()
