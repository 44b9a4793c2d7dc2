"""Ending a table, and leaving one: at once in a lobby, after one more press in mid-game."""

from collections.abc import Iterator, Sequence

import discord

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import either
from bot.interactions.interaction import Click
from bot.interactions.verbs import Answer, Verb
from bot.pages.custom_ids import Stamps
from bot.pages.delivery import Wanted
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.pages.refusal_text import refusal
from bot.tables.refusals import AlreadyLeft, HostOrModeratorOnly, TableOver
from bot.tables.scene import TableSummary
from bot.tables.table import Absence, Status
from bot.tables.tables import Tables
from cogs.lobby import finding
from cogs.lobby.finding import moderates
from games.registry import GAMES


class NoTableToEnd(Refused):
    """Of several tables here the caller may end none. facts: host (the names of those who may),
    seated (whether the caller plays at one).
    """


async def endable(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """The tables of this channel that the caller may end, oldest first."""
    return _endable(await finding.in_channel(tables, interaction), interaction)


def _endable(here: list[TableSummary], interaction: discord.Interaction) -> list[TableSummary]:
    return here if moderates(interaction) else finding.hosted(here, interaction)


def _not_theirs(tables: Sequence[TableSummary], click: Click) -> Refused:
    """Who may end them, if the caller may not."""
    hosts = [*dict.fromkeys(table.host_name for table in tables)]
    if len(tables) == 1:
        return HostOrModeratorOnly(host=hosts[0])
    seated = any(table.player(click.user_id) is not None for table in tables)
    return NoTableToEnd(host=either(click.words, hosts), seated="yes" if seated else "no")


async def leavable(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """The tables of this server that the caller may leave, as `finding.of_user`; where there are
    none, those that they have left, to hear so.
    """
    mine = await finding.of_user(tables, interaction)
    return [table for table in mine if not _has_left(table, interaction.user.id)] or mine


def _has_left(table: TableSummary, user_id: int) -> bool:
    player = table.player(user_id)
    return player is not None and player.absence in (Absence.LEFT, Absence.GONE)


class Goodbyes:
    """The commands' part, and the presses that confirm. All of it may raise Refused."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    def verbs(self) -> Iterator[Verb]:
        yield Verb("end", self._ended, counted=False, answer=Answer.PAGE)
        yield Verb("depart", self._left, counted=False, returns_seat=False, answer=Answer.PAGE)

    async def end(self, click: Click, named: str | None) -> None:
        """End the table that is meant, or ask whether that is meant."""
        table = await self._to_end(click, named)
        if table.status is Status.LOBBY:
            await self._close(click, table.id, moderator=moderates(click.interaction))
            await click.show_text(click.words("table-ended", number=table.number))
            return
        await self._ask(click, table, "table-end", Do("end"), "🗑️")

    async def leave(self, click: Click, table: TableSummary) -> None:
        """Give the seat back, or ask whether that is meant."""
        if table.status is Status.LOBBY:
            await self._bot.tables.lobbies.leave(table.id, click.user_id)
            await click.show_text(click.words("table-left-lobby", number=table.number))
            return
        if _has_left(table, click.user_id):
            raise AlreadyLeft
        await self._ask(click, table, "table-leave", Do("depart"), "🚪")

    async def _to_end(self, click: Click, named: str | None) -> TableSummary:
        here = await finding.in_channel(self._bot.tables, click.interaction)
        found = _endable(here, click.interaction)
        one = None if named is None else finding.named(here, named)
        meant = here if one is None else [one]
        if meant and not any(table in found for table in meant):
            raise _not_theirs(meant, click)
        return finding.the_one(found, named, click.interaction)

    async def _ask(
        self, click: Click, table: TableSummary, message: str, does: Do, sign: str
    ) -> None:
        """The caller alone is asked, and has the button that does it."""
        sure = Text(click.words(f"{message}-sure", number=table.number))
        label = click.words(f"{message}-button", number=table.number)
        page = Page((sure, Row((Button(label, does, Tone.DANGER, sign),))))
        token = (await self._bot.tables.scene(table.id)).hand_token
        await click.show(Wanted.of(page, Stamps(table.id, own=token)))

    async def _ended(self, click: Click) -> None:
        """Who may not end it (any more) is refused here again; a moderator of another channel is
        nobody here.
        """
        is_here = click.interaction.channel_id == click.scene.channel_id
        moderator = is_here and moderates(click.interaction)
        try:
            await self._close(click, click.table_id, moderator=moderator)
        except TableOver as over:
            await click.show_text(refusal(over, click.words))
            return
        await click.show_text(click.words("table-ended", number=click.scene.number))

    async def _close(self, click: Click, table_id: str, *, moderator: bool) -> None:
        await self._bot.tables.moderation.end(table_id, click.user_id, moderator=moderator)

    async def _left(self, click: Click) -> None:
        await self._bot.tables.depart(click.table_id, click.user_id)
        secrets = "yes" if GAMES[click.scene.game].secrets else "no"
        said = click.words("table-left", number=click.scene.number, secrets=secrets)
        await click.show_text(said)
