"""Keeps the messages beside the table up to date: asides and calls.

An aside is what a game shows in a message beside the table, such as a battle. It has a surface from
its first page to its last page. Afterwards the message stays as it is. The public table is posted
again below it (bot/messages/public_table.py). An aside asks nothing and no player waits for it, so
failures are not retried for long.

A call is a mention in the channel for a player who gets no direct messages. These players see their
cards with the button "My hand", and nothing else notifies them of a question. A call is a short
message below the table, which is deleted when it is no longer needed. A server may turn calls off.

Rule: a call reveals no more than the table does. If the table shows which seats it waits for
(`Showing.SEATS`), a call exists only while the table waits for that player. If all players choose
in secret (`Showing.COUNT`), a call is sent when the ask opens or not at all, and is deleted when
all have answered. So it does not reveal which players have chosen. In a window (`Showing.NOTHING`)
no player is called.
"""

from dataclasses import replace

from bot.discord_api.errors import ERRORS
from bot.discord_api.outbox import Priority
from bot.i18n.words import Words
from bot.messages.jobs import Kind, SurfaceId, Wake
from bot.messages.state import Aim, SurfaceState
from bot.messages.surface_handler import MAX_FAILURES, ChatContext, SurfaceHandler
from bot.pages.card_choice import hand_button
from bot.pages.delivery import DesiredMessage
from bot.pages.faces import Aside
from bot.pages.page import Page, Row, Text
from bot.tables.refusals import NotAtThisTable, TableGone
from bot.tables.scene import OpenAsk
from bot.tables.table import SLOW, Status
from games.engine.asks import Showing

TABLE_CHECK = 0.5
"""Seconds until an aside checks again whether the message of the public table has been posted."""


class SideMessages(SurfaceHandler):
    """Handler of the surfaces of `Kind.ASIDE`. `look` returns the current surface."""

    def __init__(self, context: ChatContext) -> None:
        super().__init__(context)
        self._latest: dict[SurfaceId, Aside] = {}
        """The latest page of each aside until it is shown, because the table may go on before."""

    async def look(self, table_id: str) -> SurfaceId | None:
        """Return the surface of the current aside, or None.

        It also stores the latest page of the aside.
        """
        try:
            aside = await self._drawer.aside(table_id)
        except TableGone:
            return None

        if aside is None:
            return None

        surface_id = SurfaceId(table_id, Kind.ASIDE, key=aside.key)
        before = self._latest.get(surface_id)
        if before is None or not before.ended:  # keep the last page of an aside that has ended
            self._latest[surface_id] = aside

        return surface_id

    async def deliver(self, surface_id: SurfaceId) -> None:
        """Bring the aside up to date, and forget it after its last page.

        If the aside was posted now, the public table is above it, so the job of the table follows.
        """
        is_current = await self.look(surface_id.table_id) == surface_id
        state = self._surfaces.get(surface_id)
        aside = self._latest.get(surface_id)
        if self._is_backing_off(state) or self._waits_for_the_table(state):
            return

        was_missing = state.message_id is None
        try:
            if aside is not None and not state.is_given_up:
                # The table went on before the end of the aside was drawn.
                if not is_current and not aside.ended:
                    aside = await self._with_last_sentence(surface_id, aside)

                scene = await self._drawer.public(surface_id.table_id)
                desired = DesiredMessage.of(aside.page, locale=scene.locale)
                await self._show(state, replace(desired, signs=self._drawer.signs(scene)))
        except TableGone:
            pass
        except ERRORS as error:
            if self._try_again_later(state, error, limit=MAX_FAILURES):
                return

            state.aim = Aim.GIVE_UP
            self._leave_as_is(state, error)

        if was_missing and state.message_id is not None:
            self._workers.mark(self._surfaces.table(state.id.table_id).id)

        # An aside that is not current does not change any more, so its surface is not needed.
        if not is_current:
            self._latest.pop(surface_id, None)
            await self._surfaces.remove(state)

    async def _show(self, state: SurfaceState, desired: DesiredMessage) -> None:
        """Post the aside if it has no message, and edit it if its page has changed."""
        table = self._surfaces.table(state.id.table_id)
        if state.message_id is None:
            # Without the message of the public table, an aside would make no sense.
            if table.is_given_up or table.message_id is None:
                return

            await self._post(state, desired, table)

        # Rendering returns the same page, because this class does not override `_newest`.
        if state.digest != desired.digest:
            await self._with_picture_ready(state, desired)
            await self._writer.edit(state, desired, Priority.DECORATION, self._newest)

    async def _post(
        self, state: SurfaceState, desired: DesiredMessage, table: SurfaceState
    ) -> None:
        """Send the aside as a new message, and count it as below the public table."""
        channel_id = (await self._drawer.public(state.id.table_id)).channel_id
        await self._with_picture_ready(state, desired, channel_id)
        await self._writer.outbox.turn(Priority.DECORATION)
        await self._writer.post(state, channel_id, desired)
        if state.message_id is not None:
            table.depth.asides += (state.message_id,)

    def _waits_for_the_table(self, state: SurfaceState) -> bool:
        """Return whether the aside must wait until the table's message is sent. Set the timer."""
        table = self._surfaces.table(state.id.table_id)
        if state.message_id is not None or table.is_given_up or not table.is_coming:
            return False

        self._timers.set(state.id, Wake.RETRY, self._clock.now() + TABLE_CHECK)
        return True

    async def _with_last_sentence(self, surface_id: SurfaceId, aside: Aside) -> Aside:
        """Return the aside with a sentence that says how it ended, if the game has one."""
        last = await self._drawer.last_word(surface_id.table_id, aside.key)
        if last is None:
            return aside
        return aside._replace(page=replace(aside.page, blocks=(*aside.page.blocks, Text(last))))

    def forget(self, table_id: str) -> None:
        """Drop all asides of this table."""
        for surface_id in [known_id for known_id in self._latest if known_id.table_id == table_id]:
            del self._latest[surface_id]


class ChannelCalls(SurfaceHandler):
    """Handler of the surfaces of `Kind.CALL`.

    Calls that are no longer needed are deleted by bot/messages/reconciler.py.
    """

    async def deliver(self, surface_id: SurfaceId) -> None:
        """Send the call of this player if it is due, and delete it if it is not needed any more."""
        state = self._surfaces.get(surface_id)
        if self._is_backing_off(state):
            return

        try:
            ask = await self._ask_to_call_for(state)
        except (TableGone, NotAtThisTable):
            # The table does not exist any more, or the player has left it: no call is needed.
            ask = None

        # End a call that belongs to an ask that is over.
        if state.surface is not None and (ask is None or state.question != ask.token):
            await self._surfaces.end(state)

        if ask is not None and self._is_due(state, ask):
            await self._call(state, ask)

    async def _call(self, state: SurfaceState, ask: OpenAsk) -> None:
        """Send the call. After repeated failures, there is no call for this ask."""
        try:
            await self._post(state, ask)
        except ERRORS as error:
            if self._try_again_later(state, error, limit=MAX_FAILURES):
                return

            # Forget the message that could not be sent. Log the error, or raise it if it is a bug.
            await self._surfaces.drop(state)
            self._leave_as_is(state, error)

    async def _ask_to_call_for(self, state: SurfaceState) -> OpenAsk | None:
        """Return the ask that the player may be called for, or None."""
        table_id = state.id.table_id
        user_id = state.id.user_id
        # All other players are notified by direct messages.
        if user_id not in self._surfaces.without_dms(table_id):
            return None

        scene = await self._drawer.seen_by(table_id, user_id)
        ask = scene.ask
        if scene.status is not Status.PLAYING or ask is None or ask.showing is Showing.NOTHING:
            return None
        if not self._drawer.rules(scene.guild_id).rings:
            return None  # the server has turned mentions off

        # The table shows the seats it waits for, so a call may show the same.
        if ask.showing is Showing.SEATS:
            return ask if scene.viewer in ask.waiting and scene.question is not None else None

        # In a secret ask, the call of a player must not disappear when this player has answered.
        # `ring.held` is the token of the ask that `_is_due` has checked last.
        has_yet_to_choose = scene.open_question is not None
        return ask if ask.token == state.ring.held or has_yet_to_choose else None

    def _is_due(self, state: SurfaceState, ask: OpenAsk) -> bool:
        """Return whether to call now.

        A player who is not at the table is called at the first check of an ask. A player who is at
        the table is called later (`ring.at`), or not at all in a secret ask.
        """
        if state.surface is not None:
            # A send that is unconfirmed has to be finished. A call that was sent is not repeated.
            return state.is_intended

        now = self._clock.now()
        # A player who has just pressed a button sees the ask without a call.
        is_looking = self._surfaces.is_looking(state.id.table_id, state.id.user_id)
        if state.ring.held == ask.token:
            return state.ring.is_due(now)

        state.ring.hold(ask.token)
        if is_looking and ask.showing is Showing.SEATS:
            # The player is called later if there is no answer by then. In a secret ask, a later
            # call would reveal that the player has not answered.
            due = self._timing.ring(now, ask.deadline)
            state.ring.at = due
            self._timers.set(state.id, Wake.REMIND, due)

        return not is_looking

    async def _post(self, state: SurfaceState, ask: OpenAsk) -> None:
        """Send the call below the table, if the table has a message."""
        table = self._surfaces.table(state.id.table_id)
        if table.is_given_up or table.message_id is None:
            return

        user_id = state.id.user_id
        scene = await self._drawer.public(state.id.table_id)
        words = Words(scene.locale)
        text = Text(words("chat-called", mention=f"<@{user_id}>"))
        page = Page((text, Row((hand_button(words),))), pings=(user_id,))
        desired = replace(
            DesiredMessage.of(page, self._drawer.stamps(scene)),
            question=ask.token,
            remind_at=ask.remind_at,
            slow=scene.pace in SLOW,
        )
        desired = await self._preferences.silence_at_night(user_id, desired, self._clock.now())
        await self._writer.outbox.turn(Priority.QUESTION)
        await self._writer.post(state, scene.channel_id, desired)
