"""The process dies between intending and confirming, or just so; nothing is said twice."""

from dataclasses import replace

from bot.chat.ports import Surface
from tests.bot.chat.conftest import Den


async def wake(den: Den) -> None:
    await den.restart()
    with den.env._bot_scope():
        await den.chat.wake(["t1"])
    await den.settle()


def row(den: Den, name: str) -> Surface:
    return den.memory.rows["t1", name]


def card_of(den: Den, member: object) -> str:
    return f"card:{member.id}"


async def test_nothing_changed_nothing_said(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    den.wire.requests.clear()
    await wake(den)
    assert [one for one in den.counted() if "/messages" in one.path] == []


async def test_only_what_is_behind_is_mended(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    den.chat._lanes.close()
    den.stage.asked.clear()
    den.wire.requests.clear()
    await wake(den)
    assert den.cards(den.ben)[-1].buttons == []
    edits = [one for one in den.counted() if "/messages" in one.path]
    assert len(edits) == 1


async def test_a_send_that_was_not_confirmed_is_repeated_with_its_nonce(den: Den) -> None:
    """It had arrived: Discord makes one of the two."""
    await den.deal()
    await den.ask(den.ben, "q1")
    name = card_of(den, den.ben)
    sent = row(den, name)
    den.memory.rows["t1", name] = replace(sent, message_id=None)
    den.wire.requests.clear()
    await wake(den)
    (again,) = [one for one in den.counted() if one.method == "POST" and "/messages" in one.path]
    assert again.body["nonce"] == sent.nonce
    assert again.body["enforce_nonce"] is True
    assert row(den, name).message_id is not None


async def test_an_old_intent_is_looked_for_first(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    name = card_of(den, den.ben)
    sent = row(den, name)
    den.memory.rows["t1", name] = replace(sent, message_id=None)
    await den.env.advance_time(300)
    await wake(den)
    assert row(den, name).message_id == sent.message_id
    assert len(den.cards(den.ben)) == 2


async def test_an_old_intent_that_never_arrived_is_sent(den: Den) -> None:
    await den.deal()
    name = card_of(den, den.ben)
    den.memory.rows["t1", name] = replace(row(den, name), message_id=None, question="q1")
    den.chat._lanes.close()
    den.stage.ask(den.ben.id, "q1")
    await den.env.advance_time(300)
    await wake(den)
    assert den.cards(den.ben)[-1].buttons == ["hide", "run"]


async def test_an_intent_from_before_a_change_ends_up_true(den: Den) -> None:
    """What was intended asked q1; by now q2 is open."""
    await den.deal()
    await den.ask(den.ben, "q1")
    name = card_of(den, den.ben)
    den.memory.rows["t1", name] = replace(row(den, name), message_id=None)
    den.chat._lanes.close()
    den.stage.ask(den.ben.id, "q2", "left")
    await wake(den)
    assert den.cards(den.ben)[-1].buttons == ["left"]


async def test_a_table_that_was_opened_but_never_shown_is_shown(den: Den) -> None:
    await wake(den)
    assert len(den.tables()) == 1


async def test_a_table_found_in_the_channel_is_not_posted_twice(den: Den) -> None:
    await den.deal()
    table = row(den, "table")
    den.memory.rows["t1", "table"] = replace(table, message_id=None)
    await den.env.advance_time(300)
    await wake(den)
    assert len(den.tables()) == 1
    assert row(den, "table").message_id == table.message_id
