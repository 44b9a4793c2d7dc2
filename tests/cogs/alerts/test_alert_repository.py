"""The stored alerts: which games a player wants to hear of, and in which hours."""

from bot.people import Hours
from cogs.alerts.repository import AlertRepository
from tests.bot.storage.tables import table


async def test_alerts_are_stored_for_each_server(store):
    assert await AlertRepository(store.database).alerts(1, 70) == []

    await AlertRepository(store.database).put_alerts(1, 70, ["out", "heist"])
    await AlertRepository(store.database).put_alerts(1, 71, ["crazy"])
    await AlertRepository(store.database).put_alerts(2, 70, ["heist"])

    assert await AlertRepository(store.database).alerts(1, 70) == ["heist", "out"]
    assert await AlertRepository(store.database).listeners(70, "heist") == {1: Hours(), 2: Hours()}

    await AlertRepository(store.database).put_alerts(1, 70, ())
    assert await AlertRepository(store.database).alerts(1, 70) == []
    assert await AlertRepository(store.database).alerts(1, 71) == ["crazy"]
    assert await AlertRepository(store.database).listeners(70, "heist") == {2: Hours()}


async def test_waking_hours_hold_on_all_servers(store):
    # Evening hours, on a clock that is two hours ahead of UTC.
    evening = Hours(18 * 60, 23 * 60, 120)
    assert await store.people.hours(1) == Hours()

    await store.people.put_hours(1, Hours(1, 2, 3))
    await store.people.put_hours(1, evening)
    await AlertRepository(store.database).put_alerts(1, 70, ["heist"])

    assert await store.people.hours(1) == evening
    assert await AlertRepository(store.database).listeners(70, "heist") == {1: evening}


async def test_player_without_hours_never_sleeps(store):
    # 19:00 UTC: inside the first player's hours, outside the second's on a clock that is four hours
    # ahead.
    now = 19 * 3600.0
    await store.people.put_hours(1, Hours(18 * 60, 23 * 60))
    await store.people.put_hours(2, Hours(18 * 60, 23 * 60, 240))

    assert [await store.people.sleeps(user_id, now) for user_id in (1, 2, 3)] == [
        False,
        True,
        False,
    ]


async def test_call_of_a_table_is_stored_once(store):
    for name in ("t1", "t2"):
        await store.tables.save(table(name))
        assert await AlertRepository(store.database).call(name) is True
    # False: the table was called before.
    assert await AlertRepository(store.database).call("t1") is False
