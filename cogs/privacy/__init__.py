"""`/chicken me`: shows a user what Coop stores about them, as a page and as a file, and erases it.

A user sees only their own data. A user who plays nowhere may ask as well. This feature also runs
retention (upkeep.py): it deletes old games, and the data of servers that Coop has left.

Rule 1: an erasure request is answered when it is stored. After that, a crash only delays it.
Rule 2: no player waits for this work: it is done in small steps with pauses.
Rule 3: a record is kept with its game, but a person may be erased from it.
"""

from dataclasses import dataclass

import discord

from bot.app import Coop
from bot.i18n.words import Words
from bot.interactions.interaction import Answer, Click, anywhere
from bot.interactions.router import ALWAYS
from bot.tables.refusals import NotAmongTheOptions
from cogs.commands import chicken_group, said
from cogs.privacy import page
from cogs.privacy.forgetting import Forgetting
from cogs.privacy.knowledge import knowledge
from cogs.privacy.repository import ErasureRepository
from cogs.privacy.upkeep import Tidying, Upkeep


@dataclass(frozen=True, slots=True)
class Me:
    """The page of `/chicken me` and its buttons."""

    bot: Coop
    erasure: ErasureRepository
    upkeep: Upkeep

    async def show(self, click: Click) -> None:
        """Show the page, as a new message or in place of the page with the button."""
        # To search all tables may take longer than Discord waits for an answer.
        await click.acknowledge(redraws=click.is_ephemeral)
        await self._show(click, click.words)

    async def choose(self, click: Click) -> None:
        """Store the language that the user has chosen, and redraw this page in it."""
        language = page.language(click.picks)
        await click.acknowledge(redraws=click.is_ephemeral)
        locale = await self.bot.chat.languages.choose(click.interaction, language)
        await self._show(click, Words(locale))

    async def _show(self, click: Click, words: Words) -> None:
        """Send the page with what is stored about the user."""
        stored = await knowledge(self.erasure, click.user_id)
        links = self.bot.settings.privacy_url, self.bot.settings.terms_url
        language = self.bot.chat.languages.chosen(click.user_id)
        await click.show_page(page.me_page(stored, words, *links, chosen=language))

    async def hand_over(self, click: Click) -> None:
        """Send everything that is stored about the user as a file."""
        await click.acknowledge()
        stored = await knowledge(self.erasure, click.user_id)
        content = stored.as_file(self.bot.chat.clock.now())
        await click.hand_over(click.words("me-file-here"), page.FILE, content)

    async def forget(self, click: Click) -> None:
        """Ask twice for confirmation, then erase the presser. The index of a button is the step."""
        times_asked = click.press.index
        if times_asked > page.SURE:
            raise NotAmongTheOptions
        if times_asked < page.SURE:
            await click.show_page(page.question_page(click.words, times_asked))
        else:
            await self.upkeep.forget(click.user_id)
            await click.show_page(page.forgotten_page(click.words))


async def setup(bot: Coop) -> Upkeep:
    erasure = ErasureRepository(bot.store.database)
    upkeep = _upkeep(bot, erasure)
    _attach(bot, upkeep)

    chicken = chicken_group(bot.tree)
    me = Me(bot, erasure, upkeep)

    @chicken.command(name="me", description=said("command-me"), extras={ALWAYS: True})
    async def open_me(interaction: discord.Interaction) -> None:
        await me.show(Click(interaction))

    bot.own_pages.append(page.open_button)
    bot.chat.verbs.add(
        anywhere(page.ME, me.show, always=True),
        anywhere(page.ALL, me.hand_over, always=True, answer=Answer.WHISPER),
        anywhere(page.LANGUAGE, me.choose, always=True),
        anywhere(page.FORGET, me.forget, always=True),
    )
    return upkeep


def _upkeep(bot: Coop, erasure: ErasureRepository) -> Upkeep:
    """Build the services for erasure and retention."""

    # Features with caches of records drop the table.
    def changed(table_id: str) -> None:
        for forget in bot.records.on_change:
            forget(table_id)

    def forgotten(user_id: int) -> None:
        bot.chat.forget(user_id)
        bot.tables.hooks.hens.pop(user_id, None)

    forgetting = Forgetting(
        erasure,
        bot.tables.sessions,
        wait_idle=bot.chat.wait_idle,
        quiet=bot.records.wait_idle,
        changed=changed,
        forgotten=forgotten,
    )
    tidying = Tidying(
        erasure,
        bot.store.records,
        bot.store.bans,
        bot.tables.sessions,
        bot.settings.keep_days,
        changed,
        bot.servers.forget,
    )
    return Upkeep(erasure, bot.chat.clock, forgetting, tidying)


def _attach(bot: Coop, upkeep: Upkeep) -> None:
    """Run the upkeep while Coop runs, and tell it which servers Coop joins and leaves."""

    def start() -> None:
        upkeep.start()
        bot.exit_stack.push_async_callback(upkeep.stop)

    async def note_servers(*_: discord.Guild) -> None:
        await upkeep.plays_on({guild.id for guild in bot.guilds})

    async def left(guild: discord.Guild) -> None:
        await upkeep.left(guild.id)

    bot.before_wake.append(upkeep.wake)
    bot.after_start.append(start)
    bot.add_listener(note_servers, "on_ready")
    bot.add_listener(note_servers, "on_guild_join")
    bot.add_listener(left, "on_guild_remove")
