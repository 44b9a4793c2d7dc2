"""Everything that Discord shows of the tables, behind one door."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace

import discord

from bot.common.clock import Clock
from bot.discord_api.direct_messages import DirectMessage, DirectMessages
from bot.discord_api.outbox import Outbox
from bot.discord_api.rate_limiter import Limiter
from bot.i18n.words import FALLBACK
from bot.interactions.card_presses import CardPresses
from bot.interactions.gate import Gate
from bot.interactions.host_notices import HostNotices
from bot.interactions.interaction import Answers, Click, PressParts
from bot.interactions.languages import Languages
from bot.interactions.order_presses import OrderPresses
from bot.interactions.posting import TablePosting
from bot.interactions.quota import Quota
from bot.interactions.resume_table import ResumeTable
from bot.interactions.router import Router
from bot.interactions.table_presses import TablePresses
from bot.interactions.verbs import Verbs
from bot.messages.channel_calls import ChannelCalls
from bot.messages.drawing import PageDrawer, Ringable, Tastes, everybody
from bot.messages.ephemeral_cards import EphemeralCards
from bot.messages.jobs import Kind, SurfaceId, SurfaceTimers, Workers
from bot.messages.keeper import Parts
from bot.messages.private_cards import PrivateCards
from bot.messages.public_table import PublicTables
from bot.messages.reconciler import Membership, Reconciler
from bot.messages.repository import SurfaceRepository
from bot.messages.restart import Restart
from bot.messages.side_messages import SideMessages
from bot.messages.state import Surfaces
from bot.messages.superseded_messages import SupersededMessages
from bot.messages.timing import ChatTiming
from bot.messages.unreachable_tables import UnreachableTables
from bot.messages.writer import MessageWriter
from bot.pages.delivery import Wanted
from bot.pages.emojis import Emojis
from bot.pages.faces import Faces
from bot.pages.loss import Loss
from bot.pages.page import Page
from bot.pages.presentable import as_text
from bot.people import PeopleRepository
from bot.pictures.picture import Picture
from bot.pictures.studio import Studio
from bot.servers.door import Door
from bot.servers.rules import RulesOf, unruled
from bot.tables.learning import Tips
from bot.tables.scene import Scene
from bot.tables.tables import Tables

CALM_SECONDS = 10.0


class Chat:
    """The client must hold it as `chat`, because commands look there, and bring presses to
    `router.press` (bot/interactions/router.py). The tables report each change: first that a
    page is outdated, then that it is to be drawn again.

    `faces`, `verbs`: cogs register theirs here. `router`: where presses and commands arrive.
    `gate`: servers' own rules, at every way in.
    `result_notes`: features append what they say below a result.
    `posting`: brings a public table to where somebody asked for it.
    `outbox.requests` counts what Discord counts, `direct_messages.refused` closed doors. Without a
    `studio`, all pages are in words, and without `emojis`, in Unicode.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        repository: SurfaceRepository,
        people: PeopleRepository,
        clock: Clock,
        *,
        door: Door,
        tips: Tips,
        ringable: Ringable = everybody,
        confirm: Callable[[], Awaitable[None]] | None = None,
        studio: Studio | None = None,
        emojis: Emojis | None = None,
        pace: ChatTiming | None = None,
        rules: RulesOf = unruled,
        locale: str = FALLBACK,
        commands_per_minute: int = 1000,
        server_commands_per_minute: int = 10_000,
    ) -> None:
        self._client = client
        self._studio = studio
        self._tables = tables
        self.clock = clock
        self.pace = timing = pace or ChatTiming()
        self.faces = Faces()
        self.verbs = Verbs()
        self.gate = Gate(rules, locale)
        self.languages = Languages(people, tables)

        # Out to Discord
        self._limiter = Limiter(timing.per_second)
        self.outbox = Outbox(client, self._limiter)
        self.direct_messages = dms = DirectMessages(people, self.outbox, clock)

        # What stands where, and when it is looked at
        self._workers = workers = Workers()
        self._timers = timers = SurfaceTimers(clock, workers.mark)
        self._surfaces = surfaces = Surfaces(repository, clock, timing, timers)
        self._tastes = tastes = Tastes(people)
        self._drawer = drawer = PageDrawer(
            tables,
            self.faces,
            tastes,
            emojis,
            pictures=studio is not None,
            rules=rules,
            ringable=ringable,
        )
        self.firsts = drawer.firsts
        self.result_notes = drawer.result_notes
        tables.on_change.append(drawer.changed)
        tables.on_change.append(workers.plan)
        writer = MessageWriter(
            self.outbox, surfaces, clock, studio=studio, refused=self._pictures_refused
        )
        self._host_notices = host_notices = HostNotices(tables, drawer, surfaces, writer)

        # Who keeps it true
        parts = Parts(
            drawer=drawer,
            surfaces=surfaces,
            writer=writer,
            timers=timers,
            clock=clock,
            timing=timing,
        )
        unreachable = UnreachableTables(tables=tables, clock=clock, paused=host_notices.remember)
        self._public_tables = public_tables = PublicTables(
            parts, unreachable=unreachable, is_away=self._is_away
        )
        hands = EphemeralCards(parts)
        cards = PrivateCards(parts, direct_messages=dms, hands=hands, tastes=tastes)
        side_messages = SideMessages(parts)
        self._reconciler = Reconciler(
            tables=tables,
            surfaces=surfaces,
            workers=workers,
            timers=timers,
            keepers={
                Kind.TABLE: public_tables,
                Kind.CARD: cards,
                Kind.HAND: hands,
                Kind.ASIDE: side_messages,
                Kind.CALL: ChannelCalls(parts, tastes=tastes, rules=rules),
            },
            superseded=SupersededMessages(parts, public_tables=public_tables, cards=cards),
            side_messages=side_messages,
            membership=Membership(tables, self.outbox),
        )
        self._restart = Restart(
            tables=tables,
            repository=repository,
            surfaces=surfaces,
            workers=workers,
            changed=workers.plan,
            seen=host_notices.remember,
        )

        # In from Discord
        self._answers = answers = Answers(self.faces, writer, surfaces, workers)
        press_parts = PressParts(
            tables=tables, pages=drawer, surfaces=surfaces, workers=workers, answers=answers
        )
        self._card_presses = CardPresses(
            press_parts, cards=cards, hands=hands, direct_messages=dms, tastes=tastes, tips=tips
        )
        self._table_presses = TablePresses(
            press_parts,
            public_tables=public_tables,
            cards=self._card_presses,
            gate=self.gate,
            timing=timing,
        )
        self.posting = TablePosting(
            press_parts,
            public_tables=public_tables,
            table_presses=self._table_presses,
            direct_messages=dms,
        )
        order_presses = OrderPresses(press_parts, cards=self._card_presses)
        resume_table = ResumeTable(
            press_parts, client=client, cards=self._card_presses, public_tables=public_tables
        )
        self.verbs.add(*self._card_presses.verbs(), *self._table_presses.verbs())
        self.verbs.add(*order_presses.verbs(), resume_table.verb())
        self.router = Router(
            press_parts,
            verbs=self.verbs,
            quota=Quota(clock, commands_per_minute, server_commands_per_minute),
            host_notices=host_notices,
            timing=timing,
            door=door,
            confirm=confirm,
            languages=self.languages,
        )

    def _is_away(self, guild_id: int) -> bool:
        """Whether Discord has lost sight of the server: then nothing there is gone."""
        guild = self._client.get_guild(guild_id)
        return guild is not None and guild.unavailable

    def _pictures_refused(self, table_id: str) -> None:
        """The channel of this table did not take a picture."""
        self._workers.begin(self._host_notices.no_pictures(table_id))

    def forget(self, user_id: int) -> None:
        """The store is to know nothing of this person any more."""
        self._tastes.forget(user_id)
        self._surfaces.forget_person(user_id)
        self.direct_messages.forget(user_id)
        self.languages.forget(user_id)

    async def calm(self, table_id: str) -> None:
        """Until its messages show what is true; not for ever, where Discord does not take them."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CALM_SECONDS):
                await self._workers.calm(table_id)

    async def lost(self, table_id: str, loss: Loss) -> None:
        """The channel of this table is gone, or closed to us."""
        await self._surfaces.load(table_id)
        await self._public_tables.lost(table_id, loss)

    def heard(self, channel_id: int, message_id: int) -> None:
        """Somebody said something in a channel; what, is nobody's business. A table that has sunk
        under the chat comes up again.
        """
        self._surfaces.heard(channel_id, message_id)

    def deleted(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Messages were deleted by somebody; a table among them comes back."""
        for table in self._surfaces.gone(channel_id, message_ids):
            self._workers.mark(table)

    def recorded(self, table_id: str) -> None:
        """The record of a game that is over has been read: its result may have more to tell. One
        that nobody looks after any more stays as it is.
        """
        self._drawer.changed(table_id)
        table = SurfaceId(table_id, Kind.TABLE)
        if table in self._surfaces.ids(table_id):
            self._workers.mark(table)

    def clock_moved(self, seconds: float) -> None:
        """Nobody saw so many seconds pass; negative: it is earlier than it was. What could not be
        shown in them is shown now.
        """
        if seconds < 0:
            self._surfaces.clock_set_back()

        self._surfaces.try_again()
        self._timers.ring_all()

    def slow(self, seconds: float) -> None:
        """Discord says that the whole bot is too fast, and should be silent for so long."""
        self._limiter.slow(seconds)
        if self._studio is not None:
            self._studio.rest()

    async def tick(self) -> None:
        """Do what is due by the clock. For a clock that is moved by hand (tests, benchmarks.calls):
        the timers of the event loop, which do it else, do not hear of that.
        """
        self._timers.tick()
        await self._workers.settle()

    def next_due(self) -> float | None:
        """When `tick` has something to do next."""
        return self._timers.next_due()

    async def settle(self) -> None:
        """Until all that is wanted now is shown, without waiting for anybody's turn."""
        await self._reconciler.settle()

    async def wake(self, table_ids: list[str], *, in_doubt: bool = False) -> None:
        """After a restart: finish what was begun, and bring these tables up to date, in this order.
        Returns before everything is shown; `settle` waits for that. `in_doubt`: what is remembered
        of the messages may be older than they are.
        """
        self._surfaces.in_doubt = in_doubt
        await self._restart.wake(table_ids)

    def redraw(self, table_id: str) -> None:
        """Its server's rules have changed, and what stands in its channel may show them; no private
        card does. A page that stays the same is not drawn again.
        """
        for surface_id in (SurfaceId(table_id, Kind.TABLE), *self._surfaces.ids(table_id)):
            if surface_id.kind not in (Kind.CARD, Kind.HAND):
                self._workers.mark(surface_id)

    def stop_taking_clicks(self) -> None:
        """From now on every press and command is answered with a sentence, and changes nothing."""
        self.router.closing = True

    async def close(self) -> None:
        """Take no presses any more, show what is still to be shown, and start nothing new."""
        self.stop_taking_clicks()
        self._restart.stop()

        try:
            await self.settle()
        finally:
            self._table_presses.close()
            self._timers.close()
            self._workers.close()

    async def hand(self, click: Click, table_id: str) -> None:
        """The private card, as an ephemeral answer. Raises NotAtThisTable, TableGone."""
        await self.languages.hear(click.user_id, click.locale)
        await self._tables.notice(table_id, click.user_id)
        await self._card_presses.hand(click, table_id)

    async def leaf(self, click: Click, page: Page, scene: Scene | None = None) -> None:
        """Show the presser alone a page, with its picture if they like pictures: on the pressed
        message, if nobody else sees that. Nobody keeps it true. `scene`: it shows this one, and its
        buttons are signed by it.
        """
        wanted = await self._drawer.leaf(page, scene, click.user_id, click.locale)
        await self._answers.leaf(click, wanted)

    async def show(self, click: Click, page: Page, locale: str) -> None:
        """Show everybody in the channel a page. It rings nobody, and nobody keeps it true."""
        pictured = self._drawer.pictures_on(click.interaction.guild_id)
        page = page if pictured else as_text(page)
        wanted = replace(Wanted.of(page, locale=locale), quiet=True)
        await self._answers.publish(click, wanted, ("shown", click.user_id))

    async def painted(self, picture: Picture, locale: str) -> bytes | None:
        """A picture for a file; None where there are none at the moment."""
        if self._studio is None:
            return None
        return await self._studio.png(picture, locale, keep=False)

    async def tell(self, user_id: int, page: Page) -> DirectMessage | None:
        """Send somebody by DM what is no table's. None: it did not arrive. Raises ERRORS."""
        return await self.direct_messages.tell(user_id, Wanted.of(page))

    async def address(self, table_id: str) -> str:
        """Where its message stands; its channel's, while it has none. Raises TableGone."""
        await self._surfaces.load(table_id)
        return await self._public_tables.address(self._public_tables.of(table_id))
