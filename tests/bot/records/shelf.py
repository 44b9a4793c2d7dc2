"""Finished test games, a store in memory for their records, and changed rules."""

from bot.records.repository import Chronicle
from bot.tables.table import Status
from tests.bot.tables.house import ADA, BEN, House, MemoryStore
from tests.games.engine.toy import Toy

TOYS = {"toy": Toy}


class Shelf:
    """A record repository that reads the tables' store in memory."""

    def __init__(self, store: MemoryStore) -> None:
        # Records of a server that keeps them are compressed texts by table id.
        self.store = store
        self.bodies = {}
        self.fail = False
        self.unkept = set()

    async def chronicle(self, table_id):
        if self.fail:
            raise OSError("disk full")

        store = self.store
        if table_id not in store.tables:
            return None

        entries = [one for key, one in sorted(store.journal.items()) if key[0] == table_id]
        checkpoints = [one for key, one in sorted(store.checkpoints.items()) if key[0] == table_id]
        return Chronicle(store.tables[table_id], tuple(entries), tuple(checkpoints))

    async def record(self, table_id):
        return self.bodies.get(table_id)

    async def put_record(self, table_id, body, readings=()):
        self.bodies[table_id] = body

    async def unrecorded(self):
        return [
            table.id
            for table in self.store.tables.values()
            # Like the query of the database.
            if not table.is_live and table.id not in {*self.bodies, *self.unkept}
        ]

    async def leave_unkept(self, table_id):
        self.unkept.add(table_id)

    async def is_unkept(self, table_id):
        return table_id in self.unkept


async def played_out(house: House) -> str:
    """Play a game to its end with the first option of every question, and return the table's id."""
    table_id = await house.deal(BEN)
    await play_out(house, table_id)
    return table_id


async def play_out(house: House, table_id: str) -> None:
    while (await house.tables.table(table_id)).status is Status.PLAYING:
        await house.answer(table_id, ADA, BEN)
        # Windows close by their clock.
        await house.wait(6)


class Changed(Toy):
    """The next version of the rules, in which replays differ."""

    async def cards_at_once(self):
        self.tell("patched")
        for hand in self.state.hands:
            # The numbers of stored choices then mean other cards.
            hand.reverse()
        await super().cards_at_once()


class ChangedLater(Toy):
    """Rules with the same questions but another result, so that replays end differently."""

    async def window(self) -> None:
        self.tell("patched")
        await super().window()


class DealsAnew(Toy):
    """Rules that deal other cards."""

    @classmethod
    def deal(cls, seats, options, chance):
        state = super().deal(seats, options, chance)
        state.hands.reverse()
        return state
