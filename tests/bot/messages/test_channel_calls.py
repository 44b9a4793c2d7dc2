"""Calls: mentions in the channel for players without direct messages. They must reveal nothing."""

import pytest

from bot.i18n.words import Words
from bot.messages.state import Aim
from bot.servers.rules import ServerRules
from tests.bot.den import Den
from tests.bot.stage import Asked
from tests.support.shown import Shown


@pytest.fixture
async def den(den: Den) -> Den:
    """A dealt table at which Ben's direct messages are known to be closed."""
    den.close_dms(den.ben)
    await den.deal()
    await den.do(den.ben, "hand")
    # After two minutes, Ben no longer counts as looking at the table.
    await den.env.advance_time(120)

    return den


def calls(den: Den) -> list[Shown]:
    return [
        message for message in den.messages(den.channel.id) if "waiting for you" in message.text
    ]


async def turn(den: Den, token: str, user_id: int | None = None) -> None:
    """Make it the public turn of Ben, or of the given person."""
    user_id = user_id or den.ben.id
    den.stage.turn_of = user_id
    den.stage.moment = f"ask {token}"
    den.stage.deadline = den.clock.now() + 60
    await den.ask(next(one for one in (den.ada, den.ben) if one.id == user_id), token)


async def secret(den: Den, *people: object) -> None:
    """Let all choose at once in secret. The given people have yet to answer."""
    den.stage.turn_of = None
    den.stage.moment = "ask all"
    den.stage.asked = {one.id: Asked("q", settled=one not in people) for one in (den.ada, den.ben)}
    await den.show()


async def test_call_mentions_one_player_and_disappears_after_the_answer(den: Den) -> None:
    await turn(den, "q1")
    (call,) = calls(den)
    assert call.text == Words()("chat-called", mention=f"<@{den.ben.id}>")

    posted = [request for request in den.wire.requests if "waiting for you" in str(request.body)]
    assert posted[0].body["allowed_mentions"]["users"] == [den.ben.id]

    # A player with direct messages is not called.
    await turn(den, "q2", den.ada.id)
    assert calls(den) == []


async def test_player_who_is_looking_is_called_after_fifteen_seconds(den: Den) -> None:
    await den.do(den.ben, "hand")
    await turn(den, "q1")
    assert calls(den) == []

    await den.env.advance_time(14)
    assert calls(den) == []

    await den.env.advance_time(2)
    assert len(calls(den)) == 1

    await den.env.advance_time(40)
    assert len(calls(den)) == 1, "once"


async def test_window_calls_no_player(den: Den) -> None:
    den.stage.public = ["override", "pass"]
    await den.ask(den.ben, "q1", "override", "pass")
    assert calls(den) == []


async def test_secret_choice_calls_at_once_and_until_all_have_answered(den: Den) -> None:
    await secret(den, den.ada, den.ben)
    assert len(calls(den)) == 1

    await secret(den, den.ada)
    assert len(calls(den)) == 1, "it would tell that Ben has chosen"

    await turn(den, "q1", den.ada.id)
    assert calls(den) == []


async def test_late_call_to_a_secret_choice_is_omitted(den: Den) -> None:
    """It would reveal that the player has not chosen yet."""
    await den.do(den.ben, "hand")
    await secret(den, den.ada, den.ben)
    await den.env.advance_time(300)
    await den.show()

    assert calls(den) == []


async def test_button_of_a_call_opens_the_card(den: Den) -> None:
    await turn(den, "q1")
    (call,) = calls(den)
    told = await den.press(den.ben, call, Words()("table-button-hand"))

    assert told.is_private
    assert told.shown is not None
    assert told.shown.buttons == ["hide", "run"]


async def test_calls_do_not_make_the_table_sink(den: Den) -> None:
    before = den.tables()[0].id
    for number in range(15):
        await turn(den, f"q{number}")
        await turn(den, f"other {number}", den.ada.id)
        await den.env.advance_time(91)

    # Fifteen messages of other people would have moved the table.
    assert den.tables()[0].id == before


async def test_call_is_deleted_after_a_restart(den: Den) -> None:
    await turn(den, "q1")
    await den.restart()
    den.stage.turn_of = den.ada.id
    den.stage.asked = {}
    await den.wake()
    assert calls(den) == []


async def test_player_who_opens_dms_is_no_longer_called(den: Den) -> None:
    await turn(den, "q1")
    den.env.backend.faults.clear()
    await den.do(den.ben, "hand")
    await den.settle()
    # A refused direct message is tried again at the earliest after a minute.
    await den.env.advance_time(61)
    await den.do(den.ben, "hand")
    await den.settle()

    assert den.cards(den.ben)[-1].buttons == ["hide", "run"]
    assert calls(den) == []


async def test_refused_call_is_not_sent_later_and_does_not_pause_the_table(den: Den) -> None:
    """Another player's move redraws the same question, but its call has been given up."""
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 403, 50013)
    await turn(den, "q1")
    await den.show()
    assert calls(den) == []

    await turn(den, "q2", den.ada.id)
    await turn(den, "q3")
    assert len(calls(den)) == 1


async def test_refused_delayed_call_is_not_sent_later(den: Den) -> None:
    await den.do(den.ben, "hand")
    await turn(den, "q1")
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 403, 50013)
    # The call is delayed by fifteen seconds, because Ben is looking.
    await den.env.advance_time(16)
    await den.show()

    assert calls(den) == []


async def test_call_with_a_lost_answer_is_neither_repeated_nor_left_behind(den: Den) -> None:
    # Discord carries out the request, but its answer does not arrive.
    den.wire.loses = rf"POST /channels/{den.channel.id}/messages"
    await turn(den, "q1")
    den.wire.down = False
    await den.env.advance_time(61)
    await den.settle()

    assert len(calls(den)) == 1

    await turn(den, "q2", den.ada.id)
    assert calls(den) == []


async def test_player_who_left_the_table_is_no_longer_called(den: Den) -> None:
    await turn(den, "q1")
    assert len(calls(den)) == 1

    den.stage.players.pop()
    await den.show()

    assert calls(den) == []


async def test_no_call_is_sent_while_the_table_has_no_message(den: Den) -> None:
    with den.env._bot_scope():
        den.chat._surfaces.table("t1").aim = Aim.GIVE_UP
    await turn(den, "q1")
    assert calls(den) == []


async def test_delayed_call_without_a_table_message_comes_with_it(den: Den) -> None:
    """The call is due for the whole time in which the table waits for this player."""
    await den.do(den.ben, "hand")
    await turn(den, "q1")
    table = den.chat._surfaces.table("t1")
    table.aim = Aim.GIVE_UP
    await den.env.advance_time(16)

    assert calls(den) == []

    table.aim = Aim.POST
    await den.show()
    # The call follows the table's message, which has to exist first.
    await den.show()

    assert len(calls(den)) == 1


@pytest.mark.parametrize("rings", [True, False])
async def test_server_without_mentions_gets_no_calls(
    den: Den, monkeypatch: pytest.MonkeyPatch, rings: bool
) -> None:
    monkeypatch.setattr(den.chat._drawer, "rules", lambda _: ServerRules(rings=rings))
    await turn(den, "q1")

    assert len(calls(den)) == rings


async def test_failed_call_is_tried_again_after_a_minute(den: Den) -> None:
    path = f"/channels/{den.channel.id}/messages"
    den.refuse("POST", path, 503, 0, times=3)
    await turn(den, "q1")
    den.wire.requests.clear()
    # A further commit must not cause a further attempt.
    await den.show()

    assert calls(den) == []
    assert ("POST", path) not in [(one.method, one.path) for one in den.wire.requests]

    await den.env.advance_time(61)
    assert len(calls(den)) == 1
