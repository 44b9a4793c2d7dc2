"""Stored plans: tables that open at a set time."""

from bot.people import Hours
from cogs.alerts.plans import Plan, PlanReminder
from cogs.alerts.repository import PlanRepository

ADA = 1
BEN = 2
PLAN = Plan(7, 70, 71, None, None, "out", ADA, "de", 2000.25, is_reminded=False)
# Ids above 2**53 would lose digits as a float.
ANNOUNCED = PLAN._replace(message_id=2**62, event_id=2**62 + 1, is_reminded=True)


async def test_plan_is_read_as_it_was_stored(store):
    # A message id of 0 differs from no message id.
    for plan in (PLAN, ANNOUNCED, PLAN._replace(message_id=0)):
        assert await PlanRepository(store.database).plan(plan.id) is None

        await PlanRepository(store.database).add_plan(plan)
        assert await PlanRepository(store.database).plan(plan.id) == plan
        assert await PlanRepository(store.database).plans() == [plan]

        found = await PlanRepository(store.database).plan(plan.id)
        assert found is not None
        assert found.is_reminded is plan.is_reminded

        await PlanRepository(store.database).drop_plan(plan.id)


async def test_plans_are_ordered_by_time(store):
    earlier = PLAN._replace(id=9, at=1.0)
    later = PLAN._replace(id=5, at=3e9)
    same = 8
    for plan in (later, PLAN._replace(id=same), PLAN, earlier):
        await PlanRepository(store.database).add_plan(plan)

    assert [plan.id for plan in await PlanRepository(store.database).plans()] == [
        9,
        PLAN.id,
        same,
        5,
    ]


async def test_change_of_a_plan_touches_no_other_plan(store):
    # The second change has the id of no stored plan, so it must change nothing.
    await PlanRepository(store.database).add_plan(PLAN)
    await PlanRepository(store.database).change_plan(ANNOUNCED)
    await PlanRepository(store.database).change_plan(ANNOUNCED._replace(id=99))

    assert await PlanRepository(store.database).plans() == [ANNOUNCED], (
        "one that is gone does not come back"
    )


async def test_dropped_plan_takes_its_players_with_it(store):
    other = PLAN._replace(id=8)
    for plan in (PLAN, other):
        await PlanRepository(store.database).add_plan(plan)
        await PlanRepository(store.database).come(plan.id, BEN, comes=True)

    await PlanRepository(store.database).drop_plan(PLAN.id)
    assert await PlanRepository(store.database).plans() == [other]

    # A press that was in flight while the plan ended.
    await PlanRepository(store.database).come(PLAN.id, ADA, comes=True)
    assert (
        await PlanRepository(store.database).coming(PLAN.id),
        await PlanRepository(store.database).coming(other.id),
    ) == ([], [BEN])


async def test_player_is_stored_once_and_can_cancel(store):
    await PlanRepository(store.database).add_plan(PLAN)
    for user_id in (BEN, ADA, BEN):
        await PlanRepository(store.database).come(PLAN.id, user_id, comes=True)

    assert await PlanRepository(store.database).coming(PLAN.id) == [ADA, BEN]

    await PlanRepository(store.database).come(PLAN.id, ADA, comes=False)
    assert await PlanRepository(store.database).coming(PLAN.id) == [BEN]


async def test_reminder_outlives_its_plan_until_it_is_dropped(store):
    ada = PlanReminder(PLAN.id, ADA, 81, 2**62)
    ben = PlanReminder(PLAN.id, BEN, 82, 5)
    other = PlanReminder(8, BEN, 82, 6)
    for plan_id in (PLAN.id, 8):
        # Plans of two ids, so that reminders of the other plan must stay.
        await PlanRepository(store.database).add_plan(PLAN._replace(id=plan_id))

    for reminder in (ben, other, ada):
        await PlanRepository(store.database).add_reminder(reminder)

    assert (
        await PlanRepository(store.database).reminders(PLAN.id),
        await PlanRepository(store.database).stale_reminders(),
    ) == (
        [ada, ben],
        [],
    )

    await PlanRepository(store.database).drop_plan(PLAN.id)
    assert (
        await PlanRepository(store.database).reminders(PLAN.id)
        == await PlanRepository(store.database).stale_reminders()
        == [ada, ben]
    )

    # A reminder is stale if its plan is gone: then its message waits to be deleted.
    await PlanRepository(store.database).drop_reminder(ada)
    assert (
        await PlanRepository(store.database).stale_reminders(),
        await PlanRepository(store.database).reminders(8),
    ) == ([ben], [other])


async def test_utc_offset_is_none_until_the_player_gives_one(store):
    assert await PlanRepository(store.database).ahead(ADA) is None
    await store.people.put_hours(ADA, Hours(60, 120, -240))
    assert await PlanRepository(store.database).ahead(ADA) == -240
    assert await PlanRepository(store.database).ahead(BEN) is None
