"""Keeps private cards true, one per person and table.

Edits never notify, so a new question is a new message, unless its seat has just clicked and is
looking. A card is not taken away under somebody's finger: the steps of one dialogue stay on one
message, and one whose place another has taken can be answered for a while
(bot/chat/surfaces/superseded_messages.py).
"""

from enum import Enum

from bot.chat.discord_api.direct_messages import DirectMessages, DmsShut
from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.discord_api.rate_limiter import Priority
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Link, Page, Row, Text
from bot.chat.pages.presentable import jump
from bot.chat.surfaces.delivery import MessageSender
from bot.chat.surfaces.drawing import PageDrawer
from bot.chat.surfaces.state import Shown, Surfaces, card_name
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.timing import ChatTiming
from bot.language.words import Words
from bot.tables.ports import Clock
from bot.tables.refusals import TableGone


class Step(Enum):
    """What brings a card closer to the truth."""

    NOTHING = 0
    POST = 1
    EDIT = 2
    EDIT_LATER = 3
    HOLD = 4
    """It would ring, but not yet."""


def next_step(shown: Shown, wanted: Wanted, looking: bool, now: float, pace: ChatTiming) -> Step:
    """`looking`: the person clicked a moment ago."""
    if shown.surface is None or (shown.anew and not wanted.live):
        return Step.POST if wanted.live else Step.NOTHING
    if shown.message_id is None or shown.anew:
        return Step.POST
    pushes = wanted.question is not None and not wanted.standing
    fresh_question = shown.asks_anew(wanted)
    if wanted.bell and fresh_question and looking and not _has_waited(shown, wanted, now):
        return Step.HOLD
    is_aged = now - shown.surface.at >= pace.ages_after
    if pushes and fresh_question and (is_aged or wanted.bell or not looking):
        return Step.POST
    if pushes and not fresh_question and _is_due_again(shown, wanted, now, pace):
        return Step.POST
    if shown.digest == wanted.digest:
        return Step.NOTHING
    settled = shown.question is not None and shown.question != wanted.question
    begins = shown.stage is not None and shown.stage != wanted.stage
    paced = not (fresh_question or settled or begins or shown.muddled)
    if paced and now - shown.edited_at < pace.card_every:
        return Step.EDIT_LATER
    return Step.EDIT


def _has_waited(shown: Shown, wanted: Wanted, now: float) -> bool:
    """Whether the person left the question unanswered on the table for long enough."""
    asked_before = shown.held == wanted.question
    return asked_before and shown.remind_at is not None and shown.remind_at <= now


def _is_due_again(shown: Shown, wanted: Wanted, now: float, pace: ChatTiming) -> bool:
    """Whether the question comes once more as a message: because it came by an edit and nobody
    answered, or because its deadline is near and the last message was before that.
    """
    if shown.remind_at is not None and shown.remind_at <= now:
        return True
    due = deadline_reminder(shown, wanted, pace)
    return due is not None and due <= now


def deadline_reminder(shown: Shown, wanted: Wanted, pace: ChatTiming) -> float | None:
    """When the question is to ring before its deadline, unless it has rung just before."""
    if shown.surface is None or wanted.remind_at is None or wanted.standing:
        return None
    rang_lately = shown.surface.at > wanted.remind_at - pace.ring_after
    return None if rang_lately else wanted.remind_at


class PrivateCards:
    """`deliver` is the work of a card's lane."""

    def __init__(
        self,
        pages: PageDrawer,
        surfaces: Surfaces,
        sender: MessageSender,
        dms: DirectMessages,
        timers: SurfaceTimers,
        clock: Clock,
        pace: ChatTiming,
    ) -> None:
        self._pages = pages
        self._surfaces = surfaces
        self._sender = sender
        self._direct_messages = dms
        self._timers = timers
        self._clock = clock
        self._pace = pace
        self.rush = False
        """Set while everything is to be delivered at once."""

    async def deliver(self, table_id: str, user_id: int) -> bool:
        """Bring the card of this person up to date. True where they turn out to play by My hand, so
        that the table has to say so.
        """
        shown = self._surfaces.get(table_id, card_name(user_id))
        if shown.not_before > self._clock.now() and not self.rush:
            return False
        if await self._may_wait(shown):
            return False
        try:
            while await self._advance(shown, table_id, user_id):
                pass
        except DmsShut as shut:
            return await self._by_hand(shown, table_id, user_id, ours=shut.ours)
        except ERRORS as error:
            return await self._failed(shown, table_id, user_id, error)
        self._direct_messages.asked(user_id)
        by_hand = self._surfaces.by_hand(table_id)
        if shown.message_id is not None and user_id in by_hand:
            by_hand.discard(user_id)
            return True
        return False

    async def _may_wait(self, shown: Shown) -> bool:
        """Whether the person was shown the truth a moment ago, and nothing has begun since. What
        they are asked next is then the answer to their own click, and never waits for this.
        """
        try:
            moment = await self._pages.moment(shown.table_id)
        except TableGone:
            return False
        begins, shown.moment = shown.moment != moment, moment
        stands = shown.message_id is not None and not (shown.anew or shown.muddled or begins)
        now, due = self._clock.now(), shown.looked_at + self._pace.look_every
        if stands and now < due and not self.rush:
            self._timers.set((shown.table_id, shown.name), "pace", due)
            return True
        shown.looked_at = now
        return False

    def was_asked(self, shown: Shown, wanted: Wanted, before: str | None) -> None:
        """A new question came by an edit: remind if nobody answers. Whoever has just answered
        another step of the same dialogue (`before`) knows of it, and is left to their work until
        the deadline is near.
        """
        if wanted.dialogue is not None and wanted.dialogue == before:
            shown.remind_at = None
            self._timers.clear((shown.table_id, shown.name), "remind")
        else:
            self._remind(shown, wanted)

    def _remind(self, shown: Shown, wanted: Wanted) -> None:
        shown.remind_at = self._pace.ring(self._clock.now(), wanted.deadline)
        self._timers.set((shown.table_id, shown.name), "remind", shown.remind_at)

    async def _advance(self, shown: Shown, table_id: str, user_id: int) -> bool:
        """One step; True where another look is due."""
        wanted = await self._pages.dealt(table_id, user_id)
        if wanted is None:
            self._surfaces.by_hand(table_id).discard(user_id)
            if shown.surface is not None:
                await self._surfaces.end(shown)
            return False
        self._set_alarm(shown, wanted)
        step = self._step(shown, wanted, table_id, user_id)
        if step is Step.POST:
            return await self._post(shown, wanted, table_id, user_id)
        if step is Step.HOLD and shown.held != wanted.question:
            shown.held = wanted.question
            self._remind(shown, wanted)
        if step in (Step.NOTHING, Step.HOLD):
            return False
        anew, before = shown.asks_anew(wanted), shown.dialogue
        if not await self._sender.by_token(shown, wanted):
            if step is Step.EDIT_LATER and not self.rush:
                self._timers.set(
                    (table_id, shown.name), "pace", shown.edited_at + self._pace.card_every
                )
                return False
            urgency = Priority.QUESTION if anew else Priority.DECORATION
            if await self._sender.outbox.turn(urgency):
                wanted = await self._pages.dealt(table_id, user_id) or wanted
            await self._sender.by_edit(shown, wanted)
        if anew and not wanted.standing:
            self.was_asked(shown, wanted, before)
        return False

    def _set_alarm(self, shown: Shown, wanted: Wanted) -> None:
        due = deadline_reminder(shown, wanted, self._pace)
        if due is not None and due > self._clock.now() and wanted.question is not None:
            self._timers.set((shown.table_id, shown.name), "deadline", due)

    def _step(self, shown: Shown, wanted: Wanted, table_id: str, user_id: int) -> Step:
        looking = self._surfaces.is_looking(table_id, user_id)
        return next_step(shown, wanted, looking, self._clock.now(), self._pace)

    async def _post(self, shown: Shown, wanted: Wanted, table_id: str, user_id: int) -> bool:
        asks = wanted.question is not None and not wanted.standing
        channel_id = await self._direct_messages.channel(user_id, wanted.locale, asks=asks)
        if await self._sender.outbox.turn(Priority.QUESTION):
            wanted = await self._pages.dealt(table_id, user_id) or wanted
            if self._step(shown, wanted, table_id, user_id) is not Step.POST:
                self._sender.outbox.unused()
                return True
        await self._sender.post(shown, channel_id, wanted)
        await self._direct_messages.works(user_id)
        self._set_alarm(shown, wanted)
        return shown.digest != wanted.digest

    async def over(self, old: Shown, user_id: int) -> Wanted | None:
        """What stands on a card that is no card any more. None: a newer one says it all."""
        wanted = await self._pages.dealt(old.table_id, user_id)
        if wanted is None:
            words = Words(await self._direct_messages.locale(user_id))
            stays = await self._pages.card_if_any(old.table_id, user_id)
            said = words("chat-bell-off" if stays else "chat-card-left")
            return Wanted.of(self._pages.sentence(said))
        by_hand = wanted.live and user_id in self._surfaces.by_hand(old.table_id)
        if by_hand and not wanted.bell:
            return Wanted.of(self._pages.sentence(Words(wanted.locale)("chat-card-by-hand")))
        return None

    async def closed(self, answer: str | None, card: Shown, wanted: Wanted) -> Wanted:
        """For a message that was pressed and is the card no more: which table it was of, what was
        chosen, and the way to the card that is.
        """
        words = Words(wanted.locale)
        number = (await self._pages.public(card.table_id)).number
        said = words("chat-card-closed", number=number)
        if answer is not None:
            said = words("chat-card-chose", number=number, choice=answer)
        there = card.surface
        if there is None or there.message_id is None:
            label, url = words("card-back", number=number), jump(wanted.guild_id, wanted.channel_id)
        else:
            label = words("chat-card-newest")
            url = f"{jump(None, there.channel_id)}/{there.message_id}"
        return Wanted.of(Page((Text(said), Row((Link(label, url),)))))

    async def _by_hand(self, shown: Shown, table_id: str, user_id: int, *, ours: bool) -> bool:
        by_hand = self._surfaces.by_hand(table_id)
        is_new = user_id not in by_hand
        by_hand.add(user_id)
        if shown.surface is not None:
            await self._surfaces.end(shown)
        wanted = await self._pages.dealt(table_id, user_id)
        bell = wanted is not None and wanted.bell
        await self._direct_messages.say_shut(user_id, ours=ours, bell=bell)
        return is_new

    async def _failed(
        self, shown: Shown, table_id: str, user_id: int, error: BaseException
    ) -> bool:
        what = problem(error)
        if what is Problem.LOST and not shown.tried:
            await self._direct_messages.moved(user_id)
            await self._again(shown, anew=True)
        elif what is Problem.FLAGGED:
            self._direct_messages.flagged(user_id)
            return await self._by_hand(shown, table_id, user_id, ours=True)
        elif what in (Problem.SHUT, Problem.LOST):
            await self._direct_messages.shut(user_id)
            return await self._by_hand(shown, table_id, user_id, ours=False)
        elif what is Problem.OURS:
            raise error
        elif what is Problem.AGED:
            shown.anew = True
            await self._again(shown, anew=False)
        else:
            await self._again(shown, anew=what is Problem.GONE)
        return False

    async def _again(self, shown: Shown, *, anew: bool) -> None:
        if anew:
            await self._surfaces.drop(shown)
        shown.tried += 1
        shown.not_before = self._clock.now() + min(60.0, 2.0**shown.tried - 2.0)
        self._timers.set((shown.table_id, shown.name), "retry", shown.not_before)
