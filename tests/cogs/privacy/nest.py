"""A test house with a database, games that end in it, and a person to erase."""

import zlib
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.common.database_url import DatabaseServer
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import Surface
from bot.people import Cards, Hours, Person
from bot.records.records import Records
from bot.storage.stored import STORED, ColumnKind
from bot.tables.deadlines import Thinking
from bot.tables.table import Guest, Pace, Status
from cogs.privacy.repository import ErasureRepository
from cogs.replays.referee import Referee
from cogs.replays.stories import Stories
from games.engine.asks import CLOCK
from games.engine.house import default_choice
from games.engine.lesson import LessonPlace
from games.registry import GAMES
from tests.bot.storage.tables import put_row
from tests.bot.tables.house import CHANNEL, GUILD, House
from tests.support.counted_records import count_games
from tests.support.found import found

# Numbers and texts that cannot appear by chance.
ZEB = 987_654_321_098_765_432
BEN = 1002
NAME = "Zebulon Quackenbush"
WORDS = "a walk across the keyboard"
DM = 555_000_111_222_333_444

PEOPLE = (ColumnKind.PERSON, ColumnKind.OTHER, ColumnKind.DOER, ColumnKind.DONE_TO)
NUMBERS = count(1)
"""Numbers for columns that must differ from row to row."""

LINKED = {("plans", "id"): 77, ("coming", "plan_id"): 77, ("reminders", "plan_id"): 77}
"""Columns that refer to a stored plan."""


class Nest(House):
    """A test house in which ZEB is the person to erase.

    `settle` waits until records are written.
    """

    store: Any

    def __init__(self, store):
        super().__init__(store, thinking=Thinking(0, 0, moment=0), games=GAMES)
        self.erasure = ErasureRepository(store.database)

    @property
    def blocks(self):
        return self.store.blocks

    @property
    def lessons(self):
        return self.store.lessons

    @property
    def repository(self):
        return self.store.tables

    def restart(self, **settings):
        super().restart(**settings)
        self.records = Records(self.store.records, GAMES)
        count_games(self.records, self.store, self.clock)
        self.tables.on_end.append(self.records.write_record)
        self.stories = Stories(self.store.records, GAMES)
        self.referee = Referee(self.records, GAMES, patience=60)

    async def lobby(self, *, host=ZEB, game="out", cut=f"said {WORDS}", fill=0, **facts):
        names = {ZEB: NAME, BEN: "Ben"}
        facts = {"guild_id": GUILD, "channel_id": CHANNEL} | facts
        table = await self.tables.lobbies.open(
            game=game,
            host_id=host,
            host_name=names[host],
            host_locale="de",
            host_cut=cut,
            locale="en",
            pace=Pace.NORMAL,
            level="random",
            fill=fill,
            **facts,
        )
        # The second player joins, so that the table has a host and a guest.
        guest = BEN if host == ZEB else ZEB
        theirs = "joined 77" if host == ZEB else cut
        await self.tables.lobbies.join(table.id, guest, names[guest], "en", theirs)

        return table.id

    async def dealt(self, **facts):
        table_id = await self.lobby(**facts)
        await self.tables.lobbies.start(table_id, facts.get("host", ZEB))
        return table_id

    async def choose(self, table_id, most=100_000):
        """Let all seats choose as they would by silence, for at most `most` choices."""
        while most:
            most -= 1
            async with self.changing(table_id) as change:
                if change.table.status is not Status.PLAYING:
                    return

                seat, decision = next(iter(found(found(change.engine).ask).owed.items()))
                # A clock choice has no seat, hence the max.
                cause = "player" if change.table.players[max(seat, 0)].user_id else "house"
                choice = default_choice(decision, Random(most))
                change.take(seat, choice, "clock" if seat == CLOCK else cause, self.clock.now())

    async def over(self, **facts):
        """Play a game to its end and write its record."""
        table_id = await self.dealt(**facts)
        await self.choose(table_id)
        await self.settle()
        return table_id

    async def settle(self):
        await self.records.settle()

    async def record(self, table_id):
        return zlib.decompress(await self.store.records.record(table_id)).decode()

    async def run(self, work):
        return await self.store.database.write(work)

    async def fill_all(self, place):
        """Store ZEB everywhere. Return a finished table, a running game and a lobby."""
        over = await self.over()
        playing = await self.dealt(game="heist", fill=4)
        await self.choose(playing, 5)
        lobby = await self.lobby(fill=0)
        # A challenge also names the guest.
        await self.tables.lobbies.open(
            game="out",
            guild_id=GUILD,
            channel_id=CHANNEL,
            host_id=BEN,
            host_name="Ben",
            host_locale="en",
            host_cut="joined 5",
            locale="en",
            pace=Pace.NORMAL,
            level="random",
            guest=Guest(ZEB, NAME),
        )
        store = self.store
        await store.people.put_person(Person(ZEB, DM, True, "de"))
        await store.people.put_setting(ZEB, "de", "pictures", False)
        await store.people.put_setting(ZEB, "de", "motion", False)
        await store.people.put_setting(ZEB, "de", "cards", Cards.HERE.value)
        await store.lessons.put_tips(ZEB, on=False)
        await store.lessons.put_place_in_lesson(ZEB, "heist", LessonPlace(1, ("a", "b")))
        await store.people.put_hours(ZEB, Hours(60, 120, 60))
        await put_row(store, "unlisted", user_id=ZEB)
        await self.erasure.ask_to_forget(ZEB, 1.0)

        for name in (SurfaceId(playing, Kind.CARD, ZEB), SurfaceId(playing, Kind.CALL, ZEB)):
            # Surfaces of older generations stay until Discord has been told.
            for surface_id in (name, name._replace(generation=3)):
                await store.surfaces.put_surface(Surface(surface_id, DM, 9, 1, "n", "s", "q", 1.0))

        await self._fill_the_rest(place, over)
        return over, playing, lobby

    async def _fill_the_rest(self, place, table_id):
        """Insert a row about ZEB into every table that holds none, by the columns of the table.

        A new table is covered without a change of this test.
        """

        def fill(database):
            for table, there in STORED.items():
                for column, kind in there.items():
                    if kind not in PEOPLE:
                        continue

                    sql = f"SELECT 1 FROM {table} WHERE {column} = ?"
                    # Rows that the steps above have made stay as they are.
                    if database.execute(sql, (ZEB,)).fetchone() is None:
                        row = [
                            LINKED.get((table, names))
                            or _value(kind, of, table_id, names == column, types[table, names])
                            for names, of in there.items()
                            for kind in (of,)
                        ]
                        marks = ", ".join("?" * len(row))
                        database.execute(
                            f"INSERT INTO {table} ({', '.join(there)}) VALUES ({marks})", row
                        )

        types = await self.run(lambda database: _types(database, place))
        await self.run(fill)

    async def dump(self):
        """Return all stored rows as text, with records decompressed."""

        def look(database):
            return {
                table: [
                    tuple(map(_plain, row))
                    for row in database.execute(f"SELECT * FROM {table}").fetchall()
                ]
                for table in STORED
            }

        return await self.run(look)


def _types(database, place):
    if isinstance(place, DatabaseServer):
        # PostgreSQL and SQLite describe their columns in different ways.
        rows = database.execute(
            "SELECT table_name, column_name, data_type FROM information_schema.columns"
            " WHERE table_schema = current_schema()"
        ).fetchall()
        return {(table, column): kind for table, column, kind in rows}

    return {
        (table, column): kind
        for table in STORED
        for _, column, kind, *_ in database.execute(f"PRAGMA table_info({table})").fetchall()
    }


def _value(kind, of, table_id, is_them, type_):
    if is_them:
        return ZEB

    match of:
        case ColumnKind.PERSON | ColumnKind.OTHER | ColumnKind.DOER | ColumnKind.DONE_TO:
            return BEN
        case ColumnKind.TABLE:
            return table_id
        case ColumnKind.SERVER:
            return GUILD

    if type_.lower() == "text":
        return "x"

    # A boolean may be True, any other number must differ.
    return type_.lower() == "boolean" or next(NUMBERS)


def _plain(value):
    if isinstance(value, bytes):
        # Compressed columns are read as text, so that names in them are found.
        try:
            return zlib.decompress(value).decode()
        except zlib.error:
            return value.decode(errors="replace")

    return str(value)


def traces(dumped):
    """Return the tables and texts in which something of ZEB is found."""
    return {
        (table, needle)
        for table, rows in dumped.items()
        for row in rows
        for value in row
        for needle in (str(ZEB), NAME, "Quackenbush", WORDS, str(DM))
        if needle in value
    }


# Ids as text and as integers in both byte orders, as files may hold them.
NEEDLES = (
    str(ZEB).encode(),
    ZEB.to_bytes(8, "big"),
    ZEB.to_bytes(8, "little"),
    DM.to_bytes(8, "big"),
    DM.to_bytes(8, "little"),
    b"Quackenbush",
    WORDS.encode(),
)


def bytes_of(path: Path):
    """Return the files beside a database that hold something of ZEB."""
    return {
        (file.name, needle)
        for file in path.parent.iterdir()
        for needle in NEEDLES
        if needle in file.read_bytes()
    }
