"""A table that sinks under other messages is posted again, and so is an old one."""

import asyncio

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import Aim
from bot.pages.delivery import Delivery, Sent
from tests.bot.den import Den
from tests.bot.stage import OWN
from tests.support.shown import Shown


async def begin(den: Den, moment: str) -> None:
    """Give the table something new to wait for."""
    den.stage.moment = den.stage.note = moment
    await den.show()


def linked(old: Shown, new: Shown) -> bool:
    return f"/{new.channel_id}/{new.id}" in old.text and not old.buttons


class TestSunk:
    async def test_sunk_table_moves_down_when_a_new_moment_begins(
        self, den: Den, dealt: None
    ) -> None:
        # Messages in other channels do not count.
        elsewhere = den.guild.create_text_channel("chatter")
        for number in range(15):
            await den.zoe.send(elsewhere, f"cluck {number}")

        # Twelve messages bury a table, and it moves at most once a minute.
        await den.chatter(11)
        await den.env.advance_time(61)
        await begin(den, "this turn")
        assert len(den.tables()) == 1

        await den.chatter(1)
        await den.env.advance_time(61)

        assert len(den.tables()) == 1, "not in the middle of something"

        await begin(den, "the next turn")
        old, new = den.tables()
        assert "the next turn" in new.text
        assert linked(old, new)

    async def test_table_moves_at_most_once_a_minute(self, den: Den, dealt: None) -> None:
        await den.chatter(12)
        await den.env.advance_time(30)
        await begin(den, "too early")

        assert len(den.tables()) == 1

        await den.env.advance_time(31)
        await begin(den, "now")
        assert len(den.tables()) == 2

        await den.chatter(12)
        await begin(den, "too early again")
        assert len(den.tables()) == 2

    async def test_news_without_a_new_moment_do_not_move_the_table(
        self, den: Den, dealt: None
    ) -> None:
        await den.chatter(12)
        await den.env.advance_time(61)
        await den.show("news")
        (table,) = den.tables()

        assert "news" in table.text

    async def test_result_of_a_sunk_table_moves_down(self, den: Den, dealt: None) -> None:
        await den.chatter(12)
        await den.env.advance_time(61)
        den.stage.status = den.stage.status.OVER
        await begin(den, "the payout")

        assert "the payout" in den.tables()[-1].text
        assert len(den.tables()) == 2

    async def test_closed_table_stays_where_it_is(self, den: Den, dealt: None) -> None:
        await den.chatter(12)
        await den.env.advance_time(61)
        den.stage.status = den.stage.status.CLOSED
        await den.show()

        assert len(den.tables()) == 1

    async def test_buttons_work_on_the_moved_table(self, den: Den, dealt: None) -> None:
        await den.chatter(12)
        await den.env.advance_time(61)
        den.stage.public = ["pass"]
        den.stage.ask(den.ben.id, "window", "pass")
        await begin(den, "window")
        told = await den.press(den.ben, den.tables()[-1], "pass")

        assert told.is_private
        assert den.stage.pressed == [(den.ben.id, "window", (0,))]

    async def test_old_message_is_closed_after_a_crash(self, den: Den, dealt: None) -> None:
        await den.chatter(12)
        await den.env.advance_time(61)
        # The new message arrives, and then the process dies.
        den.wire.dies_after = rf"POST /channels/{den.channel.id}/messages"
        await begin(den, "the next turn")

        assert den.wire.dead

        den.wire.dead = False
        await den.come_back()
        old, new = den.tables()
        assert "the next turn" in new.text
        assert linked(old, new)
        # No row of an old message is left.
        assert {row.id.name for row in den.memory.rows.values()} == {
            "table",
            f"card:{den.ada.id}",
            f"card:{den.ben.id}",
        }


class TestOld:
    async def test_old_table_is_posted_again_when_a_new_moment_begins(
        self, den: Den, dealt: None
    ) -> None:
        # Discord limits edits of messages that are older than an hour.
        await den.env.advance_time(56 * 60)
        old = den.tables()[0]
        await den.show("still the same turn")

        assert "still the same" in den.now(old).text

        await begin(den, "the next turn")
        (new,) = den.tables()
        assert new.id != old.id, "nobody said anything in between: no stub is left"
        assert "the next turn" in new.text

    async def test_table_that_discord_calls_too_old_is_sent_again(
        self, den: Den, dealt: None
    ) -> None:
        old = den.tables()[0]
        # 30046 is Discord's limit of edits to old messages.
        den.refuse("PATCH", f"/channels/{old.channel_id}/messages/{old.id}", 429, 30046)
        await den.show("news")
        await den.env.advance_time(1)
        new = den.tables()[-1]

        assert new.id != old.id
        assert "news" in new.text


async def test_pressed_lobby_does_not_move(den: Den, posted: None) -> None:
    await den.chatter(20)
    await den.env.advance_time(61)
    told = await den.forge(den.zoe, den.tables()[0], f"coop:t1:{OWN}:join:0")

    assert told.kind == "update"
    assert len(den.tables()) == 1


async def test_requested_table_that_is_moving_is_posted_once(
    den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = den.chat.outbox.send
    answered = asyncio.Event()

    async def slowly(channel_id: int, page: Delivery, nonce: str) -> Sent:
        await answered.wait()
        return await send(channel_id, page, nonce)

    monkeypatch.setattr(den.chat.outbox, "send", slowly)
    # The command comes while the new message waits for its answer.
    den.chat._surfaces.get(SurfaceId("t1", Kind.TABLE)).aim = Aim.POST
    den.commit()
    await asyncio.sleep(0.02)
    asyncio.get_running_loop().call_later(0.05, answered.set)
    await den.ada.slash(den.channel, "open")
    await den.settle()
    await den.settle()
    live = [message.id for message in den.tables() if "table: dealt" in message.text]

    assert live == [den.memory.rows["t1", "table"].message_id]
