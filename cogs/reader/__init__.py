"""The whole story of a game that is over, for whoever wants to read it: step by step, through
anybody's eyes. Nothing here changes a table, and nothing is told of one that goes on.
"""

from bot.app import Coop
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Answer, Verb
from bot.tables.refusals import StaleClick
from bot.tables.scene import TableSummary
from cogs.reader.leaf import Leaves
from cogs.record import STORY


class Reader:
    """Opens stories, and turns their pages."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    def verb(self) -> Verb:
        return Verb(STORY, self._turn, counted=False, returns_seat=False, answer=Answer.PAGE)

    async def open(self, click: Click, table: TableSummary, index: int = 0) -> None:
        """Show a page to the presser alone. Raises Refused."""
        story = await self._bot.stories.of(table)
        leaves = Leaves(story, self._bot.chat.faces[table.game], click.words)
        page, scene = leaves.page(leaves.read(index))
        await self._bot.chat.leaf(click, page, scene)

    async def _turn(self, click: Click) -> None:
        table = await self._bot.tables.table(click.table_id)
        if not click.picks:
            raise StaleClick
        await self.open(click, table, click.picks[0])


async def setup(bot: Coop) -> None:
    bot.chat.verbs.add(Reader(bot).verb())
