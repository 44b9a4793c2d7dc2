"""Stored bets, on both database engines."""

from bot.store import Store
from cogs.watching.betting import BetRepository
from tests.bot.storage.tables import ADA, BEN, table


async def test_watcher_has_one_bet_per_table(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.tables.save(table(name))

    assert await BetRepository(store.database).bets("t1") == {}

    await BetRepository(store.database).put_bet("t1", ADA, 2)
    await BetRepository(store.database).put_bet("t1", BEN, 0)
    await BetRepository(store.database).put_bet("t2", ADA, 1)
    # Ada's second bet at t1 replaces the first.
    await BetRepository(store.database).put_bet("t1", ADA, 3)

    assert await BetRepository(store.database).bets("t1") == {ADA: 3, BEN: 0}
    assert await BetRepository(store.database).bets("t2") == {ADA: 1}
