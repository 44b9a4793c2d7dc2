"""Pictures in messages: they are attached to messages and edits that are sent anyway."""

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_api.outbox import Priority
from bot.messages import gallery
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import Aim
from bot.pages.delivery import (
    Attached,
    AttachedPicture,
    Delivery,
    DesiredMessage,
    RenderedPicture,
)
from bot.pages.page import Page, Text
from bot.pictures.display_list import Picture
from bot.pictures.studio import Studio
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import (
    Easel,
    attachment,
    listed,
    picture,
    table,
    uploads,
)
from tests.bot.stage import TABLE_ID
from tests.support.found import found
from tests.support.toy_picture import Toy, painted, toy


async def test_table_and_each_card_show_their_own_picture(seen: Den) -> None:
    assert picture(seen, table(seen)) == "seen 1 by all"

    await seen.ask(seen.ben, "q1")
    assert picture(seen, seen.cards(seen.ben)[-1]) == "seen 1 by Ben"

    await seen.do(seen.ada, "hand")
    (hand,) = [message for message in seen.messages(seen.channel.id) if message.ephemeral]
    assert picture(seen, hand) == "seen 1 by Ada"


async def test_unchanged_picture_is_kept_and_another_one_replaces_it(seen: Den) -> None:
    before = attachment(seen, table(seen))
    seen.stage.progress = 3, 2  # one has yet to answer, which changes only the text
    await seen.show()

    assert "2 of 3" in table(seen).text

    (edit,) = [request for request in seen.wire.requests if request.method == "PATCH"]
    # The edit lists the old attachment, and Discord keeps it.
    assert [{"id": str(file["id"])} for file in listed(edit)] == [{"id": before}]
    assert (attachment(seen, table(seen)), picture(seen, table(seen))) == (before, "seen 1 by all")

    await seen.show("seen 2")
    assert picture(seen, table(seen)) == "seen 2 by all"
    assert attachment(seen, table(seen)) != before

    await seen.show("dealt")
    assert picture(seen, table(seen)) is None


async def test_answer_to_a_press_brings_the_next_picture_or_keeps_the_same(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer of type 7 (UPDATE_MESSAGE) drops every attachment that it does not list."""
    seen.stage.public = ["fold", "call"]
    await seen.show()
    before = attachment(seen, table(seen))
    seen.wire.requests.clear()
    await seen.do(seen.zoe, "join")
    (answer,) = [request for request in seen.wire.requests if request.path.endswith("/callback")]

    assert [str(file["id"]) for file in listed(answer)] == [before]
    assert picture(seen, table(seen)) == "seen 1 by all"

    join = seen.stage.join

    async def joined(*said: Any) -> Any:
        seen.stage.note = "seen 2"
        return await join(*said)

    monkeypatch.setattr(seen.stage, "join", joined)
    await seen.do(seen.guild.add_member(seen.env.create_user("dan")), "join")
    assert picture(seen, table(seen)) == "seen 2 by all"


async def test_card_is_answered_with_the_next_picture(seen: Den) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")

    assert picture(seen, seen.now(card)) == "seen 2 by Ben"
    # The answer is the only request: nothing that counts against the channel's limit.
    assert not [request for request in seen.counted() if str(card.channel_id) in request.path]


async def test_answer_does_not_wait_for_its_picture(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    monkeypatch.setattr(gallery, "AT_ONCE", 0.0)  # simulated time waits for threads
    # Longer than the answer waits, so it goes out in words.
    easel.is_held_for(0.1)
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")
    await seen.settle()
    # Answers and their edits by token do not count against the limit of a channel.
    first, second = (request for request in seen.wire.requests if not request.counts)

    assert first.path.endswith("/callback")
    assert "in words: seen 2 by Ben" in str(first.body)
    assert not listed(first)
    assert uploads(seen)[0] is second
    assert picture(seen, seen.now(card)) == "seen 2 by Ben"
    assert "in words" not in seen.now(card).text
    assert not [request for request in seen.counted() if str(card.channel_id) in request.path]


async def test_picture_of_a_pressed_table_follows_its_answer(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen.stage.public = ["fold"]
    seen.stage.turn_of = seen.ben.id
    await seen.show("seen 1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    monkeypatch.setattr(gallery, "AT_ONCE", 0.0)
    easel.is_held_for(0.1)
    seen.wire.requests.clear()
    await seen.forge(seen.ben, table(seen), f"coop:{TABLE_ID}:everybody:turn:0")
    await seen.settle()

    assert picture(seen, table(seen)) == "seen 2 by all"
    assert not [request for request in seen.counted() if str(seen.channel.id) in request.path]


async def test_no_edit_follows_when_the_picture_is_not_ready(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    monkeypatch.setattr(gallery, "AT_ONCE", 0.0)
    # With no patience, the picture is given up before it is painted.
    monkeypatch.setattr(gallery, "PATIENCE", 0.0)
    easel.is_held_for(0.1)
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")
    await seen.settle()

    assert "in words: seen 2 by Ben" in seen.now(card).text
    assert len([request for request in seen.wire.requests if not request.counts]) == 1


async def test_late_picture_does_not_replace_a_newer_page(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture belongs to a page that another press has replaced."""
    await seen.ask(seen.ben, "q1")
    shown = seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.CARD, seen.ben.id))
    wanted = await seen.chat._drawer.card(TABLE_ID, seen.ben.id)
    writer = seen.chat._public_tables._writer
    shown.set_picture(wanted, None)
    shown.token = AsyncMock()
    monkeypatch.setattr(writer, "has_token", lambda _: True)

    async def prepare(*_: object) -> bool:
        # The newer page appears while the picture is being prepared.
        await seen.chat._surfaces.note_edit(shown, replace(wanted, page=Page((Text("newer"),))))
        return True

    monkeypatch.setattr(writer, "prepare", prepare)
    drawn = AsyncMock()
    monkeypatch.setattr(writer, "edit_by_token", drawn)
    await writer.add_picture(shown, wanted)
    drawn.assert_not_awaited()


async def test_picture_without_a_token_waits_for_the_next_edit(
    seen: Den, studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio.rest(3600)
    await seen.show("seen 2")
    assert "in words: seen 2 by all" in table(seen).text

    monkeypatch.setattr(studio, "_rests_until", 0.0)
    seen.wire.requests.clear()
    await seen.show()

    # The page is the same, and a picture alone is worth no request that counts.
    assert not seen.wire.requests

    seen.stage.progress = 3, 2
    await seen.show()

    assert picture(seen, table(seen)) == "seen 2 by all"
    assert len([request for request in seen.counted() if "/messages/" in request.path]) == 1


async def test_table_waits_for_its_painter_and_shows_the_latest_state(
    seen: Den, easel: Easel
) -> None:
    easel.may_go.clear()
    seen.stage.note = "seen 2"
    seen.commit()
    await asyncio.sleep(0.02)
    seen.stage.note = "seen 3"
    seen.commit()
    # Time for the worker to take up the change and to wait for the painter.
    await asyncio.sleep(0.02)

    assert picture(seen, table(seen)) == "seen 1 by all"

    easel.may_go.set()
    await seen.settle()
    assert picture(seen, table(seen)) == "seen 3 by all"
    assert (
        len([request for request in seen.counted() if f"/{seen.channel.id}/" in request.path]) == 1
    )


async def test_page_goes_out_in_words_when_its_painter_is_slow(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "PATIENCE", 0.0)
    easel.is_held_for(0.1)
    await seen.show("seen 2")

    assert "in words: seen 2 by all" in table(seen).text


async def test_new_message_has_its_picture_from_the_start(seen: Den) -> None:
    seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE)).aim = Aim.POST
    await seen.show()

    assert picture(seen, table(seen)) == "seen 1 by all"

    await seen.chatter(1)
    moved = table(seen)
    await seen.ada.slash(seen.channel, "open")
    await seen.settle()

    assert picture(seen, table(seen)) == "seen 1 by all"
    # The old message only links to the new one.
    assert not seen.env.backend.get_message(moved.channel_id, moved.id).attachments


async def test_picture_is_uploaded_with_the_first_edit_after_a_restart(seen: Den) -> None:
    await seen.restart()
    await seen.settle()
    seen.wire.requests.clear()
    await seen.show()

    # What the message shows is stored, so the same page needs no request.
    assert not uploads(seen)

    seen.stage.progress = 3, 2
    await seen.show()

    assert picture(seen, table(seen)) == "seen 1 by all"
    assert uploads(seen)


async def test_failing_painter_switches_pictures_off(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> bytes:
        raise OSError("no such sprite")

    monkeypatch.setattr(seen.studio, "_paint", breaks)
    for number in range(2, 5):
        await seen.show(f"seen {number}")
        assert f"in words: seen {number} by all" in table(seen).text

    # Three failures, but one line in the log.
    assert caplog.text.count("pictures are off") == 1


async def test_edit_keeps_the_picture_of_an_answer(seen: Den) -> None:
    await seen.ask(seen.ben, "q1", "hide")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")
    brought = attachment(seen, card)

    assert len([request for request in uploads(seen) if "by Ben" in str(request.body)]) == 1

    seen.wire.requests.clear()
    await seen.ask(seen.ben, "q2", "run")
    assert [control.label for control in seen.now(card).controls] == ["run", "Cards: DM"]
    assert (attachment(seen, card), picture(seen, seen.now(card))) == (brought, "seen 2 by Ben")
    assert not uploads(seen)


async def test_table_keeps_the_picture_of_the_command_that_posted_it(seen: Den) -> None:
    await seen.ada.slash(seen.channel, "open")
    await seen.settle()
    brought = attachment(seen, table(seen))
    seen.stage.progress = 3, 2
    await seen.show()

    assert "2 of 3" in table(seen).text
    assert attachment(seen, table(seen)) == brought


async def test_picture_is_uploaded_again_after_a_crossed_edit(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When an edit and an answer cross, it is unknown which file the message holds.

    To keep a file that is gone would be refused.
    """
    await seen.ask(seen.ben, "q1", "hide")
    card = seen.cards(seen.ben)[-1]
    shown = seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.CARD, seen.ben.id))
    found(shown.attached)
    shown.mark_uncertain()

    assert shown.attached is None

    seen.wire.requests.clear()
    await seen.show()

    assert len(uploads(seen)) == 1
    assert picture(seen, seen.now(card)) == "seen 1 by Ben"

    found(shown.attached)


async def test_missing_file_costs_only_the_picture(
    seen: Den,
) -> None:
    """Discord refuses to keep a file that is gone, so the page goes out in words.

    The next edit uploads the picture again.
    """
    shown = seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE))
    # An attachment id that the message does not have.
    shown.attached = AttachedPicture(Toy("seen 1 by all").key("en"), 4711)
    seen.wire.allowed.add(50035)
    seen.stage.progress = 3, 2
    await seen.show()

    assert "in words: seen 1 by all" in table(seen).text
    assert "2 of 3" in table(seen).text

    seen.stage.progress = 3, 3
    await seen.show()

    assert picture(seen, table(seen)) == "seen 1 by all"


async def test_each_ephemeral_card_has_its_own_file(seen: Den) -> None:
    """The file of the newest message is not on an older one."""
    first = (await seen.do(seen.ben, "hand")).shown
    second = (await seen.do(seen.ben, "hand")).shown

    assert first is not None
    assert second is not None
    assert first.id != second.id

    # Switch the first message to words and back, which uploads its picture again.
    in_words, pictured = (f"coop:{TABLE_ID}:own:look:{one}" for one in (0, 1))
    await seen.forge(seen.ben, first, in_words)
    await seen.forge(seen.ben, first, pictured)

    assert picture(seen, seen.now(first)) == "seen 1 by Ben"

    await seen.forge(seen.ben, second, in_words)
    await seen.forge(seen.ben, second, pictured)
    assert picture(seen, seen.now(second)) == "seen 1 by Ben"


async def test_pressed_ephemeral_card_keeps_its_file(seen: Den) -> None:
    await seen.ask(seen.ben, "q1")
    hand = found((await seen.do(seen.ben, "hand")).shown)

    brought = attachment(seen, hand)
    seen.wire.requests.clear()
    await seen.press(seen.ben, hand, "hide")

    assert attachment(seen, hand) == brought
    assert not uploads(seen)


async def test_file_and_picture_of_a_page_coexist(seen: Den) -> None:
    wanted = DesiredMessage.of(
        Page((toy("egg"),)), files=(Attached("egg.txt", b"not yet hatched"),)
    )
    painted_ = RenderedPicture("key", painted("egg"))
    with seen.env._bot_scope():
        await seen.chat.outbox.turn(Priority.TABLE)
        sent = await seen.chat.outbox.send(seen.channel.id, Delivery.of(wanted, painted_), "nonce")
        assert set(sent.files) == {"egg.txt", Picture.file_name}

        hung = Delivery.of(wanted, painted_).attached_picture(sent.files)
        assert hung == AttachedPicture("key", sent.files[Picture.file_name])

        # The edit keeps the picture by its id and must not lose the other file.
        await seen.chat.outbox.turn(Priority.TABLE)
        edited = await seen.chat.outbox.edit(
            seen.channel.id, sent.message_id, Delivery.of(wanted, hung)
        )

    assert edited.files[Picture.file_name] == sent.files[Picture.file_name]
    assert set(edited.files) == {"egg.txt", Picture.file_name}


async def test_ephemeral_card_waits_for_its_painter_and_shows_the_latest_state(
    seen: Den, easel: Easel
) -> None:
    hand = found((await seen.do(seen.ben, "hand")).shown)

    seen.wire.requests.clear()
    easel.may_go.clear()

    for note in ("seen 2", "seen 3"):
        seen.stage.note = note
        seen.commit()
        await asyncio.sleep(0.02)

    easel.may_go.set()
    await seen.settle()
    assert picture(seen, seen.now(hand)) == "seen 3 by Ben"

    # Three states, but one edit.
    edits = [
        request for request in seen.wire.requests if request.path.endswith("/messages/@original")
    ]
    assert len(edits) == 1


async def test_pictures_stop_while_discord_limits_requests(seen: Den, studio: Studio) -> None:
    with seen.env._bot_scope():
        seen.chat.slow(0.01)
    assert not studio.is_open


async def test_picture_for_a_file_is_painted(seen: Den, easel: Easel) -> None:
    assert await seen.chat.paint(Toy("egg"), "en") == painted("egg")
