"""`/chicken-settings`: those who manage a server set its rules, and read who has changed them.

A command of its own, for Discord hides whole commands alone from who may not use them, never one of
a group. That it is hidden is a courtesy: every command and press is checked here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.app import Coop
from bot.interactions.gate import vanished
from bot.interactions.interaction import Click
from bot.interactions.permissions import managed
from bot.interactions.verbs import Answer, Run, Verb, Where
from bot.interactions.window import Field, Window
from bot.pages.custom_ids import GREATEST_ID, NO_TOKEN, Stamps, Token
from bot.pages.delivery import Wanted
from bot.pages.page import Do
from bot.servers.rules import LIMITS, MOST_NAMED, AboveTheCeiling
from bot.tables.audit import KEPT
from bot.tables.refusals import NotAmongTheOptions
from cogs.commands import said
from cogs.moderation import settings_page
from cogs.moderation.settings_page import audit_page
from games.registry import GAMES

COMMAND = "chicken-settings"

DIGITS = 5
"""Of a limit: as many as anybody can mean."""

SEEN = frozenset({"pictures", "rings"})
"""Rules that open tables show."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The pages, and what is pressed on them. All may raise NoServerHere, ManageServerOnly."""

    bot: Coop

    def verbs(self) -> Iterator[Verb]:
        def verb(name: str, run: Run, answer: Answer = Answer.PAGE) -> Verb:
            return Verb(name, run, Token.NONE, Where.ANYWHERE, returns_seat=False, answer=answer)

        yield verb(settings_page.PAGE, self.show)
        yield verb(settings_page.GAMES_ON, self._games)
        yield verb(settings_page.PLACES, self._places)
        yield verb(settings_page.STARTERS, self._starters)
        yield verb(settings_page.ONE, self._one)
        yield verb(settings_page.SWITCH, self._switch)
        yield verb(settings_page.LIMIT, self._ask_limits, Answer.WINDOW)
        yield verb(settings_page.LIMITED, self._limits)
        yield verb(settings_page.AUDIT, self._audit)

    async def show(self, click: Click) -> None:
        guild_id, servers = managed(click.interaction), self.bot.servers
        switches = {name: await one.is_on(guild_id) for name, one in servers.switches.items()}
        shown = settings_page.settings_page(
            servers.of(guild_id),
            servers.ceiling,
            click.words,
            switches=switches,
            pictures=servers.ceiling.pictures,
            vanished=vanished(servers.of(guild_id), _guild(click)),
        )
        await click.show(Wanted.of(shown, Stamps(NO_TOKEN)))

    # -- presses ----------------------------------------------------------------------------------

    async def _games(self, click: Click) -> None:
        """Those that are ticked are played. What this Coop does not know stays as it is."""
        slugs = [*GAMES]
        if not click.is_menu or not all(0 <= pick < len(slugs) for pick in click.picks):
            raise NotAmongTheOptions
        on = {slugs[pick] for pick in click.picks}
        unknown = self.bot.servers.of(managed(click.interaction)).games_off - set(slugs)
        await self._change(click, games_off=frozenset({*slugs, *unknown} - on))

    async def _places(self, click: Click) -> None:
        guild = _guild(click)
        known = [guild.get_channel_or_thread(pick) for pick in click.picks]
        await self._change(click, places=_named(click, known))

    async def _starters(self, click: Click) -> None:
        guild = _guild(click)
        known = [guild.get_role(pick) for pick in click.picks]
        await self._change(click, starters=_named(click, known))

    async def _one(self, click: Click) -> None:
        found = (
            settings_page.chosen(click.picks[0])
            if click.is_menu and len(click.picks) == 1
            else None
        )
        if found is None:
            raise NotAmongTheOptions
        rule, value = found
        await self._change(click, **{rule: value})

    async def _switch(self, click: Click) -> None:
        """A line of the menu; on pages from before it was a button."""
        pressed = click.picks[0] if click.is_menu and len(click.picks) == 1 else click.press.index
        found = settings_page.switched(pressed)
        if found is None:
            raise NotAmongTheOptions
        name, on = found
        switch = self.bot.servers.switches.get(name)
        if switch is None:
            await self._change(click, **{name: on})
            return
        await switch.turn(managed(click.interaction), click.user_id, on=on)
        await self.show(click)

    async def _ask_limits(self, click: Click) -> None:
        servers, words = self.bot.servers, click.words
        rules = servers.of(managed(click.interaction))
        fields = tuple(
            Field(
                words(f"server-limit-{name.replace('_', '-')}"),
                words("server-limit-hint", most=getattr(servers.ceiling.limits, name)),
                DIGITS,
                "" if getattr(rules, name) is None else str(getattr(rules, name)),
                needed=False,
            )
            for name in LIMITS
        )
        sent_in = Stamps(NO_TOKEN).sign(Do(settings_page.LIMITED))
        await click.ask(Window(sent_in, words("server-limits-title"), fields))

    async def _limits(self, click: Click) -> None:
        """Nothing typed: as whoever runs Coop has it."""
        managed(click.interaction)
        if len(click.typed) != len(LIMITS):
            raise NotAmongTheOptions
        changes = {
            name: self._number(name, text.strip())
            for name, text in zip(LIMITS, click.typed, strict=True)
        }
        await self._change(click, **changes)

    def _number(self, name: str, typed: str) -> int | None:
        """Raises AboveTheCeiling also for what is no number."""
        if not typed:
            return None
        if not (typed.isascii() and typed.isdigit() and len(typed) <= DIGITS):
            raise AboveTheCeiling(most=getattr(self.bot.servers.ceiling.limits, name))
        return int(typed)

    async def _change(self, click: Click, **changes: Any) -> None:
        """Set these, show the page as it is now, and what open tables look like by then."""
        guild_id = managed(click.interaction)
        before = self.bot.servers.of(guild_id)
        after = await self.bot.servers.change(guild_id, click.user_id, **changes)
        await self.show(click)
        if any(getattr(before, name) != getattr(after, name) for name in SEEN):
            for table in await self.bot.tables.tables_on(guild_id):
                self.bot.chat.redraw(table.id)

    async def _audit(self, click: Click) -> None:
        guild_id, before = managed(click.interaction), click.press.index or None
        if before is not None and before > GREATEST_ID:
            raise NotAmongTheOptions
        lines = await self.bot.servers.audit(guild_id, before, KEPT)
        shown = audit_page(lines, click.words, is_newest=before is None)
        await click.show(Wanted.of(shown, Stamps(NO_TOKEN)))


def _guild(click: Click) -> discord.Guild:
    managed(click.interaction)
    guild = click.interaction.guild
    if guild is None:
        raise NotAmongTheOptions
    return guild


def _named(click: Click, known: Sequence[object | None]) -> frozenset[int]:
    """What was picked, all of it this server's. Raises NotAmongTheOptions."""
    if not click.is_menu or None in known or len(known) > MOST_NAMED:
        raise NotAmongTheOptions
    return frozenset(click.picks)


async def setup(bot: Coop) -> None:
    settings = Settings(bot)

    async def open_settings(interaction: discord.Interaction) -> None:
        await settings.show(Click(interaction))

    command = app_commands.Command[Any, ..., None](
        name=COMMAND,
        description=said("command-settings"),
        callback=open_settings,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    command.default_permissions = discord.Permissions(manage_guild=True)
    bot.tree.add_command(command)
    bot.chat.verbs.add(*settings.verbs())
