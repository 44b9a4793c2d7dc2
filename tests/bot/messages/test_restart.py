"""Restarts and crashes between the intent of a message and its confirmation. No duplicates."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.discord_api.outbox import Priority
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.reconciler import AT_ONCE
from bot.messages.repository import Surface
from bot.messages.state import FORGET_AFTER
from bot.pages.delivery import Delivery
from bot.tables.table import Status
from tests.bot.den import Den
from tests.bot.stage import Asked


def row(den: Den, name: str) -> Surface:
    return den.memory.rows["t1", name]


def card_of(den: Den, member: Any) -> str:
    return f"card:{member.id}"


async def test_restart_without_changes_sends_nothing(den: Den, asked: None) -> None:
    den.wire.requests.clear()
    await den.come_back()
    assert [request for request in den.counted() if "/messages" in request.path] == []
    # A table that was only checked leaves the memory.
    assert den.stage.let_gone == ["t1"]


async def test_closing_stops_the_check_of_tables(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    await den.restart()
    with den.env._bot_scope():
        await den.chat.wake(["t1", *(f"gone{number}" for number in range(50))])
        await den.chat.close()

    # The checks that were already running finish; no further one begins.
    looked_at = [message for message in caplog.messages if "table=gone" in message]
    assert len(looked_at) < AT_ONCE


async def test_first_press_on_a_card_is_answered_with_the_card(den: Den, asked: None) -> None:
    """The press comes before the table was checked, so the store is asked for the card."""
    card = den.cards(den.ben)[-1]
    await den.restart()
    den.wire.requests.clear()

    assert (await den.press(den.ben, card, "hide")).kind == "update"
    assert den.now(card).buttons == []
    assert [request for request in den.counted() if f"/{card.channel_id}/" in request.path] == []


async def test_only_outdated_messages_are_edited(den: Den, asked: None) -> None:
    # The change happens while no worker runs, as in a crash before the edit.
    den.chat._workers.close()
    den.stage.asked.clear()
    den.wire.requests.clear()
    await den.come_back()

    assert den.cards(den.ben)[-1].buttons == []

    edits = [request for request in den.counted() if "/messages" in request.path]
    assert len(edits) == 1


async def test_unconfirmed_send_is_repeated_with_its_nonce(den: Den, asked: None) -> None:
    """The first send had arrived; because of the nonce, Discord makes no second message."""
    name = card_of(den, den.ben)
    sent = row(den, name)
    # The state after a crash between the request and its answer.
    den.memory.rows["t1", name] = replace(sent, message_id=None)
    den.wire.requests.clear()
    await den.come_back()
    (again,) = [
        request
        for request in den.counted()
        if request.method == "POST" and "/messages" in request.path
    ]

    assert again.body["nonce"] == sent.nonce
    assert again.body["enforce_nonce"] is True
    assert row(den, name).message_id is not None


async def test_unconfirmed_sends_are_repeated_before_tables_are_checked(
    den: Den, dealt: None
) -> None:
    """There may be thousands of tables, and Discord remembers a nonce for minutes."""
    name = card_of(den, den.ben)
    den.memory.rows["t1", name] = replace(row(den, name), message_id=None)
    await den.come_back(tables=())
    assert row(den, name).message_id is not None


async def test_old_unconfirmed_send_is_searched_first(den: Den, asked: None) -> None:
    name = card_of(den, den.ben)
    sent = row(den, name)
    den.memory.rows["t1", name] = replace(sent, message_id=None)
    # Too long for the nonce, so the channel's history is read.
    await den.env.advance_time(300)
    await den.come_back()

    assert row(den, name).message_id == sent.message_id
    assert len(den.cards(den.ben)) == 1


@pytest.mark.parametrize("intended", ["q1", None])
async def test_old_intent_that_never_arrived_is_sent_and_stored_as_asked(
    den: Den, dealt: None, intended: str | None
) -> None:
    name = card_of(den, den.ben)
    den.memory.rows["t1", name] = replace(row(den, name), message_id=None, question=intended)
    den.chat._workers.close()
    den.stage.ask(den.ben.id, "q1")
    await den.env.advance_time(300)
    await den.come_back()

    assert den.cards(den.ben)[-1].buttons == ["hide", "run"]
    assert row(den, name).question == "q1"


async def test_intent_from_before_a_change_ends_with_the_latest_state(
    den: Den, asked: None
) -> None:
    """The intent asked q1, but q2 is open by now."""
    name = card_of(den, den.ben)
    den.memory.rows["t1", name] = replace(row(den, name), message_id=None)
    den.chat._workers.close()
    den.stage.ask(den.ben.id, "q2", "left")
    await den.come_back()

    assert den.cards(den.ben)[-1].buttons == ["left"]


async def test_table_that_was_never_shown_is_posted(den: Den) -> None:
    await den.come_back()
    assert len(den.tables()) == 1


async def test_table_found_in_the_channel_is_not_posted_twice(den: Den, dealt: None) -> None:
    table = row(den, "table")
    den.memory.rows["t1", "table"] = replace(table, message_id=None)
    await den.env.advance_time(300)
    await den.come_back()

    assert len(den.tables()) == 1
    assert row(den, "table").message_id == table.message_id


async def test_table_is_found_above_a_known_message(den: Den, dealt: None) -> None:
    table = row(den, "table")
    call = SurfaceId("t1", Kind.CALL, den.ben.id)

    with den.env._bot_scope():
        await den.chat.outbox.turn(Priority.TABLE)
        below = await den.chat.outbox.send(den.channel.id, Delivery(text="Ben!"), "nonce")

    # A known message of the same table must not be taken for the one that is searched.
    den.memory.rows["t1", "table"] = replace(table, message_id=None)
    known = replace(table, id=call, message_id=below.message_id, question="q1")
    den.memory.rows["t1", call.name] = known
    await den.env.advance_time(300)
    await den.come_back()

    assert row(den, "table").message_id == table.message_id
    assert len([message for message in den.tables() if "Ada, Ben" in message.text]) == 1


async def test_table_sent_before_a_change_shows_the_change(den: Den, dealt: None) -> None:
    den.memory.rows["t1", "table"] = replace(row(den, "table"), message_id=None)
    den.stage.note = "later"
    await den.come_back(tables=())
    (table,) = den.tables()
    assert "later" in table.text


async def test_intent_for_a_former_channel_is_not_sent_there(den: Den, posted: None) -> None:
    den.memory.rows["t1", "table"] = replace(row(den, "table"), message_id=None, nonce="new")
    den.env.backend.messages[den.channel.id].clear()
    elsewhere = den.guild.create_text_channel("elsewhere")
    den.stage.channel_id = elsewhere.id
    await den.come_back()

    assert den.tables() == []
    assert len(den.messages(elsewhere.id)) == 1


async def test_table_that_answered_a_command_is_not_posted_twice(den: Den) -> None:
    """The process dies before it receives the confirmation of its answer."""
    den.wire.dies_after = r"POST /interactions/.*"
    with suppress(asyncio.CancelledError):
        await den.ada.slash(den.channel, "open")

    den.wire.dead = False
    await den.come_back()
    assert len(den.tables()) == 1
    assert row(den, "table").message_id == den.tables()[0].id


async def test_table_that_never_answered_its_command_is_posted(den: Den, posted: None) -> None:
    # An empty nonce stands for a message that is sent as an answer.
    den.memory.rows["t1", "table"] = replace(row(den, "table"), message_id=None, nonce="")
    den.env.backend.messages[den.channel.id].clear()
    await den.come_back()

    assert len(den.tables()) == 1
    assert row(den, "table").nonce


async def test_result_is_shown_after_a_restart(den: Den, dealt: None) -> None:
    den.chat._workers.close()
    den.stage.status = Status.OVER
    den.stage.note = "won"
    den.memory.over = ["t1"]
    await den.come_back(tables=())
    assert "won" in den.tables()[-1].text


async def test_finished_table_is_forgotten_also_after_each_press(den: Den, dealt: None) -> None:
    den.stage.status = Status.OVER
    await den.show()

    assert den.memory.rows

    await den.env.advance_time(FORGET_AFTER + 1)
    await den.settle()
    assert not den.memory.rows

    # Its buttons stay in the channel, and a press must not occupy memory for ever.
    await den.do(den.ben, "hand")
    assert den.chat._surfaces.ids("t1")

    await den.env.advance_time(FORGET_AFTER + 1)
    await den.settle()
    assert "t1" not in den.chat._surfaces._tables
    assert not den.chat._surfaces._tables_by_channel
    assert den.chat.next_due() is None


async def test_result_is_shown_after_minutes_of_refusals(den: Den, dealt: None) -> None:
    path = f"/channels/{den.channel.id}/messages/{den.tables()[0].id}"
    den.refuse("PATCH", path, 503, 0, times=12)
    den.stage.status = Status.OVER
    await den.show("won")
    await den.env.advance_time(FORGET_AFTER + 1)

    # The row stays, because the message does not show the result yet.
    assert "won" not in den.tables()[-1].text
    assert den.memory.rows

    await den.env.advance_time(FORGET_AFTER + 1)
    assert "won" in den.tables()[-1].text

    await den.env.advance_time(FORGET_AFTER + 1)
    assert not den.memory.rows


async def test_running_table_is_not_forgotten(den: Den, dealt: None) -> None:
    await den.env.advance_time(FORGET_AFTER + 1)
    await den.settle()
    assert den.memory.rows
    assert den.chat._surfaces.ids("t1")


async def test_old_card_is_closed_after_a_crash(den: Den, asked: None) -> None:
    old = den.cards(den.ben)[-1]
    # The new card arrives, and then the process dies.
    den.wire.dies_after = r"POST /channels/\d+/messages"
    await den.ask(den.ben, "q2", "left")
    den.wire.dead = False

    assert den.now(old).buttons == ["hide", "run"]

    await den.come_back()
    assert [card.buttons for card in den.cards(den.ben)] == [["left"]]
    assert min(den.memory.rows)[1] == card_of(den, den.ada), "nothing is left to close"


@pytest.mark.parametrize("away", [0, 300])
async def test_crash_between_intent_and_send_loses_no_card(
    den: Den, dealt: None, away: float
) -> None:
    """The stored row announces a message that was never sent."""
    den.wire.dead = True
    with den.env._bot_scope():
        den.stage.ask(den.ben.id, "q1")

    await den.settle()
    assert row(den, card_of(den, den.ben)).message_id is None

    den.wire.dead = False
    # With the nonce, and after Discord has forgotten it.
    await den.env.advance_time(away)
    await den.come_back()

    assert [card.buttons for card in den.cards(den.ben)] == [["hide", "run"]]


@pytest.mark.parametrize("away", [0, 300])
@pytest.mark.parametrize("asks", [True, False], ids=["a question", "no buttons at all"])
async def test_crash_between_send_and_confirmation_duplicates_no_card(
    den: Den, posted: None, away: float, asks: bool
) -> None:
    """The message arrived, but the confirmation was not stored."""
    # As if the card had never been sent before.
    den.memory.rows.pop(("t1", card_of(den, den.ben)))
    before = len(den.cards(den.ben))
    await den.restart()
    den.wire.dies_after = rf"POST /channels/{den.ben.user.dm_channel.id}/messages"
    den.stage.status = den.stage.status.PLAYING
    den.stage.note = "dealt"
    if asks:
        den.stage.asked = {den.ben.id: Asked("q1")}

    await den.show()
    assert row(den, card_of(den, den.ben)).message_id is None

    den.wire.dead = False
    await den.env.advance_time(away)
    await den.come_back()

    assert len(den.cards(den.ben)) == before + 1
    assert row(den, card_of(den, den.ben)).message_id == den.cards(den.ben)[-1].id


class TestAnswersThatGetLost:
    """Discord carries out a request, but its answer is lost. No restart follows."""

    @pytest.mark.parametrize("minutes", [0, 10])
    async def test_lost_answer_causes_no_duplicate(
        self, den: Den, dealt: None, minutes: float
    ) -> None:
        """Soon after, the nonce prevents a duplicate. Later, the message is searched."""
        den.wire.loses = rf"POST /channels/{den.ben.user.dm_channel.id}/messages"
        await den.ask(den.ben, "q1")
        await den.env.advance_time(minutes * 60)

        assert row(den, card_of(den, den.ben)).message_id is None

        den.wire.down = False
        await den.env.advance_time(61)
        assert [card.buttons for card in den.cards(den.ben)] == [["hide", "run"]]
        assert row(den, card_of(den, den.ben)).message_id == den.cards(den.ben)[-1].id

    async def test_change_after_a_failed_send_rings_once(self, den: Den, dealt: None) -> None:
        """The first attempt did not arrive. The second one shows the newer question."""
        den.wire.down = True
        await den.ask(den.ben, "q1")
        await den.ask(den.ben, "q2", "left")
        den.wire.down = False
        await den.env.advance_time(61)

        assert [card.buttons for card in den.cards(den.ben)] == [["left"]]


async def test_planned_update_of_a_missing_table_is_no_error(
    den: Den, caplog: pytest.LogCaptureFixture
) -> None:
    with den.env._bot_scope():
        den.chat._workers.plan("gone")

    await den.settle()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_failing_check_of_a_table_does_not_delay_others(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await den.restart()
    table = den.stage.table

    async def broken(table_id: str) -> Any:
        if table_id == "broken":
            raise ZeroDivisionError
        return await table(table_id)

    monkeypatch.setattr(den.stage, "table", broken)
    den.stage.note = "still here"
    with den.env._bot_scope():
        # More failing tables than are checked at the same time.
        await den.chat.wake([*["gone"] * AT_ONCE, *["broken"] * AT_ONCE, "t1"])

    await den.settle()
    assert "still here" in den.tables()[0].text
    assert "table is gone: table=gone" in caplog.text
    assert "table not checked after the restart: table=broken" in caplog.text
