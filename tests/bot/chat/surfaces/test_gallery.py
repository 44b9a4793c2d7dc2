"""Pictures in messages: they come with what is sent anyway, or not at all."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.http import router

from bot.chat.discord_api.rate_limiter import Priority
from bot.chat.pages.delivery import PICTURE, Attached, Delivery, Hung, Painted, Wanted
from bot.chat.pages.emojis import Emojis
from bot.chat.pages.page import Page
from bot.chat.ports import Kind, SurfaceId
from bot.chat.surfaces import gallery
from bot.chat.surfaces.gallery import OFF, REFUSALS
from bot.pictures.picture import Picture
from bot.pictures.studio import Studio
from bot.tables.table import Loss, Status
from tests.bot.chat.conftest import Den
from tests.bot.chat.stage import TABLE_ID
from tests.support.shown import Shown
from tests.support.toy_picture import Toy, painted, toy
from tests.support.wire import Request


class Easel:
    """Paints at once, until a test holds it back."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.may_go.set()
        self.drawn: list[str] = []

    def is_held_for(self, seconds: float) -> None:
        self.may_go.clear()
        threading.Timer(seconds, self.may_go.set).start()

    def paint(self, picture: Picture, locale: str) -> bytes:
        assert isinstance(picture, Toy)
        self.may_go.wait(5)
        self.drawn.append(picture.said)
        return painted(picture.said)


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    yield easel
    easel.may_go.set()


@pytest.fixture
def studio(easel: Easel) -> Studio:
    return Studio(easel.paint)


@pytest.fixture
async def seen(den: Den) -> Den:
    """A table that is dealt, and pictured from now on."""
    await den.deal()
    await show(den, "seen 1")
    den.wire.requests.clear()
    return den


async def show(den: Den, note: str) -> None:
    den.stage.note = note
    den.commit()
    await den.settle()


def picture(den: Den, shown: Shown) -> str | None:
    """What the picture on a message says, its gallery and its file; None: it has neither."""
    message = den.env.backend.get_message(shown.channel_id, shown.id)
    items = [one for part in parts(message.components) for one in part.get("items", ())]
    if not items:
        assert not message.attachments
        assert not shown.text or "in words" in shown.text or "seen" not in shown.text
        return None
    (item,), (file,) = items, message.attachments
    assert file["filename"] == PICTURE
    assert file["url"] in item["media"]["url"] or item["media"]["url"].startswith("attachment")
    said = den.env.backend.cdn.get(file["url"]).decode().removeprefix("PNG ")
    assert item["description"] == f"A sign says {said}."
    return said


def parts(components: Any) -> Iterator[Any]:
    for one in components:
        yield one
        yield from parts(one.get("components", ()))


def uploads(den: Den) -> list[Request]:
    """What went out with a file."""
    sent = [one for one in den.wire.requests if one.method in ("POST", "PATCH")]
    return [one for one in sent if any("filename" in file for file in listed(one))]


def listed(request: Request) -> list[Any]:
    body = request.body or {}
    found: list[Any] = (body.get("data") or body).get("attachments") or []
    return found


def attachment(den: Den, shown: Shown) -> str:
    (file,) = den.env.backend.get_message(shown.channel_id, shown.id).attachments
    return str(file["id"])


def table(den: Den) -> Shown:
    return den.tables()[-1]


async def test_a_table_and_each_card_show_their_own(seen: Den) -> None:
    assert picture(seen, table(seen)) == "seen 1 by all"
    await seen.ask(seen.ben, "q1")
    assert picture(seen, seen.cards(seen.ben)[-1]) == "seen 1 by Ben"
    await seen.do(seen.ada, "hand")
    (hand,) = [one for one in seen.messages(seen.channel.id) if one.ephemeral]
    assert picture(seen, hand) == "seen 1 by Ada"


async def test_the_same_picture_stays_and_another_one_takes_its_place(seen: Den) -> None:
    before = attachment(seen, table(seen))
    seen.stage.progress = 3, 2  # one has yet to answer: the text changes, and nothing else
    seen.commit()
    await seen.settle()
    assert "2 of 3" in table(seen).text
    (edit,) = [one for one in seen.wire.requests if one.method == "PATCH"]
    assert [{"id": str(file["id"])} for file in listed(edit)] == [{"id": before}]
    assert (attachment(seen, table(seen)), picture(seen, table(seen))) == (before, "seen 1 by all")

    await show(seen, "seen 2")
    assert picture(seen, table(seen)) == "seen 2 by all"
    assert attachment(seen, table(seen)) != before
    await show(seen, "dealt")
    assert picture(seen, table(seen)) is None


async def test_a_press_brings_the_next_and_keeps_the_same(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by type 7, which drops what it does not list."""
    seen.stage.public = ["fold", "call"]
    seen.commit()
    await seen.settle()
    before = attachment(seen, table(seen))
    seen.wire.requests.clear()
    await seen.do(seen.zoe, "join")
    (answer,) = [one for one in seen.wire.requests if one.path.endswith("/callback")]
    assert [str(file["id"]) for file in listed(answer)] == [before]
    assert picture(seen, table(seen)) == "seen 1 by all"

    join = seen.stage.join

    async def joined(*said: Any) -> Any:
        seen.stage.note = "seen 2"
        return await join(*said)

    monkeypatch.setattr(seen.stage, "join", joined)
    await seen.do(seen.guild.add_member(seen.env.create_user("dan")), "join")
    assert picture(seen, table(seen)) == "seen 2 by all"


async def test_a_card_is_answered_with_the_next_picture(seen: Den) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")
    assert picture(seen, seen.now(card)) == "seen 2 by Ben"
    assert not [one for one in seen.counted() if str(card.channel_id) in one.path]


async def test_an_answer_does_not_wait_for_its_picture_which_follows_uncounted(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    monkeypatch.setattr(gallery, "AT_ONCE", 0.0)  # simulated time waits for threads
    easel.is_held_for(0.1)
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")
    await seen.settle()
    first, second = (one for one in seen.wire.requests if not one.counts)
    assert first.path.endswith("/callback")
    assert "in words: seen 2 by Ben" in str(first.body)
    assert not listed(first)
    assert uploads(seen)[0] is second
    assert picture(seen, seen.now(card)) == "seen 2 by Ben"
    assert "in words" not in seen.now(card).text
    assert not [one for one in seen.counted() if str(card.channel_id) in one.path]


async def test_where_there_is_no_picture_after_all_nothing_follows(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    monkeypatch.setattr(gallery, "AT_ONCE", 0.0)
    monkeypatch.setattr(gallery, "PATIENCE", 0.0)
    easel.is_held_for(0.1)
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")
    await seen.settle()
    assert "in words: seen 2 by Ben" in seen.now(card).text
    assert len([one for one in seen.wire.requests if not one.counts]) == 1


async def test_what_went_on_meanwhile_is_not_drawn_over(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture of a page that another press has replaced is dropped."""
    await seen.ask(seen.ben, "q1")
    shown = seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.CARD, seen.ben.id))
    wanted = await seen.chat._drawer.card(TABLE_ID, seen.ben.id)
    sender = seen.chat._table_presses._public_tables._sender
    shown.hangs(wanted, None)
    shown.lend(AsyncMock())
    monkeypatch.setattr(sender, "has_token", lambda _: True)

    async def paint(*_: object) -> bool:
        await seen.chat._surfaces.now_shows(shown, replace(wanted, digest="newer"))
        return True

    monkeypatch.setattr(sender, "paint", paint)
    drawn = AsyncMock()
    monkeypatch.setattr(sender, "by_token", drawn)
    await sender.hang(shown, wanted)
    drawn.assert_not_awaited()


async def test_without_a_token_it_waits_for_an_edit_that_is_due(
    seen: Den, studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio.rest(3600)
    await show(seen, "seen 2")
    assert "in words: seen 2 by all" in table(seen).text
    monkeypatch.setattr(studio, "_rests_until", 0.0)
    seen.wire.requests.clear()
    seen.commit()
    await seen.settle()
    assert not seen.wire.requests
    seen.stage.progress = 3, 2
    seen.commit()
    await seen.settle()
    assert picture(seen, table(seen)) == "seen 2 by all"
    assert len([one for one in seen.counted() if "/messages/" in one.path]) == 1


async def test_a_table_waits_for_its_paint_and_shows_the_latest(seen: Den, easel: Easel) -> None:
    easel.may_go.clear()
    seen.stage.note = "seen 2"
    seen.commit()
    await asyncio.sleep(0.02)
    seen.stage.note = "seen 3"
    seen.commit()
    await asyncio.sleep(0.02)
    assert picture(seen, table(seen)) == "seen 1 by all"
    easel.may_go.set()
    await seen.settle()
    assert picture(seen, table(seen)) == "seen 3 by all"
    assert len([one for one in seen.counted() if f"/{seen.channel.id}/" in one.path]) == 1


async def test_nothing_waits_for_ever(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "PATIENCE", 0.0)
    easel.is_held_for(0.1)
    await show(seen, "seen 2")
    assert "in words: seen 2 by all" in table(seen).text


async def test_a_new_message_has_its_picture_from_the_start(seen: Den) -> None:
    seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE)).post_anew()
    seen.commit()
    await seen.settle()
    assert picture(seen, table(seen)) == "seen 1 by all"
    await seen.chatter(1)
    moved = table(seen)
    await seen.ada.slash(seen.channel, "open")
    await seen.settle()
    assert picture(seen, table(seen)) == "seen 1 by all"
    assert not seen.env.backend.get_message(moved.channel_id, moved.id).attachments


async def test_after_a_restart_it_is_uploaded_with_the_next_edit(seen: Den) -> None:
    await seen.restart()
    await seen.settle()
    seen.wire.requests.clear()
    seen.commit()
    await seen.settle()
    assert not uploads(seen)
    seen.stage.progress = 3, 2
    seen.commit()
    await seen.settle()
    assert picture(seen, table(seen)) == "seen 1 by all"
    assert uploads(seen)


async def test_the_painter_breaks_and_the_game_goes_on_in_words(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> bytes:
        raise OSError("no such sprite")

    monkeypatch.setattr(seen.studio, "_paint", breaks)
    for number in range(2, 5):
        await show(seen, f"seen {number}")
        assert f"in words: seen {number} by all" in table(seen).text
    assert caplog.text.count("no more pictures") == 1


# -- when Discord does not take it ----------------------------------------------------------------


def refuse_uploads(den: Den, monkeypatch: pytest.MonkeyPatch, status: int, code: int) -> list[str]:
    """In the channel, from now on; what says the same without a file arrives."""
    refused: list[str] = []
    carried_out = router.dispatch

    def dispatch(backend: Any, method: str, path: str, **said: Any) -> Any:
        if said.get("files") and (str(den.channel.id) in path or "/channels/" not in path):
            refused.append(f"{method} {path}")
            response = SimpleNamespace(status=status, reason="no")
            raise discord.HTTPException(response, {"code": code, "message": "no"})
        return carried_out(backend, method, path, **said)

    monkeypatch.setattr(router, "dispatch", dispatch)
    return refused


@pytest.mark.parametrize(
    ("status", "code"), [(413, 40005), (403, 50013), (400, 50035), (500, 0), (503, 0)]
)
async def test_an_edit_that_is_refused_goes_out_in_words_at_once(
    seen: Den, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    refused = refuse_uploads(seen, monkeypatch, status, code)
    await show(seen, "seen 2")
    assert len(refused) == 1
    assert "in words: seen 2 by all" in table(seen).text
    assert seen.stage.status is Status.PLAYING


async def test_after_three_refusals_the_channel_gets_none_for_ten_minutes(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        refused = refuse_uploads(seen, broken, 413, 40005)
        for number in range(2, 8):
            await show(seen, f"seen {number}")
            assert f"in words: seen {number} by all" in table(seen).text
        assert len(refused) == REFUSALS
        await seen.env.advance_time(OFF - 5)
        await show(seen, "seen 8")
        assert len(refused) == REFUSALS
    await seen.env.advance_time(10)
    await show(seen, "seen 9")
    assert picture(seen, table(seen)) == "seen 9 by all"


async def test_one_that_is_taken_begins_the_count_anew(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    for turn in range(3):
        with monkeypatch.context() as broken:
            refuse_uploads(seen, broken, 413, 40005)
            await show(seen, f"seen {turn} a")
            await show(seen, f"seen {turn} b")
        await show(seen, f"seen {turn} c")
        assert picture(seen, table(seen)) == f"seen {turn} c by all"


async def test_an_answer_that_is_refused_is_given_in_words(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    refused = refuse_uploads(seen, monkeypatch, 413, 40005)
    card = seen.cards(seen.ben)[-1]
    await seen.press(seen.ben, card, "hide")
    assert "/callback" in refused[0]
    assert "in words: seen 2 by Ben" in seen.now(card).text
    told = await seen.do(seen.ben, "hand")
    assert told.shown is not None
    assert "in words: seen 2 by Ben" in told.shown.text


async def test_a_message_that_is_refused_is_sent_in_words_and_once(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = refuse_uploads(seen, monkeypatch, 413, 40005)
    seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE)).post_anew()
    seen.commit()
    await seen.settle()
    assert len(refused) == 1
    (anew,) = seen.tables()
    assert "in words: seen 1 by all" in anew.text


async def test_what_is_refused_with_and_without_is_the_channels_trouble(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/channels/{seen.channel.id}/messages/{table(seen).id}"
    seen.refuse("PATCH", path, 403, 50013, times=None)
    await show(seen, "seen 2")
    assert seen.stage.paused == Loss.ACCESS.value


async def test_the_host_is_told_once_where_pictures_are_not_taken(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_uploads(seen, monkeypatch, 403, 50013)
    await show(seen, "seen 2")
    await show(seen, "seen 3")
    told = await seen.do(seen.ben, "hand")
    assert "Attach Files" not in str(told)
    told = await seen.do(seen.ada, "hand")
    assert str(told).count("Attach Files") == 1
    await show(seen, "seen 4")
    told = await seen.do(seen.ada, "hand")
    assert "Attach Files" not in str(told)


async def test_where_files_may_not_be_attached_none_is_tried(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery_ = seen.chat._table_presses._answers._gallery
    gallery_.allowed(TABLE_ID, seen.channel.id, is_allowed=False)
    seen.wire.requests.clear()
    await show(seen, "seen 2")
    assert "in words: seen 2 by all" in table(seen).text
    assert not [one for one in uploads(seen) if str(seen.channel.id) in one.path]
    await seen.ask(seen.ben, "q1")
    assert picture(seen, seen.cards(seen.ben)[-1]) == "seen 2 by Ben"  # a DM is another channel
    assert "Attach Files" in str(await seen.do(seen.ada, "hand"))
    # Its press says that files may be attached after all (simcord grants it).
    await show(seen, "seen 3")
    assert picture(seen, table(seen)) == "seen 3 by all"


async def test_a_slow_upload_is_given_up(seen: Den, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "UPLOADS", 0.05)
    edit, tried = discord.PartialMessage.edit, []

    async def slowly(message: discord.PartialMessage, **said: Any) -> discord.Message:
        if any(isinstance(one, discord.File) for one in said["attachments"]):
            tried.append(message.id)
            await asyncio.sleep(3600)
        return await edit(message, **said)

    monkeypatch.setattr(discord.PartialMessage, "edit", slowly)
    await show(seen, "seen 2")
    assert tried
    assert "in words: seen 2 by all" in table(seen).text


# -- words for whoever wants them ------------------------------------------------------------------


async def test_the_table_in_words_for_whoever_asks(seen: Den) -> None:
    told = await seen.press(seen.zoe, table(seen), "As text")
    assert told.shown is not None
    assert told.shown.ephemeral
    assert told.shown.text == "table: seen 1\nin words: seen 1 by all\nAda, Ben (0 of 0)"
    assert not told.shown.controls
    assert picture(seen, table(seen)) == "seen 1 by all"


async def test_ones_own_cards_in_words_from_now_on(seen: Den) -> None:
    await seen.ask(seen.ben, "q1")
    card = seen.cards(seen.ben)[-1]
    labels = [[one.label for one in seen.now(card).controls]]
    await seen.press(seen.ben, card, "Text only")
    assert "in words: seen 1 by Ben" in seen.now(card).text
    assert picture(seen, seen.now(card)) is None
    labels.append([one.label for one in seen.now(card).controls])
    assert labels == [["hide", "run", "Text only"], ["hide", "run", "Pictures"]]
    await show(seen, "seen 2")
    assert "in words: seen 2 by Ben" in seen.now(card).text
    assert picture(seen, table(seen)) == "seen 2 by all"

    await seen.restart()
    await show(seen, "seen 3")
    assert "in words: seen 3 by Ben" in seen.now(card).text
    assert picture(seen, seen.cards(seen.ada)[-1]) == "seen 3 by Ada"
    await seen.press(seen.ben, card, "Pictures")
    assert picture(seen, seen.now(card)) == "seen 3 by Ben"


async def test_on_a_hand_too(seen: Den) -> None:
    told = await seen.do(seen.ben, "hand")
    assert told.shown is not None
    await seen.press(seen.ben, told.shown, "Text only")
    assert "in words: seen 1 by Ben" in seen.now(told.shown).text
    assert not seen.memory.people[seen.ben.id].pictures


async def test_a_page_that_is_not_drawn_offers_no_words(den: Den) -> None:
    await den.deal()
    assert [one.label for one in table(den).controls] == ["My hand"]


class TestWithoutAStudio:
    @pytest.fixture
    def studio(self) -> None:
        return None

    async def test_all_is_in_words_and_nothing_else_is_offered(self, den: Den) -> None:
        await den.deal()
        await show(den, "seen 1")
        assert "in words: seen 1 by all" in table(den).text
        assert [one.label for one in table(den).controls] == ["My hand"]
        await den.ask(den.ben, "q1")
        card = den.cards(den.ben)[-1]
        assert "in words: seen 1 by Ben" in card.text
        assert [one.label for one in card.controls] == ["hide", "run"]
        await den.forge(den.ben, card, f"coop:{TABLE_ID}:own:look:0")  # of older days
        assert "in words: seen 1 by Ben" in den.now(card).text


async def test_our_own_emojis_for_all_but_those_who_want_words(seen: Den) -> None:
    seen.chat._drawer._emojis = emojis = Emojis({"common": {"✋": "coop_hand"}})
    emojis.learn({"coop_hand": "<:coop_hand_a1b2c3:77>"})
    await show(seen, "seen ✋")
    assert table(seen).text.startswith("table: seen <:coop_hand_a1b2c3:77>")
    told = await seen.press(seen.zoe, table(seen), "As text")
    assert told.shown.text.startswith("table: seen ✋")
    card = seen.cards(seen.ben)[-1]
    assert "<:coop_hand_a1b2c3:77>" in card.text
    await seen.press(seen.ben, card, "Text only")
    assert "seen ✋" in seen.now(card).text


# -- what is on a message, and what is certain of it -----------------------------------------------


async def test_what_an_answer_brought_is_kept_by_the_next_edit(seen: Den) -> None:
    await seen.ask(seen.ben, "q1", "hide")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    await seen.press(seen.ben, card, "hide")
    brought = attachment(seen, card)
    seen.wire.requests.clear()
    await seen.ask(seen.ben, "q2", "run")
    assert [one.label for one in seen.now(card).controls] == ["run", "Text only"]
    assert (attachment(seen, card), picture(seen, seen.now(card))) == (brought, "seen 2 by Ben")
    assert not uploads(seen)


async def test_a_published_table_keeps_the_picture_of_the_answer(seen: Den) -> None:
    await seen.ada.slash(seen.channel, "open")
    await seen.settle()
    brought = attachment(seen, table(seen))
    seen.stage.progress = 3, 2
    seen.commit()
    await seen.settle()
    assert "2 of 3" in table(seen).text
    assert attachment(seen, table(seen)) == brought


async def test_where_an_edit_crossed_a_press_it_is_uploaded_anew(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can tell whose file is on the message by then, and keeping a file that is gone would
    be refused.
    """
    await seen.ask(seen.ben, "q1", "hide")
    card = seen.cards(seen.ben)[-1]
    shown = seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.CARD, seen.ben.id))
    assert shown.hung is not None
    shown.uncertain()
    assert shown.hung is None
    seen.wire.requests.clear()
    seen.commit()
    await seen.settle()
    assert len(uploads(seen)) == 1
    assert picture(seen, seen.now(card)) == "seen 1 by Ben"
    assert shown.hung is not None


async def test_a_file_that_somebody_took_away_costs_the_picture_and_nothing_else(
    seen: Den,
) -> None:
    """Discord refuses to keep what is not there: the page goes out in words, the next one whole."""
    shown = seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE))
    shown.hung = Hung(Toy("seen 1 by all").key("en"), 4711)
    seen.wire.allowed.add(50035)
    seen.stage.progress = 3, 2
    seen.commit()
    await seen.settle()
    assert "in words: seen 1 by all" in table(seen).text
    assert "2 of 3" in table(seen).text
    seen.stage.progress = 3, 3
    seen.commit()
    await seen.settle()
    assert picture(seen, table(seen)) == "seen 1 by all"


async def test_of_several_hands_each_has_its_own_file(seen: Den) -> None:
    """The file of the newest is not on an older one."""
    first = (await seen.do(seen.ben, "hand")).shown
    second = (await seen.do(seen.ben, "hand")).shown
    assert first is not None
    assert second is not None
    assert first.id != second.id
    await seen.press(seen.ben, first, "Text only")
    await seen.press(seen.ben, first, "Pictures")
    assert picture(seen, seen.now(first)) == "seen 1 by Ben"
    await seen.press(seen.ben, second, "Text only")
    await seen.press(seen.ben, second, "Pictures")
    assert picture(seen, seen.now(second)) == "seen 1 by Ben"


async def test_a_file_of_the_page_and_its_picture_live_together(seen: Den) -> None:
    wanted = Wanted.of(Page((toy("egg"),)), files=(Attached("egg.txt", b"not yet hatched"),))
    painted_ = Painted("key", painted("egg"))
    with seen.env._bot_scope():
        await seen.chat.outbox.turn(Priority.TABLE)
        sent = await seen.chat.outbox.send(seen.channel.id, Delivery.of(wanted, painted_), "nonce")
        assert set(sent.files) == {"egg.txt", PICTURE}
        hung = Delivery.of(wanted, painted_).hung(sent.files)
        assert hung == Hung("key", sent.files[PICTURE])
        await seen.chat.outbox.turn(Priority.TABLE)
        files = await seen.chat.outbox.edit(
            seen.channel.id, sent.message_id, Delivery.of(wanted, hung)
        )
    assert files[PICTURE] == sent.files[PICTURE]
    assert set(files) == {"egg.txt", PICTURE}
