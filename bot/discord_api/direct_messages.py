"""How people are reached: their DM channel, whether it is open, and who must be told if it is not.

Opening many first-contact DMs is what gets bots flagged, so a DM is opened only for somebody who
asked for it by a click or command, one at a time, and none at all for a while after Discord has
complained (error 40003, or a quarantine): whoever has no DM with us then plays by My hand.
"""

import asyncio
import logging
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.common.clock import Clock
from bot.discord_api.errors import ERRORS, Problem, in_dm, problem
from bot.discord_api.interaction_token import is_answered
from bot.discord_api.outbox import Outbox, new_nonce
from bot.discord_api.rate_limiter import Priority
from bot.discord_api.reader import words_of
from bot.i18n.words import FALLBACK
from bot.pages.delivery import Delivery, Wanted
from bot.people import PeopleRepository, Person

log = logging.getLogger(__name__)


class DmsShut(Exception):
    """The person cannot be written to; they play by My hand. `ours`: not for their doing, but
    because Discord wants us to open no DMs.
    """

    def __init__(self, *, ours: bool = False) -> None:
        super().__init__()
        self.ours = ours


class DirectMessage(NamedTuple):
    """Where a DM stands that is no card."""

    channel_id: int
    message_id: int


class DirectMessages:
    """Durable knowledge of people, and who stands at the door waiting to hear. `refused` counts
    how often a door was found shut.
    """

    def __init__(self, people: PeopleRepository, outbox: Outbox, clock: Clock) -> None:
        self._people = people
        self._outbox = outbox
        self._breaker = Breaker(clock)
        self._patience = Patience(clock)
        self._opening = asyncio.Lock()
        self._opened: set[int] = set()
        """To whom a DM is just being opened, and who was not forgotten since."""
        self._askers: dict[int, discord.Interaction] = {}
        self.refused = 0

    def prove(self, interaction: discord.Interaction) -> None:
        """The next card of this person is a test of their DM, whatever is known of it; should it be
        shut, they are told through this interaction.
        """
        self._askers[interaction.user.id] = interaction

    def is_asking(self, user_id: int) -> bool:
        return user_id in self._askers

    def asker(self, user_id: int) -> discord.Interaction | None:
        """The click by whose token this person waits to hear, once it was answered."""
        found = self._askers.get(user_id)
        return found if found is not None and is_answered(found) else None

    def asked(self, user_id: int) -> None:
        """The test is over."""
        self._askers.pop(user_id, None)

    async def locale(self, user_id: int) -> str:
        """The language that the person was last known to read."""
        person = await self._people.person(user_id)
        return FALLBACK if person is None else person.locale

    async def is_shut(self, user_id: int) -> bool:
        """Whether the person was last known to take no messages from us."""
        person = await self._people.person(user_id)
        return person is not None and not person.dm_open

    def hope(self, user_id: int) -> bool:
        """The person pressed My hand; True where it is worth trying their DM again."""
        return self._patience.hope(user_id)

    async def channel(self, user_id: int, locale: str, *, asks: bool) -> int:
        """The DM channel, opened if need be; `asks`: what is to be sent is a question. Raises
        DmsShut, and what requests raise (ERRORS).
        """
        person = await self._people.person(user_id)
        refused = self._patience.is_waiting(user_id) or (person is not None and not person.dm_open)
        tries = self.is_asking(user_id) or (asks and self._patience.may_try(user_id))
        if refused and not tries:
            raise DmsShut
        if person is not None and person.dm_channel_id is not None:
            return person.dm_channel_id

        async with self._opening:
            self._opened.add(user_id)
            try:
                return await self._open(user_id, locale)
            finally:
                self._opened.discard(user_id)

    async def _open(self, user_id: int, locale: str) -> int:
        if not self._breaker.may_pass():
            raise DmsShut(ours=True)

        await self._outbox.turn(Priority.QUESTION)
        try:
            channel_id = await self._outbox.open_dm(user_id)
        except ERRORS as error:
            what = in_dm(problem(error))
            if what is Problem.FLAGGED:
                self.refused += 1
                self._breaker.tripped()
                raise DmsShut(ours=True) from error
            if what in (Problem.SHUT, Problem.OURS):
                self._breaker.worked()
                await self._meet(Person(user_id, None, False, locale))
                await self.shut(user_id)
                raise DmsShut from error

            raise

        self._breaker.worked()
        await self._meet(Person(user_id, channel_id, True, locale))
        return channel_id

    async def _meet(self, person: Person) -> None:
        """From now on they are known. Raises DmsShut where they were forgotten meanwhile."""
        if person.user_id not in self._opened:
            raise DmsShut
        await self._people.put_person(person)

    def forget(self, user_id: int) -> None:
        """The store is to know nothing of this person any more: whatever is under way for them
        leaves nothing there.
        """
        self._opened.discard(user_id)
        self._askers.pop(user_id, None)
        self._patience.worked(user_id)

    async def tell(self, user_id: int, wanted: Wanted) -> DirectMessage | None:
        """Send this person what is no card, once. None: it did not arrive. Raises ERRORS."""
        try:
            channel_id = await self.channel(user_id, await self.locale(user_id), asks=False)
            await self._outbox.turn(Priority.DECORATION)
            sent = await self._outbox.send(channel_id, Delivery.of(wanted), new_nonce())
        except DmsShut:
            return None
        except ERRORS as error:
            what = in_dm(problem(error))
            if what is Problem.FLAGGED:
                self.flagged(user_id)
            elif what is Problem.SHUT:
                await self.shut(user_id)
            else:
                raise

            return None

        await self.works(user_id)
        return DirectMessage(channel_id, sent.message_id)

    async def works(self, user_id: int) -> None:
        """A message arrived."""
        self._patience.worked(user_id)
        person = await self._people.person(user_id)
        if person is not None and not person.dm_open:
            await self._people.change_person(replace(person, dm_open=True, shut_told=False))

    async def shut(self, user_id: int) -> None:
        """The person takes no messages from us."""
        self.refused += 1
        self._patience.refused(user_id)
        person = await self._people.person(user_id)
        if person is not None:
            await self._people.change_person(replace(person, dm_open=False))

    def flagged(self, user_id: int) -> None:
        """Discord refused the message because it has seen too many of ours."""
        self.refused += 1
        self._breaker.tripped()
        self._patience.refused(user_id)

    async def moved(self, user_id: int) -> None:
        """The known channel does not exist any more."""
        person = await self._people.person(user_id)
        if person is not None:
            await self._people.change_person(replace(person, dm_channel_id=None))

    async def say_shut(self, user_id: int, *, ours: bool = False, bell: bool = False) -> None:
        """Tell whoever asked that they will play by My hand, once until their DMs work again; with
        `bell`, that they cannot be rung, each time. And whose doing that is.
        """
        interaction = self._askers.pop(user_id, None)
        if interaction is None or not is_answered(interaction):
            return

        person = await self._people.person(user_id)
        lasts = not (ours or bell)
        if lasts and person is not None and person.shut_told:
            return

        words = words_of(interaction)
        said = words(f"chat-{'bell' if bell else 'dms'}-{'busy' if ours else 'shut'}")
        try:
            await interaction.followup.send(said, ephemeral=True)
        except ERRORS as error:
            log.info("user with closed DMs not told: %s", error)
            return

        if lasts and person is not None:
            await self._people.change_person(replace(person, shut_told=True))


class Breaker:
    """Stops the opening of new DMs when Discord complains, and starts it again with care. Closed:
    all may pass. Open: nobody. Half-open: one, and what becomes of it decides.
    """

    FIRST = 10 * 60.0
    LONGEST = 6 * 3600.0
    """Seconds without new DMs after the first complaint, and at most; it doubles with each."""

    TRIAL = 60.0
    """Seconds until the next trial where nobody hears how the last one went."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pause = 0.0
        self._opens_at = 0.0

    def may_pass(self) -> bool:
        """Whether a DM may be opened now. The caller reports what came of it."""
        now = self._clock.now()
        if self._pause and now < self._opens_at:
            return False

        self._opens_at = now + self.TRIAL
        return True

    def worked(self) -> None:
        if self._pause:
            log.info("direct messages can be opened again")
        self._pause = 0.0

    def tripped(self) -> None:
        """Discord complained."""
        now = self._clock.now()
        if self._pause and now < self._opens_at - self.TRIAL:
            return  # one complaint more about what was begun before the first

        self._pause = min(self.LONGEST, 2 * self._pause or self.FIRST)
        self._opens_at = now + self._pause
        minutes = self._pause / 60
        log.warning("no direct messages are opened, Discord flagged them: minutes=%.0f", minutes)


class Patience:
    """How long somebody is left alone whose DM refused us."""

    FIRST = 10 * 60.0
    LONGEST = 24 * 3600.0
    """Seconds until their next question tries again, doubled with each refusal."""

    HOPE = 60.0
    """Seconds after which a press of My hand tries again: perhaps they have opened the door."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = clock.now()
        self._refused: dict[int, tuple[int, float]] = {}
        self._hoped: set[int] = set()

    def refused(self, user_id: int) -> None:
        count, _ = self._refused.get(user_id, (0, 0.0))
        self._refused[user_id] = count + 1, self._clock.now()
        self._hoped.discard(user_id)

    def worked(self, user_id: int) -> None:
        self._refused.pop(user_id, None)
        self._hoped.discard(user_id)

    def hope(self, user_id: int) -> bool:
        """They are at the table and looking; True where that is reason enough to try now."""
        _, at = self._last(user_id)
        if self._clock.now() - at >= self.HOPE:
            self._hoped.add(user_id)
        return user_id in self._hoped

    def may_try(self, user_id: int) -> bool:
        """Whether a question may be tried on a door that was shut."""
        count, at = self._last(user_id)
        wait = min(self.LONGEST, self.FIRST * 2.0 ** (count - 1))
        return user_id in self._hoped or self._clock.now() - at >= wait

    def is_waiting(self, user_id: int) -> bool:
        return user_id in self._refused

    def _last(self, user_id: int) -> tuple[int, float]:
        """Refusals, and when the latest came; from before the start, as if it came then."""
        return self._refused.get(user_id, (1, self._began))
