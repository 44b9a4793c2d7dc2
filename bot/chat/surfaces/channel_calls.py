"""Calls people by name in the channel who play by My hand: what they are asked rings nowhere else.

A call is a short message below the table, and is deleted when it has done its work.

Rule: a call tells no more than the table does. Where the table names whom it waits for, it stands
as long as it waits for them. Where it does not (all choose in secret), a call comes as the question
does or not at all, and goes when all are through: nobody can tell by it who has chosen.
"""

import logging
from dataclasses import replace

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.discord_api.rate_limiter import Priority
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.chat.surfaces.delivery import MessageSender
from bot.chat.surfaces.drawing import PageDrawer
from bot.chat.surfaces.state import TABLE, Shown, Surfaces, call_name
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.timing import ChatTiming
from bot.language.words import Words
from bot.tables.ports import Clock
from bot.tables.refusals import NotAtThisTable, TableGone
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from games.kit.asks import Showing

log = logging.getLogger(__name__)


class ChannelCalls:
    """`deliver` is the work of a call's lane; bot/chat/surfaces/superseded_messages.py takes old
    calls away.
    """

    def __init__(
        self,
        pages: PageDrawer,
        surfaces: Surfaces,
        sender: MessageSender,
        timers: SurfaceTimers,
        clock: Clock,
        pace: ChatTiming,
    ) -> None:
        self._pages = pages
        self._surfaces = surfaces
        self._sender = sender
        self._timers = timers
        self._clock = clock
        self._pace = pace

    async def deliver(self, table_id: str, user_id: int) -> None:
        """Call this person, or take the call away."""
        shown = self._surfaces.get(table_id, call_name(user_id))
        try:
            ask = await self._asked(shown, user_id)
        except (TableGone, NotAtThisTable):
            ask = None
        if shown.surface is not None and (ask is None or shown.question != ask.token):
            await self._surfaces.end(shown)
        if ask is None or not self._is_due(shown, ask, user_id):
            return
        try:
            await self._post(shown, ask, user_id)
        except ERRORS as error:
            if problem(error) is Problem.OURS:
                raise
            log.info("a call at table %s was not heard: %s", table_id, error)
            await self._surfaces.drop(shown)

    async def _asked(self, shown: Shown, user_id: int) -> OpenAsk | None:
        """What the person may be called for."""
        if user_id not in self._surfaces.by_hand(shown.table_id):
            return None
        scene = await self._pages.seen_by(shown.table_id, user_id)
        ask = scene.ask
        if scene.status is not Status.PLAYING or ask is None or ask.showing is Showing.NOTHING:
            return None
        if ask.showing is Showing.SEATS:
            return ask if scene.viewer in ask.waiting and scene.question is not None else None
        return ask if ask.token == shown.held or _is_open(scene) else None

    def _is_due(self, shown: Shown, ask: OpenAsk, user_id: int) -> bool:
        """Whether to call now. `held` is the ask that was looked at already."""
        if shown.surface is not None and shown.message_id is not None:
            return False
        looking = self._surfaces.is_looking(shown.table_id, user_id)
        if shown.held != ask.token:
            shown.held, shown.remind_at = ask.token, None
            if looking and ask.showing is Showing.SEATS:
                shown.remind_at = self._pace.ring(self._clock.now(), ask.deadline)
                self._timers.set((shown.table_id, shown.name), "remind", shown.remind_at)
            return not looking
        return shown.remind_at is not None and shown.remind_at <= self._clock.now()

    async def _post(self, shown: Shown, ask: OpenAsk, user_id: int) -> None:
        shown.remind_at = None
        table = self._surfaces.get(shown.table_id, TABLE)
        if table.lost or table.message_id is None:
            return
        scene = await self._pages.public(shown.table_id)
        words = Words(scene.locale)
        button = Button(words("table-button-hand"), Do("hand"), Tone.MAIN, "✋")
        text = Text(words("chat-called", mention=f"<@{user_id}>"))
        page = Page((text, Row((button,))), pings=(user_id,))
        wanted = replace(Wanted.of(page, self._pages.stamps(scene)), question=ask.token)
        await self._sender.outbox.turn(Priority.QUESTION)
        await self._sender.post(shown, scene.channel_id, wanted)


def _is_open(scene: Scene) -> bool:
    """Whether the person has yet to choose, in secret."""
    return scene.question is not None and not scene.question.settled
