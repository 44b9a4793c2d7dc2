"""`/chicken alerts` and `/chicken call`: players find each other, now or at a planned time.

A call without a time sends direct messages (alerts) about an open lobby. A call with a time plans a
table. Only users who have chosen alerts for the game on this server get them, and each alert has a
button that turns them off.
"""

from dataclasses import dataclass
from functools import partial

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.refused import Refused
from bot.interactions.interaction import Answer, Click, Field, Verb, Window, anywhere
from bot.interactions.permissions import guild_of
from bot.pages.page import ButtonTokens, Do
from bot.tables.refusals import NotAmongTheOptions
from bot.tables.table import Status
from cogs.alerts import pages
from cogs.alerts.calling import Calling
from cogs.alerts.planner import Planner, Reminders
from cogs.alerts.plans import ClockUnknown
from cogs.alerts.repository import AlertRepository, PlanRepository
from cogs.commands import GAME_CHOICES, chicken_group, options, said
from games.registry import GAMES

CALL = "call"
LONGEST_CLOCK = 8
"""The most characters that a user can type as the time of their clock."""


class NobodyToCallFor(Refused):
    """The caller does not sit at an open lobby of this game."""


class NoClock(Refused):
    """The typed text is no time of day."""


@dataclass(frozen=True, slots=True)
class Alerts:
    """The page of `/chicken alerts` and its controls."""

    bot: Coop
    alerts: AlertRepository
    plans: PlanRepository

    async def show(self, click: Click) -> None:
        """Show the page with the presser's alerts on this server."""
        guild_id = guild_of(click.interaction)
        games = await self.alerts.alerts(click.user_id, guild_id)  # slugs
        hours = await self.bot.store.people.hours(click.user_id)
        off = self.bot.servers.of(guild_id).games_off
        knows_clock = await self.plans.ahead(click.user_id) is not None
        now = self.bot.chat.clock.now()
        alerts_page = pages.alerts_page(
            games, hours, now, click.words, off, knows_clock=knows_clock
        )
        await click.show_page(alerts_page)

    async def choose(self, click: Click) -> None:
        """Store a choice: one line of a menu of hours, or any lines of the menu of games."""
        guild_id = guild_of(click.interaction)
        people = self.bot.store.people
        slugs = [*GAMES]
        menu, _ = pages.menu_and_line(click.press.index)
        picks = [pages.menu_and_line(pick) for pick in click.picks] if click.is_menu else []
        lines = [
            line
            for picked_menu, line in picks
            if picked_menu == menu and line in pages.lines_of(menu)
        ]
        if len(lines) != len(picks) or (menu != pages.OF_GAMES and len(lines) != 1):
            raise NotAmongTheOptions

        hours = await people.hours(click.user_id)

        # Games that the server has switched off are not in the menu. Their alerts stay as they are.
        if menu == pages.OF_GAMES:
            off = self.bot.servers.of(guild_id).games_off
            unseen_slugs = [
                slug for slug in await self.alerts.alerts(click.user_id, guild_id) if slug in off
            ]
            await self.alerts.put_alerts(
                click.user_id, guild_id, [*unseen_slugs, *(slugs[line] for line in lines)]
            )
        elif menu == pages.SINCE:
            await people.put_hours(click.user_id, hours._replace(since=lines[0] * 60))
        elif menu == pages.UNTIL:
            await people.put_hours(click.user_id, hours._replace(until=lines[0] * 60))
        else:
            raise NotAmongTheOptions

        await self.show(click)

    async def ask(self, click: Click) -> None:
        """Open the modal where the user types what their clock shows."""
        title, label, hint = (
            click.words(f"alerts-window-{part}") for part in ("title", "label", "hint")
        )
        sent_in = ButtonTokens(own=click.trail).sign(Do(pages.SAID))
        await click.ask(Window(sent_in, title, (Field(label, hint, LONGEST_CLOCK),)))

    async def set_clock(self, click: Click) -> None:
        """Store how far the user's clock is ahead of UTC. Raise NoClock for other text."""
        guild_of(click.interaction)  # raises NoServerHere in a direct message
        ahead = pages.ahead("".join(click.typed), self.bot.chat.clock.now())
        if ahead is None:
            raise NoClock

        hours = await self.bot.store.people.hours(click.user_id)
        await self.bot.store.people.put_hours(click.user_id, hours._replace(ahead=ahead))
        await self.show(click)

    async def off(self, click: Click) -> None:
        """Stop all alerts of a server, by the button below an alert in a direct message."""
        await self.alerts.put_alerts(click.user_id, click.pressed_id, ())
        await click.say(click.words("alerts-off"))


async def setup(bot: Coop) -> None:
    """Load the stored plans, and add both commands with their buttons."""
    chicken = chicken_group(bot.tree)
    database = bot.store.database
    alerts = Alerts(bot, AlertRepository(database), PlanRepository(database))
    calling = Calling(bot)
    planner = Planner(bot, Reminders(bot, calling))
    bot.timed.append(planner)
    bot.add_listener(planner.wake, "on_ready")

    @chicken.command(name="alerts", description=said("command-alerts"))
    async def open_alerts(interaction: discord.Interaction) -> None:
        await alerts.show(Click(interaction))

    @chicken.command(name="call", description=said("command-call"))
    @app_commands.describe(**options(game="ladder-game", when="when"))
    @app_commands.choices(game=GAME_CHOICES)
    async def call(interaction: discord.Interaction, game: str, when: str | None = None) -> None:
        click = Click(interaction)
        if when is not None:
            try:
                await planner.plan(click, game, when)
            except ClockUnknown as unknown:
                await click.show_page(pages.clock_unknown(unknown, click.words))

            return

        mine = [
            table
            for table in await bot.tables.tables_on(guild_of(click.interaction))
            if table.status is Status.LOBBY
            and table.game == game
            and table.seat_of(click.user_id) is not None
        ]
        if not mine:
            raise NobodyToCallFor

        # The newest lobby of this channel; if there is none, the newest of the server.
        here = [table for table in mine if table.channel_id == interaction.channel_id]
        await calling.call(click, (here or mine)[-1].id)

    bot.own_pages_of_server.append(pages.open_button)
    bot.chat.verbs.add(
        Verb(CALL, lambda click: calling.call(click, click.table_id)),
        anywhere(pages.OPEN, alerts.show),
        anywhere(pages.ALERTS, alerts.choose),
        anywhere(pages.CLOCK, alerts.ask, answer=Answer.WINDOW),
        anywhere(pages.SAID, alerts.set_clock),
        anywhere(pages.OFF, alerts.off, answer=Answer.WHISPER),
        anywhere(pages.IN, partial(planner.come, comes=True), answer=Answer.TABLE),
        anywhere(pages.OUT, partial(planner.come, comes=False), answer=Answer.TABLE),
        anywhere(pages.CANCEL, planner.cancel, answer=Answer.TABLE),
    )
