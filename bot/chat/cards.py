"""Keeps private cards true, one per person and table.

Edits never notify, so a new question is a new message, unless its seat has just clicked and is
looking.
"""

from enum import Enum

from bot.chat.alarms import Alarms
from bot.chat.display import Display
from bot.chat.dms import Dms, DmsShut
from bot.chat.limiter import Priority
from bot.chat.pace import ChatPace
from bot.chat.surfaces import Shown, Surfaces, card_name
from bot.chat.troubles import ERRORS, Trouble, trouble
from bot.chat.wanted import Pages, Wanted
from bot.tables.ports import Clock
from bot.words import Words


class Step(Enum):
    """What brings a card closer to the truth."""

    NOTHING = 0
    POST = 1
    EDIT = 2
    EDIT_LATER = 3


def asks_anew(shown: Shown, wanted: Wanted) -> bool:
    """Whether the card has a question that its person has not seen yet."""
    return wanted.question is not None and wanted.question != shown.question


def next_step(shown: Shown, wanted: Wanted, looking: bool, now: float, pace: ChatPace) -> Step:
    """`looking`: the person clicked a moment ago."""
    if shown.surface is None:
        return Step.POST if wanted.live else Step.NOTHING
    if shown.message_id is None:
        return Step.POST
    pushes = wanted.question is not None and not wanted.standing
    fresh_question = asks_anew(shown, wanted)
    if pushes and fresh_question and not looking:
        return Step.POST
    if pushes and not fresh_question and shown.remind_at is not None and shown.remind_at <= now:
        return Step.POST
    if shown.digest == wanted.digest:
        return Step.NOTHING
    settled = shown.question is not None and shown.question != wanted.question
    begins = shown.stage is not None and shown.stage != wanted.stage
    paced = not (fresh_question or settled or begins or shown.muddled)
    if paced and now - shown.edited_at < pace.card_every:
        return Step.EDIT_LATER
    return Step.EDIT


class Cards:
    """`deliver` is the work of a card's lane."""

    def __init__(
        self,
        pages: Pages,
        surfaces: Surfaces,
        display: Display,
        dms: Dms,
        alarms: Alarms,
        clock: Clock,
        pace: ChatPace,
    ) -> None:
        self._pages = pages
        self._surfaces = surfaces
        self._display = display
        self._dms = dms
        self._alarms = alarms
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
        try:
            while await self._advance(shown, table_id, user_id):
                pass
        except DmsShut:
            return await self._by_hand(shown, table_id, user_id)
        except ERRORS as error:
            return await self._failed(shown, table_id, user_id, error)
        self._dms.asked(user_id)
        by_hand = self._surfaces.by_hand(table_id)
        if shown.message_id is not None and user_id in by_hand:
            by_hand.discard(user_id)
            return True
        return False

    def was_asked(self, shown: Shown) -> None:
        """A new question came by an edit: remind if nobody answers."""
        shown.answer = None
        shown.remind_at = self._clock.now() + self._pace.remind_after
        self._alarms.set((shown.table_id, shown.name), "remind", shown.remind_at)

    async def _advance(self, shown: Shown, table_id: str, user_id: int) -> bool:
        """One step; True where another look is due."""
        wanted = await self._pages.card_if_any(table_id, user_id)
        if wanted is None:
            self._surfaces.by_hand(table_id).discard(user_id)
            await self._retire(shown, Words(await self._dms.locale(user_id)))
            return False
        step = self._step(shown, wanted, table_id, user_id)
        if step is Step.POST:
            return await self._post(shown, wanted, table_id, user_id)
        if step is Step.NOTHING:
            return False
        anew = asks_anew(shown, wanted)
        if not await self._display.by_token(shown, wanted):
            if step is Step.EDIT_LATER and not self.rush:
                self._alarms.set(
                    (table_id, shown.name), "pace", shown.edited_at + self._pace.card_every
                )
                return False
            urgency = Priority.QUESTION if anew else Priority.DECORATION
            if await self._display.outbox.turn(urgency):
                wanted = await self._pages.card_if_any(table_id, user_id) or wanted
            await self._display.by_edit(shown, wanted)
        if anew and not wanted.standing:
            self.was_asked(shown)
        return False

    def _step(self, shown: Shown, wanted: Wanted, table_id: str, user_id: int) -> Step:
        looking = self._surfaces.is_looking(table_id, user_id)
        return next_step(shown, wanted, looking, self._clock.now(), self._pace)

    async def _post(self, shown: Shown, wanted: Wanted, table_id: str, user_id: int) -> bool:
        channel_id = await self._dms.channel(user_id, wanted.locale)
        if await self._display.outbox.turn(Priority.QUESTION):
            wanted = await self._pages.card_if_any(table_id, user_id) or wanted
            if self._step(shown, wanted, table_id, user_id) is not Step.POST:
                return True
        await self._display.post(shown, channel_id, wanted)
        await self._dms.works(user_id)
        if shown.previous is not None:
            previous, shown.previous = shown.previous, None
            await self._display.close(previous, self.closed(previous.answer, wanted.locale))
        return shown.digest != wanted.digest

    def closed(self, answer: str | None, locale: str) -> Wanted:
        """What stands on a card that is over: what was chosen, and no buttons."""
        words = Words(locale)
        if answer is None:
            return Wanted.of(self._pages.sentence(words("chat-card-closed")))
        return Wanted.of(self._pages.sentence(words("chat-card-chose", choice=answer)))

    async def _retire(self, shown: Shown, words: Words) -> None:
        """The person left the table."""
        if shown.surface is None:
            return
        old = Shown(shown.table_id, shown.name, shown.surface, shown.touch)
        await self._surfaces.drop(shown)
        await self._display.close(old, Wanted.of(self._pages.sentence(words("chat-card-left"))))

    async def _by_hand(self, shown: Shown, table_id: str, user_id: int) -> bool:
        if shown.surface is not None:
            await self._surfaces.drop(shown)
        await self._dms.say_shut(user_id)
        by_hand = self._surfaces.by_hand(table_id)
        if user_id in by_hand:
            return False
        by_hand.add(user_id)
        return True

    async def _failed(
        self, shown: Shown, table_id: str, user_id: int, error: BaseException
    ) -> bool:
        what = trouble(error)
        if what is Trouble.LOST and not shown.tried:
            await self._dms.moved(user_id)
            await self._again(shown, anew=True)
        elif what in (Trouble.SHUT, Trouble.LOST, Trouble.FLAGGED):
            if what is Trouble.FLAGGED:
                await self._dms.shut(user_id, what)
            await self._dms.shut(user_id, Trouble.SHUT)
            return await self._by_hand(shown, table_id, user_id)
        elif what is Trouble.OURS:
            raise error
        else:
            await self._again(shown, anew=what is Trouble.GONE)
        return False

    async def _again(self, shown: Shown, *, anew: bool) -> None:
        if anew:
            await self._surfaces.drop(shown)
        shown.tried += 1
        shown.not_before = self._clock.now() + min(60.0, 2.0**shown.tried - 2.0)
        self._alarms.set((shown.table_id, shown.name), "retry", shown.not_before)
