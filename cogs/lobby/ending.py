"""Ending a table: at once in a lobby, after one more press in the middle of a game."""

import discord

from bot.app import Coop
from bot.chat.pages.custom_ids import Stamps
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Answer, Verb
from bot.tables.refusals import HostOrModeratorOnly
from bot.tables.table import Status, TableSummary


def moderates(interaction: discord.Interaction) -> bool:
    """Whether the caller may manage messages in this channel."""
    return interaction.permissions.manage_messages


class Ending:
    """The command, and the press that confirms it."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    async def asked(self, click: Click, table: TableSummary) -> None:
        """Raises HostOrModeratorOnly."""
        if table.status is Status.LOBBY:
            moderator = moderates(click.interaction)
            await self._bot.tables.end(table.id, click.user_id, moderator=moderator)
            await click.say(click.words("table-ended", number=table.number))
            return
        if not table.hosts(click.user_id) and not moderates(click.interaction):
            raise HostOrModeratorOnly(host=table.host_name)
        token = (await self._bot.tables.scene(table.id)).hand_token
        page = Page(
            (
                Text(click.words("table-end-sure", number=table.number)),
                Row((_button(click, table),)),
            )
        )
        await click.whisper(Wanted.of(page, Stamps(table.id, own=token)))

    def verb(self) -> Verb:
        return Verb("end", self._confirmed, counted=False, answer=Answer.PAGE)

    async def _confirmed(self, click: Click) -> None:
        """Whoever may not end it (any more) is refused here again."""
        scene = click.scene
        # A moderator of another channel is nobody here.
        is_here = click.interaction.channel_id == scene.channel_id
        moderator = moderates(click.interaction) and is_here
        await self._bot.tables.end(click.table_id, click.user_id, moderator=moderator)
        said = click.words("table-ended", number=scene.number)
        await click.show(Wanted.of(Page((Text(said),))))


def _button(click: Click, table: TableSummary) -> Button:
    label = click.words("table-end-button", number=table.number)
    return Button(label, Do("end"), Tone.DANGER, "🗑️")
