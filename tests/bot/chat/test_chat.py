"""What the chat as a whole promises to whoever starts, stops and asks it."""

from tests.bot.chat.conftest import Den


async def test_what_is_closed_starts_nothing_new(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    with den.env._bot_scope():
        await den.chat.close()
    den.wire.requests.clear()
    den.stage.note = "later"
    den.commit()
    await den.settle()
    assert den.wire.requests == []
    assert den.chat.next_due() is None
