"""`/chicken help`: all games with a button to play each, and the way to every other page.

Only the caller sees the pages. All buttons are unsigned, because they show what every user may see.
A server that adds Coop gets a message with the same games.
"""

import logging
from dataclasses import dataclass
from functools import partial

import discord

from bot.app import Coop
from bot.discord_api.errors import ERRORS
from bot.discord_api.outbox import Priority, new_nonce
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.interaction import Answer, Click, Verb, Where
from bot.pages.delivery import Delivery, DesiredMessage
from bot.pages.page import FROM_MINE, HELP, MINE, ButtonTokens, Token
from bot.version import number
from cogs.commands import chicken_group, said
from cogs.info import pages
from cogs.learn import lesson
from cogs.pages import name_at
from games.registry import GAMES

log = logging.getLogger(__name__)

MOST_SEATS = 5
"""The most tables of the presser that their page lists: the newest ones, of all servers."""


@dataclass(frozen=True, slots=True)
class Help:
    """The pages of `/chicken help`, and their buttons."""

    bot: Coop

    def verbs(self) -> tuple[Verb, ...]:
        anywhere = partial(
            Verb,
            token=Token.NONE,
            where=Where.ANYWHERE,
            counted=False,
            returns_seat=False,
            answer=Answer.PAGE,
        )
        return (
            anywhere(HELP, self.show_games),
            anywhere(pages.GAME, self._show_game),
            anywhere(MINE, self._show_mine),
            anywhere(pages.TOPIC, self._show_topic),
        )

    async def show_games(self, click: Click) -> None:
        """Show the first page."""
        await self.bot.chat.show_page(click, pages.help_page(click.words))

    async def _show_game(self, click: Click) -> None:
        slug = name_at(tuple(GAMES), click.picks)
        guild_id = click.interaction.guild_id
        page = pages.game_page(
            GAMES[slug],
            click.words,
            has_lesson=lesson.lesson_of(slug) is not None,
            is_off=guild_id is not None and slug in self.bot.servers.of(guild_id).games_off,
        )
        await self.bot.chat.show_page(click, page)

    async def _show_mine(self, click: Click) -> None:
        """Show at which tables the presser plays, and buttons to all pages about the presser."""
        tables = await self.bot.tables.tables_of(click.user_id)
        seats = [
            click.words(
                "help-seat",
                number=table.number,
                game=click.words(f"{table.game}-title"),
                address=await self.bot.chat.address(table.id),
            )
            for table in tables[-MOST_SEATS:]
        ]
        is_on_server = click.interaction.guild_id is not None
        offered = [*self.bot.own_pages, *(self.bot.own_pages_of_server if is_on_server else ())]
        own_pages = [button(click.words) for button in offered]
        page = pages.mine_page(seats, own_pages, click.words)
        await click.show(DesiredMessage.of(page, ButtonTokens(own=FROM_MINE)))

    async def _show_topic(self, click: Click) -> None:
        settings = self.bot.settings
        published = settings.privacy_url, settings.terms_url
        topic = name_at(pages.TOPICS, click.picks)
        await self.bot.chat.show_page(
            click, pages.topic_page(topic, click.words, number(), *published)
        )

    async def greet(self, guild: discord.Guild) -> None:
        """Post all games where Discord welcomes new members, after a server has added Coop."""
        channel = guild.system_channel
        if channel is None or permissions.missing(channel.permissions_for(guild.me), channel):
            log.info("no greeting, because of the system channel: server=%d", guild.id)
            return
        if guild.id in {ban.server_id for ban in self.bot.servers.access_list.server_bans}:
            log.info("no greeting, because of a ban: server=%d", guild.id)
            return

        locale = self.bot.chat.gate.language_of(guild)
        desired = DesiredMessage.of(pages.greeting_page(Words(locale)), locale=locale)
        await self.bot.chat.outbox.turn(Priority.TABLE)
        try:
            await self.bot.chat.outbox.send(channel.id, Delivery.of(desired), new_nonce())
        except ERRORS as error:
            log.info("greeting not sent: server=%d: %s", guild.id, error)


async def setup(bot: Coop) -> None:
    """Add `/chicken help`."""
    chicken = chicken_group(bot.tree)
    help_pages = Help(bot)
    bot.chat.verbs.add(*help_pages.verbs())
    bot.add_listener(help_pages.greet, "on_guild_join")

    @chicken.command(name="help", description=said("command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        click = Click(interaction)
        # The first picture may take longer than Discord waits for an answer.
        with bot.chat.router.acknowledging(click):
            await help_pages.show_games(click)
