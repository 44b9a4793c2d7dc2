"""Private cards: when a question is a new message, when an edit, and when old cards go."""

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import SurfaceState
from bot.messages.timing import ChatTiming
from bot.pages.page import Link, Row, Text
from bot.pages.presentable import jump
from tests.bot.den import Den
from tests.bot.stage import Asked
from tests.support.clicks import deliver
from tests.support.found import found


async def test_question_is_a_new_message_and_replaces_the_old_card(den: Den, asked: None) -> None:
    # Exactly one card: the old message was deleted.
    (card,) = den.cards(den.ben)
    assert card.buttons == ["hide", "run"]


async def test_press_is_answered_with_the_next_card(den: Den, asked: None) -> None:
    card = den.cards(den.ben)[-1]
    den.stage.then = lambda user_id: den.stage.ask(user_id, "q2", "left", "right")
    den.wire.requests.clear()
    told = await den.press(den.ben, card, "hide")

    assert told.kind == "update"
    assert [card.buttons for card in den.cards(den.ben)] == [["left", "right"]]
    # No request besides the answer, which does not count against the limit of the channel.
    assert den.counted() == []

    (answer,) = [request for request in den.wire.requests if "left" in str(request.body)]
    assert answer.path.endswith("/callback"), "and shown once"


async def test_recently_active_player_gets_the_next_question_by_an_edit(
    den: Den, asked: None
) -> None:
    card = den.cards(den.ben)[-1]
    await den.press(den.ben, card, "hide")
    # Shorter than the time for which a press counts as looking.
    await den.env.advance_time(60)
    den.wire.requests.clear()
    await den.ask(den.ben, "q2", "left", "right")

    assert den.now(card).buttons == ["left", "right"]
    # The edit uses the token of the press.
    assert den.counted() == []


class TestAQuestionThatCameByAnEdit:
    """An edit does not notify, so its question follows as a message after a quarter of its time."""

    @pytest.mark.parametrize(
        # At least ten seconds, at most fifteen minutes, and one minute without a deadline.
        ("time", "rings"),
        [(30, 10), (60, 15), (100, 25), (120, 60), (3600, 900), (None, 60)],
    )
    async def test_question_rings_after_a_quarter_of_its_time(
        self, den: Den, time: float | None, rings: float
    ) -> None:
        card = await self.asked(den, time)
        await den.env.advance_time(rings - 1)
        assert [card.id for card in den.cards(den.ben)] == [card]

        await den.env.advance_time(2)
        reminder = den.cards(den.ben)[-1]
        assert reminder.id != card
        assert reminder.buttons == ["left", "right"]

    async def test_previous_card_can_be_answered_for_a_minute(self, den: Den) -> None:
        card = await self.asked(den, 60)
        await den.env.advance_time(20)
        old, new = den.cards(den.ben)

        assert old.id == card

        told = await den.press(den.ben, old, "left")
        assert told.kind == "update"
        assert den.stage.pressed[-1][1] == "q2"
        assert den.now(new).buttons == []
        # A closed card says why and links to the newer one.

        closed = den.now(old)
        assert closed.buttons == []
        assert "Left" in closed.text
        assert "able 1" in closed.text
        assert closed.links == (f"https://discord.com/channels/@me/{new.channel_id}/{new.id}",)

    @pytest.mark.parametrize("restart", [False, True])
    async def test_previous_card_is_deleted_after_a_minute(self, den: Den, restart: bool) -> None:
        card = await self.asked(den, 600)
        # A quarter of 600 seconds, when the question rings.
        await den.env.advance_time(151)
        old, new = den.cards(den.ben)
        assert old.id == card

        # Its row is stored with the time at which it may be deleted.
        if restart:
            await den.come_back()

        await den.env.advance_time(58)
        assert len(den.cards(den.ben)) == 2

        await den.env.advance_time(3)
        assert [card.id for card in den.cards(den.ben)] == [new.id]

    async def test_answer_on_the_new_card_deletes_the_old_one_at_once(self, den: Den) -> None:
        await self.asked(den, 60)
        await den.env.advance_time(20)
        _, new = den.cards(den.ben)
        await den.press(den.ben, new, "left")
        assert [card.id for card in den.cards(den.ben)] == [new.id]

    @staticmethod
    async def asked(den: Den, time: float | None) -> int:
        """Let Ben answer and be asked again by an edit. Return the id of his card."""
        await den.deal()
        await den.ask(den.ben, "q1")
        (card,) = den.cards(den.ben)
        await den.press(den.ben, card, "hide")
        due = None if time is None else den.clock.now() + time
        den.stage.asked = {den.ben.id: Asked("q2", ["left", "right"], deadline=due)}
        await den.show()

        assert [card.id for card in den.cards(den.ben)] == [card.id]

        return card.id


class TestADialogue:
    """A turn of several questions, such as the target, the weapon and the prize of an attack."""

    async def test_steps_of_a_dialogue_use_one_message(self, den: Den) -> None:
        card = await self.begun(den)
        await den.env.advance_time(900)
        assert [card.id for card in den.cards(den.ben)] == [card]
        assert den.cards(den.ben)[0].buttons == ["left", "right"]

    async def test_dialogue_rings_near_its_deadline(self, den: Den) -> None:
        card = await self.begun(den, remind_at=300)
        await den.env.advance_time(299)
        assert [card.id for card in den.cards(den.ben)] == [card]
        # The reminder before the deadline is not affected by the dialogue.
        await den.env.advance_time(2)
        assert den.cards(den.ben)[-1].id != card

    async def test_next_turn_rings_like_any_question(self, den: Den) -> None:
        card = await self.begun(den)
        den.stage.then = lambda _: self.ask(den, "q3", "turn 2")
        await den.press(den.ben, den.cards(den.ben)[0], "left")
        await den.env.advance_time(901)
        assert den.cards(den.ben)[-1].id != card

    async def begun(self, den: Den, remind_at: float | None = None) -> int:
        """Let Ben take the first step and be asked for the second. Return the id of his card."""
        await den.deal()
        self.ask(den, "q1", "turn 1")
        await den.settle()
        (card,) = den.cards(den.ben)
        den.stage.then = lambda _: self.ask(den, "q2", "turn 1", remind_at)
        await den.press(den.ben, card, "left")
        den.stage.then = lambda _: None

        # Further presses ask nothing.
        return card.id

    @staticmethod
    def ask(den: Den, token: str, dialogue: str, remind_at: float | None = None) -> None:
        now = den.clock.now()
        due = None if remind_at is None else now + remind_at
        asked = Asked(token, ["left", "right"], False, due, now + 3600, dialogue)
        den.stage.asked = {den.ben.id: asked}
        den.commit()


async def test_answered_question_does_not_ring(den: Den, asked: None) -> None:
    card = den.cards(den.ben)[-1]
    den.stage.then = lambda user_id: den.stage.ask(user_id, "q2", "left")
    await den.press(den.ben, card, "hide")
    den.stage.then = lambda _: None
    await den.press(den.ben, card, "left")
    # Long enough for the ring of q2, had it not been answered.
    await den.env.advance_time(90)

    assert [card.id for card in den.cards(den.ben)] == [card.id]


async def test_public_question_sends_no_new_card(den: Den, dealt: None) -> None:
    den.stage.public = ["override", "pass"]
    await den.ask(den.ben, "q1", "override", "pass")
    assert len(den.cards(den.ben)) == 1
    assert den.tables()[-1].buttons[:2] == ["override", "pass"]


@pytest.mark.parametrize("pace", [ChatTiming(table_every=0)])
async def test_deal_is_shown_at_once_and_news_after_an_interval(den: Den, dealt: None) -> None:
    assert "dealt" in den.cards(den.ben)[-1].text

    await den.show("news")

    assert "dealt" in den.cards(den.ben)[-1].text

    await den.env.advance_time(16)
    (card,) = den.cards(den.ben)
    assert "news" in card.text

    # The end of a game does not wait for the interval.
    den.stage.status = den.stage.status.OVER
    await den.show("over")

    assert "over" in den.cards(den.ben)[-1].text


@pytest.mark.parametrize("pace", [ChatTiming(table_every=0, card_every=0, look_every=60)])
async def test_recently_checked_card_is_not_checked_again(den: Den, dealt: None) -> None:
    await den.env.advance_time(61)
    await den.show("news")

    assert "dealt" in den.cards(den.ben)[-1].text

    await den.env.advance_time(61)
    assert "news" in den.cards(den.ben)[-1].text


@pytest.mark.parametrize("pace", [ChatTiming(table_every=0, look_every=0)])
async def test_card_with_news_is_not_checked_before_its_time(den: Den, dealt: None) -> None:
    den.stage.note = "news"
    den.commit()
    with den.env._bot_scope():
        await den.chat._workers.settle()

    due = found(den.chat.next_due())
    assert due - den.clock.now() > 10


async def test_double_click_counts_once_and_is_told(den: Den, asked: None) -> None:
    card = den.cards(den.ben)[-1]
    click = den.click_of(den.ben, card, card.button("hide").custom_id)
    first, second = await deliver(den.env, click, click)
    await den.settle()

    assert first.kind == "update"
    assert second.is_private
    assert len(den.stage.pressed) == 1
    assert den.now(card).buttons == []


async def test_stale_card_that_could_not_be_deleted_is_closed_by_a_press(
    den: Den,
    asked: None,
) -> None:
    # Without the deletion, the old card keeps its buttons.
    den.refuse("DELETE", f"/channels/{den.ben.user.dm_channel.id}/messages/*", 403, 50013)
    await den.ask(den.ben, "q2")
    old, new = den.cards(den.ben)
    told = await den.forge(den.ben, old, "coop:t1:q1:pick:0")

    assert told.is_private
    assert den.stage.pressed == []
    assert den.now(old).buttons == []
    assert den.now(old).links == (f"https://discord.com/channels/@me/{new.channel_id}/{new.id}",)
    assert new.buttons == ["hide", "run"]


async def test_card_stays_with_its_person_when_seats_move(den: Den, posted: None) -> None:
    # The deal shuffles the seats.
    den.stage.players.reverse()
    den.stage.status = den.stage.status.PLAYING
    await den.ask(den.ben, "q1")

    assert "Ben" in den.cards(den.ben)[-1].text
    # Ben's question belongs to Ben, not to the seat that he had.
    assert den.cards(den.ben)[-1].buttons
    assert "Ada" in den.cards(den.ada)[-1].text


async def test_leaver_gets_their_card_closed(den: Den, posted: None) -> None:
    await den.do(den.ben, "leave")
    (card,) = den.cards(den.ben)

    assert "left table 1" in card.text
    assert card.links == (jump(den.guild.id, den.channel.id),), "several tables share a DM"

    kept = [row.id.name for row in den.memory.rows.values() if row.id.name != "table"]
    assert kept == [f"card:{den.ada.id}"]


async def test_end_of_a_game_closes_cards_without_new_messages(den: Den, asked: None) -> None:
    den.stage.asked.clear()
    den.stage.status = den.stage.status.OVER
    await den.show("over")

    assert [card.buttons for card in den.cards(den.ben)] == [[]]
    assert "over" in den.cards(den.ben)[0].text
    assert len(den.cards(den.ada)) == 1


class TestNearTheDeadline:
    async def test_question_rings_again(self, den: Den, dealt: None) -> None:
        await self.ask(den, 60)
        first = den.cards(den.ben)[-1]
        await den.env.advance_time(59)

        assert den.cards(den.ben)[-1].id == first.id

        await den.env.advance_time(2)
        again = den.cards(den.ben)[-1]
        assert again.id != first.id
        assert again.buttons == ["hide", "run"]

        await den.env.advance_time(600)
        assert [card.id for card in den.cards(den.ben)] == [again.id], "once"

    async def test_answered_question_is_not_reminded_of(self, den: Den, dealt: None) -> None:
        await self.ask(den, 60)
        await den.press(den.ben, den.cards(den.ben)[-1], "hide")
        await den.env.advance_time(61)
        assert len(den.cards(den.ben)) == 1

    async def test_reminder_survives_a_restart(self, den: Den, dealt: None) -> None:
        await self.ask(den, 60)
        await den.come_back()
        (before,) = den.cards(den.ben)
        await den.env.advance_time(61)

        assert den.cards(den.ben)[-1].buttons == ["hide", "run"]
        assert den.cards(den.ben)[-1].id != before.id

    @staticmethod
    async def ask(den: Den, seconds: float) -> None:
        asked = Asked("q1", remind_at=den.clock.now() + seconds)
        den.stage.asked = {den.ben.id: asked}
        await den.show()


class TestAnEditThatDiscordRefuses:
    @staticmethod
    async def news(den: Den, status: int, code: int) -> int:
        """Make a card need an edit that Discord refuses. Return the id of its message."""
        await den.deal()
        (card,) = den.cards(den.ben)
        den.refuse("PATCH", f"/channels/{card.channel_id}/messages/{card.id}", status, code)
        await den.show("news")
        await den.env.advance_time(1)

        return card.id

    # 10008: unknown message. 10003: unknown channel, which is not taken for closed DMs.
    # 30046: too many edits of a message older than an hour.
    @pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10003), (429, 30046)])
    async def test_card_that_is_gone_or_too_old_is_sent_again(
        self, den: Den, status: int, code: int
    ) -> None:
        before = await self.news(den, status, code)
        assert den.cards(den.ben)[-1].id != before
        assert "news" in den.cards(den.ben)[-1].text
        assert den.memory.people[den.ben.id].dm_open

    async def test_malformed_edit_is_logged_as_an_error(
        self, den: Den, caplog: pytest.LogCaptureFixture
    ) -> None:
        before = await self.news(den, 400, 50035)
        assert [card.id for card in den.cards(den.ben)] == [before]
        assert [record.levelname for record in caplog.records].count("ERROR") == 1


async def test_old_card_links_to_the_table_without_a_newer_card(den: Den, dealt: None) -> None:
    cards = den.chat._card_presses._cards
    wanted = await den.chat._drawer.card("t1", den.ben.id)
    closed = await cards.closed_page("Left", SurfaceState(SurfaceId("t1", Kind.CARD, 7)), wanted)
    said, row = closed.page.blocks

    assert isinstance(said, Text)
    assert "Left" in said.body
    assert isinstance(row, Row)

    (link,) = row.buttons
    assert isinstance(link, Link)
    assert link.url == f"https://discord.com/channels/{den.guild.id}/{den.channel.id}"
