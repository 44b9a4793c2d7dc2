"""Files on messages: every way of sending carries them, and a page without files removes them."""

import gc
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import ref

import pytest
from discord.http import MultipartParameters
from simcord.http.client import FakeWebhookAdapter

from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.outbox import Priority
from bot.interactions.interaction import Click, Verb
from bot.pages.delivery import Attached, Delivery, DesiredMessage, Sent, digest
from bot.pages.page import ButtonTokens, Page, Text
from tests.bot.den import Den

EGG = Attached("egg.txt", b"not yet hatched")
CHICK = Attached("chick.txt", b"hatched")


def page(said: str, *files: Attached) -> DesiredMessage:
    return DesiredMessage.of(Page((Text(said),)), files=files)


def on(den: Den, message_id: int) -> list[Attached]:
    """Return the files that are attached to a message of the channel now."""
    message = den.env.backend.get_message(den.channel.id, message_id)
    found = [
        (attachment["filename"], den.env.backend.cdn.get(attachment["url"]))
        for attachment in message.attachments
    ]
    return [Attached(name, content) for name, content in found if content is not None]


async def pressed(den: Den, work: Callable[[Click], Awaitable[object]]) -> Click:
    """Press a button on the table that is answered by `work`, and return the interaction."""
    clicks: list[Click] = []

    async def answer(click: Click) -> None:
        clicks.append(click)
        await work(click)

    den.chat.verbs.add(Verb("hatch", answer))
    await den.do(den.ada, "hatch")
    return clicks[0]


async def test_file_is_sent_kept_replaced_and_removed(den: Den) -> None:
    with den.env._bot_scope():
        await den.chat.outbox.turn(Priority.TABLE)
        sent = await den.chat.outbox.send(den.channel.id, Delivery.of(page("an egg", EGG)), "nonce")
        assert on(den, sent.message_id) == [EGG]

        # Replaced, kept, removed, and attached again.
        for said, files in [("a chick", [CHICK]), ("the same", [CHICK]), ("gone", []), ("", [EGG])]:
            await den.chat.outbox.turn(Priority.TABLE)
            await den.chat.outbox.edit(
                den.channel.id, sent.message_id, Delivery.of(page(said or "back", *files))
            )
            assert on(den, sent.message_id) == files


async def test_file_is_edited_by_a_press_and_by_its_token(den: Den, dealt: None) -> None:
    (table,) = den.tables()
    click = await pressed(den, lambda click: click.redraw(page("an egg", EGG)))

    assert on(den, table.id) == [EGG]

    token = InteractionToken(click.interaction.followup, 0.0)
    with den.env._bot_scope():
        # A second change of the pressed message has to use the token.
        await click.redraw(page("a chick", CHICK))
        assert on(den, table.id) == [CHICK]

        for said, files in [("two", [CHICK, EGG]), ("one", [EGG]), ("none", [])]:
            await token.redraw(Delivery.of(page(said, *files)))
            assert on(den, table.id) == files


async def test_follow_up_with_a_file_is_edited_and_removed_by_token(den: Den, dealt: None) -> None:
    (table,) = den.tables()

    async def publish(click: Click) -> None:
        # The first answer is a message of its own, so the next one is a follow-up.
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

    assert message_id not in {message.id for message in den.messages(den.channel.id)}
    assert den.now(table) == table, "what was pressed stays"


async def test_handed_over_file_is_visible_to_the_presser_only(den: Den, dealt: None) -> None:
    await pressed(den, lambda click: click.hand_over("here you are", EGG.name, EGG.content))
    found = den.messages(den.channel.id)[-1]
    assert (found.ephemeral, found.text) == (True, "here you are")
    assert on(den, found.id) == [EGG]


@pytest.mark.parametrize("thinks", [False, True])
async def test_private_answer_carries_its_file(den: Den, dealt: None, thinks: bool) -> None:
    """As the answer, as the answer after a deferral, and as a follow-up."""

    async def whisper(click: Click) -> None:
        if thinks:
            await click.acknowledge(redraws=False)
        await click.whisper(page("an egg", EGG))
        if not thinks:
            await click.whisper(page("a chick", CHICK))

    await pressed(den, whisper)
    whispered = [message for message in den.messages(den.channel.id) if message.ephemeral]
    assert [on(den, one.id) for one in whispered] == ([[EGG]] if thinks else [[EGG], [CHICK]])


def test_different_files_give_different_digests() -> None:
    text = Page((Text("x"),))
    found = [digest(text, ButtonTokens(), files) for files in ((), (EGG,), (CHICK,), (EGG, CHICK))]
    assert len(set(found)) == 4
    # Equal content gives an equal digest, also from another object.
    assert digest(text, ButtonTokens(), (Attached("egg.txt", EGG.content),)) == found[1]


async def test_sent_file_is_freed_at_once() -> None:
    """It must not wait for the garbage collector, because pictures are large."""
    gc.disable()
    try:
        with MultipartParameters(None, None, [(file := EGG.file())]):
            buffer = ref(file.fp)

        del file
        assert buffer() is None
    finally:
        gc.enable()


async def test_file_can_be_sent_again_after_a_broken_connection() -> None:
    file = EGG.file()
    for attempt in range(2):
        file.reset(seek=attempt)
        assert file.fp.read() == EGG.content
        file.fp.close()  # as aiohttp does when it has read it


async def test_response_of_an_answer_is_requested_only_when_needed(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's response to an answer is the whole message, which costs time.

    It is needed for the ids of files, and for the id of a new public message.
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
