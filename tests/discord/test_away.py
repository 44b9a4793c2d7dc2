"""The bot is away for a while: no clock runs in that time, after a clean stop and after a crash."""

from itertools import product
from math import ceil
from pathlib import Path

import pytest

from bot.ops.last_heard import OFTEN
from bot.storage.copies import back_up, restore
from bot.tables.deadlines_runner import DeadlinesRunner
from bot.tables.table import Pace, WhichServers, everywhere
from tests.bot.tables.test_outage import GRACE, OUTAGES
from tests.discord.conftest import Opened
from tests.discord.dealing import PEOPLE, dealt
from tests.support.combinations import pairs
from tests.support.found import found
from tests.support.ledger import journal
from tests.support.world import World

BOOT = 4.0
"""Seconds that a start may take on a busy machine. They count twice: as outage and as grace."""
DAY = 86_400.0


async def due(world: World, table_id: str) -> float:
    """Return the deadline of the only seat that is asked."""
    (timer,) = (await world.live(table_id)).timers.values()
    return timer.due


async def looked_around(world: World) -> None:
    """Run the check that the bot repeats every two seconds."""
    with world.env._bot_scope():
        await world.coop._check_health()


async def playing(opened: Opened, pace: str) -> tuple[World, str]:
    """Return a game in which most of the time for the first choice is over."""
    world = await opened(*PEOPLE, seed=7)
    table_id = await dealt(world, pace=pace)
    await looked_around(world)
    # 80 percent, so that a clock that ran on would be noticed.
    await world.tick((await due(world, table_id) - world.clock.now()) * 0.8)
    await looked_around(world)

    return world, table_id


def assert_moved(before: float, after: float, seconds: float) -> None:
    assert before + seconds - 0.1 <= after <= before + seconds + 2 * BOOT


@pytest.mark.parametrize(("pace", "outage"), pairs([*Pace], [*product(OUTAGES, [False, True])]))
async def test_clocks_stand_still_while_the_bot_is_away(
    opened: Opened, pace: Pace, outage: tuple[float, bool]
) -> None:
    away, crash = outage
    world, table_id = await playing(opened, pace)
    before = await due(world, table_id)

    await world.restart(crash=crash, away=away)
    await world.tick(0.0)

    # Players get the time of the outage, and some seconds to return.
    assert_moved(before, await due(world, table_id), away + min(GRACE[pace], away))

    # No default choice was taken.
    assert journal(world.database, table_id) == []

    shown = found(found((await world.coop.tables.scene(table_id)).ask).deadline)
    assert f"<t:{ceil(shown)}:R>" in world.table(table_id).text


async def test_crash_before_the_tables_were_corrected_loses_nothing(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, table_id = await playing(opened, "normal")
    before = await due(world, table_id)

    wakes = DeadlinesRunner.correct_timers

    async def dies(runner: DeadlinesRunner, seconds: float, on: WhichServers = everywhere) -> None:
        """Killed before any table was corrected."""

    monkeypatch.setattr(DeadlinesRunner, "correct_timers", dies)
    await world.restart(crash=True, away=57.0)
    # The second start finds the same note of the last heartbeat.
    monkeypatch.setattr(DeadlinesRunner, "correct_timers", wakes)
    await world.restart(crash=True, away=57.0)

    assert_moved(before, await due(world, table_id), 57.0 + 57.0 + 20.0)


async def test_crash_after_an_outage_counts_the_outage_once(opened: Opened) -> None:
    world, table_id = await playing(opened, "relaxed")
    before = await due(world, table_id)
    world.env.backend.advance_clock(150.0)
    with world.env._bot_scope():
        await world.coop.clock_moved(150.0)

    await looked_around(world)

    await world.restart(crash=True, away=20.0)

    # Both outages, and their grace.
    assert_moved(before, await due(world, table_id), 2 * 150.0 + 2 * 20.0)


async def test_crash_soon_after_a_note_gives_no_more_than_the_time_since(opened: Opened) -> None:
    world, table_id = await playing(opened, "normal")
    before = await due(world, table_id)
    # OFTEN seconds pass between two notes of the heartbeat.
    world.env.backend.advance_clock(OFTEN)

    await world.restart(crash=True, away=57.0)

    assert_moved(before, await due(world, table_id), 57.0 + OFTEN + 20.0)


async def test_backup_that_is_restored_days_later_adds_no_days(opened: Opened) -> None:
    world, table_id = await playing(opened, "normal")
    before = await due(world, table_id)
    copy = world.database.with_name("copy.sqlite3")
    back_up(world.database, copy)

    def put_back(database: Path) -> None:
        restore(copy, database, 0)

    await world.restart(away=3 * DAY, meanwhile=put_back)

    # The outage ends with the restore: the copy's old note must not add three days twice.
    assert_moved(before, await due(world, table_id), 3 * DAY + 20.0)


async def test_database_that_is_moved_takes_the_moment_along(opened: Opened) -> None:
    world, table_id = await playing(opened, "normal")
    before = await due(world, table_id)

    def move(database: Path) -> None:
        other = database.with_name("other.sqlite3")
        # Moving a database keeps the note, a restore of a backup does not.
        restore(database, other, 0, set_back=False)
        other.replace(database)

    await world.restart(away=150.0, meanwhile=move)

    assert_moved(before, await due(world, table_id), 150.0 + 20.0)
