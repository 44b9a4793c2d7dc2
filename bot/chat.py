"""The entry point to all messages and interactions of the tables (words: docs/glossary.md)."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace

import discord

from bot.common.clock import Clock
from bot.discord_api.direct_messages import DirectMessage
from bot.interactions.card_presses import CardPresses
from bot.interactions.gate import Gate
from bot.interactions.host_notices import HostNotices
from bot.interactions.interaction import Click, InteractionResponder, Verbs
from bot.interactions.languages import Languages
from bot.interactions.quota import Quota
from bot.interactions.router import Router
from bot.interactions.table_presses import TablePresses
from bot.messages.drawing import PageDrawer, PreferenceCache, Ringable, allow_all
from bot.messages.jobs import Kind, SurfaceId, Wake
from bot.messages.private_cards import EphemeralCards, PrivateCards
from bot.messages.public_table import PublicTables
from bot.messages.reconciler import Membership, Reconciler, SupersededMessages
from bot.messages.repository import SurfaceRepository
from bot.messages.side_messages import ChannelCalls, SideMessages
from bot.messages.surface_handler import ChatContext, ChatPart
from bot.messages.timing import ChatTiming
from bot.pages.delivery import DesiredMessage
from bot.pages.emojis import Emojis
from bot.pages.faces import Faces
from bot.pages.page import Page
from bot.pages.presentable import as_text
from bot.people import PeopleRepository
from bot.pictures.display_list import Picture
from bot.pictures.studio import Studio
from bot.servers.bans import AccessList
from bot.tables.learning import Tips
from bot.tables.scene import Scene
from bot.tables.table import Loss
from bot.tables.tables import Tables

CALM_SECONDS = 10.0
"""The most seconds that `wait_idle` waits until no update of a table is left."""


class Chat(ChatPart):
    """Creates and connects the parts that handle interactions and messages.

    The client must have this object as its attribute `chat`, which commands use, and must pass
    interactions to `router.press` (bot/interactions/router.py). After each change of a table, the
    cached pages are dropped first, and then the messages are updated.

    Attributes:
        faces: The objects that draw the pages of each game. Features register theirs here.
        verbs: What can be pressed. Features register their verbs here.
        router: Handles presses and commands.
        gate: Checks the rules of servers.
        firsts: Functions of features that return feats that were earned for the first time.
        result_notes: Functions of features that return sentences below a result.
        posting: Handles presses on public tables, and posts a public table on request.
        outbox: Sends requests. `outbox.requests` counts those that count against the rate limit.
        direct_messages: Sends direct messages. `direct_messages.refused` counts those that failed.
        heard: Counts a new message of a channel, whose content is not read. A table that has moved
            up in its channel is reposted.
        next_due: Returns when `tick` must be called next, or None.
        settle: Waits until everything is shown, without delays between edits.

    Args:
        studio: Renders pictures. If it is None, all pages are text.
        emojis: Coop's own emojis. If they are None, Unicode is used.
        tips: Turns the tips of a player on and off.
        ringable: Returns those of some users that a table may notify. By default, all.
        pace: The delays between updates of messages. It is not the pace of a table.
        gate: Checks the rules of servers. By default, every server has the default rules.
        quota: Limits the commands and presses of users and servers. By default, to 1,000 a minute
            for a user, and 10,000 for a server.
        confirm: Returns once it is certain that no other instance uses the database.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        repository: SurfaceRepository,
        people: PeopleRepository,
        clock: Clock,
        *,
        access_list: AccessList,
        tips: Tips,
        ringable: Ringable = allow_all,
        confirm: Callable[[], Awaitable[None]] | None = None,
        studio: Studio | None = None,
        emojis: Emojis | None = None,
        pace: ChatTiming | None = None,
        gate: Gate | None = None,
        quota: Quota | None = None,
    ) -> None:
        timing = pace or ChatTiming()
        preferences = PreferenceCache(people)
        self.faces = Faces()
        self.verbs = Verbs()
        self.gate = gate or Gate()
        self.languages = Languages(people, tables)
        drawer = PageDrawer(
            tables,
            self.faces,
            preferences,
            emojis,
            pictures=studio is not None,
            motion=studio is not None and studio.moves,
            rules=self.gate.rules,
            ringable=ringable,
        )
        context = ChatContext(
            client,
            tables,
            repository,
            people,
            clock,
            timing,
            drawer=drawer,
            preferences=preferences,
            studio=studio,
            # If a channel does not accept a picture, the host of the table is notified. The lambda
            # is called later, when `host_notices` (below) exists.
            refused=lambda table_id: self._workers.begin(host_notices.no_pictures(table_id)),
        )
        super().__init__(context)
        self._client = client
        self._studio = studio
        self._limiter = context.limiter
        self.clock = clock
        self.pace = timing
        self.outbox = context.outbox
        self.direct_messages = context.direct_messages
        self.heard = self._surfaces.note_message
        self.next_due = self._timers.next_due
        self.firsts = drawer.firsts
        self.result_notes = drawer.result_notes
        self.moves = drawer.moves

        # This order matters: a page must not be drawn from an outdated cache.
        tables.on_change.append(drawer.changed)
        tables.on_change.append(self._workers.plan)

        # Handlers of the surfaces
        self._host_notices = host_notices = HostNotices(context)

        # `remember` notes each paused table, so that its host is told at their next press.
        self._public_tables = public_tables = PublicTables(
            context, paused=host_notices.remember, is_away=self._is_away
        )

        # A player without direct messages gets a hand instead of a card.
        hands = EphemeralCards(context)
        cards = PrivateCards(context, hands)
        side_messages = SideMessages(context)
        self._reconciler = Reconciler(
            context,
            repository,
            handlers={
                Kind.TABLE: public_tables,
                Kind.CARD: cards,
                Kind.HAND: hands,
                Kind.ASIDE: side_messages,
                Kind.CALL: ChannelCalls(context),
            },
            superseded=SupersededMessages(context, public_tables=public_tables, cards=cards),
            side_messages=side_messages,
            membership=Membership(tables, self.outbox),
            seen=host_notices.remember,
        )
        self.settle = self._reconciler.settle

        # Handlers of interactions
        self._answers = answers = InteractionResponder(context)
        self._card_presses = CardPresses(context, answers, cards=cards, hands=hands, tips=tips)
        self.posting = TablePresses(
            context,
            answers,
            client=client,
            public_tables=public_tables,
            cards=self._card_presses,
            gate=self.gate,
        )

        # Features add their own verbs later, when they are loaded.
        self.verbs.add(*self._card_presses.verbs(), *self.posting.verbs())
        self.router = Router(
            context,
            answers,
            verbs=self.verbs,
            quota=quota or Quota(clock, 1000, 10_000),
            host_notices=host_notices,
            access_list=access_list,
            confirm=confirm,
            languages=self.languages,
        )

    def _is_away(self, guild_id: int) -> bool:
        """Return whether a server is unavailable, so that its channels only seem to be deleted."""
        guild = self._client.get_guild(guild_id)
        return guild is not None and guild.unavailable

    def forget(self, user_id: int) -> None:
        """Drop everything in memory about a user who has erased their data."""
        self._preferences.cached.pop(user_id, None)
        self._surfaces.forget_person(user_id)
        self._direct_messages.forget(user_id)
        self.languages.forget(user_id)

    async def wait_idle(self, table_id: str) -> None:
        """Wait until the messages of this table are up to date, but at most `CALM_SECONDS`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CALM_SECONDS):
                await self._workers.wait_idle(table_id)

    async def report_loss(self, table_id: str, loss: Loss) -> None:
        """Stop showing a table, because its channel was deleted or is not accessible."""
        await self._surfaces.load(table_id)
        await self._public_tables.report_loss(self._surfaces.table(table_id), loss)

    def note_deletions(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Handle deleted messages. A public table among them may be posted again by its handler."""
        for table in self._surfaces.note_deletions(channel_id, message_ids):
            self._workers.mark(table)

    def redraw_result(self, table_id: str) -> None:
        """Draw the result again, because features may have new feats or notes to show.

        A table that is not kept up to date any more does not change.
        """
        self._drawer.changed(table_id)
        table = SurfaceId(table_id, Kind.TABLE)
        # Marking an unknown surface would create it, and keep the table in memory.
        if table in self._surfaces.ids(table_id):
            self._workers.mark(table)

    def clock_moved(self, seconds: float) -> None:
        """Update the messages after downtime, or after the system clock was set.

        Args:
            seconds: The length of the downtime; negative if the clock was set back.
        """
        if seconds < 0:
            self._surfaces.clock_set_back()

        self._surfaces.try_again()
        # All timers fire now, because their times may be wrong.
        self._timers.hurry(*Wake)

    def slow(self, seconds: float) -> None:
        """Pause all requests for these seconds, because Discord says that the bot is too fast."""
        self._limiter.slow(seconds)
        # An upload is a request too, so no pictures are drawn for a while.
        if self._studio is not None:
            self._studio.rest()

    async def tick(self) -> None:
        """Do what is due by the clock.

        This is for a clock that is set by hand (tests, benchmarks.calls), because the timers of the
        event loop do not follow such a clock.
        """
        self._timers.tick()
        await self._workers.settle()

    async def wake(self, table_ids: list[str], *, in_doubt: bool = False) -> None:
        """Begin to bring all messages up to date after a restart. `settle` waits for the end.

        Args:
            table_ids: The live tables, the most urgent first.
            in_doubt: Whether the database may be older than the messages.
        """
        self._surfaces.in_doubt = in_doubt
        await self._reconciler.wake(table_ids)

    def redraw(self, table_id: str) -> None:
        """Update the messages of a table after the rules of its server have changed.

        Private cards do not depend on these rules. A page that stays the same is not sent again.
        """
        for surface_id in (SurfaceId(table_id, Kind.TABLE), *self._surfaces.ids(table_id)):
            if surface_id.kind not in (Kind.CARD, Kind.HAND):
                self._workers.mark(surface_id)

    def stop_taking_clicks(self) -> None:
        """Answer every press and command with a sentence from now on, without changing anything."""
        self.router.closing = True

    async def close(self) -> None:
        """Stop taking presses, finish the updates of messages, and start no new ones."""
        self.stop_taking_clicks()
        self._reconciler.stop()

        try:
            await self.settle()
        finally:
            self.posting.close()
            self._timers.close()
            self._workers.close()

    async def hand(self, click: Click, table_id: str) -> None:
        """Answer a press with a hand: the private card as an ephemeral message.

        Raises:
            NotAtThisTable: The user has no seat.
            TableGone: There is no such table.
        """
        # The language is noted before the card is drawn in it.
        await self.languages.hear(click.user_id, click.locale)
        # The user is present: a house player that substitutes for them gives the seat back.
        await self._tables.notice(table_id, click.user_id)
        await self._card_presses.hand(click, table_id)

    async def show_page(self, click: Click, page: Page, scene: Scene | None = None) -> None:
        """Show the presser a page once, with its picture if the presser wants pictures.

        The page replaces the pressed message if this is ephemeral. It is not kept up to date.

        Args:
            click: The press or command.
            page: The page.
            scene: The scene that the page shows, or None. Its tokens sign the buttons.
        """
        desired = await self._drawer.plain_page(page, scene, click.user_id, click.locale)
        await self._answers.show_page(click, desired)

    async def show(self, click: Click, page: Page, locale: str) -> None:
        """Show a page to the whole channel, without mentions. It is not kept up to date."""
        pictured = self._drawer.pictures_on(click.interaction.guild_id)
        page = page if pictured else as_text(page)
        # The page may contain mentions, which must not notify these users.
        desired = replace(DesiredMessage.of(page, locale=locale), quiet=True)
        # The tuple identifies the message: its newer picture replaces one that waits for rendering.
        await self._answers.publish(click, desired, ("shown", click.user_id))

    async def paint(self, picture: Picture, locale: str) -> bytes | None:
        """Return a picture as the content of a file, or None if pictures are not available."""
        if self._studio is None:
            return None
        return await self._studio.png(picture, locale, keep=False)

    async def tell(self, user_id: int, page: Page) -> DirectMessage | None:
        """Send a direct message with a page that belongs to no table.

        Returns:
            The message, or None if it did not arrive.

        Raises:
            ERRORS: The request failed (bot/discord_api/errors.py).
        """
        return await self._direct_messages.tell(user_id, DesiredMessage.of(page))

    async def address(self, table_id: str) -> str:
        """Return the link to the table's message, or to its channel if it has none.

        Raises:
            TableGone: There is no such table.
        """
        await self._surfaces.load(table_id)
        return await self._public_tables.address(self._surfaces.table(table_id))
