"""Planned tables: announcement, reminder, opening at the planned time, and cancellation."""

import discord
import pytest
from simcord.backend.models import ScheduledEvent

from bot.interactions.permissions import NoServerHere
from bot.people import Hours
from bot.servers.rules import GameSwitchedOff
from bot.tables.refusals import NotOpenToYou
from bot.tables.table import Status
from cogs.alerts import plans
from cogs.alerts.planner import Planner
from cogs.alerts.plans import (
    MomentPast,
    NoMoment,
    PlanGone,
    PlannerOnly,
    TooManyPlansHere,
    TooManyPlansOfYours,
)
from cogs.alerts.repository import AlertRepository, PlanRepository
from tests.cogs.privacy.serving import upkeep_of
from tests.discord.conftest import Opened
from tests.discord.places import forbid
from tests.support.clicks import Answer, answer
from tests.support.found import found
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

HOUR = 3600.0
OPENED = "it was time, and table"
REMINDED = "the table opens"


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", "Dan")


async def plan(person: Person, when: str = "in 2h", game: str = "heist") -> Answer:
    return await person.slash("chicken call", game=game, when=when)


def planner(world: World) -> Planner:
    # Coop runs the planner with its timers and offers no other access to it.
    return next(one for one in world.coop.timed if isinstance(one, Planner))


def announcement(world: World) -> Shown:
    return world.in_channel()[0]


def events(world: World) -> list[ScheduledEvent]:
    return [*world.env.backend.get_guild(world.guild.id).scheduled_events.values()]


async def press(person: Person, verb: str) -> Answer:
    # The buttons carry the plan's id as their index, so take it from one of them.
    shown = announcement(person.world)
    return await person.click(shown, shown.verb(verb, shown.live[0].does.index))


async def remind(world: World) -> Shown:
    """Plan a table, let Ben come, wait for the reminder to Ben, and return it."""
    await plan(world.ada)
    await press(world.ben, "plan-in")
    await world.tick(2 * HOUR - plans.REMIND_BEFORE + 1)
    (reminder,) = told(world.ben)
    return reminder


def reread(person: Person, shown: Shown) -> str | None:
    """Return what this message says now, or None if it was deleted."""
    return next((message.text for message in person.dms() if message.id == shown.id), None)


def told(person: Person) -> list[Shown]:
    return [message for message in person.dms() if REMINDED in message.text]


async def test_plan_opens_a_table_and_reminds_those_who_come(world: World) -> None:
    at = int(world.clock.now() + 2 * HOUR)
    await plan(world.ada)
    shown = announcement(world)

    assert f"<t:{at}:F>" in shown.text
    assert world.ada.id in shown_people(shown)

    await press(world.ben, "plan-in")
    assert world.ben.id in shown_people(announcement(world))

    # Reminders go to Ada, who planned, and Ben, who comes. Cleo was only told of the plan.
    await world.tick(2 * HOUR - plans.REMIND_BEFORE + 1)
    assert [len(told(person)) for person in (world.ada, world.ben, world.cleo)] == [1, 1, 0]

    await world.tick(plans.REMIND_BEFORE)
    table = await world.the_table()
    assert (table.status, table.host_id, table.game) == (Status.LOBBY, world.ada.id, "heist")
    # The announcement says that the table is open; the lobby is a message of its own and mentions
    # the players.
    assert OPENED in announcement(world).text

    call = world.in_channel()[-1]
    assert {world.ada.id, world.ben.id} <= shown_people(call)
    assert await PlanRepository(world.coop.store.database).plans() == []

    # The reminder has a new text, and no further one has come.
    await world.tick(HOUR / 2)
    assert told(world.ben) == []


def shown_people(shown: Shown) -> set[int]:
    # Mentions look like <@123>.
    return {int(one.partition(">")[0]) for one in shown.text.split("<@")[1:]}


async def test_plan_is_an_event_of_the_server(world: World) -> None:
    await plan(world.ada)
    (event,) = events(world)
    assert event.name == "Chicken Heist"
    assert event.entity_metadata == {"location": "#games"}
    # Server events are public, so they must not name a player.
    assert "Ada" not in f"{event.name}{event.description}"
    assert sentence("plan-no-event") not in announcement(world).text

    await world.tick(2 * HOUR + 1)
    assert [one.status for one in events(world)] == [discord.EventStatus.active.value]


async def test_plan_without_event_permission_says_so(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    # Without the permission there is no server event, and the announcement says so.
    forbid(world, "create_events")
    await plan(world.ada)

    assert events(world) == []
    assert sentence("plan-no-event") in announcement(world).text

    await world.tick(2 * HOUR + 1)
    assert (await world.the_table()).status is Status.LOBBY


async def test_only_the_planner_may_call_a_plan_off(world: World) -> None:
    await plan(world.ada)
    shown = announcement(world)
    control = shown.verb("plan-in", shown.live[0].does.index)
    assert_refused(await press(world.ben, "plan-cancel"), PlannerOnly())
    await press(world.ada, "plan-cancel")

    assert "called off" in announcement(world).text
    assert announcement(world).live == []
    assert events(world) == []
    # A stale button: the announcement was edited when the plan ended.
    assert_refused(await world.ben.forge(announcement(world), control.custom_id), PlanGone())

    await world.tick(2 * HOUR + 1)
    assert await world.coop.store.tables.tables_in(world.channel.id) == []


async def test_player_who_cancels_is_not_reminded(world: World) -> None:
    await plan(world.ada)
    await press(world.ben, "plan-in")
    await press(world.ben, "plan-out")

    assert world.ben.id not in shown_people(announcement(world))

    await world.tick(2 * HOUR - plans.REMIND_BEFORE + 1)
    assert told(world.ben) == []


async def test_plan_alerts_players_in_their_waking_hours(world: World) -> None:
    store = world.coop.store
    for person in (world.ben, world.cleo):
        await AlertRepository(store.database).put_alerts(person.id, world.guild.id, ["heist"])

    # Cleo's waking hours begin an hour after the planned time.
    then = Hours().local(world.clock.now() + 2 * HOUR)
    await store.people.put_hours(world.cleo.id, Hours((then + 60) % 1440, (then + 120) % 1440))
    await plan(world.ada)
    await world.tick(2 * HOUR - plans.REMIND_BEFORE + 1)

    assert [len(told(one)) for one in (world.ben, world.cleo, world.dan)] == [1, 0, 0]


@pytest.mark.parametrize("restarted", [False, True])
async def test_reminder_says_that_the_table_is_open(world: World, restarted: bool) -> None:
    reminder = await remind(world)
    # The reminder is stored, so that the bot can edit it after a crash.
    if restarted:
        await world.restart(crash=True)

    await world.tick(plans.REMIND_BEFORE)
    assert OPENED in found(reread(world.ben, reminder))
    assert told(world.ben) == []

    await world.tick(HOUR)
    assert OPENED in found(reread(world.ben, reminder)), "it is left alone afterwards"


async def test_reminder_says_that_the_plan_was_called_off(world: World) -> None:
    reminder = await remind(world)
    await press(world.ada, "plan-cancel")
    assert "called off" in found(reread(world.ben, reminder))


async def test_reminder_is_deleted_where_a_crash_left_it_behind(world: World) -> None:
    reminder = await remind(world)
    # The plan is gone but its reminder is not: a crash between the two steps leaves this.
    (planned,) = await PlanRepository(world.coop.store.database).plans()
    await PlanRepository(world.coop.store.database).drop_plan(planned.id)
    await world.restart(crash=True)

    assert reread(world.ben, reminder) is None
    assert await PlanRepository(world.coop.store.database).stale_reminders() == []


async def test_reminder_is_tried_again_where_discord_fails(world: World) -> None:
    reminder = await remind(world)
    path = f"/channels/{reminder.channel_id}/messages/{reminder.id}"
    # The wire fixture fails a test on errors that it does not expect.
    world.wire.allowed |= {0}
    # Five failures: as many as discord.py tries before it gives up.
    world.env.inject_error("PATCH", path, status=503, code=0, times=5)
    await press(world.ada, "plan-cancel")

    assert [one.id for one in told(world.ben)] == [reminder.id]

    # The next look of the planner tries again.
    await world.tick(1)
    assert reread(world.ben, reminder) is None


@pytest.mark.parametrize("crash", [False, True], ids=["politely", "killed"])
async def test_plan_outlives_a_restart(world: World, crash: bool) -> None:
    await plan(world.ada)
    await press(world.ben, "plan-in")
    await world.restart(crash=crash, away=HOUR)
    await world.tick(HOUR - plans.REMIND_BEFORE + 1)

    assert len(told(world.ben)) == 1

    # That a reminder was sent is stored, so a second start sends none.
    await world.restart(crash=crash)
    assert len(told(world.ben)) == 1, "reminded twice"

    await world.tick(plans.REMIND_BEFORE)
    assert told(world.ben) == []
    assert (await world.the_table()).host_id == world.ada.id


async def test_plan_missed_during_an_outage_opens_no_table(world: World) -> None:
    await plan(world.ada)
    # More than TOO_LATE_AFTER seconds after the planned time a table would come as a surprise.
    await world.restart(away=2 * HOUR + plans.TOO_LATE_AFTER + 1)
    await world.tick(1)

    assert await world.coop.store.tables.tables_in(world.channel.id) == []
    assert "I was away" in announcement(world).text
    assert events(world) == []


async def test_time_of_day_is_read_by_the_planners_clock(world: World) -> None:
    # Without a known UTC offset a time of day means nothing: the answer asks for the player's
    # clock.
    answer = await plan(world.ada, "tomorrow 20:45")
    assert sentence("refused-clock-unknown", when="tomorrow 20:45") in answer.page.text
    assert answer.page.verb("alerts-clock") in answer.page.live

    await world.coop.store.people.put_hours(world.ada.id, Hours(ahead=90))
    await plan(world.ada, "20:30")
    (planned,) = await PlanRepository(world.coop.store.database).plans()

    # 20:30 on a clock that is 90 minutes ahead of UTC.
    assert (int(planned.at // 60) + 90) % 1440 == 20 * 60 + 30
    assert 0 < planned.at - world.clock.now() <= 24 * HOUR


async def test_plan_refuses_what_is_no_time(world: World) -> None:
    assert_refused(await plan(world.ada, "soon"), NoMoment())
    assert_refused(await plan(world.ada, "in 2 min"), MomentPast(minutes=5))
    assert await PlanRepository(world.coop.store.database).plans() == []


async def test_number_of_plans_of_a_person_is_limited(world: World) -> None:
    for _ in range(plans.MOST_OF_USER):
        await plan(world.ada)
    assert_refused(await plan(world.ada), TooManyPlansOfYours(most=plans.MOST_OF_USER))


async def test_number_of_plans_of_a_server_is_limited(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "MOST_OF_SERVER", 1)
    await plan(world.ada)
    assert_refused(await plan(world.ben), TooManyPlansHere(most=1))


# The rule changes after the plan was accepted.
async def test_server_rules_hold_at_planning_and_at_opening(world: World) -> None:
    await plan(world.ada)
    off = frozenset({"heist"})
    await world.coop.servers.change(world.guild.id, world.ada.id, games_off=off)
    refused = GameSwitchedOff(game="heist-title")
    assert_refused(await plan(world.ben), refused)
    await world.tick(2 * HOUR + 1)

    assert await world.coop.store.tables.tables_in(world.channel.id) == []
    assert "couldn’t open" in announcement(world).text
    assert events(world) == []


async def test_plan_of_a_banned_player_opens_no_table(world: World) -> None:
    await plan(world.ada)
    servers = world.coop.servers
    guild_id = world.guild.id
    await servers.ban(guild_id, world.dan.id, world.ada.id, days=None, reason="")
    await world.tick(2 * HOUR + 1)

    assert await world.coop.store.tables.tables_in(world.channel.id) == []


async def test_blocked_player_cannot_join_a_plan(world: World) -> None:
    await world.coop.store.blocks.block(world.ada.id, world.ben.id, world.clock.now())
    await plan(world.ada)
    assert_refused(await press(world.ben, "plan-in"), NotOpenToYou())


async def test_erased_player_is_removed_from_a_plan(world: World) -> None:
    await plan(world.ada)
    await press(world.ben, "plan-in")
    # Erasure requests run in the turn of the upkeep, which needs the bot's scope on the simulated
    # Discord.
    await upkeep_of(world.coop).forget(world.ben.id)
    with world.env._bot_scope():
        await upkeep_of(world.coop).turn()

    await world.tick(1)
    assert shown_people(announcement(world)) == {world.ada.id}

    # A plan belongs to its planner, so forgetting Ada ends it.
    await upkeep_of(world.coop).forget(world.ada.id)
    with world.env._bot_scope():
        await upkeep_of(world.coop).turn()

    await world.tick(1)
    assert shown_people(announcement(world)) == set()
    assert events(world) == []


async def test_crash_during_opening_opens_one_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await plan(world.ada)

    # The table is open when dropping the plan fails, as in a crash between the two steps.
    async def dies(repository: PlanRepository, plan_id: int) -> None:
        raise RuntimeError

    with monkeypatch.context() as death:
        death.setattr(PlanRepository, "drop_plan", dies)
        with pytest.raises(RuntimeError):
            await world.tick(2 * HOUR + 1)

    # The next look must not open a second table.
    await world.tick(1)
    table = await world.the_table()
    assert (table.status, table.host_id) == (Status.LOBBY, world.ada.id)
    assert await PlanRepository(world.coop.store.database).plans() == []
    assert OPENED in announcement(world).text


async def test_plan_in_a_deleted_channel_opens_no_table(world: World) -> None:
    await plan(world.ada)
    world.env.backend.delete_channel(world.channel.id)
    await world.tick(2 * HOUR - plans.REMIND_BEFORE + 1)
    # The plan cannot proceed. A due time in the past would make the timer run without a pause.
    assert found(planner(world).next_due()) - world.clock.now() >= 1

    await world.tick(plans.REMIND_BEFORE)
    assert await PlanRepository(world.coop.store.database).plans() == []
    assert events(world) == []


async def test_plan_is_refused_in_a_dm(world: World) -> None:
    done = await world.ada.member.user.slash("chicken call", game="heist", when="in 2h")
    await world.settle()
    assert_refused(answer(world.env, done._interaction), NoServerHere())


async def test_planner_names_due_times_up_to_the_plan(world: World) -> None:
    assert planner(world).next_due() is None

    await plan(world.ada, "in 20 min")
    # Follow the due times that the planner names, as the timer does, until five minutes after the
    # plan.
    now = world.clock.now()
    for _ in range(10):
        due = found(planner(world).next_due())
        if due >= now + 5 * 60 - 1:
            break

        await world.tick(max(0.0, due - world.clock.now()))

    assert abs(found(planner(world).next_due()) - (now + 5 * 60)) < 2
