"""The interface of `Chat`, all parts that talk to Discord: start, close, and what others call.

`den` is a small bot with one table (tests/bot/den.py).
"""

import asyncio
from unittest.mock import Mock

import pytest
from discord import Locale

from bot import chat as chat_module
from bot.i18n.words import Words
from bot.interactions.interaction import Click, Verb
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import NoDm
from bot.pages.page import Page, Text
from bot.tables.table import Loss, Status
from tests.bot.den import Den
from tests.bot.stage import OWN, TABLE_ID
from tests.support.found import found
from tests.support.toy_picture import Toy


async def test_closed_chat_starts_nothing_new(den: Den, asked: None) -> None:
    with den.env._bot_scope():
        await den.chat.close()

    den.wire.requests.clear()
    await den.show("later")

    assert den.wire.requests == []
    assert den.chat.next_due() is None


# -- the place of the table ------------------------------------------------------------------------


async def test_expired_command_still_moves_the_table(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere = den.guild.create_text_channel("elsewhere")
    den.refuse("POST", "/interactions/*/*/callback", 404, 10062)
    await den.ada.slash(elsewhere, "move")
    await den.settle()
    (table,) = den.messages(elsewhere.id)

    assert "dealt" in table.text
    assert den.memory.rows[TABLE_ID, "table"].message_id == table.id
    assert "move command expired" in caplog.text


async def test_press_that_moves_the_table_is_answered_privately(den: Den, dealt: None) -> None:
    """The answer to a press is visible to its presser only, so it cannot be the table."""

    async def fetch(click: Click) -> None:
        await den.chat.posting.move(TABLE_ID, click, moderator=False)
        await click.say("there it is")

    den.chat.verbs.add(Verb("fetch", fetch))
    # Without a message of another person after it, the old table would be deleted.
    await den.chatter(1)
    old = den.tables()[0]
    answer = await den.do(den.ada, "fetch")

    assert answer.text == "there it is"
    assert answer.is_private
    assert den.tables()[-1].id != old.id
    assert not den.tables()[-1].ephemeral


async def test_malformed_post_is_reported_as_a_bug(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    async def fetch(click: Click) -> None:
        await den.chat.posting.move(TABLE_ID, click, moderator=False)

    den.chat.verbs.add(Verb("fetch", fetch))
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 400, 50035)
    answer = await den.do(den.ada, "fetch")

    assert answer.text == Words()("refused-something-broke")
    assert "the command was too late" not in caplog.text


async def test_address_is_the_channel_until_there_is_a_message(den: Den) -> None:
    channel = f"https://discord.com/channels/{den.guild.id}/{den.channel.id}"
    assert await den.chat.address(TABLE_ID) == channel
    await den.post()
    assert await den.chat.address(TABLE_ID) == f"{channel}/{den.tables()[0].id}"


# -- events of Discord -----------------------------------------------------------------------------


async def test_deleted_table_is_posted_again_without_a_commit(den: Den, dealt: None) -> None:
    den.wire.allowed.add(10008)
    deleted = den.tables()[0]
    den.env.backend.delete_message(deleted.channel_id, deleted.id)
    with den.env._bot_scope():
        den.chat.note_deletions(deleted.channel_id, {deleted.id + 1, deleted.id})

    await den.settle()
    assert den.tables()[0].text == deleted.text


async def test_deleted_messages_do_not_bury_the_table(den: Den, dealt: None) -> None:
    (table,) = den.tables()
    await den.chatter(12)
    chatter = [message.id for message in den.messages(den.channel.id) if "cluck" in message.text]
    with den.env._bot_scope():
        den.chat.note_deletions(den.channel.id, {*chatter, 1})

    # After this interval, a buried table would move.
    await den.env.advance_time(61)
    den.stage.moment = "the next"
    await den.show()

    assert [message.id for message in den.tables()] == [table.id], "there is nothing to sink under"


async def test_lost_channel_pauses_its_game_and_closes_its_lobby(den: Den, dealt: None) -> None:
    with den.env._bot_scope():
        await den.chat.report_loss(TABLE_ID, Loss.CHANNEL)
        assert (den.stage.status, den.stage.paused) == (Status.PAUSED, "paused-channel-gone")

        den.stage.status = Status.LOBBY
        await den.chat.report_loss(TABLE_ID, Loss.ACCESS)
        # Access can be given back, so the lobby stays.
        assert den.stage.status is Status.LOBBY

        await den.chat.report_loss(TABLE_ID, Loss.CHANNEL)

    assert (den.stage.status, den.stage.paused) == (Status.CLOSED, "closed-channel-gone")


async def test_loss_of_a_missing_table_is_ignored(
    den: Den, caplog: pytest.LogCaptureFixture
) -> None:
    with den.env._bot_scope():
        await den.chat.report_loss("nowhere", Loss.CHANNEL)
    assert "table is gone already: table=nowhere" in caplog.text


async def test_outage_of_a_server_does_not_pause_its_tables(den: Den, dealt: None) -> None:
    """During an outage, Discord may answer that a channel is unknown."""
    guild = found(den.bot.get_guild(den.guild.id))

    guild.unavailable = True
    den.refuse("PATCH", f"/channels/{den.channel.id}/messages/{den.tables()[0].id}", 404, 10003)
    await den.show("afterwards")

    assert den.stage.status is Status.PLAYING

    await den.env.advance_time(5)
    assert "afterwards" in den.tables()[0].text


async def test_restored_database_makes_all_messages_be_drawn_again(den: Den, dealt: None) -> None:
    """The stored state of the messages is older than the messages."""
    await den.restart()
    den.wire.requests.clear()
    with den.env._bot_scope():
        await den.chat.wake([TABLE_ID], in_doubt=True)

    await den.settle()
    edited = {request.path for request in den.counted() if request.method == "PATCH"}
    shown = [*den.tables(), *den.cards(den.ada), *den.cards(den.ben)]

    assert edited == {f"/channels/{message.channel_id}/messages/{message.id}" for message in shown}


async def test_global_rate_limit_stops_all_requests(den: Den, dealt: None) -> None:
    with den.env._bot_scope():
        den.chat.slow(4.0)
        assert den.chat._limiter._seconds_to_turn(den.bot.loop.time()) > 3.0


async def test_tick_rings_what_is_due(den: Den, dealt: None) -> None:
    real_now = den.clock.now
    await den.ask(den.ben, "q1")
    await den.press(den.ben, den.cards(den.ben)[-1], "hide")
    # Ben has just pressed, so the question came by an edit and rings later.
    await den.ask(den.ben, "q2")
    (card,) = den.cards(den.ben)
    due = found(den.chat.next_due())

    den.clock.now = lambda: due  # type: ignore[method-assign]
    with den.env._bot_scope():
        await den.chat.tick()

    den.clock.now = real_now  # type: ignore[method-assign]
    assert den.cards(den.ben)[-1].id != card.id, "its question rings"


# -- calls of other parts --------------------------------------------------------------------------


async def test_result_with_new_feats_is_drawn_again(den: Den, dealt: None) -> None:
    den.stage.note = "with its feats"
    with den.env._bot_scope():
        den.chat.redraw_result(TABLE_ID)
        # A table that is not in memory is not loaded to draw its result.
        den.chat.redraw_result("forgotten long ago")

    await den.settle()
    assert "with its feats" in den.tables()[0].text
    assert not den.chat._surfaces.ids("forgotten long ago")


async def test_redraw_without_a_change_sends_nothing(den: Den, dealt: None) -> None:
    scenes_read = den.stage.looked
    requests = len(den.wire.requests)
    with den.env._bot_scope():
        den.chat.redraw(TABLE_ID)

    await den.settle()
    assert (den.stage.looked, len(den.wire.requests)) == (scenes_read, requests)


async def test_redraw_does_not_check_private_cards(
    den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await den.do(den.ada, "hand")
    marked: list[Kind] = []
    monkeypatch.setattr(den.chat._workers, "mark", lambda job: marked.append(job.kind))
    den.chat.redraw(TABLE_ID)

    assert set(marked) == {Kind.TABLE}


async def test_calm_waits_for_the_latest_state(den: Den, dealt: None) -> None:
    den.stage.note = "at last"
    den.commit()
    with den.env._bot_scope():
        await den.chat.wait_idle(TABLE_ID)

    assert "at last" in den.tables()[0].text


async def test_calm_waits_for_a_limited_time(den: Den, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_module, "CALM_SECONDS", 0.0)
    monkeypatch.setattr(den.chat._workers, "wait_idle", lambda _: asyncio.Event().wait())
    await den.chat.wait_idle(TABLE_ID)


async def test_news_by_dm_returns_whether_it_arrived(den: Den) -> None:
    page = Page((Text("the hen has landed"),))
    await den.post()
    with den.env._bot_scope():
        sent = found(await den.chat.tell(den.ben.id, page))

    shown = den.cards(den.ben)[-1]
    assert (shown.text, shown.id) == ("the hen has landed", sent.message_id)

    den.close_dms(den.ada)
    with den.env._bot_scope():
        assert await den.chat.tell(den.ada.id, page) is None


async def test_erased_person_is_forgotten_by_all_parts(den: Den, dealt: None) -> None:
    chat = den.chat
    ben = den.ben.id
    interaction = Mock(user=Mock(id=ben), extras={}, locale=Locale.german)
    with den.env._bot_scope():
        await chat.languages.choose(interaction, "fr")
        await chat._preferences.of(ben)
        chat.direct_messages.verify_dm(interaction)
        chat._surfaces.get(SurfaceId(TABLE_ID, Kind.CARD, ben)).no_dm = NoDm.SHUT
        chat.forget(ben)

    assert chat.languages.chosen(ben) is None
    assert ben not in chat._preferences.cached
    assert not chat.direct_messages.is_testing(ben)
    assert chat._surfaces.without_dms(TABLE_ID) == {}


async def test_public_page_mentions_no_one_audibly(den: Den, dealt: None) -> None:
    async def board(click: Click) -> None:
        page = Page((Text(f"the best hen: <@{den.ben.id}>"),), pings=(den.ben.id,))
        await den.chat.show(click, page, "en")

    den.chat.verbs.add(Verb("board", board))
    await den.do(den.zoe, "board")
    (shown,) = [
        message for message in den.messages(den.channel.id) if "the best hen" in message.text
    ]

    assert not shown.ephemeral

    (sent,) = [request for request in den.wire.requests if "the best hen" in str(request.body)]
    assert sent.body["data"]["allowed_mentions"] == {"parse": []}


async def test_one_off_page_is_shown_to_its_presser_only(den: Den, dealt: None) -> None:
    async def rules(click: Click) -> None:
        await den.chat.show_page(click, Page((Text("rule 1: cluck"),)))

    den.chat.verbs.add(Verb("rules", rules))
    first = await den.do(den.zoe, "rules")
    assert (first.is_private, first.text) == (True, "rule 1: cluck")
    assert first.shown is not None

    again = await den.forge(den.zoe, first.shown, f"coop:{TABLE_ID}:{OWN}:rules:0")
    assert again.kind == "update", "the next page takes its place"


class TestTheTableThatFollows:
    """A press on an old table posts the next table below it."""

    @pytest.fixture
    async def follows(self, den: Den) -> None:
        await den.deal()

        async def again(click: Click) -> None:
            await den.chat.posting.follow(click, TABLE_ID)

        den.chat.verbs.add(Verb("again", again))

    async def test_next_table_is_posted_by_the_token_of_the_press(
        self, den: Den, follows: None
    ) -> None:
        old = den.tables()[-1]
        answer = await den.do(den.ada, "again")
        assert answer.kind == "update"

        new = den.tables()[-1]
        assert new.id != old.id
        assert not new.ephemeral
        assert not [
            request
            for request in den.counted()
            if request.path.endswith(f"{den.channel.id}/messages")
        ]

    async def test_next_table_is_posted_without_a_valid_token(
        self, den: Den, follows: None, caplog: pytest.LogCaptureFixture
    ) -> None:
        old = den.tables()[-1]
        den.refuse("POST", "/interactions/*/*/callback", 404, 10062)
        await den.do(den.ada, "again")

        assert den.tables()[-1].id != old.id
        assert "command expired, posting without it" in caplog.text

    async def test_malformed_answer_is_still_reported_as_a_bug(
        self, den: Den, follows: None, caplog: pytest.LogCaptureFixture
    ) -> None:
        den.refuse("POST", "/interactions/*/*/callback", 400, 50035)
        await den.do(den.ada, "again")
        assert "command expired, posting without it" not in caplog.text
        assert [record for record in caplog.records if record.levelname == "ERROR"]


async def test_without_a_studio_a_file_has_no_picture(den: Den) -> None:
    assert await den.chat.paint(Toy("egg"), "en") is None


async def test_language_of_a_command_is_announced(den: Den, dealt: None) -> None:
    await den.ask(den.ada, "q1")
    await den.ada.slash(den.channel, "hand")
    await den.settle()
    assert den.stage.spoken == [(den.ada.id, "en")]
