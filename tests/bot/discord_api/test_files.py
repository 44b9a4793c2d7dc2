"""A file on a message travels however the page does, and goes when the next page has none."""

import gc
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import ref

import pytest
from discord.http import MultipartParameters
from simcord.http.client import FakeWebhookAdapter

from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.rate_limiter import Priority
from bot.interactions.interaction import Click
from bot.interactions.verbs import Verb
from bot.pages.custom_ids import Stamps
from bot.pages.delivery import Attached, Delivery, Sent, Wanted, digest
from bot.pages.page import Page, Text
from tests.bot.den import Den

EGG = Attached("egg.txt", b"not yet hatched")
CHICK = Attached("chick.txt", b"hatched")


def page(said: str, *files: Attached) -> Wanted:
    return Wanted.of(Page((Text(said),)), files=files)


def on(den: Den, message_id: int) -> list[Attached]:
    """What hangs on a message of the channel by now."""
    message = den.env.backend.get_message(den.channel.id, message_id)
    found = [(one["filename"], den.env.backend.cdn.get(one["url"])) for one in message.attachments]
    return [Attached(name, content) for name, content in found if content is not None]


async def pressed(den: Den, work: Callable[[Click], Awaitable[object]]) -> Click:
    """A press on the table that is answered by `work`."""
    clicks: list[Click] = []

    async def answer(click: Click) -> None:
        clicks.append(click)
        await work(click)

    den.chat.verbs.add(Verb("hatch", answer))
    await den.do(den.ada, "hatch")
    return clicks[0]


async def test_sent_and_edited(den: Den) -> None:
    with den.env._bot_scope():
        await den.chat.outbox.turn(Priority.TABLE)
        sent = await den.chat.outbox.send(den.channel.id, Delivery.of(page("an egg", EGG)), "nonce")
        assert on(den, sent.message_id) == [EGG]

        for said, files in [("a chick", [CHICK]), ("the same", [CHICK]), ("gone", []), ("", [EGG])]:
            await den.chat.outbox.turn(Priority.TABLE)
            await den.chat.outbox.edit(
                den.channel.id, sent.message_id, Delivery.of(page(said or "back", *files))
            )
            assert on(den, sent.message_id) == files


async def test_edited_by_a_press_and_its_token(den: Den) -> None:
    await den.deal()
    (table,) = den.tables()
    click = await pressed(den, lambda click: click.redraw(page("an egg", EGG)))

    assert on(den, table.id) == [EGG]

    token = InteractionToken(click.interaction.followup, 0.0)
    with den.env._bot_scope():
        await click.redraw(page("a chick", CHICK))
        assert on(den, table.id) == [CHICK]

        for said, files in [("two", [CHICK, EGG]), ("one", [EGG]), ("none", [])]:
            await token.redraw(Delivery.of(page(said, *files)))
            assert on(den, table.id) == files


async def test_a_follow_up_is_edited_and_taken_away_by_the_token_of_its_press(den: Den) -> None:
    await den.deal()
    (table,) = den.tables()

    async def publish(click: Click) -> None:
        await click.say("there")
        sent.append(await click.publish(page("an egg", EGG)))

    sent: list[Sent] = []
    click = await pressed(den, publish)
    message_id = sent[0].message_id

    assert (set(sent[0].files), on(den, message_id)) == ({EGG.name}, [EGG])

    token = InteractionToken(click.interaction.followup, 0.0, message_id)
    with den.env._bot_scope():
        edited = await token.redraw(Delivery.of(page("a chick", CHICK)))
        assert set(edited.files) == {CHICK.name}
        assert on(den, message_id) == [CHICK]

        await token.remove()

    assert message_id not in {one.id for one in den.messages(den.channel.id)}
    assert den.now(table) == table, "what was pressed stays"


async def test_a_file_that_is_handed_over_is_for_the_presser_alone(den: Den) -> None:
    await den.deal()
    await pressed(den, lambda click: click.hand_over("here you are", EGG.name, EGG.content))
    found = den.messages(den.channel.id)[-1]
    assert (found.ephemeral, found.text) == (True, "here you are")
    assert on(den, found.id) == [EGG]


@pytest.mark.parametrize("thinks", [False, True])
async def test_whispered(den: Den, thinks: bool) -> None:
    """As the answer, as the answer after thinking, and as a follow-up."""
    await den.deal()

    async def whisper(click: Click) -> None:
        if thinks:
            await click.acknowledge(redraws=False)
        await click.whisper(page("an egg", EGG))
        if not thinks:
            await click.whisper(page("a chick", CHICK))

    await pressed(den, whisper)
    whispered = [one for one in den.messages(den.channel.id) if one.ephemeral]
    assert [on(den, one.id) for one in whispered] == ([[EGG]] if thinks else [[EGG], [CHICK]])


def test_files_that_differ_are_messages_that_differ() -> None:
    text = Page((Text("x"),))
    found = [digest(text, Stamps(), files) for files in ((), (EGG,), (CHICK,), (EGG, CHICK))]
    assert len(set(found)) == 4
    assert digest(text, Stamps(), (Attached("egg.txt", EGG.content),)) == found[1]


async def test_a_file_that_was_sent_leaves_nothing_behind() -> None:
    """Not even for as long as it takes Python's collector to come by."""
    gc.disable()
    try:
        with MultipartParameters(None, None, [(file := EGG.file())]):
            buffer = ref(file.fp)

        del file
        assert buffer() is None
    finally:
        gc.enable()


async def test_a_file_can_be_sent_again_when_the_line_was_broken() -> None:
    file = EGG.file()
    for attempt in range(2):
        file.reset(seek=attempt)
        assert file.fp.read() == EGG.content
        file.fp.close()  # as aiohttp does when it has read it


async def test_discord_tells_only_what_we_cannot_know(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its reply to an answer is the whole message: for the files on it, and for a new message that
    everybody sees.
    """
    asked: list[bool] = []
    request = FakeWebhookAdapter.request

    async def listening(self: FakeWebhookAdapter, route: Any, session: Any, **said: Any) -> Any:
        if "/callback" in route.url:
            asked.append(said.get("params") == {"with_response": "1"})
        return await request(self, route, session, **said)

    monkeypatch.setattr(FakeWebhookAdapter, "request", listening)
    await den.post()
    for name, work, is_asked in (
        ("redraw", lambda click: click.redraw(page("an egg")), False),
        ("whisper", lambda click: click.whisper(page("an egg")), False),
        ("hatch", lambda click: click.redraw(page("a chick", CHICK)), True),
        ("publish", lambda click: click.publish(page("an egg")), True),
    ):
        asked.clear()
        den.chat.verbs.add(Verb(name, work))
        await den.do(den.ada, name)

        assert asked == [is_asked], name
