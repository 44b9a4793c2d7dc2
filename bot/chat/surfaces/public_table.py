"""Keeps the public table true: one message in the channel, edited at most about once a second.

A message that was deleted comes back at once; one that is deleted again is not wanted there. A
table that was lost is posted only on request (bot/chat/presses/resume_table.py).
"""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from bot.chat.discord_api.errors import (
    ERRORS,
    Problem,
    is_answered_already,
    is_deleted,
    loss,
    problem,
)
from bot.chat.discord_api.interaction_token import InteractionToken
from bot.chat.discord_api.rate_limiter import Priority
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.presentable import jump
from bot.chat.surfaces.delivery import MessageSender
from bot.chat.surfaces.drawing import PageDrawer
from bot.chat.surfaces.state import TABLE, Shown, Surfaces, aside_name
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.surfaces.unreachable_tables import UnreachableTables
from bot.chat.timing import ChatTiming
from bot.language.words import Words
from bot.tables.ports import Clock
from bot.tables.refusals import TableGone
from bot.tables.table import Loss, Status

STORY = 1.0
"""Seconds between two looks whether what goes on beside the table has been told."""

LONGEST_STORY = 5.0
"""Seconds after which a result waits no longer for that: everybody waits for the result."""


class End(Enum):
    """Where the result of a game comes to stand."""

    HERE = 0
    """Where the table stands, or it stands there already."""
    BELOW = 1
    LATER = 2
    """Below what is about to be told."""


class PublicTables:
    """`deliver` is the work of a public table's lane. `is_away` says whether Discord has lost sight
    of a server for the moment.
    """

    def __init__(
        self,
        unreachable: UnreachableTables,
        pages: PageDrawer,
        surfaces: Surfaces,
        sender: MessageSender,
        timers: SurfaceTimers,
        clock: Clock,
        pace: ChatTiming,
        is_away: Callable[[int], bool] = lambda _: False,
    ) -> None:
        self._unreachable = unreachable
        self._is_away = is_away
        self._pages = pages
        self._surfaces = surfaces
        self._sender = sender
        self._timers = timers
        self._clock = clock
        self._pace = pace
        self.rush = False
        """Set while everything is to be delivered at once."""

    async def deliver(self, table_id: str) -> None:
        """Bring the public table up to date. It is first posted when `anew` says so."""
        shown = self._surfaces.get(table_id, TABLE)
        waits = shown.not_before > self._clock.now() and not self.rush
        if waits or not (shown.anew or (shown.surface and not shown.lost)):
            return
        try:
            while await self._advance(shown):
                pass
        except TableGone:
            return
        except ERRORS as error:
            await self._failed(shown, error)

    async def post_anew(self, table_id: str) -> None:
        """Post it now, on request. The caller holds its lane. Raises TableGone, and what the
        request raises (ERRORS).
        """
        shown = self._surfaces.get(table_id, TABLE)
        try:
            await self._post(shown, await self.wanted(table_id))
        except ERRORS as error:
            await self._failed(shown, error)
            raise

    async def wanted(self, table_id: str) -> Wanted:
        """Raises TableGone."""
        return await self._pages.table(table_id, self._surfaces.by_hand(table_id))

    async def moved(self, shown: Shown) -> Wanted:
        """What stands on a public table that is shown elsewhere by now."""
        words = Words((await self._pages.public(shown.table_id)).locale)
        link = await self.address(shown)
        return Wanted.of(self._pages.sentence(words("chat-table-moved", link=link)))

    async def address(self, shown: Shown) -> str:
        """Where the table's message stands; its channel's, while it has none. Raises TableGone."""
        scene, where = await self._pages.public(shown.table_id), shown.surface
        if where is None or where.message_id is None:
            return jump(scene.guild_id, scene.channel_id)
        return f"{jump(scene.guild_id, where.channel_id)}/{where.message_id}"

    async def _advance(self, shown: Shown) -> bool:
        """One step; True where another look is due."""
        moment = await self._pages.moment(shown.table_id)
        begins = shown.moment not in (None, moment)
        stands = shown.message_id is not None and not shown.anew
        if stands and self._is_early(shown, begins):
            return False
        shown.moment, shown.looked_at = moment, self._clock.now()
        wanted = await self.wanted(shown.table_id)
        missing = not stands or _is_elsewhere(shown, wanted)
        end = await self._end(shown, wanted)
        if end is End.LATER and not missing and not self.rush:
            self._timers.set((shown.table_id, TABLE), "pace", self._clock.now() + STORY)
            return False
        is_due = missing or end is End.BELOW or await self._moves(shown, wanted, begins)
        if is_due and not await self._unreachable.is_lost(shown.table_id):
            return await self._post(shown, wanted)
        if missing:
            return False
        if shown.digest == wanted.digest:
            return False
        if await self._sender.by_token(shown, wanted):
            return False
        if await self._sender.outbox.turn(Priority.TABLE):
            wanted = await self.wanted(shown.table_id)
        await self._sender.by_edit(shown, wanted)
        return False

    def _is_early(self, shown: Shown, begins: bool) -> bool:
        """Whether it was edited a moment ago, or looked at and nothing has begun since."""
        every = self._pace.aged_every if self._is_aged(shown) else self._pace.table_every
        due = every + (shown.edited_at if begins else max(shown.edited_at, shown.looked_at))
        if self.rush or due <= self._clock.now():
            return False
        self._timers.set((shown.table_id, TABLE), "pace", due)
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
        is_deep = shown.below >= self._pace.sinks_after
        return is_deep or await self._is_told(shown.table_id)

    async def _end(self, shown: Shown, wanted: Wanted) -> End:
        """The result of a game stands below all that the table has told beside itself. What was
        told before a restart nobody has counted: it may be below.
        """
        is_new = shown.beside > 0 or shown.digest != wanted.digest
        if wanted.stage != Status.OVER.value or not is_new:
            return End.HERE
        if not await self._is_told(shown.table_id):
            now = self._clock.now()
            shown.over_since = now if shown.over_since is None else shown.over_since
            if now - shown.over_since < LONGEST_STORY:
                return End.LATER
        if shown.beside == 0 and shown.watched:
            return End.HERE
        talks = shown.beside > 0 or await self._pages.tells_asides(shown.table_id)
        return End.BELOW if talks else End.HERE

    def _has_sunk(self, shown: Shown, posted_at: float) -> bool:
        """Whether the chat has buried it: sooner, and at once, where it is the table that talks."""
        undisturbed = shown.below <= shown.beside
        rested = self._clock.now() - posted_at >= self._pace.sinks_every
        most = self._pace.sinks_beside if shown.beside else self._pace.sinks_after
        return max(shown.below, shown.beside) >= most and (rested or undisturbed)

    async def _is_told(self, table_id: str) -> bool:
        """Whether what goes on beside the table is over and stands there: the table comes after."""
        aside = await self._pages.aside(table_id)
        if aside is None:
            return True
        beside = self._surfaces.get(table_id, aside_name(aside.key))
        return aside.ended and (beside.lost or beside.message_id is not None)

    def _is_aged(self, shown: Shown) -> bool:
        posted_at = self._clock.now() if shown.surface is None else shown.surface.at
        return self._clock.now() - posted_at >= self._pace.ages_after

    async def _post(self, shown: Shown, wanted: Wanted) -> bool:
        if shown.message_id is None and _is_elsewhere(shown, wanted):
            await self._surfaces.drop(shown)  # it was to be sent where the table is no more
        if await self._sender.outbox.turn(Priority.TABLE):
            wanted = await self.wanted(shown.table_id)
        await self._sender.post(shown, wanted.channel_id, wanted)
        shown.lost = shown.anew = False
        return shown.digest != wanted.digest

    async def answering(self, shown: Shown, channel_id: int, wanted: Wanted) -> Shown | None:
        """The table is about to be posted as the answer to a command. Returns what stood before."""
        return await self._sender.intend_answer(shown, channel_id, wanted)

    async def unanswered(self, shown: Shown, before: Shown | None, error: BaseException) -> None:
        """It was not; where nobody knows, it is looked for by the table's lane."""
        if problem(error) is Problem.LATER or is_answered_already(error):
            return
        if before is None or before.surface is None:
            await self._surfaces.drop(shown)
            shown.anew = True  # opened, but nobody can see it
        else:
            await self._surfaces.put(shown, replace(before.surface, name=TABLE))
            shown.touch = before.touch
            await self._surfaces.remove(before)

    async def answered(self, shown: Shown, message_id: int, touch: InteractionToken) -> None:
        """It was; `touch` can edit it."""
        if shown.surface is not None:
            await self._surfaces.put(shown, replace(shown.surface, message_id=message_id))
        shown.touch, shown.edited_at = touch, self._clock.now()
        shown.below, shown.beside, shown.watched = 0, 0, True
        shown.lost = shown.anew = False

    async def _failed(self, shown: Shown, error: BaseException) -> None:
        what = problem(error)
        if what is Problem.OURS:
            raise error
        if what in (Problem.LOST, Problem.SHUT, Problem.FLAGGED) and not await self._away(shown):
            await self._lost(shown, loss(error))
            return
        if what in (Problem.GONE, Problem.AGED):
            wanted = await self.wanted(shown.table_id)
            shown.anew = wanted.live
        if what is Problem.GONE:
            await self._surfaces.drop(shown)
            if is_deleted(error) and self._unreachable.deleted(shown.table_id, wanted.channel_id):
                await self._lost(shown, Loss.MESSAGE)
                return
        shown.tried += 1
        shown.not_before = self._clock.now() + min(60.0, 2.0**shown.tried - 2.0)
        self._timers.set((shown.table_id, TABLE), "retry", shown.not_before)

    async def _away(self, shown: Shown) -> bool:
        return self._is_away((await self.wanted(shown.table_id)).guild_id)

    async def lost(self, table_id: str, why: Loss) -> None:
        """Show it there no more, and stop its clocks."""
        await self._lost(self._surfaces.get(table_id, TABLE), why)

    async def _lost(self, shown: Shown, why: Loss) -> None:
        shown.lost, shown.anew = True, False
        if shown.surface is not None and shown.message_id is None:
            await self._surfaces.drop(shown)
        await self._unreachable.lost(shown.table_id, why)


def _is_elsewhere(shown: Shown, wanted: Wanted) -> bool:
    """Whether the table was moved to another channel, and its message was not (yet)."""
    stands = shown.surface
    return wanted.live and stands is not None and stands.channel_id != wanted.channel_id
