"""Direct messages: which are open, and the circuit breaker after complaints of Discord."""

import logging
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.discord_api.direct_messages import (
    CircuitBreaker,
    DirectMessage,
    DirectMessages,
    DmsShut,
    RetryBudget,
)
from bot.discord_api.interaction_token import ANSWERED
from bot.discord_api.outbox import Priority
from bot.i18n.words import Words
from bot.pages.delivery import Delivery, DesiredMessage, Sent
from bot.pages.page import Page, Text
from bot.people import Person
from tests.bot.memory import Memory
from tests.bot.tables.house import HandClock

ADA = 7


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def breaker(clock: HandClock) -> CircuitBreaker:
    return CircuitBreaker(clock)


def test_tripped_breaker_lets_one_trial_pass_after_the_pause(
    clock: HandClock, breaker: CircuitBreaker
) -> None:
    breaker.may_pass()
    breaker.trip()
    clock.time += CircuitBreaker.FIRST - 1

    assert not breaker.may_pass()

    clock.time += 1
    assert [breaker.may_pass(), breaker.may_pass()] == [True, False]

    # The trial has never reported a result, so another one may follow.
    clock.time += CircuitBreaker.TRIAL
    assert breaker.may_pass(), "nobody has heard how the last one went"


def test_log_tells_when_the_breaker_opens_and_closes(
    breaker: CircuitBreaker, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    breaker.reset()
    breaker.trip()
    breaker.reset()
    breaker.reset()

    assert [message.split(";")[0] for message in caplog.messages] == [
        "no direct messages are opened, Discord flagged them: minutes=10",
        "direct messages can be opened again",
    ]


def test_success_closes_the_breaker(clock: HandClock, breaker: CircuitBreaker) -> None:
    assert all(breaker.may_pass() for _ in range(5))
    breaker.trip()
    clock.time += CircuitBreaker.FIRST
    assert breaker.may_pass()
    breaker.reset()
    assert all(breaker.may_pass() for _ in range(5))


def test_each_complaint_doubles_the_pause_up_to_a_maximum(
    clock: HandClock, breaker: CircuitBreaker
) -> None:
    pauses = []
    for _ in range(8):
        breaker.trip()
        began = clock.time
        while not breaker.may_pass():
            clock.time += 60.0

        pauses.append(clock.time - began)

    doubled = [CircuitBreaker.FIRST * 2**times for times in range(8)]
    assert pauses == [min(pause, CircuitBreaker.LONGEST) for pause in doubled]


def test_simultaneous_complaints_count_once(clock: HandClock, breaker: CircuitBreaker) -> None:
    # Five requests were under way when Discord complained about the first.
    for _ in range(5):
        breaker.trip()

    clock.time += CircuitBreaker.FIRST
    assert breaker.may_pass()


class Door:
    """A fake outbox. It calls `meanwhile`, and then opens a channel or raises `raises`."""

    raises: Exception | None = None
    refuses: Exception | None = None
    """The error for a message in an open channel, if any."""
    meanwhile: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self) -> None:
        self.turns: list[Priority] = []
        self.sent: list[tuple[int, Delivery]] = []

    async def turn(self, priority: Priority) -> bool:
        self.turns.append(priority)
        return False

    async def send(self, channel_id: int, delivery: Delivery, nonce: str) -> Sent:
        assert nonce
        if self.refuses is not None:
            raise self.refuses
        self.sent.append((channel_id, delivery))
        return Sent(len(self.sent), {})

    async def open_dm(self, user_id: int) -> int:
        self.meanwhile()
        if self.raises is not None:
            raise self.raises
        return 100 + user_id


class Forgetful(Memory):
    """A repository that calls `looked` after each read."""

    looked: Callable[[], None] = staticmethod(lambda: None)

    async def person(self, user_id: int) -> Person | None:
        found = await super().person(user_id)
        self.looked()
        return found


NEWS = DesiredMessage.of(Page((Text("cluck"),)))


def pressed() -> Any:
    """Return a press of Ada's that was answered with the message itself."""
    followup = SimpleNamespace(send=AsyncMock())
    user = SimpleNamespace(id=ADA)
    # Type 4 is an answer with a new message.
    extras = {ANSWERED: 4}
    return SimpleNamespace(user=user, locale="en", extras=extras, followup=followup)


def error(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="so it is")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class TestOnePersonsDoor:
    """The direct messages of one person."""

    @pytest.fixture
    def door(self) -> Door:
        return Door()

    @pytest.fixture
    def memory(self) -> "Forgetful":
        return Forgetful()

    @pytest.fixture
    def people(self, door: Door, memory: Memory, clock: HandClock) -> DirectMessages:
        return DirectMessages(memory, door, clock)  # type: ignore[arg-type]

    async def test_open_channel_is_opened_once(
        self, people: DirectMessages, door: Door, memory: Memory
    ) -> None:
        assert await people.channel(ADA, "de", asks=True) == 107

        # A second request to open it would raise now.
        door.raises = error(403, 50007)
        assert await people.channel(ADA, "de", asks=True) == 107
        assert (memory.people[ADA].dm_open, memory.people[ADA].locale) == (True, "de")

    @pytest.mark.parametrize(("status", "code"), [(403, 50007), (403, 50001), (400, 0)])
    async def test_person_with_closed_dms_is_not_tried_further(
        self, people: DirectMessages, door: Door, memory: Memory, status: int, code: int
    ) -> None:
        door.raises = error(status, code)
        with pytest.raises(DmsShut) as shut:
            await people.channel(ADA, "de", asks=True)

        assert not shut.value.ours
        assert (memory.people[ADA].dm_open, memory.people[ADA].locale) == (False, "de")

    async def test_refusals_are_counted(self, people: DirectMessages, door: Door) -> None:
        assert await people.channel(ADA, "en", asks=True) == 107
        assert people.refused == 0

        await people.note_closed(ADA)
        assert people.refused == 1

        door.raises = error(400, 40003)
        with pytest.raises(DmsShut):
            await people.channel(ADA + 1, "en", asks=True)

        assert people.refused == 2

        people.note_flagged(ADA)
        assert people.refused == 3

    async def test_server_error_is_not_held_against_the_person(
        self, people: DirectMessages, door: Door, memory: Memory
    ) -> None:
        door.raises = error(503, 0)
        with pytest.raises(discord.HTTPException):
            await people.channel(ADA, "en", asks=True)

        assert memory.people == {}

        door.raises = None
        assert await people.channel(ADA, "en", asks=False) == 107

    async def test_delivered_message_marks_dms_as_open(
        self, people: DirectMessages, memory: Memory
    ) -> None:
        await people.channel(ADA, "en", asks=True)
        await people.note_closed(ADA)
        with pytest.raises(DmsShut):
            await people.channel(ADA, "en", asks=False)

        memory.people[ADA] = replace(memory.people[ADA], shut_told=True)
        await people.note_delivered(ADA)
        assert memory.people[ADA].dm_open
        # If they close again, that is explained again.
        assert not memory.people[ADA].shut_told
        assert await people.channel(ADA, "en", asks=False) == 107

    async def test_pending_verification_ends_after_its_question(
        self, people: DirectMessages
    ) -> None:
        people.verify_dm(SimpleNamespace(user=SimpleNamespace(id=ADA)))  # type: ignore[arg-type]
        assert people.is_testing(ADA)
        people.end_test(ADA)
        assert not people.is_testing(ADA)

    async def test_missing_channel_is_opened_again(
        self, people: DirectMessages, memory: Memory
    ) -> None:
        await people.forget_channel(ADA)
        assert memory.people == {}, "nothing is known of them"

        await people.channel(ADA, "en", asks=True)
        await people.forget_channel(ADA)
        assert memory.people[ADA].dm_channel_id is None
        assert memory.people[ADA].dm_open
        assert await people.channel(ADA, "en", asks=False) == 107

    async def test_reached_person_is_removed_from_the_retries(
        self, people: DirectMessages, clock: HandClock
    ) -> None:
        clock.time += RetryBudget.PRESS_RETRY
        assert people.may_retry(ADA)

        await people.note_delivered(ADA)
        assert people._retries._retry_now == set(), "else it would hold everybody, in time"

    async def test_failed_notice_of_closed_dms_does_not_raise(
        self, people: DirectMessages, memory: Memory, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.INFO)
        memory.people[ADA] = Person(ADA, None, False, "en")
        click = pressed()
        # 10015 is an unknown webhook: the token of the press has expired.
        click.followup.send.side_effect = error(404, 10015)
        people.verify_dm(click)
        await people.tell_closed(ADA)
        click.followup.send.assert_awaited_once()

        assert "closed DMs not told" in caplog.text
        assert not memory.people[ADA].shut_told, "the next press tells them"

        await people.tell_closed(ADA)
        assert click.followup.send.await_count == 1, "once"

    @pytest.mark.parametrize(
        ("how", "said", "again"),
        [
            ({}, "chat-dms-shut", False),
            ({"ours": True}, "chat-dms-busy", True),
            ({"only_reminds": True}, "chat-bell-shut", True),
            ({"ours": True, "only_reminds": True}, "chat-bell-busy", True),
        ],
    )
    async def test_closed_dms_are_explained_once_and_other_reasons_each_time(
        self, people: DirectMessages, memory: Memory, how: dict[str, bool], said: str, again: bool
    ) -> None:
        memory.people[ADA] = Person(ADA, None, False, "en")
        for told in (True, again):
            click = pressed()
            people.verify_dm(click)
            await people.tell_closed(ADA, **how)
            calls = click.followup.send.await_args_list

            assert calls == ([call(Words()(said), ephemeral=True)] if told else [])

        assert memory.people[ADA].shut_told is not again

    async def test_press_without_an_answer_gets_no_follow_up(self, people: DirectMessages) -> None:
        click = pressed()
        click.extras.clear()
        people.verify_dm(click)

        assert people.is_testing(ADA)
        assert people.pending_press(ADA) is None

        await people.tell_closed(ADA)
        click.followup.send.assert_not_awaited()

    async def test_news_arrives_and_marks_dms_as_open(
        self, people: DirectMessages, door: Door, memory: Memory
    ) -> None:
        assert await people.tell(ADA, NEWS) == DirectMessage(107, 1)

        ((channel_id, delivery),) = door.sent
        assert channel_id == 107
        assert delivery.view is not None
        assert "cluck" in str(delivery.view.components)
        # Opening a channel is limited like a question, while the news itself may wait.
        assert door.turns == [Priority.QUESTION, Priority.DECORATION]
        assert memory.people[ADA].locale == await people.locale(ADA) == "en"

        # The message must correct what an earlier failure has stored.
        memory.people[ADA] = Person(ADA, 107, False, "de")
        people.verify_dm(pressed())
        assert await people.tell(ADA, NEWS) is not None
        assert (memory.people[ADA].dm_open, memory.people[ADA].locale) == (True, "de")

    async def test_news_is_not_sent_to_closed_dms(
        self, people: DirectMessages, door: Door, memory: Memory
    ) -> None:
        memory.people[ADA] = Person(ADA, 107, False, "en")
        assert await people.is_shut(ADA)
        assert await people.tell(ADA, NEWS) is None
        assert (door.sent, door.turns) == ([], [])

    @pytest.mark.parametrize(
        ("refusal", "is_shut"),
        [(error(403, 50007), True), (error(403, 50001), True), (error(400, 40003), False)],
        ids=["shut", "lost", "flagged"],
    )
    async def test_refused_news_marks_dms_as_closed_or_flagged(
        self, people: DirectMessages, door: Door, refusal: Exception, is_shut: bool
    ) -> None:
        door.refuses = refusal
        assert await people.tell(ADA, NEWS) is None
        assert people.refused == 1
        assert await people.is_shut(ADA) is is_shut
        assert people._breaker.may_pass() is is_shut, "what was flagged holds up everybody"
        assert people._retries.is_waiting(ADA)

    async def test_server_error_for_news_does_not_mark_dms_as_closed(
        self, people: DirectMessages, door: Door
    ) -> None:
        door.refuses = error(503, 0)
        with pytest.raises(discord.HTTPException):
            await people.tell(ADA, NEWS)

        assert people.refused == 0
        assert not await people.is_shut(ADA)

    async def test_erased_person_has_no_pending_state(self, people: DirectMessages) -> None:
        people.verify_dm(pressed())
        await people.note_closed(ADA)
        people.forget(ADA)
        assert not people.is_testing(ADA)
        assert not people._retries.is_waiting(ADA)

    @pytest.mark.parametrize("raises", [None, error(403, 50007)], ids=["open", "shut"])
    async def test_erasure_during_the_opening_leaves_no_row(
        self, people: DirectMessages, door: Door, memory: Memory, raises: Exception | None
    ) -> None:
        door.raises = raises
        door.meanwhile = lambda: people.forget(ADA)
        with pytest.raises(DmsShut):
            await people.channel(ADA, "en", asks=True)

        assert memory.people == {}

        door.raises = None
        door.meanwhile = lambda: None
        assert await people.channel(ADA, "en", asks=True) == 107, "who comes again is somebody new"

    async def test_erasure_during_an_update_leaves_no_row(
        self, people: DirectMessages, memory: Forgetful
    ) -> None:
        await people.channel(ADA, "en", asks=True)
        ada = memory.people[ADA]
        for change in (people.note_closed, people.note_delivered, people.forget_channel):
            memory.people[ADA] = replace(ada, dm_open=change == people.note_closed)
            # The erasure happens between a read and the write.
            memory.looked = Mock(side_effect=memory.people.clear)
            await change(ADA)

            # An update that reads nothing changes columns, and writes no new row.
            assert memory.people == {} or not memory.looked.called
