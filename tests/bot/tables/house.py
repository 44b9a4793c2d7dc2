"""Services of the tables for tests, on a store in memory and with a clock that the test moves."""

from collections.abc import Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.common.refused import NotWritten
from bot.tables.audit import Deed, Noted
from bot.tables.context import TableLimits
from bot.tables.deadlines import Thinking
from bot.tables.learning import LessonRepository, Tips
from bot.tables.repository import (
    Checkpoint,
    DuplicateStep,
    Entry,
    Stored,
    TableRepository,
)
from bot.tables.scene import OpenAsk, Question, Scene, TableSummary
from bot.tables.seating_policy import BlockRepository, SeatingPolicy
from bot.tables.session import Session
from bot.tables.table import Guest, Pace, Player, Status, Table
from bot.tables.tables import Pressed, Tables
from games.engine.asks import Seat
from games.engine.engine import Engine
from tests.games.engine.toy import Toy
from tests.support.duplicates import duplicate
from tests.support.found import found

GUILD = 70
CHANNEL = 71
ADA = 1
BEN = 2
CLEO = 3
DAN = 4
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}


class HandClock:
    def __init__(self) -> None:
        self.time = 1_000.0

    def now(self) -> float:
        return self.time


@dataclass
class MemoryStore(TableRepository, BlockRepository, LessonRepository):
    """Store tables in memory. Rows are copied in and out, as a database would copy them.

    `fail` makes the next commit raise `OSError`; while `stuck` is set, every commit raises
    `NotWritten`, as with a full disk. `newcomers` are the people who play every game for the first
    time.
    """

    tables: dict[str, Table] = field(default_factory=dict)
    journal: dict[tuple[str, int, int], Entry] = field(default_factory=dict)
    checkpoints: dict[tuple[str, int], Checkpoint] = field(default_factory=dict)
    fail: bool = False
    stuck: bool = False
    noted: list[Deed] = field(default_factory=list)
    newcomers: set[int] = field(default_factory=set)
    tipless: set[int] = field(default_factory=set)
    blocks: list[tuple[int, int]] = field(default_factory=list)
    """Pairs (blocker, blocked) of user ids."""

    async def next_number(self, guild_id: int) -> int:
        return 1 + sum(table.guild_id == guild_id for table in self.tables.values())

    # Numbers start at 1 and count the tables of each server apart.

    async def save(
        self,
        table: Table,
        entry: Entry | None = None,
        checkpoint: Checkpoint | None = None,
        noted: Noted | None = None,
    ) -> None:
        if self.stuck:
            raise NotWritten
        if self.fail:
            self.fail = False
            raise OSError("disk full")

        if entry is not None:
            key = (table.id, entry.epoch, entry.row.revision)
            # The database has a unique key on these three columns.
            if key in self.journal:
                raise DuplicateStep(key)

            self.journal[key] = entry

        if checkpoint is not None:
            self.checkpoints[table.id, checkpoint.epoch] = checkpoint

        self.noted += [noted.deed] if noted is not None else []
        self.tables[table.id] = duplicate(table)

    # Only steps since the last checkpoint are read, as the real repository does.
    async def load(self, table_id: str) -> Stored | None:
        table = self.tables.get(table_id)
        if table is None:
            return None

        checkpoint = self.checkpoints.get((table_id, table.epoch))
        since = checkpoint.at.revision if checkpoint else 0
        rows = tuple(
            entry.row
            for (of, epoch, revision), entry in sorted(self.journal.items())
            if of == table_id and epoch == table.epoch and revision > since
        )
        return Stored(duplicate(table), checkpoint, rows)

    async def live(self) -> dict[str, float | None]:
        return {table.id: table.due for table in self.tables.values() if table.is_live}

    async def tables_in(self, channel_id: int) -> list[Table]:
        # As in the database, the caller gets rows of its own.
        return [
            duplicate(table)
            for table in self.tables.values()
            if table.channel_id == channel_id and table.is_live
        ]

    async def tables_on(self, guild_id: int) -> list[Table]:
        return [
            duplicate(table)
            for table in self.tables.values()
            if table.guild_id == guild_id and table.is_live
        ]

    async def crowd(self, guild_id: int, host_id: int) -> tuple[int, int]:
        on_server = await self.tables_on(guild_id)
        return len(on_server), sum(one.host_id == host_id for one in on_server)

    async def experienced(self, game: str, user_ids: Collection[int]) -> set[int]:
        return {*user_ids} - self.newcomers

    async def want_tips(self, game: str, user_ids: Collection[int]) -> set[int]:
        return {*user_ids} & self.newcomers - self.tipless

    async def put_tips(self, user_id: int, *, on: bool) -> None:
        if self.stuck:
            raise NotWritten
        (self.tipless.discard if on else self.tipless.add)(user_id)

    async def blocked_by(self, user_id: int) -> list[int]:
        return [other for who, other in self.blocks if who == user_id]

    async def apart_from(self, user_ids: Collection[int]) -> set[int]:
        # A block keeps two people apart in both directions, so each pair is read both ways.
        return {
            one for pair in self.blocks for other, one in (pair, pair[::-1]) if other in {*user_ids}
        }

    async def tables_of(self, user_id: int) -> list[Table]:
        # Only live tables: finished ones are found by their records.
        return [
            duplicate(table)
            for table in self.tables.values()
            if table.seat_of(user_id) is not None and table.is_live
        ]


class House:
    """Build the services of the tables on a store. `restart` drops all state but the store."""

    def __init__(self, store: Any = None, **settings: Any) -> None:
        self.store = MemoryStore() if store is None else store
        self.clock = HandClock()
        self.told: list[str] = []
        self.settings: dict[str, Any] = {
            # House players answer at once unless a test sets other times.
            "thinking": Thinking(0, 0, moment=0),
            "games": {"toy": Toy},
        } | settings
        self.restart()

    @property
    def blocks(self) -> Any:
        """The repository of blocks."""
        return self.store

    @property
    def lessons(self) -> Any:
        """The repository of lessons and of the setting for tips."""
        return self.store

    @property
    def repository(self) -> Any:
        """The repository of tables."""
        return self.store

    def restart(self, **settings: Any) -> None:
        """Build the services again, with these settings changed."""
        self.settings |= settings
        # The random seed is fixed, so that a failing test fails again.
        self.tables = Tables(self.repository, self.clock, Random(7), **self.settings)
        self.tables.on_change.append(self.told.append)
        room = self.settings.get("room") or TableLimits()
        self.seating = SeatingPolicy(self.tables.sessions, self.blocks, room)
        self.tables.hooks.before_seat.append(self.seating.check)
        self.tables.hooks.unwanted_by.append(self.blocks.blocked_by)
        self.tips = Tips(self.tables.sessions, self.lessons)
        self.tables.hooks.before_deal.append(self.tips.prepare_deal)

    async def come_back(self, seconds: float = 0.0) -> list[str]:
        """Restart after this downtime, load all tables, and carry out what is due.

        Returns:
            The ids of the live tables.
        """
        self.clock.time += seconds
        self.restart()
        awake = await self.tables.wake()
        await self.tables.tick()

        return awake

    async def open(
        self,
        *joining: int,
        pace: Pace = Pace.NORMAL,
        fill: int = 0,
        game: str = "toy",
        options: Mapping[str, Any] | None = None,
        host: int = ADA,
        guest: Guest | None = None,
    ) -> str:
        """Open a lobby for `host`, let the others join, and return the table's id."""
        table = await self.tables.lobbies.open(
            game=game,
            guild_id=GUILD,
            channel_id=CHANNEL,
            host_id=host,
            host_name=NAMES[host],
            host_locale="en",
            host_cut="joined 1",
            locale="en",
            pace=pace,
            level="random",
            fill=fill,
            options=options,
            guest=guest,
        )
        for person in joining:
            await self.join(table.id, person)

        return table.id

    async def join(self, table_id: str, person: int, cut: str = "joined 1") -> TableSummary:
        name = NAMES.get(person, "Eve")
        return await self.tables.lobbies.join(table_id, person, name, "en", cut)

    async def deal(self, *joining: int, **settings: Any) -> str:
        table_id = await self.open(*joining, **settings)
        await self.tables.lobbies.start(table_id, ADA)
        return table_id

    async def scene(self, table_id: str, person: int) -> Scene:
        table = await self.tables.table(table_id)
        return await self.tables.scene(table_id, table.seat_of(person))

    def changing(self, table_id: str) -> AbstractAsyncContextManager[Session]:
        """Return a context manager that gives a draft of the session and commits it."""
        return self.tables.sessions.changing(table_id)

    async def row(self, table_id: str) -> Table:
        """Return the whole table, secrets included."""
        return (await self.session(table_id)).table

    async def state(self, table_id: str) -> tuple[Status, str | None]:
        """Return the status of the table and the reason for it."""
        table = await self.tables.table(table_id)
        return table.status, table.reason

    async def session(self, table_id: str) -> Session:
        """Return the session in memory."""
        return await self.tables.sessions.look(table_id)

    async def engine(self, table_id: str) -> Engine:
        return found((await self.session(table_id)).engine)

    async def player(self, table_id: str, person: int) -> Player:
        return found((await self.row(table_id)).player(person))

    async def seat(self, table_id: str, person: int) -> Seat:
        return found((await self.row(table_id)).seat_of(person))

    async def ask(self, table_id: str) -> OpenAsk:
        """Return what the table waits for, without private facts."""
        return found((await self.tables.scene(table_id)).ask)

    async def question(self, table_id: str, person: int) -> Question:
        question = (await self.scene(table_id, person)).question
        assert question is not None, f"{NAMES[person]} is asked nothing"
        return question

    async def asked(self, table_id: str, person: int) -> Question | None:
        """Return the question that the person has not answered yet."""
        question = (await self.scene(table_id, person)).question
        return None if question is None or question.settled else question

    def causes(self) -> list[str]:
        """Return the cause of each step in the journal."""
        return [entry.cause for entry in self.store.journal.values()]

    async def press(self, table_id: str, person: int, *picks: int) -> Pressed:
        # The token of the question that is open now, as on the person's card.
        question = await self.question(table_id, person)
        return await self.tables.press(table_id, person, question.token, picks)

    async def answer(self, table_id: str, *people: int) -> None:
        """Let each person take the first option of all questions that are open for them."""
        for person in people:
            while await self.asked(table_id, person):
                await self.press(table_id, person, 0)

    async def wait(self, seconds: float) -> None:
        self.clock.time += seconds
        # The deadline timer of a running bot would call this.
        await self.tables.tick()


async def left(house: House, table_id: str, person: int) -> float:
    """Return the seconds that a player has left to answer."""
    return found((await house.question(table_id, person)).deadline) - house.clock.time


async def interrupt(house: House, seconds: float) -> None:
    """Let an outage of `seconds` pass, in which no deadline is carried out, then tick."""
    house.clock.time += seconds
    await house.tables.correct_timers(seconds)
    await house.tables.tick()


async def low_card(house: House, table_id: str, *people: int) -> None:
    """Answer each person's first question of the round with a card below 6, if the hand has one.

    A card of 6 or more asks for a neighbour too; then that question is answered as well.
    """
    for person in people:
        question = await house.question(table_id, person)
        low = [i for i, one in enumerate(question.decision.options) if int(str(one.value)) < 6]
        await house.press(table_id, person, low[0] if low else 0)
        if not low:
            await house.press(table_id, person, 0)


async def window(house: House) -> str:
    """Deal a table for Ada and Ben, play to its first window, and return the table's id."""
    table_id = await house.deal(BEN)
    await low_card(house, table_id, ADA, BEN)
    assert (await house.ask(table_id)).kind == "squawk"

    return table_id
