"""A rematch when something goes wrong:

with Discord, a restart, a permission, a channel, or the host.
"""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.common.refused import NotWritten
from bot.interactions.permissions import PermissionsMissing
from bot.pages.presentable import jump
from bot.tables.lobbies import anywhere
from bot.tables.refusals import StaleClick, TooManyTables, TooManyTablesOfYours
from bot.tables.table import Player, Status
from cogs.lobby.cog import ForAdultsOnly
from tests.cogs.lobby.discord.rematch import given_up, links, newest, press, rung
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import forbid, slash, standing
from tests.support.clicks import unanswered
from tests.support.ledger import alter, unchanged
from tests.support.sentences import assert_refused, sentence
from tests.support.world import IMMEDIATE, World


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", seed=5)


class TestABadDay:
    async def test_slow_press_is_acknowledged_and_the_lobby_is_public(
        self, opened: Opened, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # The bot acknowledges a press after 0.05 seconds if it is not done by then.
        pace = replace(IMMEDIATE, answer_within=0.05)
        world = await opened("Ada", "Ben", "Cleo", seed=5, chat_pace=pace)
        result = await given_up(world)
        lobbies = world.coop.tables.lobbies
        rematch = lobbies.rematch

        async def slow(*given: Any) -> Any:
            # Longer than the bot waits with its acknowledgement.
            await asyncio.sleep(0.2)
            return await rematch(*given)

        monkeypatch.setattr(lobbies, "rematch", slow)
        told = await press(world.ada, result)
        # The answer can no longer be the lobby, so it edits the result.
        assert told.kind == "deferred_update"

        table = await newest(world)
        assert world.in_channel()[-1].belongs_to(table.id)
        # A deferred answer must not make the lobby visible to the presser only.
        assert not world.in_channel()[-1].ephemeral

        now = world.message(result.channel_id, result.id)
        assert now.buttons[0] == sentence("rematch-on", number=table.number)

        told = await press(world.ben, result)
        assert told.is_private
        assert sentence("rematch-in", number=table.number) in told.text

    @pytest.mark.parametrize(
        ("route", "status", "code"),
        [
            ("/interactions/*", 404, 10062),  # the interaction has expired
            ("/webhooks/*", 404, 10015),
            ("/webhooks/*", 500, 0),
        ],
    )
    async def test_lobby_is_posted_if_the_answer_fails(
        self, world: World, route: str, status: int, code: int
    ) -> None:
        result = await given_up(world)
        world.wire.allowed.add(code)
        world.env.inject_error("POST", route, status=status, code=code, times=None, message="No")
        await press(world.ada, result)
        # Retries of the workers take some seconds.
        await world.tick(60)
        world.env.backend.faults.clear()
        world._lost |= {one.id for one in unanswered(world.env)}
        table = await newest(world)
        lobbies = [message for message in world.in_channel() if message.belongs_to(table.id)]

        assert len(lobbies) == 1
        assert rung(world)[-1] == {world.ben.id, world.cleo.id}

        await press(world.ben, result)
        assert len((await newest(world)).players) == 2

    async def test_lobby_with_a_lost_response_is_not_sent_twice(self, world: World) -> None:
        result = await given_up(world)
        # The request is carried out and its response is lost.
        world.wire.loses = "POST /webhooks/"
        await press(world.ada, result)
        await world.tick(60)
        table = await newest(world)
        lobbies = [message for message in world.in_channel() if message.belongs_to(table.id)]

        # The stored intent finds the message that has arrived.
        assert len(lobbies) == 1

        await world.ben.click(lobbies[0], lobbies[0].verb("join"))
        assert len((await newest(world)).players) == 2

    async def test_lobby_is_posted_if_its_intent_cannot_be_stored(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        result = await given_up(world)
        put = world.coop.store.surfaces.put_surface
        once = [NotWritten()]

        # The first write of the intent fails, as with a full disk.
        async def full(*surfaces: Any) -> None:
            if once and surfaces[0].id.name == "table" and surfaces[0].message_id is None:
                raise once.pop()
            await put(*surfaces)

        monkeypatch.setattr(world.coop.store.surfaces, "put_surface", full)
        await press(world.ada, result)
        table = await newest(world)
        lobbies = [message for message in world.in_channel() if message.belongs_to(table.id)]

        assert (len(lobbies), once) == (1, [])

    async def test_lobby_is_renewed_by_its_interaction_token(self, world: World) -> None:
        await press(world.ada, await given_up(world))
        before = world.table()
        counted = len(world.wire.requests)
        await world.ada.slash("chicken table")

        # The old message was deleted and the new one sent, both by interaction tokens.
        assert before.id not in [message.id for message in world.in_channel()]
        assert not [request for request in world.wire.requests[counted:] if request.counts]


class TestRestarts:
    async def test_link_to_the_rematch_survives_a_restart(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        table = await newest(world)
        await world.restart(crash=True)
        await press(world.ben, result)

        assert (await newest(world)).id == table.id

        await world.ada.slash("chicken table")
        # The second message must not notify the players again.
        assert rung(world) == [{world.ben.id, world.cleo.id}]

        await press(world.cleo, result)
        assert (await newest(world)).status is Status.PLAYING

    async def test_unposted_lobby_is_posted_after_a_restart(self, world: World) -> None:
        result = await given_up(world)
        # The tables' part alone, as in a crash before the message.
        table, _ = await world.coop.tables.lobbies.rematch(
            result.controls[0].does.table_id,
            Player("Ada", world.ada.id, cut="joined 1"), world.channel.id, anywhere, anywhere,
        )  # fmt: skip
        await world.restart(crash=True)
        lobby = world.table()

        assert lobby.belongs_to(table.id)
        assert rung(world) == [{world.ben.id, world.cleo.id}]

        await press(world.ben, result)
        assert len((await newest(world)).players) == 2

    async def test_result_of_an_older_version_has_a_rematch(self, world: World) -> None:
        """A result from before rematches: its table has no link and its message has no such button.

        The press is answered, and the message gets the button when it is drawn again.
        """
        result = await given_up(world)
        table_id = result.controls[0].does.table_id
        # The stored table as an older version of Coop wrote it.
        forget = "UPDATE tables SET body = json_remove(body, '$.rematch') WHERE id = ?"
        await world.restart(meanwhile=lambda home: alter(home, forget, table_id))
        now = world.message(result.channel_id, result.id)
        await press(world.ada, now)

        assert (await newest(world)).status is Status.LOBBY


class TestWhatIsRefused:
    async def test_rematch_without_permissions_is_refused(self, world: World) -> None:
        result = await given_up(world)
        # The press changed nothing.
        with unchanged(world.database):
            forbid(world, "send_messages")
            answer = await press(world.ada, result)
            here = f"<#{world.channel.id}>"
            missing = sentence("permission-send-messages")
            why = PermissionsMissing(names=missing, count=1, channel=here, home=here, yours="no")
            assert_refused(answer, why)

        forbid(world)
        await press(world.ada, result)
        assert (await newest(world)).status is Status.LOBBY

    async def test_rematch_with_adult_names_needs_an_adult_channel(
        self, opened: Opened, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        world = await opened("Ada", "Ben", "Cleo", "Dan", seed=5)
        result = await given_up(world, game="political")
        # The rule is checked again at the rematch: the channel may have changed.
        monkeypatch.setattr(world.coop.chat.faces, "is_for_adults", lambda *_: True)
        assert_refused(await press(world.ada, result), ForAdultsOnly())
        monkeypatch.setattr(discord.TextChannel, "is_nsfw", lambda _: True)
        await press(world.ada, result)

        assert (await newest(world)).status is Status.LOBBY

    async def test_rematch_is_not_dealt_without_permissions(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        await press(world.ben, result)
        forbid(world, "send_messages")
        await press(world.cleo, result)

        # The third player is seated, but a game without a message would be played unseen.
        assert ((await newest(world)).status, len((await newest(world)).players)) == (
            Status.LOBBY, 3,
        )  # fmt: skip

        forbid(world)
        await world.ada.do("start")
        assert (await newest(world)).status is Status.PLAYING

    @pytest.mark.parametrize(
        ("setting", "refused"),
        [
            ("tables_per_channel", TooManyTables(most=1)),
            ("tables_per_person", TooManyTablesOfYours(most=1)),
        ],
    )
    async def test_rematch_respects_the_limits(
        self, opened: Opened, setting: str, refused: Any
    ) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=5, settings={setting: 1})
        result = await given_up(world)
        # One table is the limit, and this one fills it.
        await world.ada.start()
        assert_refused(await press(world.ada, result), refused)

    async def test_rematch_of_a_running_game_is_refused(self, world: World) -> None:
        """The button is forged, with the valid token of the table."""
        table_id = await dealt(world)
        shown = world.table(table_id)
        more = shown.verb("more").custom_id
        # Only the verb is forged: the token is the one of this table.
        answer = await world.ada.forge(shown, more.replace(":more:", ":rematch:"))
        assert_refused(answer, StaleClick())


class TestWhereItWent:
    async def test_moved_rematch_is_joined_in_its_new_place(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        world.coops = world.guild.create_text_channel("coops")
        await slash(world.ada, world.coops, "chicken move")
        # The old result's button leads to the new place.
        answer = await press(world.ben, result)
        (lobby,) = standing(world, world.coops)

        assert f"{jump(world.guild.id, world.coops.id)}/{lobby.id}" in links(answer)

        await press(world.cleo, result)
        assert (await newest(world)).status is Status.PLAYING

    async def test_cancelled_rematch_can_be_followed_by_another(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        first = await newest(world)
        # A cancelled rematch may be followed by another one.
        await world.ada.cancel()
        await press(world.ben, result)
        second = await newest(world)

        assert second.id != first.id
        assert len(rung(world)) == 1, "they were rung a moment ago"

        now = world.message(result.channel_id, result.id)
        assert now.buttons[0] == sentence("rematch-on", number=second.number)

    async def test_rematch_in_a_deleted_channel_can_be_repeated(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        world.coops = world.guild.create_text_channel("coops")
        await slash(world.ada, world.coops, "chicken move")
        # Errors of a channel that is gone.
        world.wire.allowed |= {10003, 10008, 50001}
        world.env.backend.delete_channel(world.coops.id)
        await world.settle()
        await press(world.ben, result)
        table = await newest(world)

        # The new one opens in the channel of the result.
        assert (table.host_name, table.channel_id) == ("Ben", world.channel.id)
