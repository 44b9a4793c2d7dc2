"""Presses on the public table: the confirmations disappear, and turns redraw the table."""

import asyncio
import gc
import logging
from dataclasses import replace
from unittest.mock import Mock

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.common.refused import Refused
from bot.i18n.words import Words
from bot.interactions.gate import Gate
from bot.interactions.interaction import Click
from bot.messages.jobs import Kind, SurfaceId
from bot.pages.delivery import Delivery, DesiredMessage, Sent
from bot.pages.page import Button, ButtonTokens, Do, Page, Row, Text
from bot.pages.refusal_text import refusal
from bot.servers.rules import GameSwitchedOff, ServerRules
from bot.tables.refusals import AlreadyAnswered, NothingToSay, StaleClick
from bot.tables.scene import Scene
from bot.tables.table import Status
from tests.bot.den import Den
from tests.bot.stage import TinyFace
from tests.support.found import found
from tests.support.shown import Shown

words = Words()


async def answered(den: Den) -> list[Shown]:
    """Let Ben press in a window, and return the confirmations in the channel."""
    await den.deal()
    den.stage.public = ["pass"]
    await den.ask(den.ben, "q1", "pass")
    await den.press(den.ben, den.tables()[-1], "pass")

    return standing(den)


def standing(den: Den) -> list[Shown]:
    return [message for message in den.messages(den.channel.id) if message.ephemeral]


async def test_confirmation_is_deleted_despite_garbage_collection(den: Den) -> None:
    """The event loop holds only weak references to its tasks."""
    assert len(await answered(den)) == 1

    gc.collect()
    # A strong reference keeps the task until the message is deleted.
    assert len(den.chat.posting._deletions) == 1

    await den.env.advance_time(den.chat.pace.noted + 1)
    await den.settle()
    assert standing(den) == []
    assert den.chat.posting._deletions == set()


@pytest.mark.parametrize("refused", [AlreadyAnswered, NothingToSay, StaleClick])
async def test_same_press_again_adds_no_message(den: Den, refused: type[Refused]) -> None:
    confirmations = await answered(den)
    table = den.tables()[-1]
    den.stage.breaks = refused()
    told = await den.press(den.ben, table, "pass")

    assert told.kind == "deferred_update"
    assert standing(den) == confirmations


async def test_second_press_is_answered_if_the_confirmation_was_not_sent(den: Den) -> None:
    den.refuse("POST", "/interactions/*", 503, 0)
    assert await answered(den) == []

    den.stage.breaks = AlreadyAnswered()
    told = await den.press(den.ben, den.tables()[-1], "pass")
    assert told.text == refusal(AlreadyAnswered(), words)


@pytest.mark.parametrize("refused", [AlreadyAnswered, NothingToSay])
async def test_other_press_is_refused_by_a_message_that_disappears(
    den: Den, refused: type[Refused]
) -> None:
    await answered(den)
    den.stage.breaks = refused()
    other = found(den.tables()[-1].button("pass")).custom_id.rsplit(":", 1)[0] + ":1"
    await den.forge(den.ben, den.tables()[-1], other)

    assert refusal(refused(), words) in standing(den)[-1].text

    await den.env.advance_time(den.chat.pace.noted + 1)
    await den.settle()
    assert standing(den) == []


async def test_confirmation_that_cannot_be_deleted_stays(
    den: Den, caplog: pytest.LogCaptureFixture
) -> None:
    assert len(await answered(den)) == 1

    den.refuse("DELETE", "/webhooks/*", 404, 10008, times=None)
    await den.env.advance_time(den.chat.pace.noted + 1)
    await den.settle()

    assert len(standing(den)) == 1

    # It is no fault of Coop's, so there is no warning.
    ours = [record for record in caplog.get_records("call") if record.name.startswith("bot.")]
    assert "ephemeral answer not deleted" in ours[-1].message
    assert all(one.levelno <= logging.INFO for one in ours)


async def test_close_does_not_wait_for_the_deletion(den: Den) -> None:
    await answered(den)
    (task,) = den.chat.posting._deletions
    # A shutdown waits for presses, and this task is none.
    assert task not in den.chat.router.under_way

    with den.env._bot_scope():
        await asyncio.wait_for(den.chat.close(), 1)
        await asyncio.wait([task], timeout=1)

    assert task.cancelled()
    assert den.chat.posting._deletions == set()


class Duel(TinyFace):
    """A face with a public turn instead of a window."""

    def table(self, scene: Scene, words: Words) -> Page:
        assert scene.ask is not None
        turns = enumerate(scene.ask.public)
        return Page((Row(tuple(Button(str(one), Do("turn", at)) for at, one in turns)),))


class TestATurnOnTheTable:
    """The turn is public, so the next public page is the answer."""

    MOMENT = "everybody"
    """The table's open moment in these tests."""

    @pytest.fixture
    async def turn(self, den: Den) -> str:
        """The custom id of a button for Ben's turn."""
        await den.deal()
        den.stage.public = ["fold", "raise"]
        den.stage.turn_of = den.ben.id
        await den.show()

        return f"coop:t1:{self.MOMENT}:turn:1"

    async def test_turn_is_answered_with_the_next_table(self, den: Den, turn: str) -> None:
        den.stage.then = lambda _: setattr(den.stage, "note", "raised")
        den.wire.requests.clear()
        told = await den.forge(den.ben, den.tables()[0], turn)

        assert told.kind == "update"
        assert den.stage.pressed == [(den.ben.id, self.MOMENT, (1,))]
        assert "raised" in den.tables()[0].text
        assert [request for request in den.counted() if str(den.channel.id) in request.path] == []

    async def test_late_turn_is_refused_and_redraws_the_table(self, den: Den, turn: str) -> None:
        # Without workers, the message still shows the former moment.
        den.chat._workers.close()
        den.stage.moment = "the next"
        den.stage.note = "moved on"
        den.commit()
        told = await den.forge(den.ben, den.tables()[0], turn)

        assert told.followups[-1].text == words("refused-table-moved-on")
        assert "moved on" in den.tables()[0].text
        assert den.stage.pressed == []

    async def test_late_turn_on_a_current_table_redraws_nothing(self, den: Den) -> None:
        den.chat.faces.register(Duel().face)
        den.stage.public = ["fold", "raise"]
        await den.deal()
        den.stage.breaks = StaleClick()
        before = den.tables()[0]
        told = await den.press(den.ben, before, "raise")

        assert (told.text, told.followups) == (words("refused-table-moved-on"), ())
        assert told.is_private
        assert den.now(before) == before

    async def test_press_on_a_moved_table_turns_it_into_a_link(self, den: Den, turn: str) -> None:
        await den.chatter(1)
        old = den.tables()[0]
        # The edit that would have closed the old message fails.
        den.refuse("PATCH", f"/channels/{den.channel.id}/messages/{old.id}", 403, 50013)
        await den.repost()
        assert den.now(old) == old

        den.stage.moment = "the next"
        den.commit()
        await den.forge(den.ben, old, turn)

        assert den.now(old).buttons == []
        assert f"/{den.tables()[-1].id}" in den.now(old).text

    async def test_turn_pressed_on_a_private_page_redraws_no_table(
        self, den: Den, turn: str
    ) -> None:
        hand = found((await den.do(den.ben, "hand")).shown)
        assert (await den.forge(den.ben, hand, turn)).text == words("chat-done")

        den.stage.moment = "the next"
        den.commit()
        told = await den.forge(den.ben, hand, turn)

        assert told.text == words("refused-table-moved-on")
        assert "card of Ben" in den.now(hand).text


async def test_host_cancels_on_the_table_or_on_a_private_page(den: Den, posted: None) -> None:
    page = found((await den.do(den.ada, "remove")).shown)

    told = await den.forge(den.ada, page, "coop:t1:own:cancel:0")
    assert (told.kind, told.text) == ("update", words("chat-done"))
    assert den.stage.status is Status.CLOSED

    # The same table again, as if it had not been cancelled.
    den.stage.status = Status.LOBBY
    told = await den.do(den.ada, "cancel")
    assert (told.kind, told.text) == ("update", "closed: Ada, Ben")
    assert den.stage.status is Status.CLOSED


async def test_table_reposted_during_a_press_is_drawn_again(
    den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pressed message shows the new state, but the newer message does not."""
    redraw = Click.redraw
    shown = den.chat._surfaces.get(SurfaceId("t1", Kind.TABLE))
    page = Page((Text("old"), Row((Button("hand", Do("hand")),))))
    old = Delivery.of(DesiredMessage.of(page, ButtonTokens("t1", own="own"))).as_message()

    # A newer message is posted between the answer and its bookkeeping.
    async def slowly(click: Click, delivery: Delivery) -> Sent:
        sent = await redraw(click, delivery)
        channel = den.bot.get_partial_messageable(den.channel.id)
        newer = (await channel.send(**old)).id

        assert shown.surface is not None

        await den.chat._surfaces.put(shown, replace(shown.surface, message_id=newer))

        return sent

    monkeypatch.setattr(Click, "redraw", slowly)
    den.stage.status = Status.LOBBY
    den.stage.note = "dealt anew"
    await den.do(den.ada, "start")

    assert [message.text.splitlines()[0] for message in den.tables()] == ["table: dealt anew"] * 2
    assert shown.message_id == den.tables()[-1].id


async def test_start_is_reserved_to_the_host(den: Den, posted: None) -> None:
    told = await den.do(den.ben, "start")
    assert told.text == words("refused-host-only", host="Ada")

    refused = den.stage.status
    assert refused is Status.LOBBY
    assert (await den.do(den.ada, "start")).kind == "update"
    assert den.stage.status is Status.PLAYING
    # A second press comes after the deal.
    assert (await den.do(den.ada, "start")).is_private


@pytest.mark.parametrize(
    ("verb", "asked", "asks"),
    [
        ("join", Gate, "learn"),
        ("join", Gate, "check"),
        ("start", Gate, "learn"),
        ("start", Gate, "check"),
        ("start", ServerRules, "must_be_quick"),
    ],
)
async def test_server_rules_are_checked_before_a_join_or_a_deal(
    den: Den,
    posted: None,
    monkeypatch: pytest.MonkeyPatch,
    verb: str,
    asked: type[object],
    asks: str,
) -> None:
    monkeypatch.setattr(asked, asks, Mock(side_effect=GameSwitchedOff(game="heist-title")))
    told = await den.do(den.zoe if verb == "join" else den.ada, verb)

    assert told.is_private
    assert told.text == words("refused-game-switched-off", game=words("heist-title"))
    # Nothing has changed: still a lobby of two.
    assert (den.stage.status, len(den.stage.players)) == (Status.LOBBY, 2)


async def test_start_names_missing_permissions(den: Den, posted: None) -> None:
    deny = discord.Permissions(read_message_history=True).value
    lacking = Overwrite(den.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=deny)
    den.env.backend.set_overwrite(den.channel.id, lacking)
    await den.settle()
    told = await den.do(den.ada, "start")

    assert words("permission-read-message-history") in told.text
    assert den.stage.status is Status.LOBBY
