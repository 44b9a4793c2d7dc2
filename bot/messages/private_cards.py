"""Keeps private cards true, one per person and table.

Edits never notify, so a new question is a new message, unless its seat has just clicked and is
looking. A card is not taken away under somebody's finger: the steps of one dialogue stay on one
message, and one whose place another has taken can be answered for a while
(bot/messages/superseded_messages.py).
"""

from enum import Enum
from typing import NamedTuple

import discord

from bot.discord_api.direct_messages import DirectMessages, DmsShut
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.rate_limiter import Priority
from bot.i18n.words import Words
from bot.messages.ephemeral_cards import EphemeralCards
from bot.messages.keeper import Keeper, Parts
from bot.messages.ports import Kind, SurfaceId
from bot.messages.state import Shown
from bot.messages.tastes import Tastes
from bot.messages.timers import Wake
from bot.messages.timing import ChatTiming
from bot.messages.workers import Chore, Errand, Job
from bot.pages.delivery import Wanted
from bot.pages.page import Link, Page, Row, Text
from bot.pages.presentable import jump
from bot.people import Cards
from bot.tables.refusals import TableGone


class Step(Enum):
    """What brings a card closer to the truth."""

    NOTHING = 0
    POST = 1
    EDIT = 2
    EDIT_LATER = 3
    HOLD = 4
    """It would ring, but not yet."""


def next_step(shown: Shown, wanted: Wanted, looking: bool, now: float, timing: ChatTiming) -> Step:
    """`looking`: the person clicked a moment ago."""
    if shown.surface is None or (shown.is_to_be_posted and not wanted.live):
        return Step.POST if wanted.live else Step.NOTHING
    if shown.is_intended or shown.is_to_be_posted:
        return Step.POST
    pushes = wanted.question is not None and not wanted.standing
    fresh_question = shown.asks_anew(wanted)
    if wanted.bell and fresh_question and looking and not _has_waited(shown, wanted, now):
        return Step.HOLD
    is_aged = now - shown.surface.at >= timing.ages_after
    if pushes and fresh_question and (is_aged or wanted.bell or not looking):
        return Step.POST
    if pushes and not fresh_question and _is_due_again(shown, wanted, now, timing):
        return Step.POST
    if shown.digest == wanted.digest:
        return Step.NOTHING
    settled = shown.question is not None and shown.question != wanted.question
    begins = shown.seen.stage not in (None, wanted.stage)
    paced = not (fresh_question or settled or begins or shown.doubts)
    if paced and now - shown.seen.edited_at < timing.card_every:
        return Step.EDIT_LATER
    return Step.EDIT


def _has_waited(shown: Shown, wanted: Wanted, now: float) -> bool:
    """Whether the person left the question unanswered on the table for long enough."""
    return shown.ring.held == wanted.question and shown.ring.is_due(now)


def _is_due_again(shown: Shown, wanted: Wanted, now: float, timing: ChatTiming) -> bool:
    """Whether the question comes once more as a message: because it came by an edit and nobody
    answered, or because its deadline is near and the last message was before that.
    """
    if shown.ring.is_due(now):
        return True
    due = deadline_reminder(shown, wanted, timing)
    return due is not None and due <= now


def deadline_reminder(shown: Shown, wanted: Wanted, timing: ChatTiming) -> float | None:
    """When the question is to ring before its deadline, unless it has rung just before."""
    if shown.surface is None or wanted.remind_at is None or wanted.standing:
        return None
    rang_lately = shown.surface.at > wanted.remind_at - timing.ring_after
    return None if rang_lately else wanted.remind_at


class ByHand(NamedTuple):
    """Whether somebody plays by My hand, and whether that is because their DMs are closed."""

    plays: bool
    is_shut: bool


def _followed(card: SurfaceId, before: ByHand, after: ByHand) -> tuple[Job, ...]:
    """What has to be looked at, if somebody plays otherwise now. Whose DMs have just closed has
    perhaps left the server.
    """
    if before == after:
        return ()
    table_id, user_id = card.table_id, card.user_id
    table, call = SurfaceId(table_id, Kind.TABLE), SurfaceId(table_id, Kind.CALL, user_id)
    left = Errand(table_id, Chore.MEMBER, user_id)
    return (table, call, left) if after.is_shut and not before.is_shut else (table, call)


class PrivateCards(Keeper):
    """Keeps surfaces of `Kind.CARD`."""

    def __init__(
        self,
        parts: Parts,
        *,
        direct_messages: DirectMessages,
        hands: EphemeralCards,
        tastes: Tastes,
    ) -> None:
        super().__init__(parts)
        self._direct_messages = direct_messages
        self._hands = hands
        self._tastes = tastes

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Bring the card of this person up to date. Where they turn out to play by My hand, or do
        so no more, the table has to say so, and they are to be called.
        """
        table_id, user_id = surface_id.table_id, surface_id.user_id
        before = self._is_by_hand(table_id, user_id)
        asker = self._direct_messages.asker(user_id)
        where = (await self._tastes.of(user_id)).cards
        if where is Cards.HERE:
            await self._stay(self._surfaces.get(surface_id))
        else:
            self._surfaces.here(table_id).discard(user_id)
            await self._bring(self._surfaces.get(surface_id))
        after = self._is_by_hand(table_id, user_id)
        given: tuple[Job, ...] = ()
        if asker is not None and (after.plays or where is Cards.BOTH):
            given = await self._give(table_id, asker)
        return (*given, *_followed(surface_id, before, after))

    def _is_by_hand(self, table_id: str, user_id: int) -> ByHand:
        plays = user_id in self._surfaces.by_hand(table_id)
        return ByHand(plays, user_id in self._surfaces.shut(table_id))

    async def _give(self, table_id: str, asker: discord.Interaction) -> tuple[Job, ...]:
        """The hand of whoever has just clicked, where the game deals any."""
        wanted = await self._drawer.dealt(table_id, asker.user.id)
        if wanted is None or wanted.bell or not await self._hands.give(table_id, asker):
            return ()
        return (SurfaceId(table_id, Kind.HAND, asker.user.id),)

    async def _stay(self, shown: Shown) -> None:
        """Send this person nothing: they want their cards at the table alone."""
        table_id, user_id = shown.id.table_id, shown.id.user_id
        self._direct_messages.asked(user_id)
        wanted = await self._drawer.dealt(table_id, user_id)
        for people in (self._surfaces.by_hand(table_id), self._surfaces.here(table_id)):
            (people.discard if wanted is None else people.add)(user_id)
        if shown.surface is not None:
            await self._surfaces.end(shown)

    async def _bring(self, shown: Shown) -> None:
        if self._sender.waits(shown) or await self._may_wait(shown):
            return
        user_id = shown.id.user_id
        try:
            while await self._advance(shown):
                pass
        except DmsShut as shut:
            await self._by_hand(shown, ours=shut.ours)
        except ERRORS as error:
            await self._failed(shown, error)
        else:
            self._direct_messages.asked(user_id)
            if shown.message_id is not None:
                self._surfaces.by_hand(shown.id.table_id).discard(user_id)

    async def _may_wait(self, shown: Shown) -> bool:
        """Whether the person was shown the truth a moment ago, and nothing has begun since. What
        they are asked next is then the answer to their own click, and never waits for this.
        """
        try:
            begins = shown.seen.waits_for(await self._drawer.moment(shown.id.table_id))
        except TableGone:
            return False
        is_due = shown.is_to_be_posted or shown.doubts or shown.is_bare
        stands = shown.message_id is not None and not is_due
        now, due = self._clock.now(), shown.seen.looked_at + self._timing.look_every
        if stands and not begins and now < due and not self._timers.rush:
            self._timers.set(shown.id, Wake.PACE, due)
            return True
        shown.seen.looked(now)
        return False

    def was_asked(self, shown: Shown, wanted: Wanted, before: str | None) -> None:
        """A new question came by an edit: remind if nobody answers. Somebody who has just answered
        another step of the same dialogue (`before`) knows of it, and is left to their work until
        the deadline is near.
        """
        if wanted.dialogue is not None and wanted.dialogue == before:
            shown.ring.cancel()
            self._timers.clear(shown.id, Wake.REMIND)
        else:
            self._remind(shown, wanted)

    def _remind(self, shown: Shown, wanted: Wanted) -> None:
        due = self._timing.ring(self._clock.now(), wanted.deadline)
        shown.ring.plan(due)
        self._timers.set(shown.id, Wake.REMIND, due)

    async def _advance(self, shown: Shown) -> bool:
        """One step; True where another look is due."""
        table_id, user_id = shown.id.table_id, shown.id.user_id
        wanted = await self._drawer.dealt(table_id, user_id)
        if wanted is None:
            self._surfaces.by_hand(table_id).discard(user_id)
            if shown.surface is not None:
                await self._surfaces.end(shown)
            return False
        self._set_timer(shown, wanted)
        step = self._step(shown, wanted)
        if step is Step.POST:
            return await self._post(shown, wanted)
        if step is Step.HOLD and wanted.question and shown.ring.held != wanted.question:
            shown.ring.hold(wanted.question)
            self._remind(shown, wanted)
        if step in (Step.NOTHING, Step.HOLD):
            await self._sender.hang(shown, wanted)
            return False
        may_wait = step is Step.EDIT_LATER and not self._timers.rush
        if not may_wait or self._sender.has_token(shown):
            wanted = await self._painted(shown, wanted)
        anew, before = shown.asks_anew(wanted), shown.seen.dialogue
        if not await self._sender.by_token(shown, wanted):
            if may_wait:
                due = shown.seen.edited_at + self._timing.card_every
                self._timers.set(shown.id, Wake.PACE, due)
                return False
            urgency = Priority.QUESTION if anew else Priority.DECORATION
            if await self._sender.outbox.turn(urgency):
                wanted = await self._newest(shown, wanted)
            await self._sender.by_edit(shown, wanted)
        if anew and not wanted.standing:
            self.was_asked(shown, wanted, before)
        return False

    async def _newest(self, shown: Shown, wanted: Wanted) -> Wanted:
        return await self._drawer.dealt(shown.id.table_id, shown.id.user_id) or wanted

    def _set_timer(self, shown: Shown, wanted: Wanted) -> None:
        due = deadline_reminder(shown, wanted, self._timing)
        if due is not None and due > self._clock.now() and wanted.question is not None:
            self._timers.set(shown.id, Wake.DEADLINE, due)

    def _step(self, shown: Shown, wanted: Wanted) -> Step:
        looking = self._surfaces.is_looking(shown.id.table_id, shown.id.user_id)
        return next_step(shown, wanted, looking, self._clock.now(), self._timing)

    async def _post(self, shown: Shown, wanted: Wanted) -> bool:
        user_id = shown.id.user_id
        asks = wanted.question is not None and not wanted.standing
        channel_id = await self._direct_messages.channel(user_id, wanted.locale, asks=asks)
        wanted = await self._painted(shown, wanted, channel_id)
        if await self._sender.outbox.turn(Priority.QUESTION):
            wanted = await self._newest(shown, wanted)
        if self._step(shown, wanted) is not Step.POST:
            self._sender.outbox.unused()
            return True
        wanted = await self._tastes.hushed(user_id, wanted, self._clock.now())
        await self._sender.post(shown, channel_id, wanted)
        await self._direct_messages.works(user_id)
        self._set_timer(shown, wanted)
        return shown.digest != wanted.digest

    async def over(self, old: Shown) -> Wanted | None:
        """What stands on a card that is no card any more. None: a newer one says it all."""
        table_id, user_id = old.id.table_id, old.id.user_id
        wanted = await self._drawer.dealt(table_id, user_id)
        if wanted is None:
            stays = await self._drawer.card_if_any(table_id, user_id)
            locale = await self._direct_messages.locale(user_id)
            said = "chat-bell-off" if stays else "chat-card-left"
            return await self._last_page(table_id, said, Words(locale))
        by_hand = wanted.live and user_id in self._surfaces.by_hand(table_id)
        if by_hand and not wanted.bell:
            is_choice = user_id in self._surfaces.here(table_id)
            said = "chat-card-here" if is_choice else "chat-card-by-hand"
            return await self._last_page(table_id, said, Words(wanted.locale))
        return None

    async def _last_page(self, table_id: str, message: str, words: Words) -> Wanted:
        scene = await self._drawer.public(table_id)
        said = words(message, number=scene.number)
        return Wanted.of(self._drawer.last_page(scene, said, words))

    async def closed(self, answer: str | None, card: Shown, wanted: Wanted) -> Wanted:
        """For a message that was pressed and is the card no more: which table it was of, what was
        chosen, and the way to the card that is.
        """
        words = Words(wanted.locale)
        scene = await self._drawer.public(card.id.table_id)
        said = words("chat-card-closed", number=scene.number)
        if answer is not None:
            said = words("chat-card-chose", number=scene.number, choice=answer)
        there = card.surface
        if there is None or there.message_id is None:
            return Wanted.of(self._drawer.last_page(scene, said, words))
        newest = f"{jump(None, there.channel_id)}/{there.message_id}"
        ways = Row((Link(words("chat-card-newest"), newest),))
        return Wanted.of(Page((Text(said), ways)))

    # -- when it fails ----------------------------------------------------------------------------

    async def _by_hand(self, shown: Shown, *, ours: bool) -> None:
        table_id, user_id = shown.id.table_id, shown.id.user_id
        self._surfaces.by_hand(table_id).add(user_id)
        if shown.surface is not None:
            await self._surfaces.end(shown)
        wanted = await self._drawer.dealt(table_id, user_id)
        bell = wanted is not None and wanted.bell
        await self._direct_messages.say_shut(user_id, ours=ours, bell=bell)

    async def _failed(self, shown: Shown, error: BaseException) -> None:
        if self._sender.tries_again(shown, error):
            return
        user_id = shown.id.user_id
        match problem(error):
            case Problem.GONE:
                await self._surfaces.drop(shown)
            case Problem.AGED:
                shown.post_anew()
            case Problem.LOST if not shown.attempt.failures:
                await self._direct_messages.moved(user_id)
                await self._surfaces.drop(shown)
            case Problem.FLAGGED:
                self._direct_messages.flagged(user_id)
                await self._by_hand(shown, ours=True)
                return
            case Problem.SHUT | Problem.LOST:
                await self._direct_messages.shut(user_id)
                await self._by_hand(shown, ours=False)
                return
            case _:
                raise error
        self._sender.again(shown)
