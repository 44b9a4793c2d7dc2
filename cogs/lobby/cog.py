"""The command group `/chicken`: room for the games, and `hand`, `table`, `move`, `leave`, `end`
for tables.
"""

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands

from bot.app import Coop
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.interaction import Click
from bot.interactions.verbs import Answer, Verb, Where
from bot.pages.custom_ids import Stamps, Token
from bot.pages.delivery import Wanted
from bot.pages.page import Link, Page, Row, Text
from bot.tables.refusals import NoSeatHere
from bot.tables.scene import TableSummary
from bot.tables.table import Status
from bot.tables.tables import Tables
from cogs.commands import ANYWHERE, FOR_ALL, options, said
from cogs.lobby import finding, goodbyes, moving
from cogs.lobby.finding import moderates
from cogs.lobby.goodbyes import Goodbyes
from cogs.lobby.mending import Mending, can_be_mended, offer

Find = Callable[[Tables, discord.Interaction], Awaitable[list[TableSummary]]]
Act = Callable[[Click, str | None], Awaitable[None]]
"""Carries out a command at the table of that name, or at the only one. Raises Refused."""


class Chicken(app_commands.Group):
    """For everybody on servers that Coop was added to, and for whoever is alone with it in a DM.
    Where it is only taken along by somebody, what makes no table works.
    """

    def __init__(self, bot: Coop) -> None:
        super().__init__(
            name="chicken",
            description=said("command-chicken"),
            allowed_contexts=ANYWHERE,
            allowed_installs=FOR_ALL,
        )
        self._bot = bot
        self._goodbyes = Goodbyes(bot)
        bot.chat.verbs.add(*self._goodbyes.verbs(), *Mending(bot).verbs())
        for name in ("start", "rules", "learn"):
            app_commands.Group(name=name, description=said(f"command-{name}"), parent=self)
        self._offer("hand", finding.of_user, self._hand)
        self._offer("table", finding.in_channel, self._table)
        self._offer("move", moving.movable, partial(moving.move, bot))
        self._offer("leave", goodbyes.leavable, self._leave)
        self._offer("end", goodbyes.endable, self._goodbyes.end)

    def _offer(self, name: str, find: Find, act: Act) -> None:
        """`/chicken <name>`, at one of the tables that `find` knows; and the buttons by which the
        caller says which, where several are meant. The answer takes the place of that question.
        """

        async def carry_out(click: Click, named: str | None) -> None:
            try:
                await act(click, named)
            except finding.WhichTable as which:
                await click.show(Wanted.of(finding.question(which, name, click.words)))

        async def pressed(click: Click) -> None:
            await carry_out(click, str(click.press.index))

        async def command(interaction: discord.Interaction, table: str | None = None) -> None:
            await carry_out(Click(interaction), table)

        async def suggest(
            interaction: discord.Interaction, typed: str
        ) -> list[app_commands.Choice[str]]:
            found = await find(self._bot.tables, interaction)
            return finding.choices(found, typed, interaction)

        described = app_commands.describe(**options(table="table"))(command)
        suggesting = app_commands.autocomplete(table=suggest)(described)
        self.command(name=name, description=said(f"command-{name}"))(suggesting)
        self._bot.chat.verbs.add(
            Verb(
                finding.verb(name),
                pressed,
                token=Token.NONE,  # it finds the table as the command does
                where=Where.ANYWHERE,
                returns_seat=False,
                answer=Answer.PAGE,
            )
        )

    async def _hand(self, click: Click, named: str | None) -> None:
        mine = await self._mine(click, named, finding.of_user)
        await self._bot.chat.hand(click, mine.id)

    async def _table(self, click: Click, named: str | None) -> None:
        here = await finding.in_channel(self._bot.tables, click.interaction)
        shown = finding.the_one(here, named, click.interaction)
        seated = shown.seat_of(click.user_id) is not None
        if not (seated or shown.status is Status.LOBBY or moderates(click.interaction)):
            await click.show(Wanted.of(await self._the_way_there(shown, click.words)))
            return
        await self._bot.tables.notice(shown.id, click.user_id)
        permissions.check(click.interaction)
        await self._bot.chat.posting.post(shown.id, click.interaction if click.is_command else None)
        if not click.is_command:
            await click.show_text(click.words("chat-done"))
        if can_be_mended(shown.status) and moderates(click.interaction):
            page = offer(shown.number, click.words)
            await click.whisper(Wanted.of(page, Stamps(shown.id, own=shown.token)))

    async def _the_way_there(self, table: TableSummary, words: Words) -> Page:
        """Somebody who only watches does not move a game's message about, but is shown where it
        stands.
        """
        label = words("card-back", number=table.number)
        link = Link(label, await self._bot.chat.address(table.id))
        return Page((Text(words("table-is-there", number=table.number)), Row((link,))))

    async def _leave(self, click: Click, named: str | None) -> None:
        mine = await self._mine(click, named, goodbyes.leavable)
        await self._goodbyes.leave(click, mine)

    async def _mine(self, click: Click, named: str | None, find: Find) -> TableSummary:
        """A table at which the caller sits. Raises Refused."""
        found = await find(self._bot.tables, click.interaction)
        if not found and await finding.in_channel(self._bot.tables, click.interaction):
            raise NoSeatHere
        return finding.the_one(found, named, click.interaction)
