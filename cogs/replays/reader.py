"""Opens stories, turns their pages, and hands them over."""

import asyncio
from collections.abc import Iterator

from bot.app import Coop
from bot.common.refused import Refused
from bot.interactions import permissions
from bot.interactions.interaction import Click
from bot.interactions.verbs import Answer, Verb
from bot.pages.faces import Face
from bot.pictures.picture import Picture
from bot.tables.refusals import StaleClick
from bot.tables.scene import TableSummary
from cogs.lobby.moving import ForAdultsOnly
from cogs.record import STORY
from cogs.replays.document import document
from cogs.replays.leaf import PAGE, Leaves
from cogs.replays.stories import Stories, Story


class StillWriting(Refused):
    """A web page that the presser has asked for is not there yet."""


class Reader:
    """Nothing is remembered of whoever reads: what is pressed says which page is wanted."""

    def __init__(self, bot: Coop, stories: Stories) -> None:
        self._bot = bot
        self._stories = stories
        self._writing = asyncio.Lock()
        self._awaited: set[int] = set()
        """Who waits for a web page: so that nobody keeps all others waiting for many."""

    def verbs(self) -> Iterator[Verb]:
        yield Verb(STORY, self._turn, counted=False, returns_seat=False, answer=Answer.PAGE)
        yield Verb(PAGE, self._hand_over, returns_seat=False)

    async def open(self, click: Click, table: TableSummary, index: int = 0) -> None:
        """Show a page to the presser alone. Raises Refused."""
        leaves = Leaves(await self.story(click, table), self._face(table), click.words)
        page, scene = await asyncio.to_thread(leaves.page, leaves.read(index))
        await self._bot.chat.leaf(click, page, scene)

    async def story(self, click: Click, table: TableSummary) -> Story:
        """The story of this table, if it may be told here. Raises Refused."""
        for_adults = self._bot.chat.faces.is_for_adults(table.game, table.options)
        if for_adults and not permissions.is_age_restricted(click.interaction):
            raise ForAdultsOnly
        return await self._stories.of(table)

    def _face(self, table: TableSummary) -> Face:
        return self._bot.chat.faces[table.game]

    async def _turn(self, click: Click) -> None:
        if not click.picks:
            raise StaleClick
        await self.open(click, await self._bot.tables.table(click.table_id), click.picks[0])

    async def _hand_over(self, click: Click) -> None:
        """The whole story as a web page. One at a time, for they take some seconds, and one for
        each person.
        """
        if click.user_id in self._awaited:
            raise StillWriting
        self._awaited.add(click.user_id)
        try:
            await self._write(click)
        finally:
            self._awaited.discard(click.user_id)

    async def _write(self, click: Click) -> None:
        table = await self._bot.tables.table(click.table_id)
        leaves = Leaves(await self.story(click, table), self._face(table), click.words)

        async def paint(picture: Picture) -> bytes | None:
            return await self._bot.chat.painted(picture, click.locale)

        async with self._writing:
            content = await document(leaves, paint, click.words)
        name = f"{table.game}-{table.number}.html"
        await click.hand_over(click.words("story-page-here", file=name), name, content)
