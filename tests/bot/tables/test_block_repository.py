"""Who keeps whom away."""

from cogs.privacy.repository import ErasureRepository


async def test_whom_somebody_keeps_away_the_latest_first(store):
    assert await store.blocks.blocked_by(1) == []
    await store.blocks.block(1, 2, 10.0)
    await store.blocks.block(1, 3, 20.0)
    await store.blocks.block(1, 2, 30.0)
    await store.blocks.block(2, 1, 40.0)
    assert await store.blocks.blocked_by(1) == [3, 2], "once is enough, and the first time counts"
    await store.blocks.unblock(1, 3)
    await store.blocks.unblock(1, 99)
    assert await store.blocks.blocked_by(1) == [2]
    assert await store.blocks.blocked_by(2) == [1]


async def test_it_holds_both_ways(store):
    await store.blocks.block(1, 2, 10.0)
    await store.blocks.block(3, 1, 10.0)
    assert await store.blocks.apart_from([1]) == {2, 3}
    assert await store.blocks.apart_from([2]) == await store.blocks.apart_from([3]) == {1}
    assert await store.blocks.apart_from([2, 3, 4]) == {1}
    assert await store.blocks.apart_from([]) == await store.blocks.apart_from([4]) == set()


async def test_they_go_with_either_of_them(store):
    await store.blocks.block(1, 2, 10.0)
    await store.blocks.block(2, 3, 10.0)
    await store.blocks.block(4, 3, 10.0)
    await ErasureRepository(store.database).forget_person(2)
    assert [await store.blocks.blocked_by(one) for one in (1, 2, 4)] == [[], [], [3]]


async def test_of_what_is_known_of_somebody_nobody_else_is_a_part(store):
    await store.blocks.block(1, 2, 10.0)
    erasure = ErasureRepository(store.database)
    assert (await erasure.known_of(1))["blocks"] == [{"user_id": 1, "at": 10.0}]
    assert (await erasure.known_of(2))["blocks"] == []
