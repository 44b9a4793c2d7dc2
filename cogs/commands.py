"""Texts of slash commands in all languages of Coop: data/locales/*/commands.ftl."""

from collections.abc import Callable, Mapping
from typing import Any

from discord import Locale, app_commands

from bot.i18n.words import FALLBACK, Words
from games.registry import GAMES

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""The contexts of a command that can be used in every channel."""

FOR_ALL = app_commands.AppInstallationType(guild=True, user=True)
"""For servers that have added Coop, and for users who have installed it."""


def chicken_group(tree: app_commands.CommandTree[Any]) -> app_commands.Group:
    """Return the command group `/chicken`, which cogs.lobby has made, to add commands to it."""
    chicken = tree.get_command("chicken")
    assert isinstance(chicken, app_commands.Group)
    return chicken


def said(message: str) -> app_commands.locale_str:
    """Return the English text of a message, which `FluentTranslator` translates."""
    return spoken(lambda words: words(message))


def spoken(say: Callable[[Words], str]) -> app_commands.locale_str:
    """Return the English text of `say`, which may join several messages, to be translated."""
    return app_commands.locale_str(say(Words(FALLBACK)), say=say)


def options(**messages: str) -> Mapping[str, app_commands.locale_str]:
    """Return the description of each parameter of a command, for app_commands.describe.

    `person="ban"` describes the parameter `person` with the message `command-option-ban`.
    """
    return {name: said(f"command-option-{message}") for name, message in messages.items()}


GAME_CHOICES = [app_commands.Choice(name=said(f"{slug}-title"), value=slug) for slug in GAMES]
"""The choices of an option that names a game."""


class FluentTranslator(app_commands.Translator):
    """Gives Discord the texts of commands in all languages that Coop has."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a command text in Discord's locale, or None to keep the English one."""
        say: Any = string.extras.get("say")
        best = Words.best(locale.value)
        # The text is not from this module, or it is English already.
        if say is None or best == FALLBACK:
            return None

        return str(say(Words(best)))
