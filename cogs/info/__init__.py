"""`/chicken help`: one page about Coop and its commands. Texts: data/locales/*/info.ftl."""

import discord

from bot.app import Coop
from bot.features import FEATURES
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Line, Page, Text
from cogs.commands import chicken_group, said
from cogs.pages import links
from games.registry import GAMES

ACCENT = 0xF2C94C


def help_page(words: Words, privacy: str | None = None, terms: str | None = None) -> Page:
    """Return the help: what Coop is, the games, how to start, where cards are, and the commands.

    Below it are links to the operator's privacy policy and terms, if there are any.
    """
    games = [words("help-game", slug=slug, about=words(f"command-start-{slug}")) for slug in GAMES]
    # Each loaded feature may add a line with its commands.
    of_features = [f"help-commands-{feature.rpartition('.')[2]}" for feature in FEATURES]
    commands = [words("help-commands"), words("help-commands-list")]
    commands += [words(message) for message in of_features if words.has(message)]
    return Page(
        (
            Text(f"### {words('help-title')}\n{words('help-what')}"),
            Text("\n".join((words("help-games"), *games, words("help-rules")))),
            Line(),
            Text(f"{words('help-start')}\n{words('help-alone')}"),
            Text(words("help-cards")),
            Text("\n".join(commands)),
            Text(f"-# {words('help-time')}\n-# {words('help-silence')}"),
            *links(words, privacy, terms),
        ),
        ACCENT,
    )


async def setup(bot: Coop) -> None:
    """Add `/chicken help`."""
    chicken = chicken_group(bot.tree)

    @chicken.command(name="help", description=said("command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        click = Click(interaction)
        # The operator's links, which may be missing.
        published = bot.settings.privacy_url, bot.settings.terms_url
        await click.whisper(DesiredMessage.of(help_page(click.words, *published)))
