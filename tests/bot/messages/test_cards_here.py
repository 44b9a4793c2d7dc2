"""Where a player wants their cards: by direct message, at the table, or both."""

from typing import Any

import pytest

from bot.i18n.words import Words
from bot.messages.jobs import Kind, SurfaceId
from bot.pages.refusal_text import refusal
from bot.people import Cards, Person
from bot.tables.refusals import NotAtThisTable
from tests.bot.den import Den
from tests.bot.stage import TABLE_ID
from tests.support.clicks import Answer
from tests.support.found import found
from tests.support.shown import Shown, is_call

words = Words()


def like(den: Den, person: Any, cards: Cards) -> None:
    """Store the preference, as if it had been chosen before."""
    den.memory.people[person.id] = Person(person.id, None, True, "en", cards=cards)


async def page_of(den: Den, person: Any, on: Shown) -> Shown:
    """Return the page for preferences, which a button of the card opens."""
    page = found((await den.forge(person, on, f"coop:{TABLE_ID}:own:cards:0")).shown)
    assert page.ephemeral
    return page


async def choose(den: Den, person: Any, page: Shown, cards: Cards) -> Answer:
    return await den.press(person, page, words(f"cards-choose-{cards.value}"))


def to(den: Den, person: Any) -> list[str]:
    """Return the paths of the messages that were sent to this person's direct messages."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return [request.path for request in den.wire.requests if request.path.startswith(path)]


def hand_id(person: Any) -> SurfaceId:
    return SurfaceId(TABLE_ID, Kind.HAND, person.id)


def called(den: Den) -> list[Shown]:
    return [message for message in den.messages(den.channel.id) if is_call(message)]


@pytest.fixture
async def here(den: Den) -> Den:
    """Ada's table, before Zoe joins, who wants her cards at the table."""
    await den.post()
    like(den, den.zoe, Cards.HERE)
    den.wire.requests.clear()
    return den


async def test_joining_player_gets_the_ephemeral_card_and_no_dm(here: Den) -> None:
    told = await here.do(here.zoe, "join")
    (hand,) = told.followups
    assert hand.ephemeral
    # The text depends on whether the deal has happened.
    assert "card of zoe" in hand.text or "cards will come" in hand.text
    assert to(here, here.zoe) == []
    assert here.cards(here.zoe) == []


async def test_ephemeral_card_follows_the_game_by_its_token(here: Den) -> None:
    (hand,) = (await here.do(here.zoe, "join")).followups
    here.stage.status = here.stage.status.PLAYING
    here.wire.requests.clear()
    await here.ask(here.zoe, "q1")

    assert here.now(hand).buttons == ["hide", "run"]
    assert to(here, here.zoe) == []

    told = await here.press(here.zoe, hand, "hide")
    assert told.kind == "update"

    posts = [
        request
        for request in here.wire.requests
        if request.method == "POST" and "/channels/" in request.path
    ]
    assert posts == [], "who has just joined is looking, and is not called"


async def test_turn_is_announced_in_the_channel(here: Den) -> None:
    await here.do(here.zoe, "join")
    here.stage.status = here.stage.status.PLAYING
    # After this time, Zoe no longer counts as looking at the table.
    await here.env.advance_time(here.pace.recent + 1)
    await here.ask(here.zoe, "q1")
    (call,) = called(here)

    assert f"<@{here.zoe.id}>" in call.text
    assert to(here, here.zoe) == []


async def test_table_does_not_explain_a_chosen_lack_of_dms(here: Den) -> None:
    """The player has chosen it and knows how to play."""
    await here.do(here.zoe, "join")
    line = words("chat-plays-by-hand", names="zoe", count=1)
    assert line not in here.tables()[-1].text
    # Only closed direct messages are a reason to ask Discord for a member.
    assert [request.path for request in here.wire.requests if "/members/" in request.path] == []


async def test_both_places_show_the_same_card(here: Den) -> None:
    like(here, here.zoe, Cards.BOTH)
    (hand,) = (await here.do(here.zoe, "join")).followups
    assert here.cards(here.zoe)[-1].text == hand.text


async def test_preference_for_dms_gives_no_ephemeral_card(here: Den) -> None:
    like(here, here.zoe, Cards.DM)
    assert (await here.do(here.zoe, "join")).followups == ()
    assert here.cards(here.zoe)


def hands(den: Den) -> list[Shown]:
    return [message for message in den.messages(den.channel.id) if message.ephemeral]


class TestChoosing:
    async def test_page_shows_the_options(self, den: Den, dealt: None) -> None:
        page = await page_of(den, den.ben, den.cards(den.ben)[-1])
        chosen = [control.label for control in page.controls]

        assert chosen == [words(f"cards-choose-{cards.value}") for cards in Cards]
        assert words("cards-title") in page.text
        assert words("cards-shut") not in page.text

    async def test_page_becomes_the_ephemeral_card(self, den: Den, dealt: None) -> None:
        hand = found((await den.do(den.ben, "hand")).shown)

        # The earlier ephemeral card is lost, so the page takes its place.
        den.chat._surfaces.get(hand_id(den.ben)).token = None
        page = await page_of(den, den.ben, hand)
        told = await choose(den, den.ben, page, Cards.HERE)

        assert told.kind == "update"
        assert den.now(page).text == "card of Ben: dealt"
        assert den.memory.people[den.ben.id].cards is Cards.HERE

        await den.ask(den.ben, "q1")
        assert den.now(page).buttons == ["hide", "run"]

    async def test_dm_card_ends_with_a_link_to_the_table(self, den: Den, dealt: None) -> None:
        card = den.cards(den.ben)[-1]
        page = await page_of(den, den.ben, card)
        await choose(den, den.ben, page, Cards.HERE)

        assert den.now(card).text == words("chat-card-here", number=1)

        sent = len(to(den, den.ben))
        await den.ask(den.ben, "q1")
        assert len(to(den, den.ben)) == sent, "no DM any more"

    async def test_change_back_to_dms_sends_the_card_there(self, here: Den) -> None:
        (hand,) = (await here.do(here.zoe, "join")).followups
        page = await page_of(here, here.zoe, hand)
        await choose(here, here.zoe, page, Cards.DM)
        assert here.cards(here.zoe)[-1].text == hand.text
        assert here.chat._surfaces.without_dms(TABLE_ID) == {}

    async def test_table_does_not_call_dms_closed_before_the_first_one_arrives(
        self, here: Den
    ) -> None:
        (hand,) = (await here.do(here.zoe, "join")).followups
        page = await page_of(here, here.zoe, hand)
        # The first attempts fail for a reason that is not the player's.
        here.refuse("POST", f"/channels/{here.zoe.user.dm_channel.id}/messages", 500, 0, times=3)
        await choose(here, here.zoe, page, Cards.DM)
        line = words("chat-plays-by-hand", names="zoe", count=1)

        assert here.cards(here.zoe) == []
        assert line not in here.tables()[-1].text

        await here.env.advance_time(60)
        assert here.cards(here.zoe)[-1].text == hand.text
        assert line not in here.tables()[-1].text

    async def test_player_with_an_ephemeral_card_gets_no_second_one(self, here: Den) -> None:
        (hand,) = (await here.do(here.zoe, "join")).followups
        page = await page_of(here, here.zoe, hand)
        await choose(here, here.zoe, page, Cards.BOTH)
        assert len(hands(here)) == 2, "the hand, and the page"
        assert here.now(page).text != hand.text

    async def test_preference_survives_a_restart(self, here: Den) -> None:
        await here.do(here.zoe, "join")
        here.stage.status = here.stage.status.PLAYING
        await here.come_back()
        await here.ask(here.zoe, "q1")
        assert to(here, here.zoe) == []
        assert len(called(here)) == 1

    async def test_stranger_cannot_choose(self, den: Den, dealt: None) -> None:
        told = await den.forge(den.zoe, den.tables()[-1], f"coop:{TABLE_ID}:own:cards:2")
        assert told.text == refusal(NotAtThisTable(), words)
        assert den.zoe.id not in den.memory.people

    async def test_forged_choice_is_refused(self, den: Den, dealt: None) -> None:
        before = dict(den.memory.people)
        told = await den.forge(den.ben, den.tables()[-1], f"coop:{TABLE_ID}:own:cards:99")
        assert told.text == words("refused-not-among-the-options")
        assert den.memory.people == before

        # A press on a public message opens a private page.
        told = await den.forge(den.ben, den.tables()[-1], f"coop:{TABLE_ID}:own:cards:2")
        assert told.is_private
        assert "card of Ben" not in den.tables()[-1].text


class TestClosedDms:
    async def test_player_is_told_once_per_time_of_closed_dms(self, den: Den, posted: None) -> None:
        den.close_dms(den.zoe)
        notice, hand = (await den.do(den.zoe, "join")).followups

        assert (notice.text, notice.ephemeral, hand.ephemeral) == (
            words("chat-dms-shut"),
            True,
            True,
        )

        await den.do(den.zoe, "leave")
        # The second time, only the ephemeral card is sent.
        (again,) = (await den.do(den.zoe, "join")).followups
        assert again.text == hand.text

        await den.do(den.zoe, "leave")
        # Without the injected error, direct messages arrive again.
        den.env.backend.faults.clear()
        await den.do(den.zoe, "join")

        assert not den.memory.people[den.zoe.id].shut_told

        await den.do(den.zoe, "leave")
        den.close_dms(den.zoe)
        told = await den.do(den.zoe, "join")

        assert told.followups[0].text == words("chat-dms-shut")

    async def test_table_stops_mentioning_closed_dms_after_the_choice(
        self, den: Den, posted: None
    ) -> None:
        den.close_dms(den.zoe)
        _, hand = (await den.do(den.zoe, "join")).followups
        line = words("chat-plays-by-hand", names="zoe", count=1)

        assert line in den.tables()[-1].text

        page = await page_of(den, den.zoe, hand)
        assert words("cards-shut") in page.text

        await choose(den, den.zoe, page, Cards.HERE)
        assert line not in den.tables()[-1].text

    async def test_choice_of_dms_tries_them_at_once(self, den: Den, posted: None) -> None:
        """The player has opened their direct messages, so the backoff does not apply."""
        den.close_dms(den.zoe)
        _, hand = (await den.do(den.zoe, "join")).followups
        den.env.backend.faults.clear()
        await choose(den, den.zoe, await page_of(den, den.zoe, hand), Cards.DM)

        assert den.cards(den.zoe)[-1].text == hand.text
        assert den.chat._surfaces.without_dms(TABLE_ID) == {}


async def test_ephemeral_card_that_cannot_be_sent_is_forgotten(
    here: Den, caplog: pytest.LogCaptureFixture
) -> None:
    here.refuse("POST", "/webhooks/*", 404, 10015)
    assert (await here.do(here.zoe, "join")).followups == ()
    assert "ephemeral card not sent" in caplog.text
    assert here.chat._surfaces.get(hand_id(here.zoe)).token is None
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
