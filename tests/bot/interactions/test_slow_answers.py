"""Slow answers: the handler takes long, Discord is slow, or two edits cross."""

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.i18n.words import Words
from bot.interactions.interaction import Answer, Click, Verb
from bot.messages.timing import ChatTiming
from bot.pages import delivery
from bot.pages.delivery import Delivery, DesiredMessage, Sent
from bot.pages.page import Page, Text
from bot.tables.refusals import TablePaused
from tests.bot.den import PACE, Den, is_quiet

words = Words()


class TestSlow:
    @pytest.fixture
    def pace(self) -> ChatTiming:
        return replace(PACE, answer_within=0.05)

    async def test_slow_press_is_acknowledged_first(self, den: Den, asked: None) -> None:
        card = den.cards(den.ben)[-1]
        den.stage.slow = 0.2
        told = await den.press(den.ben, card, "hide")

        # The acknowledgement changes nothing; the page follows as an edit.
        assert told.kind == "deferred_update"
        assert den.now(card).buttons == []

    async def test_lost_acknowledgement_is_replaced_by_the_answer(
        self, den: Den, asked: None, caplog: pytest.LogCaptureFixture
    ) -> None:
        card = den.cards(den.ben)[-1]
        den.stage.slow = 0.2
        den.refuse("POST", "/interactions/*", 404, 10062)
        told = await den.press(den.ben, card, "hide")

        assert told.kind == "update"
        assert den.now(card).buttons == []
        assert "press not acknowledged" in caplog.text
        assert is_quiet(caplog)

    async def test_slow_refusal_is_private(self, den: Den, asked: None) -> None:
        card = den.cards(den.ben)[-1]
        den.stage.slow = 0.2
        den.stage.breaks = TablePaused()
        told = await den.press(den.ben, card, "hide")

        assert told.kind == "deferred_update"
        # The acknowledgement has promised an edit, so the refusal follows as a message.
        assert told.followups[-1].text == words("refused-table-paused")

    async def test_slow_answer_in_a_window_is_private(self, den: Den, dealt: None) -> None:
        den.stage.public = ["pass"]
        await den.ask(den.ben, "q1", "pass")
        den.stage.slow = 0.2
        told = await den.press(den.ben, den.tables()[0], "pass")

        assert told.is_private
        assert told.text == words("chat-pressed", choice="Pass")

    async def test_slow_verb_with_default_settings_answers_privately(
        self, den: Den, dealt: None
    ) -> None:
        before = den.tables()[0]

        async def ponder(click: Click) -> None:
            await asyncio.sleep(0.2)
            await click.say("cluck")

        den.chat.verbs.add(Verb("ponder", ponder))
        told = await den.do(den.zoe, "ponder")
        assert told.is_private
        assert (told.text, told.followups) == ("cluck", ())
        assert den.now(before) == before

    async def test_slow_private_page_is_not_drawn_on_a_public_message(
        self, den: Den, dealt: None
    ) -> None:
        before = den.tables()[0]

        async def leaf(click: Click) -> None:
            await asyncio.sleep(0.2)
            # By now the press is acknowledged as an edit of the public message.
            await click.show(DesiredMessage.of(Page((Text("page 2"),))))

        den.chat.verbs.add(Verb("leaf", leaf, answer=Answer.TABLE))
        told = await den.do(den.zoe, "leaf")
        assert told.is_private
        assert told.followups[-1].text == "page 2"
        assert den.now(before) == before

    async def test_press_on_a_deleted_message_is_answered_by_a_new_one(
        self, den: Den, asked: None
    ) -> None:
        # The message is deleted while its press is carried out.
        den.refuse("POST", "/interactions/*", 404, 10008)
        told = await den.press(den.ben, den.cards(den.ben)[-1], "hide")

        assert len(den.stage.pressed) == 1
        assert told.text == words("refused-message-replaced")
        assert told.is_private


class TestAnswersFirst:
    async def test_press_is_answered_before_other_surfaces_are_checked(
        self, den: Den, asked: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        den.stage.then = lambda _: den.stage.ask(den.ada.id, "q2")
        den.wire.requests.clear()
        pages = den.chat._drawer
        reconciler = den.chat._reconciler
        answered = []
        draw = pages.card
        plan = reconciler._plan

        async def slowly(table_id: str, user_id: int) -> DesiredMessage:
            await asyncio.sleep(0.02)
            return await draw(table_id, user_id)

        async def watched(table_id: str) -> None:
            answered.append([request.counts for request in den.wire.requests])
            await plan(table_id)

        monkeypatch.setattr(pages, "card", slowly)
        monkeypatch.setattr(reconciler, "_plan", watched)
        await den.press(den.ben, den.cards(den.ben)[-1], "hide")

        # One request was sent by then: the answer, which does not count.
        assert answered[0] == [False]
        assert den.cards(den.ada)[-1].buttons

    async def test_press_is_answered_before_pages_are_compared(
        self, den: Den, asked: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        den.wire.requests.clear()
        compared: list[list[str]] = []

        found = delivery.digest

        def digest(*page: Any) -> str:
            compared.append([request.path for request in den.wire.requests])
            return found(*page)

        monkeypatch.setattr(delivery, "digest", digest)
        await den.press(den.ben, den.cards(den.ben)[-1], "hide")
        assert compared
        assert all(said[:1] and said[0].endswith("/callback") for said in compared)

    async def test_response_of_discord_is_not_parsed_into_a_message(
        self, den: Den, asked: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        card = den.cards(den.ben)[-1]
        # To build a message object from each response costs time and is never needed.
        made = Mock(return_value=None)
        monkeypatch.setattr(discord.InteractionMessage, "__init__", made)
        told = await den.press(den.ben, card, "hide")

        assert told.kind == "update"

        made.assert_not_called()


async def test_card_with_crossed_edits_is_drawn_again(
    den: Den, asked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord carries out the answer to a press first and an older edit last.

    The responses do not tell the order, so the card is uncertain until the next edit.
    """
    edit = den.chat.outbox.edit
    redraw = Click.redraw
    answered = asyncio.Event()
    landed = asyncio.Event()

    async def late(channel_id: int, message_id: int, page: Delivery) -> Sent:
        # The first edit of Ben's card waits until the press has been answered.
        if not answered.is_set() and channel_id == den.ben.user.dm_channel.id:
            await answered.wait()
            sent = await edit(channel_id, message_id, page)
            landed.set()

            return sent

        return await edit(channel_id, message_id, page)

    async def early(click: Click, page: Delivery) -> Sent:
        sent = await redraw(click, page)
        answered.set()
        await landed.wait()
        await asyncio.sleep(0)
        return sent

    monkeypatch.setattr(den.chat.outbox, "edit", late)
    monkeypatch.setattr(Click, "redraw", early)
    den.stage.note = "before"
    den.commit()
    await asyncio.sleep(0.02)
    den.stage.then = lambda _: setattr(den.stage, "note", "after")
    await den.press(den.ben, den.cards(den.ben)[-1], "hide")

    assert landed.is_set()
    assert "after" in den.cards(den.ben)[-1].text
