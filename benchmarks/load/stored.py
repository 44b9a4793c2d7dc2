"""Fills a database with thousands of tables, as a bot leaves them that is stopped in mid-game.

One real game of each kind is played for some steps, then copied with other ids, people and
channels through the bot's own store. For each message of a table the database gets a surface, which
is the bot's record of what the message shows.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from benchmarks.load.town import NAMES
from bot.app import Coop
from bot.common.database_url import Place as Database
from bot.i18n.words import house_names
from bot.messages.drawing import PageDrawer, PreferenceCache
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import Surface
from bot.pages.delivery import DesiredMessage, RawView
from bot.pages.faces import Faces
from bot.people import Person as Known
from bot.settings import Settings
from bot.store import Store
from bot.tables.repository import Entry, Stored
from bot.tables.scene import Question
from bot.tables.table import Pace, Status, Table
from bot.tables.tables import Tables
from games.registry import GAMES
from playground.discord.world import COLOURS, Account, Channel, Message, World
from playground.limits.messages import COMPONENTS_V2

STEPS = 8
"""Choices and pauses before a game is copied."""

AT_ONCE = 100
"""Tables that are written in one transaction."""

AGO = 600.0
"""Seconds for which the bot was away: decisions at the normal pace have run out of time."""


@dataclass(frozen=True, slots=True)
class Place:
    """The messages of a table: its own, and a card for each person."""

    table_id: str
    message: Message
    cards: tuple[tuple[Account, Message], ...]


class SetClock:
    """A clock that stands still; `Shelf` sets it forward while it plays a game."""

    def __init__(self, now: float) -> None:
        self.time = now

    def now(self) -> float:
        return self.time


class Shelf:
    """Adds stored tables to a simulated Discord.

    On Discord, the messages of the first `shown` tables have all their buttons; those of the other
    tables have a short text instead.
    """

    def __init__(self, world: World, store: Store, faces: Faces, shown: int) -> None:
        self._world = world
        self._store = store
        self._faces = faces
        self._shown = shown
        self._rng = Random(1)
        self._clock = SetClock(world.clock.now() - AGO)
        self.places: list[Place] = []

    async def fill(self, count: int, slugs: Sequence[str], overdue: int) -> None:
        """Store `count` tables. The last `overdue` have a minute for a choice, the others days.

        A minute is over while the bot is away (AGO).
        """
        patient = [await self._play_original(slug, Pace.DAYS) for slug in slugs]
        hasty = [await self._play_original(slug, Pace.NORMAL) for slug in slugs]
        for first in range(0, count, AT_ONCE):
            tables = self._tables()
            pages = PageDrawer(tables, self._faces, PreferenceCache(self._store.people))
            chosen = []
            for number in range(first, min(count, first + AT_ONCE)):
                # The overdue tables come last.
                originals = hasty if number >= count - overdue else patient
                chosen.append(originals[number % len(originals)])

            self.places += await asyncio.gather(
                *(self._copy(pages, original) for original in chosen)
            )

    def _tables(self) -> Tables:
        return Tables(self._store.tables, self._clock, Random(1), house_names=house_names)

    # -- the originals -----------------------------------------------------------------------------

    async def _play_original(self, slug: str, pace: Pace) -> Stored:
        tables = self._tables()
        game = GAMES[slug]
        names = NAMES[: min(3, max(game.seats))]
        people = {number + 1: name for number, name in enumerate(names)}
        table = await tables.lobbies.open(
            game=slug,
            guild_id=1,
            channel_id=len(self.places),
            host_id=1,
            host_name=names[0],
            host_locale="en",
            host_cut="joined 1",
            locale="en",
            pace=pace,
            level=next(iter(game.houses)),
            fill=min(game.seats),
        )
        for user_id, name in list(people.items())[1:]:
            await tables.lobbies.join(table.id, user_id, name, "en", "joined 1")

        await tables.lobbies.start(table.id, 1)
        for _ in range(STEPS):
            await self._step(tables, table.id, list(people))

        stored = await self._store.tables.load(table.id)
        assert stored is not None
        assert stored.table.status is Status.PLAYING
        stored = replace(stored, table=replace(stored.table))

        # The original does not count as a stored table, so it ends.
        await tables.close(table.id, "closed-by-host")

        return stored

    async def _step(self, tables: Tables, table_id: str, people: Sequence[int]) -> None:
        """Let one person choose, or let time pass where no person is asked."""
        for user_id in people:
            question = (await tables.scene_of(table_id, user_id)).question
            if question is not None and not question.settled:
                await tables.press(table_id, user_id, question.token, self._picks(question))
                return

        # No person is asked, so time must pass.
        self._clock.time = max(self._clock.time, tables.next_due() or 0.0)
        await tables.tick()

    def _picks(self, question: Question) -> list[int]:
        """Return a legal answer, as indices of options."""
        options = question.decision.options
        least = question.decision.least
        return self._rng.sample(range(len(options)), max(least, 1))

    # -- the copies --------------------------------------------------------------------------------

    async def _copy(self, pages: PageDrawer, original: Stored) -> Place:
        table = await self._table(original.table)
        await self._store.tables.save(table, None, original.checkpoint)
        for row in original.rows:
            await self._store.tables.save(
                table, Entry(table.epoch, row, "player", self._clock.time)
            )

        board = self._message(table.channel_id, table.id, await pages.table(table.id))
        surface_id = SurfaceId(table.id, Kind.TABLE)
        shown = await pages.table(table.id)
        surfaces = [_surface(surface_id, board, shown, self._clock.time)]
        cards = []
        for player in table.players:
            # House players have no card.
            if player.user_id is None:
                continue

            person = self._world.people[player.user_id]
            dm = self._world.dm(person)
            await self._store.people.put_person(Known(person.id, dm.id, True, "en"))
            wanted = await pages.dm_card(table.id, person.id)
            if wanted is not None:
                card = self._message(dm.id, table.id, wanted)
                surface_id = SurfaceId(table.id, Kind.CARD, person.id)
                surfaces.append(_surface(surface_id, card, wanted, self._clock.time))
                cards.append((person, card))

        await self._store.surfaces.put_surface(*surfaces)
        return Place(table.id, board, tuple(cards))

    async def _table(self, original: Table) -> Table:
        number = await self._store.tables.next_number(self._world.guild_id)
        players = [
            player
            if player.user_id is None
            else replace(player, user_id=self._person(player.name).id)
            for player in original.players
        ]
        host = next(player.user_id for player in players if player.user_id is not None)
        return replace(
            original,
            id=f"shelf{number:05}",
            guild_id=self._world.guild_id,
            channel_id=self._channel(number).id,
            host_id=host,
            number=number,
            players=players,
        )

    def _person(self, name: str) -> Account:
        person = Account(self._world.snowflakes.next(), name, COLOURS[0])
        return self._world.people.setdefault(person.id, person)

    def _channel(self, number: int) -> Channel:
        return self._world.add_channel(f"table-{number}")

    def _message(self, channel_id: int, table_id: str, wanted: DesiredMessage) -> Message:
        message = Message(
            self._world.snowflakes.next(),
            channel_id,
            self._world.bot.id,
            flags=COMPONENTS_V2,
        )
        message.components = (
            RawView(wanted.page, wanted.stamps).to_components()
            # Real pages cost memory in the simulation, so most tables show only a text.
            if len(self.places) < self._shown
            else [{"type": 10, "id": 1, "content": table_id}]
        )
        self._world.channels[channel_id].messages[message.id] = message
        return message


def _surface(surface_id: SurfaceId, message: Message, wanted: DesiredMessage, at: float) -> Surface:
    return Surface(
        surface_id,
        message.channel_id,
        message.id,
        generation=0,
        nonce="",
        shown=wanted.digest,
        question=wanted.question,
        at=at,
    )


async def fill_shelf(
    world: World, folder: Path, database: Database, count: int, overdue: int, shown: int
) -> Shelf:
    """Fill a database with `count` tables whose messages exist in this simulated Discord."""
    settings = Settings(_env_file=None)
    # A bot that never connects: only its faces are used, the parts that draw the pages of games.
    coop = Coop(settings, database=folder / "faces.sqlite3", sweeping=False)
    await coop.build_services()
    store = await Store.open(database)
    try:
        shelf = Shelf(world, store, coop.chat.faces, shown)
        await shelf.fill(count, list(GAMES), overdue)
    finally:
        await store.close()
        await coop.close()

    return shelf
