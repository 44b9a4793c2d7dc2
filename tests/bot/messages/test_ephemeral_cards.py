"""Ephemeral cards: a player's card shown at the table, for closed DMs and on request."""

from typing import Any

import pytest

from bot.discord_api.interaction_token import SPENT
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import NoDm
from bot.pages.delivery import Delivery, Sent
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NotAtThisTable
from tests.bot.den import Den
from tests.bot.stage import TABLE_ID
from tests.support.clicks import deliver
from tests.support.shown import Shown

words = Words()


async def hand_of(den: Den, member: object) -> Shown:
    told = await den.do(member, "hand")
    assert told.shown is not None
    assert told.shown.ephemeral
    return told.shown


async def test_card_is_shown_by_button_and_by_command_to_players_only(
    den: Den, dealt: None
) -> None:
    told = await den.do(den.zoe, "hand")
    assert told.is_private
    assert refusal(NotAtThisTable(), words) in told.text

    done = await den.ben.slash(den.channel, "hand")
    assert done.response is not None
    assert done.response.ephemeral

    refused = await den.zoe.slash(den.channel, "hand")
    assert refused.response is not None
    assert refusal(NotAtThisTable(), words) in refused.response.content


async def test_ephemeral_and_dm_card_stay_equal(den: Den, asked: None) -> None:
    hand = await hand_of(den, den.ben)
    card = den.cards(den.ben)[-1]
    assert (hand.text, hand.buttons) == (card.text, ["hide", "run"])

    told = await den.press(den.ben, hand, "hide")

    assert told.kind == "update"
    assert den.now(hand).buttons == den.now(card).buttons == []

    await den.ask(den.ben, "q2", "left")
    assert den.now(hand).buttons == den.now(card).buttons == ["left"]

    # The other direction: a press in the DM changes the message at the table.
    await den.press(den.ben, card, "left")
    assert den.now(hand).buttons == []


async def test_ephemeral_card_expires_with_its_token_and_is_opened_again(
    den: Den, dealt: None
) -> None:
    hand = await hand_of(den, den.ben)
    # Interaction tokens of Discord last 15 minutes; Coop stops a minute before.
    await den.env.advance_time(14 * 60 + 1)

    assert den.now(hand).text == words("chat-hand-old")
    assert den.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.HAND, den.ben.id)).token is None

    await den.ask(den.ben, "q1")
    assert den.now(hand).text == words("chat-hand-old")

    told = await den.press(den.ben, hand, words("table-button-hand"))

    assert told.kind == "update"
    assert den.now(hand).buttons == ["hide", "run"]

    await den.ask(den.ben, "q2", "left")
    assert den.now(hand).buttons == ["left"]


async def test_leaving_closes_the_ephemeral_card(den: Den, posted: None) -> None:
    hand = await hand_of(den, den.ben)
    await den.do(den.ben, "leave")
    assert den.now(hand).text == words("chat-hand-old")


async def test_change_during_the_first_answer_is_shown(
    den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    whisper = Click.whisper

    async def slowly(click: Click, delivery: Delivery) -> Sent:
        # The question comes while the answer with the old page is on its way.
        den.stage.ask(den.ben.id, "q1")
        await den.chat._workers.wait_idle("t1")
        return await whisper(click, delivery)

    monkeypatch.setattr(Click, "whisper", slowly)
    await den.ben.slash(den.channel, "hand")
    await den.settle()
    hand = den.messages(den.channel.id)[-1]

    assert (hand.ephemeral, hand.buttons) == (True, ["hide", "run"])


async def test_card_with_a_token_that_expired_during_sleep_is_forgotten(
    den: Den, dealt: None
) -> None:
    await hand_of(den, den.ben)
    den.wire.requests.clear()
    honest = den.clock.now
    # The machine slept longer than the token and its spare time.
    asleep = den.pace.token_life + SPENT + 1
    den.clock.now = lambda: honest() + asleep  # type: ignore[method-assign]
    with den.env._bot_scope():
        den.chat.clock_moved(asleep)

    await den.settle()
    # An edit with an expired token would only be refused.
    assert den.wire.requests == []
    assert den.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.HAND, den.ben.id)).token is None


# Codes of a closed DM, of an unavailable recipient, and of missing access.
@pytest.mark.parametrize("code", [50007, 50278, 50001])
async def test_joining_with_closed_dms_explains_how_to_play(
    den: Den, posted: None, code: int
) -> None:
    den.close_dms(den.zoe, code)
    told = await den.do(den.zoe, "join")

    assert told.kind == "update"
    assert told.followups[0].ephemeral
    assert told.followups[0].text == words("chat-dms-shut")
    assert "zoe" in den.tables()[-1].text
    assert words("chat-plays-by-hand", names="zoe", count=1) in den.tables()[-1].text
    assert not den.memory.people[den.zoe.id].dm_open


async def test_whole_turn_is_played_on_the_ephemeral_card(den: Den, posted: None) -> None:
    den.close_dms(den.ben)
    den.stage.status = den.stage.status.PLAYING
    # As if no card had ever been sent to Ben.
    den.memory.rows.pop(("t1", f"card:{den.ben.id}"))
    await den.come_back()
    await den.ask(den.ben, "q1")
    hand = await hand_of(den, den.ben)
    assert (await den.press(den.ben, hand, "hide")).kind == "update"
    assert den.now(hand).buttons == []

    await den.ask(den.ben, "q2", "left")
    assert den.now(hand).buttons == ["left"]


async def test_dms_that_close_during_a_game_are_noticed(den: Den, dealt: None) -> None:
    den.close_dms(den.ben)
    await den.ask(den.ben, "q1")

    assert words("chat-plays-by-hand", names="Ben", count=1) in den.tables()[-1].text
    assert [
        request for request in den.wire.requests if request.path.endswith(f"/members/{den.ben.id}")
    ], "perhaps they have left"

    # A second change must not try the closed DM again.
    before = len(den.wire.requests)
    await den.show("more")
    later = den.wire.requests[before:]

    assert not [one for one in later if one.refused], "a shut door is not knocked at again"


async def test_joining_again_tries_the_dm_again(den: Den, posted: None) -> None:
    den.close_dms(den.zoe)
    await den.do(den.zoe, "join")
    assert den.chat._surfaces.without_dms("t1") == {den.zoe.id: NoDm.SHUT}

    # A player who has left is no longer listed.
    await den.do(den.zoe, "leave")
    assert den.chat._surfaces.without_dms("t1") == {}

    den.env.backend.faults.clear()
    told = await den.do(den.zoe, "join")

    assert told.followups == ()
    assert "cards will come" in den.cards(den.zoe)[-1].text
    assert den.memory.people[den.zoe.id].dm_open
    assert "My hand" not in den.tables()[-1].text.replace("hand", "")


class TestTheBreaker:
    """The circuit breaker for opening DM channels, which Discord limits strictly."""

    async def test_quarantine_stops_openings_too(self, den: Den, posted: None) -> None:
        path = "/users/@me/channels"
        # Discord's anti-spam answers with code 0 and a message only.
        den.wire.allowed.add(0)
        den.env.inject_error(
            "POST", path, status=403, code=0, times=1, message="flagged by our anti-spam system"
        )
        told = await den.do(den.zoe, "join")

        assert told.followups[0].text == words("chat-dms-busy")

    async def test_refused_opening_stops_all_openings_until_one_is_tried(
        self, den: Den, posted: None
    ) -> None:
        # Zoe's join trips the breaker, so Eve's DM is not even opened.
        eve = await self.join_in_vain(den)
        assert self.opened(den) == 3, "Ada and Ben, and Zoe in vain"
        assert eve.id not in den.memory.people, "nothing is held against who was not asked"

        line = words("chat-plays-by-hand", names="zoe and eve", count=2)
        assert line in den.tables()[-1].text

        den.stage.status = den.stage.status.PLAYING
        await den.ask(eve, "q1")

        assert self.opened(den) == 3, "not yet"

        await den.env.advance_time(601)
        await den.ask(eve, "q2")
        await den.ask(den.zoe, "q3")

        assert self.opened(den) == 5
        assert den.cards(eve)[0].buttons == []
        assert den.cards(den.zoe)[-1].buttons == ["hide", "run"]
        assert "My hand" not in den.tables()[-1].text.replace("hand", "")

    async def test_failed_trial_lengthens_the_pause(self, den: Den, posted: None) -> None:
        eve = await self.join_in_vain(den)
        den.stage.status = den.stage.status.PLAYING
        await den.env.advance_time(601)
        # The first opening after the pause is refused as well.
        den.refuse("POST", "/users/@me/channels", 400, 40003)
        await den.ask(eve, "q1")
        await den.ask(den.zoe, "q2")

        assert self.opened(den) == 4

        await den.env.advance_time(1201)
        await den.ask(den.zoe, "q3")
        assert self.opened(den) == 6, "a longer pause, then Zoe and Eve"

    async def test_flagged_message_is_not_counted_as_closed_dms(
        self, den: Den, dealt: None
    ) -> None:
        path = f"/channels/{den.ben.user.dm_channel.id}/messages"
        den.refuse("POST", path, 403, 40003)
        await den.ask(den.ben, "q1")

        assert words("chat-plays-by-hand", names="Ben", count=1) in den.tables()[-1].text
        assert den.memory.people[den.ben.id].dm_open

        await den.ask(den.ben, "q2")
        assert len(den.cards(den.ben)) == 1, "left alone for a while"

        await den.env.advance_time(601)
        await den.ask(den.ben, "q3")
        assert den.cards(den.ben)[-1].buttons == ["hide", "run"]

    @staticmethod
    async def join_in_vain(den: Den) -> Any:
        """Let Zoe join, who is refused, and Eve, who is not even tried."""
        den.refuse("POST", "/users/@me/channels", 400, 40003)
        told = await den.do(den.zoe, "join")

        assert told.followups[0].text == words("chat-dms-busy")

        eve = den.guild.add_member(den.env.create_user("eve"))
        await den.do(eve, "join")

        return eve

    @staticmethod
    def opened(den: Den) -> int:
        return len(
            [request for request in den.wire.requests if request.path == "/users/@me/channels"]
        )


class TestOpeningUpAgain:
    """Direct messages that were closed are tried again."""

    async def closed(self, den: Den) -> None:
        await den.deal()
        await den.ask(den.ben, "q1")
        den.close_dms(den.ben)
        await den.ask(den.ben, "q2")

        assert "My hand" in den.cards(den.ben)[-1].text, "the card says where the next one is"

        den.env.backend.faults.clear()
        await den.ask(den.ben, "q3")
        assert den.cards(den.ben)[-1].buttons == [], "a shut door is left alone"

    async def test_opening_the_card_tries_the_dm_again_after_a_minute(self, den: Den) -> None:
        await self.closed(den)
        await hand_of(den, den.ben)
        assert den.cards(den.ben)[-1].buttons == [], "but not at once"

        await den.env.advance_time(61)
        await hand_of(den, den.ben)
        assert den.cards(den.ben)[-1].buttons == ["hide", "run"]
        assert den.memory.people[den.ben.id].dm_open
        assert "My hand" not in den.tables()[-1].text.replace("hand", "")

    async def test_question_tries_the_dm_again_after_ten_minutes(self, den: Den) -> None:
        await self.closed(den)
        await den.env.advance_time(601)
        await den.ask(den.ben, "q4")
        assert den.cards(den.ben)[-1].buttons == ["hide", "run"]

    async def test_each_refusal_makes_the_next_attempt_rarer(self, den: Den) -> None:
        await self.closed(den)
        den.close_dms(den.ben)
        # Two hours of questions, one every five minutes.
        for number in range(24):
            await den.env.advance_time(300)
            await den.ask(den.ben, f"again{number}")

        # Fixed intervals of ten minutes would make twelve attempts.
        assert len([request for request in den.wire.requests if request.refused == 50007]) <= 5

    async def test_closed_dms_are_remembered_after_a_restart(self, den: Den) -> None:
        await self.closed(den)
        await den.come_back()
        await den.ask(den.ben, "q4")
        assert den.cards(den.ben)[-1].buttons == []
        assert words("chat-plays-by-hand", names="Ben", count=1) in den.tables()[-1].text


async def test_host_with_closed_dms_is_told(den: Den) -> None:
    den.close_dms(den.ada)
    done = await den.ada.slash(den.channel, "open")
    await den.settle()

    assert done.response is not None
    assert not done.response.ephemeral
    assert done.followups[0].ephemeral
    assert done.followups[0].content == words("chat-dms-shut")
    assert len(den.tables()) == 1


async def test_ephemeral_card_from_before_a_restart_still_works(den: Den, asked: None) -> None:
    hand = await hand_of(den, den.ben)
    await den.restart()
    (told,) = await deliver(den.env, den.click_of(den.ben, hand, hand.button("hide").custom_id))

    assert told.kind == "update"

    await den.ask(den.ben, "q2", "left")
    assert den.now(hand).buttons == ["left"]


async def test_malformed_edit_of_a_card_is_logged_as_an_error(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    await hand_of(den, den.ben)
    den.refuse("PATCH", "/webhooks/*/*/messages/@original", 400, 50035)
    await den.ask(den.ben, "q1")
    loud = [record for record in caplog.records if record.levelname == "ERROR"]

    assert "50035" in str(loud[0].exc_info)
    assert den.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.HAND, den.ben.id)).token is None


async def test_failed_edit_of_a_card_is_tried_again(den: Den, dealt: None) -> None:
    hand = await hand_of(den, den.ben)
    den.refuse("PATCH", "/webhooks/*/*/messages/@original", 503, 0)
    await den.ask(den.ben, "q1")
    await den.env.advance_time(1)
    await den.settle()

    assert den.now(hand).buttons == ["hide", "run"]
