"""Plans tables, reminds the players who come, and opens the tables at their time.

A plan (plans.py) is announced by a message in its channel, with buttons to accept the plan or to
cancel it. If Coop may create events, Discord also lists the plan among the events of the server.
Shortly before the time of the plan, `Reminders` sends direct messages.

Plans and sent reminders are stored, so everything goes on after a crash. An announcement is redrawn
when it is no longer true, for example when a player who had accepted was erased.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord

from bot.app import Coop
from bot.common.deadline_timer import DeadlineTimer
from bot.common.refused import Refused
from bot.discord_api.direct_messages import DirectMessage
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.outbox import Priority, new_nonce
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.gate import DueTable
from bot.interactions.interaction import Click
from bot.pages.delivery import Delivery, DesiredMessage
from bot.pages.page import NO_TOKEN, ButtonTokens, Page
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NotOpenToYou, NotWelcomeHere
from bot.tables.scene import TableSummary, summary
from cogs.alerts import pages, plans
from cogs.alerts.calling import Calling, Notice
from cogs.alerts.plans import (
    Plan,
    PlanGone,
    PlannerOnly,
    PlanReminder,
    TooManyPlansHere,
    TooManyPlansOfYours,
)
from cogs.alerts.repository import PlanRepository
from cogs.lobby.finding import moderates
from games.engine import cuts

# -- reminders -------------------------------------------------------------------------------------
#
# Reminders of planned tables are direct messages. A reminder is edited when its plan ends: the
# table opens, or the plan is cancelled.
#
# A row of the database holds the place of each reminder, and is deleted after this edit. If a crash
# prevents the edit, the row outlives its plan. `sweep` finds the row and deletes the reminder.


class Reminders:
    """Sends and updates the reminders of plans."""

    def __init__(self, bot: Coop, calling: Calling) -> None:
        self._bot = bot
        self._repository = PlanRepository(bot.store.database)
        self._calling = calling

    async def send(self, plan: Plan, coming: Sequence[int], room: str) -> None:
        """Remind the players who come, and call others who want to hear of this game.

        `room`: the name of the channel.
        """
        notice = Notice(
            guild_id=plan.guild_id,
            channel_id=plan.channel_id,
            game=plan.game,
            locale=plan.locale,
            people=frozenset((*coming, plan.user_id)),
            page=lambda words: pages.reminder(plan, f"#{room}", words),
            on_sent=partial(self._store_reminder, plan),
        )
        await self._calling.tell(notice, first=coming)

    async def _store_reminder(self, plan: Plan, user_id: int, sent: DirectMessage) -> None:
        # A `DirectMessage` is a tuple of channel id and message id.
        await self._repository.add_reminder(PlanReminder(plan.id, user_id, *sent))

    async def end(self, plan: Plan, page: Callable[[Words], Page]) -> None:
        """Edit the reminders of a plan that has ended, each in its user's language, to say how."""
        for reminder in await self._repository.reminders(plan.id):
            person = await self._bot.store.people.person(reminder.user_id)
            words = Words(Words.best(person.locale if person else plan.locale))
            delivery = Delivery.of(
                DesiredMessage.of(page(words), ButtonTokens(NO_TOKEN), locale=words.locale)
            )
            edit = self._bot.chat.outbox.edit
            await self._update(
                reminder, partial(edit, reminder.channel_id, reminder.message_id, delivery)
            )

    async def sweep(self) -> None:
        """Delete the reminders of plans that are gone."""
        for reminder in await self._repository.stale_reminders():
            delete = self._bot.chat.outbox.delete
            await self._update(reminder, partial(delete, reminder.channel_id, reminder.message_id))

    async def _update(
        self, reminder: PlanReminder, request: Callable[[], Awaitable[object]]
    ) -> None:
        """Edit or delete a reminder, then delete its row, unless another try may succeed later."""
        # Wait for the rate limiter; a request for decoration is the least urgent.
        await self._bot.chat.outbox.turn(Priority.DECORATION)
        try:
            await request()
        except ERRORS as error:
            log.info("reminder not updated: plan=%s: %s", reminder.plan_id, error)
            if problem(error) is Problem.LATER:  # the next `sweep` tries again
                return

        await self._repository.drop_reminder(reminder)


log = logging.getLogger(__name__)

# -- plans -----------------------------------------------------------------------------------------

LONGEST_WAIT = 300.0
"""Seconds until the next `tick`, if no plan is due before."""

RETRY_AFTER = 10.0
"""Seconds after which a step of a plan that failed is tried again."""

LONGEST_LOCATION = 100
"""The most characters of an event's place that Discord allows."""


Channel = discord.abc.GuildChannel | discord.Thread


class Planner:
    """Creates plans, and takes their next steps when they are due (`tick`, called by a timer)."""

    def __init__(self, bot: Coop, reminders: Reminders) -> None:
        self._bot = bot
        self._repository = PlanRepository(bot.store.database)
        self._reminders = reminders
        self._lock = asyncio.Lock()
        """Held while memory and database change together; never during a request to Discord."""
        self._timer: DeadlineTimer | None = None
        self._plans: dict[int, Plan] = {}
        """All plans by their ids, as in the database."""
        self._shown: dict[int, tuple[int, ...]] = {}
        """The user ids that each announcement shows, by the ids of plans; not known at a start."""
        self._last_tick = 0.0
        """When `tick` ran last, in seconds since 1970."""

    async def wake(self) -> None:
        """Load the plans, and start the timer. Called each time Discord is ready."""
        await self._load()
        await self._reminders.sweep()
        # If `sweeping` is False, the creator of the bot controls the time and calls `tick`.
        if self._timer is None and self._bot.sweeping:
            self._timer = self._bot.timer(self.next_due, self.tick)

        self._nudge()

    def next_due(self) -> float | None:
        """Return when to call `tick` again, in seconds since 1970, or None without any plan."""
        retry_at = self._last_tick + RETRY_AFTER
        latest = self._last_tick + LONGEST_WAIT
        # If a plan was due at the last `tick` and still is, its step has failed. Try it again soon.
        due = (
            planned.due if planned.due > self._last_tick else retry_at
            for planned in self._plans.values()
        )
        return min((*due, latest)) if self._plans else None

    def _nudge(self) -> None:
        """Let the timer call `next_due` again."""
        if self._timer is not None:
            self._timer.nudge()

    async def _load(self) -> None:
        async with self._lock:
            self._plans = {plan.id: plan for plan in await self._repository.plans()}

    # -- commands and buttons ---------------------------------------------------------------------

    async def plan(self, click: Click, game: str, typed: str) -> None:
        """Plan a table in the command's channel. Raise Refused if that is not allowed."""
        interaction = click.interaction
        guild_id = permissions.guild_of(click.interaction)
        bot = self._bot

        # First whether Coop may post a table here, then the rules of the server.
        permissions.check(interaction)
        bot.chat.gate.check_opening(interaction, game, bot.servers.usual_pace(guild_id))
        if not bot.servers.welcomes(guild_id, click.user_id):  # the user is banned
            raise NotWelcomeHere

        # `ahead`: by how many minutes the user's clock is ahead of UTC, or None.
        at = plans.parse_moment(
            typed, bot.chat.clock.now(), await self._repository.ahead(click.user_id)
        )
        plan = Plan(
            id=interaction.id,  # an id of Discord, so that no other plan has it
            guild_id=guild_id,
            channel_id=interaction.channel_id or 0,
            message_id=None,
            event_id=None,
            game=game,
            user_id=click.user_id,
            locale=bot.chat.gate.language(interaction),
            at=at,
            # If the time for reminders is already past, none are sent.
            is_reminded=at - plans.REMIND_BEFORE <= bot.chat.clock.now(),
        )

        # Checked and added under the lock, so that two commands cannot both take the last place.
        async with self._lock:
            self._check_limits(await self._repository.plans(), plan)
            await self._repository.add_plan(plan)
            await self._repository.come(plan.id, click.user_id, comes=True)
            self._plans[plan.id] = plan

        self._shown[plan.id] = coming = (click.user_id,)

        # The announcement is the answer to the command, so it comes first. The server event takes
        # another request.
        may_announce = interaction.app_permissions.create_events
        message = self._announcement(plan, coming, alone=not may_announce)
        sent = await click.publish(message)
        plan = plan._replace(message_id=sent.message_id)
        await self._store_change(plan)
        self._nudge()
        if may_announce:
            await self._add_event(plan, interaction)

    @staticmethod
    def _check_limits(plans_now: list[Plan], plan: Plan) -> None:
        """Raise if the user or the server has as many plans as allowed."""
        of_server = [planned for planned in plans_now if planned.guild_id == plan.guild_id]
        if sum(planned.user_id == plan.user_id for planned in plans_now) >= plans.MOST_OF_USER:
            raise TooManyPlansOfYours(most=plans.MOST_OF_USER)
        if len(of_server) >= plans.MOST_OF_SERVER:
            raise TooManyPlansHere(most=plans.MOST_OF_SERVER)

    async def come(self, click: Click, *, comes: bool) -> None:
        """Note that the presser comes, or does not come. Raise Refused if they may not come."""
        plan = await self._pressed_plan(click)
        if comes:
            if not self._bot.servers.welcomes(plan.guild_id, click.user_id):
                raise NotWelcomeHere
            if click.user_id in await self._bot.store.blocks.apart_from([plan.user_id]):
                raise NotOpenToYou

        await self._repository.come(plan.id, click.user_id, comes=comes)
        coming = await self._repository.coming(plan.id)
        # If the button is on the announcement, the answer redraws it. A press on another message
        # only gets a confirmation.
        if click.message_id == plan.message_id:
            self._shown[plan.id] = tuple(coming)
            await click.redraw(self._announcement(plan, coming))
        else:
            await click.say(click.words("chat-done"))

    async def cancel(self, click: Click) -> None:
        """Cancel a plan. Raise Refused if the presser may not."""
        plan = await self._pressed_plan(click)
        if click.user_id != plan.user_id and not moderates(click.interaction):
            raise PlannerOnly

        await self._drop(plan)
        end = partial(pages.ended_announcement, plan, "plan-cancelled")
        if click.message_id == plan.message_id:
            await click.redraw(DesiredMessage.of(end(Words(plan.locale)), locale=plan.locale))
        else:
            await click.say(click.words("chat-done"))
            await self._redraw(plan, end(Words(plan.locale)))

        await self._reminders.end(plan, end)
        await self._drop_event(plan)

    async def _pressed_plan(self, click: Click) -> Plan:
        """Return the plan of the button.

        Raises:
            PlanGone: There is no such plan on this server. The server is compared because the
                button is not signed: a forged one could name a plan of another server.
        """
        plan = await self._repository.plan(click.press.index)
        if plan is None or plan.guild_id != click.interaction.guild_id:
            raise PlanGone
        return plan

    # -- what falls due ---------------------------------------------------------------------------

    async def tick(self) -> None:
        """Do everything that is due now. Two calls must not overlap.

        An error with one plan does not stop the others.
        """
        plans_before = self._plans
        await self._load()
        self._last_tick = self._bot.chat.clock.now()
        for known_plan in plans_before.values():
            # The plan was deleted with the data of the user who had planned it.
            if known_plan.id not in self._plans:
                await self._announce_end(known_plan, "plan-cancelled")

        for plan_id in [*self._plans]:
            # Read again: the plan may have been cancelled during the requests for the others.
            plan = await self._repository.plan(plan_id)
            try:
                if plan is not None:
                    await self._take_next_step(plan)
            except ERRORS as error:
                if problem(error) is Problem.OURS:  # a bug of Coop
                    raise
                log.info("plan delayed, trying again: %s", error)

        await self._reminders.sweep()

    async def _take_next_step(self, plan: Plan) -> None:
        """Do the next step of a plan: remind, open, or end it."""
        now = self._bot.chat.clock.now()
        guild = self._bot.get_guild(plan.guild_id)
        # During an outage the channel may be missing although it is not deleted.
        if guild is not None and guild.unavailable and now < plan.at + plans.TOO_LATE_AFTER:
            return

        channel = None if guild is None else guild.get_channel_or_thread(plan.channel_id)
        if channel is None:
            # Coop cannot see the channel: it was deleted, or is only hidden for a while. So the
            # plan is kept until its time.
            if now >= plan.at:
                await self._drop(plan)
                await self._drop_event(plan)
        # Coop was down at the time of the plan, and the players do not wait any more.
        elif now >= plan.at + plans.TOO_LATE_AFTER:
            await self._drop(plan)
            await self._announce_end(plan, "plan-missed")
        elif now >= plan.at:
            await self._open(plan, channel)
        elif now >= plan.due:
            # The plan is marked first, so that no crash sends the reminders twice.
            await self._store_change(plan._replace(is_reminded=True))
            coming = tuple(await self._repository.coming(plan.id))
            await self._reminders.send(plan, coming, channel.name)
        else:
            # The announcement is redrawn if it names a player whose data was deleted. After a start
            # the players that it names are not known, and taken to be right.
            coming = tuple(await self._repository.coming(plan.id))
            if self._shown.setdefault(plan.id, coming) != coming:
                self._shown[plan.id] = coming
                await self._redraw(plan, self._announcement(plan, coming).page)

    async def _open(self, plan: Plan, channel: Channel) -> None:
        """Open the table of a plan, call the players who come, and edit all messages.

        The rules of the server are checked as for a command. If they do not allow the table, the
        plan ends without one.
        """
        words = Words(plan.locale)
        try:
            table = await self._find_opened(plan) or await self._open_table(plan, channel)
        except discord.NotFound:  # the user has left the server
            await self._drop(plan)
            await self._announce_end(plan, "plan-cancelled")
            return
        except Refused as refused:
            reason = partial(refusal, refused)
            await self._drop(plan)
            await self._announce_end(plan, "plan-refused", why=reason)
            return

        coming = await self._repository.coming(plan.id)
        await self._drop(plan)
        await self._quietly(self._bot.chat.posting.post(table.id))  # the message of the lobby
        if coming:
            # `rings`: whether the server allows messages that mention, and so notify, players.
            rings = self._bot.servers.of(plan.guild_id).rings
            page = pages.call_message(plan, table.number, coming, words, rings=rings)
            await self._bot.chat.outbox.turn(Priority.TABLE)
            delivery = Delivery.of(DesiredMessage.of(page, locale=plan.locale))
            # By the nonce Discord recognises a message that is sent twice.
            await self._quietly(self._bot.chat.outbox.send(plan.channel_id, delivery, new_nonce()))

        await self._redraw(plan, pages.opened_announcement(plan, table, words))
        await self._reminders.end(plan, partial(pages.opened_announcement, plan, table))
        if plan.event_id is not None:
            await self._quietly(self._bot.chat.outbox.begin_event(plan.guild_id, plan.event_id))

    async def _find_opened(self, plan: Plan) -> TableSummary | None:
        """Return the plan's table if it was opened before a crash.

        The host's cut (docs/glossary.md) identifies the table: it is made from the plan's id.
        """
        for table in await self._bot.store.tables.tables_in(plan.channel_id):
            if any(player.cut == cuts.cut_by_joining(plan.id) for player in table.players):
                return summary(table)

        return None

    async def _open_table(self, plan: Plan, channel: Channel) -> TableSummary:
        """Open a new table.

        Raises:
            Refused: The rules of the server do not allow it.
            discord.NotFound: If the user has left the server.
        """
        bot = self._bot
        member = await bot.chat.outbox.member(channel.guild, plan.user_id)
        person = await bot.store.people.person(plan.user_id)
        locale = Words.best(person.locale if person else plan.locale)
        permissions.check_channel(channel, Words(plan.locale))
        pace = bot.servers.usual_pace(plan.guild_id)
        asker = DueTable(
            channel.guild,
            channel,
            member,
            bot,
            guild_id=channel.guild.id,
            channel_id=channel.id,
            permissions=channel.permissions_for(member),
        )
        # Before the check: fetch the parent channel of a thread, if it is not known yet.
        await bot.chat.gate.learn(asker, plan.channel_id)
        bot.chat.gate.check_opening(asker, plan.game, pace)

        return await bot.tables.lobbies.open(
            game=plan.game,
            pace=pace,
            level=bot.servers.usual_level(plan.guild_id, bot.tables.games[plan.game].houses),
            guild_id=plan.guild_id,
            channel_id=plan.channel_id,
            host_id=plan.user_id,
            host_name=member.display_name,
            host_locale=locale,
            host_cut=cuts.cut_by_joining(plan.id),
            locale=plan.locale,
        )

    # -- announcements ----------------------------------------------------------------------------

    def _announcement(
        self, plan: Plan, coming: Sequence[int], *, alone: bool | None = None
    ) -> DesiredMessage:
        """Return the announcement. `alone`: it has no server event; None: see `plan.event_id`."""
        alone = plan.event_id is None if alone is None else alone
        page = pages.announcement(plan, coming, Words(plan.locale), alone=alone)
        return DesiredMessage.of(page, ButtonTokens(NO_TOKEN), locale=plan.locale)

    async def _store_change(self, plan: Plan) -> None:
        """Replace a stored plan. One that was deleted meanwhile stays deleted."""
        await self._repository.change_plan(plan)
        if plan.id in self._plans:
            self._plans[plan.id] = plan

    async def _drop(self, plan: Plan) -> None:
        """Delete a plan from the database and from memory."""
        await self._repository.drop_plan(plan.id)
        self._plans.pop(plan.id, None)
        self._shown.pop(plan.id, None)

    async def _announce_end(
        self, plan: Plan, end: str, why: Callable[[Words], str] | None = None
    ) -> None:
        """Say in the announcement and the reminders how a plan ended, and delete its server event.

        `end` is the message id, such as `plan-missed`. `why` returns its reason in a language.
        """

        def page(words: Words) -> Page:
            facts = {} if why is None else {"why": why(words)}
            return pages.ended_announcement(plan, end, words, **facts)

        await self._redraw(plan, page(Words(plan.locale)))
        await self._reminders.end(plan, page)
        await self._drop_event(plan)

    async def _redraw(self, plan: Plan, page: Page) -> None:
        """Edit the announcement, if there is one."""
        if plan.message_id is not None:
            delivery = Delivery.of(
                DesiredMessage.of(page, ButtonTokens(NO_TOKEN), locale=plan.locale)
            )
            await self._bot.chat.outbox.turn(Priority.DECORATION)
            await self._quietly(
                self._bot.chat.outbox.edit(plan.channel_id, plan.message_id, delivery)
            )

    async def _add_event(self, plan: Plan, interaction: discord.Interaction) -> None:
        """Create a server event for a plan, and store its id."""
        words = Words(plan.locale)
        room = getattr(interaction.channel, "name", "") or plan.channel_id
        event_id = await self._quietly(
            self._bot.chat.outbox.add_event(
                plan.guild_id,
                words(f"{plan.game}-title"),
                pages.event_about(plan, words),
                f"#{room}"[:LONGEST_LOCATION],
                plan.at,
                plan.at + plans.EVENT_LENGTH,
            )
        )
        # The announcement was sent as if there were an event. Without one it must be redrawn.
        if event_id is None:
            await self._redraw(plan, self._announcement(plan, self._shown.get(plan.id, ())).page)
        # The plan was cancelled during the request.
        elif await self._repository.plan(plan.id) is None:
            await self._drop_event(plan._replace(event_id=event_id))
        else:
            await self._store_change(plan._replace(event_id=event_id))

    async def _drop_event(self, plan: Plan) -> None:
        if plan.event_id is not None:
            await self._quietly(self._bot.chat.outbox.drop_event(plan.guild_id, plan.event_id))

    @staticmethod
    async def _quietly(request: Any) -> Any:
        """Await a request. Return its result, or None if Discord refuses it."""
        try:
            return await request
        except ERRORS as error:
            if problem(error) is Problem.OURS:
                raise

            log.info("announcement of a plan failed: %s", error)
            return None
