"""Whoever plays by My hand is called by name, and by that nobody learns anything."""

from typing import Any

import pytest

from bot.i18n.words import Words
from bot.messages.jobs import Kind
from bot.messages.state import Aim
from bot.servers.rules import ServerRules
from tests.bot.den import Den
from tests.bot.stage import Asked
from tests.support.shown import Shown


@pytest.fixture
async def den(den: Den) -> Den:
    """Ben's DMs are closed, and that is known."""
    den.close_dms(den.ben)
    await den.deal()
    await den.do(den.ben, "hand")
    await den.env.advance_time(120)

    return den


def calls(den: Den) -> list[Shown]:
    return [one for one in den.messages(den.channel.id) if "waits for you" in one.text]


async def turn(den: Den, token: str, user_id: int | None = None) -> None:
    """It is Ben's turn (or somebody else's), and all see it."""
    user_id = user_id or den.ben.id
    den.stage.turn_of = user_id
    den.stage.moment = f"ask {token}"
    den.stage.deadline = den.clock.now() + 60
    await den.ask(next(one for one in (den.ada, den.ben) if one.id == user_id), token)


async def secret(den: Den, *people: object) -> None:
    """All choose at once, in secret; these have yet to."""
    den.stage.turn_of = None
    den.stage.moment = "ask all"
    den.stage.asked = {one.id: Asked("q", settled=one not in people) for one in (den.ada, den.ben)}
    den.commit()
    await den.settle()


async def test_the_call_rings_for_them_alone_and_goes_when_they_have_answered(den: Den) -> None:
    await turn(den, "q1")
    (call,) = calls(den)
    assert call.text == Words()("chat-called", mention=f"<@{den.ben.id}>")

    posted = [one for one in den.wire.requests if "waits for you" in str(one.body)]
    assert posted[0].body["allowed_mentions"]["users"] == [den.ben.id]

    await turn(den, "q2", den.ada.id)
    assert calls(den) == []


async def test_whoever_gets_dms_is_not_called(den: Den) -> None:
    await turn(den, "q1", den.ada.id)
    assert calls(den) == []


async def test_who_is_looking_is_called_only_after_a_while(den: Den) -> None:
    await den.do(den.ben, "hand")
    await turn(den, "q1")
    assert calls(den) == []

    await den.env.advance_time(14)
    assert calls(den) == []

    await den.env.advance_time(2)
    assert len(calls(den)) == 1

    await den.env.advance_time(40)
    assert len(calls(den)) == 1, "once"


async def test_a_window_calls_nobody(den: Den) -> None:
    den.stage.public = ["override", "pass"]
    await den.ask(den.ben, "q1", "override", "pass")
    assert calls(den) == []


async def test_a_secret_choice_calls_at_once_and_until_all_are_through(den: Den) -> None:
    await secret(den, den.ada, den.ben)
    assert len(calls(den)) == 1

    await secret(den, den.ada)
    assert len(calls(den)) == 1, "it would tell that Ben has chosen"

    await turn(den, "q1", den.ada.id)
    assert calls(den) == []


async def test_nobody_is_called_late_to_a_secret_choice(den: Den) -> None:
    """It would tell that they have not chosen yet."""
    await den.do(den.ben, "hand")
    await secret(den, den.ada, den.ben)
    await den.env.advance_time(300)
    den.commit()
    await den.settle()

    assert calls(den) == []


async def test_the_button_is_my_hand(den: Den) -> None:
    await turn(den, "q1")
    (call,) = calls(den)
    told = await den.press(den.ben, call, Words()("table-button-hand"))

    assert told.is_private
    assert told.shown is not None
    assert told.shown.buttons == ["hide", "run"]


async def test_a_call_lets_the_table_not_sink(den: Den) -> None:
    before = den.tables()[0].id
    for number in range(15):
        await turn(den, f"q{number}")
        await turn(den, f"other {number}", den.ada.id)
        await den.env.advance_time(91)

    assert den.tables()[0].id == before


async def test_after_a_restart_it_is_taken_away(den: Den) -> None:
    await turn(den, "q1")
    await den.restart()
    den.stage.turn_of = den.ada.id
    den.stage.asked = {}
    with den.env._bot_scope():
        await den.chat.wake(["t1"])

    await den.settle()
    assert calls(den) == []


async def test_who_opens_their_dms_is_not_called_any_more(den: Den) -> None:
    await turn(den, "q1")
    den.env.backend.faults.clear()
    await den.do(den.ben, "hand")
    await den.settle()
    await den.env.advance_time(61)
    await den.do(den.ben, "hand")
    await den.settle()

    assert den.cards(den.ben)[-1].buttons == ["hide", "run"]
    assert calls(den) == []


async def test_a_channel_that_takes_no_messages_is_no_trouble(den: Den) -> None:
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 403, 50013)
    await turn(den, "q1")
    assert calls(den) == []

    await turn(den, "q2", den.ada.id)
    await turn(den, "q3")
    assert len(calls(den)) == 1


async def test_a_call_that_the_channel_refused_is_not_sent_later(den: Den) -> None:
    """The same question is redrawn when somebody else moves; the call for it has been given up."""
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 403, 50013)
    await turn(den, "q1")
    den.commit()
    await den.settle()

    assert calls(den) == []


async def test_a_delayed_call_that_the_channel_refused_is_not_sent_later(den: Den) -> None:
    await den.do(den.ben, "hand")
    await turn(den, "q1")
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 403, 50013)
    await den.env.advance_time(16)
    den.commit()
    await den.settle()

    assert calls(den) == []


async def test_a_call_whose_answer_got_lost_is_neither_said_twice_nor_left_behind(den: Den) -> None:
    den.wire.loses = rf"POST /channels/{den.channel.id}/messages"
    await turn(den, "q1")
    den.wire.down = False
    await den.env.advance_time(61)
    await den.settle()

    assert len(calls(den)) == 1

    await turn(den, "q2", den.ada.id)
    assert calls(den) == []


async def test_who_has_left_the_table_is_called_no_more(den: Den) -> None:
    await turn(den, "q1")
    assert len(calls(den)) == 1

    den.stage.players.pop()
    den.commit()
    await den.settle()

    assert calls(den) == []


async def test_nobody_is_called_to_a_table_that_nobody_sees(den: Den) -> None:
    with den.env._bot_scope():
        den.chat._public_tables.of("t1").aim = Aim.GIVE_UP
    await turn(den, "q1")
    assert calls(den) == []


async def test_delayed_call_that_fell_due_without_a_table_comes_with_the_table(den: Den) -> None:
    """It stands as long as the table waits for its person."""
    await den.do(den.ben, "hand")
    await turn(den, "q1")
    table = den.chat._public_tables.of("t1")
    table.aim = Aim.GIVE_UP
    await den.env.advance_time(16)

    assert calls(den) == []

    table.aim = Aim.POST
    den.commit()
    await den.settle()
    den.commit()
    await den.settle()

    assert len(calls(den)) == 1


@pytest.mark.parametrize("rings", [True, False])
async def test_a_server_where_nobody_is_rung_calls_nobody(
    den: Den, monkeypatch: pytest.MonkeyPatch, rings: bool
) -> None:
    keeper: Any = den.chat._reconciler._keepers[Kind.CALL]
    monkeypatch.setattr(keeper, "_rules", lambda _: ServerRules(rings=rings))
    await turn(den, "q1")

    assert len(calls(den)) == rings


async def test_a_call_that_failed_is_tried_again_in_its_time(den: Den) -> None:
    path = f"/channels/{den.channel.id}/messages"
    den.refuse("POST", path, 503, 0, times=3)
    await turn(den, "q1")
    tried = [one for one in den.wire.requests if (one.method, one.path) == ("POST", path)]
    den.commit()
    await den.settle()
    again = [one for one in den.wire.requests if (one.method, one.path) == ("POST", path)]

    assert (calls(den), again) == ([], tried)

    await den.env.advance_time(61)
    assert len(calls(den)) == 1
