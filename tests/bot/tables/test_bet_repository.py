"""What watchers have bet, on both engines."""

from bot.store import Store
from tests.bot.storage.tables import ADA, BEN, table


async def test_everybody_has_one_bet_at_a_table(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.tables.save(table(name))
    assert await store.bets.bets("t1") == {}
    await store.bets.put_bet("t1", ADA, 2)
    await store.bets.put_bet("t1", BEN, 0)
    await store.bets.put_bet("t2", ADA, 1)
    await store.bets.put_bet("t1", ADA, 3)
    assert await store.bets.bets("t1") == {ADA: 3, BEN: 0}
    assert await store.bets.bets("t2") == {ADA: 1}
