"""Calls: mentions in the channel for players who get no direct messages.

These players see their cards with the button "My hand", and nothing else notifies them of a
question. A call is a short message below the table, which is deleted when it is no longer needed. A
server may turn calls off.

Rule: a call reveals no more than the table does. If the table shows which seats it waits for
(`Showing.SEATS`), a call exists only while the table waits for that player. If all players choose
in secret (`Showing.COUNT`), a call is sent when the ask opens or not at all, and is deleted when
all have answered. So it does not reveal which players have chosen. In a window (`Showing.NOTHING`)
no player is called.
"""

from dataclasses import replace

from bot.discord_api.errors import ERRORS
from bot.discord_api.rate_limiter import Priority
from bot.i18n.words import Words
from bot.messages.drawing import PreferenceCache
from bot.messages.jobs import Job, SurfaceId, Wake
from bot.messages.state import SurfaceState
from bot.messages.surface_handler import MAX_FAILURES, SurfaceDeps, SurfaceHandler
from bot.pages.card_choice import hand_button
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Page, Row, Text
from bot.servers.rules import RulesOf
from bot.tables.refusals import NotAtThisTable, TableGone
from bot.tables.scene import OpenAsk
from bot.tables.table import SLOW, Status
from games.engine.asks import Showing


class ChannelCalls(SurfaceHandler):
    """Handler of the surfaces of `Kind.CALL`.

    Calls that are no longer needed are deleted by bot/messages/superseded_messages.py.
    """

    def __init__(self, parts: SurfaceDeps, *, preferences: PreferenceCache, rules: RulesOf) -> None:
        super().__init__(parts)
        self._rules = rules
        self._preferences = preferences

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Send the call of this player if it is due, and delete it if it is not needed any more."""
        state = self._surfaces.get(surface_id)
        if self._is_backing_off(state):
            return ()

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

        return ()

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
        if not self._rules(scene.guild_id).rings:
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
