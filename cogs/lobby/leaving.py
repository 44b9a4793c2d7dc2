"""Leaving a table: at once in a lobby, after one more press in the middle of a game."""

from bot.app import Coop
from bot.chat.pages.custom_ids import Stamps
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Answer, Verb
from bot.tables.refusals import AlreadyLeft
from bot.tables.table import Absence, Status, TableSummary


class Leaving:
    """The command, and the press that confirms it."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    async def asked(self, click: Click, table: TableSummary) -> None:
        """Raises Refused."""
        if table.status is Status.LOBBY:
            await self._bot.tables.leave(table.id, click.user_id)
            await click.say(click.words("table-left-lobby", number=table.number))
            return
        player = table.player(click.user_id)
        if player is not None and player.absence in (Absence.LEFT, Absence.GONE):
            raise AlreadyLeft
        token = (await self._bot.tables.scene(table.id)).hand_token
        label = click.words("table-leave-button", number=table.number)
        page = Page(
            (
                Text(click.words("table-leave-sure", number=table.number)),
                Row((Button(label, Do("depart"), Tone.DANGER, "🚪"),)),
            )
        )
        await click.whisper(Wanted.of(page, Stamps(table.id, own=token)))

    def verb(self) -> Verb:
        return Verb(
            "depart", self._confirmed, counted=False, returns_seat=False, answer=Answer.PAGE
        )

    async def _confirmed(self, click: Click) -> None:
        scene = click.scene
        await self._bot.tables.depart(click.table_id, click.user_id)
        said = click.words("table-left", number=scene.number)
        await click.show(Wanted.of(Page((Text(said),))))
