"""Ending a table, and leaving one: at once in a lobby, after one more press in mid-game."""

from collections.abc import Iterator

import discord

from bot.app import Coop
from bot.chat.pages.custom_ids import Stamps
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Answer, Verb
from bot.tables.refusals import AlreadyLeft, HostOrModeratorOnly
from bot.tables.scene import TableSummary
from bot.tables.table import Absence, Status
from games.registry import GAMES


def moderates(interaction: discord.Interaction) -> bool:
    """Whether the caller may manage messages in this channel."""
    return interaction.permissions.manage_messages


class Goodbyes:
    """The commands' part, and the presses that confirm. All of it may raise Refused."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    def verbs(self) -> Iterator[Verb]:
        yield Verb("end", self._ended, counted=False, answer=Answer.PAGE)
        yield Verb("depart", self._left, counted=False, returns_seat=False, answer=Answer.PAGE)

    async def end(self, click: Click, table: TableSummary) -> None:
        """End it, or ask whether that is meant."""
        moderator = moderates(click.interaction)
        if table.status is Status.LOBBY:
            await self._bot.tables.end(table.id, click.user_id, moderator=moderator)
            await click.say(click.words("table-ended", number=table.number))
            return
        if not (moderator or table.hosts(click.user_id)):
            raise HostOrModeratorOnly(host=table.host_name)
        await self._ask(click, table, "table-end", Do("end"), "🗑️")

    async def leave(self, click: Click, table: TableSummary) -> None:
        """Give the seat back, or ask whether that is meant."""
        if table.status is Status.LOBBY:
            await self._bot.tables.leave(table.id, click.user_id)
            await click.say(click.words("table-left-lobby", number=table.number))
            return
        player = table.player(click.user_id)
        if player is not None and player.absence in (Absence.LEFT, Absence.GONE):
            raise AlreadyLeft
        await self._ask(click, table, "table-leave", Do("depart"), "🚪")

    async def _ask(
        self, click: Click, table: TableSummary, message: str, does: Do, sign: str
    ) -> None:
        """The caller alone is asked, and has the button that does it."""
        sure = Text(click.words(f"{message}-sure", number=table.number))
        label = click.words(f"{message}-button", number=table.number)
        page = Page((sure, Row((Button(label, does, Tone.DANGER, sign),))))
        token = (await self._bot.tables.scene(table.id)).hand_token
        await click.whisper(Wanted.of(page, Stamps(table.id, own=token)))

    async def _ended(self, click: Click) -> None:
        """Who may not end it (any more) is refused here again; a moderator of another channel is
        nobody here.
        """
        is_here = click.interaction.channel_id == click.scene.channel_id
        moderator = is_here and moderates(click.interaction)
        await self._bot.tables.end(click.table_id, click.user_id, moderator=moderator)
        await self._done(click, click.words("table-ended", number=click.scene.number))

    async def _left(self, click: Click) -> None:
        await self._bot.tables.depart(click.table_id, click.user_id)
        secrets = "yes" if GAMES[click.scene.game].secrets else "no"
        said = click.words("table-left", number=click.scene.number, secrets=secrets)
        await self._done(click, said)

    async def _done(self, click: Click, said: str) -> None:
        await click.show(Wanted.of(Page((Text(said),))))
