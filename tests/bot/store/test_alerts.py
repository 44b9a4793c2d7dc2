"""Who wants to be told of what, and when."""

from bot.chat.ports import Hours


async def test_what_somebody_wants_to_hear_of_is_kept_for_each_server(store):
    assert await store.alerts(1, 70) == []
    await store.put_alerts(1, 70, ["out", "heist"])
    await store.put_alerts(1, 71, ["crazy"])
    await store.put_alerts(2, 70, ["heist"])
    assert await store.alerts(1, 70) == ["heist", "out"]
    assert await store.listeners(70, "heist") == {1: Hours(), 2: Hours()}
    await store.put_alerts(1, 70, ())
    assert await store.alerts(1, 70) == []
    assert await store.alerts(1, 71) == ["crazy"]
    assert await store.listeners(70, "heist") == {2: Hours()}


async def test_hours_are_a_persons_own_on_all_servers(store):
    evening = Hours(18 * 60, 23 * 60, 120)
    assert await store.hours(1) == Hours()
    await store.put_hours(1, Hours(1, 2, 3))
    await store.put_hours(1, evening)
    await store.put_alerts(1, 70, ["heist"])
    assert await store.hours(1) == evening
    assert await store.listeners(70, "heist") == {1: evening}
