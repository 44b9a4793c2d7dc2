"""Write a database as a running bot leaves it, with tables of one game in every state.

  python -m tests.upgrade.left_behind            # for each game that has none yet
  python -m tests.upgrade.left_behind heist      # one more of this game, as played today

After the SQL, the custom ids on the messages are stored as comments, one in each line: `-- coop:…`.

Each database is kept for ever as `tests/upgrade/houses/<game>-<number>.sql.xz`, a compressed text
dump. Write one when a game is finished and at each release. Never change one, because operators
have such databases. `xz -dc` shows the content.
"""

import asyncio
import lzma
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.messages.jobs import SurfaceId
from bot.messages.repository import Surface
from bot.people import Person
from bot.records.records import Records
from bot.store import Store
from bot.tables import standing_orders
from bot.tables.context import TableLimits
from bot.tables.deadlines import Thinking
from bot.tables.session import Session
from bot.tables.table import Pace, Table
from bot.tables.tables import Tables
from games.engine.asks import CLOCK
from games.engine.engine import Engine
from games.registry import GAMES
from tests.games.contract.tables import hidden
from tests.secrecy.conftest import _load
from tests.secrecy.outside import outside
from tests.support.counted_records import count_games
from tests.support.found import found

HOUSES = Path(__file__).parent / "houses"
NOW = 1_790_000_000.0
GUILD = 70
CHANNEL = 71
ADA = 1
BEN = 2
MOST_STEPS = 3_000
A_FEW = 5
BUTTON = "-- "
"""The prefix of a custom id in the dump."""


class StoppedClock:
    def now(self) -> float:
        return NOW


class Writer:
    """Creates the tables of a database."""

    def __init__(self, slug: str, store: Store) -> None:
        self.slug = slug
        self.store = store
        self.rng = Random(f"left behind {slug}")
        self.opened: list[str] = []
        self.tables = Tables(
            store.tables,
            StoppedClock(),
            self.rng,
            room=TableLimits(20, 20, 20),
            thinking=Thinking(1.0, 4.0),
        )

    async def live(self) -> None:
        """Create one table of each kind. The order matters, because their numbers identify them."""
        await self._open(Pace.NORMAL)
        for part, pace in ((0.2, Pace.NORMAL), (0.5, Pace.QUICK), (0.8, Pace.DAYS)):
            await self._play(await self._dealt(pace), part)

        paused = await self._dealt(Pace.RELAXED)
        await self._play(paused, 0.4)
        # The tests resume this table in its channel.
        await self.tables.pause(paused, "paused-channel")
        await self._play(await self._dealt(Pace.NORMAL), 1.0)
        await self.tables.moderation.end(await self._dealt(Pace.NORMAL), ADA)
        await self._keep_records()
        await self._remember_messages()

    async def _open(self, pace: Pace) -> str:
        seats = GAMES[self.slug].seats
        facts: dict[str, Any] = {"guild_id": GUILD, "channel_id": CHANNEL, "locale": "en"}
        facts |= {
            "host_id": ADA,
            "host_name": "Ada",
            "host_locale": "en",
            "host_cut": "joined 1",
            "level": "easy",
        }
        # One more than the minimum, so that house players are at the table.
        fill = min(seats[0] + 1, seats[-1])
        table = await self.tables.lobbies.open(game=self.slug, pace=pace, fill=fill, **facts)
        self.opened.append(table.id)
        await self.tables.lobbies.join(table.id, BEN, "Ben", "en", "joined 1")

        return table.id

    async def _dealt(self, pace: Pace) -> str:
        table_id = await self._open(pace)
        await self.tables.lobbies.start(table_id, ADA)
        return table_id

    async def _play(self, table_id: str, part: float) -> None:
        """Play this part of a game, and further until a restart has to replay a step.

        Some games have a checkpoint at every step; they are left at one.
        """
        session = await self.tables.sessions.look(table_id)
        # A share of the length of a sample game; 1.0 means to the end.
        steps = self._length(session.table) * part if part < 1 else MOST_STEPS
        step = 0
        while session.engine is not None and session.engine.ask is not None:
            if step >= steps and (session.engine._checkpoint is None or step > steps + A_FEW):
                break

            async with self.tables.sessions.changing(table_id) as session:
                # A few steps into the game, so that orders are offered.
                if step == 3:
                    self._give_orders(session)
                self._step(session)

            step += 1

    def _step(self, session: Session) -> None:
        assert session.engine is not None
        assert session.engine.ask is not None

        # Any of the seats that are asked, and not only people.
        seat = self.rng.choice([*session.engine.ask.owed])
        decision = session.engine.ask.owed[seat]
        choice = hidden(GAMES[self.slug]).lively(decision, self.rng)
        cause = "clock" if seat == CLOCK else "player"
        session.take(seat, choice, cause, NOW)

    def _give_orders(self, session: Session) -> None:
        table = session.table
        engine = found(session.engine)

        seat = found(table.seat_of(BEN))

        for order in standing_orders.orders_of(table, engine):
            offered = [*order.offered(engine.view(seat))]
            if offered:
                standing_orders.give(table, engine, seat, order.slug, offered[:1])

    def _length(self, table: Table) -> int:
        """Return about how many steps such a game takes, by playing one."""
        game = GAMES[self.slug]
        steps = 0
        seed = table.game_seed
        # Without a journal, because only the number of steps matters.
        engine = Engine.deal(game, len(table.players), game.Options(), seed, journalling=False)
        while engine.ask is not None:
            seat = self.rng.choice([*engine.ask.owed])
            engine.decide(seat, hidden(game).lively(engine.ask.owed[seat], self.rng))
            steps += 1

        return steps

    async def _keep_records(self) -> None:
        """Write the records of finished games, with everything that features store from them."""
        records = Records(self.store.records)
        count_games(records, self.store, StoppedClock())
        for table_id in await self.store.records.unrecorded():
            records.write_record(table_id)

        await records.settle()

    async def buttons(self) -> list[str]:
        """Return the custom ids on all messages of all tables."""
        with TemporaryDirectory() as home:
            faces = await _load(Path(home))

        found: list[str] = []
        for table_id in self.opened:
            session = await self.tables.sessions.look(table_id)
            viewers = [session.table.seat_of(person) for person in (ADA, BEN)]
            # The public table, and the private card of each person.
            for viewer in (None, *viewers):
                seen = await outside(session, viewer, faces, sent=False)
                shown = [seen["table"]] if viewer is None else [seen.get("card")]
                found += [one for _, _, ids, *_ in filter(None, shown) for one in ids]

        return sorted({*found})

    async def _remember_messages(self) -> None:
        for table in await self.tables.tables_in(CHANNEL):
            for name in ("table", f"card:{ADA}", f"card:{BEN}"):
                # Message ids do not matter: the new version treats them as stored.
                where = (CHANNEL, 900 + table.number, 0, "nonce", "shown", None, NOW)
                await self.store.surfaces.put_surface(
                    Surface(SurfaceId.parse(table.id, name), *where)
                )

        for person in (ADA, BEN):
            await self.store.people.put_person(
                Person(person, 80 + person, dm_open=True, locale="en")
            )


async def opened(path: Path) -> Store:
    """Open a store that does not wait for the disk after each of thousands of choices."""
    store = await Store.open(path)
    await store.database._engine.run(lambda db: db.execute("PRAGMA synchronous = OFF"))
    return store


async def written(slug: str, home: Path) -> str:
    """Return such a database as SQL."""
    store = await opened(home / "house.sqlite3")
    writer = Writer(slug, store)
    await writer.live()
    buttons = await writer.buttons()
    await store.close()

    with closing(sqlite3.connect(home / "house.sqlite3")) as database:
        # `iterdump` omits the version, which selects the migrations.
        version = database.execute("PRAGMA user_version").fetchone()[0]
        lines = [*database.iterdump(), f"PRAGMA user_version = {version};"]

    lines += [f"{BUTTON}{custom_id}" for custom_id in buttons]
    return "\n".join(lines)


def unpacked(file: Path) -> str:
    return lzma.decompress(file.read_bytes()).decode()


def read(text: str, path: Path) -> None:
    """Create the database from its SQL."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(text)


def kept(slug: str) -> list[Path]:
    """Return the kept databases of a game, oldest first."""
    return sorted(HOUSES.glob(f"{slug}-*.sql.xz"))


def main(slugs: list[str]) -> None:
    # Kept databases are never overwritten: each gets the next number.
    for slug in slugs or [one for one in GAMES if not kept(one)]:
        with TemporaryDirectory() as home:
            text = asyncio.run(written(slug, Path(home)))

        file = HOUSES / f"{slug}-{len(kept(slug)) + 1:04}.sql.xz"
        file.write_bytes(lzma.compress(text.encode(), preset=9))
        sys.stdout.write(f"{file.name}: {file.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
