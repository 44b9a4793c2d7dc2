"""Calls of the host:

each player who asked for alerts gets one message per table, and no other player does.
"""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.interactions.permissions import NoServerHere
from bot.people import Hours
from bot.tables.refusals import LobbyClosed, NotSeatedYet
from cogs.alerts import NobodyToCallFor, NoClock, calling
from cogs.alerts.calling import CalledAlready
from cogs.alerts.repository import AlertRepository
from tests.discord.conftest import Opened
from tests.support.clicks import answer
from tests.support.ledger import rows
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

CALLED = "gathering a flock"


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a world in which Ada has a lobby, Ben wants alerts of heists, and Cleo and Dan have
    chosen nothing.
    """
    world = await opened("Ada", "Ben", "Cleo", "Dan")
    await wants(world.ben, "heist")
    await world.ada.start()
    return world


async def wants(person: Person, *games: str) -> None:
    await AlertRepository(person.world.coop.store.database).put_alerts(
        person.id, person.world.guild.id, games
    )


def told(person: Person) -> list[Shown]:
    return [message for message in person.dms() if CALLED in message.text]


async def test_call_alerts_only_players_who_asked(world: World) -> None:
    answered = await world.ada.do("call")
    assert answered.is_private
    assert answered.text == sentence("call-done")

    (alert,) = told(world.ben)
    assert "Chicken Heist" in alert.text
    assert f"<#{world.channel.id}>" in alert.text
    assert [told(person) for person in (world.ada, world.cleo, world.dan)] == [[], [], []]


async def test_call_command_alerts_like_the_button(world: World) -> None:
    answered = await world.ada.slash("chicken call", game="heist")
    assert answered.text == sentence("call-done")
    assert len(told(world.ben)) == 1


async def test_second_call_of_a_table_is_refused(world: World) -> None:
    await world.cleo.join()
    # Cleo sits there, so only the call before hers can refuse her.
    await world.ada.do("call")
    assert_refused(await world.cleo.do("call"), CalledAlready())
    assert len(told(world.ben)) == 1


async def test_player_gets_one_alert_in_fifteen_minutes(world: World) -> None:
    # One person gets at most one alert in fifteen minutes, even from two tables.
    await world.ada.do("call")
    await world.cleo.start()
    await world.cleo.slash("chicken call", game="heist")

    assert len(told(world.ben)) == 1

    # The fifteen minutes are over.
    await world.tick(15 * 60 + 1)
    await world.dan.start()
    await world.dan.slash("chicken call", game="heist")

    assert len(told(world.ben)) == 2


async def test_no_alert_for_other_games_or_in_sleeping_hours(world: World) -> None:
    store = world.coop.store
    now = world.clock.now()
    minute = Hours().local(now)
    # Ben's waking hours begin in an hour, so he sleeps now.
    await store.people.put_hours(world.ben.id, Hours((minute + 60) % 1440, (minute + 120) % 1440))
    # Cleo asked for another game only.
    await wants(world.cleo, "crazy")
    await wants(world.dan, "heist")
    await world.ada.do("call")

    assert told(world.ben) == told(world.cleo) == []
    assert len(told(world.dan)) == 1


async def test_seated_player_gets_no_alert(world: World) -> None:
    await world.ben.join()
    await world.ada.do("call")
    assert told(world.ben) == []


async def test_player_without_a_seat_cannot_call(world: World) -> None:
    # Only players are offered the button, so it is forged.
    more = await world.ada.more()
    assert_refused(await world.cleo.forge(more, more.verb("call").custom_id), NotSeatedYet())
    # The command finds no lobby at which Cleo sits.
    assert_refused(await world.cleo.slash("chicken call", game="heist"), NobodyToCallFor())
    assert rows(world.database, "SELECT * FROM called") == []
    assert told(world.ben) == []


async def test_call_is_refused_after_the_deal(world: World) -> None:
    more = await world.ada.more()
    await world.cleo.join()
    await world.dan.join()
    await world.ada.do("start")
    # A press on a message that was drawn before the deal: the button is stale.
    assert_refused(await world.ada.click(more, more.verb("call")), LobbyClosed())


async def test_no_alert_for_a_channel_the_player_cannot_see(world: World) -> None:
    hide(world)
    await world.ada.do("call")
    assert told(world.ben) == []


def hide(world: World) -> None:
    """Take from Ben the right to see #games."""
    view = discord.Permissions(view_channel=True).value
    backend = world.env.backend
    backend.set_overwrite(
        world.channel.id, Overwrite(world.ben.id, OverwriteType.MEMBER, allow=0, deny=view)
    )


async def test_closed_dms_of_one_player_do_not_stop_other_alerts(world: World) -> None:
    await wants(world.cleo, "heist")
    await wants(world.dan, "heist")
    # Discord refuses the DM to Cleo. The call goes on with the others.
    world.cleo.close_dms()
    await world.ada.do("call")
    assert len(told(world.ben)) == len(told(world.dan)) == 1


async def test_alerts_are_limited_per_minute(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    # One alert a minute: the second and third wait.
    monkeypatch.setattr(calling, "MOST_A_CALL", 1)
    await wants(world.cleo, "heist")
    await wants(world.dan, "heist")
    await world.ada.do("call")
    assert [len(told(person)) for person in (world.ben, world.cleo, world.dan)] == [1, 0, 0]


class TestThePage:
    async def page(self, person: Person) -> Shown:
        shown = (await person.slash("chicken alerts")).page
        assert shown.ephemeral
        return shown

    async def test_games_are_chosen_and_unchosen(self, opened: Opened) -> None:
        world = await opened("Ada")
        page = await self.page(world.ada)
        games = page.menus[0]
        # The menu shows titles, so look up the values that stand behind them.
        both = [dict(games.values)[sentence(f"{slug}-title")] for slug in ("heist", "out")]
        answer = await world.ada.click(page, games, both)

        assert answer.kind == "update"
        assert await AlertRepository(world.coop.store.database).alerts(
            world.ada.id, world.guild.id
        ) == [
            "heist",
            "out",
        ]

        # An empty selection switches all alerts off.
        await world.ada.forge(page, games.custom_id, [])
        assert (
            await AlertRepository(world.coop.store.database).alerts(world.ada.id, world.guild.id)
            == []
        )

    async def test_hours_and_the_clock(self, opened: Opened) -> None:
        world = await opened("Ada")
        page = await self.page(world.ada)
        _, since, until = page.menus
        await world.ada.click(
            page, since, [dict(since.values)[sentence("alerts-since", at="18:00")]]
        )
        await world.ada.click(
            page, until, [dict(until.values)[sentence("alerts-until", at="23:00")]]
        )
        opened_window = await world.ada.click(page, page.verb("alerts-clock"))
        # Type a time that is 120 minutes ahead of UTC: the window computes the difference from it.
        minute = (Hours().local(world.clock.now()) + 120) % 1440
        await world.ada.type_into(opened_window, page, f"{minute // 60}:{minute % 60:02}")

        assert await world.coop.store.people.hours(world.ada.id) == Hours(18 * 60, 23 * 60, 120)

    async def test_clock_window_refuses_what_is_no_time(self, opened: Opened) -> None:
        world = await opened("Ada")
        page = await self.page(world.ada)
        window = await world.ada.click(page, page.verb("alerts-clock"))
        assert_refused(await world.ada.type_into(window, page, "late"), NoClock())
        assert rows(world.database, "SELECT * FROM waking_hours") == []

    # Values that no menu offers: only a forged interaction can carry them.
    @pytest.mark.parametrize("value", ["99", "124", "9999", "x"])
    async def test_forged_menu_value_is_refused(self, opened: Opened, value: str) -> None:
        world = await opened("Ada")
        page = await self.page(world.ada)
        for menu in page.menus:
            answer = await world.ada.forge(page, menu.custom_id, [value])
            assert answer.text == sentence("refused-not-among-the-options")

        assert rows(world.database, "SELECT * FROM alerts") == []

    async def test_alerts_command_is_refused_in_a_dm(self, opened: Opened) -> None:
        world = await opened("Ada")
        done = await world.ada.member.user.slash("chicken alerts")
        await world.settle()
        # A DM has no server, and alerts are stored for each server.
        assert_refused(answer(world.env, done._interaction), NoServerHere())


async def test_alert_has_a_button_that_ends_alerts(world: World) -> None:
    await world.ada.do("call")
    (alert,) = told(world.ben)
    answer = await world.ben.click(alert, alert.verb("alerts-off", world.guild.id))

    assert answer.text == sentence("alerts-off")
    assert (
        await AlertRepository(world.coop.store.database).alerts(world.ben.id, world.guild.id) == []
    )


# Discord's message flag SUPPRESS_NOTIFICATIONS: the message comes without a sound.
SILENT = 1 << 12


class TestTheNight:
    """Slow games send silent messages during a player's sleeping hours."""

    async def rings(self, opened: Opened, pace: str, *, sleeps: bool, here: bool = False) -> World:
        world = await opened("Ada", "Ben", "Cleo", seed=81)
        # Ben's waking hour is ten hours away when he sleeps; without hours he never sleeps.
        minute = Hours().local(world.clock.now())
        night = Hours((minute + 600) % 1440, (minute + 660) % 1440)
        await world.coop.store.people.put_hours(world.ben.id, night if sleeps else Hours())
        if here:
            await world.ben.wants_cards_here()

        await world.ada.start("playing", pace=pace)
        await world.ben.join()
        await world.cleo.join()
        # Past the lobby's first messages, so that only the requests of the deal are looked at.
        await world.tick(100)
        world.wire.requests.clear()
        await world.ada.do("start")

        return world

    def sounds(self, world: World, channel_id: int) -> list[bool]:
        """Return of each message sent to this channel whether it makes a sound."""
        path = f"/channels/{channel_id}/messages"
        sent = [
            request
            for request in world.wire.requests
            if (request.method, request.path) == ("POST", path)
        ]
        return [not one.body["flags"] & SILENT for one in sent]

    async def test_sleeping_player_is_rung_only_by_the_last_call(self, opened: Opened) -> None:
        world = await self.rings(opened, "relaxed", sleeps=True)
        ben, cleo = (person.member.user.dm_channel.id for person in (world.ben, world.cleo))
        assert self.sounds(world, ben) == [False]
        assert self.sounds(world, cleo) == [True]

        for _ in range(65):  # a newcomer has three hours to decide
            await world.tick(180)

        # The second message is the last call before the deadline. It rings even at night.
        assert self.sounds(world, ben)[:2] == [False, True]

    @pytest.mark.parametrize(("pace", "sleeps"), [("relaxed", False), ("normal", True)])
    async def test_awake_player_or_live_game_gets_a_sound(
        self, opened: Opened, pace: str, sleeps: bool
    ) -> None:
        world = await self.rings(opened, pace, sleeps=sleeps)
        assert self.sounds(world, world.ben.member.user.dm_channel.id) == [True]

    async def test_channel_call_is_silent_for_a_sleeping_player(self, opened: Opened) -> None:
        world = await self.rings(opened, "relaxed", sleeps=True, here=True)
        assert False in self.sounds(world, world.channel.id)
