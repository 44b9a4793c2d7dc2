"""`/chicken me`: what Coop knows of whoever asks, as a page and as a file; and how to be forgotten.

Nobody but the asker sees any of it, and nobody can ask for anybody else. Whoever plays nowhere may
still ask.
"""

from dataclasses import dataclass
from functools import partial

import discord
from discord import app_commands

from bot.app import Coop
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.interactions.router import ALWAYS
from bot.interactions.verbs import Answer, Verb, Where
from bot.pages.custom_ids import NO_TOKEN, Stamps, Token
from bot.pages.delivery import Wanted
from bot.pages.page import Page
from bot.tables.refusals import NotAmongTheOptions
from bot.upkeep.knowledge import knowledge
from cogs.commands import said
from cogs.privacy import page


@dataclass(frozen=True, slots=True)
class Me:
    """The page, and what is pressed on it."""

    bot: Coop

    async def show(self, click: Click) -> None:
        await click.acknowledge(redraws=click.is_ephemeral)
        await self._show(click, click.words)

    async def choose(self, click: Click) -> None:
        """What they read from now on: this page first of all."""
        language = page.language(click.picks)
        await click.acknowledge(redraws=click.is_ephemeral)
        locale = await self.bot.chat.languages.choose(click.interaction, language)
        await self._show(click, Words(locale))

    async def _show(self, click: Click, words: Words) -> None:
        known = await knowledge(self.bot.store.erasure, click.user_id)
        links = self.bot.settings.privacy_url, self.bot.settings.terms_url
        chosen = self.bot.chat.languages.chosen(click.user_id)
        await self._page(click, page.me_page(known, words, *links, chosen=chosen))

    async def hand_over(self, click: Click) -> None:
        await click.acknowledge()
        known = await knowledge(self.bot.store.erasure, click.user_id)
        content = known.as_file(self.bot.chat.clock.now())
        await click.hand_over(click.words("me-file-here"), page.FILE, content)

    async def forget(self, click: Click) -> None:
        """Asked once, asked twice; then it is as good as done."""
        asked = click.press.index
        if asked == 0:
            await self._page(click, page.asked_page(click.words))
        elif asked == 1:
            await self._page(click, page.asked_again_page(click.words))
        elif asked == page.SURE:
            await self.bot.upkeep.forget(click.user_id)
            await self._page(click, page.forgotten_page(click.words))
        else:
            raise NotAmongTheOptions

    async def _page(self, click: Click, shown: Page) -> None:
        await click.show(Wanted.of(shown, Stamps(NO_TOKEN)))


async def setup(bot: Coop) -> None:
    chicken = bot.tree.get_command("chicken")
    assert isinstance(chicken, app_commands.Group)
    me = Me(bot)

    @chicken.command(name="me", description=said("command-me"), extras={ALWAYS: True})
    async def open_me(interaction: discord.Interaction) -> None:
        await me.show(Click(interaction))

    anywhere = partial(
        Verb, token=Token.NONE, where=Where.ANYWHERE, returns_seat=False, always=True
    )
    bot.chat.verbs.add(
        anywhere(page.ME, me.show, answer=Answer.PAGE),
        anywhere(page.ALL, me.hand_over),
        anywhere(page.LANGUAGE, me.choose, answer=Answer.PAGE),
        anywhere(page.FORGET, me.forget, answer=Answer.PAGE),
    )
