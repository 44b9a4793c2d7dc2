"""The public message of a table: posting, edits, moves, losses, and the buttons of the lobby."""

from dataclasses import replace

import discord
import pytest

from bot.i18n.words import Words
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.timing import ChatTiming
from bot.tables.scene import Scene
from bot.tables.table import Bulletin, Status
from tests.bot.den import PACE, Den
from tests.support.clicks import deliver

words = Words()


async def test_table_is_shown_only_after_it_is_posted(den: Den) -> None:
    await den.show()
    assert den.tables() == []
    await den.post()
    assert len(den.tables()) == 1


async def test_command_is_answered_with_the_table(den: Den) -> None:
    done = await den.ada.slash(den.channel, "open")
    await den.settle()
    assert done.response is not None

    (table,) = den.tables()
    assert den.memory.rows["t1", "table"].message_id == done.response.id == table.id
    assert len(den.cards(den.ada)) == 1, "the host's DM is proved"
    # The id came with the answer itself, without a request for it.
    assert not [request for request in den.wire.requests if request.path.endswith("/@original")]


async def test_repost_leaves_a_link_in_the_old_message(den: Den, dealt: None) -> None:
    # A message of another person, so that the old table cannot simply be deleted.
    await den.chatter(1)
    await den.repost()
    old, new = den.tables()
    assert (f"/{new.channel_id}/{new.id}" in old.text, old.buttons) == (True, [])

    await den.show("later")

    assert "later" in den.now(new).text
    assert "later" not in den.now(old).text


async def test_repost_right_below_deletes_the_old_message(den: Den, dealt: None) -> None:
    old = den.tables()[0]
    await den.repost()
    (new,) = den.tables()
    assert new.id != old.id


async def test_button_of_a_moved_table_works_and_does_not_duplicate_it(
    den: Den, posted: None
) -> None:
    await den.chatter(1)
    old = den.tables()[0]
    with den.env._bot_scope():
        await den.chat.posting.post("t1")

    told = await den.forge(den.zoe, old, "coop:t1:own:join:0")
    assert told.kind == "update"
    assert den.now(old).buttons == []
    assert "zoe" in den.tables()[-1].text


async def test_presses_in_the_lobby_redraw_the_table_by_token(den: Den, posted: None) -> None:
    den.wire.requests.clear()
    assert (await den.do(den.zoe, "join")).kind == "update"
    assert "zoe" in den.tables()[-1].text

    await den.do(den.ada, "house")
    # A change without a press, which uses the token of the last one.
    den.stage.players.pop()
    await den.show()

    assert "Nugget" not in den.tables()[-1].text

    edits = [request for request in den.counted() if request.method == "PATCH"]
    assert edits == [], "the table was edited by tokens alone"


async def test_simultaneous_joins_end_in_the_latest_state(den: Den, posted: None) -> None:
    people = [den.guild.add_member(den.env.create_user(f"p{number}")) for number in range(5)]
    table = den.tables()[0]
    told = await deliver(
        den.env, *[den.click_of(one, table, "coop:t1:own:join:0") for one in people]
    )
    await den.settle()

    assert [one.kind for one in told] == ["update"] * 5
    assert all(f"p{number}" in den.tables()[0].text for number in range(5))


async def test_remove_asks_for_a_player(den: Den, posted: None) -> None:
    told = await den.do(den.ben, "remove")
    assert words("refused-host-only", host="Ada") in told.text

    told = await den.do(den.ada, "remove")
    assert told.shown is not None
    assert told.shown.ephemeral

    menu = told.shown.menus[0]
    done = await den.forge(den.ada, told.shown, menu.custom_id, ["1"])
    assert done.kind == "update"
    assert [player.name for player in den.stage.players] == ["Ada"]
    assert "Ben" not in den.tables()[-1].text


async def test_answer_in_a_window_is_confirmed_privately_in_one_format(
    den: Den, dealt: None
) -> None:
    den.stage.public = ["override", "pass"]
    await den.ask(den.ben, "q1", "override", "pass")
    table = den.tables()[-1]
    told = await den.press(den.ben, table, "override")

    # The confirmation must not show to others that Ben could act.
    assert told.is_private
    assert told.followups[-1].text == words("chat-pressed", choice="Override")

    den.stage.told = (Bulletin(1, "not_in_your_hand", {}, 1),)
    await den.ask(den.ben, "q2", "override", "pass")
    again = await den.press(den.ben, table, "override")
    said = words("chat-pressed", choice="Override")

    assert again.text == f"{said}\ntold: not_in_your_hand"


async def test_confirmation_in_a_window_is_deleted_after_a_while(den: Den, dealt: None) -> None:
    """The confirmation is the answer itself, or a follow-up if the table took the token."""
    den.stage.public = ["override", "pass"]
    for token in ("q1", "q2"):
        await den.ask(den.ben, token, "override", "pass")
        await den.press(den.ben, den.tables()[-1], "pass")
        said = [message for message in den.messages(den.channel.id) if message.ephemeral]

        assert [one.text for one in said] == [words("chat-pressed", choice="Pass")]

        await den.env.advance_time(den.chat.pace.noted + 1)
        await den.settle()
        assert not any(message.ephemeral for message in den.messages(den.channel.id))

    assert len(den.tables()) == 1


async def test_press_in_a_window_lends_its_token_to_the_table(den: Den, dealt: None) -> None:
    den.stage.public = ["pass"]
    await den.ask(den.ben, "q1", "pass")
    await den.press(den.ben, den.tables()[-1], "pass")
    den.wire.requests.clear()
    await den.show("afterwards")

    assert "afterwards" in den.tables()[-1].text
    assert [request for request in den.counted() if str(den.channel.id) in request.path] == []


async def test_table_message_is_posted_again_until_it_is_deleted_twice(
    den: Den, dealt: None
) -> None:
    # The simulated Discord may answer here with 10008, unknown message.
    den.wire.allowed.add(10008)
    for note, count in (("back", 1), ("not again", 0)):
        gone = den.tables()[-1]
        den.env.backend.delete_message(gone.channel_id, gone.id)
        await den.show(note)
        assert [note in table.text for table in den.tables()] == [True] * count

    # The second deletion pauses the table.
    assert den.stage.paused == "paused-message-deleted"

    # A moderator who deletes the message twice does not want it there.
    await den.env.advance_time(600)
    assert den.tables() == []


async def test_malformed_edit_is_logged_as_an_error(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    """It is a bug in Coop, which would otherwise go unnoticed."""
    path = f"/channels/{den.channel.id}/messages/{den.tables()[0].id}"
    den.refuse("PATCH", path, 400, 50035)
    await den.show("malformed")
    (loud,) = [record for record in caplog.records if record.levelname == "ERROR"]

    assert "50035" in str(loud.exc_info)


class TestProgress:
    async def test_secret_choices_are_not_counted_publicly(self, den: Den, dealt: None) -> None:
        """Each choice would cost a request for a count that does not help the players."""
        for answered in range(4):
            den.stage.progress = 5, answered
            await den.show()

        assert "(0 of 5)" in den.tables()[0].text

        # One edit for the question, and none for the answers.
        edits = [request for request in den.counted() if str(den.channel.id) in request.path]
        assert len(edits) == 1

        # Only the last missing choice is shown.
        den.stage.progress = 5, 4
        await den.show()
        assert "(4 of 5)" in den.tables()[0].text


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (10003, "paused-channel-gone"),
        (10004, "paused-server-left"),
        (50001, "paused-no-access"),
        (50013, "paused-no-access"),
        (160005, "paused-thread-locked"),
    ],
)
async def test_lost_channel_pauses_the_table(den: Den, dealt: None, code: int, reason: str) -> None:
    path = f"/channels/{den.channel.id}/messages/{den.tables()[0].id}"
    den.refuse("PATCH", path, 403, code, times=None)
    await den.show("unseen")

    assert den.stage.paused == reason

    # A paused table sends no further requests to its channel.
    tried = len(den.wire.requests)
    await den.show()
    again = [request for request in den.wire.requests[tried:] if path in request.path]

    assert again == [], "what is lost is not knocked at again"


async def test_table_that_could_not_be_posted_is_not_searched_after_a_restart(den: Den) -> None:
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 403, 50001)
    with den.env._bot_scope(), pytest.raises(discord.Forbidden):
        await den.chat.posting.post("t1")
    await den.settle()
    assert ("t1", "table") not in den.memory.rows


async def test_lost_table_resumes_in_another_channel(den: Den, dealt: None) -> None:
    path = f"/channels/{den.channel.id}/messages/{den.tables()[0].id}"
    den.refuse("PATCH", path, 403, 50001)
    await den.show("unseen")
    elsewhere = den.guild.create_text_channel("elsewhere")
    await den.ada.slash(elsewhere, "move")
    await den.settle()

    assert den.stage.paused is None
    assert den.stage.channel_id == elsewhere.id
    assert "unseen" in den.messages(elsewhere.id)[-1].text


async def test_host_resumes_a_lost_table_that_is_visible_again(den: Den, dealt: None) -> None:
    path = f"/channels/{den.channel.id}/messages/{den.tables()[0].id}"
    den.refuse("PATCH", path, 403, 50001)
    await den.show("unseen")
    den.stage.status = Status.PAUSED
    await den.do(den.ben, "return")

    assert den.stage.status is Status.PAUSED, "who is not the host brings nothing back"

    await den.do(den.ada, "return")
    assert (den.stage.paused, den.stage.status) == (None, Status.PLAYING)
    assert "unseen" in den.tables()[-1].text


async def test_late_press_leaves_the_table_unchanged(den: Den, dealt: None) -> None:
    den.stage.public = ["pass"]
    await den.ask(den.ben, "q1", "pass")
    table = den.tables()[-1]
    # Replace the token of the question by another one.
    press = den.now(table).button("pass").custom_id.split(":")
    told = await den.forge(den.ben, table, ":".join([*press[:2], "stale", *press[3:]]))

    assert told.is_private

    after = den.now(table)
    assert (after.text, after.buttons) == (table.text, table.buttons)


async def test_table_is_posted_after_its_command_expired(den: Den) -> None:
    # 10062 is an unknown interaction: the answer came later than three seconds.
    den.refuse("POST", "/interactions/*/*/callback", 404, 10062)
    await den.ada.slash(den.channel, "open")
    await den.settle()
    (table,) = den.tables()
    assert den.memory.rows["t1", "table"].message_id == table.id


async def test_standing_table_stays_after_an_expired_command(den: Den, dealt: None) -> None:
    den.refuse("POST", "/interactions/*/*/callback", 404, 10062)
    await den.ada.slash(den.channel, "open")
    await den.show("afterwards")
    (table,) = den.tables()

    assert "afterwards" in table.text
    assert den.memory.rows["t1", "table"].message_id == table.id
    assert all(request.method != "GET" for request in den.counted()), "nobody had to look for it"


async def test_failed_send_is_repeated_with_its_nonce(den: Den, dealt: None) -> None:
    path = f"/channels/{den.ben.user.dm_channel.id}/messages"
    den.refuse("POST", path, 502, 0)
    await den.ask(den.ben, "q1")
    await den.env.advance_time(10)

    assert den.cards(den.ben)[-1].buttons == ["hide", "run"]

    sends = [
        request.body["nonce"]
        for request in den.wire.requests
        if request.path == path and request.method == "POST"
    ]
    # Discord makes one message of two requests with the same nonce.
    assert len(sends) == 2
    assert len(set(sends)) == 1


async def test_server_error_is_tried_again_later(den: Den, dealt: None) -> None:
    path = f"/channels/{den.channel.id}/messages/{den.tables()[0].id}"
    den.refuse("PATCH", path, 503, 0, times=2)
    await den.show("at last")
    await den.env.advance_time(30)

    assert "at last" in den.tables()[0].text


class TestPace:
    @pytest.fixture
    def pace(self) -> ChatTiming:
        return replace(PACE, table_every=60.0)

    async def test_ten_changes_are_one_edit_with_the_last_state(
        self, den: Den, dealt: None
    ) -> None:
        # Leave the interval of the deal's own edits.
        await den.env.advance_time(61)
        await den.env.advance_time(61)
        den.wire.requests.clear()

        for number in range(10):
            await den.show(f"change {number}.")

        assert len(self.edits(den)) == 1
        assert "change 0." in den.tables()[0].text

        await den.env.advance_time(61)
        assert "change 9." in den.tables()[0].text
        assert len(self.edits(den)) == 2

    async def test_settle_does_not_wait_for_the_interval(self, den: Den, dealt: None) -> None:
        den.stage.note = "hurry"
        den.commit()
        with den.env._bot_scope():
            await den.chat.settle()

        assert "hurry" in den.tables()[0].text

    @staticmethod
    def edits(den: Den) -> list[object]:
        return [request for request in den.wire.requests if str(den.channel.id) in request.path]


async def test_player_who_lost_dms_is_not_missing_on_a_page_drawn_before(
    den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = den.chat._drawer
    shut = set[int]()
    look = pages._scene

    async def meanwhile(table_id: str) -> Scene:
        # The set changes while the page is drawn with the old one.
        shut.add(den.ben.id)
        return await look(table_id)

    monkeypatch.setattr(pages, "_scene", meanwhile)
    pages.changed("t1")
    drawn = await pages.table("t1", shut)

    assert drawn.digest != (await pages.table("t1", shut)).digest
    assert drawn.digest == den.chat._surfaces.get(SurfaceId("t1", Kind.TABLE)).digest
