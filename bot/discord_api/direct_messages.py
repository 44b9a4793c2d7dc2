"""Direct messages (DMs): the channel of each user, and what to do if DMs do not arrive.

Discord flags bots that open many DM channels to users without earlier contact. So a DM channel is
opened only for a user who pressed a button or called a command, and only one at a time. After a
complaint of Discord (error 40003, or a quarantine) none is opened for a while. A user without DMs
presses "My hand" to see their card (the private message of a game) as an ephemeral message.
"""

import asyncio
import logging
from typing import NamedTuple

import discord

from bot.common.clock import Clock
from bot.discord_api.errors import ERRORS, Problem, in_dm, problem
from bot.discord_api.interaction_token import is_answered, words_of
from bot.discord_api.outbox import Outbox, Priority, new_nonce
from bot.i18n.words import FALLBACK
from bot.pages.delivery import Delivery, DesiredMessage
from bot.people import PeopleRepository, Person

log = logging.getLogger(__name__)


class DmsShut(Exception):
    """The user cannot get a DM now, and plays with "My hand".

    Args:
        ours: True if the bot must not open DMs at the moment; False if the user's DMs are closed.
    """

    def __init__(self, *, ours: bool = False) -> None:
        super().__init__()
        self.ours = ours


class DirectMessage(NamedTuple):
    """Where a direct message is."""

    channel_id: int
    message_id: int


class DirectMessages:
    """Opens DM channels, and remembers which users can get DMs.

    A press (or command) of a user may test the user's DMs (`verify_dm`): if the next DM fails, a
    follow-up of this press explains it. `may_retry` notes that a user pressed "My hand", and
    returns whether to try a DM again. `refused` counts the DMs that could not be sent.

    Args:
        people: Stores the channel and the state of each user's DMs.
    """

    def __init__(self, people: PeopleRepository, outbox: Outbox, clock: Clock) -> None:
        self._people = people
        self._outbox = outbox
        self._breaker = CircuitBreaker(clock)
        self._retries = RetryBudget(clock)
        self.may_retry = self._retries.may_retry
        self._opening = asyncio.Lock()
        """Held while a DM channel is opened."""
        self._being_opened: set[int] = set()
        """Users with a DM channel that is being opened. `forget` removes a user meanwhile."""
        self._pending: dict[int, discord.Interaction] = {}
        """User id -> the press that tests the user's DMs."""
        self.refused = 0

    def verify_dm(self, interaction: discord.Interaction) -> None:
        """Let the user's next card test their DMs, even if the DMs were closed before.

        If the DMs are closed, the user is told through this interaction.
        """
        self._pending[interaction.user.id] = interaction

    def is_testing(self, user_id: int) -> bool:
        """Return whether a test of this user's DMs is pending."""
        return user_id in self._pending

    def pending_press(self, user_id: int) -> discord.Interaction | None:
        """Return the interaction of a pending test, or None if it is missing or not answered yet.

        A follow-up can be sent only after the first response.
        """
        interaction = self._pending.get(user_id)
        return interaction if interaction is not None and is_answered(interaction) else None

    def end_test(self, user_id: int) -> None:
        """End the test of this user's DMs."""
        self._pending.pop(user_id, None)

    async def locale(self, user_id: int) -> str:
        """Return the language of messages to the user, as last stored."""
        person = await self._people.person(user_id)
        return FALLBACK if person is None else person.locale

    async def is_shut(self, user_id: int) -> bool:
        """Return whether the user's DMs are closed, as last stored."""
        person = await self._people.person(user_id)
        return person is not None and not person.dm_open

    async def channel(self, user_id: int, locale: str, *, asks: bool) -> int:
        """Return the user's DM channel, and open it if needed.

        Args:
            user_id: The user.
            locale: The user's language, which is stored with a new channel.
            asks: Whether the message asks for a choice. If so, closed DMs are tried again after a
                while (`RetryBudget.may_try`).

        Raises:
            DmsShut: The user cannot get a DM now.
            discord.HTTPException: Or another of ERRORS, if the request failed.
        """
        person = await self._people.person(user_id)
        # `_retries` knows the refusals since the start, the database those before the start.
        is_shut = self._retries.is_waiting(user_id) or (person is not None and not person.dm_open)
        may_try = self.is_testing(user_id) or (asks and self._retries.may_try(user_id))
        if is_shut and not may_try:
            raise DmsShut
        if person is not None and person.dm_channel_id is not None:
            return person.dm_channel_id

        # One channel at a time: after a complaint of Discord, no further channel may be opened.
        async with self._opening:
            self._being_opened.add(user_id)
            try:
                return await self._open(user_id, locale)
            finally:
                self._being_opened.discard(user_id)

    async def _open(self, user_id: int, locale: str) -> int:
        """Open a DM channel and store it. Raises what `channel` raises."""
        if not self._breaker.may_pass():
            raise DmsShut(ours=True)

        # Most channels are opened for a card, so the request has the priority of a question.
        await self._outbox.turn(Priority.QUESTION)
        try:
            channel_id = await self._outbox.open_dm(user_id)
        except ERRORS as error:
            meaning = in_dm(problem(error))  # a lost DM channel means that the DMs are closed
            if meaning is Problem.FLAGGED:
                self.refused += 1
                self._breaker.trip()
                raise DmsShut(ours=True) from error
            if meaning in (Problem.SHUT, Problem.OURS):
                # Discord refused only this channel. Problem.OURS (a wrong request) counts as closed
                # DMs; it has nothing to do with `DmsShut.ours`.
                self._breaker.reset()
                await self._store(Person(user_id, None, False, locale))  # no channel, closed DMs
                await self.note_closed(user_id)
                raise DmsShut from error

            raise

        self._breaker.reset()
        await self._store(Person(user_id, channel_id, True, locale))
        return channel_id

    async def _store(self, person: Person) -> None:
        """Store the user. Raise DmsShut if the user has erased their data meanwhile."""
        if person.user_id not in self._being_opened:  # see `forget`
            raise DmsShut
        await self._people.put_person(person)

    def forget(self, user_id: int) -> None:
        """Drop a user who has erased their data. Requests in progress store nothing about them."""
        self._being_opened.discard(user_id)
        self._pending.pop(user_id, None)
        self._retries.note_delivery(user_id)  # this removes all that is known of the user

    async def tell(self, user_id: int, desired: DesiredMessage) -> DirectMessage | None:
        """Send the user a message that is not a card.

        Args:
            user_id: The user.
            desired: The message.

        Returns:
            Where the message is; None if it could not be delivered.

        Raises:
            discord.HTTPException: Or another of ERRORS, if a later attempt may help.
        """
        try:
            channel_id = await self.channel(user_id, await self.locale(user_id), asks=False)
            await self._outbox.turn(Priority.DECORATION)
            sent = await self._outbox.send(channel_id, Delivery.of(desired), new_nonce())
        except DmsShut:
            return None
        except ERRORS as error:
            meaning = in_dm(problem(error))
            if meaning is Problem.FLAGGED:
                self.note_flagged(user_id)
            elif meaning is Problem.SHUT:
                await self.note_closed(user_id)
            else:
                raise

            return None

        await self.note_delivered(user_id)
        return DirectMessage(channel_id, sent.message_id)

    async def note_delivered(self, user_id: int) -> None:
        """Note that a DM was delivered."""
        self._retries.note_delivery(user_id)
        person = await self._people.person(user_id)
        # Written only if something changes, because this function is called for each DM.
        if person is not None and not person.dm_open:
            await self._people.change_person(user_id, dm_open=True, shut_told=False)

    async def note_closed(self, user_id: int) -> None:
        """Note that the user's DMs are closed."""
        self.refused += 1
        self._retries.note_refusal(user_id)
        await self._people.change_person(user_id, dm_open=False)

    def note_flagged(self, user_id: int) -> None:
        """Note that Discord refused a DM because the bot sends too many."""
        self.refused += 1
        self._breaker.trip()
        self._retries.note_refusal(user_id)

    async def forget_channel(self, user_id: int) -> None:
        """Forget the stored channel, which does not exist any more."""
        await self._people.change_person(user_id, dm_channel_id=None)

    async def tell_closed(
        self, user_id: int, *, ours: bool = False, only_reminds: bool = False
    ) -> None:
        """Tell the user, through the pending interaction, that they get no DMs.

        Args:
            user_id: The user.
            ours: Whether the reason is that Discord accepts no DMs from the bot now.
            only_reminds: Whether the user wants only notifications by DM. Such a user is told
                each time; any other user is told once, until their DMs work again.
        """
        interaction = self._pending.pop(user_id, None)
        if interaction is None or not is_answered(interaction):
            return

        person = await self._people.person(user_id)
        is_told_once = not (ours or only_reminds)
        if is_told_once and person is not None and person.shut_told:
            return

        words = words_of(interaction)
        # chat-bell-busy, chat-bell-shut, chat-dms-busy or chat-dms-shut.
        sentence = words(f"chat-{'bell' if only_reminds else 'dms'}-{'busy' if ours else 'shut'}")
        try:
            await interaction.followup.send(sentence, ephemeral=True)
        except ERRORS as error:
            log.info("user with closed DMs not told: %s", error)
            return

        if is_told_once:
            await self._people.change_person(user_id, shut_told=True)


class CircuitBreaker:
    """A circuit breaker for opening DM channels.

    Closed: every channel may be opened. Open, after a complaint of Discord: no channel may be
    opened. Half-open, after a pause: one channel may be opened, and the result decides.
    """

    FIRST = 10 * 60.0
    LONGEST = 6 * 3600.0
    """The first and the longest pause, in seconds. Each further complaint doubles the pause."""

    TRIAL = 60.0
    """Seconds until the next trial if the result of the last one is never reported."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pause = 0.0
        """The current pause in seconds; 0 while the breaker is closed."""
        self._opens_at = 0.0
        """When the next channel may be opened, in seconds since 1970, if there is a pause."""

    def may_pass(self) -> bool:
        """Return whether a channel may be opened now. If so, the caller must report the result."""
        now = self._clock.now()
        if self._pause and now < self._opens_at:
            return False

        # While half-open, this keeps others from passing until the result is known. While closed,
        # it has no effect.
        self._opens_at = now + self.TRIAL
        return True

    def reset(self) -> None:
        """Close the breaker, because a channel could be opened."""
        if self._pause:
            log.info("direct messages can be opened again")
        self._pause = 0.0

    def trip(self) -> None:
        """Open the breaker, because Discord has complained."""
        now = self._clock.now()
        # During a trial, `_opens_at` is at most TRIAL seconds away. If it is further away, a pause
        # has just begun, and this complaint is about a request that was sent before the pause.
        if self._pause and now < self._opens_at - self.TRIAL:
            return

        # The breaker was closed if the pause is 0: then the first pause begins.
        self._pause = min(self.LONGEST, 2 * self._pause or self.FIRST)
        self._opens_at = now + self._pause
        minutes = self._pause / 60
        log.warning("no direct messages are opened, Discord flagged them: minutes=%.0f", minutes)


class RetryBudget:
    """Decides for each user with closed DMs when a DM is tried again: a wait that doubles."""

    FIRST = 10 * 60.0
    LONGEST = 24 * 3600.0
    """The first and the longest wait until a question tries a DM again. Each refusal doubles it."""

    PRESS_RETRY = 60.0
    """Seconds until a press of "My hand" tries a DM again, which the user may have allowed now."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._started_at = clock.now()
        self._refused: dict[int, tuple[int, float]] = {}
        """User id -> how many DMs were refused in a row, and when the last one was refused."""
        self._retry_now: set[int] = set()
        """Users whose next DM may be tried at once, because they have pressed "My hand"."""

    def note_refusal(self, user_id: int) -> None:
        """Note that a DM to the user was refused."""
        count, _ = self._refused.get(user_id, (0, 0.0))
        self._refused[user_id] = count + 1, self._clock.now()
        self._retry_now.discard(user_id)

    def note_delivery(self, user_id: int) -> None:
        """Note that a DM to the user was delivered."""
        self._refused.pop(user_id, None)
        self._retry_now.discard(user_id)

    def may_retry(self, user_id: int) -> bool:
        """Note that the user pressed "My hand". Return whether the next DM may be tried."""
        _, refused_at = self._last(user_id)
        if self._clock.now() - refused_at >= self.PRESS_RETRY:
            self._retry_now.add(user_id)
        return user_id in self._retry_now

    def may_try(self, user_id: int) -> bool:
        """Return whether a question may be sent by DM although the last DM was refused.

        `may_retry` is called for a press of "My hand", this method before each question.
        """
        count, refused_at = self._last(user_id)
        wait = min(self.LONGEST, self.FIRST * 2.0 ** (count - 1))  # 10, 20, 40 minutes …
        return user_id in self._retry_now or self._clock.now() - refused_at >= wait

    def is_waiting(self, user_id: int) -> bool:
        """Return whether the last DM to the user was refused, since this start."""
        return user_id in self._refused

    def _last(self, user_id: int) -> tuple[int, float]:
        """Return the number of refusals and the time of the last one.

        A refusal before the start counts as one at the start.
        """
        return self._refused.get(user_id, (1, self._started_at))
