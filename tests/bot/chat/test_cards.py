"""Private cards: when a question is a message, when an edit, and what becomes of the old one."""

import pytest

from bot.chat.pace import ChatPace
from tests.bot.chat.conftest import Den
from tests.bot.chat.stage import Asked
from tests.clicks import deliver


async def test_a_question_is_a_new_message_and_the_old_card_is_closed(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    first, second = den.cards(den.ben)
    assert second.buttons == ["hide", "run"]
    assert first.buttons == []
    assert "closed" in first.text


async def test_a_click_is_answered_by_the_next_card_itself(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    den.stage.then = lambda user_id: den.stage.ask(user_id, "q2", "left", "right")
    den.wire.requests.clear()
    told = await den.press(den.ben, card, "hide")
    assert told.kind == "update"
    assert den.now(card).buttons == ["left", "right"]
    assert len(den.cards(den.ben)) == 2
    assert den.counted() == []


async def test_who_has_just_clicked_gets_the_next_question_by_an_edit(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    await den.press(den.ben, card, "hide")
    await den.env.advance_time(60)
    den.wire.requests.clear()
    await den.ask(den.ben, "q2", "left", "right")
    assert den.now(card).buttons == ["left", "right"]
    assert den.counted() == []


async def test_a_question_that_came_by_an_edit_comes_again_after_a_while(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    await den.press(den.ben, card, "hide")
    await den.ask(den.ben, "q2", "left", "right")
    await den.env.advance_time(9)
    assert len(den.cards(den.ben)) == 2
    await den.env.advance_time(2)
    reminder = den.cards(den.ben)[-1]
    assert reminder.id != card.id
    assert reminder.buttons == ["left", "right"]
    closed = den.now(card)
    assert closed.buttons == []
    assert "Hide" not in closed.text, "that was the question before"


async def test_what_was_answered_in_time_is_not_asked_again(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    den.stage.then = lambda user_id: den.stage.ask(user_id, "q2", "left")
    await den.press(den.ben, card, "hide")
    den.stage.then = lambda _: None
    await den.press(den.ben, card, "left")
    await den.env.advance_time(30)
    assert len(den.cards(den.ben)) == 2


async def test_whoever_clicked_long_ago_is_written_to(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    await den.press(den.ben, card, "hide")
    await den.env.advance_time(91)
    await den.ask(den.ben, "q2")
    assert den.cards(den.ben)[-1].id != card.id
    assert "Hide" in den.now(card).text


async def test_a_question_that_stands_on_the_table_pushes_nobody(den: Den) -> None:
    await den.deal()
    den.stage.public = ["override", "pass"]
    await den.ask(den.ben, "q1", "override", "pass")
    assert len(den.cards(den.ben)) == 1
    assert den.tables()[-1].buttons[:2] == ["override", "pass"]


async def test_a_card_that_changes_without_a_question_is_edited(den: Den) -> None:
    await den.deal()
    den.stage.note = "news"
    den.commit()
    await den.settle()
    (card,) = den.cards(den.ben)
    assert "news" in card.text


@pytest.mark.parametrize("pace", [ChatPace(table_every=0)])
async def test_the_deal_shows_at_once_and_what_merely_happens_in_its_own_time(den: Den) -> None:
    await den.deal()
    assert "dealt" in den.cards(den.ben)[-1].text
    den.stage.note = "news"
    den.commit()
    await den.settle()
    assert "dealt" in den.cards(den.ben)[-1].text
    await den.env.advance_time(16)
    assert "news" in den.cards(den.ben)[-1].text
    den.stage.status, den.stage.note = den.stage.status.OVER, "over"
    den.commit()
    await den.settle()
    assert "over" in den.cards(den.ben)[-1].text


async def test_a_double_click_counts_once_and_is_told_so(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    click = den.click_of(den.ben, card, card.button("hide").custom_id)
    first, second = await deliver(den.env, click, click)
    await den.settle()
    assert first.kind == "update"
    assert second.is_private
    assert len(den.stage.pressed) == 1
    assert den.now(card).buttons == []


async def test_an_old_card_is_closed_when_it_is_pressed(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    await den.ask(den.ben, "q2")
    old = den.cards(den.ben)[-2]
    told = await den.forge(den.ben, old, "coop:t1:q1:pick0")
    assert told.is_private
    assert den.stage.pressed == []
    assert den.now(old).buttons == []
    assert den.cards(den.ben)[-1].buttons == ["hide", "run"]


async def test_a_card_goes_to_its_person_wherever_the_seats_move(den: Den) -> None:
    await den.post()
    den.stage.players.reverse()
    den.stage.status = den.stage.status.PLAYING
    await den.ask(den.ben, "q1")
    assert "Ben" in den.cards(den.ben)[-1].text
    assert den.cards(den.ben)[-1].buttons
    assert "Ada" in den.cards(den.ada)[-1].text


async def test_who_leaves_has_their_card_closed(den: Den) -> None:
    await den.post()
    await den.do(den.ben, "leave")
    (card,) = den.cards(den.ben)
    assert "left" in card.text
    assert [one.name for one in den.memory.rows.values() if one.name != "table"] == [
        f"card:{den.ada.id}"
    ]


async def test_a_game_that_is_over_closes_its_cards_without_new_messages(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    den.stage.asked.clear()
    den.stage.status, den.stage.note = den.stage.status.OVER, "over"
    den.commit()
    await den.settle()
    assert [one.buttons for one in den.cards(den.ben)] == [[], []]
    assert len(den.cards(den.ada)) == 1


class TestNearTheDeadline:
    async def test_the_question_rings_once_more(self, den: Den) -> None:
        await den.deal()
        await self.ask(den, 60)
        first = den.cards(den.ben)[-1]
        await den.env.advance_time(59)
        assert den.cards(den.ben)[-1].id == first.id
        await den.env.advance_time(2)
        again = den.cards(den.ben)[-1]
        assert again.id != first.id
        assert again.buttons == ["hide", "run"]
        assert den.now(first).buttons == []
        await den.env.advance_time(600)
        assert den.cards(den.ben)[-1].id == again.id, "once"

    async def test_not_right_after_it_rang(self, den: Den) -> None:
        await den.deal()
        await self.ask(den, 5)
        await den.env.advance_time(30)
        assert len(den.cards(den.ben)) == 2

    async def test_whoever_has_answered_is_left_in_peace(self, den: Den) -> None:
        await den.deal()
        await self.ask(den, 60)
        await den.press(den.ben, den.cards(den.ben)[-1], "hide")
        await den.env.advance_time(61)
        assert len(den.cards(den.ben)) == 2

    async def test_it_rings_after_a_restart_too(self, den: Den) -> None:
        await den.deal()
        await self.ask(den, 60)
        await den.restart()
        with den.env._bot_scope():
            await den.chat.wake(["t1"])
        await den.settle()
        assert len(den.cards(den.ben)) == 2
        await den.env.advance_time(61)
        assert den.cards(den.ben)[-1].buttons == ["hide", "run"]
        assert len(den.cards(den.ben)) == 3

    @staticmethod
    async def ask(den: Den, seconds: float) -> None:
        asked = Asked("q1", remind_at=den.clock.now() + seconds)
        den.stage.asked = {den.ben.id: asked}
        den.commit()
        await den.settle()
