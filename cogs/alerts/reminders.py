"""Sends the reminders of planned tables by DM, and keeps them true: each is edited when its table
opens or is called off.

Where they stand lies in the database. A row goes when its message was brought up to date, so what
was broken off in between is found by `sweep`: a reminder whose plan is gone is deleted.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.app import Coop
from bot.discord_api.direct_messages import DirectMessage
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.rate_limiter import Priority
from bot.i18n.words import Words
from bot.pages.custom_ids import NO_TOKEN, Stamps
from bot.pages.delivery import Delivery, Wanted
from bot.pages.page import Page
from cogs.alerts import plan_page
from cogs.alerts.calling import Calling, Notice
from cogs.alerts.plan_repository import PlanRepository
from cogs.alerts.plans import Plan, Reminder

log = logging.getLogger(__name__)


class Reminders:
    def __init__(self, bot: Coop, calling: Calling) -> None:
        self._bot = bot
        self._repository = PlanRepository(bot.store.database)
        self._calling = calling

    async def send(self, plan: Plan, coming: Sequence[int], room: str) -> None:
        """Remind those who come, and call whoever wants to hear of the game. `room`: the name of
        the channel.
        """
        notice = Notice(
            guild_id=plan.guild_id,
            channel_id=plan.channel_id,
            game=plan.game,
            locale=plan.locale,
            people=frozenset((*coming, plan.user_id)),
            page=lambda words: plan_page.reminder(plan, f"#{room}", words),
            sent=partial(self._keep, plan),
        )
        await self._calling.tell(notice, first=coming)

    async def _keep(self, plan: Plan, user_id: int, sent: DirectMessage) -> None:
        await self._repository.add_reminder(Reminder(plan.id, user_id, *sent))

    async def end(self, plan: Plan, page: Callable[[Words], Page]) -> None:
        """Edit the reminders of a plan that has ended: what became of it, in each one's words."""
        for reminder in await self._repository.reminders(plan.id):
            person = await self._bot.store.people.person(reminder.user_id)
            words = Words(Words.best(person.locale if person else plan.locale))
            said = Delivery.of(Wanted.of(page(words), Stamps(NO_TOKEN), locale=words.locale))
            edit = self._bot.chat.outbox.edit
            await self._bring(
                reminder, partial(edit, reminder.channel_id, reminder.message_id, said)
            )

    async def sweep(self) -> None:
        """Delete the reminders of plans that are gone."""
        for reminder in await self._repository.stale_reminders():
            delete = self._bot.chat.outbox.delete
            await self._bring(reminder, partial(delete, reminder.channel_id, reminder.message_id))

    async def _bring(self, reminder: Reminder, request: Callable[[], Awaitable[object]]) -> None:
        """Do this to the message. The row stays only where it is worth trying again."""
        await self._bot.chat.outbox.turn(Priority.DECORATION)
        try:
            await request()
        except ERRORS as error:
            log.info("a reminder stays as it is: plan=%s %s", reminder.plan_id, error)
            if problem(error) is Problem.LATER:
                return
        await self._repository.drop_reminder(reminder)
