"""Tests of scheduled events of the server, shown above its channels."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.playground.browser import window
from tests.playground.conftest import BareBot
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


def planned(play: Playground, name: str, hours: int) -> dict[str, Any]:
    begins = datetime.fromtimestamp(play.simulation.clock.now(), UTC) + timedelta(hours=hours)
    return {
        "name": name,
        # Privacy 2 is "guild only", type 3 an external event with a place.
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#games"},
        "scheduled_start_time": begins.isoformat(),
        "scheduled_end_time": (begins + timedelta(hours=1)).isoformat(),
    }


async def test_events_come_and_go_on_the_page(browser: Browser, play: Playground) -> None:
    async with BareBot(play) as bare:
        page = await window(browser, play, "Ben")
        events = page.locator("#rooms-list [data-event]")
        await expect(events).to_have_count(0)
        of_guild = f"/guilds/{play.simulation.world.guild_id}/scheduled-events"
        made = [
            (await bare.rest("POST", of_guild, planned(play, name, hours)))[1]
            for name, hours in (("Chicken Out!", 5), ("Chicken Heist", 2))
        ]
        await expect(events).to_contain_text(["Chicken Heist", "Chicken Out!"])  # by time
        await expect(events.first).to_contain_text("#games")
        begins = datetime.fromisoformat(made[1]["scheduled_start_time"])
        stamp = events.first.locator("time")
        shown_time = datetime.fromisoformat(await stamp.get_attribute("datetime") or "")

        assert abs(shown_time - begins) < timedelta(seconds=1)

        # Status 2 is active, 3 completed.
        await bare.rest("PATCH", f"{of_guild}/{made[1]['id']}", {"status": 2})
        await expect(events.first).to_contain_text("Happening now")
        await bare.rest("PATCH", f"{of_guild}/{made[1]['id']}", {"status": 3})
        await expect(events).to_have_count(1)
        await bare.rest("DELETE", f"{of_guild}/{made[0]['id']}")
        await expect(events).to_have_count(0)

        assert page.problems == []  # type: ignore[attr-defined]

        await page.close()


async def test_person_who_left_sees_no_events(play: Playground) -> None:
    world = play.simulation.world
    ben = play.person("Ben")
    async with BareBot(play) as bare:
        of_guild = f"/guilds/{world.guild_id}/scheduled-events"
        await bare.rest("POST", of_guild, planned(play, "Chicken Heist", 2))

    assert len(world.planned(ben)) == 1

    ben.left = True
    assert world.planned(ben) == []
