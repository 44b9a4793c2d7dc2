"""Shows the result of a press where it was pressed, and remembers that it is shown."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager

from bot.chat.discord_api.direct_messages import DirectMessages
from bot.chat.pages.delivery import Wanted
from bot.chat.presses.interaction import Click
from bot.chat.surfaces.drawing import PageDrawer
from bot.chat.surfaces.ephemeral_cards import EphemeralCards
from bot.chat.surfaces.private_cards import PrivateCards
from bot.chat.surfaces.public_table import PublicTables
from bot.chat.surfaces.state import TABLE, Shown, Surfaces, card_name, hand_name
from bot.chat.surfaces.workers import PRESS, Key, Workers

ON_CARDS = frozenset({"pick", "now"})
"""Verbs that redraw the private card on which they were pressed."""


class PressAnswers:
    """What the desk needs of the surfaces. All methods may raise what answering a click raises."""

    def __init__(
        self,
        pages: PageDrawer,
        surfaces: Surfaces,
        workers: Workers,
        public_tables: PublicTables,
        cards: PrivateCards,
        hands: EphemeralCards,
        dms: DirectMessages,
    ) -> None:
        self.pages = pages
        self.surfaces = surfaces
        self._workers = workers
        self._public_tables = public_tables
        self._cards = cards
        self._hands = hands
        self._direct_messages = dms

    # -- whose turn it is to draw -----------------------------------------------------------------

    def answering(self, click: Click) -> AbstractContextManager[None]:
        """This press is answered before anybody looks what else its table should show."""
        return self._held((click.table_id, PRESS))

    def holding(self, click: Click) -> AbstractContextManager[None]:
        """Nobody else draws the pressed card meanwhile."""
        return self._held(self._key(click))

    def holding_table(
        self, click: Click, *, with_card: bool = False
    ) -> AbstractContextManager[None]:
        """Nobody else draws the table, nor (if so wished) sends the clicker's card."""
        keys = [(click.table_id, TABLE)]
        if with_card:
            keys.append((click.table_id, card_name(click.user_id)))
        return self._held(*keys)

    def holding_card(self, click: Click) -> AbstractContextManager[None]:
        """Nobody sends the clicker's card meanwhile."""
        return self._held((click.table_id, card_name(click.user_id)))

    @contextmanager
    def _held(self, *keys: Key) -> Iterator[None]:
        with ExitStack() as stack:
            for key in keys:
                stack.enter_context(self._workers.hold(key))
            yield

    # -- private cards ----------------------------------------------------------------------------

    async def card(self, click: Click, answer: str | None) -> None:
        """The next card, in the place of the pressed one; `answer` is what was chosen, in words."""
        self.surfaces.clicked(click.table_id, click.user_id)
        shown = self.surfaces.get(click.table_id, card_name(click.user_id))
        wanted = await self.pages.card(click.table_id, click.user_id)
        if not click.is_private:
            await click.say(click.words("chat-pressed", choice=answer or "…"))
        elif click.is_ephemeral:
            await click.redraw(wanted)
            self._is_hand(click, click.table_id, wanted)
        elif self._is_current(click, shown):
            await self._card_in_dm(click, shown, wanted)
        else:
            await self._superseded(click, shown, wanted, answer)

    async def mend(self, click: Click) -> None:
        """After a refusal: what was pressed shows the truth, if it did not."""
        if not click.is_private:
            return
        wanted = await self.pages.card_if_any(click.table_id, click.user_id)
        shown = self.surfaces.get(click.table_id, card_name(click.user_id))
        if wanted is None:
            return
        current = not click.is_ephemeral and self._is_current(click, shown)
        if current and shown.digest == wanted.digest and click.shows(wanted):
            return
        await click.acknowledge(redraws=True)
        if click.is_ephemeral:
            await click.redraw(wanted)
            self._is_hand(click, click.table_id, wanted)
        elif current:
            await self._card_in_dm(click, shown, wanted)
        else:
            await self._superseded(click, shown, wanted, None)

    async def _card_in_dm(self, click: Click, shown: Shown, wanted: Wanted) -> None:
        anew = shown.asks_anew(wanted) and not wanted.standing
        before = shown.dialogue
        await self._redrawn(click, shown, wanted)
        if anew:
            self._cards.was_asked(shown, wanted, before)

    async def _superseded(
        self, click: Click, card: Shown, wanted: Wanted, answer: str | None
    ) -> None:
        """An old message was pressed: it says where the card is, and is left at that."""
        old = self.surfaces.old(click.table_id, click.message_id)
        if old is not None:
            await self.surfaces.remove(old)
        await click.redraw(await self._cards.closed(answer, card, wanted))

    async def hand(self, click: Click, table_id: str) -> None:
        """The card as an ephemeral message, kept true from now on."""
        wanted = await self.pages.card(table_id, click.user_id)
        await click.whisper(wanted)
        self._is_hand(click, table_id, wanted)
        if click.user_id in self.surfaces.by_hand(table_id):
            self.surfaces.clicked(table_id, click.user_id)  # no call is due for what they look at
            if self._direct_messages.hope(click.user_id):
                self._workers.mark((table_id, card_name(click.user_id)))

    async def whisper(self, click: Click, wanted: Wanted) -> None:
        await click.whisper(wanted)

    def _is_hand(self, click: Click, table_id: str, wanted: Wanted) -> None:
        touch = self.surfaces.touch(click.interaction)
        self._hands.shows(table_id, click.user_id, touch, wanted)
        self._workers.mark((table_id, hand_name(click.user_id)))

    # -- the public table -------------------------------------------------------------------------

    async def table(self, click: Click) -> None:
        """The table, in the place of the pressed one."""
        shown = self.surfaces.get(click.table_id, TABLE)
        if click.is_private:
            await click.say(click.words("chat-done"))
            return
        if self._is_current(click, shown):
            await self._redrawn(click, shown, await self._public_tables.wanted(click.table_id))
            return
        try:
            await click.redraw(await self._public_tables.moved(shown))
        finally:
            self._workers.mark((click.table_id, TABLE))

    async def mend_table(self, click: Click) -> None:
        """After a press that came too late: what was pressed shows the truth, if it did not."""
        shown = self.surfaces.get(click.table_id, TABLE)
        if click.is_private:
            return
        if not self._is_current(click, shown):
            await click.acknowledge(redraws=True)
            await click.redraw(await self._public_tables.moved(shown))
            return
        wanted = await self._public_tables.wanted(click.table_id)
        if shown.digest != wanted.digest or not click.shows(wanted):
            await click.acknowledge(redraws=True)
            await self._redrawn(click, shown, wanted)

    async def lend_token(self, click: Click) -> None:
        """Where no token is left to edit the table with, take this click's: edits by token are not
        counted. The click is then answered by a follow-up.
        """
        shown = self.surfaces.get(click.table_id, TABLE)
        if self.surfaces.fresh(shown.touch) or click.message_id != shown.message_id:
            return
        if not click.is_answered:
            await click.acknowledge(redraws=True)
            shown.touch = self.surfaces.touch(click.interaction)

    def prove(self, click: Click) -> None:
        """The clicker's next card is the test of their DM."""
        self._direct_messages.prove(click.interaction)
        self._workers.mark((click.table_id, card_name(click.user_id)))

    # -- both -------------------------------------------------------------------------------------

    def uncertain(self, click: Click) -> None:
        """The answer got lost: draw what was pressed once more."""
        name = self._key(click)[1] if click.press.verb in ON_CARDS else TABLE
        if name not in self.surfaces.names(click.table_id):
            return
        self.surfaces.get(click.table_id, name).muddled = True
        self._workers.mark((click.table_id, name))

    async def _redrawn(self, click: Click, shown: Shown, wanted: Wanted) -> None:
        """Redraw the pressed message. If somebody else drew it meanwhile, nobody knows whose
        drawing came last: then it is drawn once more.
        """
        key = (shown.table_id, shown.name)
        crossed = self._workers.is_busy(key)
        await click.redraw(wanted)
        if shown.message_id != click.message_id:
            self._workers.mark(key)  # it was replaced by a new message meanwhile
            return
        crossed = crossed or self._workers.is_busy(key)
        shown.touch = self.surfaces.touch(click.interaction)
        await self.surfaces.now_shows(shown, wanted)
        if crossed:
            shown.muddled = True
            self._workers.mark(key)

    @staticmethod
    def _is_current(click: Click, shown: Shown) -> bool:
        return shown.message_id in (None, click.message_id)

    @staticmethod
    def _key(click: Click) -> Key:
        name = hand_name if click.is_ephemeral else card_name
        return click.table_id, name(click.user_id)
