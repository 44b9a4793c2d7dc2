"""Tables that are to open at a set time, as they are stored."""

from bot.messages.ports import Hours
from bot.tables.plans import Plan, Reminder

ADA, BEN = 1, 2
PLAN = Plan(7, 70, 71, None, None, "out", ADA, "de", 2000.25, is_reminded=False)
ANNOUNCED = PLAN._replace(message_id=2**62, event_id=2**62 + 1, is_reminded=True)


async def test_it_comes_back_as_it_was(store):
    for plan in (PLAN, ANNOUNCED, PLAN._replace(message_id=0)):
        assert await store.plan(plan.id) is None
        await store.add_plan(plan)
        assert await store.plan(plan.id) == plan
        assert await store.plans() == [plan]
        assert (await store.plan(plan.id)).is_reminded is plan.is_reminded
        await store.drop_plan(plan.id)


async def test_the_earliest_comes_first(store):
    earlier, later, same = PLAN._replace(id=9, at=1.0), PLAN._replace(id=5, at=3e9), 8
    for plan in (later, PLAN._replace(id=same), PLAN, earlier):
        await store.add_plan(plan)
    assert [plan.id for plan in await store.plans()] == [9, PLAN.id, same, 5]


async def test_where_it_is_announced_changes_and_of_no_other(store):
    await store.add_plan(PLAN)
    await store.change_plan(ANNOUNCED)
    await store.change_plan(ANNOUNCED._replace(id=99))
    assert await store.plans() == [ANNOUNCED], "one that is gone does not come back"


async def test_called_off_it_is_gone_with_all_who_would_have_come(store):
    other = PLAN._replace(id=8)
    for plan in (PLAN, other):
        await store.add_plan(plan)
        await store.come(plan.id, BEN, comes=True)
    await store.drop_plan(PLAN.id)
    assert await store.plans() == [other]
    await store.come(PLAN.id, ADA, comes=True)
    assert (await store.coming(PLAN.id), await store.coming(other.id)) == ([], [BEN])


async def test_who_comes_comes_once_and_may_stay_away_again(store):
    await store.add_plan(PLAN)
    for user_id in (BEN, ADA, BEN):
        await store.come(PLAN.id, user_id, comes=True)
    assert await store.coming(PLAN.id) == [ADA, BEN]
    await store.come(PLAN.id, ADA, comes=False)
    assert await store.coming(PLAN.id) == [BEN]


async def test_reminder_outlives_its_plan_until_it_is_dropped(store):
    ada, ben = Reminder(PLAN.id, ADA, 81, 2**62), Reminder(PLAN.id, BEN, 82, 5)
    other = Reminder(8, BEN, 82, 6)
    for plan_id in (PLAN.id, 8):
        await store.add_plan(PLAN._replace(id=plan_id))
    for reminder in (ben, other, ada):
        await store.add_reminder(reminder)
    assert (await store.reminders(PLAN.id), await store.stale_reminders()) == ([ada, ben], [])
    await store.drop_plan(PLAN.id)
    assert await store.reminders(PLAN.id) == await store.stale_reminders() == [ada, ben]
    await store.drop_reminder(ada)
    assert (await store.stale_reminders(), await store.reminders(8)) == ([ben], [other])


async def test_how_far_ahead_somebodys_clock_is_they_may_have_said(store):
    assert await store.ahead(ADA) is None
    await store.put_hours(ADA, Hours(60, 120, -240))
    assert await store.ahead(ADA) == -240
    assert await store.ahead(BEN) is None
