"""`/chicken ban`: moderators of a server keep a user off its tables, for some days or for good.

All members see the command, because Discord can hide only whole commands, not one of a group. So
every call and press is checked. A ban stores a mark, a keyed hash of the user's id, which stays
when the user's data is erased.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.refused import Refused
from bot.common.sanitize import escape
from bot.i18n.words import Words
from bot.interactions.interaction import Click, anywhere
from bot.interactions.permissions import moderated_server
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.servers.bans import Ban
from cogs.commands import chicken_group, options, said
from cogs.pages import GREY, mention, paginate

# -- the page --------------------------------------------------------------------------------------


BANS = "bans"
"""The verb of the buttons that show a page of bans. The index is that of the page."""

LIFT = "ban-lift"
"""The verb of the buttons that lift a ban. The index is the mark of the ban."""

LONGEST_REASON = 120
"""The most characters of a reason."""

SHOWN = 4
"""Bans on a page, each with a button. With their reasons they fill a phone."""


def bans_page(bans: Sequence[Ban], at: int, words: Words, said: str | None = None) -> Page:
    """Return a page of bans.

    Args:
        bans: All bans in force, the latest first.
        at: Index of the page. If there are fewer pages, the last one is shown.
        words: The words of the reader's language.
        said: The result of the command or press, if any.
    """
    page_items, page_buttons = paginate(bans, at, SHOWN, BANS, words)
    lines = [f"### {words('bans-title')}", *filter(None, [said])]
    lines.append(words("bans-who", count=len(bans)) if page_items else words("bans-nobody"))
    lines += [f"{number}. {_ban_line(ban, words)}" for number, ban in page_items]
    lift_buttons = [
        Button(words("bans-lift", number=number), Do(LIFT, ban.mark), Tone.PLAIN, "🚪")
        for number, ban in page_items
    ]
    rows = [Row(tuple(buttons)) for buttons in (lift_buttons, page_buttons) if buttons]
    # The explanation is a block of its own: below the lines it would look like the last reason.
    about = Text("-# " + words("bans-about"))
    return Page((Text("\n".join(lines)), about, *rows), GREY)


def until(moment: float | None, words: Words) -> str:
    """Return in words how long a ban lasts. None: until a moderator lifts it."""
    if moment is None:
        return words("bans-for-good")
    return words("bans-until", when=f"<t:{int(moment)}:f>")


def _ban_line(ban: Ban, words: Words) -> str:
    """Return the line of a ban, with its reason in small print."""
    line = words(
        "bans-line",
        who=mention(ban.other, words),
        until=until(ban.until, words),
        by=mention(ban.by, words),
    )
    if not ban.reason:
        return line

    return f"{line}\n-# {words('bans-reason', reason=escape(ban.reason, LONGEST_REASON))}"


# -- the command -----------------------------------------------------------------------------------

LONGEST_DAYS = 3650
"""The most days of a ban, about ten years."""


class NotToBeBanned(Refused):
    """The user is a bot or the caller, or manages the server while the caller does not."""


@dataclass(frozen=True, slots=True)
class Bans:
    """The command and its buttons. Public methods may raise NoServerHere or ModeratorsAlone."""

    bot: Coop

    async def ban(
        self,
        click: Click,
        person: discord.User | discord.Member,
        days: int | None,
        reason: str,
        *,
        sit_out: bool,
    ) -> None:
        """Ban a user, and show the page. `sit_out`: also take their seats at running tables."""
        # `moderated_server` raises Refused if the caller does not moderate the server.
        guild_id = moderated_server(click.interaction)
        # Only members who manage the server can ban others who manage it.
        is_above = isinstance(person, discord.Member) and person.guild_permissions.manage_guild
        may_all = click.interaction.permissions.manage_guild
        if person.bot or person.id == click.user_id or (is_above and not may_all):
            raise NotToBeBanned

        # Line breaks could imitate other lines of the page.
        one_line = " ".join(reason.split())
        await self.bot.servers.ban(guild_id, click.user_id, person.id, days=days, reason=one_line)
        seats = await self._sit_out(click, guild_id, person.id) if sit_out else 0
        # The end of the ban is only known now: it was computed from `days`.
        (ban,) = [
            candidate
            for candidate in await self.bot.servers.bans(guild_id)
            if candidate.other == person.id
        ]
        result = click.words(
            "bans-done", who=f"<@{person.id}>", until=until(ban.until, click.words), seats=seats
        )
        await self._show(click, guild_id, 0, result)

    async def show(self, click: Click) -> None:
        """Show the page whose index the pressed button has. The command shows the first page."""
        guild_id = moderated_server(click.interaction)
        await self._show(click, guild_id, click.press.index)

    async def lift(self, click: Click) -> None:
        """Lift the ban whose mark the pressed button has."""
        guild_id = moderated_server(click.interaction)
        await self.bot.servers.lift(guild_id, click.user_id, click.pressed_id)
        await self._show(click, guild_id, 0, click.words("bans-lifted"))

    async def _sit_out(self, click: Click, guild_id: int, user_id: int) -> int:
        """Let house players take over the seats of this user, or free them in a lobby.

        Returns:
            The number of tables where they had a seat.
        """
        seats = 0
        tables = self.bot.tables
        for table in await tables.tables_of(user_id):
            # A ban holds on one server only.
            if table.guild_id != guild_id:
                continue

            try:
                await tables.moderation.see_off(table.id, user_id, click.user_id)
            except Refused:
                continue  # the user has just left, or the game is over

            seats += 1

        return seats

    async def _show(self, click: Click, guild_id: int, at: int, result: str | None = None) -> None:
        bans = await self.bot.servers.bans(guild_id)
        await click.show_page(bans_page(bans, at, click.words, result))


async def setup(bot: Coop) -> None:
    # `said` and `options` return texts of the command in all languages (cogs/commands.py).
    chicken = chicken_group(bot.tree)
    bans = Bans(bot)

    @chicken.command(name="ban", description=said("command-ban"))
    @app_commands.describe(
        **options(person="ban", days="ban-days", reason="ban-reason", sit_out="ban-sit-out")
    )
    async def ban(
        interaction: discord.Interaction,
        person: discord.User | discord.Member | None = None,
        days: app_commands.Range[int, 1, LONGEST_DAYS] | None = None,
        reason: app_commands.Range[str, 0, LONGEST_REASON] = "",
        sit_out: bool = False,
    ) -> None:
        click = Click(interaction)
        if person is None:
            await bans.show(click)
        else:
            await bans.ban(click, person, days, reason, sit_out=sit_out)

    bot.chat.verbs.add(anywhere(BANS, bans.show), anywhere(LIFT, bans.lift))
